/* SPDX-License-Identifier: GPL-3.0-or-later */
/* My Tiles on the screen: hostile files are refused with a word and change nothing, good ones are merged, an entry is
 * edited as it is typed, powers have a form, what is known is filled in, tiles on the table are learned, and their lines
 * are counted. */
#include "assist/orrery-games.h"
#include "find.h"
#include "folder.h"
#include "games/frontiers/table/orrery-bonus-window.h"
#include "games/frontiers/table/orrery-my-tiles-window.h"
#include "games/frontiers/table/orrery-power-form.h"
#include "games/frontiers/table/orrery-tile-editor.h"
#include "games/frontiers/tiles/orrery-frontiers-learn.h"
#include "games/frontiers/tiles/orrery-my-tiles.h"
#include "games/frontiers/words/orrery-frontiers-power.h"
#include "games/frontiers/words/orrery-frontiers.h"
#include "games/games.h"

#include <string.h>

static char *folder;

static GFile *
write_file (const char *text, gssize length)
{
  g_autofree char *path = g_build_filename (folder, "tiles", NULL);

  g_assert_true (g_file_set_contents (path, text, length, NULL));
  return g_file_new_for_path (path);
}

static char *
dup_saved (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryCollection) tiles = orrery_my_tiles_load (&error);
  g_autofree char *path = orrery_games_dup_path (ORRERY_GAMES_TABLES, "my-tiles.json");
  char *text;

  g_assert_no_error (error);
  return g_file_get_contents (path, &text, NULL, NULL) ? text : g_strdup ("");
}

static void
test_hostile (void)
{
  static const char *const texts[] = {
    "", "{", "{}", "[]", "null", "\"format\"", "{\"format\": 3}", "{\"format\": \"orrery-frontiers/2\"}",
    "{\"format\": \"orrery-frontiers/1\", \"worlds\": 7}", "{\"format\": \"orrery-frontiers/1\", \"stacks\": {}}", "no;header\n1;2\n",
    "\xff\xfe\x01",
  };
  OrreryMyTilesWindow *window = ORRERY_MY_TILES_WINDOW (orrery_my_tiles_window_new (NULL, NULL));
  g_autofree char *before = dup_saved ();

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GFile) file = write_file (texts[i], -1);
      g_autoptr (GError) error = NULL;
      g_autofree char *after = NULL;

      if (orrery_my_tiles_window_import (window, file, &error))
        g_error ("“%s” was taken", texts[i]);
      g_assert_nonnull (error);
      g_assert_cmpstr (error->message, !=, "");
      after = dup_saved ();
      g_assert_cmpstr (after, ==, before);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_merge (void)
{
  OrreryMyTilesWindow *window = ORRERY_MY_TILES_WINDOW (orrery_my_tiles_window_new (NULL, NULL));
  g_autoptr (GFile) file = write_file ("{\"format\": \"orrery-frontiers/1\", \"worlds\": [{\"name\": \"Test World\", \"type\": \"military\","
                                       " \"number\": 4, \"colonists\": 2, \"goods\": \"windfall\", \"kind\": \"genes\", \"extra\": 7}]}", -1);
  g_autoptr (GFile) table = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *saved = NULL;

  g_assert_true (orrery_my_tiles_window_import (window, file, &error));
  g_assert_no_error (error);
  table = write_file ("name;type;number\nOther World;non-military;3\n", -1);
  g_assert_true (orrery_my_tiles_window_import (window, table, &error));
  saved = dup_saved ();
  g_assert_nonnull (strstr (saved, "Test World"));
  g_assert_nonnull (strstr (saved, "Other World"));
  g_assert_nonnull (strstr (saved, "\"extra\""));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
offers (GtkWidget *widget, const char *text)
{
  GListModel *model = ADW_IS_COMBO_ROW (widget) ? adw_combo_row_get_model (ADW_COMBO_ROW (widget)) : NULL;

  for (guint i = 0; model != NULL && i < g_list_model_get_n_items (model); i++)
    if (g_strcmp0 (gtk_string_list_get_string (GTK_STRING_LIST (model), i), text) == 0)
      return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (offers (child, text))
      return TRUE;
  return FALSE;
}

/* Words of the file are offered in the words that people use, which are translated. */
static void
test_offers (void)
{
  GtkWidget *widget = g_object_ref_sink (orrery_tile_editor_new ());

  g_assert_true (offers (widget, "Rare elements"));
  g_assert_true (offers (widget, "Any kind"));
  g_assert_false (offers (widget, "rare"));
  g_object_unref (widget);
}

/* Members that the editor does not know are unchanged. */
static void
test_editor (void)
{
  GtkWidget *widget = g_object_ref_sink (orrery_tile_editor_new ());
  g_autoptr (JsonNode) node = json_from_string ("{\"name\": \"Space Marines\", \"size\": \"small\", \"cost\": 2, \"keywords\": [],"
                                                " \"vp\": 1, \"powers\": [{\"code\": \"S1\", \"amount\": 2}], \"extra\": 7, \"checked\": true}", NULL);
  g_autoptr (JsonObject) same = NULL;
  g_autoptr (JsonNode) again = json_node_new (JSON_NODE_OBJECT);
  g_autofree char *told = orrery_my_tiles_tell (ORRERY_COLLECTION_DEVELOPMENTS, json_node_get_object (node));
  g_autofree char *known = orrery_my_tiles_tell_known ("space marines");

  orrery_tile_editor_set_entry (ORRERY_TILE_EDITOR (widget), ORRERY_COLLECTION_DEVELOPMENTS, json_node_get_object (node));
  same = orrery_tile_editor_dup_entry (ORRERY_TILE_EDITOR (widget));
  json_node_set_object (again, same);
  g_assert_true (json_node_equal (node, again));
  g_assert_nonnull (strstr (told, "Military: +2."));
  g_assert_nonnull (strstr (known, "certain"));
  g_object_unref (widget);
}

/* The row of a title, in the editor. */
static GtkWidget *
find_row (gpointer in, const char *title)
{
  GtkWidget *row;

  for (guint n = 0; (row = find_nth (in, ADW_TYPE_PREFERENCES_ROW, n)) != NULL; n++)
    if (gtk_widget_get_child_visible (row) && g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title) == 0)
      return row;
  g_assert_not_reached ();
}

