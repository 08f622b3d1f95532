/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/race/board/orrery-race-tableau.h"

#include <glib/gi18n-lib.h>

#include "games/race/board/orrery-race-parts.h"
#include "games/race/board/orrery-race-pieces.h"
#include "games/race/catalog/orrery-race-names.h"
#include "games/race/words/orrery-race-story.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-wrap.h"

enum
{
  MINI = 50,
  GAP = 7,
};

struct _OrreryRaceTableau
{
  GtkWidget parent_instance;

  gboolean compact;
  double zoom;
  gboolean has_state;
  RaceState state;
  int seat;
  char *name;
  GPtrArray *cards; /* of OrreryRaceCard, borrowed from `grid` */
  guint8 drawn[RACE_MAX_TABLEAU];
  int next; /* the design that will go into the next slot, -1 for none */

  GtkWidget *box;
  GtkWidget *mark;
  GtkWidget *titles;
  GtkWidget *name_label;
  GtkWidget *score;
  GtkWidget *facts;
  GtkWidget *count;
  GtkWidget *grid;
};

G_DEFINE_FINAL_TYPE (OrreryRaceTableau, orrery_race_tableau, GTK_TYPE_WIDGET)

static guint picked_signal;

static const RaceSeat *
own_seat (OrreryRaceTableau *self)
{
  return &self->state.seats[self->seat];
}

/* --- Numbers for choosing --- */

/* Signs before a number, and what they mean. */
static void
add_fact (OrreryRaceTableau *self, GtkWidget *sign, GtkWidget *other, char *text, char *spoken)
{
  GtkWidget *chip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (chip, "orrery-race-fact");
  gtk_box_append (GTK_BOX (chip), sign);
  if (other != NULL)
    gtk_box_append (GTK_BOX (chip), other);
  gtk_box_append (GTK_BOX (chip), label);
  gtk_widget_set_tooltip_text (chip, spoken);
  orrery_set_spoken (label, spoken);
  orrery_wrap_append (ORRERY_WRAP (self->facts), chip);
  g_free (text);
  g_free (spoken);
}

static GtkWidget *
new_good (guint good)
{
  return orrery_picture_image_new (&(OrreryPicture) { &orrery_picture_card_good, (int) good, 0, 16, 16 });
}

static void
add_specialized (OrreryRaceTableau *self, const RacePower *power)
{
  const gboolean rebels = power->keywords != 0;
  const guint good = rebels ? RACE_GRAY : (guint) g_bit_nth_lsf (power->goods, -1);
  const char *against = rebels ? orrery_race_keyword_name (0) : orrery_race_good_word (good);

  add_fact (self, orrery_symbol_new (ORRERY_SYMBOL_SHIELD, 16), rebels ? gtk_label_new (against) : new_good (good),
            g_strdup_printf ("+%d", power->amount),
            /* Translators: a kind of world, or "Rebel" */
            g_strdup_printf (_("Military +%d against %s worlds"), power->amount, against));
}

