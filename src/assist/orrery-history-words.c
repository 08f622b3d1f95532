/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "assist/orrery-history-words.h"

#include "catalog/orrery-fold.h"

#include <glib/gi18n.h>
#include <string.h>

const char *
orrery_outcome_kind_name (OrreryOutcomeKind kind)
{
  switch (kind)
    {
    case ORRERY_OUTCOME_PLAYED:
      return _("Played");
    case ORRERY_OUTCOME_MIRRORED:
      return _("Real table");
    case ORRERY_OUTCOME_COUNTED:
      return _("Scored");
    case ORRERY_N_OUTCOME_KINDS:
    default:
      g_return_val_if_reached ("");
    }
}

char *
orrery_outcome_dup_date (OrreryOutcome *outcome, gboolean time)
{
  g_autoptr (GDateTime) local = g_date_time_to_local (orrery_outcome_get_date (outcome));

  /* Translators: a day as the locale writes it, and the time of day; see strftime. */
  return g_date_time_format (local, time ? _("%x, %H:%M") : "%x");
}

char *
orrery_outcome_dup_markup (OrreryOutcome *outcome)
{
  GString *text = g_string_new (NULL);
  guint order[GAME_MAX_SEATS];

  orrery_outcome_get_order (outcome, order);
  for (guint i = 0; i < orrery_outcome_get_n_seats (outcome); i++)
    {
      const OrreryOutcomeSeat *seat = orrery_outcome_get_seat (outcome, order[i]);
      g_autofree char *part
          = g_markup_printf_escaped (seat->winner ? "<b>%s %d</b>" : "%s %d", seat->name, seat->score);

      g_string_append_printf (text, "%s%s", i > 0 ? " · " : "", part);
    }
  return g_string_free (text, FALSE);
}

char *
orrery_outcome_dup_roles (OrreryOutcome *outcome)
{
  GString *text = g_string_new (NULL);
  guint order[GAME_MAX_SEATS];

  orrery_outcome_get_order (outcome, order);
  for (guint i = 0; i < orrery_outcome_get_n_seats (outcome); i++)
    if (*orrery_outcome_get_role_name (outcome, order[i]) != '\0')
      g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "",
                              orrery_outcome_get_role_name (outcome, order[i]));
  return g_string_free (text, FALSE);
}

char *
orrery_outcome_dup_spoken (OrreryOutcome *outcome)
{
  g_autofree char *date = orrery_outcome_dup_date (outcome, FALSE);
  GString *text = g_string_new (NULL);
  guint order[GAME_MAX_SEATS];

  g_string_append_printf (text, "%s. %s.", date,
                          orrery_outcome_kind_name (orrery_outcome_get_kind (outcome)));
  orrery_outcome_get_order (outcome, order);
  for (guint i = 0; i < orrery_outcome_get_n_seats (outcome); i++)
    {
      const OrreryOutcomeSeat *seat = orrery_outcome_get_seat (outcome, order[i]);

      g_string_append_c (text, ' ');
      if (seat->role == 0)
        g_string_append_printf (text, seat->winner ? _("%s won with %d VP.") : _("%s, %d VP."), seat->name, seat->score);
      else
        /* Translators: a player's name, faction and score */
        g_string_append_printf (text, seat->winner ? _("%s won with %s and %d VP.") : _("%s, %s, %d VP."),
                                seat->name, orrery_outcome_get_role_name (outcome, order[i]), seat->score);
    }
  return g_string_free (text, FALSE);
}

/* --- Searching --- */

static char *
new_haystack (OrreryOutcome *outcome)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *date = orrery_outcome_dup_date (outcome, FALSE);
  g_autofree char *iso = g_date_time_format (orrery_outcome_get_date (outcome), "%Y-%m-%d %B");
  g_autofree char *folded = NULL;

  for (guint i = 0; i < orrery_outcome_get_n_seats (outcome); i++)
    {
      const OrreryOutcomeSeat *seat = orrery_outcome_get_seat (outcome, i);

      g_string_append_printf (text, "%s %d %s ", seat->name, seat->score,
                              orrery_outcome_get_role_name (outcome, i));
    }
  g_string_append_printf (text, "%s %s %s",
                          orrery_outcome_kind_name (orrery_outcome_get_kind (outcome)), date, iso);
  folded = orrery_fold_words (text->str);
  return g_strconcat (" ", folded, NULL);
}

/* The haystack starts with a blank, so that every word has one before it. */
static gboolean
begins_a_word (const char *haystack, const char *word)
{
  for (const char *at = strstr (haystack, word); at != NULL; at = strstr (at + 1, word))
    if (at[-1] == ' ')
      return TRUE;
  return FALSE;
}

gboolean
orrery_outcome_matches (OrreryOutcome *outcome, const char *const *words)
{
  static GQuark quark;
  const char *haystack;

  if (quark == 0)
    quark = g_quark_from_static_string ("orrery-outcome-haystack");
  haystack = g_object_get_qdata (G_OBJECT (outcome), quark);
  if (haystack == NULL)
    {
      char *made = new_haystack (outcome);

      g_object_set_qdata_full (G_OBJECT (outcome), quark, made, g_free);
      haystack = made;
    }
  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0' && !begins_a_word (haystack, words[i]))
      return FALSE;
  return TRUE;
}

/* --- Statistics --- */

char *
orrery_tally_dup_games (const OrreryTallySum *sum)
{
  return g_strdup_printf (ngettext ("%u game", "%u games", sum->games), sum->games);
}

char *
orrery_tally_dup_wins (const OrreryTallySum *sum)
{
  /* Translators: how many games somebody has won, and of how many in a hundred */
  return g_strdup_printf (ngettext ("%u win, %.0f%%", "%u wins, %.0f%%", sum->wins), sum->wins,
                          orrery_tally_percent (sum));
}

char *
orrery_tally_dup_average (const OrreryTallySum *sum)
{
  return sum->games > 0 ? g_strdup_printf (_("%.1f VP"), orrery_tally_average (sum))
                        : g_strdup ("–");
}
