/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/race/board/orrery-race-board-private.h"

#include "games/race/board/orrery-race-close-up.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-peek.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/style/orrery-text.h"

#include <glib/gi18n.h>
#include <math.h>

enum
{
  WIDE_FROM = 930,
  MEDIUM_FROM = 660,
  PLAYER_FROM = 300, /* with its tableau next to its name */
  LINE_FROM = 470,   /* with all of it on one line */
  GUESS = 600,
  MOST_CARDS = 64,
};

/* For the wide layout, in px: a card of the tableau, the rest of its row, the rows of cards, and all other
 * parts with the question. */
enum
{
  TABLEAU_COLUMNS = 6,
  TABLEAU_CARD = 150,
  MARGINS = 100,
  CARDS_HEIGHT = 2 * 104 + 157,
  OTHER_PARTS = 360,
};

#define LEAST_ZOOM 0.9 /* as long as names are easy to read */
#define LARGE_LETTERS 1.05 /* an ordinary font can be a bit larger than 1 */
#define MOST_ZOOM 1.6

typedef enum
{
  LAYOUT_NONE, /* not laid out yet */
  LAYOUT_NARROW,
  LAYOUT_MEDIUM,
  LAYOUT_WIDE,
} Layout;

G_DEFINE_FINAL_TYPE (OrreryRaceBoard, orrery_race_board, ORRERY_TYPE_BOARD)

/* --- Layout --- */

/* Larger text needs more room. */
static double
letter_size (OrreryRaceBoard *self)
{
  return MAX (1, orrery_text_factor (gtk_widget_get_pango_context (GTK_WIDGET (self))));
}

static Layout
layout_for (OrreryRaceBoard *self, int width)
{
  const double letters = width / letter_size (self);

  return letters >= WIDE_FROM ? LAYOUT_WIDE : letters >= MEDIUM_FROM ? LAYOUT_MEDIUM : LAYOUT_NARROW;
}

gboolean
race_board_is_wide (OrreryRaceBoard *self)
{
  return self->layout == LAYOUT_WIDE;
}

static gboolean
offer_again_cb (gpointer data)
{
  OrreryRaceBoard *self = data;

  self->offer_again = 0;
  g_signal_emit_by_name (self, "question-changed");
  return G_SOURCE_REMOVE;
}

/* The columns of the actions depend on the layout, which may not be known when they are first offered. It is too
 * late for that in the middle of a layout. */
static void
offer_actions_again (OrreryRaceBoard *self)
{
  const RaceState *asked = self->decision != NULL ? orrery_decision_get_start (self->decision) : NULL;

  if (asked != NULL && asked->ask == RACE_ASK_ACTION && self->offer_again == 0)
    self->offer_again = g_idle_add (offer_again_cb, self);
}

static void
set_layout (OrreryRaceBoard *self, Layout layout, int width)
{
  const guint others = MAX (self->state.n_seats, 2) - 1u;
  const double each = (width / (double) others - 12) / letter_size (self);
  const gboolean narrow = layout == LAYOUT_NARROW;

  for (guint i = 0; i < RACE_MAX_SEATS; i++)
    orrery_race_player_set_layout (ORRERY_RACE_PLAYER (self->players[i]), narrow || each < PLAYER_FROM, each >= LINE_FROM);
  orrery_race_phases_set_layout (ORRERY_RACE_PHASES (self->phases), layout != LAYOUT_WIDE, narrow);
  orrery_race_tableau_set_compact (ORRERY_RACE_TABLEAU (self->tableau), narrow);
  orrery_race_hand_set_compact (ORRERY_RACE_HAND (self->hand), narrow, self->large);
  if (self->layout == layout)
    return;
  self->layout = layout;
  gtk_box_set_spacing (GTK_BOX (self->box), narrow ? 6 : 10);
  orrery_toggle_class (self->box, "compact", narrow);
  orrery_toggle_class (self->tableau, "orrery-board-card", !narrow);
  gtk_widget_set_visible (self->hand_head, layout != LAYOUT_WIDE);
  gtk_widget_set_visible (self->hand_size, narrow);
  orrery_board_set_compact (ORRERY_BOARD (self), narrow);
  if (self->has_state)
    race_board_mark (self);
  offer_actions_again (self);
}

/* Cards grow until six fit in a row, as long as the tableau and the hand are not too high; in a low window they
 * shrink a little, so that the others' names stay in view. */
static double
find_zoom (OrreryRaceBoard *self, int width)
{
  const double across = (width / letter_size (self) - MARGINS) / (TABLEAU_COLUMNS * TABLEAU_CARD);
  const double down = (self->room / letter_size (self) - OTHER_PARTS) / CARDS_HEIGHT;
  const double least = letter_size (self) > LARGE_LETTERS ? 1 : LEAST_ZOOM;

  return self->layout == LAYOUT_WIDE ? CLAMP (MIN (across, down), least, MOST_ZOOM) * self->user_zoom : 1;
}