static void
type (gpointer in, const char *title, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (find_row (in, title)), text);
}

static JsonObject *
get_last (OrreryCollection *tiles, OrreryCollectionList list)
{
  return orrery_collection_get_entry (tiles, list, orrery_collection_count (tiles, list) - 1);
}

/* Opens a development, says where it lies, and saves it. */
static void
put_into_stack (GtkWidget *window, const char *name, const char *slot, guint side)
{
  GtkWidget *editor = find_nth (window, ORRERY_TYPE_TILE_EDITOR, 0);
  GtkWidget *row;

  for (guint n = 0; (row = find_nth (window, ADW_TYPE_ACTION_ROW, n)) != NULL; n++)
    if (g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), name) == 0)
      break;
  g_signal_emit_by_name (row, "activated");
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_row (editor, "Size")), 1);
  type (editor, "Stack (Small 1 to 16, Large 1 to 8)", slot);
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_row (editor, "Side of the Stack")), side);
  g_signal_emit_by_name (editor, "done", TRUE);
}

static gboolean
may_close (GtkWidget *window)
{
  gboolean stays = FALSE;

  g_signal_emit_by_name (window, "close-request", &stays);
  return !stays;
}

/* Closing leads back to the list, and not away from what is typed. */
static void
test_close (void)
{
  GtkWidget *window = orrery_my_tiles_window_new (NULL, NULL);
  GtkWidget *editor = find_nth (window, ORRERY_TYPE_TILE_EDITOR, 0);
  GtkStack *stack = GTK_STACK (gtk_widget_get_parent (editor));

  g_signal_emit_by_name (find_tooltip (window, "Add a World", 0), "clicked");
  type (editor, "Name", "Half a World");
  g_assert_false (may_close (window));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "edit");
  type (editor, "Name", "");
  g_assert_false (may_close (window));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "list");
  g_assert_true (may_close (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

static char *
dup_faces (OrreryCollection *tiles)
{
  JsonObject *stack = get_last (tiles, ORRERY_COLLECTION_STACKS);
  g_autoptr (JsonNode) node = json_node_copy (json_object_get_member (stack, "faces"));

  return json_to_string (node, FALSE);
}

/* In which stack a development lies is entered with it, one side after the other, and can be changed. */
static void
test_stacks (void)
{
  GtkWidget *window = orrery_my_tiles_window_new (NULL, NULL);
  g_autoptr (OrreryCollection) first = NULL, both = NULL, moved = NULL;
  g_autoptr (JsonObject) entry = json_object_new ();
  g_autoptr (GPtrArray) messages = NULL;
  g_autofree char *one = NULL, *two = NULL, *later = NULL;

  put_into_stack (window, "Trade League", "12", 2);
  first = orrery_my_tiles_load (NULL);
  one = dup_faces (first);
  g_assert_cmpstr (one, ==, "[null,\"Trade League\"]");
  put_into_stack (window, "Technology Investors", "12", 1);
  both = orrery_my_tiles_load (NULL);
  two = dup_faces (both);
  g_assert_cmpstr (two, ==, "[\"Technology Investors\",\"Trade League\"]");
  g_assert_cmpint (json_object_get_int_member (get_last (both, ORRERY_COLLECTION_STACKS), "slot"), ==, 12);
  put_into_stack (window, "Trade League", "", 0);
  put_into_stack (window, "Technology Investors", "3", 1);
  moved = orrery_my_tiles_load (NULL);
  later = dup_faces (moved);
  g_assert_cmpuint (orrery_collection_count (moved, ORRERY_COLLECTION_STACKS), ==, 1);
  g_assert_cmpstr (later, ==, "[\"Technology Investors\"]");
  json_object_set_string_member (entry, "name", "technology investors");
  orrery_collection_tell_place (moved, entry);
  g_assert_cmpint (json_object_get_int_member (entry, "slot"), ==, 3);
  g_assert_cmpstr (json_object_get_string_member (entry, "side"), ==, "white");
  messages = orrery_collection_validate (first);
  for (guint i = 0; i < messages->len; i++)
    g_assert_false (((OrreryCollectionMessage *) g_ptr_array_index (messages, i))->is_error);
  put_into_stack (window, "Technology Investors", "", 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The number of a mat is a number, so that the home colony is used. */
static void
test_home (void)
{
  GtkWidget *widget = g_object_ref_sink (orrery_tile_editor_new ());
  g_autoptr (JsonObject) fresh = json_object_new (), entry = NULL;
  g_autoptr (OrreryCollection) tiles = orrery_collection_new ("Ours");
  g_autoptr (GPtrArray) messages = NULL;

  orrery_tile_editor_set_entry (ORRERY_TILE_EDITOR (widget), ORRERY_COLLECTION_HOMES, fresh);
  type (widget, "Name", "Test Home");
  type (widget, "Mat (1 to 8)", "3");
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_row (widget, "Side of the Mat")), 2);
  entry = orrery_tile_editor_dup_entry (ORRERY_TILE_EDITOR (widget));
  orrery_collection_add (tiles, ORRERY_COLLECTION_HOMES, entry);
  messages = orrery_collection_validate (tiles);
  for (guint i = 0; i < messages->len; i++)
    g_assert_false (((OrreryCollectionMessage *) g_ptr_array_index (messages, i))->is_error);
  g_assert_cmpint (json_object_get_int_member (entry, "mat"), ==, 3);
  g_object_unref (widget);
}

/* The quantities of Tax on Trade are on its tile. */
static void
test_tax (void)
{
  static const char title[] = "Tax on Trade: Credits for 2, 5 and 8 VP";
  GtkWidget *window = orrery_my_tiles_window_new (NULL, NULL);
  GtkWidget *row = find_row (window, title);
  g_autoptr (OrreryCollection) tiles = NULL, none = NULL;
  guint8 tax[FR_N_STEPS];

  type (window, title, "4 2 6");
  g_signal_emit_by_name (row, "apply");
  type (window, title, "3, 6, 10");
  g_signal_emit_by_name (row, "apply");
  tiles = orrery_my_tiles_load (NULL);
  g_assert_true (orrery_collection_get_tax (tiles, tax));
  g_assert_cmpuint (tax[0], ==, 3);
  g_assert_cmpuint (tax[2], ==, 10);
  g_assert_false (orrery_collection_set_tax (tiles, "1 1 2"));
  g_assert_true (orrery_collection_get_tax (tiles, tax));
  type (window, title, "");
  g_signal_emit_by_name (row, "apply");
  none = orrery_my_tiles_load (NULL);
  g_assert_false (orrery_collection_get_tax (none, tax));
  gtk_window_destroy (GTK_WINDOW (window));
}

static guint
count_likely (GtkWidget *widget)
{
  guint n = GTK_IS_LABEL (widget) && gtk_widget_get_visible (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), "likely");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_likely (child);
  return n;
}

/* A fact that the owner changes is no longer only likely, and the next tile begins without the name of this one. */
static void
test_changed (void)
{
  GtkWidget *widget = g_object_ref_sink (orrery_tile_editor_new ());
  g_autoptr (JsonNode) node = json_from_string ("{\"name\": \"Space Marines\"}", NULL);
  g_autoptr (JsonObject) fresh = json_object_new (), entry = NULL;

  orrery_tile_editor_set_entry (ORRERY_TILE_EDITOR (widget), ORRERY_COLLECTION_DEVELOPMENTS, json_node_get_object (node));
  g_assert_cmpuint (count_likely (widget), ==, 2);
  type (widget, "Cost", "3");
  g_assert_cmpuint (count_likely (widget), ==, 1);
  orrery_tile_editor_set_entry (ORRERY_TILE_EDITOR (widget), ORRERY_COLLECTION_HOMES, fresh);
  g_assert_cmpuint (count_likely (widget), ==, 0);
  entry = orrery_tile_editor_dup_entry (ORRERY_TILE_EDITOR (widget));
  g_assert_false (json_object_has_member (entry, "name"));
  g_object_unref (widget);
}

/* Known facts are filled in with how certain they are, and the owner's entries stay. */
static void
test_known (void)
{
  GtkWidget *widget = g_object_ref_sink (orrery_tile_editor_new ());
  g_autoptr (JsonNode) node = json_from_string ("{\"name\": \"Space Marines\", \"cost\": 3}", NULL);
  g_autoptr (JsonObject) entry = NULL, part = orrery_my_tiles_dup_known ("Trade League");

  orrery_tile_editor_set_entry (ORRERY_TILE_EDITOR (widget), ORRERY_COLLECTION_DEVELOPMENTS, json_node_get_object (node));
  entry = orrery_tile_editor_dup_entry (ORRERY_TILE_EDITOR (widget));
  g_assert_cmpint (json_object_get_int_member (entry, "cost"), ==, 3);
  g_assert_cmpint (json_object_get_int_member (entry, "vp"), ==, 1);
  g_assert_cmpstr (json_object_get_string_member (entry, "size"), ==, "small");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (entry, "powers")), ==, 1);
  g_assert_cmpstr (orrery_my_tiles_tell_certainty ("Space Marines", "cost"), ==, "likely");
  g_assert_cmpstr (orrery_my_tiles_tell_certainty ("Contact Specialist", "powers"), ==, "certain");
  g_assert_null (orrery_my_tiles_tell_certainty ("Contact Specialist", "cost"));
  g_assert_null (orrery_my_tiles_dup_known ("Nobody Knows"));
  /* Of these powers only the types are known. */
  g_assert_false (json_object_has_member (part, "powers"));
  g_assert_null (orrery_my_tiles_tell_certainty ("Trade League", "powers"));
  g_object_unref (widget);
}

