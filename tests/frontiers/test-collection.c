/* SPDX-License-Identifier: GPL-3.0-or-later */
/* My Tiles: validation against the rulebook's table (scenarios 157, 160 and 162), import, export and merging, and
 * hostile files. */
#include "games/frontiers/rules/frontiers.h"
#include "games/frontiers/tiles/orrery-collection.h"
#include "games/frontiers/words/orrery-frontiers-position.h"

#include <locale.h>
#include <string.h>

static OrreryCollection *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  OrreryCollection *collection = orrery_collection_new_from_text (text, -1, &error);

  g_assert_no_error (error);
  return collection;
}

/* The text of the file. */
static char *
print (OrreryCollection *collection)
{
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = g_file_new_tmp (NULL, &stream, &error);
  char *text;

  g_assert_no_error (error);
  g_assert_true (orrery_collection_save (collection, file, NULL, &error));
  g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
  g_file_delete (file, NULL, NULL);
  return text;
}

static guint
count_messages (OrreryCollection *collection, gboolean errors, const char *word)
{
  g_autoptr (GPtrArray) messages = orrery_collection_validate (collection);
  guint n = 0;

  for (guint i = 0; i < messages->len; i++)
    {
      const OrreryCollectionMessage *message = messages->pdata[i];

      g_test_message ("%s", message->text);
      n += message->is_error == errors && (word == NULL || strstr (message->text, word) != NULL) ? 1 : 0;
    }
  return n;
}

/* Sixty worlds that match every total. */

static void
add_keywords (JsonObject *world, guint type, guint i)
{
  JsonArray *keywords = json_array_new ();

  if (type == 0 && i < fr_worlds[0].rebel)
    json_array_add_string_element (keywords, "rebel");
  if (type == 0 ? i >= fr_worlds[0].rebel - 1u && i < fr_worlds[0].rebel - 1u + fr_worlds[0].uplift : i < fr_worlds[1].uplift)
    json_array_add_string_element (keywords, "uplift");
  if (type == 0 ? i >= 20 && i < 20u + fr_worlds[0].imperium : i >= 10 && i < 10u + fr_worlds[1].imperium)
    json_array_add_string_element (keywords, "imperium");
  if (type == 1 && i == 0)
    json_array_add_string_element (keywords, "alien");
  json_object_set_array_member (world, "keywords", keywords);
}

/* Gray ones first, then those of a kind. */
static void
add_goods (JsonObject *world, const FrWorldsData *row, guint i)
{
  guint kind = 0;
  guint left;

  if (i < row->gray)
    {
      json_object_set_string_member (world, "goods", "gray");
      return;
    }
  left = i - row->gray;
  json_object_set_string_member (world, "goods", left < row->production ? "production" : "windfall");
  while (kind < FR_N_KINDS && left >= row->kinds[kind])
    left -= row->kinds[kind++];
  json_object_set_string_member (world, "kind", fr_kind_names[kind < FR_N_KINDS ? kind : FR_ANY_KIND]);
}

static void
add_vp (JsonObject *world, guint type, guint i)
{
  static const char *const bonuses[FR_N_TYPES][2] = { { "rebel", "uplift" }, { "imperium", "uplift" } };
  g_autofree char *scoring = NULL;

  if (i < 2)
    {
      json_object_set_string_member (world, "vp", "?");
      scoring = g_strdup_printf ("[{\"vp\": 1, \"each\": \"colony\", \"of\": [\"%s\"]}]", bonuses[type][i]);
      json_object_set_member (world, "scoring", json_from_string (scoring, NULL));
    }
  else
    json_object_set_int_member (world, "vp", i == 2 ? 0 : i == 3 ? fr_worlds[type].most_vp : 1);
}

static JsonObject *
new_world (guint type, guint i)
{
  const FrWorldsData *row = &fr_worlds[type];
  JsonObject *world = json_object_new ();
  g_autofree char *name = g_strdup_printf ("World %u of type %u", i, type);
  guint number = row->first;
  guint left = i;

  while (left >= row->numbers[number])
    left -= row->numbers[number++];
  json_object_set_string_member (world, "name", name);
  json_object_set_string_member (world, "type", type == 0 ? "military" : "non-military");
  json_object_set_int_member (world, "number", number);
  json_object_set_int_member (world, "colonists", i < row->colonists[1] ? 1 : 2);
  add_goods (world, row, i);
  add_keywords (world, type, i);
  add_vp (world, type, i);
  json_object_set_array_member (world, "powers", json_array_new ());
  json_object_set_boolean_member (world, "checked", TRUE);
  return world;
}

