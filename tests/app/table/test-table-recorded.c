/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Three games of real tables, entered through the room at each depth, with what was mistaken and
 * corrected on the way: each ends as the rules alone say. */
#include "config.h"

#include "table-driver.h"
#include "table-script.h"

#include "games/roll/table/orrery-correct-window.h"
#include "assist/orrery-games.h"
#include "games/roll/assist/orrery-tile-names.h"
#include "games/games.h"

#include <string.h>

typedef struct
{
  Driver driver;
  Script *script;
  guint next; /* step */
} Run;

static const RollState *
state_of (Run *run)
{
  return orrery_session_get_state (run->driver.room->session);
}

static const ScriptStep *
step_at (Run *run, guint i)
{
  return g_ptr_array_index (run->script->steps, i);
}

/* Whoever should have the screen, has it; whoever was reminded, goes on without. */
static void
settle (Run *run)
{
  OrreryTableRoom *room = run->driver.room;

  driver_settle (&run->driver);
  while (room->held != NULL)
    {
      driver_do (room, "go-on-without");
      driver_settle (&run->driver);
    }
  while (room->waiting >= 0)
    orrery_hand_over_ready (room->hand_over);
}

static void
give (Run *run, GameAnswer answer)
{
  char text[GAME_MAX_TEXT];

  if (roll_check (state_of (run), answer) != GAME_OK)
    {
      roll_format (answer, text);
      g_error ("round %d, seat %d: “%s” is no answer to %s", state_of (run)->round,
               state_of (run)->actor, text, roll_game.question_word (state_of (run)->ask));
    }
  table_room_give (run->driver.room, &answer, 1);
  settle (run);
}

/* --- A round --- */

static void
enter_revealed (Run *run, const ScriptStep *step, int wrong)
{
  OrreryRevealPage *page = driver_reveal (&run->driver);

  for (guint i = 0; i < run->script->n_seats; i++)
    {
      orrery_reveal_page_set_line (page, i, "");
      orrery_reveal_page_go_to (page, i);
      driver_type (&run->driver, wrong == (int) i ? step->wrong_line : step->lines[i]);
      g_assert_cmpuint (orrery_reveal_page_get_explained (page, i)->n_unexplained, ==, 0);
    }
  g_assert_true (orrery_reveal_page_is_whole (page));
  driver_press (&run->driver, GDK_KEY_Return, GDK_CONTROL_MASK);
  settle (run);
}

static void
draft_answer (OrreryAssignment *draft, GameAnswer answer)
{
  const guint a = GAME_ANSWER_A (answer), b = GAME_ANSWER_B (answer), c = GAME_ANSWER_C (answer);
  GameStatus status = ROLL_OK;

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_PLACE:
      status = orrery_assignment_move (draft, a, ROLL_WILDS, ROLL_COLUMN + b);
      break;
    case ROLL_DO_SELECT:
      status = orrery_assignment_move (draft, a, ROLL_COLUMN + b, ORRERY_PLACE_SELECTOR + c);
      break;
    case ROLL_DO_USE:
      status = orrery_assignment_use (draft, (guint8) a);
      break;
    case ROLL_DO_DICTATE:
      status = orrery_assignment_move (draft, a, ROLL_COLUMN + b, ROLL_DICTATED);
      break;
    case ROLL_DO_MOVE:
      status = orrery_assignment_move (draft, a, ROLL_COLUMN + b, ROLL_COLUMN + c);
      break;
    default:
      break;
    }
  g_assert_cmpint (status, ==, ROLL_OK);
}

/* Behind the screen: the faces are typed colour by colour, then the dice are assigned. */
static void
enter_rolled (Run *run, guint seat, const char *line)
{
  OrreryTableRoom *room = run->driver.room;
  g_autoptr (GArray) sides = NULL;
  g_autoptr (GArray) assignment = NULL;
  OrreryExplained explained;
  OrreryRevealed revealed;
  OrreryRolled rolled = { 0 };
  guint n_colours = 0;

  orrery_dice_line_revealed (line, &revealed);
  script_full (&revealed);
  orrery_reveal_answer (state_of (run), seat, &revealed, &sides, &assignment, &explained);
  for (guint i = 0; i < revealed.n; i++)
    rolled.n[revealed.dice[i].colour][revealed.dice[i].side]++;
  g_assert_cmpint (orrery_roll_round_get_entering (driver_round (&run->driver)), ==, (int) seat);
  g_assert_cmpint (room->viewer, ==, (int) seat);
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      g_autofree char *faces = orrery_rolled_write (&rolled, colour);

      if (*faces == '\0')
        continue;
      if (n_colours++ > 0)
        driver_press (&run->driver, GDK_KEY_Tab, 0);
      g_assert_cmpuint (orrery_rolled_page_get_colour (driver_rolled (&run->driver)), ==, colour);
      driver_type (&run->driver, faces);
    }
  driver_press (&run->driver, GDK_KEY_Return, 0);
  g_assert_nonnull (driver_assignment (room));
  for (guint i = 0; i < assignment->len; i++)
    draft_answer (driver_assignment (room), g_array_index (assignment, GameAnswer, i));
  driver_do (room, "done");
}