/* --- The form --- */

static void
check_again (GtkWidget *form, JsonObject *object)
{
  g_autoptr (JsonObject) again = NULL;
  g_autoptr (JsonNode) one = json_node_new (JSON_NODE_OBJECT), two = json_node_new (JSON_NODE_OBJECT);

  orrery_power_form_set_object (ORRERY_POWER_FORM (form), object);
  again = orrery_power_form_dup_object (ORRERY_POWER_FORM (form));
  json_node_set_object (one, object);
  json_node_set_object (two, again);
  g_assert_true (json_node_equal (one, two));
}

static void
choose (GtkWidget *form, guint type)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_nth (form, ADW_TYPE_COMBO_ROW, 0)), type);
}

/* Every type has its fields, and reads back the same. */
static void
test_form (void)
{
  static const guint lines[] = { 0, 1, 2, 4, 5, 6, 7, 8 }; /* all but "named" */
  static const char text[] = "{\"code\": \"C1\", \"per_use\": 2, \"max_uses\": 3, \"gain\": {\"credits\": 0, \"vp\": 2, \"colonists\": 0},"
                             " \"different\": true, \"may\": true, \"good\": [\"rare\", \"genes\"]}";
  GtkWidget *powers = orrery_power_form_new (FALSE), *scoring = orrery_power_form_new (TRUE);
  g_autoptr (JsonNode) whole = json_from_string (text, NULL);
  FrState state = { 0 };

  for (guint i = 0; i < FR_N_CODES; i++)
    {
      g_autoptr (JsonObject) object = NULL;
      g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
      g_autoptr (GError) error = NULL;
      FrPower power;

      choose (powers, i);
      object = orrery_power_form_dup_object (ORRERY_POWER_FORM (powers));
      json_node_set_object (node, object);
      g_assert_true (orrery_frontiers_power_read (&state, node, &power, &error));
      g_assert_no_error (error);
      g_assert_cmpint (fr_power_code (power), ==, i);
      check_again (powers, object);
    }
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (JsonObject) object = NULL;
      g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
      FrLine line;

      choose (scoring, lines[i]);
      object = orrery_power_form_dup_object (ORRERY_POWER_FORM (scoring));
      json_node_set_object (node, object);
      g_assert_true (orrery_frontiers_line_read (&state, node, &line, NULL));
      check_again (scoring, object);
    }
  check_again (powers, json_node_get_object (whole));
  gtk_window_destroy (GTK_WINDOW (powers));
  gtk_window_destroy (GTK_WINDOW (scoring));
}

