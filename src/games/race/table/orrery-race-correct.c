/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-race-correct"

#include "games/race/table/orrery-race-correct.h"

#include "games/race/board/orrery-race-pieces.h"
#include "games/race/board/orrery-race-search.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-announce.h"

#include <glib/gi18n.h>

enum
{
  MOST_CHIPS = 199,
  MOST_HAND = 40,
  PICTURE = 32
};

struct _OrreryRaceCorrect
{
  OrreryCorrectWindow parent_instance;

  GtkWidget *chips;
  GtkWidget *pool;
  GtkWidget *hand;
  GtkWidget *discard;
  GtkWidget *search;
  GtkWidget *where;
  GtkWidget *cards;
};

G_DEFINE_FINAL_TYPE (OrreryRaceCorrect, orrery_race_correct, ORRERY_TYPE_CORRECT_WINDOW)

/* Where a named card goes. */
enum
{
  TO_TABLEAU,
  TO_HAND
};

static const RaceState *
state_of (OrreryRaceCorrect *self)
{
  return orrery_correct_window_get_state (ORRERY_CORRECT_WINDOW (self));
}

static guint
seat_of (OrreryRaceCorrect *self)
{
  return orrery_correct_window_get_seat (ORRERY_CORRECT_WINDOW (self));
}

/* --- Numbers --- */

static void
set_chips (OrreryCorrectWindow *window, int n)
{
  orrery_correct_window_try (window, GAME_ANSWER (RACE_DO_FIX_CHIPS, orrery_correct_window_get_seat (window), n >> 8, n));
}

static void
set_pool (OrreryCorrectWindow *window, int n)
{
  orrery_correct_window_try (window, GAME_ANSWER (RACE_DO_FIX_POOL, 0, n >> 8, n));
}

/* Unnamed cards are added and removed one by one. */
static void
try_often (OrreryCorrectWindow *window, GameAnswer answer, int n)
{
  GameAnswer answers[RACE_N_CARDS];

  for (int i = 0; i < n; i++)
    answers[i] = answer;
  orrery_correct_window_try_all (window, answers, (gsize) n);
}

static void
set_hand (OrreryCorrectWindow *window, int n)
{
  const guint seat = orrery_correct_window_get_seat (window);
  const RaceState *state = orrery_correct_window_get_state (window);
  const int more = n - state->seats[seat].n_hand;

  try_often (window, GAME_ANSWER (more > 0 ? RACE_DO_FIX_ADD_CARD : RACE_DO_FIX_TAKE_CARD, seat, RACE_UNKNOWN, 0), ABS (more));
}

static void
set_discard (OrreryCorrectWindow *window, int n)
{
  const RaceState *state = orrery_correct_window_get_state (window);
  const int more = n - state->n_discard;

  try_often (window, GAME_ANSWER (more > 0 ? RACE_DO_FIX_ADD_DISCARD : RACE_DO_FIX_TAKE_DISCARD, RACE_UNKNOWN, 0, 0), ABS (more));
}

/* --- Cards and goods --- */

static GameAnswer
name_card (const RaceState *state, guint design, gpointer data)
{
  OrreryRaceCorrect *self = data;
  const gboolean to_hand = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->where)) == TO_HAND;

  return GAME_ANSWER (to_hand ? RACE_DO_FIX_ADD_CARD : RACE_DO_FIX_PLACE, seat_of (self), design, 0);
}

GtkWidget *
orrery_race_card_row_new (guint design, const char *about)
{
  g_autoptr (GdkPaintable) picture = orrery_card_paintable_new (design, PICTURE);
  GtkWidget *image = gtk_image_new_from_paintable (picture);

  gtk_image_set_pixel_size (GTK_IMAGE (image), PICTURE);
  return orrery_correct_row_new (race_designs[0][design].name, about, image);
}

static GtkWidget *
button_new (OrreryRaceCorrect *self, GtkWidget *button, const char *tooltip, GameAnswer answer)
{
  return orrery_correct_button_connect (ORRERY_CORRECT_WINDOW (self), button, tooltip, answer);
}

