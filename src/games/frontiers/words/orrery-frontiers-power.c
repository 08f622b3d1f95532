/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/frontiers/words/orrery-frontiers-power.h"

#include "games/frontiers/catalog/orrery-frontiers-power-words.h"
#include "record/orrery-json-text.h"

#include <glib/gi18n.h>
#include <inttypes.h>
#include <string.h>

const char *const orrery_frontiers_code_words[FR_N_CODES] = {
  "E1", "E2", "D1", "D2", "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9",
  "S10", "T1", "C1", "C2", "C3", "P2", "P3", "P4", "P5", "P6", "X1", "X9",
};

static const char *const filter_words[] = {
  "novelty", "rare", "genes", "alien", "alien", "imperium", "rebel", "terraforming", "uplift", "military", "non-military", "this",
};
static const char *const each_words[FR_N_EACHES] = {
  "tile", "development", "colony", "named", "chips", "military", "goods", "credits", "free colonists",
};
static const char *const each_good_words[] = { "good", "kind" };

/* The required members of a power, and the position of its amount. */
typedef enum { NEEDS_AMOUNT = 1, NEEDS_GAIN = 2, NEEDS_FILTER = 4, NEEDS_EACH = 8, NEEDS_ACTION = 16 } Needs;

typedef struct
{
  const char *amount; /* NULL if it has none */
  const char *filter; /* NULL if it has none */
  Needs needs;
} Shape;

static const Shape shapes[FR_N_CODES] = {
  [FR_E1] = { NULL, NULL, NEEDS_GAIN },
  [FR_E2] = { "amount", NULL, NEEDS_AMOUNT },
  [FR_D1] = { "amount", "of", NEEDS_AMOUNT },
  [FR_D2] = { NULL, "of", NEEDS_GAIN },
  [FR_S1] = { "amount", NULL, NEEDS_AMOUNT },
  [FR_S2] = { "amount", "against", NEEDS_AMOUNT | NEEDS_FILTER },
  [FR_S3] = { "amount", "good", NEEDS_AMOUNT },
  [FR_S4] = { "amount", "of", NEEDS_AMOUNT },
  [FR_S5] = { "discount", NULL, NEEDS_AMOUNT },
  [FR_S7] = { "amount", NULL, NEEDS_AMOUNT },
  [FR_S8] = { "range", NULL, 0 },
  [FR_S10] = { NULL, "of", NEEDS_GAIN },
  [FR_T1] = { "amount", "good", NEEDS_AMOUNT },
  [FR_C1] = { NULL, "good", NEEDS_GAIN },
  [FR_C2] = { NULL, NULL, NEEDS_GAIN },
  [FR_C3] = { NULL, NULL, NEEDS_AMOUNT },
  [FR_P2] = { NULL, NULL, NEEDS_GAIN },
  [FR_P3] = { NULL, "good", 0 },
  [FR_P4] = { NULL, "good", NEEDS_GAIN | NEEDS_FILTER },
  [FR_P5] = { NULL, "of", NEEDS_GAIN },
  [FR_P6] = { NULL, "good", NEEDS_GAIN | NEEDS_EACH },
  [FR_X9] = { NULL, NULL, NEEDS_ACTION },
};

enum { LEAST_AMOUNT = -9, MOST_AMOUNT = 9, MOST_GAIN = 7, MOST_COLONISTS = 3, DEFAULT_RANGE = 3 };

/* Reading values */