static void
enter_mirrored (Run *run, const ScriptStep *step)
{
  for (guint i = 0; i < run->script->n_seats; i++)
    {
      settle (run);
      enter_rolled (run, i, step->lines[i]);
    }
  g_assert_true (orrery_reveal_page_is_whole (driver_reveal (&run->driver)));
  driver_press (&run->driver, GDK_KEY_Return, GDK_CONTROL_MASK);
  settle (run);
}

/* People see it in the log, go back, and enter the line anew. */
static void
enter_round (Run *run, const ScriptStep *step)
{
  const gboolean mirror = run->driver.room->depth == ORRERY_ROLL_MIRROR;
  const RollState before = *state_of (run);

  g_assert_true (orrery_reveal_is_due (&before));
  g_assert_cmpint (before.round, ==, step->before.round);
  if (mirror)
    {
      g_assert_cmpmem (&before, sizeof before, &step->before, sizeof step->before);
      enter_mirrored (run, step);
      return;
    }
  if (step->wrong >= 0)
    {
      enter_revealed (run, step, step->wrong);
      g_assert_cmpint (memcmp (state_of (run), &before, sizeof before), !=, 0);
      table_room_undo (run->driver.room);
      settle (run);
      g_assert_cmpint (memcmp (state_of (run), &before, sizeof before), ==, 0);
      g_assert_cmpstr (orrery_reveal_page_get_line (driver_reveal (&run->driver),
                                                    (guint) step->wrong),
                       ==, step->wrong_line);
    }
  enter_revealed (run, step, -1);
}

/* --- Questions --- */

/* What nobody has named is put as it is. */
static GameAnswer
as_known (const RollState *state, GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) == ROLL_DO_PUT && roll_check (state, answer) != GAME_OK)
    return GAME_ANSWER (ROLL_DO_PUT, ROLL_UNKNOWN, GAME_ANSWER_B (answer), GAME_ANSWER_C (answer));
  return answer;
}

static void
correct (Run *run, GameAnswer answer)
{
  OrreryTableRoom *room = run->driver.room;
  GtkWidget *window = orrery_correct_window_new (room->session, orrery_game_view_get_names (room->view), FALSE);

  g_assert_true (orrery_correct_window_try (ORRERY_CORRECT_WINDOW (window), answer));
  gtk_window_destroy (GTK_WINDOW (window));
  settle (run);
}

static void
mistake (Run *run, GameAnswer answer)
{
  const RollState before = *state_of (run);

  give (run, as_known (&before, answer));
  g_assert_cmpint (memcmp (state_of (run), &before, sizeof before), !=, 0);
  table_room_undo (run->driver.room);
  settle (run);
  g_assert_cmpint (memcmp (state_of (run), &before, sizeof before), ==, 0);
}

static gboolean
is_as_far (const RollSeat *a, const RollSeat *b)
{
  return a->n_tableau == b->n_tableau && a->n_stack[0] == b->n_stack[0]
         && a->n_stack[1] == b->n_stack[1];
}

/* The name of a tile that has come to the top, as all see it. What goes without saying may have
 * brought it there already. */
static void
identify (Run *run)
{
  const RollState *state = state_of (run);
  const RollState *known = &run->script->end;
  guint8 face;

  for (guint i = run->script->steps->len; i-- > run->next;)
    if (is_as_far (&step_at (run, i)->before.seats[state->actor], &state->seats[state->actor]))
      known = &step_at (run, i)->before;
  face = roll_stack_at (&known->seats[state->actor], state->piece, 0);
  give (run, GAME_ANSWER (ROLL_DO_TILE, ROLL_TILE_OF (face), 0, 0));
}

static gboolean
is_same_question (const RollState *a, const RollState *b)
{
  return a->ask == b->ask && a->actor == b->actor && a->round == b->round && a->step == b->step;
}

