/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hands of Race: the shareable part of a game in progress, and what a seat is told, name no hidden card; and
 * the files that must contain them do not reveal them at a glance. tests/record/test-secrets.c does the same
 * for Roll; tests/app/test-play-race.c for the screen. */
#include "folder.h"
#include "games/games.h"
#include "games/race/words/orrery-race-position.h"
#include "games/race/words/orrery-race.h"
#include "record/orrery-record.h"

#include <string.h>

static const guint64 SEED = G_GUINT64_CONSTANT (9182736455463728190);

typedef struct
{
  const char *path;
  GameSetup setup;
} Form;

static const Form forms[] = {
  { "two", { 2, 0 } },
  { "two-actions", { 2, RACE_TWO_ACTIONS } },
  { "chosen-starts", { 2, RACE_CHOOSE_START } },
  { "three", { 3, 0 } },
  { "four", { 4, 0 } },
};

static GameAnswer
answer_at_random (const RaceState *state, GameRng *rng)
{
  GameAnswer legal[GAME_MAX_ANSWERS];

  if (race_question (state).ask == GAME_CHANCE)
    return game_chance (&race_game, state, rng);
  return legal[game_rng_below (rng, (guint32) race_legal (state, legal))];
}

/* Plays until this many answers are given; FALSE: the game was over before. */
static gboolean
play_to (OrreryRecord *record, guint point, GameRng *rng)
{
  while (orrery_record_get_point (record) < point && !orrery_record_is_over (record))
    g_assert_true (orrery_record_answer (record, answer_at_random (orrery_record_get_state (record), rng), NULL, NULL));
  return !orrery_record_is_over (record);
}

/* --- Public cards --- */

static gboolean
is_chosen_in_secret (const RaceState *s)
{
  return s->ask == RACE_ASK_DEVELOP || s->ask == RACE_ASK_SETTLE || s->ask == RACE_ASK_CHOOSE_START;
}

static gboolean
is_open_at (const RaceState *s, int at, guint design)
{
  const RaceSeat *p = &s->seats[at];

  for (guint i = 0; i < p->n_tableau; i++)
    if (p->tableau[i] == design)
      return TRUE;
  return race_cards_have (&p->shown, design) || (p->placing == design + 1 && !is_chosen_in_secret (s));
}

static gboolean
is_own (const RaceState *s, int seat, guint design)
{
  const RaceSeat *p = &s->seats[seat];

  return race_cards_have (&p->hand, design) || race_cards_have (&p->drawn, design) || race_cards_have (&p->chosen, design)
         || race_cards_have (&s->discard[seat], design) || p->placing == design + 1 || p->offer[0] == design + 1
         || p->offer[1] == design + 1;
}

/* By the rules and not with race_view, which is tested here. */
static gboolean
may_know (const RaceState *s, int seat, guint design)
{
  for (int i = 0; i < s->n_seats; i++)
    if (is_open_at (s, i, design))
      return TRUE;
  return race_cards_have (&s->discard[RACE_KNOWN_TO_ALL], design) || (seat != GAME_NOBODY && is_own (s, seat, design));
}

static guint
check_no_cards (const char *text, const RaceState *s, int seat)
{
  guint n = 0;

  for (guint design = 0; design < RACE_N_DESIGNS; design++)
    if (!may_know (s, seat, design))
      {
        g_autofree char *name = g_strdup_printf ("\"%s\"", race_designs[0][design].name);

        if (strstr (text, name) != NULL)
          g_error ("seat %d is told %s: %s", seat, name, text);
        n++;
      }
  return n;
}

/* --- Games --- */

static guint
check_public (OrreryRecord *record)
{
  g_autoptr (OrreryRecord) public = orrery_record_dup_public (record);
  g_autofree char *text = orrery_record_to_text (public);
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) loaded = orrery_record_from_text (text, -1, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (orrery_record_get_n_answers (loaded), ==, 0);
  g_assert_null (strstr (text, "9182736455463728190"));
  g_assert_null (strstr (text, "\"seed"));
  return check_no_cards (text, orrery_record_get_state (record), GAME_NOBODY);
}

/* A seat's position, as the protocol and the players get it. */
static guint
check_seat_views (OrreryRecord *record)
{
  const RaceState *state = orrery_record_get_state (record);
  guint n = 0;

  for (int seat = 0; seat < state->n_seats; seat++)
    {
      g_autoptr (JsonNode) node = orrery_race_position_write (state, seat);
      g_autofree char *text = json_to_string (node, FALSE);

      n += check_no_cards (text, state, seat);
    }
  return n;
}