static OrreryCollection *
new_sixty (void)
{
  OrreryCollection *collection = parse ("{\"format\": \"orrery-frontiers/1\", \"title\": \"Test\"}");

  for (guint type = 0; type < FR_N_TYPES; type++)
    for (guint i = 0; i < fr_worlds[type].count; i++)
      {
        g_autoptr (JsonObject) world = new_world (type, i);

        orrery_collection_add (collection, ORRERY_COLLECTION_WORLDS, world);
      }
  return collection;
}

static void
test_twelve (void)
{
  g_autoptr (OrreryCollection) collection = parse ("{\"format\": \"orrery-frontiers/1\", \"title\": \"Test\"}");

  for (guint i = 0; i < 12; i++)
    {
      g_autoptr (JsonObject) world = new_world (i % 2, i);

      orrery_collection_add (collection, ORRERY_COLLECTION_WORLDS, world);
    }
  g_assert_cmpuint (count_messages (collection, TRUE, NULL), ==, 0);
  g_assert_cmpuint (count_messages (collection, FALSE, NULL), ==, 0);
  g_assert_cmpuint (orrery_collection_count (collection, ORRERY_COLLECTION_WORLDS), ==, 12);
}

static void
test_sixty (void)
{
  g_autoptr (OrreryCollection) collection = new_sixty ();

  g_assert_cmpuint (orrery_collection_count (collection, ORRERY_COLLECTION_WORLDS), ==, 60);
  g_assert_cmpuint (count_messages (collection, TRUE, NULL), ==, 0);
  g_assert_cmpuint (count_messages (collection, FALSE, NULL), ==, 0);
}

/* One fact changed: too many of one, and since there are sixty, too few of another. */
static void
test_not_sixty (void)
{
  g_autoptr (OrreryCollection) collection = new_sixty ();
  g_autofree char *text = print (collection);
  g_auto (GStrv) parts = g_strsplit (text, "\"number\": 9", 2);
  g_autofree char *changed = g_strjoin ("\"number\": 8", parts[0], parts[1], NULL);
  g_autoptr (OrreryCollection) other = parse (changed);

  g_assert_nonnull (parts[1]);
  g_assert_cmpuint (count_messages (other, TRUE, "the box has"), >=, 1);
}

/* Sixty worlds, of which one fact, or everything, is not known yet: nothing is wrong, whatever the others say. */
static void
test_sixty_unknown (void)
{
  static const char *const facts[] = { "type", "number", "colonists", "goods", "keywords", "vp" };

  for (guint k = 0; k <= G_N_ELEMENTS (facts); k++)
    {
      g_autoptr (OrreryCollection) collection = new_sixty ();

      for (guint i = 0; i < 60; i++)
        {
          JsonObject *world = orrery_collection_get_entry (collection, ORRERY_COLLECTION_WORLDS, i);

          for (guint n = 0; n < G_N_ELEMENTS (facts); n++)
            if (n == k || k == G_N_ELEMENTS (facts))
              json_object_remove_member (world, facts[n]);
          if (!json_object_has_member (world, "goods"))
            json_object_remove_member (world, "kind");
          if (!json_object_has_member (world, "type"))
            json_object_remove_member (world, "number");
          if (!json_object_has_member (world, "vp"))
            json_object_remove_member (world, "scoring");
        }
      g_assert_cmpuint (count_messages (collection, TRUE, NULL), ==, 0);
      g_assert_cmpuint (count_messages (collection, FALSE, "facts about 60 worlds are not known yet"), ==, 1);
    }
}

/* One world whose keywords are missing cannot be all eleven rebel worlds, so this is an error. */
static void
test_sixty_too_few (void)
{
  g_autoptr (OrreryCollection) collection = new_sixty ();

  for (guint i = 0; i < 60; i++)
    {
      JsonObject *world = orrery_collection_get_entry (collection, ORRERY_COLLECTION_WORLDS, i);
      JsonArray *keywords = json_object_get_array_member (world, "keywords");

      if (i == 0)
        json_object_remove_member (world, "keywords");
      else if (json_array_get_length (keywords) > 0 && strcmp (json_array_get_string_element (keywords, 0), "rebel") == 0)
        json_object_set_array_member (world, "keywords", json_array_new ());
    }
  g_assert_cmpuint (count_messages (collection, TRUE, "military keyword rebel: there are 0, but the box has 11"), ==, 1);
  g_assert_cmpuint (count_messages (collection, FALSE, "facts about 1 world are not known yet"), ==, 1);
}