/* --- The table --- */

static OrreryRecord *
new_table (void)
{
  const OrreryPlayer players[] = { { (char *) "Ada", (char *) "person" }, { (char *) "Ben", (char *) "person" } };
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (
    "{\"game\": \"frontiers\", \"level\": \"mirror\", \"seats\": [{\"mat\": 1, \"developments\": [\"small 9\", \"large 2\"],"
    " \"colonies\": [{\"type\": \"military\", \"number\": 2, \"colonists\": 1, \"goods\": \"gray\", \"keywords\": []}, \"unnamed\"]}, {\"mat\": 2}]}", NULL);
  OrreryRecord *record = orrery_record_new_from_position_json (&orrery_frontiers, node, players, &error);

  g_assert_no_error (error);
  return record;
}

static JsonObject *
parse (const char *text)
{
  g_autoptr (JsonNode) node = json_from_string (text, NULL);

  return json_object_ref (json_node_get_object (node));
}

/* Large developments come first, and what is entered is used at once. */
static void
test_learn (void)
{
  g_autoptr (OrreryRecord) record = new_table (), next = NULL, last = NULL;
  g_autoptr (GArray) tiles = orrery_frontiers_list_unknown (orrery_record_get_state (record)), rest = NULL;
  g_autoptr (JsonObject) league = parse ("{\"name\": \"Test League\", \"size\": \"large\", \"cost\": 9, \"vp\": \"?\", \"keywords\": [],"
                                         " \"powers\": [{\"code\": \"S1\", \"amount\": 3}], \"scoring\": [{\"vp\": 2, \"each\": \"colony\", \"of\": [\"military\"]}]}");
  g_autoptr (JsonObject) odd = parse ("{\"name\": \"Odd\", \"size\": \"small\", \"cost\": 77}");
  g_autoptr (GError) error = NULL, refused = NULL;
  g_autofree char *told = orrery_frontiers_tell_unknown (orrery_record_get_state (record), &g_array_index (tiles, OrreryUnknownTile, 0));
  const FrState *state;

  g_assert_cmpstr (told, ==, "The large development 2");
  next = orrery_frontiers_learn (record, &g_array_index (tiles, OrreryUnknownTile, 0), league, &error);
  g_assert_no_error (error);
  state = orrery_record_get_state (next);
  g_assert_cmpint (fr_military (state, 0), ==, 3);
  g_assert_cmpint (fr_bonus (state, 0, FR_PLACE_DEVELOPMENT + 1), ==, 2);
  rest = orrery_frontiers_list_unknown (state);
  g_assert_cmpuint (rest->len, ==, tiles->len - 1);
  last = orrery_frontiers_learn (next, &g_array_index (rest, OrreryUnknownTile, 0), odd, &refused);
  g_assert_null (last);
  g_assert_nonnull (refused);
}

