/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Race's cards for a terminal and for programs. */
#include "games/race/catalog/orrery-race-entry-private.h"

#include <glib/gi18n.h>

#include "games/race/catalog/orrery-race-names.h"
#include "games/race/catalog/orrery-race-texts.h"
#include "record/orrery-json-add.h"

/* --- One entry of the catalog --- */

char *
orrery_race_dup_kind (OrreryEntry *entry)
{
  const RaceDesign *card = orrery_entry_get_race_design (entry);
  g_autofree char *sort = card != NULL ? orrery_race_dup_sort (card) : NULL;

  if (card == NULL)
    return g_strdup (orrery_kind_get_name (orrery_entry_get_kind (entry)));
  if (card->n_lines > 0)
    return g_strdup_printf (_("%s, cost %u"), sort, card->cost);

  return g_strdup_printf (card->military ? _("%s, defense %u, %u VP") : _("%s, cost %u, %u VP"), sort, card->cost,
                          card->vp);
}

char *
orrery_race_dup_more (OrreryEntry *entry)
{
  const RaceDesign *card = orrery_entry_get_race_design (entry);

  if (card == NULL)
    return NULL;
  if (card->start != RACE_NO_START)
    return g_strdup_printf (_("Start world %u"), card->start);

  return g_strdup_printf (ngettext ("%u copy among %u cards", "%u copies among %u cards", card->copies), card->copies,
                          RACE_N_CARDS);
}

void
orrery_race_describe (OrreryEntry *entry, JsonBuilder *builder)
{
  const RaceDesign *card = orrery_entry_get_race_design (entry);

  if (card == NULL)
    return;

  orrery_json_add_int (builder, card->military ? "defense" : "cost", card->cost);
  if (card->n_lines == 0)
    orrery_json_add_int (builder, "vp", card->vp);
  orrery_json_add_int (builder, "copies", card->copies);
  if (card->kind == RACE_WORLD)
    {
      orrery_json_add_string (builder, "colour", race_good_names[card->good]);
    }
}

/* --- All of cards.json --- */

static void
append_text (GString *all, char *text)
{
  if (text != NULL)
    g_string_append_printf (all, "%s%s", all->len > 0 ? "\n" : "", text);
  g_free (text);
}

static char *
join_texts (guint design)
{
  const RaceDesign *card = &race_designs[0][design];
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < card->n_powers; i++)
    append_text (all, orrery_race_tell_power (&card->powers[i]));
  append_text (all, orrery_race_tell_goods (card));
  append_text (all, orrery_race_tell_bonus (card));
  append_text (all, orrery_race_tell_edition (design));

  return g_string_free (all, FALSE);
}

void
orrery_race_list_pieces (OrreryJson *json, JsonObject *root, JsonArray *list)
{
  JsonArray *cards = orrery_json_get_array (json, root, "cards");

  if (cards != NULL && json_array_get_length (cards) != RACE_N_DESIGNS)
    orrery_json_fail (json, "cards has %u elements where the program has %u", json_array_get_length (cards),
                      RACE_N_DESIGNS);
  for (guint i = 0; json->error == NULL && i < RACE_N_DESIGNS; i++)
    {
      gsize at = orrery_json_enter (json, "cards", (int) i);
      JsonObject *card = orrery_json_get_element (json, cards, i);
      const char *id = card != NULL ? orrery_json_get_string (json, card, "id") : NULL;
      g_autofree char *text = join_texts (i);

      if (id != NULL && !g_str_equal (id, race_designs[0][i].id))
        orrery_json_fail (json, "is \"%s\" where the program has \"%s\"", id, race_designs[0][i].id);
      orrery_json_leave (json, at);
      if (json->error != NULL)
        return;
      json_object_set_string_member (card, "text", text);
      json_array_add_object_element (list, json_object_ref (card));
    }
}

char *
orrery_race_tell_piece (JsonObject *object)
{
  const char *id = json_object_get_string_member (object, "id");
  guint design = 0;

  while (!g_str_equal (race_designs[0][design].id, id))
    design++;
  {
    const RaceDesign *card = &race_designs[0][design];
    g_autofree char *sort = orrery_race_dup_sort (card);

    return g_strdup_printf ("%-28s %d×  %s, %s %u", card->name, card->copies, sort,
                            card->military ? _("defense") : _("cost"), card->cost);
  }
}