/* A copy's own export, read on another computer, is as checked as before; what was entered there stays as it is. */
static void
test_checked (void)
{
  g_autoptr (OrreryCollection) fresh = orrery_collection_new ("Test");
  g_autoptr (OrreryCollection) copy
    = parse ("{\"format\": \"orrery-frontiers/1\", \"developments\": [{\"name\": \"Space Marines\", \"cost\": 2, \"checked\": true}]}");
  g_autoptr (OrreryCollection) own
    = parse ("{\"format\": \"orrery-frontiers/1\", \"developments\": [{\"name\": \"Space Marines\", \"vp\": 1, \"checked\": false}]}");

  g_assert_cmpuint (count_messages (fresh, FALSE, "Space Marines: not checked"), ==, 1);
  g_assert_cmpuint (orrery_collection_merge (fresh, copy), ==, 0);
  g_assert_cmpuint (count_messages (fresh, FALSE, "Space Marines: not checked"), ==, 0);
  g_assert_cmpuint (orrery_collection_merge (own, copy), ==, 0);
  g_assert_cmpuint (count_messages (own, FALSE, "Space Marines: not checked"), ==, 1);
}

/* A fault, and a word of its error. */
static const char *const wrong[][2] = {
  { "\"developments\": [{\"name\": \"A\", \"size\": \"small\", \"cost\": 9}]", "large" },
  { "\"developments\": [{\"name\": \"A\", \"size\": \"large\", \"cost\": 8}]", "9" },
  { "\"developments\": [{\"name\": \"A\", \"cost\": 0}]", "cost" },
  { "\"developments\": [{\"name\": \"A\"}, {\"name\": \"a\"}]", "two tiles" },
  { "\"worlds\": [{\"name\": \"A\", \"type\": \"military\", \"number\": 0}]", "number" },
  { "\"worlds\": [{\"name\": \"A\", \"type\": \"non-military\", \"number\": 8}]", "number" },
  { "\"worlds\": [{\"name\": \"A\", \"type\": \"non-military\", \"vp\": 7}]", "vp" },
  { "\"worlds\": [{\"name\": \"A\", \"goods\": \"gray\", \"kind\": \"rare\"}]", "gray" },
  { "\"worlds\": [{\"name\": \"A\", \"goods\": \"production\"}]", "kind" },
  { "\"worlds\": [{\"name\": \"A\", \"type\": \"military\", \"goods\": \"production\", \"kind\": \"any\"}]", "any kind" },
  { "\"worlds\": [{\"name\": \"A\", \"type\": \"non-military\", \"goods\": \"production\", \"kind\": \"any\"},"
    " {\"name\": \"B\", \"type\": \"non-military\", \"goods\": \"production\", \"kind\": \"any\"}]",
    "any" },
  { "\"worlds\": [{\"goods\": \"production\", \"kind\": \"any\"}, {\"goods\": \"windfall\", \"kind\": \"any\"}]", "any kind" },
  { "\"worlds\": [{\"name\": \"A\", \"vp\": 10}]", "vp" },
  { "\"worlds\": [{\"name\": \"A\"}], \"homes\": [{\"name\": \"A\", \"mat\": 1, \"side\": \"other\"}]", "two tiles" },
  { "\"worlds\": [{\"name\": \"A\", \"powers\": [{\"code\": \"P1\"}]}]", "P1" },
  { "\"worlds\": [{\"name\": \"A\", \"powers\": [{\"code\": \"Q9\"}]}]", "Q9" },
  { "\"worlds\": [{\"name\": \"A\", \"powers\": [{\"code\": \"E2\"}]}]", "amount" },
  { "\"worlds\": [{\"name\": \"A\", \"powers\": [{\"code\": \"C1\", \"good\": [\"rebel\"], \"gain\": {\"vp\": 1}}]}]", "rebel" },
  { "\"worlds\": [{\"name\": \"A\", \"type\": \"non-military\", \"number\": 7}, {\"name\": \"B\", \"type\": \"non-military\", \"number\": 7}]", "7" },
  { "\"worlds\": [3]", "object" },
  { "\"homes\": [{\"name\": \"A\", \"mat\": 9, \"side\": \"white\"}]", "mat" },
  { "\"homes\": [{\"name\": \"A\", \"mat\": 1, \"side\": \"white\"}, {\"name\": \"B\", \"mat\": 1, \"side\": \"white\"}]", "twice" },
  { "\"stacks\": [{\"size\": \"small\", \"slot\": 17, \"faces\": [\"A\"]}]", "slot" },
  { "\"stacks\": [{\"size\": \"small\", \"slot\": 1, \"faces\": [\"A\"]}, {\"size\": \"small\", \"slot\": 1, \"faces\": [\"B\"]}]", "twice" },
  { "\"stacks\": [{\"size\": \"small\", \"slot\": 1, \"faces\": [\"A\", \"B\", \"C\"]}]", "faces" },
  { "\"developments\": [{\"name\": \"A\"}], \"stacks\": [{\"size\": \"small\", \"slot\": 1, \"faces\": [\"A\"]}, {\"size\": \"small\", \"slot\": 2,"
    " \"faces\": [\"A\"]}]",
    "two stacks" },
  { "\"goals\": {\"tax_on_trade\": [1, 2]}", "three" },
};