static OrreryRecord *
play (const char *position, const char *const *answers)
{
  const OrreryPlayer players[] = { { (char *) "Ada", (char *) "person" }, { (char *) "Ben", (char *) "person" } };
  g_autoptr (JsonNode) node = json_from_string (position, NULL);
  OrreryRecord *record = orrery_record_new_from_position_json (&orrery_frontiers, node, players, NULL);

  for (guint i = 0; answers[i] != NULL; i++)
    {
      GameAnswer answer;

      g_assert_true (fr_parse (answers[i], &answer));
      g_assert_true (orrery_record_answer (record, answer, NULL, NULL));
    }
  return record;
}

/* Adds the first unknown tile of a list. */
static OrreryRecord *
learn_first (OrreryRecord *record, OrreryCollectionList list, const char *text)
{
  g_autoptr (GArray) tiles = orrery_frontiers_list_unknown (orrery_record_get_state (record));
  g_autoptr (JsonObject) entry = parse (text);

  for (guint i = 0; i < tiles->len; i++)
    if (g_array_index (tiles, OrreryUnknownTile, i).list == list)
      return orrery_frontiers_learn (record, &g_array_index (tiles, OrreryUnknownTile, i), entry, NULL);
  g_assert_not_reached ();
}

/* Every step from the start on can be undone and redone, saved and loaded. */
static void
check_undo (OrreryRecord *record, OrreryRecord *learned)
{
  const guint n = orrery_record_get_point (record);
  g_autofree char *text = orrery_record_to_text (learned), *again_text = NULL;
  g_autoptr (OrreryRecord) again = orrery_record_from_text (text, -1, NULL);
  FrState end = *(const FrState *) orrery_record_get_state (learned);

  g_assert_cmpuint (orrery_record_get_point (learned), ==, n + 1);
  g_assert_cmpmem (orrery_record_get_state (again), sizeof end, &end, sizeof end);
  for (guint i = 0; i <= n; i++)
    {
      const FrState *then;
      FrState before;
      GameAnswer now[GAME_MAX_ANSWERS], old[GAME_MAX_ANSWERS];
      size_t n_old;

      orrery_record_go_to (learned, i);
      then = orrery_record_get_state (learned);
      orrery_record_state_at (record, i, &before);
      n_old = fr_legal (&before, old);
      g_assert_cmpint (then->ask, ==, before.ask);
      g_assert_cmpuint (fr_legal (then, now), ==, n_old);
      g_assert_cmpmem (now, n_old * sizeof *now, old, n_old * sizeof *old);
      g_assert_cmpint (fr_verify (then).code, ==, FR_WHOLE);
    }
  g_assert_true (orrery_record_redo (learned));
  g_assert_cmpmem (orrery_record_get_state (learned), sizeof end, &end, sizeof end);
}

