/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Complete games in the real window, played as a person would play them. */
#include "config.h"

#include "play-driver.h"
#include "games/games.h"
#include "games/roll/words/orrery-roll.h"

/* --- Every kind of question --- */

static guint total[ROLL_N_QUESTIONS];

static void
add_up (const Driver *driver)
{
  for (guint i = 0; i < ROLL_N_QUESTIONS; i++)
    total[i] += driver->asked[i];
}

static void
test_person (void)
{
  static const char *const kinds[] = { "person", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (1280, 800);

  for (guint64 seed = 1; seed <= 3; seed++)
    {
      g_autoptr (OrreryRecord) record = driver_begin (seed, seed == 1 ? ROLL_FIRST_GAME : 0, kinds);

      /* The first game runs with all animations; the others are faster without. */
      driver_set_motion (seed == 1);
      driver_play (driver, record);
      driver_finish (driver);
    }
  driver_set_motion (TRUE);
  add_up (driver);
}

/* Positions that occur once in a hundred games. */
static const char *const rare[] = {
  /* Explore with tiles to abandon, and stacks to rearrange. */
  "{\"game\":\"roll\",\"round\":5,\"step\":\"explore\",\"seats\":[{\"tableau\":[\"Advanced Logistics\"],"
  "\"developments\":[\"Public Works\",\"Nanotechnology\"],\"worlds\":[\"Spice World\",\"Plague World\"],"
  "\"dice\":{\"explore\":{\"white\":2,\"yellow\":1},\"cup\":{\"white\":1}}},{}]}",
  /* More dice on a tile than it needs, and powers that keep some of them. */
  "{\"game\":\"roll\",\"round\":5,\"step\":\"develop\",\"seats\":[{\"tableau\":[\"Galactic Federation\","
  "\"Investment Credits\"],\"developments\":[\"Public Works\",\"Galactic Reserves\"],\"dice\":{\"development zone\":"
  "{\"white\":2,\"red\":1},\"develop\":{\"green\":1,\"cyan\":2},\"cup\":{\"white\":1}}},{}]}",
  /* A tile that removes a die. */
  "{\"game\":\"roll\",\"round\":5,\"step\":\"develop\",\"seats\":[{\"developments\":[\"Conscription\"],"
  "\"dice\":{\"develop\":{\"white\":2,\"red\":2,\"purple\":1},\"cup\":{\"white\":1,\"green\":1}}},{}]}",
  /* Trading with a bank that sells chips; producing with a choice. */
  "{\"game\":\"roll\",\"round\":5,\"step\":\"produce\",\"phases\":[\"produce\",\"ship\"],\"seats\":[{\"tableau\":"
  "[\"Galactic Bankers\",\"Spice World\",\"Space Port\"],\"dice\":{\"produce\":{\"cyan\":1,\"white\":1},"
  "\"ship\":{\"white\":1,\"purple\":2}}},{}]}",
  /* Too few credits to recruit all; dice and goods to recall. */
  "{\"game\":\"roll\",\"round\":5,\"step\":\"manage\",\"seats\":[{\"credits\":2,\"tableau\":[\"Spice World\"],"
  "\"goods\":{\"Spice World\":[\"cyan\"]},\"developments\":[\"Galactic Reserves\"],\"dice\":{\"citizenry\":"
  "{\"white\":2,\"red\":1,\"green\":1},\"development zone\":{\"white\":1}}},{}]}",
};

static void
test_rare (void)
{
  static const char *const kinds[] = { "person", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (1280, 800);

  driver_set_motion (FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (rare); i++)
    for (guint again = 0; again < 6; again++)
      {
        g_autoptr (OrreryRecord) record = driver_position (rare[i], kinds);

        driver_play (driver, record);
        for (guint k = 0; k < 12 && orrery_roll_state (orrery_session_get_record (driver->room->session))->round == 5; k++)
          {
            driver_answer (driver);
            g_assert_true (driver_wait (driver, driver_is_stopped));
          }
      }
  driver_set_motion (TRUE);
  add_up (driver);
}

/* The bag is almost empty: somebody gives a tile back. */
static void
test_shortage (void)
{
  static const char *const kinds[] = { "person", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autoptr (GString) json = g_string_new (NULL);
  g_autoptr (OrreryRecord) record = NULL;
  guint n = 0;

  g_string_append (json, "{\"game\":\"roll\",\"round\":9,\"step\":\"explore\",\"seats\":[{\"dice\":{\"explore\":"
                         "{\"white\":2},\"cup\":{\"white\":1}},\"developments\":[");
  for (guint tile = 0; tile < 28; tile++)
    g_string_append_printf (json, "%s\"%s\"", n++ ? "," : "", roll_faces[ROLL_DEVELOPMENT_OF (tile)].name);
  g_string_append (json, "]},{\"worlds\":[");
  n = 0;
  for (guint tile = 28; tile < ROLL_N_TILES; tile++)
    g_string_append_printf (json, "%s\"%s\"", n++ ? "," : "", roll_faces[ROLL_WORLD_OF (tile)].name);
  g_string_append (json, "]}]}");
  record = driver_position (json->str, kinds);
  driver_play (driver, record);
  driver_press (driver, GAME_ANSWER (ROLL_DO_SCOUT, ROLL_WHITE, 0, 0));
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpint (orrery_roll_state (orrery_session_get_record (driver->room->session))->ask, ==, ROLL_ASK_ABANDON);
  g_assert_true (driver_key (driver, GDK_KEY_Return));
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpint (orrery_roll_state (orrery_session_get_record (driver->room->session))->ask, ==, ROLL_ASK_GIVE);
  driver_answer (driver);
  add_up (driver);
}

static void
test_all_asked (void)
{
  for (guint about = ROLL_ASK_START; about < ROLL_ASK_OVER; about++)
    {
      g_test_message ("%s: %u", roll_game.question_word ((uint8_t) about), total[about]);
      g_assert_cmpuint (total[about], >, 0);
    }
}

/* --- Verifying the dice --- */

static AdwMessageDialog *
find_dialog (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window))
        return ADW_MESSAGE_DIALOG (window);
    }
  return NULL;
}

