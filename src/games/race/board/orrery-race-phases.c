/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/race/board/orrery-race-phases.h"

#include <glib/gi18n-lib.h>

#include "games/race/board/orrery-race-card.h"
#include "games/race/board/orrery-race-parts.h"
#include "games/race/words/orrery-race-story.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/layout/orrery-announce.h"

enum
{
  LEAST_NAME = 8,   /* letters of a phase */
  MOST_LEADERS = 2, /* more of them say nothing */
};

typedef struct
{
  GtkWidget *box;
  GtkWidget *done; /* a tick */
  GtkWidget *marks;
  GtkWidget *numeral;
  GtkWidget *name;
} PhaseTile;

struct _OrreryRacePhases
{
  GtkWidget parent_instance;

  gboolean tight;
  gboolean compact;
  gboolean has_state;
  RaceState state;
  GStrv names;
  guint called;

  GtkWidget *box;
  GtkWidget *titles;
  GtkWidget *round;
  GtkWidget *step;
  GtkWidget *tiles_box;
  PhaseTile tiles[ORRERY_RACE_N_PHASES];
  GtkWidget *watches;
  GtkWidget *pool;
  GtkWidget *pool_bar;
  GtkWidget *most;
  GtkWidget *leaders; /* their marks: names would be too long */
  GtkWidget *most_bar;
  GtkWidget *piles;
  GtkWidget *deck_card;
  GtkWidget *deck;
  GtkWidget *discard;
};

G_DEFINE_FINAL_TYPE (OrreryRacePhases, orrery_race_phases, GTK_TYPE_WIDGET)

static const char *
name_of (OrreryRacePhases *self, guint seat)
{
  return self->names != NULL && seat < g_strv_length (self->names) ? self->names[seat] : "";
}

/* --- Phases --- */

static gboolean
is_done (const RaceState *state, guint phase)
{
  return orrery_race_is_called (state, phase)
         && (state->step == RACE_STEP_END || phase < orrery_race_phase_of_step (state->phase));
}

static void
append_mark (OrreryRacePhases *self, GtkWidget *box, guint seat)
{
  GtkWidget *mark = orrery_seat_mark_new (18);

  orrery_seat_mark_set (ORRERY_SEAT_MARK (mark), (int) seat, name_of (self, seat));
  gtk_box_append (GTK_BOX (box), mark);
}

/* Everybody who chose this action, then its bonus, so that it is there only once. */
static void
add_choosers (OrreryRacePhases *self, guint phase, guint action, GString *spoken)
{
  const gboolean called = (self->called >> phase & 1) != 0;
  PhaseTile *tile = &self->tiles[phase];
  gboolean any = FALSE;
  GtkWidget *bonus;

  for (guint seat = 0; seat < self->state.n_seats; seat++)
    for (guint i = 0; i < 2; i++)
      if (self->state.seats[seat].actions[i] == action + 1)
        {
          if (called)
            append_mark (self, tile->marks, seat);
          g_string_append_printf (spoken, "; %s: %s", name_of (self, seat), orrery_race_story_action (action));
          any = TRUE;
        }
  bonus = any && called && !self->tight ? orrery_race_bonus_tag_new (action) : NULL;
  if (bonus != NULL)
    gtk_box_append (GTK_BOX (tile->marks), bonus);
}

static GtkWidget *
new_note (const char *text)
{
  GtkWidget *label = orrery_label_new ("caption", 0);

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return label;
}

static void
show_choosers (OrreryRacePhases *self, guint phase)
{
  PhaseTile *tile = &self->tiles[phase];
  g_autoptr (GString) spoken = g_string_new (orrery_race_phase_name (phase));

  orrery_clear_children (tile->marks);
  for (guint action = 0; action < RACE_N_ACTIONS; action++)
    if (orrery_race_phase_of_action (action) == phase)
      add_choosers (self, phase, action, spoken);
  if ((self->called >> phase & 1) == 0 && self->state.step == RACE_STEP_PHASES)
    {
      g_string_append_printf (spoken, ", %s", _("not this round"));
      if (!self->tight)
        gtk_box_append (GTK_BOX (tile->marks), new_note (_("not this round")));
    }
  gtk_widget_set_tooltip_text (tile->box, spoken->str);
  orrery_set_spoken (tile->box, spoken->str);
}

