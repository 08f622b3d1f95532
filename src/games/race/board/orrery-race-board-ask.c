/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Decisions on the board: cards in hand to place, to pay with, to keep or to discard, and goods and powers of
 * the tableau. Actions are offered in the question bar. */
#include "games/race/board/orrery-race-board-private.h"

#include "assist/orrery-ticks.h"
#include "games/race/board/orrery-race-actions.h"
#include "games/race/board/orrery-race-close-up.h"
#include "games/race/board/orrery-race-pieces.h"
#include "games/race/board/orrery-race-search.h"
#include "games/race/words/orrery-race-play-words.h"
#include "games/race/words/orrery-race-story.h"
#include "widgets/question/orrery-keys.h"

#include <glib/gi18n.h>

enum { GIVEN_SIZE = 44 };

static const RaceState *
asked (OrreryRaceBoard *self)
{
  return self->decision != NULL ? orrery_decision_get_start (self->decision) : NULL;
}

static gboolean
is_offered (OrreryRaceBoard *self, GameAnswer answer)
{
  for (gsize i = 0; i < self->n_answers; i++)
    if (self->answers[i] == answer)
      return TRUE;
  return FALSE;
}

static guint
count_ticked (OrreryRaceBoard *self, GameAnswer answer)
{
  guint n, ticked = 0;
  const GameAnswer *all;

  if (self->decision == NULL || !ORRERY_IS_TICKS (self->decision))
    return 0;
  all = orrery_ticks_get_ticked (ORRERY_TICKS (self->decision), &n);
  for (guint i = 0; i < n; i++)
    ticked += all[i] == answer;
  return ticked;
}

/* --- The hand --- */

/* The answer that a card of the hand stands for; 0: the question is not about the hand. */
static GameAnswer
answer_of_card (const RaceState *state, guint design)
{
  if (state == NULL)
    return 0;
  switch (state->ask)
    {
    case RACE_ASK_KEEP:
      return GAME_ANSWER (RACE_DO_KEEP, design, 0, 0);
    case RACE_ASK_START_DISCARD:
    case RACE_ASK_PAY:
    case RACE_ASK_SPEND:
    case RACE_ASK_LIMIT:
      return GAME_ANSWER (RACE_DO_DISCARD, design, 0, 0);
    case RACE_ASK_DEVELOP:
      return GAME_ANSWER (RACE_DO_DEVELOP, design, 0, 0);
    case RACE_ASK_SETTLE:
      return GAME_ANSWER (RACE_DO_SETTLE, design, 0, 0);
    default:
      return 0;
    }
}

static gboolean
is_placing (const RaceState *state)
{
  return state != NULL && (state->ask == RACE_ASK_DEVELOP || state->ask == RACE_ASK_SETTLE);
}

/* An unnamed card can be discarded, but not placed. */
static gboolean
can_be_chosen (const RaceState *state, guint design)
{
  return design < RACE_N_DESIGNS || (design == RACE_UNKNOWN && state != NULL && !is_placing (state));
}

/* Why a card cannot be placed, short enough to fit on it. */
static char *
tell_short (const RaceState *state, guint design, GameStatus status)
{
  if (status == RACE_TOO_STRONG)
    return g_strdup_printf (_("strength %d"), race_strength (state, state->actor, (uint8_t) design));
  if (status == RACE_TOO_DEAR)
    return orrery_race_play_short (state, design);
  return status == RACE_IN_TABLEAU ? g_strdup (_("you have one")) : NULL;
}

static void
mark_placeable (OrreryRaceBoard *self, OrreryRaceCard *card, GameAnswer answer, OrreryCardMarks *marks)
{
  const RaceState *state = asked (self);
  const guint design = orrery_race_card_get_design (card);
  const gboolean world = state->ask == RACE_ASK_SETTLE;
  const gboolean conquers = world && race_design (state, design)->military
                            && race_strength (state, state->actor, (uint8_t) design) >= race_design (state, design)->cost;

  g_autofree char *why = orrery_race_play_why (state, design);

  orrery_piece_set_reason (ORRERY_PIECE (card), why);
  marks->pill = orrery_race_play_gain (state, answer);
  marks->pill_kind = conquers ? ORRERY_PILL_STRENGTH : ORRERY_PILL_PAY;
  marks->cost = orrery_race_play_cost (state, design);
  marks->has_cost = !conquers && marks->cost >= 0 && marks->cost != race_design (state, design)->cost;
  orrery_piece_set_state (ORRERY_PIECE (card), ORRERY_PIECE_TARGET);
}

