/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A record's text, of any game: it is rejected with a message, or loaded, and then it is the same after saving and
 * loading. */
#include "record/orrery-record.h"
#include "games/games.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
check_again (OrreryRecord *record)
{
  const size_t size = orrery_record_get_game (record)->rules->state_size;
  g_autofree char *text = orrery_record_to_text (record);
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) again = orrery_record_from_text (text, -1, &error);

  if (again == NULL)
    g_error ("what was saved is refused: %s", error->message);
  g_assert_true (orrery_record_get_game (again) == orrery_record_get_game (record));
  g_assert_cmpuint (orrery_record_get_n_answers (again), ==, orrery_record_get_n_answers (record));
  g_assert_cmpmem (orrery_record_get_state (again), size, orrery_record_get_state (record), size);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  orrery_games_register ();
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = orrery_record_from_text ((const char *) data, (gssize) size, &error);

  if (record == NULL)
    {
      g_assert_nonnull (error);
      g_assert_cmpuint (strlen (error->message), >, 0);
      return 0;
    }
  g_assert_cmpint (orrery_record_get_game (record)->rules->verify (orrery_record_get_state (record)).code, ==, 0);
  check_again (record);
  return 0;
}