gboolean
orrery_frontiers_get_word (JsonObject *object, const char *member, const char *const *words, guint n, int *value,
                           GError **error)
{
  JsonNode *node = json_object_get_member (object, member);
  const char *word;

  if (node == NULL)
    return TRUE;
  word = orrery_position_as_word (node, member, error);
  if (word == NULL)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (words[i][0] != '\0' && g_ascii_strcasecmp (word, words[i]) == 0)
      {
        *value = (int) i;
        return TRUE;
      }
  return orrery_position_fail (error, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” cannot be “%s”"), member, word);
}

/* Filters. "Alien" is both a kind and a keyword: goods have the kind, tiles have the keyword. */

static gboolean
add_filter (const char *member, const char *word, guint *filter, GError **error)
{
  const gboolean is_good = strcmp (member, "good") == 0;
  /* A good has a kind and nothing else. */
  const guint other_words = is_good ? FR_OF_KEYWORDS | FR_OF_MILITARY | FR_OF_NON_MILITARY : FR_BIT (FR_ALIEN);

  if (g_ascii_strcasecmp (word, "any") == 0)
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (filter_words); i++)
    if (g_ascii_strcasecmp (word, filter_words[i]) == 0 && (other_words & FR_BIT (i)) == 0)
      {
        *filter |= FR_BIT (i);
        return TRUE;
      }
  return orrery_position_fail (error, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” cannot be “%s”"), member, word);
}

/* A list of words, or one. */
static gboolean
read_filter (JsonObject *object, const char *member, guint *filter, GError **error)
{
  JsonNode *node = json_object_get_member (object, member);
  JsonArray *array;

  if (node == NULL)
    return TRUE;
  if (orrery_json_text_holds (node, G_TYPE_STRING))
    return add_filter (member, json_node_get_string (node), filter, error);
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return orrery_position_fail_shape (member, _("a list"), error);
  array = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonNode *word = json_array_get_element (array, i);

      if (!orrery_json_text_holds (word, G_TYPE_STRING))
        return orrery_position_fail_shape (member, _("a list of words"), error);
      if (!add_filter (member, json_node_get_string (word), filter, error))
        return FALSE;
    }
  return TRUE;
}

static void
write_filter (JsonObject *object, const char *member, guint filter)
{
  JsonArray *array;

  if (filter == 0)
    return;
  array = json_array_new ();
  for (guint i = 0; i < G_N_ELEMENTS (filter_words); i++)
    if (filter & FR_BIT (i))
      json_array_add_string_element (array, filter_words[i]);
  json_object_set_array_member (object, member, array);
}

/* Gains */

static gboolean
read_gain (JsonObject *object, guint *gain, GError **error)
{
  JsonNode *node = json_object_get_member (object, "gain");
  int credits = 0, vp = 0, colonists = 0;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return orrery_position_fail_shape ("gain", _("an object"), error);
  if (!orrery_position_get_number (json_node_get_object (node), "credits", 0, MOST_GAIN, &credits, error)
      || !orrery_position_get_number (json_node_get_object (node), "vp", 0, MOST_GAIN, &vp, error)
      || !orrery_position_get_number (json_node_get_object (node), "colonists", 0, MOST_COLONISTS, &colonists, error))
    return FALSE;
  *gain = FR_GAIN (credits, vp, colonists);
  return TRUE;
}

static void
write_gain (JsonObject *object, guint gain)
{
  JsonObject *written = json_object_new ();

  if ((gain & 7) != 0)
    json_object_set_int_member (written, "credits", gain & 7);
  if ((gain >> 3 & 7) != 0)
    json_object_set_int_member (written, "vp", gain >> 3 & 7);
  if (gain >> 6 != 0)
    json_object_set_int_member (written, "colonists", gain >> 6);
  json_object_set_object_member (object, "gain", written);
}

/* C1 and C3 have fields of their own. */

static gboolean
read_takes (JsonObject *object, guint *bits, GError **error)
{
  int per_use = 1, max_uses = 1;
  gboolean different = FALSE;

  if (!orrery_position_get_number (object, "per_use", 1, 3, &per_use, error)
      || !orrery_position_get_number (object, "max_uses", 1, 7, &max_uses, error)
      || !orrery_position_get_flag (object, "different", &different, error))
    return FALSE;
  *bits = FR_TAKES (per_use, max_uses, different ? 1 : 0);
  return TRUE;
}

static gboolean
read_per_good (const FrState *state, JsonObject *object, guint *bits, guint *gain, GError **error)
{
  const char *with = orrery_json_text_get_string (object, "with");
  int amount = 0, plus = 0;
  int tile;

  if (!orrery_position_get_number (object, "amount", 0, 7, &amount, error)
      || !orrery_position_get_number (object, "plus", 0, 7, &plus, error))
    return FALSE;
  tile = with == NULL ? -1 : orrery_frontiers_tile_find (state, with, TRUE);
  *bits = FR_PER_GOOD (amount, plus);
  *gain = tile < 0 ? FR_UNNAMED : (guint) tile - FR_FIRST_FACE;
  return TRUE;
}