/* A development, whose price was asked for; the colors stay. */
static void
test_learn_undo (void)
{
  static const char *const answers[] = { "select develop", "buy large 2", "price 8", "Military is 0", "buy nothing", "select explore", NULL };
  static const guint8 colours[GAME_MAX_SEATS] = { 3, 1, 2, 0, 4 };
  g_autoptr (OrreryRecord) record = play ("{\"level\": \"counters\", \"seats\": [{\"credits\": 9}, {}]}", answers), next = NULL;

  orrery_record_set_colours (record, colours);
  next = learn_first (record, ORRERY_COLLECTION_DEVELOPMENTS, "{\"name\": \"Test League\", \"size\": \"large\", \"cost\": 9, \"vp\": \"?\"}");
  g_assert_nonnull (next);
  g_assert_cmpmem (orrery_record_get_colours (next), GAME_MAX_SEATS, colours, GAME_MAX_SEATS);
  g_assert_cmpint (orrery_frontiers_tile_find (orrery_record_get_state (next), "Test League", TRUE), >=, 0);
  check_undo (record, next);
}

/* At the level Mirror a known tile would have changed earlier questions and gains. */
static void
test_learn_undo_mirror (void)
{
  static const char *const answers[] = { "select develop", "buy small 3", "price 2", "buy nothing", "select produce", "select retreat", NULL };
  g_autoptr (OrreryRecord) record = play ("{\"level\": \"mirror\", \"seats\": [{\"credits\": 9}, {}]}", answers), next = NULL;

  next = learn_first (record, ORRERY_COLLECTION_DEVELOPMENTS,
                "{\"name\": \"Test Bureau\", \"size\": \"small\", \"cost\": 3, \"vp\": 1, \"powers\": [{\"code\": \"P5\", \"gain\": {\"credits\": 1}}]}");
  g_assert_nonnull (next);
  check_undo (record, next);
}

