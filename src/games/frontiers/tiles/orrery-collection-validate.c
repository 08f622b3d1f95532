/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Validation: every entry by itself, then against the rulebook's table of worlds. Fewer tiles than the box has are
 * fine; more are an error. */
#include "config.h"

#include "games/frontiers/tiles/orrery-collection-private.h"
#include "games/frontiers/words/orrery-frontiers-position.h"
#include "record/orrery-json-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Facts about a world that may not be known yet. */
typedef enum { TYPE, NUMBER, COLONISTS, GOODS, KEYWORDS, WORTH, N_FACTS } Fact;

/* How many worlds of a type there are so far. */
typedef struct
{
  guint unknown[N_FACTS]; /* worlds without it, including those that may be of this type */
  guint all;
  guint numbers[FR_N_NUMBERS];
  guint colonists[3];
  guint goods[FR_WINDFALL + 1];
  guint kinds[FR_ANY_KIND + 1];
  guint keywords[FR_N_KEYWORDS];
  guint both;       /* Rebel and Uplift */
  guint gray_alien; /* gray with the Alien keyword */
  guint bonuses;    /* mask of keywords that a "?" counts */
  gboolean has_least, has_most; /* VP */
} Counts;

typedef struct
{
  OrreryCollection *collection;
  GPtrArray *messages;
  FrState *state; /* entries read without an error */
  gboolean *bad[ORRERY_COLLECTION_N_LISTS];
  gboolean has_bad_goals;
  Counts counts[FR_N_TYPES]; /* military first */
  guint n_unknown;           /* worlds without some fact */
} Check;

static void
message_free (OrreryCollectionMessage *message)
{
  g_free (message->text);
  g_free (message);
}

G_GNUC_PRINTF (5, 6)
static void
say (Check *check, gboolean is_error, OrreryCollectionList list, int entry, const char *format, ...)
{
  OrreryCollectionMessage *message = g_new0 (OrreryCollectionMessage, 1);
  JsonObject *object = entry < 0 ? NULL : orrery_collection_get_entry (check->collection, list, (guint) entry);
  const char *name = object == NULL ? NULL : orrery_json_text_get_string (object, "name");
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  message->is_error = is_error;
  message->list = list;
  message->entry = entry;
  if (name != NULL)
    message->text = g_strdup_printf ("%s: %s", name, text);
  else if (entry >= 0)
    message->text = g_strdup_printf ("%s %d: %s", orrery_collection_members[list], entry + 1, text);
  else
    message->text = g_strdup_printf ("%s: %s", orrery_collection_members[list], text);
  g_ptr_array_add (check->messages, message);
  if (is_error && entry >= 0)
    check->bad[list][entry] = TRUE;
}

/* Single entries: their form and name */

static guint
get_tile (OrreryCollectionList list, JsonObject *entry, guint i)
{
  int mat = 0;
  gboolean is_other;

  if (list == ORRERY_COLLECTION_WORLDS)
    return i;
  if (list == ORRERY_COLLECTION_DEVELOPMENTS)
    return FR_FIRST_FACE + i;
  if (!orrery_json_text_holds (json_object_get_member (entry, "mat"), G_TYPE_INT64))
    return FR_UNNAMED;
  mat = (int) CLAMP (json_object_get_int_member (entry, "mat"), 0, 99);
  is_other = g_strcmp0 (orrery_json_text_get_string (entry, "side"), "other") == 0;
  if (mat < 1 || mat > FR_N_MATS || (!is_other && g_strcmp0 (orrery_json_text_get_string (entry, "side"), "white") != 0))
    return FR_UNNAMED;
  return FR_FIRST_HOME + 2u * ((guint) mat - 1) + (is_other ? 1 : 0);
}