static void
test_wrong (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"format\": \"orrery-frontiers/1\", %s}", wrong[i][0]);
      g_autoptr (OrreryCollection) collection = parse (text);
      g_autoptr (JsonNode) usable = NULL;
      g_autoptr (GError) error = NULL;
      FrState state = { 0 };

      if (count_messages (collection, TRUE, wrong[i][1]) == 0)
        g_error ("%s is taken", text);
      usable = orrery_collection_dup_usable (collection);
      orrery_frontiers_read_tiles (&state, json_node_get_object (usable), &error);
      g_assert_no_error (error);
    }
}

static void
test_warnings (void)
{
  g_autoptr (OrreryCollection) collection
    = parse ("{\"format\": \"orrery-frontiers/1\", \"developments\": [{\"name\": \"Space Marine\"}, {\"name\": \"L\", \"size\": \"large\", \"vp\": 3,"
             " \"checked\": true}, {\"name\": \"M\", \"size\": \"large\", \"vp\": \"?\"}],"
             " \"worlds\": [{\"name\": \"spice world\", \"checked\": true}, {\"name\": \"Comet zones\", \"checked\": true}], \"homes\": ["
             "{\"mat\": 1, \"side\": \"white\", \"goods\": \"windfall\", \"kind\": \"genes\", \"vp\": 10},"
             "{\"mat\": 2, \"side\": \"white\", \"goods\": \"windfall\", \"kind\": \"genes\"}],"
             " \"stacks\": [{\"size\": \"small\", \"slot\": 8, \"faces\": [\"A\", \"B\"]}, {\"size\": \"small\", \"slot\": 9, \"faces\": [\"C\"]},"
             " {\"size\": \"small\", \"slot\": 1, \"faces\": [\"D\"]}, {\"size\": \"large\", \"slot\": 1, \"faces\": [\"E\", \"F\"]}]}");

  g_assert_cmpuint (count_messages (collection, TRUE, NULL), ==, 0);
  g_assert_cmpuint (count_messages (collection, FALSE, "Space Marines"), ==, 1);
  g_assert_cmpuint (count_messages (collection, FALSE, "did you mean"), ==, 2);
  g_assert_cmpuint (count_messages (collection, FALSE, "Comet Zone”"), ==, 1);
  g_assert_cmpuint (count_messages (collection, FALSE, "has a “?”"), ==, 1);
  g_assert_cmpuint (count_messages (collection, FALSE, "no scoring"), ==, 1);
  g_assert_cmpuint (count_messages (collection, FALSE, "genes"), ==, 1);
  g_assert_cmpuint (count_messages (collection, FALSE, "from 9 to 16"), ==, 2);
  g_assert_cmpuint (count_messages (collection, FALSE, "checked"), ==, 4);
}

/* A whole box: sixteen large developments with three lines each, and powers that worlds have alone and small
 * developments together. */
static void
test_room (void)
{
  static const char *const codes[][2] = { { "S1", "T1" }, { "E2", "D1" } };
  static const char *const alone[] = { "S1", "T1", "E2" };
  g_autoptr (GString) text = g_string_new ("{\"format\": \"orrery-frontiers/1\", \"worlds\": [");
  g_autoptr (OrreryCollection) collection = NULL;

  for (guint i = 0; i < 36; i++)
    g_string_append_printf (text, "%s{\"name\": \"W%u\", \"powers\": [{\"code\": \"%s\", \"amount\": %d}]}", i == 0 ? "" : ", ", i,
                            alone[i / 12], (int) i % 12 - 5);
  g_string_append (text, "], \"developments\": [");
  for (guint i = 0; i < 24; i++)
    g_string_append_printf (text, "{\"name\": \"S%u\", \"powers\": [{\"code\": \"%s\", \"amount\": %d}, {\"code\": \"%s\", \"amount\": %d}]}, ", i,
                            codes[i / 12][0], (int) i % 12 - 5, codes[i / 12][1], (int) i % 12 - 5);
  for (guint i = 0; i < FR_N_LARGE * 2; i++)
    g_string_append_printf (text, "%s{\"name\": \"L%u\", \"size\": \"large\", \"vp\": \"?\", \"scoring\": [{\"vp\": %u, \"each\": \"colony\"},"
                            " {\"vp\": 2, \"each\": \"development\"}, {\"vp\": 1, \"each\": \"military\"}]}",
                            i == 0 ? "" : ", ", i, i);
  g_string_append (text, "]}");
  collection = parse (text->str);
  g_assert_cmpuint (count_messages (collection, TRUE, NULL), ==, 0);
}