static gboolean
read_amount (const FrState *state, JsonObject *object, FrCode code, guint *bits, guint *gain, GError **error)
{
  int value = code == FR_S8 ? DEFAULT_RANGE : 0;

  if (code == FR_C1)
    return read_takes (object, bits, error);
  if (code == FR_C3)
    return read_per_good (state, object, bits, gain, error);
  if (code == FR_P6 && !orrery_frontiers_get_word (object, "each", each_good_words, 2, &value, error))
    return FALSE;
  if (code == FR_X9 && !orrery_frontiers_get_word (object, "action", orrery_frontiers_phase_ids, ORRERY_FRONTIERS_N_PHASES, &value, error))
    return FALSE;
  if (shapes[code].amount != NULL
      && !orrery_position_get_number (object, shapes[code].amount, LEAST_AMOUNT, MOST_AMOUNT, &value, error))
    return FALSE;
  *bits = (guint) value & 63;
  return TRUE;
}

static gboolean
check_needs (JsonObject *object, FrCode code, GError **error)
{
  const Shape *shape = &shapes[code];
  const char *missing = NULL;

  if ((shape->needs & NEEDS_AMOUNT) != 0 && !json_object_has_member (object, shape->amount != NULL ? shape->amount : "amount"))
    missing = shape->amount != NULL ? shape->amount : "amount";
  if ((shape->needs & NEEDS_GAIN) != 0 && !json_object_has_member (object, "gain"))
    missing = "gain";
  if ((shape->needs & NEEDS_FILTER) != 0 && !json_object_has_member (object, shape->filter))
    missing = shape->filter;
  if ((shape->needs & NEEDS_EACH) != 0 && !json_object_has_member (object, "each"))
    missing = "each";
  if ((shape->needs & NEEDS_ACTION) != 0 && !json_object_has_member (object, "action"))
    missing = "action";
  return missing == NULL
         || orrery_position_fail (error, ORRERY_POSITION_ERROR_SYNTAX, _("a power %s needs “%s”"), orrery_frontiers_code_words[code],
                                   missing);
}