static void
check_entry (Check *check, OrreryCollectionList list, guint i, gboolean names)
{
  static const guint most[] = { FR_N_WORLDS, FR_N_FACES, 0, FR_N_HOMES };
  JsonObject *entry = orrery_collection_get_entry (check->collection, list, i);
  const guint tile = entry == NULL || i >= most[list] ? FR_UNNAMED : get_tile (list, entry, i);
  g_autoptr (GError) error = NULL;
  const FrState before = *check->state;

  if (check->bad[list][i])
    return;
  if (entry == NULL)
    say (check, TRUE, list, (int) i, _("it must be an object"));
  else if (i >= most[list])
    say (check, TRUE, list, (int) i, _("the box has only %u"), most[list]);
  else if (tile == FR_UNNAMED)
    say (check, TRUE, list, (int) i, _("it needs a mat from 1 to 8 and a side, white or other"));
  else if (names && list == ORRERY_COLLECTION_HOMES && fr_tile (check->state, tile) != NULL)
    say (check, TRUE, list, (int) i, _("that side of the mat is listed twice"));
  else if (names ? !orrery_frontiers_tile_read_name (check->state, tile, entry, &error)
                 : !orrery_frontiers_tile_read (check->state, tile, entry, &error))
    {
      say (check, TRUE, list, (int) i, "%s", error->message);
      *check->state = before;
      memset (&check->state->tiles[tile], 0, sizeof check->state->tiles[tile]);
    }
  else if (names)
    check->state->tiles[tile].flags |= FR_IS_THERE;
}

static void
check_entries (Check *check)
{
  static const OrreryCollectionList lists[] = { ORRERY_COLLECTION_WORLDS, ORRERY_COLLECTION_DEVELOPMENTS, ORRERY_COLLECTION_HOMES };

  for (guint names = 2; names-- > 0;)
    for (guint k = 0; k < G_N_ELEMENTS (lists); k++)
      for (guint i = 0; i < orrery_collection_count (check->collection, lists[k]); i++)
        check_entry (check, lists[k], i, names == 1);
}

/* The table of worlds */

typedef struct
{
  const char *what;
  const char *word;
  guint number;
  Fact fact;
  guint *have;
  guint box;
} Slot;

/* Everything that the table counts about a type of worlds. */
static guint
list_slots (Counts *c, const FrWorldsData *row, Slot slots[32])
{
  static const char *const goods[] = { NULL, "gray", "production", "windfall" };
  const guint boxes[] = { 0, row->gray, row->production, row->windfall };
  guint n = 0;

  slots[n++] = (Slot){ "all", NULL, 0, TYPE, &c->all, row->count };
  for (guint i = row->first; i <= row->last; i++)
    slots[n++] = (Slot){ "number", NULL, i, NUMBER, &c->numbers[i], row->numbers[i] };
  for (guint i = 1; i <= 2; i++)
    slots[n++] = (Slot){ "colonists", NULL, i, COLONISTS, &c->colonists[i], row->colonists[i] };
  for (guint i = FR_GRAY; i <= FR_WINDFALL; i++)
    slots[n++] = (Slot){ "goods", goods[i], 0, GOODS, &c->goods[i], boxes[i] };
  for (guint i = 0; i < FR_N_KINDS; i++)
    slots[n++] = (Slot){ "kind", fr_kind_names[i], 0, GOODS, &c->kinds[i], row->kinds[i] };
  slots[n++] = (Slot){ "kind", "any", 0, GOODS, &c->kinds[FR_ANY_KIND], row->any };
  slots[n++] = (Slot){ "keyword", "imperium", 0, KEYWORDS, &c->keywords[FR_KEYWORD_IMPERIUM], row->imperium };
  slots[n++] = (Slot){ "keyword", "rebel", 0, KEYWORDS, &c->keywords[FR_KEYWORD_REBEL], row->rebel };
  slots[n++] = (Slot){ "keyword", "uplift", 0, KEYWORDS, &c->keywords[FR_KEYWORD_UPLIFT], row->uplift };
  return n;
}

static const char *const type_words[FR_N_TYPES] = { "military", "non-military" };

static char *
dup_slot (guint type, const Slot *slot)
{
  if (strcmp (slot->what, "all") == 0)
    return g_strdup (type_words[type]);
  if (slot->word != NULL)
    return g_strdup_printf ("%s %s %s", type_words[type], slot->what, slot->word);
  return g_strdup_printf ("%s %s %u", type_words[type], slot->what, slot->number);
}

/* The facts that are missing, as a mask; a "?" is nothing without its lines. */
static guint
list_unknown (const FrTile *tile)
{
  const gboolean is_unknown[N_FACTS] = {
    [TYPE] = (tile->flags & FR_TYPE_KNOWN) == 0,
    [NUMBER] = fr_tile_number (tile) == FR_NUMBER_UNKNOWN,
    [COLONISTS] = fr_tile_colonists (tile) == 0,
    [GOODS] = fr_tile_goods (tile) == FR_GOODS_UNKNOWN,
    [KEYWORDS] = (tile->flags & FR_KEYWORDS_KNOWN) == 0,
    [WORTH] = fr_tile_vp (tile) == FR_VP_UNKNOWN || (fr_tile_vp (tile) == FR_VP_BONUS && (tile->flags & FR_LINES_KNOWN) == 0),
  };
  guint mask = 0;

  for (guint i = 0; i < N_FACTS; i++)
    mask |= is_unknown[i] ? FR_BIT (i) : 0;
  return mask;
}