static void
mark_unplaceable (OrreryRaceBoard *self, OrreryRaceCard *card, GameAnswer answer, OrreryCardMarks *marks)
{
  const GameStatus status = race_check (asked (self), answer);

  marks->pill = tell_short (asked (self), orrery_race_card_get_design (card), status);
  marks->pill_kind = ORRERY_PILL_NOT;
  orrery_piece_set_reason (ORRERY_PIECE (card), orrery_race_story_refusal (status));
  orrery_piece_set_state (ORRERY_PIECE (card), ORRERY_PIECE_DISABLED);
}

/* TRUE if the question is about the card: drawn cards while some are kept, otherwise those in hand. */
static gboolean
is_asked_about (OrreryRaceBoard *self, guint place)
{
  const RaceState *state = asked (self);
  const RaceSeat *p = &self->state.seats[self->front];
  const gboolean drawn = place < p->n_drawn;
  const gboolean apart = p->n_drawn == 0 && p->placing != 0 && place == 0 && state->ask == RACE_ASK_PAY;

  if (apart)
    return FALSE;
  return state->ask == RACE_ASK_KEEP || state->ask == RACE_ASK_START_DISCARD ? drawn : !drawn;
}

/* Sets the marks of a card while a question is about it; TRUE if it has a key. */
static gboolean
mark_asked (OrreryRaceBoard *self, OrreryRaceCard *card, GameAnswer answer, guint nth, OrreryCardMarks *marks)
{
  marks->is_ticked = nth < count_ticked (self, answer);
  if (marks->is_ticked)
    return TRUE;
  if (is_placing (asked (self)))
    {
      if (is_offered (self, answer))
        mark_placeable (self, card, answer, marks);
      else
        mark_unplaceable (self, card, answer, marks);
      return is_offered (self, answer);
    }
  marks->can_be_ticked = TRUE;
  return TRUE;
}

/* Which of several copies a card is. Copies that were picked come first. */
static guint
get_nth (OrreryRaceBoard *self, guint place)
{
  OrreryRaceHand *hand = ORRERY_RACE_HAND (self->hand);
  const guint design = orrery_race_card_get_design (orrery_race_hand_get_card (hand, place));
  const gboolean is_picked = self->ticked >> place & 1;
  guint n = 0;

  for (guint i = 0; i < orrery_race_hand_get_n (hand); i++)
    if (is_asked_about (self, i) && orrery_race_card_get_design (orrery_race_hand_get_card (hand, i)) == design)
      n += (self->ticked >> i & 1) == is_picked ? i < place : !is_picked;
  return n;
}

/* The value of a 6-cost development in the tableau. */
static void
mark_bonus (OrreryRaceBoard *self, guint design, OrreryCardMarks *marks)
{
  RaceState after = self->state;
  RaceSeat *p = &after.seats[self->front];

  if (design >= RACE_N_DESIGNS || race_design (&after, design)->n_lines == 0 || p->n_tableau == RACE_MAX_TABLEAU)
    return;
  p->tableau[p->n_tableau++] = (guint8) design;
  p->military = (gint8) (p->military + race_design (&after, design)->strength);
  marks->has_bonus = TRUE;
  marks->bonus = race_bonus (&after, self->front, (guint8) design);
}