/* A world that was described when it was settled, and the home colony, which has a place of its own. */
static void
test_learn_undo_colonies (void)
{
  static const char *const answers[] = { "select settle", "settle 1 world", "military 2", "needs 1", "production genes", "VP 1", "price 0",
                                         "Military is 2", "take 2 colonists", "select explore", "select produce", NULL };
  static const char position[] = "{\"level\": \"counters\", \"seats\": [{\"mat\": 1, \"colonists\": 3, \"military\": 2, \"explored\": 1, \"home\": {\"goods\": \"windfall\", \"kind\": \"rare\"}}, {}]}";
  static const char moon[] = "{\"name\": \"Test Moon\", \"type\": \"military\", \"number\": 2, \"colonists\": 1, \"goods\": \"production\","
                             " \"kind\": \"genes\", \"vp\": 1, \"keywords\": [\"rebel\"], \"powers\": [{\"code\": \"S1\", \"amount\": 1}]}";
  static const char home[] = "{\"name\": \"Test Home\", \"goods\": \"windfall\", \"kind\": \"rare\", \"powers\": [{\"code\": \"T1\", \"amount\": 1, \"good\": [\"rare\"]}]}";
  g_autoptr (OrreryRecord) record = play (position, answers), one = NULL, both = NULL, gray = NULL;
  const FrState *state;

  one = learn_first (record, ORRERY_COLLECTION_WORLDS, moon);
  g_assert_nonnull (one);
  both = learn_first (one, ORRERY_COLLECTION_HOMES, home);
  g_assert_nonnull (both);
  state = orrery_record_get_state (both);
  g_assert_cmpint (orrery_frontiers_tile_find (state, "Test Moon", FALSE), ==, state->seats[0].colony[1]);
  g_assert_cmpint (orrery_frontiers_tile_find (state, "Test Home", FALSE), ==, FR_FIRST_HOME);
  g_assert_cmpint (state->seats[0].mark[1] & FR_MARK_GOOD, ==, 1 + FR_GENES);
  check_undo (one, both);
  check_undo (record, one);
  /* Undone, it can be added again; what does not fit the good on it cannot. */
  orrery_record_go_to (one, orrery_record_get_point (record));
  gray = learn_first (one, ORRERY_COLLECTION_WORLDS, "{\"name\": \"Test Moon\", \"type\": \"military\", \"number\": 2, \"goods\": \"gray\"}");
  g_assert_null (gray);
  g_clear_object (&both);
  both = learn_first (one, ORRERY_COLLECTION_WORLDS, moon);
  g_assert_nonnull (both);
  g_assert_cmpuint (orrery_record_get_point (both), ==, orrery_record_get_point (record) + 1);
}

static void
take_record (OrreryRecord **taken, OrreryRecord *record)
{
  g_set_object (taken, record);
}

static void
name_tile (GtkWidget *window, guint tile, const char *name)
{
  OrreryTileEditor *editor = ORRERY_TILE_EDITOR (find_nth (window, ORRERY_TYPE_TILE_EDITOR, 0));
  g_autoptr (JsonObject) entry = NULL;
  GtkWidget *row;

  for (guint n = 0; (row = find_nth (window, ADW_TYPE_ACTION_ROW, n)) != NULL; n++)
    if (g_object_get_data (G_OBJECT (row), "unknown") == GUINT_TO_POINTER (tile)
        && g_strcmp0 (gtk_widget_get_tooltip_text (row), "Add to My Tiles") == 0)
      break;
  g_signal_emit_by_name (row, "activated");
  entry = orrery_tile_editor_dup_entry (editor);
  json_object_set_string_member (entry, "name", name);
  orrery_tile_editor_set_entry (editor, ORRERY_COLLECTION_WORLDS, entry);
  g_signal_emit_by_name (editor, "done", TRUE);
}

