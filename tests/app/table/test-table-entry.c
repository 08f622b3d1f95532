/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Typed dice, and whether the revealed dice are possible. */
#include "config.h"

#include "games/games.h"
#include "games/roll/assist/drafts/orrery-assignment.h"
#include "games/roll/assist/lines/orrery-explain.h"
#include "games/roll/players/players.h"
#include "games/roll/words/orrery-position.h"

#include <string.h>

/* --- Typing --- */

static void
expect_line (const char *text, const char *written, gboolean whole, guint bad)
{
  OrreryRevealed revealed;
  g_autofree char *line = NULL;

  orrery_dice_line_revealed (text, &revealed);
  line = orrery_dice_line_write (&revealed);
  g_assert_cmpstr (line, ==, written);
  g_assert_cmpint (revealed.whole, ==, whole);
  g_assert_cmpuint (revealed.bad, ==, bad);
}

static void
test_revealed (void)
{
  expect_line ("", "", TRUE, G_MAXUINT);
  expect_line ("we", "we", TRUE, G_MAXUINT);
  expect_line ("wewdrs*gp", "we wd rs* gp", TRUE, G_MAXUINT);
  expect_line ("2w e, r d*, g p", "2we rd* gp", TRUE, G_MAXUINT);
  expect_line ("WE wh/e", "we wh/e", TRUE, G_MAXUINT);
  expect_line ("wh/e* gp/w", "wh*/e gp/w", TRUE, G_MAXUINT);
  expect_line ("wx wx/h", "wx wx/h", TRUE, G_MAXUINT);
  expect_line ("3we*", "we* 2we", TRUE, G_MAXUINT);
  expect_line ("we w", "we", FALSE, G_MAXUINT);
  expect_line ("we 3", "we", FALSE, G_MAXUINT);
  expect_line ("wh/", "wh", FALSE, G_MAXUINT);
  /* Impossible: an unknown color, column or side; two dice that select; a dictated die that selects. */
  expect_line ("we q", "we", TRUE, 3);
  expect_line ("we wq", "we", TRUE, 4);
  expect_line ("wh/w", "", TRUE, 2);
  expect_line ("we* wd*", "we*", TRUE, 6);
  expect_line ("wx*", "", TRUE, 2);
  expect_line ("99we", "", TRUE, 2);
}

static void
test_half_typed (void)
{
  OrreryRevealed revealed;

  orrery_dice_line_revealed ("we g", &revealed);
  g_assert_cmpint (revealed.colour, ==, ROLL_GREEN);
  orrery_dice_line_revealed ("we", &revealed);
  g_assert_cmpint (revealed.colour, ==, -1);
}

static void
test_rolled (void)
{
  guint8 sides[ROLL_N_SIDES];
  guint bad;

  g_assert_true (orrery_dice_line_rolled ("3e 2d h", ROLL_WHITE, sides, &bad));
  g_assert_cmpuint (sides[ROLL_EXPLORE], ==, 3);
  g_assert_cmpuint (sides[ROLL_DEVELOP], ==, 2);
  g_assert_cmpuint (sides[ROLL_SHIP], ==, 1);
  g_assert_true (orrery_dice_line_rolled ("2w*", ROLL_GREEN, sides, &bad));
  g_assert_cmpuint (sides[ROLL_WILD], ==, 3);
  /* A Home die has no wild, a Military die no ship. */
  g_assert_false (orrery_dice_line_rolled ("e w", ROLL_WHITE, sides, &bad));
  g_assert_cmpuint (bad, ==, 2);
  g_assert_false (orrery_dice_line_rolled ("h", ROLL_RED, sides, &bad));
  g_assert_false (orrery_dice_line_rolled ("x", ROLL_WHITE, sides, &bad));
}

/* --- Explaining --- */

static void
read_position (const char *text, RollState *state)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (text, &error);

  g_assert_no_error (error);
  orrery_position_read (node, state, &error);
  g_assert_no_error (error);
}