static void
add_card (OrreryRaceCorrect *self, guint place)
{
  const RaceSeat *p = &state_of (self)->seats[seat_of (self)];
  const guint design = p->tableau[place];
  const gboolean has = p->good[place] != 0;
  GtkWidget *row = orrery_race_card_row_new (design, has ? _("in the tableau, with a good") : _("in the tableau"));

  if (race_design (state_of (self), design)->good != RACE_GRAY)
    adw_action_row_add_suffix (
      ADW_ACTION_ROW (row),
      button_new (self, gtk_button_new_with_label (has ? _("Remove Good") : _("Add Good")), NULL,
                  GAME_ANSWER (has ? RACE_DO_FIX_TAKE_GOOD : RACE_DO_FIX_ADD_GOOD, seat_of (self), design, 0)));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             button_new (self, gtk_button_new_from_icon_name ("list-remove-symbolic"), _("Back to the deck"),
                                         GAME_ANSWER (RACE_DO_FIX_UNPLACE, seat_of (self), design, 0)));
  gtk_list_box_append (GTK_LIST_BOX (self->cards), row);
}

/* Only computer players’ hands have names, and cards won in public. */
static void
add_hand (OrreryRaceCorrect *self, const RaceCards *cards)
{
  for (guint d = race_cards_next (cards, 0); d < RACE_N_DESIGNS; d = race_cards_next (cards, d + 1))
    {
      GtkWidget *row = orrery_race_card_row_new (d, _("in the hand"));

      adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                                 button_new (self, gtk_button_new_from_icon_name ("list-remove-symbolic"), _("Back to the deck"),
                                             GAME_ANSWER (RACE_DO_FIX_TAKE_CARD, seat_of (self), d, 0)));
      gtk_list_box_append (GTK_LIST_BOX (self->cards), row);
    }
}

static void
orrery_race_correct_show (OrreryCorrectWindow *window)
{
  OrreryRaceCorrect *self = ORRERY_RACE_CORRECT (window);
  const RaceState *state = state_of (self);
  const RaceSeat *p = &state->seats[seat_of (self)];

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->chips), p->chips);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->pool), state->pool);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->hand), p->n_hand);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->discard), state->n_discard);
  orrery_clear_children (self->cards);
  for (guint i = 0; i < p->n_tableau; i++)
    add_card (self, i);
  add_hand (self, &p->hand);
  add_hand (self, &p->shown);
  orrery_race_search_set_state (ORRERY_RACE_SEARCH (self->search), state);
}

static void
where_cb (OrreryRaceCorrect *self)
{
  orrery_race_search_set_state (ORRERY_RACE_SEARCH (self->search), state_of (self));
}

/* --- Building --- */

static GtkWidget *
build_numbers (OrreryRaceCorrect *self)
{
  OrreryCorrectWindow *window = ORRERY_CORRECT_WINDOW (self);
  GtkWidget *list = orrery_boxed_list_new ();

  self->hand = orrery_correct_add_number (window, list, _("Cards in hand"), 0, MOST_HAND, set_hand);
  self->chips = orrery_correct_add_number (window, list, _("VP in chips"), 0, MOST_CHIPS, set_chips);
  self->pool = orrery_correct_add_number (window, list, _("VP in the pool"), -MOST_CHIPS, MOST_CHIPS, set_pool);
  self->discard = orrery_correct_add_number (window, list, _("Cards in the discard"), 0, RACE_N_CARDS, set_discard);
  return list;
}

static GtkWidget *
build_cards (OrreryRaceCorrect *self)
{
  const char *const wheres[] = { _("into the tableau"), _("into the hand"), NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->cards = orrery_boxed_list_new ();
  self->where = gtk_drop_down_new_from_strings (wheres);
  orrery_set_spoken (self->where, _("Where the card goes"));
  self->search = orrery_race_search_new (state_of (self), _("Add a card"), name_card, self);
  gtk_box_append (GTK_BOX (box), self->search);
  gtk_box_append (GTK_BOX (box), self->where);
  gtk_box_append (GTK_BOX (box), self->cards);
  g_signal_connect_object (self->search, "picked", G_CALLBACK (orrery_correct_window_try), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->where, "notify::selected", G_CALLBACK (where_cb), self, G_CONNECT_SWAPPED);
  return box;
}

static void
orrery_race_correct_class_init (OrreryRaceCorrectClass *klass)
{
  ORRERY_CORRECT_WINDOW_CLASS (klass)->show = orrery_race_correct_show;
}

static void
orrery_race_correct_init (OrreryRaceCorrect *self)
{
}

GtkWidget *
orrery_race_correct_new (OrrerySession *session, const char *const *names, gboolean hides)
{
  OrreryRaceCorrect *self = g_object_new (ORRERY_TYPE_RACE_CORRECT, NULL);
  OrreryCorrectWindow *window = ORRERY_CORRECT_WINDOW (self);

  orrery_correct_window_set_session (window, session, names);
  orrery_correct_window_set_page (window, orrery_correct_page_new (build_numbers (self), build_cards (self), NULL));
  return GTK_WIDGET (self);
}