static void
count_unknown (Counts *c, guint facts)
{
  for (guint i = 0; i < N_FACTS; i++)
    c->unknown[i] += facts >> i & 1;
}

static void
count_world (Counts *c, const FrState *state, const FrTile *tile)
{
  const guint keywords = fr_tile_keywords (tile);
  const guint rebel_uplift = FR_BIT (FR_KEYWORD_REBEL) | FR_BIT (FR_KEYWORD_UPLIFT);

  c->all++;
  count_unknown (c, list_unknown (tile));
  if (fr_tile_number (tile) != FR_NUMBER_UNKNOWN)
    c->numbers[fr_tile_number (tile)]++;
  if (fr_tile_colonists (tile) != 0)
    c->colonists[fr_tile_colonists (tile)]++;
  c->goods[fr_tile_goods (tile)]++;
  if (fr_tile_kind (tile) != FR_NO_KIND)
    c->kinds[fr_tile_kind (tile)]++;
  for (guint i = 0; i < FR_N_KEYWORDS; i++)
    c->keywords[i] += keywords >> i & 1;
  c->both += (keywords & rebel_uplift) == rebel_uplift ? 1 : 0;
  c->gray_alien += fr_tile_goods (tile) == FR_GRAY && (keywords & FR_BIT (FR_KEYWORD_ALIEN)) != 0 ? 1 : 0;
  c->has_least |= fr_tile_vp (tile) == 0;
  c->has_most |= fr_tile_vp (tile) == fr_worlds[(tile->flags & FR_MILITARY_TILE) == 0].most_vp;
  for (guint i = 0; fr_tile_vp (tile) == FR_VP_BONUS && i < fr_tile_n_lines (tile); i++)
    c->bonuses |= fr_tile_line (state, tile, i) >> 12 & 31;
}

/* If a world raises a count above the table, it is wrong, or an earlier one is. */
static void
check_world (Check *check, guint i)
{
  const FrTile *tile = check->bad[ORRERY_COLLECTION_WORLDS][i] ? NULL : fr_tile (check->state, i);
  const guint type = tile != NULL && (tile->flags & FR_MILITARY_TILE) != 0 ? 0 : 1;
  Counts with;
  Slot slots[32];
  guint n;

  if (tile == NULL)
    return;
  check->n_unknown += list_unknown (tile) != 0 ? 1 : 0;
  if ((tile->flags & FR_TYPE_KNOWN) == 0)
    {
      for (guint k = 0; k < FR_N_TYPES; k++)
        count_unknown (&check->counts[k], FR_BIT (N_FACTS) - 1);
      return;
    }
  with = check->counts[type];
  count_world (&with, check->state, tile);
  n = list_slots (&with, &fr_worlds[type], slots);
  for (guint k = 0; k < n; k++)
    if (*slots[k].have > slots[k].box)
      {
        g_autofree char *what = dup_slot (type, &slots[k]);

        /* Translators: “military number 4: there are 4, but the box has 3” */
        say (check, TRUE, ORRERY_COLLECTION_WORLDS, (int) i, _("%s: there are %u, but the box has %u"), what, *slots[k].have,
             slots[k].box);
        return;
      }
  check->counts[type] = with;
}

/* There is one any-kind world, whatever else is known about a second. */
static void
check_any_kind (Check *check, guint i, guint *n_any)
{
  const OrreryCollectionList list = ORRERY_COLLECTION_WORLDS;
  const FrTile *tile = check->bad[list][i] ? NULL : fr_tile (check->state, i);

  if (tile != NULL && fr_tile_kind (tile) == FR_ANY_KIND && ++*n_any > 1)
    say (check, TRUE, list, (int) i, _("only one world can be of any kind"));
}

/* With sixty worlds, every count must match the table. A missing fact is not known yet (11.2): it can still be what the
 * table lacks. */
