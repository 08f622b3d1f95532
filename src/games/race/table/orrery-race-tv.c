/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of Race for a TV: public information, in text that can be read from three meters. Hands are only
 * numbers. */
#include "games/race/table/orrery-race-table.h"

#include <glib/gi18n.h>

#include "games/race/board/orrery-race-parts.h"
#include "games/race/board/orrery-race-pieces.h"
#include "games/race/words/orrery-race-play-words.h"
#include "games/race/words/orrery-race-score-words.h"
#include "games/race/words/orrery-race-story.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/game/orrery-tv-parts.h"

enum
{
  HEIGHT = 330, /* of a panel */
  TOKEN = 36,
};

/* The sizes for this number of players. */
typedef struct
{
  guint columns;
  guint cards; /* in a row */
  int size;    /* of one */
} Sizes;

static const Sizes few = { 1, RACE_END_CARDS, 108 };
static const Sizes many = { 2, RACE_END_CARDS / 2, 90 };

typedef struct
{
  const RaceState *state;
  const char *const *names;
  const Sizes *sizes;
  GameScore score;
  int asked; /* the seat that decides in public; -1: none */
  guint ready; /* mask of the seats that have chosen their actions */
} Tv;

static void
append (GtkWidget *box, GtkWidget *child)
{
  gtk_box_append (GTK_BOX (box), child);
}

/* --- The head --- */

static guint
list_callers (const RaceState *state, guint phase)
{
  guint callers = 0;

  for (guint seat = 0; seat < state->n_seats; seat++)
    for (guint i = 0; i < G_N_ELEMENTS (state->seats[seat].actions); i++)
      if (state->seats[seat].actions[i] != 0 && orrery_race_phase_of_action (state->seats[seat].actions[i] - 1u) == phase)
        callers |= 1u << seat;
  return callers;
}

static GtkWidget *
new_watches (const Tv *tv)
{
  const int whole = RACE_POOL_A_SEAT * tv->state->n_seats, pool = MAX (tv->state->pool, 0);
  g_autofree char *left = g_strdup_printf (_("%d of %d VP left"), pool, whole);
  guint n;
  g_autofree char *most = orrery_race_tell_most (tv->state, tv->names, &n);

  return orrery_tv_watches_new (orrery_tv_watch_new (ORRERY_SYMBOL_CHIP, left, 1 - (double) pool / whole, pool * 4 < whole),
                                orrery_tv_watch_new (ORRERY_SYMBOL_END, most, (double) n / RACE_END_CARDS,
                                                     n + 2 >= RACE_END_CARDS));
}

static GtkWidget *
new_head (const Tv *tv)
{
  g_autofree char *round = tv->state->round > 0 ? g_strdup_printf (_("Round %d"), tv->state->round) : g_strdup (_("Setup"));
  g_autofree char *step = orrery_race_tell_step (tv->state);
  GtkWidget *head = orrery_tv_head_new (round, step);

  for (guint i = 0; i < ORRERY_RACE_N_PHASES; i++)
    {
      const gboolean on = orrery_race_is_called (tv->state, i);

      append (head, orrery_tv_phase_new (orrery_race_phase_symbol (i), orrery_race_phase_name (i),
                                         on ? list_callers (tv->state, i) : 0, tv->names, on,
                                         orrery_race_is_now (tv->state, i)));
    }
  append (head, new_watches (tv));
  return head;
}

/* --- A player --- */

static const char *
tell_player (const Tv *tv, guint seat)
{
  if (tv->state->step == RACE_STEP_OVER)
    return (tv->score.winners >> seat & 1) != 0 ? _("Wins") : "";
  if (tv->state->step == RACE_STEP_ACTION)
    return (tv->ready >> seat & 1) != 0 ? _("Ready") : "";
  return tv->asked == (int) seat ? _("Is deciding") : "";
}

static GtkWidget *
new_player_head (const Tv *tv, guint seat)
{
  const RaceSeat *p = &tv->state->seats[seat];
  GtkWidget *row = orrery_tv_player_new (seat, tv->names[seat], tell_player (tv, seat));
  g_autofree char *total = g_strdup_printf (_("%d VP"), tv->score.total[seat]);

  orrery_tv_add_number (row, orrery_token_new (&orrery_picture_chip, TOKEN), p->chips);
  orrery_tv_add_number (row, orrery_symbol_new (ORRERY_SYMBOL_CARD, TOKEN), (int) orrery_race_count_held (p));
  orrery_tv_add_number (row, orrery_symbol_new (ORRERY_SYMBOL_SHIELD, TOKEN), p->military + p->temporary);
  append (row, orrery_tv_label_new (total, "orrery-tv-points"));
  return row;
}

