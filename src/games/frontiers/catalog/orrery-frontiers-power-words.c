/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/frontiers/catalog/orrery-frontiers-power-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "record/orrery-json-text.h"

const char *const orrery_frontiers_phase_ids[] = { "explore", "develop", "settle", "trade", "consume", "produce", NULL };

const char *
orrery_frontiers_phase_name (guint phase)
{
  static const char *const names[] = { N_("Explore"), N_("Develop"), N_("Settle"), N_("Trade"), N_("Consume"), N_("Produce") };

  g_return_val_if_fail (phase < G_N_ELEMENTS (names), "");

  return _(names[phase]);
}

int
orrery_frontiers_phase_of (const char *code)
{
  static const char letters[] = "EDSTCP";
  const char *found = code[0] == '\0' ? NULL : strchr (letters, code[0]);

  return found == NULL ? -1 : (int) (found - letters);
}

/* --- Members --- */

static gboolean
get_truth (JsonObject *object, const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN
         && json_node_get_boolean (node);
}

static gboolean
has_number (JsonObject *object, const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64;
}

/* "?" if it is unknown. */
static char *
dup_number (JsonObject *object, const char *member)
{
  return has_number (object, member) ? g_strdup_printf ("%d", (int) json_object_get_int_member (object, member)) : g_strdup ("?");
}

static int
get_number (JsonObject *object, const char *member, int other)
{
  return has_number (object, member) ? (int) json_object_get_int_member (object, member) : other;
}

/* --- Filters and gains --- */

const char *
orrery_frontiers_word (const char *id)
{
  static const struct
  {
    const char *id, *name;
  } words[] = {
    { "novelty", N_("Novelty") }, { "rare", N_("Rare elements") }, { "genes", N_("Genes") },
    { "alien", N_("Alien") }, { "imperium", N_("Imperium") }, { "rebel", N_("Rebel") },
    { "terraforming", N_("Terraforming") }, { "uplift", N_("Uplift") }, { "military", N_("military") },
    { "non-military", N_("non-military") }, { "small", N_("small") }, { "large", N_("large") },
    { "production", N_("production") }, { "windfall", N_("windfall") }, { "gray", N_("gray") },
    { "white", N_("white square") }, { "other", N_("other side") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_strcmp0 (words[i].id, id) == 0)
      return _(words[i].name);
  return NULL;
}

/* "Rebel military", in front of a noun, with a trailing space; empty: everything matches. */
static char *
dup_filter (JsonObject *object, const char *member)
{
  JsonNode *node = json_object_get_member (object, member);
  JsonArray *list = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  GString *text = g_string_new (NULL);

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      JsonNode *element = json_array_get_element (list, i);
      const char *word = json_node_get_value_type (element) == G_TYPE_STRING ? orrery_frontiers_word (json_node_get_string (element)) : NULL;

      if (word != NULL)
        g_string_append_printf (text, "%s ", word);
    }
  return g_string_free (text, FALSE);
}

/* "1 VP and 2 credits" */
static char *
dup_gain (JsonObject *power)
{
  JsonNode *node = json_object_get_member (power, "gain");
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  JsonObject *gain = node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  int credits, colonists, vp;

  if (gain == NULL)
    return g_strdup ("?");
  credits = get_number (gain, "credits", 0);
  colonists = get_number (gain, "colonists", 0);
  vp = get_number (gain, "vp", 0);
  if (credits > 0)
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("%d credit", "%d credits", (gulong) credits), credits));
  if (vp > 0)
    g_ptr_array_add (parts, g_strdup_printf (_("%d VP"), vp));
  if (colonists > 0)
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("%d colonist", "%d colonists", (gulong) colonists), colonists));
  g_ptr_array_add (parts, NULL);
  return parts->len == 1 ? g_strdup ("?") : g_strjoinv (" + ", (char **) parts->pdata);
}

/* --- Powers --- */

/* Each lists what it takes: a number, a filter, a gain. */
typedef enum { PLAIN, NUMBER, NUMBER_FILTER, GAIN, FILTER_GAIN } Shape;