static void
mark_hand (OrreryRaceBoard *self)
{
  OrreryRaceHand *hand = ORRERY_RACE_HAND (self->hand);
  guint8 keys[sizeof ORRERY_KEYS_BY_PLACE - 1];
  guint n_keys = 0;
  guint64 ticked = 0;

  for (guint i = 0; i < orrery_race_hand_get_n (hand); i++)
    {
      OrreryRaceCard *card = orrery_race_hand_get_card (hand, i);
      const guint design = orrery_race_card_get_design (card);
      const GameAnswer answer = can_be_chosen (asked (self), design) ? answer_of_card (asked (self), design) : 0;
      OrreryCardMarks marks = { 0 };

      mark_bonus (self, design, &marks);
      orrery_piece_set_state (ORRERY_PIECE (card), 0);
      orrery_piece_set_reason (ORRERY_PIECE (card), NULL);
      if (answer != 0 && is_asked_about (self, i))
        {
          const guint nth = get_nth (self, i);

          if (mark_asked (self, card, answer, nth, &marks) && n_keys < G_N_ELEMENTS (keys)
              && (nth == 0 || !is_placing (asked (self))))
            {
              marks.key = (guint) ORRERY_KEYS_BY_PLACE[n_keys];
              keys[n_keys++] = (guint8) i;
            }
        }
      else if (answer != 0 && asked (self)->ask == RACE_ASK_PAY)
        {
          marks.cost = orrery_race_play_cost (asked (self), design);
          marks.has_cost = marks.cost != race_design (asked (self), design)->cost;
          marks.n_to_pay = (guint) MAX (marks.cost, 0);
          orrery_ticks_get_ticked (ORRERY_TICKS (self->decision), &marks.n_paid);
          orrery_piece_set_state (ORRERY_PIECE (card), ORRERY_PIECE_SELECTED);
        }
      ticked |= (guint64) marks.is_ticked << i;
      orrery_race_card_set_marks (card, &marks);
      g_free (marks.pill);
    }
  self->ticked = ticked;
  orrery_race_hand_set_keys (hand, keys, n_keys);
}

static void
hand_picked_cb (OrreryRaceBoard *self, guint place)
{
  OrreryRaceCard *card = orrery_race_hand_get_card (ORRERY_RACE_HAND (self->hand), place);
  const guint design = orrery_race_card_get_design (card);
  const GameAnswer answer = can_be_chosen (asked (self), design) ? answer_of_card (asked (self), design) : 0;

  if (answer != 0 && is_asked_about (self, place) && orrery_race_card_is_ticked (card))
    {
      self->ticked &= ~(G_GUINT64_CONSTANT (1) << place);
      orrery_decision_change (self->decision, answer, FALSE);
    }
  else if (answer != 0 && is_asked_about (self, place) && is_offered (self, answer))
    {
      self->ticked |= G_GUINT64_CONSTANT (1) << place;
      g_signal_emit_by_name (self, "answer", (guint) answer);
    }
  else if (answer != 0 && is_asked_about (self, place) && ORRERY_IS_TICKS (self->decision))
    g_signal_emit_by_name (self, "refused", _("You have chosen enough. Click a chosen card to take it back."));
  else if (design < RACE_N_DESIGNS)
    gtk_widget_activate_action (GTK_WIDGET (self), ORRERY_ACTION_LOOK_UP, "s", race_designs[0][design].id);
}

/* --- The tableau --- */

/* TRUE if a card of the tableau can stand for this answer. A card that can be discarded for Military stands for
 * discarding it; keeping it has a button. */
static gboolean
is_of_tableau (const RaceState *state, GameAnswer answer)
{
  switch (GAME_ANSWER_KIND (answer))
    {
    case RACE_DO_SELL:
    case RACE_DO_GOOD_OF:
    case RACE_DO_PRODUCE_ON:
    case RACE_DO_USE:
      return TRUE;
    case RACE_DO_DISCARD:
      return state != NULL && state->ask == RACE_ASK_TACTICS;
    default:
      return FALSE;
    }
}

/* The offered answers that are about a card of the tableau. If only one of several equal powers is offered, the answer
 * still uses this card's own. */
static GArray *
list_answers (OrreryRaceBoard *self, guint design)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  const guint stands_for = asked (self) != NULL ? race_equal_power (asked (self), (uint8_t) design) : design;

  for (gsize i = 0; i < self->n_answers; i++)
    {
      const GameAnswer answer = GAME_ANSWER (GAME_ANSWER_KIND (self->answers[i]), design, 0, 0);

      if (is_of_tableau (asked (self), self->answers[i]) && GAME_ANSWER_A (self->answers[i]) == stands_for)
        g_array_append_val (found, answer);
    }
  return found;
}