static void
answer_step (Run *run, const ScriptStep *step)
{
  const RollState *state = state_of (run);

  switch (step->kind)
    {
    case SCRIPT_ROUND:
      enter_round (run, step);
      break;
    case SCRIPT_FIX:
      correct (run, step->answer);
      break;
    case SCRIPT_OOPS:
      if (is_same_question (state, &step->before))
        mistake (run, step->answer);
      break;
    case SCRIPT_ANSWER:
    default:
      /* Others were answered by themselves: forced, or a tile that was not said. */
      if (is_same_question (state, &step->before))
        give (run, as_known (state, step->answer));
    }
}

/* --- The end --- */

static void
forget_rolls (RollState *state)
{
  for (guint i = 0; i < state->n_seats; i++)
    memset (state->seats[i].rolled, 0, sizeof state->seats[i].rolled);
}

/* What all can see of it: everything but the names of tiles that lie face down. */
static void
compare_end (Run *run)
{
  RollState room = *state_of (run), rules = run->script->end;
  GameScore said, counted;

  g_assert_cmpint (room.step, ==, ROLL_STEP_OVER);
  g_assert_cmpint (rules.step, ==, ROLL_STEP_OVER);
  roll_score (&room, &said);
  roll_score (&rules, &counted);
  g_assert_cmpmem (&said, sizeof said, &counted, sizeof counted);
  for (guint i = 0; i < run->script->n_seats; i++)
    g_assert_cmpint (said.total[i], ==, run->script->scores[i]);
  if (run->driver.room->depth == ORRERY_ROLL_MIRROR)
    {
      g_assert_cmpmem (&room, sizeof room, &rules, sizeof rules);
      return;
    }
  forget_rolls (&room);
  forget_rolls (&rules);
  roll_view (&room, -1);
  roll_view (&rules, -1);
  g_assert_cmpmem (&room, sizeof room, &rules, sizeof rules);
}

static char *
path_of (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".txt", NULL);

  return g_test_build_filename (G_TEST_DIST, "app", "table", "games", file, NULL);
}

static void
follow (const char *name, guint depth)
{
  g_autofree char *path = path_of (name);
  g_autoptr (Script) script = script_load (path);
  Run run = { .script = script };

  g_assert_cmpuint (script->n_oops, >, 0);
  g_assert_cmpuint (script->n_fixes, >, 0);
  driver_open (&run.driver, 0, 0);
  run.driver.room->depth = depth;
  table_room_follow (run.driver.room, script->start, NULL);
  settle (&run);
  /* How the table was set is not taken back piece by piece. */
  g_assert_false (orrery_session_can_undo (run.driver.room->session));
  for (run.next = 0; run.next < script->steps->len; run.next++)
    {
      while (state_of (&run)->ask == ROLL_ASK_IDENTIFY)
        identify (&run);
      answer_step (&run, step_at (&run, run.next));
    }
  while (state_of (&run)->ask == ROLL_ASK_IDENTIFY)
    identify (&run);
  compare_end (&run);
  driver_close (&run.driver);
}

static void
test_books (gconstpointer name)
{
  follow (name, ORRERY_ROLL_BOOKS);
}

static void
test_mirror (gconstpointer name)
{
  follow (name, ORRERY_ROLL_MIRROR);
}

/* --- Score --- */

static void
type_seat (Driver *driver, const RollState *state, guint seat)
{
  const RollSeat *p = &state->seats[seat];
  guint8 dice[ROLL_N_COLOURS] = { 0 };
  guint goods = 0, cup = 0;
  g_autofree char *line = NULL;
  g_autofree char *numbers = NULL;

  /* Home world, one half of the faction, and what was built. */
  for (guint i = 0; i < p->n_tableau; i++)
    if (i != 2)
      {
        driver_type (driver, roll_faces[p->tableau[i]].name);
        driver_type (driver, "\n");
      }
  for (guint i = 0; i < p->n_tableau; i++)
    goods += (guint) roll_goods_count (p->goods[i]);
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      dice[colour] = (guint8) roll_dice_owned (state, (int) seat, colour);
      cup += p->dice[ROLL_CUP][colour];
    }
  line = orrery_dice_line_write_totals (dice);
  /* And over the next seat's name, which is there already. */
  numbers = g_strdup_printf ("\t%s\t%u\t%d\t%u\t%u\t\t", line, goods, p->chips, p->credits, cup);
  driver_type (driver, numbers);
}