static void
orrery_race_board_set_room (OrreryBoard *board, int height, double zoom)
{
  OrreryRaceBoard *self = ORRERY_RACE_BOARD (board);

  if (self->room == height && self->user_zoom == zoom)
    return;
  self->room = height;
  self->user_zoom = zoom;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Any layout can become the narrow one. The parts are laid out again only for their actual width; the board
 * scrolls, so a guess is good enough until then. */
static void
orrery_race_board_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  OrreryRaceBoard *self = ORRERY_RACE_BOARD (widget);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 0;
      *natural = 1000;
    }
  else if (for_size > 0 && layout_for (self, for_size) != self->layout)
    *minimum = *natural = GUESS;
  else
    {
      int least;

      gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      gtk_widget_measure (self->box, GTK_ORIENTATION_VERTICAL, MAX (for_size > 0 ? for_size : 1000, least), minimum, natural,
                          NULL, NULL);
    }
}

static void
orrery_race_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OrreryRaceBoard *self = ORRERY_RACE_BOARD (widget);
  double zoom;
  int least;

  set_layout (self, layout_for (self, width), width);
  zoom = floor (find_zoom (self, width) * 20) / 20;
  if (self->zoom != zoom && self->has_state)
    {
      self->zoom = zoom;
      orrery_race_tableau_set_zoom (ORRERY_RACE_TABLEAU (self->tableau), zoom);
      orrery_race_hand_set_zoom (ORRERY_RACE_HAND (self->hand), zoom);
      race_board_mark (self);
    }
  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->box, &(GtkAllocation) { 0, 0, MAX (width, least), height }, -1);
}

/* --- What is shown --- */

static void
orrery_race_board_set_names (OrreryBoard *board, const char *const *names)
{
  OrreryRaceBoard *self = ORRERY_RACE_BOARD (board);

  for (guint i = 0; i < RACE_MAX_SEATS && names[i] != NULL; i++)
    orrery_race_player_set_name (ORRERY_RACE_PLAYER (self->players[i]), names[i]);
  orrery_race_phases_set_names (ORRERY_RACE_PHASES (self->phases), names);
  memset (self->deeds, 0, sizeof self->deeds);
  g_object_set_data_full (G_OBJECT (self), "names", g_strdupv ((char **) names), (GDestroyNotify) g_strfreev);
}

static const char *
name_of (OrreryRaceBoard *self, int seat)
{
  char **names = g_object_get_data (G_OBJECT (self), "names");

  return names != NULL && seat < (int) g_strv_length (names) ? names[seat] : "";
}

static guint
append_cards (guint8 *designs, guint n, const RaceCards *cards)
{
  for (guint d = race_cards_next (cards, 0); d < RACE_N_DESIGNS; d = race_cards_next (cards, d + 1))
    for (int i = 0; i < race_cards_count (cards, d) && n < MOST_CARDS; i++)
      designs[n++] = (guint8) d;
  return n;
}

static guint
append_unknown (guint8 *designs, guint n, guint count)
{
  for (guint i = 0; i < count && n < MOST_CARDS; i++)
    designs[n++] = RACE_UNKNOWN;
  return n;
}

/* TRUE if the seat's card has been revealed, so that it is no longer in the hand. */
static gboolean
is_revealed (const RaceState *state, int seat)
{
  return state->seats[seat].placing != 0 && state->step == RACE_STEP_PHASES && state->now.chooser != seat + 1
         && (state->now.done >> seat & 1) == 0;
}

/* Drawn cards, or the card being placed, come before the hand. */
static void
show_hand (OrreryRaceBoard *self)
{
  const RaceSeat *p = &self->state.seats[self->front];
  guint8 designs[MOST_CARDS];
  guint n = 0, apart;
  g_autofree char *title = NULL;

  n = append_cards (designs, n, &p->drawn);
  n = append_unknown (designs, n, p->n_drawn_unknown);
  if (n == 0 && is_revealed (&self->state, self->front))
    designs[n++] = (guint8) (p->placing - 1);
  apart = n;
  n = append_cards (designs, n, &p->shown);
  n = append_cards (designs, n, &p->hand);
  n = append_unknown (designs, n, p->n_unknown);
  for (guint i = 0; i < n; i++)
    designs[i] = (guint8) orrery_card_face (&self->state, designs[i]);
  orrery_race_hand_set_cards (ORRERY_RACE_HAND (self->hand), designs, n, apart);
  /* Card backs show only their number, unless some are to be chosen. */
  gtk_widget_set_visible (self->hand, (self->state.options & RACE_MIRROR) == 0 || apart > 0 || p->n_unknown < p->n_hand
                                        || self->state.ask == RACE_ASK_SPEND);
  title = p->n_drawn > 0
            /* Translators: numbers of cards */
            ? g_strdup_printf (_("Drawn: %u · Hand: %u"), p->n_drawn, p->n_hand)
            : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Hand: %u card", "Hand: %u cards", p->n_hand), p->n_hand);
  orrery_label_set (self->hand_title, title);
  orrery_set_spoken (self->hand, title);
}