/* The answer that stands for a good or a world in the current question. */
static GameAnswer
answer_of_world (const RaceState *state, guint design)
{
  return state == NULL                       ? 0
         : state->ask == RACE_ASK_GOOD_FOR ? GAME_ANSWER (RACE_DO_GOOD_OF, design, 0, 0)
         : state->ask == RACE_ASK_WINDFALL ? GAME_ANSWER (RACE_DO_PRODUCE_ON, design, 0, 0)
                                           : 0;
}

/* TRUE if all Consume powers of the card have been used in this phase, and none is being used. */
static gboolean
is_used (OrreryRaceBoard *self, guint place)
{
  const RaceState *state = &self->state;
  const guint turn = (state->first + state->turn) % state->n_seats;
  const RaceDesign *card = race_design (state, state->seats[self->front].tableau[place]);
  guint powers = 0;

  for (guint i = 0; i < card->n_powers; i++)
    powers |= card->powers[i].when == RACE_IN_CONSUME ? 1u << i : 0;
  return state->step == RACE_STEP_PHASES && state->phase == RACE_PHASE_CONSUME && (int) turn == self->front && powers != 0
         && (state->now.used >> place * RACE_MAX_POWERS & powers) == powers
         && !(state->ask == RACE_ASK_GOOD_FOR && state->piece == state->seats[self->front].tableau[place]);
}

/* What a card of the tableau adds to the payment or strength in question; 0: nothing. */
static int
find_part (OrreryRaceBoard *self, guint design, OrreryPill *kind)
{
  const RaceState *state = asked (self);
  const guint8 piece = state == NULL ? RACE_N_DESIGNS
                       : state->ask == RACE_ASK_TACTICS ? (guint8) (state->seats[state->actor].placing - 1)
                       : state->ask == RACE_ASK_PAY || state->ask == RACE_ASK_HOW ? state->piece : RACE_N_DESIGNS;
  GameCauses causes = { 0 };
  int sum = 0;

  if (piece >= RACE_N_DESIGNS || state->actor != self->front)
    return 0;
  *kind = state->ask == RACE_ASK_PAY ? ORRERY_PILL_PAY : ORRERY_PILL_STRENGTH;
  race_explain (state, state->actor,
                *kind == ORRERY_PILL_STRENGTH                          ? RACE_WHY_STRENGTH
                : race_design (state, piece)->kind == RACE_WORLD ? RACE_WHY_SETTLE_COST : RACE_WHY_DEVELOP_COST,
                piece, 0, &causes);
  for (guint i = 0; i < causes.n; i++)
    sum += causes.list[i].kind == RACE_CAUSE_CARD && causes.list[i].piece == design ? causes.list[i].amount : 0;
  return sum;
}

static void
mark_tableau (OrreryRaceBoard *self)
{
  OrreryRaceTableau *tableau = ORRERY_RACE_TABLEAU (self->tableau);
  const RaceSeat *p = &self->state.seats[self->front];

  for (guint i = 0; i < orrery_race_tableau_get_n (tableau); i++)
    {
      OrreryRaceCard *card = orrery_race_tableau_get_card (tableau, i);
      const guint design = p->tableau[i];
      g_autoptr (GArray) answers = list_answers (self, design);
      const gboolean bonus = race_design (&self->state, design)->n_lines > 0;
      int part;
      OrreryCardMarks marks = {
        .has_good = p->good[i] != 0,
        .is_good_offered = answers->len > 0 && p->good[i] != 0 && asked (self)->ask != RACE_ASK_CONSUME,
        .is_ticked = count_ticked (self, answer_of_world (asked (self), design)) > 0,
        .is_used = is_used (self, i),
        .has_bonus = bonus,
        .bonus = bonus ? race_bonus (&self->state, self->front, (uint8_t) design) : 0,
      };

      orrery_piece_set_state (ORRERY_PIECE (card), answers->len > 0 ? ORRERY_PIECE_TARGET : 0);
      orrery_piece_set_reason (ORRERY_PIECE (card), marks.is_used ? _("Used in this phase.") : NULL);
      part = find_part (self, design, &marks.pill_kind);
      marks.pill = part == 0 ? NULL : g_strdup_printf ("%s%d", part < 0 ? "−" : "+", ABS (part));
      orrery_race_card_set_marks (card, &marks);
      g_free (marks.pill);
    }
}