/* GTK finds what Tab comes to by where it lies, so it must lie somewhere: a person sees it, too. */
static gboolean
is_placed (Driver *driver)
{
  return gtk_widget_get_width (GTK_WIDGET (driver->room->score_page)) > 0;
}

static void
open_score (Driver *driver, guint n_seats)
{
  driver_open (driver, 1000, 700);
  orrery_score_page_set_seats (driver->room->score_page, n_seats);
  orrery_score_page_clear (driver->room->score_page);
  g_action_group_activate_action (G_ACTION_GROUP (driver->room->actions), "score", NULL);
  driver_until (driver, is_placed);
  gtk_widget_grab_focus (GTK_WIDGET (driver->room->score_page));
}

static void
test_score (gconstpointer name)
{
  g_autofree char *path = path_of (name);
  g_autoptr (Script) script = script_load (path);
  GameScore said, counted;
  Driver driver;

  open_score (&driver, script->n_seats);
  for (guint i = 0; i < script->n_seats; i++)
    type_seat (&driver, &script->end, i);
  g_assert_cmpstr (orrery_score_page_get_problem (driver.room->score_page), ==, NULL);
  roll_score (orrery_score_page_get_state (driver.room->score_page), &said);
  roll_score (&script->end, &counted);
  g_assert_cmpuint (said.winners, ==, counted.winners);
  for (guint i = 0; i < script->n_seats; i++)
    {
      g_assert_cmpint (said.total[i], ==, counted.total[i]);
      g_assert_cmpint (said.total[i], ==, script->scores[i]);
      g_assert_cmpint (said.tie_break[i], ==, counted.tie_break[i]);
    }
  driver_close (&driver);
}

/* --- By keyboard alone --- */

static gboolean
is_left (guint8 face, gpointer data)
{
  return orrery_final_table_is_left (data, face);
}

/* As people type who watch the list: initials, or the beginning of the name, until it is first. */
static void
type_tile (Driver *driver, OrreryFinalTable *table, guint seat, guint8 face)
{
  const char *name = roll_faces[face].name;
  g_autoptr (GString) initials = g_string_new (NULL);
  g_autofree char *keys = NULL;

  for (guint i = 0; name[i] != '\0'; i++)
    if (g_ascii_isalpha (name[i]) && (i == 0 || name[i - 1] == ' '))
      g_string_append_c (initials, g_ascii_tolower (name[i]));
  for (guint n = 0; keys == NULL && n <= strlen (name); n++)
    {
      g_autofree char *typed = n == 0 ? g_strdup (initials->str) : g_ascii_strdown (name, n);
      g_autoptr (GArray) found = orrery_tile_names_find (typed, is_left, table);

      if (found->len > 0 && g_array_index (found, guint8, 0) == face)
        keys = g_steal_pointer (&typed);
    }
  g_assert_nonnull (keys);
  g_assert_true (orrery_final_table_add (table, seat, face));
  driver_type (driver, keys);
  driver_type (driver, "\n");
}

/* Four players with 31 tiles, their factions and home worlds, entered at two keys a second in less than
 * two minutes. */
static void
test_keys (void)
{
  static const struct
  {
    const char *tiles[16];
    const char *dice;
    guint goods, chips, credits, cup;
  } seats[] = {
    { { "Genetics Lab", "Ancient Race", "Galactic Federation", "Space Docks", "Spice World",
        "Rebel Warrior Race", "Public Works", "Silicon World", "Uplift Overseers", "Local Subsidies", "Planetary Nebula" },
      "5w1c2g",
      2,
      12,
      1,
      4 },
    { { "Galactic Religion", "Earth's Lost Colony", "Free Trade Association", "Gem World",
        "Space Port", "Universal Exports", "Galactic Salon", "Tourist World",
        "Merchant Guild", "Terraformed World" },
      "4w4c",
      2,
      13,
      3,
      3 },
    { { "Mining Industry", "Alpha Centauri", "Mining League", "Mining World", "Comet Zone",
        "Ore-Rich World", "Star Nomad Lair", "Investment Credits", "Asteroid Belt" },
      "4w3b",
      1,
      9,
      2,
      4 },
    { { "Space Piracy", "New Sparta", "New Galactic Order", "Jungle World", "Fifth Column",
        "Gateway Station", "Nanotechnology", "Space Marines", "Rebel Miners" },
      "3w5r",
      1,
      7,
      4,
      5 },
  };
  OrreryFinalTable table;
  Driver driver;
  guint n_tiles = 0;

  orrery_final_table_init (&table, 4);
  open_score (&driver, 4);
  driver.keys = 0;
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *numbers =
          g_strdup_printf ("\t%s\t%u\t%u\t%u\t%u\t\t", seats[i].dice, seats[i].goods,
                           seats[i].chips, seats[i].credits, seats[i].cup);

      for (guint k = 0; seats[i].tiles[k] != NULL; k++, n_tiles++)
        type_tile (&driver, &table, i, face_by_name (seats[i].tiles[k]));
      driver_type (&driver, numbers);
    }
  g_test_message ("%u keys for %u names", driver.keys, n_tiles);
  g_assert_cmpstr (orrery_score_page_get_problem (driver.room->score_page), ==, NULL);
  g_assert_nonnull (orrery_score_page_get_state (driver.room->score_page));
  g_assert_cmpuint (driver.keys, <=, 240);
  driver_close (&driver);
}