static void
add_hand (OrreryRaceTableau *self)
{
  const guint n = orrery_race_count_held (own_seat (self));

  add_fact (self, orrery_symbol_new (ORRERY_SYMBOL_CARD, 16), NULL, g_strdup_printf ("%u", n),
            g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Hand: %u card", "Hand: %u cards", n), n));
}

static void
add_military (OrreryRaceTableau *self)
{
  const RaceSeat *p = own_seat (self);
  const int military = p->military + p->temporary;

  add_fact (self, orrery_symbol_new (ORRERY_SYMBOL_SHIELD, 16), NULL,
            self->compact ? g_strdup_printf ("%d", military) : g_strdup_printf (_("Military %d"), military),
            g_strdup_printf (_("Military %d"), military));
  for (guint i = 0; i < p->n_tableau && !self->compact; i++)
    {
      const RaceDesign *card = race_design (&self->state, p->tableau[i]);

      for (guint k = 0; k < card->n_powers; k++)
        if (card->powers[k].kind == RACE_POWER_SPECIALIZED_MILITARY)
          add_specialized (self, &card->powers[k]);
    }
}

/* The total discount of a kind of power, for worlds of each good. */
static void
add_discounts (OrreryRaceTableau *self)
{
  const RaceSeat *p = own_seat (self);
  int all = 0, developments = 0, of[RACE_N_GOODS] = { 0 };

  for (guint i = 0; i < p->n_tableau; i++)
    {
      const RaceDesign *card = race_design (&self->state, p->tableau[i]);

      for (guint k = 0; k < card->n_powers; k++)
        {
          const RacePower *power = &card->powers[k];

          if (power->kind == RACE_POWER_REDUCE_DEVELOPMENT_COST)
            developments += power->amount;
          else if (power->kind == RACE_POWER_REDUCE_WORLD_COST && power->goods == RACE_ANY_GOOD)
            all += power->amount;
          else if (power->kind == RACE_POWER_REDUCE_WORLD_COST)
            of[g_bit_nth_lsf (power->goods, -1)] += power->amount;
        }
    }
  if (developments > 0)
    add_fact (self, orrery_symbol_new (ORRERY_SYMBOL_DEVELOP, 16), NULL, g_strdup_printf ("−%d", developments),
              g_strdup_printf (_("Developments cost %d less"), developments));
  if (all > 0)
    add_fact (self, orrery_symbol_new (ORRERY_SYMBOL_SETTLE, 16), NULL, g_strdup_printf ("−%d", all),
              g_strdup_printf (_("Worlds cost %d less"), all));
  for (guint i = 0; i < RACE_N_GOODS; i++)
    if (of[i] > 0)
      add_fact (self, orrery_symbol_new (ORRERY_SYMBOL_SETTLE, 16), new_good (i), g_strdup_printf ("−%d", of[i] + all),
                g_strdup_printf (_("%s worlds cost %d less"), orrery_race_good_word (i), of[i] + all));
}

/* More cards for a sale: for any good, and the total for each kind that gets more. */
static void
add_trade (OrreryRaceTableau *self)
{
  const RaceSeat *p = own_seat (self);
  int all = 0, of[RACE_N_GOODS] = { 0 };

  for (guint i = 0; i < p->n_tableau; i++)
    {
      const RaceDesign *card = race_design (&self->state, p->tableau[i]);

      for (guint k = 0; k < card->n_powers; k++)
        {
          const RacePower *power = &card->powers[k];

          if (power->kind != RACE_POWER_TRADE_BONUS || power->this_world)
            continue;
          if (power->goods == RACE_ANY_GOOD)
            all += power->amount;
          else
            of[g_bit_nth_lsf (power->goods, -1)] += power->amount;
        }
    }
  if (all > 0)
    add_fact (self, orrery_symbol_new (ORRERY_SYMBOL_CREDIT, 16), NULL, g_strdup_printf ("+%d", all),
              g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "A sale brings %d more card", "A sale brings %d more cards",
                                            (gulong) all),
                               all));
  for (guint i = 0; i < RACE_N_GOODS; i++)
    if (of[i] > 0)
      add_fact (self, orrery_symbol_new (ORRERY_SYMBOL_CREDIT, 16), new_good (i), g_strdup_printf ("+%d", of[i] + all),
                /* Translators: a kind of good */
                g_strdup_printf (_("A sale of %s brings %d more"), orrery_race_good_word (i), of[i] + all));
}

static void
show_facts (OrreryRaceTableau *self)
{
  const RaceSeat *p = own_seat (self);
  const guint n = (guint) race_count_goods (p);
  char *goods = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u good", "%u goods", n), n);

  orrery_wrap_clear (ORRERY_WRAP (self->facts));
  if (self->compact)
    add_fact (self, orrery_token_new (&orrery_picture_chip, 16), NULL, g_strdup_printf ("%d", p->chips),
              g_strdup_printf (_("%d VP in chips"), p->chips));
  if (!self->compact)
    add_hand (self);
  add_military (self);
  if (!self->compact)
    {
      add_discounts (self);
      add_trade (self);
    }
  if (n > 0)
    add_fact (self, orrery_symbol_new (ORRERY_SYMBOL_GOOD, 16), NULL,
              self->compact ? g_strdup_printf ("%u", n) : g_strdup (goods), g_strdup (goods));
  g_free (goods);
  /* Once revealed, it is shown with the phases. */
  for (guint i = 0; i < 2 && self->state.step == RACE_STEP_ACTION; i++)
    if (p->actions[i] != 0)
      orrery_wrap_append (ORRERY_WRAP (self->facts), orrery_race_action_tag_new (p->actions[i] - 1u, FALSE));
}

/* --- Cards --- */