/* With its good in the lower corner. */
static GtkWidget *
new_card (const RaceState *state, guint design, gboolean has_good, int size)
{
  GtkWidget *overlay = gtk_overlay_new ();
  g_autoptr (GdkPaintable) card = orrery_card_paintable_new (orrery_card_face (state, design), size);
  GtkWidget *image = gtk_image_new_from_paintable (card);

  gtk_image_set_pixel_size (GTK_IMAGE (image), size);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), image);
  if (has_good)
    {
      const OrreryPicture picture = { &orrery_picture_card_good, (int) race_design (state, design)->good, 0, size * 0.34,
                                      size * 0.46 };
      GtkWidget *good = orrery_picture_image_new (&picture);

      gtk_widget_set_halign (good, GTK_ALIGN_END);
      gtk_widget_set_valign (good, GTK_ALIGN_END);
      gtk_overlay_add_overlay (GTK_OVERLAY (overlay), good);
    }
  return overlay;
}

/* More than twelve are drawn smaller. */
static GtkWidget *
new_tableau (const Tv *tv, guint seat)
{
  const RaceSeat *p = &tv->state->seats[seat];
  const guint n = MAX (p->n_tableau, RACE_END_CARDS);
  const guint rows = RACE_END_CARDS / tv->sizes->cards, columns = (n + rows - 1) / rows;
  const int size = tv->sizes->size * (int) tv->sizes->cards / (int) columns;
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  for (guint i = 0; i < n; i++)
    gtk_grid_attach (GTK_GRID (grid),
                     i < p->n_tableau ? new_card (tv->state, p->tableau[i], p->good[i] != 0, size) : orrery_tv_slot_new (size),
                     (int) (i % columns), (int) (i / columns), 1, 1);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  return grid;
}

static GtkWidget *
new_actions (const Tv *tv, guint seat)
{
  const RaceSeat *p = &tv->state->seats[seat];
  GtkWidget *box = orrery_tv_box_new (GTK_ORIENTATION_VERTICAL, 8, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (p->actions); i++)
    if (p->actions[i] != 0)
      {
        const guint action = p->actions[i] - 1u, phase = orrery_race_phase_of_action (action);
        const char *tag = orrery_race_bonus_tag (action);
        g_autofree char *name = g_strdup_printf ("%s%s%s", orrery_race_phase_name (phase), tag != NULL ? " " : "",
                                                 tag != NULL ? tag : "");

        append (box, orrery_tv_phase_new (orrery_race_phase_symbol (phase), name, 0, tv->names, TRUE,
                                          orrery_race_is_now (tv->state, phase)));
      }
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static GtkWidget *
new_panel (gconstpointer data, guint seat)
{
  const Tv *tv = data;
  GtkWidget *panel = orrery_tv_box_new (GTK_ORIENTATION_VERTICAL, 14, "orrery-tv-panel");
  GtkWidget *row = orrery_tv_box_new (GTK_ORIENTATION_HORIZONTAL, 20, NULL);

  append (row, new_tableau (tv, seat));
  append (row, new_actions (tv, seat));
  gtk_widget_set_vexpand (row, TRUE);
  append (panel, new_player_head (tv, seat));
  append (panel, row);
  orrery_toggle_class (panel, "asked", tv->asked == (int) seat);
  return panel;
}

/* --- The foot: the current question and the next step --- */

static char *
tell_asked (const Tv *tv)
{
  if (tv->state->step == RACE_STEP_OVER)
    return orrery_race_score_title (tv->state, tv->names);
  if (tv->state->step == RACE_STEP_ACTION)
    return g_strdup (_("Choose your actions in secret, then reveal them together."));
  if (tv->asked < 0 && tv->state->step == RACE_STEP_PHASES)
    return g_strdup_printf (_("%s: choose in secret, then reveal together."), orrery_race_story_phase (tv->state->phase));
  return tv->asked < 0 ? g_strdup ("") : orrery_race_play_question (tv->state, tv->names[tv->asked]);
}

static char *
tell_next (const RaceState *state)
{
  for (guint i = orrery_race_phase_of_step (state->phase) + 1; state->step == RACE_STEP_PHASES && i < ORRERY_RACE_N_PHASES; i++)
    if (orrery_race_is_called (state, i))
      return g_strdup_printf (_("Next: %s"), orrery_race_phase_name (i));
  return g_strdup ("");
}

GtkWidget *
orrery_race_tv_new (const void *data, const char *const *names, guint ready)
{
  const RaceState *state = data;
  const GameQuestion question = race_question (state);
  Tv tv = { .state = state, .names = names, .sizes = state->n_seats > 2 ? &many : &few, .asked = -1, .ready = ready };
  GtkWidget *box = orrery_tv_box_new (GTK_ORIENTATION_VERTICAL, ORRERY_TV_GAP, "orrery-tv-table");
  g_autofree char *asked = NULL;
  g_autofree char *next = tell_next (state);

  if (question.ask == GAME_DECIDE && race_is_public (state))
    tv.asked = question.seat;
  asked = tell_asked (&tv);
  race_score (state, &tv.score);
  append (box, new_head (&tv));
  append (box, orrery_tv_panels_new (state->n_seats, tv.sizes->columns, HEIGHT, new_panel, &tv));
  append (box, orrery_tv_foot_new (names, tv.asked, asked, next));
  return box;
}
