/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A record's text: it is rejected with a message, or loaded, and then it is the same after saving and loading. */
#include "record/orrery-record.h"
#include "games/games.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

static void
check_again (OrreryRecord *record)
{
  g_autofree char *text = orrery_record_to_text (record);
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) again = orrery_record_from_text (text, -1, &error);

  if (again == NULL)
    g_error ("what was saved is refused: %s", error->message);
  g_assert_cmpuint (orrery_record_get_n_answers (again), ==, orrery_record_get_n_answers (record));
  g_assert_cmpmem (orrery_record_get_state (again), sizeof (RollState), orrery_record_get_state (record),
                   sizeof (RollState));
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
  g_assert_cmpint (roll_verify (orrery_record_get_state (record)).code, ==, ROLL_WHOLE);
  check_again (record);
  return 0;
}