static void
clicked_cb (OrreryPiece *card, OrreryRaceTableau *self)
{
  guint place;

  if (g_ptr_array_find (self->cards, card, &place))
    g_signal_emit (self, picked_signal, 0, place);
}

static int
card_width (OrreryRaceTableau *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));

  return self->compact ? MINI : (int) (orrery_card_width (ORRERY_CARD_TABLEAU, context) * self->zoom);
}

static void
add_card (OrreryRaceTableau *self, guint face)
{
  GtkWidget *card = orrery_race_card_new (face, self->compact ? ORRERY_CARD_MINI : ORRERY_CARD_TABLEAU);

  /* Otherwise it grows with its text. */
  if (self->compact || self->zoom != 1)
    orrery_race_card_set_width (ORRERY_RACE_CARD (card), card_width (self));
  orrery_piece_set_activatable (ORRERY_PIECE (card), TRUE);
  g_signal_connect_object (card, "clicked", G_CALLBACK (clicked_cb), self, 0);
  orrery_wrap_append (ORRERY_WRAP (self->grid), card);
  g_ptr_array_add (self->cards, card);
}

static char *
tell_slot (OrreryRaceTableau *self, guint i)
{
  if (i == own_seat (self)->n_tableau && self->next >= 0 && !self->compact)
    return g_strdup_printf (_("%s comes here"), orrery_race_story_card ((guint) self->next));
  if (i + 1 == RACE_END_CARDS && !self->compact)
    return g_strdup (_("The 12th card ends the game"));
  return g_strdup_printf ("%u", i + 1);
}

static void
add_slot (OrreryRaceTableau *self, guint i)
{
  g_autofree char *text = tell_slot (self, i);
  GtkWidget *label = gtk_label_new (text);
  const int width = card_width (self);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "orrery-race-slot");
  orrery_toggle_class (label, "next", i == own_seat (self)->n_tableau && self->next >= 0);
  gtk_widget_set_size_request (label, width, self->compact ? MINI : width * 104 / 150);
  orrery_wrap_append (ORRERY_WRAP (self->grid), label);
}

static void
build_cards (OrreryRaceTableau *self)
{
  const RaceSeat *p = own_seat (self);

  g_ptr_array_set_size (self->cards, 0);
  orrery_wrap_clear (ORRERY_WRAP (self->grid));
  for (guint i = 0; i < p->n_tableau; i++)
    add_card (self, orrery_card_face (&self->state, p->tableau[i]));
  for (guint i = p->n_tableau; i < RACE_END_CARDS; i++)
    add_slot (self, i);
  memcpy (self->drawn, p->tableau, sizeof self->drawn);
}

static gboolean
is_drawn (OrreryRaceTableau *self, int next)
{
  const RaceSeat *p = own_seat (self);

  return self->cards->len == p->n_tableau && memcmp (self->drawn, p->tableau, p->n_tableau) == 0 && self->next == next;
}

static void
update (OrreryRaceTableau *self, gboolean anew)
{
  const RaceSeat *p = own_seat (self);
  const int next = p->placing != 0 ? p->placing - 1 : -1;
  g_autofree char *score = NULL, *count = NULL;
  GameScore all;

  if (!self->has_state)
    return;
  race_score (&self->state, &all);
  score = self->compact ? g_strdup_printf (_("%d VP so far"), all.total[self->seat])
                        : g_strdup_printf (_("%d VP so far · %d in chips"), all.total[self->seat], p->chips);
  count = g_strdup_printf (_("%u of %d"), p->n_tableau, RACE_END_CARDS);
  orrery_seat_mark_set (ORRERY_SEAT_MARK (self->mark), self->seat, self->name);
  orrery_label_set (self->name_label, self->name);
  orrery_label_set (self->score, score);
  orrery_label_set (self->count, count);
  orrery_toggle_class (self->count, "orrery-odd", p->n_tableau + 2 >= RACE_END_CARDS);
  show_facts (self);
  if (anew || !is_drawn (self, next))
    {
      self->next = next;
      build_cards (self);
    }
}

void
orrery_race_tableau_set_state (OrreryRaceTableau *self, const RaceState *state, int seat)
{
  g_return_if_fail (ORRERY_IS_RACE_TABLEAU (self));

  self->has_state = TRUE;
  self->state = *state;
  self->seat = seat;
  update (self, FALSE);
}