/* --- What a field does not take --- */

/* With what was entered when the window was closed the last time. */
static void
open_whole_score (Driver *driver)
{
  g_autofree char *from = g_test_build_filename (G_TEST_DIST, "app", "table", "score.ini", NULL);
  g_autofree char *to = orrery_games_dup_path (ORRERY_GAMES_TABLES, "score.ini");
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (from, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (to, text, -1, NULL));
  driver_open (driver, 1000, 700);
  g_action_group_activate_action (G_ACTION_GROUP (driver->room->actions), "score", NULL);
  driver_until (driver, is_placed);
  g_assert_cmpstr (orrery_score_page_get_problem (driver->room->score_page), ==, NULL);
}

static void
expect_misread (Driver *driver, const char *keys, const char *part)
{
  const char *problem;

  driver_type (driver, keys);
  problem = orrery_score_page_get_problem (driver->room->score_page);
  g_test_message ("%s: %s", keys, problem);
  if (part == NULL)
    g_assert_cmpstr (problem, ==, NULL);
  else
    g_assert_nonnull (strstr (problem, part));
  g_assert_true ((orrery_score_page_get_state (driver->room->score_page) == NULL) == (part != NULL));
}

static void
erase (Driver *driver, guint n)
{
  while (n-- > 0)
    driver_press (driver, GDK_KEY_BackSpace, 0);
}

/* Nothing is taken by half: a table with a field that makes no sense is not whole. */
static void
test_misread (void)
{
  Driver driver;

  open_whole_score (&driver);
  gtk_widget_grab_focus (GTK_WIDGET (driver.room->score_page));
  expect_misread (&driver, "\t 2 red", "“ed”");
  erase (&driver, 3);
  expect_misread (&driver, "", "needs a color");
  erase (&driver, 2);
  expect_misread (&driver, "", NULL);
  expect_misread (&driver, "\tabc", "Goods among them");
  erase (&driver, 3);
  expect_misread (&driver, "\t-7", "from 0 to 99");
  erase (&driver, 2);
  expect_misread (&driver, "999", "from 0 to 99");
  erase (&driver, 3);
  expect_misread (&driver, "\t11", "from 0 to 10");
  driver_close (&driver);
}

/* --- Kept once --- */

static guint
count_kept (void)
{
  return g_list_model_get_n_items (G_LIST_MODEL (orrery_ledger_get_default ()));
}

static void
test_keep_once (void)
{
  const guint before = count_kept ();
  Driver driver;

  open_whole_score (&driver);
  orrery_score_page_keep (driver.room->score_page);
  orrery_score_page_keep (driver.room->score_page);
  g_assert_cmpuint (count_kept (), ==, before + 1);
  driver_close (&driver);
  /* And the next one begins with an empty page. */
  driver_open (&driver, 1000, 700);
  g_assert_null (orrery_score_page_get_state (driver.room->score_page));
  driver_close (&driver);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  static const char *const games[] = { "two", "three", "five" };
  int status;

  driver_set_up (&argc, &argv);
  g_test_add_func ("/table/score/keys", test_keys);
  g_test_add_func ("/table/score/misread", test_misread);
  g_test_add_func ("/table/score/keep-once", test_keep_once);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *books = g_strconcat ("/table/recorded/books/", games[i], NULL);
      g_autofree char *mirror = g_strconcat ("/table/recorded/mirror/", games[i], NULL);
      g_autofree char *score = g_strconcat ("/table/recorded/score/", games[i], NULL);

      g_test_add_data_func (books, games[i], test_books);
      g_test_add_data_func (mirror, games[i], test_mirror);
      g_test_add_data_func (score, games[i], test_score);
    }
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
