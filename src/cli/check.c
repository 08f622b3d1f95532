/* SPDX-License-Identifier: GPL-3.0-or-later */
/* orrery-cli check: is it a whole, legal record? */
#include "cli.h"
#include "commands.h"
#include "load.h"
#include "record/orrery-json-add.h"
#include "record/orrery-json-text.h"
#include "tournament.h"

#include <glib/gi18n.h>
#include <stdio.h>

static const CliCommand command = {
  .name = "check",
  .arguments = "FILE",
  .n_arguments = 1,
  .summary = N_("Replays a record, or reads a position, and reports whether it is complete and "
                "legal; if not, where and why. Compares all rolls and draws with the seed if it "
                "is known (docs/dice.md). Checks a collection from My Tiles, too. FILE can be - for "
                "standard input."),
  .description = N_("With --json, one object: legal, and then kind (record or position), seats, "
                    "answers, over (has the game ended?) and, for a game on the screen, dice "
                    "(verified, which is null as long as the seed is secret; checked, how many "
                    "rolls and draws; answer, the first that does not come from the seed), or "
                    "else error. In the file of a game that was cut off while it was being "
                    "saved, torn is the number of bytes left out."),
};

/* Where the dice differ from the seed; in a game in progress, not what they show. */
static void
complain_of_dice (OrreryRecord *record, const OrreryDiceCheck *dice, const char *path)
{
  const Game *rules = orrery_record_get_game (record)->rules;
  char given[GAME_MAX_TEXT], expected[GAME_MAX_TEXT];

  if (dice->verdict == ORRERY_DICE_OTHER_SEED)
    {
      cli_complain (_("%s: the seed is not the one whose hash was shown"), path);
      return;
    }
  if (orrery_record_is_secret (record))
    {
      cli_complain (_("%s: answer %u does not come from the seed"), path, dice->answer + 1);
      return;
    }
  rules->format (orrery_record_get_answer (record, dice->answer), given);
  rules->format (dice->expected, expected);
  cli_complain (_("%s: answer %u is “%s”, but the seed gives “%s”"), path, dice->answer + 1, given,
                expected);
}

static void
print_dice (const OrreryDiceCheck *dice)
{
  if (dice->verdict == ORRERY_DICE_VERIFIED)
    printf (_("  every roll and draw (%u) comes from the seed\n"), dice->n_checked);
  else if (dice->verdict == ORRERY_DICE_HIDDEN)
    printf (_("  rolls and draws can be verified when the game is over and its seed is known\n"));
}

static void
add_dice (JsonBuilder *builder, const OrreryDiceCheck *dice)
{
  if (dice->verdict == ORRERY_DICE_UNKNOWN)
    return;
  json_builder_set_member_name (builder, "dice");
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "verified");
  if (dice->verdict == ORRERY_DICE_HIDDEN)
    json_builder_add_null_value (builder);
  else
    json_builder_add_boolean_value (builder, dice->verdict == ORRERY_DICE_VERIFIED);
  orrery_json_add_int (builder, "checked", dice->n_checked);
  if (dice->verdict == ORRERY_DICE_DIFFER)
    {
      orrery_json_add_int (builder, "answer", dice->answer + 1);
    }
  json_builder_end_object (builder);
}

static void
print_json (OrreryRecord *record, gboolean is_position, const OrreryDiceCheck *dice,
            const char *problem)
{
  JsonBuilder *builder = json_builder_new ();

  json_builder_begin_object (builder);
  orrery_json_add_boolean (builder, "legal", record != NULL);
  if (record != NULL)
    {
      orrery_json_add_string (builder, "kind", is_position ? "position" : "record");
      orrery_json_add_int (builder, "seats", orrery_record_get_n_seats (record));
      orrery_json_add_int (builder, "answers", orrery_record_get_n_answers (record));
      orrery_json_add_boolean (builder, "over", orrery_record_is_over (record));
      add_dice (builder, dice);
      if (orrery_record_get_n_torn (record) > 0)
        {
          orrery_json_add_int (builder, "torn", (gint64) orrery_record_get_n_torn (record));
        }
    }
  else
    {
      orrery_json_add_string (builder, "error", problem);
    }
  json_builder_end_object (builder);
  cli_print_builder (builder);
}