static void
check_sixty (Check *check)
{
  const OrreryCollectionList list = ORRERY_COLLECTION_WORLDS;

  for (guint type = 0; type < FR_N_TYPES; type++)
    {
      Counts *c = &check->counts[type];
      const guint wanted = type == 0 ? FR_BIT (FR_KEYWORD_REBEL) | FR_BIT (FR_KEYWORD_UPLIFT)
                                     : FR_BIT (FR_KEYWORD_IMPERIUM) | FR_BIT (FR_KEYWORD_UPLIFT);
      Slot slots[32];
      const guint n = list_slots (c, &fr_worlds[type], slots);

      for (guint k = 0; k < n; k++)
        if (*slots[k].have + c->unknown[slots[k].fact] < slots[k].box)
          {
            g_autofree char *what = dup_slot (type, &slots[k]);

            say (check, TRUE, list, -1, _("%s: there are %u, but the box has %u"), what, *slots[k].have, slots[k].box);
          }
      if (type == 0 && c->both != 1 && (c->both > 1 || c->unknown[KEYWORDS] == 0))
        say (check, TRUE, list, -1, _("exactly one military world is Rebel and Uplift"));
      if (type == 1 && c->gray_alien != 1 && (c->gray_alien > 1 || c->unknown[KEYWORDS] + c->unknown[GOODS] == 0))
        say (check, TRUE, list, -1, _("exactly one gray non-military world has the Alien keyword"));
      if (c->unknown[WORTH] == 0 && (c->bonuses & wanted) != wanted)
        say (check, TRUE, list, -1, _("a “?” for a keyword is missing among the %s worlds"), type_words[type]);
      if (c->unknown[WORTH] == 0 && (!c->has_least || !c->has_most))
        say (check, TRUE, list, -1, _("no %s world has 0 VP, or none has %u"), type_words[type], fr_worlds[type].most_vp);
    }
}

static void
check_worlds (Check *check)
{
  const guint n = orrery_collection_count (check->collection, ORRERY_COLLECTION_WORLDS);
  guint n_good = 0, n_any = 0;

  for (guint i = 0; i < n; i++)
    {
      check_any_kind (check, i, &n_any);
      check_world (check, i);
    }
  for (guint i = 0; i < n; i++)
    n_good += check->bad[ORRERY_COLLECTION_WORLDS][i] ? 0 : 1;
  if (n_good == FR_N_WORLDS)
    check_sixty (check);
}

/* Stacks: every name in one, eight small ones with one face */

static void
check_face (Check *check, guint i, JsonNode *face, gboolean is_large, gboolean seen[FR_N_FACES])
{
  const OrreryCollectionList list = ORRERY_COLLECTION_STACKS;
  const char *name = orrery_json_text_holds (face, G_TYPE_STRING) ? json_node_get_string (face) : NULL;
  const int tile = name == NULL ? -1 : orrery_frontiers_tile_find (check->state, name, TRUE);

  if (JSON_NODE_HOLDS_NULL (face)) /* not known yet */
    return;
  if (name == NULL)
    say (check, TRUE, list, (int) i, _("“%s” must be %s"), "faces", _("a list of one or two names"));
  else if (tile >= 0 && seen[tile - FR_FIRST_FACE])
    say (check, TRUE, list, (int) i, _("%s is in two stacks"), name);
  else if (tile >= 0 && ((check->state->tiles[tile].flags & FR_LARGE_TILE) != 0) != is_large
           && fr_tile_number (&check->state->tiles[tile]) != FR_NUMBER_UNKNOWN)
    say (check, TRUE, list, (int) i, _("%s is of the other size"), name);
  if (tile >= 0)
    seen[tile - FR_FIRST_FACE] = TRUE;
}

