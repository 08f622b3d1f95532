/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pieces in words. */
#include <string.h>

#include "games/roll/words/orrery-deeds.h"
#include "games/roll/words/orrery-phase-note.h"
#include "games/roll/words/orrery-play-words.h"
#include "games/roll/words/orrery-words.h"

static const RollFace *
face (const char *id)
{
  for (int i = 0; i < ROLL_N_FACES; i++)
    if (g_str_equal (roll_faces[i].id, id))
      return &roll_faces[i];
  g_assert_not_reached ();
}

static void
test_powers (void)
{
  static const struct { const char *id; int power; const char *brief; } cases[] = {
    { "free-trade-association", 0, "+$2 at the end" },
    { "galactic-influence", 0, "1 worker to any phase" },
    { "nanotechnology", 0, "1–2 workers to any phase" },
    { "diversification", 0, "1 Home worker from Explore to any phase" },
    { "executive-power", 0, "2 workers of one phase to your phase" },
    { "operations-affinity", 0, "1 worker to Explore or Produce" },
    { "hydroponics-guild", 0, "1 Novelty or Genes worker to any phase" },
    { "system-diversification", 0, "1–2 non-Home workers to any phase" },
    { "mad-scientists", 0, "Most Novelty worlds: 1–2 workers to any phase" },
    { "galactic-mandate", 0, "Dictate moves up to 3 workers" },
    { "alien-research-team", 0, "Draw 1 more tile at the end" },
    { "alien-research-team", 1, "Scouted with Alien: +$1" },
    { "alien-research-ship", 0, "Extra workers: Home, Alien" },
    { "space-docks", 0, "An extra Home worker" },
    { "free-trade-zone", 0, "Gray worlds cost 2 less, at least 2" },
    { "biological-adaptation", 0, "Reassign tiles cost 1 less" },
    { "mining-league", 0, "+$1 per good on a Rare Elements world" },
    { "space-piracy", 0, "+$1 per 2 Military dice in the Citizenry" },
    { "terraforming-robots", 0, "World completed: +$1" },
    { "terraforming-robots", 1, "Rare Elements world: +$1 more" },
    { "galactic-recycling", 0, "Tile completed: +$1" },
    { "galactic-renaissance", 0, "+1 VP per good you Consume" },
    { "galactic-exchange", 0, "1–2 workers back to your cup" },
    { "new-galactic-order", 0, "Military workers back to your cup" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const RollFace *tile = face (cases[i].id);
      g_autofree char *brief = NULL;

      g_assert_cmpint (cases[i].power, <, tile->n_powers);
      brief = orrery_power_brief (&tile->powers[cases[i].power]);
      g_assert_cmpstr (brief, ==, cases[i].brief);
    }
}

static void
test_bonuses (void)
{
  static const struct { const char *id, *brief; } cases[] = {
    { "free-trade-association", "Half the cost of Novelty worlds" },
    { "galactic-federation", "A third of the cost of developments" },
    { "mining-league", "2 VP per Rare Elements world" },
    { "new-galactic-order", "2 VP per 3 Military dice" },
    { "galactic-bankers", "1 VP per development" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *brief = orrery_bonus_brief (&face (cases[i].id)->bonus);

      g_assert_cmpstr (brief, ==, cases[i].brief);
    }
}

static void
test_placing (void)
{
  static const struct { const char *id, *brief; } cases[] = {
    { "galactic-trendsetters", "+$2 · 2 Consumption dice to the Citizenry" },
    { "former-penal-colony", "Remove any one die · Military die to your cup" },
    { "jungle-world", "Genes good here" },
    { "doomed-world", "Start with $8" },
    { "galactic-influence", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *brief = orrery_placing_brief (&face (cases[i].id)->placing);

      g_assert_cmpstr (brief, ==, cases[i].brief);
    }
}

static void
test_spoken (void)
{
  g_autofree char *die = orrery_die_spoken (ROLL_RED, ROLL_SETTLE);
  g_autofree char *good = orrery_die_spoken (ROLL_GREEN, ROLL_NO_PHASE);
  g_autofree char *world = orrery_face_spoken (face ("gem-world"));
  g_autofree char *development = orrery_face_spoken (face ("free-trade-association"));
  g_autofree char *reassign = orrery_face_spoken (face ("galactic-influence"));

  g_assert_cmpstr (die, ==, "Military die, Settle");
  g_assert_cmpstr (good, ==, "Genes die");
  g_assert_cmpstr (world, ==,
                   "Gem World, Novelty world, cost 2. When placed: Novelty die to your cup.");
  g_assert_cmpstr (development, ==,
                   "Free Trade Association, Development, cost 6. Ship: +$2 at the end. "
                   "End of the game: Half the cost of Novelty worlds.");
  g_assert_cmpstr (reassign, ==, "Galactic Influence, Development · Reassign, cost 3. "
                                 "Assign: 1 worker to any phase.");
}

/* Each power, bonus and gain has words, and no two faces have the same. */
static void
test_every_face (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int i = 0; i < ROLL_N_FACES; i++)
    {
      char *spoken = orrery_face_spoken (&roll_faces[i]);
      g_autofree char *bonus = orrery_bonus_brief (&roll_faces[i].bonus);

      g_assert_null (strstr (spoken, "(null)"));
      g_assert_cmpint (bonus != NULL, ==, roll_faces[i].bonus.kind != ROLL_BONUS_NONE);
      for (int p = 0; p < roll_faces[i].n_powers; p++)
        {
          g_autofree char *brief = orrery_power_brief (&roll_faces[i].powers[p]);

          g_assert_cmpint (strlen (brief), >, 5);
          g_assert_cmpint (g_utf8_strlen (brief, -1), <, 50);
        }
      g_assert_true (g_hash_table_add (seen, spoken));
    }
}

/* Space Docks on top of Nanotechnology, or as much of that as the stack has. */
static RollState
new_plans (guint n_stack)
{
  RollState state = { .n_seats = 2, .step = ROLL_STEP_ASSIGN };
  RollSeat *seat = &state.seats[0];

  seat->n_stack[ROLL_DEVELOPMENT] = (guint8) n_stack;
  seat->tiles[0] = (guint8) (face ("space-docks") - roll_faces);
  seat->tiles[1] = (guint8) (face ("nanotechnology") - roll_faces);
  return state;
}

static void
test_phase_notes (void)
{
  /* Space Docks costs 2, Nanotechnology 5. */
  static const struct { guint n_stack; int workers; const char *note; gboolean is_odd; int complete; } cases[] = {
    { 0, 0, "nobody here", FALSE, 0 },
    { 0, 1, "nothing to build", TRUE, 0 },
    { 1, 1, "1 of 2 needed", FALSE, 0 },
    { 1, 2, "2 of 2 needed", FALSE, 1 },
    { 1, 3, "2 of 2 needed, 1 too many", TRUE, 1 },
    { 2, 3, "2 of 2 needed, then 1 of 5", FALSE, 1 },
    { 2, 7, "enough for 2 tiles", FALSE, 2 },
    { 2, 9, "enough for 2 tiles, 2 too many", TRUE, 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const RollState state = new_plans (cases[i].n_stack);
      gboolean is_odd;
      g_autofree char *note = orrery_phase_note (&state, 0, ROLL_DEVELOP, cases[i].workers, &is_odd);

      g_assert_cmpstr (note, ==, cases[i].note);
      g_assert_cmpint (is_odd, ==, cases[i].is_odd);
      g_assert_cmpint (orrery_phase_completes (&state, 0, ROLL_DEVELOPMENT, cases[i].workers), ==, cases[i].complete);
    }
}

/* There is room for one good. */
static void
test_producers (void)
{
  RollState state = { .n_seats = 2, .step = ROLL_STEP_ASSIGN };
  static const struct { int workers; const char *note; gboolean is_odd; } cases[] = {
    { 0, "0 of 1 world", FALSE },
    { 1, "1 of 1 world", FALSE },
    { 3, "1 of 1 world, 2 too many", TRUE },
  };

  state.seats[0].n_tableau = 1;
  state.seats[0].tableau[0] = (guint8) (face ("gem-world") - roll_faces);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gboolean is_odd;
      g_autofree char *note = orrery_phase_note (&state, 0, ROLL_PRODUCE, cases[i].workers, &is_odd);

      g_assert_cmpstr (note, ==, cases[i].note);
      g_assert_cmpint (is_odd, ==, cases[i].is_odd);
    }
}

/* Goods produced first can be shipped, unless Produce doesn't happen. */
static void
test_shippers (void)
{
  RollState state = { .n_seats = 2, .step = ROLL_STEP_ASSIGN };
  gboolean is_odd;
  g_autofree char *without = NULL, *with = NULL, *never = NULL;

  state.seats[0].n_tableau = 1;
  state.seats[0].tableau[0] = (guint8) (face ("gem-world") - roll_faces);
  state.seats[0].selected = ROLL_SHIP;
  without = orrery_phase_note (&state, 0, ROLL_SHIP, 1, &is_odd);
  g_assert_cmpstr (without, ==, "no goods to ship");
  g_assert_true (is_odd);
  state.seats[0].dice[ROLL_COLUMN + ROLL_PRODUCE][ROLL_WHITE] = 2;
  with = orrery_phase_note (&state, 0, ROLL_SHIP, 1, &is_odd);
  g_assert_cmpstr (with, ==, "1 of 1 good");
  g_assert_false (is_odd);
  state.step = ROLL_STEP_PHASES;
  state.phases = ROLL_BIT (ROLL_SHIP);
  never = orrery_phase_note (&state, 0, ROLL_SHIP, 1, &is_odd);
  g_assert_cmpstr (never, ==, "no goods to ship");
}

/* Dice under construction are named by their tile. */
static void
test_recalled (void)
{
  const RollState state = new_plans (2);
  const GameAnswer answer = GAME_ANSWER (ROLL_DO_RECALL, ROLL_DEVELOPMENT, ROLL_RED, 0);
  g_autofree char *name = orrery_play_answer (&state, answer);
  g_autofree char *beside = orrery_play_answer_beside (&state, answer);

  g_assert_cmpstr (name, ==, "Military · Space Docks");
  g_assert_cmpstr (beside, ==, "Space Docks");
}

/* Seat 0 is in front and acts; seat 1 has its turn after that. */
static RollState
new_round (RollPhase phase)
{
  RollState state = new_plans (2);

  state.seats[1] = state.seats[0];
  state.step = ROLL_STEP_PHASES;
  state.round = 3;
  state.phase = phase;
  state.ask = phase == ROLL_DEVELOP ? ROLL_ASK_WORKER : ROLL_ASK_EXPLORE;
  return state;
}

static void
check_deed (const OrreryDeeds *deeds, const RollState *state, const char *expected)
{
  g_autofree char *deed = orrery_deeds_tell (deeds, state, 1, 0, TRUE);

  g_assert_cmpstr (deed, ==, expected);
}

static void
note (OrreryDeeds *deeds, const RollState *state, RollEvent kind, guint8 a, gint16 n)
{
  GameEvents events = { .n = 1, .list[0] = { .kind = (guint8) kind, .seat = 1, .a = a, .n = n } };

  orrery_deeds_note (deeds, &events);
  orrery_deeds_place (deeds, state);
}

/* A seat is told to act later, to act now, and what it has done; not what was undone. */
static void
test_deeds (void)
{
  OrreryDeeds deeds = { 0 };
  RollState state = new_round (ROLL_DEVELOP), later;

  check_deed (&deeds, &state, "");
  state.seats[1].dice[ROLL_COLUMN + ROLL_DEVELOP][ROLL_WHITE] = 3;
  check_deed (&deeds, &state, "Develops after you");
  state.turn = state.actor = 1;
  check_deed (&deeds, &state, "Developing…");
  state.seats[1].dice[ROLL_ZONE + ROLL_DEVELOPMENT][ROLL_WHITE] = 1;
  note (&deeds, &state, ROLL_EVENT_WORKER, ROLL_WHITE, 0);
  check_deed (&deeds, &state, "Space Docks: 1 of 2");
  note (&deeds, &state, ROLL_EVENT_COMPLETED, state.seats[1].tiles[0], 2);
  note (&deeds, &state, ROLL_EVENT_WORKER, ROLL_WHITE, 0);
  check_deed (&deeds, &state, "Completed Space Docks");
  later = state;
  later.phase = ROLL_SHIP;
  later.ask = ROLL_ASK_SHIP;
  note (&deeds, &later, ROLL_EVENT_PHASE, ROLL_SHIP, 0);
  check_deed (&deeds, &later, "Shipping…");
  note (&deeds, &later, ROLL_EVENT_TRADED, ROLL_WHITE, 0);
  note (&deeds, &later, ROLL_EVENT_CREDITS, ROLL_NONE, 3);
  note (&deeds, &later, ROLL_EVENT_TRADED, ROLL_WHITE, 0);
  note (&deeds, &later, ROLL_EVENT_CREDITS, ROLL_NONE, 4);
  check_deed (&deeds, &later, "Traded for $7");
  check_deed (&deeds, &state, "Developing…");
  later.round++;
  check_deed (&deeds, &later, "Shipping…");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/powers", test_powers);
  g_test_add_func ("/words/bonuses", test_bonuses);
  g_test_add_func ("/words/placing", test_placing);
  g_test_add_func ("/words/spoken", test_spoken);
  g_test_add_func ("/words/every-face", test_every_face);
  g_test_add_func ("/words/phase-notes", test_phase_notes);
  g_test_add_func ("/words/producers", test_producers);
  g_test_add_func ("/words/shippers", test_shippers);
  g_test_add_func ("/words/recalled", test_recalled);
  g_test_add_func ("/words/deeds", test_deeds);
  return g_test_run ();
}