gboolean
orrery_frontiers_power_read (const FrState *state, JsonNode *node, FrPower *power, GError **error)
{
  JsonObject *object;
  guint filter = 0, bits = 0, gain = 0;
  gboolean may = FALSE;
  int code = -1;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return orrery_position_fail_shape ("powers", _("a list of objects"), error);
  object = json_node_get_object (node);
  if (!orrery_frontiers_get_word (object, "code", orrery_frontiers_code_words, FR_N_CODES, &code, error))
    return FALSE;
  if (code < 0)
    return orrery_position_fail (error, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” is missing"), "code");
  if (!check_needs (object, (FrCode) code, error) || !orrery_position_get_flag (object, "may", &may, error)
      || (shapes[code].filter != NULL && !read_filter (object, shapes[code].filter, &filter, error))
      || ((shapes[code].needs & NEEDS_GAIN) != 0 && !read_gain (object, &gain, error))
      || !read_amount (state, object, (FrCode) code, &bits, &gain, error))
    return FALSE;
  *power = FR_POWER (code, may ? 1 : 0, filter, bits, gain);
  return TRUE;
}

static void
write_amount (const FrState *state, JsonObject *object, FrPower power)
{
  const guint bits = fr_power_bits (power);
  const FrCode code = fr_power_code (power);

  if (code == FR_C1)
    {
      json_object_set_int_member (object, "per_use", bits & 3);
      json_object_set_int_member (object, "max_uses", bits >> 2 & 7);
      if (bits >> 5)
        json_object_set_boolean_member (object, "different", TRUE);
    }
  else if (code == FR_C3)
    {
      json_object_set_int_member (object, "amount", bits & 7);
      json_object_set_int_member (object, "plus", bits >> 3);
      if (fr_power_gain (power) < FR_N_FACES)
        {
          g_autofree char *name = orrery_frontiers_tile_dup_name (state, FR_FIRST_FACE + fr_power_gain (power));

          json_object_set_string_member (object, "with", name);
        }
    }
  else if (code == FR_P6)
    json_object_set_string_member (object, "each", each_good_words[bits != 0]);
  else if (code == FR_X9)
    json_object_set_string_member (object, "action", orrery_frontiers_phase_ids[MIN (bits, ORRERY_FRONTIERS_N_PHASES - 1)]);
  else if (shapes[code].amount != NULL)
    json_object_set_int_member (object, shapes[code].amount, fr_power_amount (power));
}

JsonObject *
orrery_frontiers_power_write (const FrState *state, FrPower power)
{
  JsonObject *object = json_object_new ();
  const FrCode code = fr_power_code (power);

  json_object_set_string_member (object, "code", orrery_frontiers_code_words[code]);
  write_amount (state, object, power);
  if (shapes[code].filter != NULL)
    {
      write_filter (object, shapes[code].filter, fr_power_filter (power));
      if (fr_power_filter (power) == 0)
        {
          JsonArray *any = json_array_new ();

          json_array_add_string_element (any, "any");
          json_object_set_array_member (object, shapes[code].filter, any);
        }
    }
  if ((shapes[code].needs & NEEDS_GAIN) != 0)
    write_gain (object, fr_power_gain (power));
  if (fr_power_may (power))
    json_object_set_boolean_member (object, "may", TRUE);
  return object;
}

/* Lines of a "?" */

gboolean
orrery_frontiers_line_read (const FrState *state, JsonNode *node, FrLine *line, GError **error)
{
  JsonObject *object;
  const char *named;
  guint filter = 0;
  gboolean self = TRUE;
  int vp = -1, each = -1, per = 1;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return orrery_position_fail_shape ("scoring", _("a list of objects"), error);
  object = json_node_get_object (node);
  if (!orrery_position_get_number (object, "vp", 0, 15, &vp, error)
      || !orrery_frontiers_get_word (object, "each", each_words, FR_N_EACHES, &each, error)
      || !orrery_position_get_number (object, "per", 1, 15, &per, error)
      || !orrery_position_get_flag (object, "self", &self, error))
    return FALSE;
  if (vp < 0 || each < 0)
    return orrery_position_fail (error, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” is missing"), vp < 0 ? "vp" : "each");
  named = orrery_json_text_get_string (object, "named");
  if (each == FR_EACH_NAMED)
    {
      int tile = named == NULL ? -1 : orrery_frontiers_tile_find (state, named, TRUE);

      if (named != NULL && tile < 0)
        tile = orrery_frontiers_tile_find (state, named, FALSE);
      filter = tile < 0 ? FR_UNNAMED : (guint) tile;
    }
  else if (!read_filter (object, "of", &filter, error))
    return FALSE;
  *line = FR_LINE (vp, each, filter, self ? 1 : 0, per);
  return TRUE;
}

JsonObject *
orrery_frontiers_line_write (const FrState *state, FrLine line)
{
  JsonObject *object = json_object_new ();
  const guint each = line >> 4 & 15;
  const guint filter = line >> 8 & 0xfff;

  json_object_set_int_member (object, "vp", line & 15);
  json_object_set_string_member (object, "each", each_words[each]);
  if (each == FR_EACH_NAMED && filter < FR_N_TILES)
    {
      g_autofree char *name = orrery_frontiers_tile_dup_name (state, filter);

      json_object_set_string_member (object, "named", name);
    }
  else if (each != FR_EACH_NAMED)
    write_filter (object, "of", filter);
  if ((line >> 20 & 1) == 0)
    json_object_set_boolean_member (object, "self", FALSE);
  if ((line >> 21 & 15) != 1)
    json_object_set_int_member (object, "per", line >> 21 & 15);
  return object;
}

char *
orrery_frontiers_line_tell (const FrState *state, FrLine line)
{
  g_autoptr (JsonObject) object = orrery_frontiers_line_write (state, line);

  return orrery_frontiers_tell_line (object);
}