/* Every tile of a box with powers of its own, `n` different ones in all. */
static OrreryCollection *
new_box (guint n)
{
  static const char *const codes[] = { "S1", "T1", "E2", "D1", "S4", "S7", "S3" };
  g_autoptr (GString) text = g_string_new ("{\"format\": \"orrery-frontiers/1\", \"worlds\": [");

  for (guint i = 0; i < FR_N_TILES; i++)
    {
      if (i == FR_FIRST_FACE)
        g_string_append (text, "], \"developments\": [");
      if (i == FR_FIRST_HOME)
        g_string_append (text, "], \"homes\": [");
      g_string_append_printf (text, "%s{\"name\": \"Tile %u\", ", i == 0 || i == FR_FIRST_FACE || i == FR_FIRST_HOME ? "" : ", ", i);
      if (i >= FR_FIRST_HOME)
        g_string_append_printf (text, "\"mat\": %u, \"side\": \"%s\", ", (i - FR_FIRST_HOME) / 2 + 1, i % 2 == 0 ? "white" : "other");
      g_string_append (text, "\"powers\": [");
      for (guint k = i; k < n; k += FR_N_TILES)
        g_string_append_printf (text, "%s{\"code\": \"%s\", \"amount\": %d}", k == i ? "" : ", ", codes[k / 19], (int) k % 19 - 9);
      g_string_append (text, "]}");
    }
  g_string_append (text, "]}");
  return parse (text->str);
}

/* A real box is thought to have up to 100 different powers. */
static void
test_many_powers (void)
{
  g_autoptr (OrreryCollection) full = new_box (FR_MAX_POWERS), over = new_box (FR_MAX_POWERS + 1);
  g_autoptr (JsonNode) usable = orrery_collection_dup_usable (full);
  g_autoptr (GError) error = NULL;
  FrState state = { 0 };

  g_assert_cmpuint (count_messages (full, TRUE, "powers"), ==, 0);
  orrery_frontiers_read_tiles (&state, json_node_get_object (usable), &error);
  g_assert_no_error (error);
  for (guint i = 0; i < FR_MAX_POWERS; i++)
    g_assert_cmpint (fr_power_amount (fr_tile_power (&state, &state.tiles[i % FR_N_TILES], i / FR_N_TILES)), ==, (int) i % 19 - 9);
  g_assert_cmpuint (count_messages (over, TRUE, "different powers"), ==, 1);
}

/* A state keeps every field of a power and of a line. */
static void
test_packed (void)
{
  static const FrPower powers[] = {
    FR_POWER (FR_S2, 1, FR_OF_KINDS | FR_OF_KEYWORDS | FR_OF_MILITARY | FR_OF_NON_MILITARY, -9, 0),
    FR_POWER (FR_T1, 0, FR_OF_THIS, 9, 0),
    FR_POWER (FR_D2, 0, FR_OF_KINDS | FR_OF_KEYWORDS | FR_OF_MILITARY | FR_OF_NON_MILITARY, 0, FR_GAIN (7, 7, 3)),
    FR_POWER (FR_C1, 1, FR_OF_KINDS, FR_TAKES (3, 7, 1), FR_GAIN (7, 7, 3)),
    FR_POWER (FR_C3, 0, 0, FR_PER_GOOD (7, 7), FR_UNNAMED),
    FR_POWER (FR_P6, 0, FR_BIT (FR_ALIEN), 1, FR_GAIN (1, 0, 0)),
  };
  static const FrLine lines[] = {
    FR_LINE (15, FR_EACH_COLONY, FR_OF_KINDS | FR_OF_KEYWORDS | FR_OF_MILITARY | FR_OF_NON_MILITARY, 1, 15),
    FR_LINE (1, FR_EACH_NAMED, FR_UNNAMED, 0, 1),
    FR_LINE (3, FR_EACH_COLONISTS, 0, 0, 7),
  };
  FrState state = { 0 };
  FrTile *tile = &state.tiles[0];

  g_assert_true (fr_tile_set_powers (&state, tile, powers, G_N_ELEMENTS (powers)));
  g_assert_true (fr_tile_set_lines (&state, tile, lines, G_N_ELEMENTS (lines)));
  for (guint i = 0; i < G_N_ELEMENTS (powers); i++)
    g_assert_cmphex (fr_tile_power (&state, tile, i), ==, powers[i]);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_cmphex (fr_tile_line (&state, tile, i), ==, lines[i]);
}

/* For programs: what there is, and what is wrong. */
static void
test_check (void)
{
  static const char text[] = "{\"format\": \"orrery-frontiers/1\", \"worlds\": [{\"name\": \"A\", \"type\": \"military\", \"number\": 0}, {\"name\": \"B\"}]}";
  g_autoptr (JsonNode) node = orrery_collection_check_text (text, strlen (text), NULL);
  JsonObject *object = json_node_get_object (node);

  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "errors")), ==, 1);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "warnings")), ==, 1);
  g_assert_cmpint (json_object_get_int_member (json_object_get_object_member (object, "worlds"), "have"), ==, 2);
}