/* One click checks them; the displayed hash is just the hash. */
static void
check_dice_dialog (Driver *driver, const char *heading, const char *words)
{
  OrreryRecord *record = orrery_session_get_record (driver->room->session);
  g_autofree char *hash = orrery_record_dup_seed_hash (record);
  AdwMessageDialog *dialog;

  g_action_group_activate_action (G_ACTION_GROUP (driver->room->view->actions), "verify-dice", NULL);
  dialog = find_dialog ();
  g_assert_nonnull (dialog);
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, heading);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (dialog), words));
  if (hash == NULL)
    g_assert_null (adw_message_dialog_get_extra_child (dialog));
  else
    g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (adw_message_dialog_get_extra_child (dialog))), ==, hash);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
test_verify_dice (void)
{
  static const char *const kinds[] = { "person", "simple", NULL };
  g_autoptr (Driver) driver = driver_new (1280, 800);
  g_autoptr (OrreryRecord) record = driver_begin (12, 0, kinds);
  g_autoptr (OrreryRecord) forged = driver_begin (12, 0, kinds);
  g_autoptr (OrreryRecord) elsewhere = driver_position ("{\"game\":\"roll\",\"seats\":[{},{}]}", kinds);

  driver_set_motion (FALSE);
  driver_play (driver, record);
  check_dice_dialog (driver, "Rolls and Draws Verified", "when the game is over");
  driver_finish (driver);
  check_dice_dialog (driver, "Rolls and Draws Verified", "comes from the seed 12.");

  /* The first faction is not the one from the dice. */
  g_assert_true (orrery_record_answer (forged,
                                       GAME_ANSWER (ROLL_DO_FACTION,
                                                    GAME_ANSWER_A (orrery_record_get_answer (record, 0)) % 9 + 1, 0, 0),
                                       NULL, NULL));
  driver_play (driver, forged);
  check_dice_dialog (driver, "Rolls and Draws Do Not Match", "Answer 1 does not come from the seed");

  driver_play (driver, elsewhere);
  check_dice_dialog (driver, "Rolls and Draws Not Verified", "without its seed");
  driver_set_motion (TRUE);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  int status;

  driver_set_up (&argc, &argv);
  g_test_add_func ("/app/play/person", test_person);
  g_test_add_func ("/app/play/rare", test_rare);
  g_test_add_func ("/app/play/shortage", test_shortage);
  g_test_add_func ("/app/play/all-asked", test_all_asked);
  g_test_add_func ("/app/play/verify-dice", test_verify_dice);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
