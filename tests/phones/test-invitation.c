/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window that invites phones: whose codes it shows, how long they are valid, and taking seats back. */
#include "config.h"

#include "app/phones/orrery-invitation.h"
#include "find.h"
#include "games/games.h"
#include "soon.h"

#include <adwaita.h>
#include <string.h>

typedef struct
{
  OrrerySession *session;
  OrreryPhoneTable *table;
  OrreryPhones *phones;
  GtkWindow *window;
} Invited;

/* In the window, the address of the seat, TV, or everybody. */
static gboolean
shows_address (Invited *invited, int seat)
{
  g_autofree char *address = orrery_phones_dup_address (invited->phones, seat);

  return address != NULL && find_text (invited->window, address + strlen ("http://")) != NULL;
}

static gboolean
is_open (Invited *invited)
{
  g_autofree char *address = orrery_phones_dup_address (invited->phones, ORRERY_PHONES_PICK);

  return address != NULL;
}

static void
present (Invited *invited)
{
  invited->window = orrery_invitation_present (NULL, invited->session, invited->phones, NULL);
}

static void
begin (Invited *invited)
{
  const OrreryPlayer players[]
      = { { (char *) "Ada", (char *) "person" }, { (char *) "Ben", (char *) "person" }, { (char *) "Cleo", (char *) "simple" } };
  const GameSetup setup = { 3, 0 };
  g_autoptr (OrreryRecord) record = orrery_record_new (orrery_game_by_id ("roll"), &setup, 1, players);

  invited->session = orrery_session_new (record);
  invited->table = orrery_phone_table_new (invited->session);
  invited->phones = orrery_phones_new (invited->table, NULL);
  g_assert_true (orrery_phones_start (invited->phones, TRUE, NULL));
  present (invited);
}

static void
end (Invited *invited)
{
  g_object_unref (invited->phones);
  g_object_unref (invited->table);
  g_object_unref (invited->session);
}

static void
click (Invited *invited, const char *label)
{
  g_signal_emit_by_name (find_button (invited->window, label), "clicked");
}

static void
test_codes (void)
{
  Invited invited;
  g_autofree char *first = NULL, *second = NULL;

  begin (&invited);
  for (int seat = ORRERY_PHONES_PICK; seat < 2; seat++)
    g_assert_true (shows_address (&invited, seat));
  g_assert_false (shows_address (&invited, 2));
  first = orrery_phones_dup_address (invited.phones, 0);
  click (&invited, "_New Code");
  second = orrery_phones_dup_address (invited.phones, 0);
  g_assert_cmpstr (first, !=, second);
  g_assert_true (shows_address (&invited, 0));
  g_assert_null (find_text (invited.window, first + strlen ("http://")));
  gtk_window_destroy (invited.window);
  end (&invited);
}

/* Everybody's code is valid while the window is open, the others longer. */
static void
test_close (void)
{
  Invited invited;
  g_autofree char *first = NULL, *second = NULL, *seat = NULL;

  begin (&invited);
  first = orrery_phones_dup_address (invited.phones, ORRERY_PHONES_PICK);
  gtk_window_close (invited.window);
  assert_soon (!is_open (&invited));
  seat = orrery_phones_dup_address (invited.phones, 0);
  g_assert_nonnull (seat);
  present (&invited);
  second = orrery_phones_dup_address (invited.phones, ORRERY_PHONES_PICK);
  g_assert_nonnull (second);
  g_assert_cmpstr (second, !=, first);
  g_assert_true (shows_address (&invited, ORRERY_PHONES_PICK));
  click (&invited, "_Disconnect All");
  g_assert_null (orrery_phones_dup_address (invited.phones, 0));
  end (&invited);
}

/* A seat that is taken back has a new code, so that its phone does not return; and so has everybody, so that it cannot be
 * picked again by whoever took it. Whose seats are on phones stands beside the code. */
static void
test_take_back (void)
{
  Invited invited;
  g_autofree char *first = NULL, *second = NULL, *old_pick = NULL, *new_pick = NULL;
  GtkWidget *back;

  begin (&invited);
  first = orrery_phones_dup_address (invited.phones, 0);
  old_pick = orrery_phones_dup_address (invited.phones, ORRERY_PHONES_PICK);
  g_assert_nonnull (find_text (invited.window, "Nobody has joined yet."));
  back = find_button (invited.window, "Play on _This Computer");
  g_assert_false (gtk_widget_get_sensitive (back));
  orrery_phone_table_set_away (invited.table, 0, TRUE);
  g_signal_emit_by_name (invited.phones, "changed");
  g_assert_nonnull (find_text (invited.window, "Not connected; waiting for the phone"));
  g_assert_nonnull (find_text (invited.window, "On phones: Ada"));
  g_assert_true (gtk_widget_get_sensitive (back));
  click (&invited, "Play on _This Computer");
  g_assert_false (orrery_phone_table_is_away (invited.table, 0));
  g_assert_false (gtk_widget_get_sensitive (back));
  g_assert_null (find_text (invited.window, "Not connected"));
  second = orrery_phones_dup_address (invited.phones, 0);
  g_assert_cmpstr (first, !=, second);
  new_pick = orrery_phones_dup_address (invited.phones, ORRERY_PHONES_PICK);
  g_assert_nonnull (new_pick);
  g_assert_cmpstr (old_pick, !=, new_pick);
  g_assert_true (shows_address (&invited, ORRERY_PHONES_PICK));
  g_assert_nonnull (find_text (invited.window, "Nobody has joined yet."));
  gtk_window_destroy (invited.window);
  end (&invited);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  adw_init ();
  orrery_games_register ();
  g_test_add_func ("/invitation/codes", test_codes);
  g_test_add_func ("/invitation/close", test_close);
  g_test_add_func ("/invitation/take-back", test_take_back);
  return g_test_run ();
}
