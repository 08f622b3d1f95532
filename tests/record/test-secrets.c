/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shareable part of a game in progress reveals no secret, and files that must contain secrets do not
 * reveal them at a glance. */
#include "record/games.h"

#include "games/roll/words/orrery-position.h"
#include "games/roll/words/orrery-roll.h"
#include "games/games.h"

#include "record/orrery-record-private.h"
#include <string.h>

static const guint64 SEED = G_GUINT64_CONSTANT (9182736455463728190);

/* Tiles that are hidden from somebody: under the top of a stack, in hand, abandoned. */
static guint64
hidden_tiles (const RollState *state)
{
  guint64 tiles = 0;

  for (int seat = 0; seat < state->n_seats; seat++)
    {
      const RollSeat *p = &state->seats[seat];

      tiles |= p->pile;
      for (unsigned kind = 0; kind < 2; kind++)
        for (unsigned i = 1; i < p->n_stack[kind]; i++)
          if (roll_stack_at (p, kind, i) != ROLL_UNKNOWN)
            tiles |= G_GUINT64_CONSTANT (1) << ROLL_TILE_OF (roll_stack_at (p, kind, i));
    }
  for (unsigned i = 0; i < state->now.n_drawn; i++)
    if (state->now.drawn[i] != ROLL_UNKNOWN)
      tiles |= G_GUINT64_CONSTANT (1) << state->now.drawn[i];
  return tiles;
}

static guint
check_no_tiles (const char *text, guint64 tiles)
{
  guint n = 0;

  for (int face = 0; face < 2 * ROLL_N_TILES; face++)
    if ((tiles >> ROLL_TILE_OF (face) & 1) != 0)
      {
        g_autofree char *name = g_strdup_printf ("\"%s\"", roll_faces[face].name);

        g_assert_null (strstr (text, name));
        n++;
      }
  return n;
}

typedef void (*Check) (OrreryRecord *record);

static void
play (guint n_seats, guint64 seed, Check check)
{
  const GameSetup setup = { (guint8) n_seats, 0 };
  g_autoptr (OrreryRecord) record = orrery_record_new (&orrery_roll, &setup, SEED, NULL);
  GameRng rng;

  game_rng_seed (&rng, seed);
  for (guint i = 0; roll_question (orrery_record_get_state (record)).ask != GAME_OVER; i++)
    {
      if (i % 7 == 0)
        check (record);
      g_assert_true (orrery_record_answer (record, random_answer (orrery_record_get_state (record), &rng), NULL, NULL));
    }
}

static guint n_hidden;

static void
check_public (OrreryRecord *record)
{
  const RollState *state = orrery_record_get_state (record);
  g_autoptr (OrreryRecord) public = orrery_record_dup_public (record);
  g_autofree char *text = orrery_record_to_text (public);
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) loaded = orrery_record_from_text (text, -1, &error);

  g_assert_no_error (error);
  n_hidden += check_no_tiles (text, hidden_tiles (state));
  g_assert_null (strstr (text, "9182736455463728190"));
  g_assert_null (strstr (text, "\"seed"));
  g_assert_cmpuint (orrery_record_get_n_answers (loaded), ==, 0);
  /* Rolls are revealed at Reveal, and not before. */
  if (state->step <= ROLL_STEP_ASSIGN)
    {
      g_assert_null (strstr (text, "rolled"));
      g_assert_null (strstr (text, "selected"));
      g_assert_null (strstr (text, "used"));
      g_assert_null (strstr (text, "dictates"));
    }
}

static void
test_public (void)
{
  n_hidden = 0;
  for (guint seats = 2; seats <= ROLL_MAX_SEATS; seats++)
    play (seats, seats, check_public);
  g_test_message ("%u names of hidden tiles looked for", n_hidden);
  g_assert_cmpuint (n_hidden, >, 1000);
}

/* The public position is the table before any secret roll or assignment. */
static void
check_dice (OrreryRecord *record)
{
  static char *before;
  const RollState *state = orrery_record_get_state (record);
  g_autoptr (OrreryRecord) public = NULL;
  g_autofree char *text = NULL;

  if (state->step != ROLL_STEP_ASSIGN)
    {
      g_clear_pointer (&before, g_free);
      return;
    }
  public = orrery_record_dup_public (record);
  text = orrery_record_to_text (public);
  if (before != NULL)
    g_assert_cmpstr (text, ==, before);
  g_free (before);
  before = g_steal_pointer (&text);
}

static void
test_dice (void)
{
  for (guint seats = 2; seats <= ROLL_MAX_SEATS; seats++)
    play (seats, 10 + seats, check_dice);
}

/* A seat's position, as the protocol and the players get it. */
static void
check_seat_views (OrreryRecord *record)
{
  const RollState *state = orrery_record_get_state (record);

  for (int seat = 0; seat < state->n_seats; seat++)
    {
      g_autoptr (JsonNode) node = orrery_position_write (state, seat);
      g_autofree char *text = json_to_string (node, FALSE);
      RollState others = *state;

      others.seats[seat].pile = 0;
      others.seats[seat].n_stack[0] = others.seats[seat].n_stack[1] = 0;
      if (state->actor == seat)
        others.now.n_drawn = 0;
      n_hidden += check_no_tiles (text, hidden_tiles (&others));
    }
}

static void
test_seat_views (void)
{
  n_hidden = 0;
  for (guint seats = 2; seats <= ROLL_MAX_SEATS; seats++)
    play (seats, 20 + seats, check_seat_views);
  g_assert_cmpuint (n_hidden, >, 1000);
}