/* A colony that was described at the table gets its name in the window. */
static void
test_learn_window (void)
{
  g_autoptr (OrreryRecord) record = new_table (), taken = NULL;
  const char *names[] = { "Ada", "Ben", NULL };
  GtkWidget *window = orrery_my_tiles_window_new (record, names);
  g_autoptr (GArray) tiles = orrery_frontiers_list_unknown (orrery_record_get_state (record));
  guint n = 0;

  g_signal_connect_swapped (window, "record", G_CALLBACK (take_record), &taken);
  for (guint i = 0; i < tiles->len; i++)
    if (g_array_index (tiles, OrreryUnknownTile, i).list == ORRERY_COLLECTION_WORLDS)
      {
        name_tile (window, i, "Test Moon");
        n++;
      }
  g_assert_cmpuint (n, ==, 1);
  g_assert_nonnull (taken);
  g_assert_cmpint (orrery_frontiers_tile_find (orrery_record_get_state (taken), "Test Moon", FALSE), >=, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* 2 for each genes colony, 1 for each other military one: people count, the window adds. */
static void
test_bonuses (void)
{
  static const char text[] = "{\"format\": \"orrery-frontiers/1\", \"developments\": [{\"name\": \"Test League\", \"size\": \"large\", \"cost\": 9,"
                             " \"vp\": \"?\", \"scoring\": [{\"vp\": 2, \"each\": \"colony\", \"of\": [\"genes\"]}, {\"vp\": 1, \"each\": \"colony\", \"of\": [\"military\"]}]},"
                             " {\"name\": \"Test Fund\", \"size\": \"large\", \"cost\": 9, \"vp\": \"?\", \"scoring\": [{\"vp\": 1, \"each\": \"chips\", \"per\": 3}]}]}";
  g_autoptr (OrreryCollection) tiles = orrery_collection_new_from_text (text, -1, NULL), none = orrery_collection_new ("none");
  static const int counts[] = { 3, 2, 11 }; /* 6 + 2 + 3 */
  GtkWidget *window = orrery_bonus_window_new (tiles, "Ada");

  g_assert_null (orrery_bonus_window_new (none, "Ada"));
  g_assert_nonnull (find_text (window, "Bonuses: 0 VP"));
  for (guint i = 0; i < 2; i++)
    adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (find_nth (window, ADW_TYPE_EXPANDER_ROW, i)), TRUE);
  for (guint i = 0; i < 3; i++)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_nth (window, GTK_TYPE_SPIN_BUTTON, i)), counts[i]);
  g_assert_nonnull (find_text (window, "Bonuses: 11 VP"));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  int result;

  folder = new_data_home ();
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  orrery_games_register ();
  orrery_games_register_uis ();
  g_test_add_func ("/my-tiles/hostile", test_hostile);
  g_test_add_func ("/my-tiles/merge", test_merge);
  g_test_add_func ("/my-tiles/editor", test_editor);
  g_test_add_func ("/my-tiles/close", test_close);
  g_test_add_func ("/my-tiles/offers", test_offers);
  g_test_add_func ("/my-tiles/stacks", test_stacks);
  g_test_add_func ("/my-tiles/home", test_home);
  g_test_add_func ("/my-tiles/tax", test_tax);
  g_test_add_func ("/my-tiles/known", test_known);
  g_test_add_func ("/my-tiles/changed", test_changed);
  g_test_add_func ("/my-tiles/form", test_form);
  g_test_add_func ("/my-tiles/learn", test_learn);
  g_test_add_func ("/my-tiles/learn-undo", test_learn_undo);
  g_test_add_func ("/my-tiles/learn-undo-mirror", test_learn_undo_mirror);
  g_test_add_func ("/my-tiles/learn-undo-colonies", test_learn_undo_colonies);
  g_test_add_func ("/my-tiles/learn-window", test_learn_window);
  g_test_add_func ("/my-tiles/bonuses", test_bonuses);
  result = g_test_run ();
  remove_folder (folder);
  return result;
}