/* Other files are not its business; a broken collection is, and the reason is its own. */
static void
test_check_broken (void)
{
  static const char *const other[] = { "", "{}", "[]", "{\"seats\": [{}, {}]}" };
  static const char *const broken[] = { "{\"format\": \"orrery-frontiers/2\"}", "{\"format\": \"orrery-frontiers/1\", \"worlds\": 3}" };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (other); i++)
    {
      g_assert_null (orrery_collection_check_text (other[i], strlen (other[i]), &error));
      g_assert_no_error (error);
    }
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_assert_null (orrery_collection_check_text (broken[i], strlen (broken[i]), &error));
      g_assert_error (error, ORRERY_POSITION_ERROR, ORRERY_POSITION_ERROR_SYNTAX);
      g_clear_error (&error);
    }
}

/* What has an error gives way to another entry, what is only different does not. */
static void
test_gives_way (void)
{
  g_autoptr (OrreryCollection) own = parse ("{\"format\": \"orrery-frontiers/1\", \"developments\": [{\"name\": \"A\", \"cost\": 22, \"vp\": 1},"
                                            " {\"name\": \"B\", \"cost\": 3}]}");
  g_autoptr (OrreryCollection) other = parse ("{\"format\": \"orrery-frontiers/1\", \"developments\": [{\"name\": \"A\", \"cost\": 2},"
                                              " {\"name\": \"B\", \"cost\": 4}]}");

  g_assert_cmpuint (orrery_collection_merge (own, other), ==, 1);
  g_assert_cmpint (json_object_get_int_member (orrery_collection_get_entry (own, ORRERY_COLLECTION_DEVELOPMENTS, 0), "cost"), ==, 2);
  g_assert_cmpint (json_object_get_int_member (orrery_collection_get_entry (own, ORRERY_COLLECTION_DEVELOPMENTS, 0), "vp"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (orrery_collection_get_entry (own, ORRERY_COLLECTION_DEVELOPMENTS, 1), "cost"), ==, 3);
}

/* Export neither loses nor adds anything. */
static void
test_export (void)
{
  static const char *const text = "{\"format\": \"orrery-frontiers/1\", \"title\": \"Ours\", \"colour\": \"red\", \"worlds\": [{\"name\": \"A\", \"note\": [1, 2]}]}";
  g_autoptr (OrreryCollection) collection = parse (text);
  g_autofree char *written = print (collection);
  g_autoptr (JsonNode) before = json_from_string (text, NULL);
  g_autoptr (JsonNode) after = json_from_string (written, NULL);
  g_autoptr (OrreryCollection) read = parse (written);
  g_autofree char *again = print (read);

  g_assert_true (json_node_equal (before, after));
  g_assert_cmpstr (written, ==, again);
}

static void
test_new (void)
{
  g_autoptr (OrreryCollection) collection = orrery_collection_new ("Ours");

  g_assert_cmpuint (count_messages (collection, TRUE, NULL), ==, 0);
  g_assert_cmpuint (orrery_collection_count (collection, ORRERY_COLLECTION_DEVELOPMENTS), >=, 37);
  g_assert_cmpuint (orrery_collection_count (collection, ORRERY_COLLECTION_WORLDS), ==, 0);
}

static void
test_merge (void)
{
  g_autoptr (OrreryCollection) own
    = parse ("{\"format\": \"orrery-frontiers/1\", \"worlds\": [{\"name\": \"A\", \"type\": \"military\"}, {\"name\": \"B\", \"vp\": 2}]}");
  g_autoptr (OrreryCollection) other
    = parse ("{\"format\": \"orrery-frontiers/1\", \"worlds\": [{\"name\": \"a\", \"number\": 4, \"checked\": true}, {\"name\": \"B\", \"vp\": 3}, {\"name\": \"C\"}],"
             " \"goals\": {\"tax_on_trade\": [2, 4, 6]}}");
  g_autofree char *text = NULL;

  g_assert_cmpuint (orrery_collection_merge (own, other), ==, 1);
  g_assert_cmpuint (orrery_collection_count (own, ORRERY_COLLECTION_WORLDS), ==, 3);
  text = print (own);
  g_assert_nonnull (strstr (text, "\"number\": 4"));
  g_assert_nonnull (strstr (text, "\"vp\": 2"));
  g_assert_nonnull (strstr (text, "tax_on_trade"));
}

/* A development's stack in a table, and sides that come one after the other. */
static void
test_places (void)
{
  g_autoptr (OrreryCollection) own = orrery_collection_new ("Ours"), other = orrery_collection_new ("Theirs");
  g_autofree char *text = NULL;

  g_assert_cmpint (orrery_collection_import_table (own, ORRERY_COLLECTION_DEVELOPMENTS,
                                                   "name,size,slot,side,cost\nA,small,9,white,3\nB,large,2,other,9\n", NULL), ==, 2);
  g_assert_cmpint (orrery_collection_import_table (other, ORRERY_COLLECTION_DEVELOPMENTS,
                                                   "name;size;slot;side\nC;small;9;other\nD;large;2;other\n", NULL), ==, 2);
  g_assert_cmpuint (count_messages (own, TRUE, NULL), ==, 0);
  g_assert_cmpuint (orrery_collection_merge (own, other), ==, 1);
  text = print (own);
  g_assert_true (g_regex_match_simple ("\"A\",\\s*\"C\"", text, 0, 0));
  g_assert_true (g_regex_match_simple ("null,\\s*\"B\"", text, 0, 0));
  g_assert_null (strstr (text, "\"side\""));
}

static void
test_table (void)
{
  g_autoptr (OrreryCollection) collection = parse ("{\"format\": \"orrery-frontiers/1\"}");
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpint (orrery_collection_import_table (collection, ORRERY_COLLECTION_WORLDS,
                                                   "name\ttype\tnumber\tgoods\tkind\tkeywords\tpowers\tchecked\n"
                                                   "Test World\tmilitary\t4\twindfall\tgenes\trebel uplift\t[{\"code\": \"S1\", \"amount\": 2}]\tyes\n\n"
                                                   "Other World\tnon-military\t2\tgray\t\t-\t\t\n",
                                                   &error),
                   ==, 2);
  g_assert_no_error (error);
  g_assert_cmpuint (count_messages (collection, TRUE, NULL), ==, 0);
  text = print (collection);
  g_assert_nonnull (strstr (text, "\"code\": \"S1\""));
  /* As spreadsheets write it. */
  g_assert_cmpint (orrery_collection_import_table (collection, ORRERY_COLLECTION_WORLDS,
                                                   "\357\273\277name,\"type\",number,goods,kind,powers\r\n"
                                                   "\"Third, \"\"and\"\" Last\",military,3,gray,,\"[{\"\"code\"\": \"\"S1\"\", \"\"amount\"\": 7}]\"\r\n",
                                                   &error),
                   ==, 1);
  g_assert_no_error (error);
  g_assert_cmpuint (count_messages (collection, TRUE, NULL), ==, 0);
  g_free (text);
  text = print (collection);
  g_assert_nonnull (strstr (text, "Third, \\\"and\\\" Last"));
  g_assert_nonnull (strstr (text, "\"amount\": 7"));
  g_assert_cmpint (orrery_collection_import_table (collection, ORRERY_COLLECTION_DEVELOPMENTS, "title;cost\nA;3\n", &error), ==, -1);
  g_test_message ("%s", error->message);
  g_assert_nonnull (strstr (error->message, "name"));
}

static void
test_hostile (void)
{
  static const char *const texts[] = { "", "[]", "{}", "{\"format\": 1}", "{\"format\": \"orrery-frontiers/2\"}",
                                       "{\"format\": \"orrery-frontiers/1\", \"worlds\": 3}", "{\"format\": \"orrery-frontiers/1\"", "\xff" };
  g_autoptr (GString) many = g_string_new ("{\"format\": \"orrery-frontiers/1\", \"worlds\": [");
  g_autoptr (OrreryCollection) collection = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (orrery_collection_new_from_text (texts[i], -1, &error));
      g_assert_nonnull (error);
      g_test_message ("%s", error->message);
    }
  for (guint i = 0; i < 200; i++)
    g_string_append_printf (many, "%s{\"name\": \"W%u\", \"powers\": [{\"code\": \"S1\", \"amount\": %d}, {\"code\": \"T1\", \"amount\": %d},"
                            " {\"code\": \"E2\", \"amount\": 1}]}",
                            i == 0 ? "" : ", ", i, (int) (i % 19) - 9, (int) (i / 19) - 5);
  g_string_append (many, "]}");
  collection = parse (many->str);
  g_assert_cmpuint (count_messages (collection, TRUE, "only 60"), ==, 140);
  g_assert_cmpuint (count_messages (collection, TRUE, "different powers"), >=, 1);
}