static void
print_torn (OrreryRecord *record, const char *path)
{
  const guint n = (guint) orrery_record_get_n_torn (record);

  if (n > 0)
    printf (ngettext ("%s: the last line is not finished: its %u byte is left out\n",
                      "%s: the last line is not finished: its %u bytes are left out\n", n),
            path, n);
}

static void
print_text (OrreryRecord *record, gboolean is_position, const char *path)
{
  const guint n_seats = orrery_record_get_n_seats (record);
  const guint n = orrery_record_get_n_answers (record);

  if (is_position)
    printf (_("%s: a legal position for %u seats\n"), path, n_seats);
  else if (orrery_record_is_over (record))
    printf (ngettext ("%s: a complete, legal record for %u seats: the game is over after %u "
                      "answer\n",
                      "%s: a complete, legal record for %u seats: the game is over after %u "
                      "answers\n",
                      n),
            path, n_seats, n);
  else
    printf (ngettext ("%s: a legal record for %u seats: the game is still going after %u "
                      "answer\n",
                      "%s: a legal record for %u seats: the game is still going after %u "
                      "answers\n", n),
            path, n_seats, n);
  print_torn (record, path);
}

static CliExit
tell (OrreryRecord *record, gboolean is_position, gboolean as_json, const char *path)
{
  const OrreryDiceCheck dice = orrery_record_check_dice (record);

  if (as_json)
    print_json (record, is_position, &dice, NULL);
  else
    {
      print_text (record, is_position, path);
      print_dice (&dice);
    }
  if (dice.verdict != ORRERY_DICE_OTHER_SEED && dice.verdict != ORRERY_DICE_DIFFER)
    return CLI_DONE;
  complain_of_dice (record, &dice, path);
  return CLI_REFUSED;
}

/* A file in a game's own format. NULL: it is not, and `error` remains as it is, or says what is wrong with it. */
static JsonNode *
check_file (GBytes *bytes, const char *path, GError **error)
{
  g_autoptr (GError) own = NULL;
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  JsonNode *found = NULL;

  for (const OrreryGame *const *game = orrery_game_list (); found == NULL && own == NULL && *game != NULL; game++)
    if ((*game)->check_file != NULL)
      found = (*game)->check_file (text, length, &own);
  if (own != NULL)
    {
      g_clear_error (error);
      g_propagate_prefixed_error (error, g_steal_pointer (&own), "%s: ", cli_tell_path (path));
    }
  return found;
}

static void
print_messages (JsonObject *file, const char *member)
{
  JsonArray *list = json_object_get_array_member (file, member);

  for (guint i = 0; i < json_array_get_length (list); i++)
    printf ("  %s\n", json_array_get_string_element (list, i));
}

static CliExit
tell_file (JsonNode *node, gboolean as_json, const char *path)
{
  JsonObject *file = json_node_get_object (node);
  const guint n = json_array_get_length (json_object_get_array_member (file, "errors"));

  json_object_set_boolean_member (file, "legal", n == 0);
  if (as_json)
    cli_print_json (node);
  else
    {
      /* Translators: a file and how many errors it has */
      printf (ngettext ("%s: %u error\n", "%s: %u errors\n", n), path, n);
      print_messages (file, "errors");
      print_messages (file, "warnings");
    }
  return n == 0 ? CLI_DONE : CLI_REFUSED;
}

int
cli_check (int argc, char **argv)
{
  g_autofree char *id = NULL;
  gboolean as_json = FALSE;
  const GOptionEntry entries[] = {
    cli_game_option (&id, _("Game of a position that does not name one (default: %s)"), NULL),
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Print one JSON object"), NULL },
    { NULL }
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = NULL;
  g_autoptr (JsonNode) file = NULL;
  g_autoptr (GBytes) bytes = NULL;
  const OrreryGame *game;
  gboolean is_position = FALSE;

  if (!cli_parse (&command, entries, &argc, &argv) || !cli_find_game (id, &game))
    return CLI_MISUSED;
  bytes = cli_read (argv[1], &error);
  record = bytes != NULL ? cli_load_bytes (bytes, argv[1], game, &is_position, &error) : NULL;
  if (record != NULL)
    return tell (record, is_position, as_json, argv[1]);
  file = bytes != NULL ? check_file (bytes, argv[1], &error) : NULL;
  if (file != NULL)
    return tell_file (file, as_json, argv[1]);
  if (as_json)
    print_json (NULL, FALSE, NULL, error->message);
  cli_complain ("%s", error->message);
  return CLI_REFUSED;
}
