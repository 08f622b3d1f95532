/* SPDX-License-Identifier: GPL-3.0-or-later */
/* My Tiles on the screen: hostile files are refused with a word and change nothing, good ones are merged, an entry is
 * edited as it is typed, and what is saved comes back. */
#include "folder.h"
#include "games/frontiers/table/orrery-my-tiles-window.h"
#include "games/frontiers/table/orrery-tile-editor.h"
#include "games/frontiers/tiles/orrery-my-tiles.h"
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

  g_assert_no_error (error);
  return orrery_collection_to_text (tiles);
}

static void
test_hostile (void)
{
  static const char *const texts[] = {
    "", "{", "{}", "[]", "null", "\"format\"", "{\"format\": 3}", "{\"format\": \"orrery-frontiers/2\"}",
    "{\"format\": \"orrery-frontiers/1\", \"worlds\": 7}", "{\"format\": \"orrery-frontiers/1\", \"stacks\": {}}", "no;header\n1;2\n",
    "\xff\xfe\x01",
  };
  OrreryMyTilesWindow *window = ORRERY_MY_TILES_WINDOW (orrery_my_tiles_window_new ());
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
  OrreryMyTilesWindow *window = ORRERY_MY_TILES_WINDOW (orrery_my_tiles_window_new ());
  g_autoptr (GFile) file = write_file ("{\"format\": \"orrery-frontiers/1\", \"worlds\": [{\"name\": \"Test World\", \"type\": \"military\","
                                       " \"number\": 4, \"colonists\": 2, \"goods\": \"windfall\", \"kind\": \"genes\", \"extra\": 7}]}", -1);
  g_autoptr (GFile) table = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *saved = NULL, *exported = NULL;
  g_autofree char *path = g_build_filename (folder, "out.json", NULL);
  g_autoptr (GFile) out = g_file_new_for_path (path);

  g_assert_true (orrery_my_tiles_window_import (window, file, &error));
  g_assert_no_error (error);
  table = write_file ("name;type;number\nOther World;non-military;3\n", -1);
  g_assert_true (orrery_my_tiles_window_import (window, table, &error));
  saved = dup_saved ();
  g_assert_nonnull (strstr (saved, "Test World"));
  g_assert_nonnull (strstr (saved, "Other World"));
  g_assert_nonnull (strstr (saved, "\"extra\""));
  g_assert_true (orrery_my_tiles_window_export (window, out, &error));
  g_assert_true (g_file_get_contents (path, &exported, NULL, NULL));
  g_assert_cmpstr (exported, ==, saved);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Members that the editor does not know stay as they are. */
static void
test_editor (void)
{
  GtkWidget *widget = g_object_ref_sink (orrery_tile_editor_new ());
  g_autoptr (JsonNode) node = json_from_string ("{\"name\": \"Space Marines\", \"size\": \"small\", \"cost\": 2, \"keywords\": [],"
                                                " \"powers\": [{\"code\": \"S1\", \"amount\": 2}], \"extra\": 7, \"checked\": true}", NULL);
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
  result = g_test_run ();
  remove_folder (folder);
  return result;
}