static const struct
{
  const char *code;
  Shape shape;
  const char *number, *filter; /* members */
  const char *text;
} sentences[] = {
  { "E1", GAIN, NULL, NULL, N_("Gain %s when Explore is done.") },
  { "E2", NUMBER, "amount", NULL, N_("Worlds drawn from the bag after your pick: %s.") },
  { "D1", NUMBER_FILTER, "amount", "of", N_("Price of %2$sdevelopments: −%1$s.") },
  { "D2", FILTER_GAIN, NULL, "of", N_("Gain %2$s after you buy a %1$sdevelopment.") },
  { "S1", NUMBER, "amount", NULL, N_("Military: +%s.") },
  { "S2", NUMBER_FILTER, "amount", "against", N_("Military against %2$sworlds: +%1$s.") },
  { "S3", NUMBER_FILTER, "amount", "good", N_("You may return a %2$sgood. Military in this action: +%1$s.") },
  { "S4", NUMBER_FILTER, "amount", "of", N_("Price of %2$sworlds: −%1$s.") },
  { "S5", NUMBER, "discount", NULL, N_("You may pay for a military world that is not Alien. Price: its defense −%s.") },
  { "S6", PLAIN, NULL, NULL, N_("When you settle, you may settle a second world.") },
  { "S7", NUMBER, "amount", NULL, N_("Worlds drawn from the bag after you settle one: %s.") },
  { "S8", PLAIN, NULL, NULL, N_("You may replace a non-military colony with an explored world of the same kind that costs up to 3 more.") },
  { "S9", PLAIN, NULL, NULL, N_("You may replace this colony. The mat says how.") },
  { "S10", FILTER_GAIN, NULL, "of", N_("Gain %2$s after you settle a %1$sworld.") },
  { "T1", NUMBER_FILTER, "amount", "good", N_("Price of a %2$sgood that you sell: +%1$s.") },
  { "C2", GAIN, NULL, NULL, N_("Gain %s. No good is needed.") },
  { "P2", GAIN, NULL, NULL, N_("Gain %s when this colony produces.") },
  { "P3", PLAIN, NULL, NULL, N_("Put a good on one of your empty windfall colonies.") },
  { "P4", FILTER_GAIN, NULL, "good", N_("Gain %2$s if you produced the most %1$sgoods. The tile says what a tie brings.") },
  { "P5", FILTER_GAIN, NULL, "of", N_("Gain %2$s for each of your %1$scolonies.") },
  { "P6", FILTER_GAIN, NULL, "good", N_("Gain %2$s for each %1$sgood or kind that you produced.") },
  { "X1", PLAIN, NULL, NULL, N_("Choose its kind once per action. Its good cannot be sold.") },
  { "X9", PLAIN, NULL, NULL, N_("The tile says what it does.") },
};

static char *
tell_consume (JsonObject *power)
{
  g_autofree char *filter = dup_filter (power, "good");
  g_autofree char *gain = dup_gain (power);
  const int n = get_number (power, "per_use", 1), uses = get_number (power, "max_uses", 1);
  g_autofree char *times = uses > 1 ? g_strdup_printf (ngettext (" (up to %d time)", " (up to %d times)", (gulong) uses), uses) : g_strdup ("");

  if (!json_object_has_member (power, "gain"))
    return g_strdup (_("Consumes goods."));
  /* Translators: a number of goods, what they are ("Genes "), what is gained, and perhaps " (up to 2 times)". */
  return g_strdup_printf (ngettext ("Consume %d %sgood: gain %s%s.", "Consume %d %sgoods: gain %s%s.", (gulong) n), n, filter, gain, times);
}