static void
set_table (RollState *state, const char *tableau, const char *cup)
{
  g_autofree char *text = g_strdup_printf (
      "{\"mirror\": true, \"seats\": [{\"faction\": \"Space Piracy\", \"home\": \"Old Earth\"},"
      "{\"faction\": \"Alien Archaeology\", \"home\": \"New Sparta\", \"tableau\": [%s],"
      " \"dice\": {\"cup\": {%s}}}]}",
      tableau, cup);

  read_position (text, state);
}

static void
explain (const RollState *state, const char *line, OrreryExplained *explained)
{
  g_autoptr (GArray) sides = NULL;
  g_autoptr (GArray) assignment = NULL;
  OrreryRevealed revealed[2];
  g_autoptr (GArray) all = NULL;
  RollState played = *state;

  orrery_dice_line_revealed ("3we*", &revealed[0]);
  orrery_dice_line_revealed (line, &revealed[1]);
  orrery_reveal_answer (state, 1, &revealed[1], &sides, &assignment, explained);
  /* The rules accept the whole round. */
  all = orrery_reveal_list_answers (state, revealed, NULL);
  for (guint i = 0; i < all->len; i++)
    g_assert_cmpint (roll_apply (&played, g_array_index (all, GameAnswer, i), NULL), ==, GAME_OK);
  g_assert_cmpint (played.ask, ==, ROLL_ASK_SPARE);
}

static void
test_nothing_moved (void)
{
  OrreryExplained explained;
  RollState state;

  set_table (&state, "", "\"white\": 4, \"green\": 1");
  explain (&state, "we wd* 2wh gp", &explained);
  g_assert_cmpuint (explained.n_moved, ==, 0);
  g_assert_cmpuint (explained.n_unexplained, ==, 0);
  g_assert_cmpint (explained.how[1], ==, ORRERY_DIE_SELECTS);
  /* A wild die is not a move, and the selecting die may show anything. */
  explain (&state, "we wd*/e 2wh gp/w", &explained);
  g_assert_cmpuint (explained.n_moved, ==, 0);
}

static void
test_by_dictate (void)
{
  OrreryExplained explained;
  RollState state;

  set_table (&state, "", "\"white\": 4, \"brown\": 1");
  /* As in Cleo's row: one moved by Dictate, the second by nothing. */
  explain (&state, "wd* wh/e wh bh/p wx", &explained);
  g_assert_cmpuint (explained.n_moved, ==, 2);
  g_assert_cmpuint (explained.n_unexplained, ==, 1);
  g_assert_true (explained.dictates);
  explain (&state, "wd* wh/e 1wh bh wx", &explained);
  g_assert_cmpuint (explained.n_unexplained, ==, 0);
  g_assert_cmpint (explained.how[1], ==, ORRERY_DIE_BY_DICTATE);
  g_assert_cmpint (explained.how[4], ==, ORRERY_DIE_DICTATED);
  /* Without a die set aside, there was no Dictate. */
  explain (&state, "wd* wh/e 2wh bh", &explained);
  g_assert_cmpuint (explained.n_unexplained, ==, 1);
  g_assert_cmpint (explained.how[1], ==, ORRERY_DIE_UNEXPLAINED);
}

static void
test_by_power (void)
{
  OrreryExplained explained;
  RollState state;

  set_table (&state, "\"Shipping Affinity\"", "\"white\": 4");
  explain (&state, "wd* wh/e 2we", &explained);
  g_assert_cmpuint (explained.n_unexplained, ==, 0);
  g_assert_cmpint (explained.how[1], ==, ORRERY_DIE_BY_POWER);
  g_assert_cmpstr (roll_faces[explained.by[1]].name, ==, "Shipping Affinity");
  g_assert_cmpuint (explained.n_uses, ==, 1);
  /* It moves one, and only to Ship. */
  explain (&state, "wd* wh/e wh/e we", &explained);
  g_assert_cmpuint (explained.n_unexplained, ==, 1);
  explain (&state, "wd* ws/e 2we", &explained);
  g_assert_cmpuint (explained.n_unexplained, ==, 1);
}

