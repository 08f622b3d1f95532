/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/words/orrery-race-play-words.h"

#include "games/race/words/orrery-race-story.h"

#include <glib/gi18n.h>

static const char *
card_name (guint design)
{
  return orrery_race_story_card (design);
}

static const RaceSeat *
actor_of (const RaceState *state)
{
  return &state->seats[state->actor];
}

static guint
count_wanted (const RaceState *state)
{
  GameSet set = { 0 };

  race_set (state, &set);
  return set.wanted;
}

/* --- The question --- */

/* With a number of cards or goods. */
static char *
ask_number (const RaceState *state, const char *name)
{
  const guint n = count_wanted (state);

  switch (state->ask)
    {
    case RACE_ASK_KEEP:
      return g_strdup_printf (ngettext ("%s, keep %u card.", "%s, keep %u cards.", n), name, n);
    case RACE_ASK_PAY:
      return g_strdup_printf (ngettext ("%s, pay %u card for %s.", "%s, pay %u cards for %s.", n), name,
                              n, card_name (state->piece));
    case RACE_ASK_GOOD_FOR:
      return g_strdup_printf (ngettext ("%s, choose %u good for %s.", "%s, choose %u goods for %s.", MAX (n, 1)),
                              name, MAX (n, 1), card_name (state->piece)); /* a single one is not a set */
    default: /* RACE_ASK_START_DISCARD, RACE_ASK_LIMIT */
      return g_strdup_printf (ngettext ("%s, discard %u card.", "%s, discard %u cards.", n), name, n);
    }
}

static const char *const plain[RACE_N_QUESTIONS] = {
  [RACE_ASK_START_WORLD] = N_("%s, which start world do you get?"),
  [RACE_ASK_DRAW] = N_("%s, which card do you draw?"),
  [RACE_ASK_TURN_UP] = N_("%s, which card do you turn up?"),
  [RACE_ASK_CHOOSE_START] = N_("%s, choose your start world."),
  [RACE_ASK_ACTION] = N_("%s, choose your action."),
  [RACE_ASK_DEVELOP] = N_("%s, choose a development to place."),
  [RACE_ASK_SETTLE] = N_("%s, choose a world to place."),
  [RACE_ASK_SELL] = N_("%s, which good do you sell?"),
  [RACE_ASK_CONSUME] = N_("%s, which Consume power do you use next?"),
  [RACE_ASK_NAME] = N_("%s, name a number for your gamble."),
  [RACE_ASK_SPEND] = N_("%s, discard cards for VP?"),
  [RACE_ASK_WINDFALL] = N_("%s, which windfall worlds get a good?"),
};

gboolean
orrery_race_play_is_one_windfall (const RaceState *state)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const gsize n = race_legal (state, legal);

  for (gsize i = 0; i < n; i++)
    {
      RaceState after = *state;

      race_apply (&after, legal[i], NULL);
      if (race_continues (state, &after))
        return FALSE;
    }
  return TRUE;
}

char *
orrery_race_play_question (const void *asked, const char *name)
{
  const RaceState *state = asked;

  if (state->ask == RACE_ASK_GOOD)
    return g_strdup_printf (_("%s, you get a good on %s: which card is it?"), name, card_name (state->piece));
  if (state->ask == RACE_ASK_TACTICS)
    return g_strdup_printf (_("%s, discard %s for Military?"), name, card_name (state->piece));
  if (state->ask == RACE_ASK_HOW)
    return g_strdup_printf (_("%s, how do you place %s?"), name, card_name (state->piece));
  if (state->ask == RACE_ASK_WINDFALL && orrery_race_play_is_one_windfall (state))
    return g_strdup_printf (_("%s, which windfall world gets a good?"), name);
  if (state->ask == RACE_ASK_ACTION && (state->options & RACE_TWO_ACTIONS) != 0)
    return g_strdup_printf (_("%s, choose your two actions."), name);
  if (plain[state->ask] == NULL)
    return ask_number (state, name);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (_(plain[state->ask]), name);
#pragma GCC diagnostic pop
}

/* --- Sums --- */