static void
tableau_picked_cb (OrreryRaceBoard *self, guint place)
{
  OrreryRaceCard *card = orrery_race_tableau_get_card (ORRERY_RACE_TABLEAU (self->tableau), place);
  const guint design = orrery_race_card_get_design (card);
  g_autoptr (GArray) answers = list_answers (self, design);

  if (orrery_race_card_is_ticked (card))
    orrery_decision_change (self->decision, answer_of_world (asked (self), design), FALSE);
  else if (answers->len == 1)
    g_signal_emit_by_name (self, "answer", (guint) g_array_index (answers, GameAnswer, 0));
  else if (answers->len > 1)
    g_signal_emit_by_name (self, "several", answers, card);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), ORRERY_ACTION_LOOK_UP, "s", race_designs[0][design].id);
}

/* --- The question --- */

static void
action_picked_cb (OrreryRaceBoard *self, guint answer)
{
  g_signal_emit_by_name (self, "answer", answer);
}

/* With two actions each, a third one has no place. */
static gboolean
is_one_too_many (OrreryRaceBoard *self, GameAnswer answer)
{
  g_autoptr (GArray) choices = orrery_decision_list_choices (self->decision);

  for (guint i = 0; i < choices->len; i++)
    {
      const OrreryChoice *choice = &g_array_index (choices, OrreryChoice, i);

      if (choice->answer == answer)
        return !choice->can_add && choice->n_ticked == 0;
    }
  return FALSE;
}

static void
one_action_picked_cb (OrreryRaceBoard *self, guint answer)
{
  if (ORRERY_IS_TICKS (self->decision) && is_one_too_many (self, answer))
    g_signal_emit_by_name (self, "refused", _("You have chosen two actions. Choose one of them again to take it back."));
  else
    action_picked_cb (self, answer);
}

static GtkWidget *
new_actions (OrreryRaceBoard *self, OrreryDecision *decision)
{
  GtkWidget *actions = orrery_race_actions_new (decision, orrery_board_get_compact (ORRERY_BOARD (self)),
                                                race_board_is_wide (self) ? RACE_N_ACTIONS : (RACE_N_ACTIONS + 1) / 2);

  g_signal_connect_object (actions, "picked", G_CALLBACK (one_action_picked_cb), self, G_CONNECT_SWAPPED);
  return actions;
}

static GameAnswer
name_placed (const RaceState *state, guint design, gpointer data)
{
  const gboolean world = state->ask == RACE_ASK_SETTLE;

  return (race_design (state, design)->kind == RACE_WORLD) == world
           ? GAME_ANSWER (world ? RACE_DO_SETTLE : RACE_DO_DEVELOP, design, 0, 0) : 0;
}

static GtkWidget *
new_search (OrreryRaceBoard *self, const RaceState *state)
{
  GtkWidget *search = orrery_race_search_new (state, _("Part of the card’s name, or Enter for none"), name_placed, NULL);

  orrery_race_search_set_empty (ORRERY_RACE_SEARCH (search), GAME_ANSWER (RACE_DO_PLACE_NOTHING, 0, 0, 0));
  g_signal_connect_object (search, "picked", G_CALLBACK (action_picked_cb), self, G_CONNECT_SWAPPED);
  return search;
}

