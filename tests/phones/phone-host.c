/* SPDX-License-Identifier: GPL-3.0-or-later */
/* phone-host GAME KIND…: plays a game in which every seat of the kind "person" has a phone. Prints the port,
 * an address for each seat and one for a TV, as JSON, and the score when the game is over. For tests. */
#include "config.h"

#include "catalog/orrery-language.h"
#include "games/games.h"
#include "phones/orrery-phones.h"
#include "phone-print.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>

static void
print_addresses (OrreryPhones *phones, guint n_seats)
{
  g_autofree char *pick = orrery_phones_dup_address (phones, ORRERY_PHONES_PICK);
  char *addresses[GAME_MAX_SEATS + 1];

  for (guint i = 0; i <= n_seats; i++)
    addresses[i] = orrery_phones_dup_address (phones, i == n_seats ? GAME_NOBODY : (int) i);
  phone_print_addresses (addresses, n_seats + 1, pick);
  for (guint i = 0; i <= n_seats; i++)
    g_free (addresses[i]);
}

/* Whoever decides, this computer continues in its own language. */
static void
answered_cb (const char *own)
{
  g_assert_cmpstr (_("Develop"), ==, own);
}

/* A line on the standard input: "reissue N", "home N", "open 1", "open 0", "stop", "start" or "quit". */
static gboolean
line_cb (GIOChannel *channel, GIOCondition condition, gpointer data)
{
  gpointer *all = data;
  g_autofree char *line = NULL;
  char word[16] = "";
  int seat = 0;

  if (g_io_channel_read_line (channel, &line, NULL, NULL, NULL) != G_IO_STATUS_NORMAL
      || sscanf (line, "%15s %d", word, &seat) < 1 || g_str_equal (word, "quit"))
    {
      g_main_loop_quit (all[0]);
      return G_SOURCE_REMOVE;
    }
  if (g_str_equal (word, "reissue"))
    orrery_phones_reissue (all[1], seat);
  else if (g_str_equal (word, "home"))
    orrery_phone_table_set_away (all[2], (guint) seat, FALSE);
  else if (g_str_equal (word, "open"))
    orrery_phones_set_open (all[1], seat != 0);
  else if (g_str_equal (word, "stop"))
    orrery_phones_stop (all[1]);
  else if (g_str_equal (word, "start"))
    g_assert_true (orrery_phones_start (all[1], TRUE, NULL));
  print_addresses (all[1], orrery_record_get_n_seats (orrery_session_get_record (all[3])));
  return G_SOURCE_CONTINUE;
}

int
main (int argc, char *argv[])
{
  static const char *names[] = { "Ada", "Ben", "Cleo", "Dan", "Eve" };
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (OrreryRecord) record = NULL;
  g_autoptr (OrrerySession) session = NULL;
  g_autoptr (OrreryPhoneTable) table = NULL;
  g_autoptr (OrreryPhones) phones = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GIOChannel) input = g_io_channel_unix_new (0);
  OrreryPlayer players[GAME_MAX_SEATS];
  GameSetup setup = { 0 };
  gpointer all[4];

  orrery_language_init ();
  g_assert (argc >= 4 && argc <= 2 + GAME_MAX_SEATS);
  orrery_games_register ();
  setup.n_seats = (guint8) (argc - 2);
  for (guint i = 0; i < setup.n_seats; i++)
    players[i] = (OrreryPlayer) { (char *) names[i], argv[2 + i] };
  record = orrery_record_new (orrery_game_by_id (argv[1]), &setup, 7, players);
  session = orrery_session_new (record);
  orrery_session_set_nodes (session, 50);
  table = orrery_phone_table_new (session);
  phones = orrery_phones_new (table, orrery_games_get_catalog (argv[1]));
  for (guint i = 0; i < setup.n_seats; i++)
    if (g_str_equal (argv[2 + i], "person"))
      orrery_phone_table_set_away (table, i, TRUE);
  if (!orrery_phones_start (phones, TRUE, &error))
    g_error ("%s", error->message);
  print_addresses (phones, setup.n_seats);
  all[0] = loop, all[1] = phones, all[2] = table, all[3] = session;
  g_io_add_watch (input, G_IO_IN | G_IO_HUP, line_cb, all);
  g_signal_connect_swapped (session, "answered", G_CALLBACK (answered_cb), _("Develop"));
  g_signal_connect (session, "over", G_CALLBACK (phone_print_score), NULL);
  orrery_session_run (session);
  g_main_loop_run (loop);
  return 0;
}