static void
test_missing (void)
{
  OrreryRevealed revealed;
  OrreryMissing missing;
  RollState state;

  set_table (&state, "", "\"white\": 3, \"red\": 1");
  orrery_dice_line_revealed ("we rs", &revealed);
  g_assert_false (orrery_reveal_missing (&state, 1, &revealed, &missing));
  g_assert_cmpuint (missing.missing[ROLL_WHITE], ==, 2);
  g_assert_true (missing.no_phase);
  orrery_dice_line_revealed ("2we rs* ws yd", &revealed);
  g_assert_false (orrery_reveal_missing (&state, 1, &revealed, &missing));
  g_assert_cmpuint (missing.excess[ROLL_YELLOW], ==, 1);
  orrery_dice_line_revealed ("we rs* 2wx", &revealed);
  g_assert_false (orrery_reveal_missing (&state, 1, &revealed, &missing));
  g_assert_true (missing.too_many_dictates);
  orrery_dice_line_revealed ("2we rs* ws", &revealed);
  g_assert_true (orrery_reveal_missing (&state, 1, &revealed, &missing));
}

static void
test_movers (void)
{
  const OrreryEntered die = { ROLL_WHITE, ROLL_SHIP, ROLL_EXPLORE, FALSE };
  g_autoptr (GArray) owners = g_array_new (FALSE, FALSE, sizeof (guint8));
  g_autoptr (GArray) faces = NULL;
  gboolean found = FALSE;
  RollState state;

  set_table (&state, "\"Shipping Affinity\"", "\"white\": 4");
  faces = orrery_reveal_list_movers (&state, &die, owners);
  g_assert_cmpuint (faces->len, ==, owners->len);
  for (guint i = 0; i < faces->len; i++)
    if (g_str_equal (roll_faces[g_array_index (faces, guint8, i)].name, "Shipping Affinity"))
      {
        g_assert_cmpuint (g_array_index (owners, guint8, i), ==, 2);
        found = TRUE;
      }
  g_assert_true (found);
}

/* --- Everything legal is explained --- */

/* Follows single dice through a seat's assignment: the side and the final column of each. */
typedef struct
{
  guint n;
  guint8 colour[ORRERY_LINE_MAX_DICE], side[ORRERY_LINE_MAX_DICE], column[ORRERY_LINE_MAX_DICE];
  gboolean selects[ORRERY_LINE_MAX_DICE];
} Hand;

static void
hand_take (Hand *hand, guint colour, guint from, guint to, gboolean selects)
{
  for (guint i = 0; i < hand->n; i++)
    if (hand->colour[i] == colour && hand->column[i] == from && !hand->selects[i])
      {
        hand->column[i] = (guint8) to;
        hand->selects[i] = selects;
        return;
      }
  g_assert_not_reached ();
}

static void
hand_follow (Hand *hand, GameAnswer answer)
{
  const guint a = GAME_ANSWER_A (answer), b = GAME_ANSWER_B (answer), c = GAME_ANSWER_C (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_SHOW:
      hand->colour[hand->n] = (guint8) a;
      hand->side[hand->n] = (guint8) b;
      hand->selects[hand->n] = FALSE;
      hand->column[hand->n++] = (guint8) (b == ROLL_WILD ? 99 : b);
      break;
    case ROLL_DO_PLACE:
      hand_take (hand, a, 99, b, FALSE);
      break;
    case ROLL_DO_SELECT:
      hand_take (hand, a, b, c, TRUE);
      break;
    case ROLL_DO_DICTATE:
      hand_take (hand, a, b, ORRERY_LINE_DICTATE, FALSE);
      break;
    case ROLL_DO_MOVE:
      hand_take (hand, a, b, c, FALSE);
      break;
    default:
      break;
    }
}