static char *
tell_per_good (JsonObject *power)
{
  g_autofree char *amount = dup_number (power, "amount");
  g_autofree char *plus = dup_number (power, "plus");
  const char *with = orrery_json_text_get_string (power, "with");

  if (with == NULL)
    return g_strdup_printf (_("VP for each good consumed in this action: %s."), amount);
  return g_strdup_printf (_("VP for each good consumed in this action: %s. With %s: %s more VP."), amount, with, plus);
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"

static char *
tell_shape (guint i, JsonObject *power)
{
  g_autofree char *number = sentences[i].number != NULL ? dup_number (power, sentences[i].number) : NULL;
  g_autofree char *filter = sentences[i].filter != NULL ? dup_filter (power, sentences[i].filter) : NULL;
  g_autofree char *gain = dup_gain (power);
  const char *text = _(sentences[i].text);

  switch (sentences[i].shape)
    {
    case NUMBER:
      return g_strdup_printf (text, number);
    case NUMBER_FILTER:
      return g_strdup_printf (text, number, filter);
    case GAIN:
      return g_strdup_printf (text, gain);
    case FILTER_GAIN:
      return g_strdup_printf (text, filter, gain);
    case PLAIN:
    default:
      return g_strdup (text);
    }
}

#pragma GCC diagnostic pop

char *
orrery_frontiers_tell_power (JsonObject *power)
{
  const char *code = orrery_json_text_get_string (power, "code");
  g_autofree char *text = NULL;

  if (g_strcmp0 (code, "C1") == 0)
    text = tell_consume (power);
  else if (g_strcmp0 (code, "C3") == 0)
    text = tell_per_good (power);
  for (guint i = 0; text == NULL && i < G_N_ELEMENTS (sentences); i++)
    if (g_strcmp0 (sentences[i].code, code) == 0)
      text = tell_shape (i, power);
  if (text == NULL)
    return g_strdup (_("The tile says what it does."));
  return get_truth (power, "may") && g_strcmp0 (code, "C1") == 0 ? g_strdup_printf (_("%s This is optional."), text) : g_steal_pointer (&text);
}

/* --- Lines of a "?" --- */

/* "good", "3 goods": what a line counts that is not a tile. */
static char *
dup_counted (const char *each, int n)
{
  if (g_strcmp0 (each, "chips") == 0)
    return n == 1 ? g_strdup (_("VP in chips")) : g_strdup_printf (_("%d VP in chips"), n);
  if (g_strcmp0 (each, "military") == 0)
    return n == 1 ? g_strdup (_("point of Military")) : g_strdup_printf (_("%d points of Military"), n);
  if (g_strcmp0 (each, "goods") == 0)
    return n == 1 ? g_strdup (_("good on your colonies")) : g_strdup_printf (_("%d goods on your colonies"), n);
  if (g_strcmp0 (each, "credits") == 0)
    return n == 1 ? g_strdup (_("credit")) : g_strdup_printf (ngettext ("%d credit", "%d credits", (gulong) n), n);
  if (g_strcmp0 (each, "free colonists") == 0)
    return n == 1 ? g_strdup (_("free colonist")) : g_strdup_printf (_("%d free colonists"), n);
  return g_strdup ("?");
}

char *
orrery_frontiers_tell_line (JsonObject *line)
{
  const char *each = orrery_json_text_get_string (line, "each");
  const char *named = orrery_json_text_get_string (line, "named");
  g_autofree char *vp = dup_number (line, "vp");
  g_autofree char *of = dup_filter (line, "of");
  g_autofree char *counted = dup_counted (each, get_number (line, "per", 1));

  if (g_strcmp0 (each, "tile") == 0)
    return g_strdup_printf (_("%s VP for each %stile"), vp, of);
  if (g_strcmp0 (each, "development") == 0)
    return g_strdup_printf (_("%s VP for each %sdevelopment"), vp, of);
  if (g_strcmp0 (each, "colony") == 0)
    return g_strdup_printf (_("%s VP for each %scolony"), vp, of);
  if (named != NULL)
    return g_strdup_printf (_("%s VP with %s"), vp, named);
  /* Translators: a number of VP, and what is counted: "good on your colonies", "3 free colonists". */
  return g_strdup_printf (_("%s VP per %s"), vp, counted);
}