/* The seed: its hash before the end, itself afterwards. */
static void
test_seed (void)
{
  g_autoptr (OrreryRecord) record = random_game (2, 0, SEED);
  g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, "9182736455463728190", -1);
  g_autofree char *told = orrery_record_dup_seed_hash (record);
  g_autofree char *seed = orrery_record_dup_open_seed (record);
  g_autofree char *text = orrery_record_to_text (record);
  g_autofree char *running = NULL;
  g_autoptr (OrreryRecord) branch = orrery_record_branch (record, 100);

  g_assert_cmpstr (told, ==, hash);
  g_assert_cmpstr (seed, ==, "9182736455463728190");
  g_assert_nonnull (strstr (text, "\"seed\": \"9182736455463728190\""));
  running = orrery_record_to_text (branch);
  g_assert_null (strstr (running, "9182736455463728190"));
  g_assert_nonnull (strstr (running, hash));
  g_assert_null (orrery_record_dup_open_seed (branch));
}

/* Two seeds that nobody entered are not the same, and use all their bits. */
static void
test_draw_seed (void)
{
  guint64 ones = 0, zeros = 0;

  for (guint i = 0; i < 100; i++)
    {
      const guint64 seed = orrery_record_draw_seed ();

      ones |= seed;
      zeros |= ~seed;
    }
  g_assert_cmpuint (ones, ==, G_MAXUINT64);
  g_assert_cmpuint (zeros, ==, G_MAXUINT64);
}

/* The autosave file of the game. */
static void
test_autosave (void)
{
  g_autofree char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "game", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (OrreryRecord) record = random_game (3, 0, SEED);
  g_autoptr (OrreryRecord) running = orrery_record_branch (record, 200);
  g_autoptr (OrreryRecord) restored = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  orrery_record_set_autosave (running, file, &error);
  g_assert_no_error (error);
  for (guint i = 200; i < 220; i++)
    g_assert_true (orrery_record_answer (running, orrery_record_get_answer (record, i), NULL, NULL));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (int face = 0; face < 2 * ROLL_N_TILES; face++)
    g_assert_null (strstr (text, roll_faces[face].name));
  g_assert_null (strstr (text, "9182736455463728190"));
  g_assert_null (strstr (text, "shows"));
  g_clear_object (&running);
  restored = orrery_record_restore (file, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (orrery_record_get_n_answers (restored), ==, 220);
  g_assert_cmpuint (orrery_record_get_seed (restored), ==, SEED);
  g_clear_object (&restored);
  remove_folder (g_steal_pointer (&folder));
}

/* Saved to be continued elsewhere: nothing is lost, and no secret is readable. */
static void
test_save_veiled (void)
{
  g_autofree char *folder = new_folder ();
  g_autofree char *path = g_build_filename (folder, "veiled.orrery", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (OrreryRecord) record = random_game (2, 0, SEED);
  g_autoptr (OrreryRecord) running = orrery_record_branch (record, 150);
  g_autoptr (OrreryRecord) loaded = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  orrery_record_undo (running);
  g_assert_true (orrery_record_save_veiled (running, file, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_null (strstr (text, "9182736455463728190"));
  g_assert_null (strstr (text, "shows"));
  loaded = orrery_record_load (file, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (orrery_record_get_n_answers (loaded), ==, 150);
  g_assert_cmpuint (orrery_record_get_point (loaded), ==, 149);
  g_assert_cmpuint (orrery_record_get_seed (loaded), ==, SEED);
  remove_folder (g_steal_pointer (&folder));
}

/* Files from before answers were veiled can be read, and so can a public seed. */
static void
test_plain (void)
{
  static const char text[]
    = "{\"orrery\": 1, \"type\": \"autosave\", \"game\": \"roll\", \"rules\": 1, \"seats\": [{\"name\": \"Ada\", "
      "\"kind\": \"person\"}, {\"name\": \"Ben\", \"kind\": \"simple\"}], \"start\": {\"setup\": {\"seats\": 2, "
      "\"seed\": \"42\", \"first_game\": false, \"mirror\": false}}}\n"
      "{\"a\": \"faction Space Piracy\"}\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = orrery_record_from_text (text, -1, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (orrery_record_get_seed (record), ==, 42);
  g_assert_cmpuint (orrery_record_get_n_answers (record), ==, 1);
}

/* GLib would skip what is not base64. */
static void
test_damaged_veil (void)
{
  g_autofree char *veiled = orrery_veil ("a reveal"), *text = orrery_unveil (veiled);
  g_autofree char *damaged = g_strconcat (veiled, "\uFDFA", NULL);

  g_assert_cmpstr (text, ==, "a reveal");
  g_assert_null (orrery_unveil (damaged));
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/secrets/damaged-veil", test_damaged_veil);
  g_test_add_func ("/record/secrets/public", test_public);
  g_test_add_func ("/record/secrets/dice", test_dice);
  g_test_add_func ("/record/secrets/seat-views", test_seat_views);
  g_test_add_func ("/record/secrets/seed", test_seed);
  g_test_add_func ("/record/secrets/draw-seed", test_draw_seed);
  g_test_add_func ("/record/secrets/autosave", test_autosave);
  g_test_add_func ("/record/secrets/save-veiled", test_save_veiled);
  g_test_add_func ("/record/secrets/plain", test_plain);
  return g_test_run ();
}