const char *
orrery_race_play_cause (const GameCause *cause)
{
  switch (cause->kind)
    {
    case RACE_CAUSE_PRINTED:
      return _("Printed");
    case RACE_CAUSE_MILITARY:
      return _("Military");
    case RACE_CAUSE_TEMPORARY:
      return _("until Settle ends");
    case RACE_CAUSE_BONUS:
      return _("your bonus");
    case RACE_CAUSE_GOOD:
      return _("the good");
    default: /* RACE_CAUSE_CARD */
      return card_name (cause->piece);
    }
}

/* "Printed 5, Replicant Robots −2"; NULL: there is only one part. */
static char *
tell_sum (const RaceState *state, int seat, RaceWhat what, guint design)
{
  GameCauses causes = { 0 };
  g_autoptr (GString) text = g_string_new (NULL);

  race_explain (state, seat, (uint8_t) what, (uint8_t) design, 0, &causes);
  for (guint i = 0; i < causes.n; i++)
    {
      const GameCause *cause = &causes.list[i];

      if (i == 0)
        g_string_append_printf (text, "%s %d", orrery_race_play_cause (cause), cause->amount);
      else
        g_string_append_printf (text, ", %s %s%d", orrery_race_play_cause (cause), cause->amount < 0 ? "−" : "+", ABS (cause->amount));
    }
  return causes.n > 1 ? g_strdup (text->str) : NULL;
}

/* "Strength 4 against defense 3: Military 2, …" */
static char *
tell_strength (const RaceState *state, guint design)
{
  const int strength = race_strength (state, state->actor, (uint8_t) design);
  g_autofree char *sum = tell_sum (state, state->actor, RACE_WHY_STRENGTH, design);

  if (sum == NULL)
    return g_strdup_printf (_("Strength %d against defense %d."), strength, race_design (state, design)->cost);
  /* Translators: numbers, then where the first one comes from */
  return g_strdup_printf (_("Strength %d against defense %d: %s."), strength, race_design (state, design)->cost, sum);
}

char *
orrery_race_play_why (const RaceState *state, guint design)
{
  const RaceDesign *card = race_design (state, design);
  g_autofree char *sum = NULL;

  if (card->kind == RACE_WORLD && card->military && race_strength (state, state->actor, (uint8_t) design) >= card->cost)
    return tell_strength (state, design);
  sum = tell_sum (state, state->actor, card->kind == RACE_WORLD ? RACE_WHY_SETTLE_COST : RACE_WHY_DEVELOP_COST,
                              design);
  return sum != NULL ? g_strdup_printf ("%s.", sum) : NULL;
}

int
orrery_race_play_cost (const RaceState *state, guint design)
{
  return race_design (state, design)->kind == RACE_WORLD ? race_settle_cost (state, state->actor, (uint8_t) design)
                                                         : race_develop_cost (state, state->actor, (uint8_t) design);
}

char *
orrery_race_play_short (const RaceState *state, guint design)
{
  return g_strdup_printf (_("%d short"), orrery_race_play_cost (state, design) - (actor_of (state)->n_hand - 1));
}

/* --- Help --- */

static char *
advise_payment (const RaceState *state)
{
  const RaceWhat what = state->phase >= RACE_PHASE_SETTLE ? RACE_WHY_SETTLE_COST : RACE_WHY_DEVELOP_COST;
  g_autofree char *sum = tell_sum (state, state->actor, what, state->piece);

  if (sum != NULL)
    return g_strdup_printf ("%s.", sum);
  return g_strdup (_("Nobody sees which cards you discard."));
}

static char *
advise_tactics (const RaceState *state)
{
  const RaceSeat *p = actor_of (state);

  if (p->placing == 0)
    return g_strdup (_("You place no world in this phase."));
  return tell_strength (state, p->placing - 1u);
}

static gboolean
has_action (const RaceState *state, RaceAction action)
{
  const RaceSeat *p = actor_of (state);

  return p->actions[0] == action + 1 || p->actions[1] == action + 1;
}

static char *
advise_placing (const RaceState *state)
{
  const guint n = actor_of (state)->n_hand;

  if (n == 0)
    return g_strdup (_("Your hand is empty."));
  return g_strdup_printf (ngettext ("You can pay with %u other card. Secret until all have chosen.",
                                    "You can pay with %u other cards. Secret until all have chosen.", n - 1),
                          n - 1);
}