/* The example of RULES 11.2, all names invented. */
static const char example[]
  = "{\"format\": \"orrery-frontiers/1\", \"title\": \"Our copy\","
    " \"worlds\": [{\"name\": \"Test World\", \"type\": \"military\", \"number\": 4, \"colonists\": 2, \"goods\": \"windfall\", \"kind\": \"genes\","
    " \"keywords\": [\"rebel\", \"uplift\"], \"vp\": \"?\", \"scoring\": [{\"vp\": 1, \"each\": \"colony\", \"of\": [\"rebel\"], \"self\": true}],"
    " \"powers\": [{\"code\": \"S2\", \"amount\": 2, \"against\": [\"rebel\"]}], \"checked\": true}],"
    " \"developments\": [{\"name\": \"Test Bureau\", \"size\": \"small\", \"cost\": 3, \"vp\": 2, \"keywords\": [],"
    " \"powers\": [{\"code\": \"C1\", \"per_use\": 1, \"good\": [\"any\"], \"max_uses\": 2, \"gain\": {\"vp\": 1}}]}],"
    " \"stacks\": [{\"size\": \"small\", \"slot\": 9, \"faces\": [\"Test Bureau\", \"Other Bureau\"]}],"
    " \"homes\": [{\"mat\": 1, \"side\": \"white\", \"name\": \"Test Home\", \"type\": \"non-military\", \"goods\": \"production\","
    " \"kind\": \"novelty\", \"vp\": 1, \"powers\": []}], \"goals\": {\"tax_on_trade\": [2, 4, 6]}}";