static guint
check_hands (const RollState *start, const Hand *hands)
{
  guint n_moved = 0;
  OrreryRevealed revealed[ROLL_MAX_SEATS];
  RollState mirror = *start, end = *start;
  g_autoptr (GArray) all = NULL;

  mirror.options |= ROLL_MIRROR;
  for (guint i = 0; i < start->n_seats; i++)
    {
      GString *line = g_string_new (NULL);
      g_autoptr (GArray) sides = NULL;
      g_autoptr (GArray) assignment = NULL;
      OrreryExplained explained;
      OrreryMissing missing;

      for (guint k = 0; k < hands[i].n; k++)
        {
          g_string_append_c (line, orrery_dice_line_colour_key (hands[i].colour[k]));
          g_string_append_c (line, orrery_dice_line_column_key (hands[i].column[k]));
          if (hands[i].selects[k])
            g_string_append_c (line, '*');
          g_string_append_printf (
              line, "/%c",
              hands[i].side[k] == ROLL_WILD ? 'w' : orrery_dice_line_column_key (hands[i].side[k]));
        }
      orrery_dice_line_revealed (line->str, &revealed[i]);
      if (!orrery_reveal_missing (&mirror, i, &revealed[i], &missing))
        g_error ("%s is not whole", line->str);
      orrery_reveal_answer (&mirror, i, &revealed[i], &sides, &assignment, &explained);
      if (explained.n_unexplained > 0 || assignment->len == 0)
        g_test_message ("%s", line->str);
      g_assert_cmpuint (explained.n_unexplained, ==, 0);
      g_assert_cmpuint (assignment->len, >, 0);
      n_moved += explained.n_moved;
      g_string_free (line, TRUE);
    }
  end = mirror;
  all = orrery_reveal_list_answers (&mirror, revealed, NULL);
  for (guint i = 0; i < all->len; i++)
    g_assert_cmpint (roll_apply (&end, g_array_index (all, GameAnswer, i), NULL), ==, GAME_OK);
  g_assert_true (end.to_assign == 0 || end.round > start->round);
  return n_moved;
}

static GameAnswer
some_answer (const RollState *state, GameRng *rng)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  size_t n;

  if (roll_question (state).ask == GAME_CHANCE)
    return game_chance (&roll_game, state, rng);
  if (!roll_is_assigning (state->ask))
    return player_answer_within (roll_player ("simple"), &roll_game, state, rng, NULL);
  n = roll_legal (state, legal);
  return legal[game_rng_below (rng, (uint32_t) n)];
}

/* A power can also have moved a die to where a wild one could go; the line has its side, and a wild one can
 * be anywhere, so there is nothing to explain. */
static void
test_all_is_explained (void)
{
  guint n_moved = 0;

  for (guint seed = 1; seed <= (g_test_slow () ? 200 : 25); seed++)
    {
      const GameSetup setup = { (guint8) (2 + seed % 4), 0 };
      Hand hands[ROLL_MAX_SEATS] = { 0 };
      RollState state, start = { 0 };
      GameRng rng;

      game_rng_seed (&rng, seed);
      roll_start (&state, &setup);
      while (roll_question (&state).ask != GAME_OVER)
        {
          const RollState before = state;
          const GameAnswer answer = some_answer (&state, &rng);

          if (state.step == ROLL_STEP_ASSIGN && state.to_roll == (1u << state.n_seats) - 1
              && memcmp (hands, (Hand[ROLL_MAX_SEATS]){ 0 }, sizeof hands) == 0)
            start = state;
          g_assert_cmpint (roll_apply (&state, answer, NULL), ==, GAME_OK);
          if (before.step == ROLL_STEP_ASSIGN)
            hand_follow (&hands[before.actor], answer);
          if (before.ask == ROLL_ASK_REASSIGN && GAME_ANSWER_KIND (answer) == ROLL_DO_DONE
              && before.to_assign == 1u << before.actor)
            {
              n_moved += check_hands (&start, hands);
              memset (hands, 0, sizeof hands);
            }
        }
    }
  g_test_message ("%u moved dice", n_moved);
  g_assert_cmpuint (n_moved, >, 300);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/revealed", test_revealed);
  g_test_add_func ("/table/half-typed", test_half_typed);
  g_test_add_func ("/table/rolled", test_rolled);
  g_test_add_func ("/table/nothing-moved", test_nothing_moved);
  g_test_add_func ("/table/by-dictate", test_by_dictate);
  g_test_add_func ("/table/by-power", test_by_power);
  g_test_add_func ("/table/missing", test_missing);
  g_test_add_func ("/table/movers", test_movers);
  g_test_add_func ("/table/all-is-explained", test_all_is_explained);
  return g_test_run ();
}