static void
orrery_race_board_show (OrreryBoard *board, const void *state, int seat)
{
  OrreryRaceBoard *self = ORRERY_RACE_BOARD (board);

  self->has_state = TRUE;
  self->state = *(const RaceState *) state;
  self->front = seat;
  race_board_place_deeds (self);
  orrery_race_close_up_forget (ORRERY_RACE_CLOSE_UP (self->close_up), &self->state, seat);
  for (guint i = 0; i < RACE_MAX_SEATS; i++)
    {
      gtk_widget_set_visible (self->players[i], i < self->state.n_seats && (int) i != seat);
      if (i < self->state.n_seats && (int) i != seat)
        orrery_race_player_set_state (ORRERY_RACE_PLAYER (self->players[i]), &self->state, (int) i);
    }
  orrery_race_phases_set_state (ORRERY_RACE_PHASES (self->phases), &self->state);
  orrery_race_tableau_set_name (ORRERY_RACE_TABLEAU (self->tableau), name_of (self, seat));
  orrery_race_tableau_set_state (ORRERY_RACE_TABLEAU (self->tableau), &self->state, seat);
  show_hand (self);
  race_board_mark (self);
}

static OrreryRaceStatus
status_of (const RaceState *truth, guint seat, guint computers, gboolean is_live)
{
  const GameQuestion question = race_question (truth);

  if (truth->step == RACE_STEP_OVER)
    {
      GameScore score;

      race_score (truth, &score);
      return (score.winners >> seat & 1) != 0 ? ORRERY_RACE_WON : ORRERY_RACE_WAITING;
    }
  if ((truth->now.done >> seat & 1) != 0 && !race_is_public (truth))
    return ORRERY_RACE_READY;
  if (is_live && question.seat == (int) seat && question.ask == GAME_DECIDE)
    return (computers >> seat & 1) != 0 ? ORRERY_RACE_THINKING : ORRERY_RACE_DECIDING;
  return race_is_public (truth) ? ORRERY_RACE_WAITING : ORRERY_RACE_CHOOSING;
}

static void
orrery_race_board_show_players (OrreryBoard *board, const void *truth, guint computers, gboolean is_live)
{
  OrreryRaceBoard *self = ORRERY_RACE_BOARD (board);

  for (guint i = 0; i < self->state.n_seats; i++)
    {
      g_autofree char *deed = race_board_tell_deed (self, i);

      orrery_race_player_set_status (ORRERY_RACE_PLAYER (self->players[i]), status_of (truth, i, computers, is_live), deed);
    }
}

static GtkWidget *
orrery_race_board_get_part (OrreryBoard *board, const void *state)
{
  OrreryRaceBoard *self = ORRERY_RACE_BOARD (board);

  switch (((const RaceState *) state)->ask)
    {
    case RACE_ASK_START_DISCARD:
    case RACE_ASK_ACTION: /* by what can be placed */
    case RACE_ASK_KEEP:
    case RACE_ASK_DEVELOP:
    case RACE_ASK_SETTLE:
    case RACE_ASK_PAY:
    case RACE_ASK_SPEND:
    case RACE_ASK_LIMIT:
      return gtk_widget_get_visible (self->hand) ? self->hand_box : NULL;
    case RACE_ASK_SELL:
    case RACE_ASK_CONSUME:
    case RACE_ASK_GOOD_FOR:
    case RACE_ASK_WINDFALL:
      return self->tableau;
    default:
      return NULL;
    }
}

/* The words of the lesson. */
static GtkWidget *
orrery_race_board_find (OrreryBoard *board, const char *word)
{
  OrreryRaceBoard *self = ORRERY_RACE_BOARD (board);

  return g_str_equal (word, "hand")      ? self->hand_box
         : g_str_equal (word, "tableau") ? self->tableau
         : g_str_equal (word, "phases")  ? self->phases
                                         : NULL;
}

/* --- The close-up --- */

static GtkWidget *
orrery_race_board_get_close_up (OrreryBoard *board)
{
  return ORRERY_RACE_BOARD (board)->close_up;
}