static void
check_stacks (Check *check)
{
  const OrreryCollectionList list = ORRERY_COLLECTION_STACKS;
  gboolean faces_seen[FR_N_FACES] = { FALSE };
  gboolean stacks_seen[FR_N_STACKS] = { FALSE };
  guint n_small[3] = { 0 };

  for (guint i = 0; i < orrery_collection_count (check->collection, list); i++)
    {
      JsonObject *entry = orrery_collection_get_entry (check->collection, list, i);
      const char *size = entry == NULL ? NULL : orrery_json_text_get_string (entry, "size");
      const gboolean is_large = g_strcmp0 (size, "large") == 0;
      JsonNode *slot = entry == NULL ? NULL : json_object_get_member (entry, "slot");
      JsonNode *faces = entry == NULL ? NULL : json_object_get_member (entry, "faces");
      const gint64 number = orrery_json_text_holds (slot, G_TYPE_INT64) ? json_node_get_int (slot) : 0;
      guint n_faces;

      if ((!is_large && g_strcmp0 (size, "small") != 0) || number < 1 || number > (is_large ? FR_N_LARGE : FR_N_SMALL))
        {
          say (check, TRUE, list, (int) i, _("a stack needs a size, small or large, and a slot on its mat"));
          continue;
        }
      if (stacks_seen[(is_large ? FR_N_SMALL : 0) + number - 1])
        say (check, TRUE, list, (int) i, _("that slot is listed twice"));
      stacks_seen[(is_large ? FR_N_SMALL : 0) + number - 1] = TRUE;
      n_faces = faces != NULL && JSON_NODE_HOLDS_ARRAY (faces) ? json_array_get_length (json_node_get_array (faces)) : 0;
      if (n_faces < 1 || n_faces > 2)
        {
          say (check, TRUE, list, (int) i, _("“%s” must be %s"), "faces", _("a list of one or two names"));
          continue;
        }
      n_small[n_faces] += is_large ? 0 : 1;
      if (!is_large && n_small[n_faces] > FR_N_SMALL / 2)
        say (check, TRUE, list, (int) i, _("eight small stacks have one face, and eight have two"));
      else if (!is_large && (n_faces == 2) != (number > FR_N_SMALL / 2))
        say (check, FALSE, list, (int) i, _("number small stacks with one face from 1 to 8, and those with two from 9 to 16"));
      for (guint k = 0; k < n_faces; k++)
        check_face (check, i, json_array_get_element (json_node_get_array (faces), k), is_large, faces_seen);
    }
}

static void
check_goals (Check *check)
{
  g_autoptr (JsonObject) object = NULL;
  g_autoptr (GError) error = NULL;
  JsonNode *goals = json_object_get_member (check->collection->root, "goals");
  FrState scratch = { 0 };

  if (goals == NULL)
    return;
  object = json_object_new ();
  json_object_set_member (object, "goals", json_node_copy (goals));
  if (!orrery_frontiers_read_tiles (&scratch, object, &error))
    {
      check->has_bad_goals = TRUE;
      say (check, TRUE, ORRERY_COLLECTION_GOALS, -1, "%s", error->message);
    }
}

/* Warnings */

/* One letter extra, missing or different. */
static gboolean
is_near (const char *a, const char *b)
{
  const gsize na = strlen (a), nb = strlen (b);
  gsize i = 0;

  if (na > nb)
    return is_near (b, a);
  if (nb - na > 1 || g_ascii_strcasecmp (a, b) == 0)
    return FALSE;
  while (a[i] != '\0' && g_ascii_tolower (a[i]) == g_ascii_tolower (b[i]))
    i++;
  return g_ascii_strcasecmp (a + i + (na == nb ? 1 : 0), b + i + 1) == 0;
}

/* A development is compared with the known developments, a world or home with the known colonies. */
static void
warn_about_name (Check *check, OrreryCollectionList list, guint i, const char *name)
{
  const gboolean is_development = list == ORRERY_COLLECTION_DEVELOPMENTS;
  const guint end = is_development ? fr_n_known_developments : fr_n_known_tiles;

  for (guint k = is_development ? 0 : fr_n_known_developments; name != NULL && k < end; k++)
    if (is_near (name, fr_known_tiles[k].name))
      say (check, FALSE, list, (int) i, _("did you mean “%s”?"), fr_known_tiles[k].name);
}

static void
warn_about_tile (Check *check, OrreryCollectionList list, guint i)
{
  JsonObject *entry = orrery_collection_get_entry (check->collection, list, i);
  const FrTile *tile = check->bad[list][i] || entry == NULL ? NULL : fr_tile (check->state, get_tile (list, entry, i));
  JsonNode *checked;

  if (tile == NULL)
    return;
  if ((tile->flags & FR_LARGE_TILE) != 0 && fr_tile_vp (tile) != FR_VP_BONUS)
    say (check, FALSE, list, (int) i, _("a large development has a “?”"));
  if (fr_tile_vp (tile) == FR_VP_BONUS && (tile->flags & FR_LINES_KNOWN) == 0 && json_object_has_member (entry, "vp"))
    say (check, FALSE, list, (int) i, _("its “?” has no scoring lines"));
  warn_about_name (check, list, i, orrery_json_text_get_string (entry, "name"));
  checked = json_object_get_member (entry, "checked");
  if (!orrery_json_text_holds (checked, G_TYPE_BOOLEAN) || !json_node_get_boolean (checked))
    say (check, FALSE, list, (int) i, _("not checked yet"));
}