static void
test_told (gconstpointer data)
{
  const Form *form = data;
  g_autoptr (OrreryRecord) record = orrery_record_new (&orrery_race, &form->setup, SEED, NULL);
  guint n_hidden = 0;
  GameRng rng;

  game_rng_seed (&rng, 3);
  for (guint point = 0; play_to (record, point, &rng); point += 3)
    n_hidden += check_public (record) + check_seat_views (record);
  g_test_message ("%u names of hidden cards looked for", n_hidden);
  g_assert_cmpuint (n_hidden, >, 1000);
}

/* Secret choices do not change the shareable part. */
static void
test_actions (gconstpointer data)
{
  const Form *form = data;
  g_autoptr (OrreryRecord) record = orrery_record_new (&orrery_race, &form->setup, SEED, NULL);
  g_autofree char *before = NULL;
  guint n_same = 0, round = 0;
  GameRng rng;

  game_rng_seed (&rng, 4);
  for (guint point = 0; play_to (record, point, &rng); point++)
    {
      const RaceState *state = orrery_record_get_state (record);
      g_autoptr (OrreryRecord) public = NULL;
      g_autofree char *text = NULL;

      /* A round may pass without a question. */
      if (state->step != RACE_STEP_ACTION || state->round != round)
        g_clear_pointer (&before, g_free);
      round = state->round;
      if (state->step != RACE_STEP_ACTION)
        continue;
      public = orrery_record_dup_public (record);
      text = orrery_record_to_text (public);
      if (before != NULL)
        {
          g_assert_cmpstr (text, ==, before);
          n_same++;
        }
      g_free (before);
      before = g_steal_pointer (&text);
    }
  g_assert_cmpuint (n_same, >, 5);
}

/* --- Files --- */

static void
check_file (const char *path)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (guint design = 0; design < RACE_N_DESIGNS; design++)
    g_assert_null (strstr (text, race_designs[0][design].name));
  g_assert_null (strstr (text, "9182736455463728190"));
}

static OrreryRecord *
begin (const Form *form, guint point, GameRng *rng)
{
  OrreryRecord *record = orrery_record_new (&orrery_race, &form->setup, SEED, NULL);

  game_rng_seed (rng, 5);
  g_assert_true (play_to (record, point, rng));
  return record;
}

/* The autosave file of the game. */
static void
test_autosave (gconstpointer data)
{
  g_autofree char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "game", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GameRng rng;
  g_autoptr (OrreryRecord) record = begin (data, 60, &rng);
  g_autoptr (OrreryRecord) restored = NULL;
  g_autoptr (GError) error = NULL;

  orrery_record_set_autosave (record, file, &error);
  g_assert_no_error (error);
  g_assert_true (play_to (record, 80, &rng));
  check_file (path);
  g_clear_object (&record);
  restored = orrery_record_restore (file, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (orrery_record_get_n_answers (restored), ==, 80);
  g_assert_cmpuint (orrery_record_get_seed (restored), ==, SEED);
  g_clear_object (&restored);
  remove_folder (g_steal_pointer (&folder));
}

/* Saved to be continued elsewhere: nothing is lost, and no secret is readable. */
static void
test_save_veiled (gconstpointer data)
{
  g_autofree char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "veiled.orrery", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GameRng rng;
  g_autoptr (OrreryRecord) record = begin (data, 80, &rng);
  g_autoptr (OrreryRecord) loaded = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (orrery_record_save_veiled (record, file, NULL, &error));
  g_assert_no_error (error);
  check_file (path);
  loaded = orrery_record_load (file, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (orrery_record_get_n_answers (loaded), ==, 80);
  g_assert_cmpmem (orrery_record_get_state (loaded), sizeof (RaceState), orrery_record_get_state (record), sizeof (RaceState));
  remove_folder (g_steal_pointer (&folder));
}

static void
add (const char *what, const Form *form, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/race/secrets/%s/%s", what, form->path);

  g_test_add_data_func (path, form, test);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      add ("told", &forms[i], test_told);
      add ("actions", &forms[i], test_actions);
      add ("autosave", &forms[i], test_autosave);
      add ("save-veiled", &forms[i], test_save_veiled);
    }
  return g_test_run ();
}