/* Unless the pane is hidden, or has another page. */
static gboolean
show_closer_cb (GtkWidget *board, GtkWidget *closer)
{
  OrreryRaceBoard *self = ORRERY_RACE_BOARD (board);

  if (!gtk_widget_get_mapped (self->close_up))
    return FALSE;
  orrery_race_close_up_look (ORRERY_RACE_CLOSE_UP (self->close_up), closer);
  return TRUE;
}

/* --- The widget --- */

static void
size_cb (OrreryRaceBoard *self)
{
  self->large = !self->large;
  gtk_button_set_label (GTK_BUTTON (self->hand_size), self->large ? _("Smaller Cards") : _("Larger Cards"));
  orrery_race_hand_set_compact (ORRERY_RACE_HAND (self->hand), self->layout == LAYOUT_NARROW, self->large);
  race_board_mark (self);
}

static void
build_hand (OrreryRaceBoard *self)
{
  self->hand_head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->hand_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->hand_title = orrery_label_new ("heading", 0);
  self->hand_size = gtk_button_new_with_label (_("Larger Cards"));
  self->hand = orrery_race_hand_new ();
  gtk_widget_add_css_class (self->hand_size, "flat");
  gtk_widget_add_css_class (self->hand_size, "orrery-link");
  gtk_widget_set_hexpand (self->hand_title, TRUE);
  gtk_widget_set_visible (self->hand_size, FALSE);
  gtk_box_append (GTK_BOX (self->hand_head), self->hand_title);
  gtk_box_append (GTK_BOX (self->hand_head), self->hand_size);
  gtk_box_append (GTK_BOX (self->hand_box), self->hand_head);
  gtk_box_append (GTK_BOX (self->hand_box), self->hand);
  g_signal_connect_object (self->hand_size, "clicked", G_CALLBACK (size_cb), self, G_CONNECT_SWAPPED);
}

static void
orrery_race_board_dispose (GObject *object)
{
  OrreryRaceBoard *self = ORRERY_RACE_BOARD (object);

  g_clear_handle_id (&self->offer_again, g_source_remove);
  g_clear_object (&self->decision);
  g_clear_object (&self->close_up);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_race_board_parent_class)->dispose (object);
}

static void
orrery_race_board_class_init (OrreryRaceBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  OrreryBoardClass *board_class = ORRERY_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_race_board_dispose;
  widget_class->measure = orrery_race_board_measure;
  widget_class->size_allocate = orrery_race_board_size_allocate;
  widget_class->get_request_mode = orrery_get_height_for_width;
  board_class->set_names = orrery_race_board_set_names;
  board_class->show = orrery_race_board_show;
  board_class->show_players = orrery_race_board_show_players;
  board_class->set_answers = race_board_set_answers;
  board_class->set_decision = race_board_set_decision;
  board_class->get_question = race_board_get_question;
  board_class->get_part = orrery_race_board_get_part;
  board_class->find = orrery_race_board_find;
  board_class->set_room = orrery_race_board_set_room;
  board_class->note = race_board_note;
  board_class->fly = race_board_fly;
  board_class->get_close_up = orrery_race_board_get_close_up;
}

static void
orrery_race_board_init (OrreryRaceBoard *self)
{
  orrery_style_sheet_ensure ();
  self->state.n_seats = 2;
  self->zoom = self->user_zoom = 1;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  gtk_widget_add_css_class (self->box, "orrery-race-board");
  self->players_box = orrery_wrap_new (10);
  orrery_wrap_set_mode (ORRERY_WRAP (self->players_box), ORRERY_WRAP_EVEN);
  for (guint i = 0; i < RACE_MAX_SEATS; i++)
    {
      self->players[i] = orrery_race_player_new ();
      gtk_widget_set_visible (self->players[i], FALSE);
      orrery_wrap_append (ORRERY_WRAP (self->players_box), self->players[i]);
    }
  self->phases = orrery_race_phases_new ();
  self->tableau = orrery_race_tableau_new ();
  build_hand (self);
  self->close_up = g_object_ref_sink (orrery_race_close_up_new ());
  orrery_peek_set_show (GTK_WIDGET (self), show_closer_cb);
  gtk_box_append (GTK_BOX (self->box), self->players_box);
  gtk_box_append (GTK_BOX (self->box), self->phases);
  gtk_box_append (GTK_BOX (self->box), self->tableau);
  gtk_box_append (GTK_BOX (self->box), self->hand_box);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  race_board_init_ask (self);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/* --- Public --- */

GtkWidget *
orrery_race_board_new (void)
{
  return g_object_new (ORRERY_TYPE_RACE_BOARD, NULL);
}