static void
show_phases (OrreryRacePhases *self)
{
  /* On a phone, their room is better used while nobody knows yet which phases will happen. */
  const gboolean are_shown = !self->compact || self->state.step == RACE_STEP_PHASES;

  self->called = 0;
  gtk_widget_set_visible (gtk_widget_get_parent (self->tiles_box), are_shown);
  for (guint i = 0; i < ORRERY_RACE_N_PHASES; i++)
    {
      const gboolean called = orrery_race_is_called (&self->state, i);

      self->called |= called ? 1u << i : 0;
      orrery_toggle_class (self->tiles[i].box, "on", called);
      orrery_toggle_class (self->tiles[i].box, "now", orrery_race_is_now (&self->state, i));
      gtk_widget_set_visible (self->tiles[i].done, is_done (&self->state, i));
      show_choosers (self, i);
    }
}

/* --- The end --- */

static void
set_bar (GtkWidget *bar, const char *text, double part, gboolean near_end)
{
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), CLAMP (part, 0, 1));
  orrery_toggle_class (bar, "near", near_end);
  orrery_set_spoken (bar, text);
}

static guint
count_leaders (const RaceState *state, guint n)
{
  guint count = 0;

  for (guint i = 0; i < state->n_seats; i++)
    count += state->seats[i].n_tableau == n;
  return count;
}

static void
show_end (OrreryRacePhases *self)
{
  const RaceState *state = &self->state;
  const int whole = RACE_POOL_A_SEAT * state->n_seats;
  g_autofree char *pool = g_strdup_printf (_("%d of %d VP left"), MAX (state->pool, 0), whole);
  g_autofree char *brief = g_strdup_printf (_("%d of %d VP"), MAX (state->pool, 0), whole);
  guint n;
  g_autofree char *most = orrery_race_tell_most (&self->state, (const char *const *) self->names, &n);
  g_autofree char *count = g_strdup_printf (_("%u of %d"), n, RACE_END_CARDS);

  orrery_label_set (self->pool, brief);
  set_bar (self->pool_bar, pool, (double) state->pool / whole, state->pool * 4 < whole);
  orrery_label_set (self->most, count);
  gtk_widget_set_tooltip_text (self->most, most);
  gtk_widget_set_tooltip_text (self->leaders, most);
  orrery_clear_children (self->leaders);
  gtk_widget_set_visible (self->leaders, count_leaders (state, n) <= MOST_LEADERS);
  for (guint i = 0; i < state->n_seats; i++)
    if (state->seats[i].n_tableau == n)
      append_mark (self, self->leaders, i);
  set_bar (self->most_bar, most, (double) n / RACE_END_CARDS, n + 2 >= RACE_END_CARDS);
}

/* The number above the words. */
static void
set_pile (GtkWidget *label, char *text)
{
  char *space = strchr (text, ' ');

  if (space != NULL)
    *space = '\n';
  orrery_label_set (label, text);
}

static void
update (OrreryRacePhases *self)
{
  g_autofree char *round = NULL, *step = NULL, *deck = NULL, *discard = NULL;

  if (!self->has_state)
    return;
  round = g_strdup_printf (_("Round %d"), self->state.round);
  step = orrery_race_tell_step (&self->state);
  deck = g_strdup_printf (_("%d deck"), self->state.n_deck);
  discard = g_strdup_printf (_("%d discard"), self->state.n_discard);
  orrery_label_set (self->round, self->state.round > 0 ? round : _("Setup"));
  orrery_label_set (self->step, step);
  set_pile (self->deck, deck);
  set_pile (self->discard, discard);
  show_phases (self);
  show_end (self);
}