/* At a real table everybody has seen the entries. */
static char *
advise_table (const RaceState *state)
{
  switch (state->ask)
    {
    case RACE_ASK_ACTION:
      return g_strdup (_("Enter it once all have revealed."));
    case RACE_ASK_DEVELOP:
    case RACE_ASK_SETTLE:
      return g_strdup_printf (ngettext ("Name the card that was revealed. There is %u card in hand.",
                                        "Name the card that was revealed. There are %u cards in hand.",
                                        actor_of (state)->n_hand),
                              actor_of (state)->n_hand);
    default:
      return NULL;
    }
}

char *
orrery_race_play_advice (const RaceState *state)
{
  char *table = (state->options & RACE_MIRROR) != 0 ? advise_table (state) : NULL;

  if (table != NULL)
    return table;
  switch (state->ask)
    {
    case RACE_ASK_ACTION:
      return g_strdup (_("Secret until all have chosen."));
    case RACE_ASK_KEEP:
      return g_strdup (_("You drew these cards; the others are discarded."));
    case RACE_ASK_START_DISCARD:
      return g_strdup (_("The other four are your first hand."));
    case RACE_ASK_DEVELOP:
    case RACE_ASK_SETTLE:
      return advise_placing (state);
    case RACE_ASK_PAY:
      return advise_payment (state);
    case RACE_ASK_TACTICS:
      return advise_tactics (state);
    case RACE_ASK_HOW:
      return race_design (state, state->piece)->military ? tell_strength (state, state->piece) : NULL;
    case RACE_ASK_SELL:
      return g_strdup (_("You must sell one, because you chose Consume: Trade."));
    case RACE_ASK_CONSUME:
      return g_strdup (has_action (state, RACE_DOUBLE) ? _("Your 2× doubles VP, not cards. You must use every power that can be "
                                                           "used.")
                                                       : _("You must use every power that can be used, in any order."));
    case RACE_ASK_SPEND:
      return g_strdup (_("1 VP for each; 2× does not double it."));
    case RACE_ASK_NAME:
      return g_strdup (_("You win the card that is turned up if that is its cost or defense."));
    case RACE_ASK_LIMIT:
      return g_strdup (_("You may keep ten cards at the end of a round."));
    default:
      return NULL;
    }
}

/* --- Answers --- */

static char *
tell_action (GameAnswer answer)
{
  const char *first = orrery_race_story_action (GAME_ANSWER_A (answer));

  if (GAME_ANSWER_B (answer) == 0)
    return g_strdup (first);
  return g_strdup_printf ("%s + %s", first, orrery_race_story_action (GAME_ANSWER_B (answer) - 1u));
}

char *
orrery_race_play_answer (const void *data, GameAnswer answer)
{
  const RaceState *state = data;
  const guint a = GAME_ANSWER_A (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case RACE_DO_ACTION:
      return tell_action (answer);
    case RACE_DO_DISCARD:
      return state->ask == RACE_ASK_TACTICS ? g_strdup_printf (_("Discard %s"), card_name (a)) : g_strdup (card_name (a));
    case RACE_DO_KEEP:
      return state->ask == RACE_ASK_TACTICS ? g_strdup_printf (_("Keep %s"), card_name (a)) : g_strdup (card_name (a));
    case RACE_DO_PLACE_NOTHING:
      return g_strdup (_("Place Nothing"));
    case RACE_DO_CONQUER:
      return g_strdup (_("Conquer"));
    case RACE_DO_PAY:
      return g_strdup_printf (_("Pay %d"), race_settle_cost (state, state->actor, state->piece));
    case RACE_DO_USE:
      return state->ask == RACE_ASK_HOW ? g_strdup_printf (_("Discard %s"), card_name (a)) : g_strdup (card_name (a));
    case RACE_DO_GAMBLE:
      return g_strdup (_("Gamble"));
    case RACE_DO_NAME:
      return g_strdup_printf ("%u", a);
    case RACE_DO_DONE:
      return g_strdup (_("Done"));
    default:
      return g_strdup (card_name (a));
    }
}

/* --- The gain of an answer --- */

