/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "phone-print.h"

#include <gio/gio.h>
#include <stdio.h>
#include <string.h>

void
phone_print_addresses (char *const *addresses, guint n, const char *pick)
{
  g_autoptr (GUri) uri = addresses[n - 1] != NULL ? g_uri_parse (addresses[n - 1], G_URI_FLAGS_NONE, NULL) : NULL;

  printf ("{\"port\":%d,\"tokens\":[", uri != NULL ? g_uri_get_port (uri) : 0);
  for (guint i = 0; i < n; i++)
    printf ("%s\"%s\"", i > 0 ? "," : "", addresses[i] != NULL ? strrchr (addresses[i], '/') + 1 : "");
  printf ("],\"pick\":\"%s\"}\n", pick != NULL ? strrchr (pick, '/') + 1 : "");
  fflush (stdout);
}

void
phone_print_score (OrrerySession *session)
{
  OrreryRecord *record = orrery_session_get_record (session);
  const char *names[GAME_MAX_SEATS + 1] = { NULL };
  g_autoptr (JsonNode) score = NULL;
  g_autofree char *text = NULL;

  orrery_record_get_names (record, names);
  score = orrery_record_get_game (record)->describe_score (orrery_session_get_state (session), names);
  text = json_to_string (score, FALSE);
  printf ("%s\n", text);
  fflush (stdout);
}