/* Goods that are left if every world has one. */
static void
warn_about_homes (Check *check)
{
  guint mats[FR_N_KINDS] = { 0 };

  for (guint i = 0; i < FR_N_HOMES; i++)
    {
      const FrTile *tile = fr_tile (check->state, FR_FIRST_HOME + i);

      if (tile != NULL && fr_tile_kind (tile) < FR_N_KINDS)
        mats[fr_tile_kind (tile)] |= FR_BIT (i / 2);
    }
  for (guint kind = 0; kind < FR_N_KINDS; kind++)
    {
      const int left = fr_goods[kind] - fr_worlds[0].kinds[kind] - fr_worlds[1].kinds[kind] - 1;

      if (__builtin_popcount (mats[kind]) > MAX (left, 1))
        say (check, FALSE, ORRERY_COLLECTION_HOMES, -1, _("%d mats have a home of the kind %s: are there goods for all of them?"),
             __builtin_popcount (mats[kind]), fr_kind_names[kind]);
    }
}

static void
warn (Check *check)
{
  static const OrreryCollectionList lists[] = { ORRERY_COLLECTION_WORLDS, ORRERY_COLLECTION_DEVELOPMENTS, ORRERY_COLLECTION_HOMES };

  if (orrery_collection_count (check->collection, ORRERY_COLLECTION_WORLDS) == FR_N_WORLDS && check->n_unknown > 0)
    say (check, FALSE, ORRERY_COLLECTION_WORLDS, -1,
         ngettext ("facts about %u world are not known yet", "facts about %u worlds are not known yet", check->n_unknown), check->n_unknown);
  for (guint k = 0; k < G_N_ELEMENTS (lists); k++)
    for (guint i = 0; i < orrery_collection_count (check->collection, lists[k]); i++)
      warn_about_tile (check, lists[k], i);
  warn_about_homes (check);
}

/* All of it */

static Check *
check_new (OrreryCollection *collection)
{
  Check *check = g_new0 (Check, 1);

  check->collection = collection;
  check->messages = g_ptr_array_new_with_free_func ((GDestroyNotify) message_free);
  check->state = g_new0 (FrState, 1);
  for (guint i = 0; i < ORRERY_COLLECTION_N_LISTS; i++)
    check->bad[i] = g_new0 (gboolean, orrery_collection_count (collection, i) + 1);
  check_entries (check);
  check_worlds (check);
  check_stacks (check);
  check_goals (check);
  return check;
}

static void
check_free (Check *check)
{
  g_ptr_array_unref (check->messages);
  g_free (check->state);
  for (guint i = 0; i < ORRERY_COLLECTION_N_LISTS; i++)
    g_free (check->bad[i]);
  g_free (check);
}

GPtrArray *
orrery_collection_validate (OrreryCollection *self)
{
  Check *check;
  GPtrArray *messages;

  g_return_val_if_fail (ORRERY_IS_COLLECTION (self), NULL);

  check = check_new (self);
  warn (check);
  messages = g_ptr_array_ref (check->messages);
  check_free (check);
  return messages;
}

/* Usable entries */

static JsonArray *
list_usable (Check *check, OrreryCollectionList list)
{
  JsonArray *usable = json_array_new ();

  for (guint i = 0; i < orrery_collection_count (check->collection, list); i++)
    {
      JsonObject *entry = orrery_collection_get_entry (check->collection, list, i);

      /* A name alone does not say where the tile is. */
      if (!check->bad[list][i] && entry != NULL && !orrery_collection_is_bare (entry))
        json_array_add_object_element (usable, json_object_ref (entry));
    }
  return usable;
}

JsonNode *
orrery_collection_dup_usable (OrreryCollection *self)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();
  JsonNode *goals = json_object_get_member (self->root, "goals");
  Check *check;

  g_return_val_if_fail (ORRERY_IS_COLLECTION (self), node);

  check = check_new (self);
  for (guint list = 0; list < ORRERY_COLLECTION_GOALS; list++)
    json_object_set_array_member (object, orrery_collection_members[list], list_usable (check, list));
  if (goals != NULL && !check->has_bad_goals)
    json_object_set_member (object, "goals", json_node_copy (goals));
  check_free (check);
  json_node_take_object (node, object);
  return node;
}