void
orrery_race_phases_set_state (OrreryRacePhases *self, const RaceState *state)
{
  g_return_if_fail (ORRERY_IS_RACE_PHASES (self));

  self->has_state = TRUE;
  self->state = *state;
  update (self);
}

void
orrery_race_phases_set_names (OrreryRacePhases *self, const char *const *names)
{
  g_return_if_fail (ORRERY_IS_RACE_PHASES (self));

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  update (self);
}

GtkWidget *
orrery_race_phases_get_deck (OrreryRacePhases *self)
{
  g_return_val_if_fail (ORRERY_IS_RACE_PHASES (self), NULL);

  return self->compact ? self->pool : self->deck_card;
}

/* --- Building --- */

static void
build_tile (OrreryRacePhases *self, guint phase)
{
  PhaseTile *tile = &self->tiles[phase];
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  tile->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  tile->numeral = gtk_label_new (orrery_race_phase_numeral (phase));
  tile->name = gtk_label_new (orrery_race_phase_name (phase));
  tile->done = orrery_symbol_new (ORRERY_SYMBOL_CHECK, 14);
  tile->marks = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  gtk_label_set_xalign (GTK_LABEL (tile->numeral), 0);
  gtk_widget_set_hexpand (tile->numeral, TRUE);
  gtk_label_set_xalign (GTK_LABEL (tile->name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (tile->name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (tile->name), LEAST_NAME);
  gtk_widget_add_css_class (tile->numeral, "orrery-race-numeral");
  gtk_widget_add_css_class (tile->done, "orrery-race-done");
  gtk_widget_add_css_class (tile->box, "orrery-race-phase");
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_hexpand (tile->box, TRUE);
  gtk_box_append (GTK_BOX (line), tile->numeral);
  gtk_box_append (GTK_BOX (line), tile->done);
  gtk_box_append (GTK_BOX (texts), line);
  gtk_box_append (GTK_BOX (texts), tile->name);
  gtk_box_append (GTK_BOX (head), orrery_symbol_new (orrery_race_phase_symbol (phase), 20));
  gtk_box_append (GTK_BOX (head), texts);
  gtk_box_append (GTK_BOX (tile->box), head);
  gtk_box_append (GTK_BOX (tile->box), tile->marks);
  gtk_box_append (GTK_BOX (self->tiles_box), tile->box);
}

static GtkWidget *
new_watch (GtkWidget *sign, GtkWidget **label, GtkWidget *marks, GtkWidget **bar)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  *label = orrery_label_new ("caption-heading orrery-number", 0);
  *bar = gtk_progress_bar_new ();
  gtk_widget_add_css_class (*bar, "orrery-watch");
  gtk_widget_set_hexpand (column, TRUE);
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (line), *label);
  if (marks != NULL)
    gtk_box_append (GTK_BOX (line), marks);
  gtk_box_append (GTK_BOX (column), line);
  gtk_box_append (GTK_BOX (column), *bar);
  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), column);
  return box;
}

static GtkWidget *
new_pile (GtkWidget *card, GtkWidget **label)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);

  *label = orrery_label_new ("caption orrery-number", 0.5);
  gtk_label_set_justify (GTK_LABEL (*label), GTK_JUSTIFY_CENTER);
  orrery_race_card_set_width (ORRERY_RACE_CARD (card), 22);
  gtk_box_append (GTK_BOX (box), card);
  gtk_box_append (GTK_BOX (box), *label);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static void