/* Draws all cards that the card gives in this phase, whichever they are. */
static int
draw_all (RaceState *state, guint phase, guint design)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  int n = 0;

  for (; state->ask == RACE_ASK_DRAW && state->phase == phase && state->piece == design; n++)
    {
      race_legal (state, legal);
      race_apply (state, legal[0], NULL);
    }
  return n;
}

/* The gain of the card's power. It takes goods; which ones only matters if their prices differ. */
static char *
tell_use (const RaceState *state, GameAnswer answer, guint design)
{
  RaceState after = *state;
  GameAnswer legal[GAME_MAX_ANSWERS];
  int chips, cards;

  race_apply (&after, answer, NULL);
  while (after.ask == RACE_ASK_GOOD_FOR && after.actor == state->actor)
    {
      race_legal (&after, legal);
      race_apply (&after, legal[0], NULL);
    }
  chips = after.seats[state->actor].chips - actor_of (state)->chips;
  cards = draw_all (&after, state->phase, design);
  return orrery_race_play_sum (chips, cards);
}

char *
orrery_race_play_sum (int chips, int cards)
{
  if (chips > 0 && cards > 0)
    return g_strdup_printf (ngettext ("+%d VP, %d card", "+%d VP, %d cards", (gulong) cards), chips, cards);
  if (cards > 0)
    return g_strdup_printf (ngettext ("%d card", "%d cards", (gulong) cards), cards);
  return g_strdup_printf (_("+%d VP"), chips);
}

static char *
tell_price (const RaceState *state, guint world)
{
  const int n = race_price (state, state->actor, (uint8_t) world);

  return g_strdup_printf (ngettext ("%d card", "%d cards", (gulong) n), n);
}

/* NULL if all goods bring the same. */
static char *
tell_good (const RaceState *state, GameAnswer answer)
{
  g_autofree char *gain = tell_use (state, answer, state->piece);
  GameAnswer legal[GAME_MAX_ANSWERS];
  const gsize n = race_legal (state, legal);

  for (gsize i = 0; state->now.takes == 1 && i < n; i++)
    {
      g_autofree char *other = tell_use (state, legal[i], state->piece);

      if (!g_str_equal (gain, other))
        return g_steal_pointer (&gain);
    }
  return NULL;
}

static char *
tell_world (const RaceState *state, guint design)
{
  const int cost = race_settle_cost (state, state->actor, (uint8_t) design);
  const int strength = race_strength (state, state->actor, (uint8_t) design);

  if (race_design (state, design)->military && strength >= race_design (state, design)->cost)
    return g_strdup_printf (_("strength %d"), strength);
  if (cost >= 0 && cost < actor_of (state)->n_hand)
    return g_strdup_printf (_("pay %d"), cost);
  return g_strdup (_("discard a card for it"));
}

static const char *const bonuses[RACE_N_ACTIONS] = {
  N_("draw 5 more"), N_("keep 1 more"), N_("costs 1 less"), N_("then draw 1"), N_("sell a good"), N_("double VP"),
  N_("windfall good"),
};

char *
orrery_race_play_gain (const void *data, GameAnswer answer)
{
  const RaceState *state = data;
  const guint a = GAME_ANSWER_A (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case RACE_DO_ACTION:
      return GAME_ANSWER_B (answer) == 0 ? g_strdup (_(bonuses[a])) : NULL;
    case RACE_DO_DEVELOP:
      return g_strdup_printf (_("pay %d"), race_develop_cost (state, state->actor, (uint8_t) a));
    case RACE_DO_SETTLE:
      return tell_world (state, a);
    case RACE_DO_SELL:
      return tell_price (state, a);
    case RACE_DO_USE:
      return state->ask == RACE_ASK_CONSUME ? tell_use (state, answer, a) : NULL;
    case RACE_DO_GOOD_OF:
      return tell_good (state, answer);
    case RACE_DO_GAMBLE:
      return g_strdup (_("a card, if you are lucky"));
    default:
      return NULL;
    }
}

const char *
orrery_race_bonus_tag (guint action)
{
  static const char *const tags[RACE_N_ACTIONS] = { "+5", "+1+1", NULL, NULL, "$", "2×", NULL };

  return action < RACE_N_ACTIONS ? tags[action] : NULL;
}