/* Powers that have been used, in the order of the tableau. */
static GArray *
list_used (OrreryRaceBoard *self)
{
  const RaceSeat *p = &self->state.seats[self->front];
  GArray *used = orrery_given_new ();

  for (guint i = 0; i < p->n_tableau; i++)
    if (is_used (self, i))
      {
        const char *name = orrery_race_story_card (p->tableau[i]);
        const guint face = orrery_card_face (&self->state, p->tableau[i]);
        g_autofree char *gain = race_board_tell_gain (self, p->tableau[i]);
        const OrreryGiven given = {
          g_strdup_printf ("%s\n%s", name, gain != NULL ? gain : _("used")),
          /* Translators: read aloud: a card whose power has been used, and what it gave */
          gain != NULL ? g_strdup_printf (_("%s, used: %s"), name, gain) : g_strdup_printf (_("%s, used"), name),
          orrery_card_paintable_new (face, GIVEN_SIZE),
          orrery_board_get_compact (ORRERY_BOARD (self)) ? NULL : orrery_card_consume_icons_new (face),
        };

        g_array_append_val (used, given);
      }
  return used;
}

static GdkPaintable *
get_picture (const RaceState *state)
{
  switch (state->ask)
    {
    case RACE_ASK_TACTICS:
    case RACE_ASK_HOW:
    case RACE_ASK_PAY:
    case RACE_ASK_GOOD_FOR:
      return orrery_card_paintable_new (orrery_card_face (state, state->piece), 44);
    default:
      return NULL;
    }
}

void
race_board_get_question (OrreryBoard *board, OrreryDecision *decision, const char *name, OrreryQuestion *question)
{
  OrreryRaceBoard *self = ORRERY_RACE_BOARD (board);
  const RaceState *state = orrery_decision_get_start (decision);
  g_autofree char *missing = ORRERY_IS_TICKS (decision) && state->ask != RACE_ASK_ACTION
                               ? orrery_decision_dup_missing (decision) : NULL;
  g_autofree char *advice = orrery_race_play_advice (state);

  question->text = orrery_race_play_question (state, name);
  question->advice = missing != NULL && orrery_decision_get_can_put_back (decision)
                       ? g_strdup_printf ("%s%s%s", missing, advice != NULL ? " " : "", advice != NULL ? advice : "")
                       : g_steal_pointer (&advice);
  question->picture = get_picture (state);
  if (state->ask == RACE_ASK_ACTION)
    question->offers = new_actions (self, decision);
  /* At a real table, hands are only numbers: a placed card must be named. */
  else if (is_placing (state) && state->seats[state->actor].n_unknown > 0)
    question->offers = new_search (self, state);
  if (state->ask == RACE_ASK_CONSUME)
    question->given = list_used (self);
  question->on_board = answer_of_card (state, 0) != 0;
}

/* --- Offers --- */

void
race_board_mark (OrreryRaceBoard *self)
{
  orrery_race_hand_set_can_sink (ORRERY_RACE_HAND (self->hand), answer_of_card (asked (self), 0) == 0);
  mark_hand (self);
  mark_tableau (self);
}

void
race_board_set_answers (OrreryBoard *board, const GameAnswer *answers, gsize n)
{
  OrreryRaceBoard *self = ORRERY_RACE_BOARD (board);

  self->n_answers = n;
  if (n > 0)
    memcpy (self->answers, answers, n * sizeof *answers);
  race_board_mark (self);
}

void
race_board_set_decision (OrreryBoard *board, OrreryDecision *decision, gboolean is_new)
{
  OrreryRaceBoard *self = ORRERY_RACE_BOARD (board);
  g_autoptr (GArray) choices = decision != NULL ? orrery_decision_list_choices (decision) : NULL;
  GameAnswer answers[GAME_MAX_ANSWERS];
  gsize n = 0;

  if (g_set_object (&self->decision, decision))
    orrery_race_close_up_ask (ORRERY_RACE_CLOSE_UP (self->close_up), asked (self));
  for (guint i = 0; choices != NULL && i < choices->len; i++)
    if (g_array_index (choices, OrreryChoice, i).can_add)
      answers[n++] = g_array_index (choices, OrreryChoice, i).answer;
  orrery_board_set_answers (board, answers, n);
}

void
race_board_init_ask (OrreryRaceBoard *self)
{
  g_signal_connect_object (self->hand, "picked", G_CALLBACK (hand_picked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tableau, "picked", G_CALLBACK (tableau_picked_cb), self, G_CONNECT_SWAPPED);
}