void
orrery_race_tableau_set_name (OrreryRaceTableau *self, const char *name)
{
  g_return_if_fail (ORRERY_IS_RACE_TABLEAU (self));

  g_free (self->name);
  self->name = g_strdup (name);
  update (self, FALSE);
}

void
orrery_race_tableau_set_compact (OrreryRaceTableau *self, gboolean compact)
{
  g_return_if_fail (ORRERY_IS_RACE_TABLEAU (self));

  if (self->compact == compact)
    return;
  self->compact = compact;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->titles), compact ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  update (self, TRUE);
}

void
orrery_race_tableau_set_zoom (OrreryRaceTableau *self, double zoom)
{
  g_return_if_fail (ORRERY_IS_RACE_TABLEAU (self) && zoom > 0);

  if (self->zoom == zoom)
    return;
  self->zoom = zoom;
  update (self, TRUE);
}

guint
orrery_race_tableau_get_n (OrreryRaceTableau *self)
{
  g_return_val_if_fail (ORRERY_IS_RACE_TABLEAU (self), 0);

  return self->cards->len;
}

OrreryRaceCard *
orrery_race_tableau_get_card (OrreryRaceTableau *self, guint place)
{
  g_return_val_if_fail (ORRERY_IS_RACE_TABLEAU (self) && place < self->cards->len, NULL);

  return g_ptr_array_index (self->cards, place);
}

OrreryRaceCard *
orrery_race_tableau_find (OrreryRaceTableau *self, guint design)
{
  g_return_val_if_fail (ORRERY_IS_RACE_TABLEAU (self), NULL);

  for (guint i = 0; i < self->cards->len; i++)
    if (orrery_race_card_get_design (g_ptr_array_index (self->cards, i)) == design)
      return g_ptr_array_index (self->cards, i);
  return NULL;
}

/* --- The widget --- */

static void
orrery_race_tableau_dispose (GObject *object)
{
  OrreryRaceTableau *self = ORRERY_RACE_TABLEAU (object);

  g_clear_pointer (&self->cards, g_ptr_array_unref);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_race_tableau_parent_class)->dispose (object);
}

static void
orrery_race_tableau_finalize (GObject *object)
{
  g_free (ORRERY_RACE_TABLEAU (object)->name);

  G_OBJECT_CLASS (orrery_race_tableau_parent_class)->finalize (object);
}

static void
orrery_race_tableau_class_init (OrreryRaceTableauClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_race_tableau_dispose;
  G_OBJECT_CLASS (klass)->finalize = orrery_race_tableau_finalize;
  picked_signal = g_signal_new ("picked", ORRERY_TYPE_RACE_TABLEAU, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "orrery-race-tableau");
}

static void
orrery_race_tableau_init (OrreryRaceTableau *self)
{
  self->zoom = 1;
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  orrery_style_sheet_ensure ();
  self->name = g_strdup ("");
  self->next = -1;
  self->cards = g_ptr_array_new ();
  self->mark = orrery_seat_mark_new (28);
  self->name_label = orrery_label_new ("heading", 0);
  self->score = orrery_label_new ("orrery-number", 0);
  self->titles = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->score), PANGO_ELLIPSIZE_END);
  gtk_widget_set_margin_end (self->name_label, 8);
  gtk_widget_set_valign (self->titles, GTK_ALIGN_CENTER);
  self->facts = orrery_wrap_new (8);
  self->count = orrery_label_new ("heading orrery-number", 1);
  self->grid = orrery_wrap_new (GAP);
  orrery_wrap_set_mode (ORRERY_WRAP (self->grid), ORRERY_WRAP_SPREAD);
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_CENTER);
  gtk_label_set_ellipsize (GTK_LABEL (self->name_label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (self->facts, TRUE);
  gtk_widget_set_valign (self->facts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (head), self->mark);
  gtk_box_append (GTK_BOX (self->titles), self->name_label);
  gtk_box_append (GTK_BOX (self->titles), self->score);
  gtk_box_append (GTK_BOX (head), self->titles);
  gtk_box_append (GTK_BOX (head), self->facts);
  gtk_box_append (GTK_BOX (head), self->count);
  gtk_box_append (GTK_BOX (self->box), head);
  gtk_box_append (GTK_BOX (self->box), self->grid);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
orrery_race_tableau_new (void)
{
  return g_object_new (ORRERY_TYPE_RACE_TABLEAU, NULL);
}