build (OrreryRacePhases *self)
{
  self->titles = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->round = orrery_label_new ("heading", 0);
  self->step = orrery_label_new ("caption dim-label", 0);
  gtk_label_set_wrap (GTK_LABEL (self->step), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (self->step), 10);
  gtk_widget_set_valign (self->titles, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->titles), self->round);
  gtk_box_append (GTK_BOX (self->titles), self->step);
  self->tiles_box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_hexpand (self->tiles_box, TRUE);
  for (guint i = 0; i < ORRERY_RACE_N_PHASES; i++)
    build_tile (self, i);
  self->watches = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->leaders = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  gtk_widget_set_valign (self->watches, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->watches), new_watch (orrery_token_new (&orrery_picture_chip, 20), &self->pool, NULL, &self->pool_bar));
  gtk_box_append (GTK_BOX (self->watches), new_watch (orrery_symbol_new (ORRERY_SYMBOL_END, 18), &self->most, self->leaders, &self->most_bar));
  self->piles = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->deck_card = orrery_race_card_new (RACE_UNKNOWN, ORRERY_CARD_MINI);
  gtk_box_append (GTK_BOX (self->piles), new_pile (self->deck_card, &self->deck));
  gtk_box_append (GTK_BOX (self->piles), new_pile (orrery_race_card_new (RACE_UNKNOWN, ORRERY_CARD_MINI), &self->discard));
  gtk_widget_set_opacity (gtk_widget_get_first_child (gtk_widget_get_last_child (self->piles)), 0.55);
}

/* On a phone the bars are side by side, and the phases below them. */
static void
place (OrreryRacePhases *self)
{
  GtkWidget *const parts[] = { self->titles, self->tiles_box, self->watches, self->piles };
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      GtkWidget *parent = gtk_widget_get_parent (parts[i]);

      g_object_ref (parts[i]);
      if (parent != NULL)
        gtk_box_remove (GTK_BOX (parent), parts[i]);
    }
  orrery_clear_children (self->box);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->watches),
                                  self->compact ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_homogeneous (GTK_BOX (self->watches), self->compact);
  gtk_widget_set_hexpand (self->watches, self->compact);
  if (self->compact)
    {
      gtk_box_append (GTK_BOX (self->box), self->watches);
      gtk_box_append (GTK_BOX (row), self->tiles_box);
      gtk_box_append (GTK_BOX (self->box), row);
    }
  else
    {
      for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
        gtk_box_append (GTK_BOX (row), parts[i]);
      gtk_box_append (GTK_BOX (self->box), row);
    }
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    g_object_unref (parts[i]);
}

void
orrery_race_phases_set_layout (OrreryRacePhases *self, gboolean tight, gboolean compact)
{
  g_return_if_fail (ORRERY_IS_RACE_PHASES (self));

  if (self->tight == tight && self->compact == compact)
    return;
  self->tight = tight;
  self->compact = compact;
  orrery_toggle_class (self->box, "compact", compact);
  for (guint i = 0; i < ORRERY_RACE_N_PHASES; i++)
    {
      gtk_widget_set_visible (self->tiles[i].numeral, !compact);
      gtk_widget_set_visible (self->tiles[i].name, !tight);
    }
  place (self);
  update (self);
}

/* --- The widget --- */

static void
orrery_race_phases_dispose (GObject *object)
{
  OrreryRacePhases *self = ORRERY_RACE_PHASES (object);

  if (self->box != NULL)
    {
      g_clear_object (&self->titles);
      g_clear_object (&self->piles);
    }
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_race_phases_parent_class)->dispose (object);
}

static void
orrery_race_phases_finalize (GObject *object)
{
  g_strfreev (ORRERY_RACE_PHASES (object)->names);

  G_OBJECT_CLASS (orrery_race_phases_parent_class)->finalize (object);
}

static void
orrery_race_phases_class_init (OrreryRacePhasesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_race_phases_dispose;
  G_OBJECT_CLASS (klass)->finalize = orrery_race_phases_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "orrery-race-phases");
}

static void
orrery_race_phases_init (OrreryRacePhases *self)
{
  orrery_style_sheet_ensure ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->box, "orrery-well");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  build (self);
  /* Hidden on a phone, but kept. */
  g_object_ref_sink (self->titles);
  g_object_ref_sink (self->piles);
  place (self);
}

GtkWidget *
orrery_race_phases_new (void)
{
  return g_object_new (ORRERY_TYPE_RACE_PHASES, NULL);
}