/* Changes, removes or doubles one to three bytes. */
static char *
mutate (GameRng *rng)
{
  static const char others[] = "{}[]\",:-0123456789eatrn?\\ \xc3";
  GString *text = g_string_new (example);

  for (guint i = game_rng_below (rng, 3) + 1; i > 0; i--)
    {
      const gssize at = game_rng_below (rng, (guint32) text->len);

      switch (game_rng_below (rng, 3))
        {
        case 0:
          text->str[at] = others[game_rng_below (rng, sizeof others - 1)];
          break;
        case 1:
          g_string_erase (text, at, 1 + (gssize) game_rng_below (rng, (guint32) MIN (text->len - (gsize) at, 12)));
          break;
        default:
          g_string_insert_c (text, at, text->str[at]);
        }
    }
  return g_string_free (text, FALSE);
}

/* Every input is rejected with a message, or the rest makes a playable table. */
static void
test_mutated (void)
{
  guint refused = 0, taken = 0;
  GameRng rng;

  game_rng_seed (&rng, 19);
  for (guint i = 0; i < 4000; i++)
    {
      const GameSetup setup = { .n_seats = 2, .options = FR_TILES };
      g_autofree char *text = mutate (&rng);
      g_autoptr (GError) error = NULL;
      g_autoptr (OrreryCollection) collection = orrery_collection_new_from_text (text, -1, &error);
      g_autoptr (JsonNode) usable = NULL;
      FrState state;

      if (collection == NULL)
        {
          g_assert_true (error != NULL && *error->message != '\0' && g_utf8_validate (error->message, -1, NULL));
          refused++;
          continue;
        }
      taken++;
      usable = orrery_collection_dup_usable (collection);
      fr_start (&state, &setup);
      if (!orrery_frontiers_read_tiles (&state, json_node_get_object (usable), &error))
        g_error ("%s: %s", text, error->message);
      if (fr_verify (&state).code != FR_WHOLE)
        g_error ("%s makes a broken table", text);
    }
  g_assert_cmpuint (refused, >, 500);
  g_assert_cmpuint (taken, >, 500);
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/frontiers-collection/scenario 157", test_twelve);
  g_test_add_func ("/frontiers-collection/scenario 160", test_sixty);
  g_test_add_func ("/frontiers-collection/sixty-unknown", test_sixty_unknown);
  g_test_add_func ("/frontiers-collection/checked", test_checked);
  g_test_add_func ("/frontiers-collection/sixty-too-few", test_sixty_too_few);
  g_test_add_func ("/frontiers-collection/many-powers", test_many_powers);
  g_test_add_func ("/frontiers-collection/packed", test_packed);
  g_test_add_func ("/frontiers-collection/not-sixty", test_not_sixty);
  g_test_add_func ("/frontiers-collection/scenario 162 and other errors", test_wrong);
  g_test_add_func ("/frontiers-collection/warnings", test_warnings);
  g_test_add_func ("/frontiers-collection/room", test_room);
  g_test_add_func ("/frontiers-collection/check", test_check);
  g_test_add_func ("/frontiers-collection/check-broken", test_check_broken);
  g_test_add_func ("/frontiers-collection/gives-way", test_gives_way);
  g_test_add_func ("/frontiers-collection/export", test_export);
  g_test_add_func ("/frontiers-collection/new", test_new);
  g_test_add_func ("/frontiers-collection/merge", test_merge);
  g_test_add_func ("/frontiers-collection/table", test_table);
  g_test_add_func ("/frontiers-collection/places", test_places);
  g_test_add_func ("/frontiers-collection/hostile", test_hostile);
  g_test_add_func ("/frontiers-collection/mutated", test_mutated);
  return g_test_run ();
}
