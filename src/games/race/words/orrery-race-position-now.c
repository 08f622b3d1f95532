/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Unfinished work, so that a position can be at any question: members of a seat for drawn and chosen cards,
 * who knows which discards, and `now`. The rules define its numbers, and check whether they are possible
 * (race_restore). */
#include "games/race/words/orrery-race-position-private.h"
#include "record/orrery-json-text.h"

#include <glib/gi18n.h>
#include <stddef.h>

#define MEMBER(name, field, most) { name, offsetof (RaceState, field), most }

/* Members of `now` that are bytes of the state. */
static const struct
{
  const char *name;
  gsize at;
  int most;
} numbers[] = {
  MEMBER ("stage", now.stage, 15),
  MEMBER ("at", now.at, 255),
  MEMBER ("chooser", now.chooser, RACE_MAX_SEATS),
  MEMBER ("done", now.done, 15),
  MEMBER ("drawer", now.drawer, RACE_MAX_SEATS - 1),
  MEMBER ("to draw", now.to_draw, RACE_N_CARDS),
  MEMBER ("why", now.why, 255),
  MEMBER ("good", now.good, RACE_MAX_TABLEAU),
  MEMBER ("how", now.how, 7),
  MEMBER ("power", now.power, RACE_MAX_TABLEAU * RACE_MAX_POWERS),
  MEMBER ("takes", now.takes, RACE_N_CARDS),
  MEMBER ("named", now.named, 255),
  MEMBER ("about", ask, RACE_N_QUESTIONS - 1),
  MEMBER ("asked", actor, RACE_MAX_SEATS - 1),
  MEMBER ("piece", piece, 255),
  MEMBER ("first", first, RACE_MAX_SEATS - 1),
  MEMBER ("turn", turn, RACE_MAX_SEATS),
  MEMBER ("phase", phase, RACE_N_PHASES - 1),
  MEMBER ("phases", phases, (1 << RACE_N_PHASES) - 1),
};

static guint8 *
get_byte (RaceState *s, guint i)
{
  return (guint8 *) s + numbers[i].at;
}

/* --- Writing --- */

static void
set_number (JsonObject *object, const char *member, gint64 value)
{
  if (value != 0)
    json_object_set_int_member (object, member, value);
}

void
orrery_race_write_now (const RaceState *state, JsonObject *root)
{
  RaceState s = *state;
  JsonObject *now = json_object_new ();

  json_object_set_int_member (now, "stage", s.now.stage);
  for (guint i = 1; i < G_N_ELEMENTS (numbers); i++)
    set_number (now, numbers[i].name, *get_byte (&s, i));
  set_number (now, "used", (gint64) s.now.used);
  set_number (now, "goods", s.now.goods);
  set_number (now, "aside", s.now.to_drawn);
  json_object_set_object_member (root, "now", now);
  orrery_race_set_cards (root, "unseen", &s.discard[RACE_KNOWN_TO_NOBODY], 0);
}

void
orrery_race_write_half_done (const RaceState *s, guint seat, JsonObject *object)
{
  const RaceSeat *p = &s->seats[seat];
  JsonArray *offer = json_array_new ();

  orrery_race_set_cards (object, "shown", &p->shown, 0);
  orrery_race_set_cards (object, "drawn", &p->drawn, p->n_drawn_unknown);
  orrery_race_set_cards (object, "chosen", &p->chosen, p->n_chosen_unknown);
  orrery_race_set_cards (object, "discarded", &s->discard[seat], 0);
  if (p->placing != 0)
    json_object_set_string_member (object, "placing", race_designs[0][p->placing - 1].name);
  set_number (object, "temporary", p->temporary);
  set_number (object, "produced", p->produced);
  for (guint i = 0; i < 2 && p->offer[i] != 0; i++)
    json_array_add_string_element (offer, p->offer[i] == RACE_UNKNOWN ? "unknown" : race_designs[0][p->offer[i] - 1].name);
  if (json_array_get_length (offer) > 0)
    json_object_set_array_member (object, "offer", json_array_ref (offer));
  json_array_unref (offer);
}

/* --- Reading --- */

static gboolean
get_large (RaceReader *r, JsonObject *object, const char *member, guint64 most, guint64 *value)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node == NULL)
    return TRUE;
  if (!orrery_json_text_holds (node, G_TYPE_INT64) || json_node_get_int (node) < 0
      || (guint64) json_node_get_int (node) > most)
    return orrery_position_fail_shape (member, _("a whole number"), r->error);
  *value = (guint64) json_node_get_int (node);
  return TRUE;
}

static gboolean
check_now_members (RaceReader *r, JsonObject *now)
{
  const char *known[G_N_ELEMENTS (numbers) + 4] = { "used", "goods", "aside", NULL };
  static const char *const none[] = { NULL };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    known[3 + i] = numbers[i].name;
  known[3 + G_N_ELEMENTS (numbers)] = NULL;
  return orrery_position_check_members (now, known, none, r->error);
}

gboolean
orrery_race_read_now (RaceReader *r, JsonObject *now)
{
  guint64 used = 0, goods = 0, aside = 0;

  if (!check_now_members (r, now))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      int value = 0;

      if (!orrery_position_get_number (now, numbers[i].name, 0, numbers[i].most, &value, r->error))
        return FALSE;
      *get_byte (r->s, i) = (guint8) value;
    }
  if (!get_large (r, now, "used", (G_GUINT64_CONSTANT (1) << RACE_MAX_TABLEAU * RACE_MAX_POWERS) - 1, &used)
      || !get_large (r, now, "goods", G_MAXUINT16, &goods) || !get_large (r, now, "aside", 1, &aside))
    return FALSE;
  r->s->now.used = used;
  r->s->now.goods = (guint16) goods;
  r->s->now.to_drawn = aside != 0;
  return TRUE;
}

/* Moves some cards from one set to another; the first must contain them. */
static gboolean
move_cards (RaceReader *r, const char *member, const RaceCards *some, RaceCards *from, RaceCards *to)
{
  for (guint d = 0; d < RACE_N_DESIGNS; d++)
    for (int i = 0; i < race_cards_count (some, d); i++)
      {
        const guint64 bit = G_GUINT64_CONSTANT (1) << d % 64;
        const guint word = d / 64;

        if (race_cards_count (from, d) == 0)
          return orrery_position_fail (r->error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                                       _("“%s” has %s, which is not among the cards there"), member, race_designs[0][d].name);
        if (from->two[word] & bit)
          from->two[word] &= ~bit;
        else
          from->one[word] &= ~bit;
        to->two[word] |= to->one[word] & bit;
        to->one[word] |= bit;
      }
  return TRUE;
}

static gboolean
read_part (RaceReader *r, JsonObject *object, const char *member, RaceCards *from, RaceCards *to)
{
  RaceCards some = { { 0, 0 }, { 0, 0 } };
  guint8 unknown = 0;

  if (!orrery_race_read_cards (r, object, member, &some, &unknown))
    return FALSE;
  if (unknown > 0)
    return orrery_position_fail_shape (member, _("a list"), r->error);
  return move_cards (r, member, &some, from, to);
}

gboolean
orrery_race_read_unseen (RaceReader *r, JsonObject *root)
{
  return read_part (r, root, "unseen", &r->s->discard[RACE_KNOWN_TO_ALL], &r->s->discard[RACE_KNOWN_TO_NOBODY]);
}

static gboolean
read_offer (RaceReader *r, JsonObject *object)
{
  JsonNode *node = json_object_get_member (object, "offer");
  RaceSeat *p = &r->s->seats[r->seat];

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_ARRAY (node) || json_array_get_length (json_node_get_array (node)) > 2)
    return orrery_position_fail_shape ("offer", _("a list"), r->error);
  for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
    {
      JsonNode *element = json_array_get_element (json_node_get_array (node), i);
      const gboolean is_unknown = orrery_json_text_holds (element, G_TYPE_STRING)
                                  && g_str_equal (json_node_get_string (element), "unknown");
      const int design = is_unknown ? 0 : orrery_race_as_card (r, element, "offer");

      if (design < 0)
        return FALSE;
      p->offer[i] = is_unknown ? RACE_UNKNOWN : (guint8) (design + 1);
    }
  return TRUE;
}

static gboolean
read_placing (RaceReader *r, JsonObject *object)
{
  JsonNode *node = json_object_get_member (object, "placing");
  const int design = node == NULL ? -1 : orrery_race_as_card (r, node, "placing");

  r->s->seats[r->seat].placing = (guint8) (design + 1);
  return node == NULL || design >= 0;
}

gboolean
orrery_race_read_half_done (RaceReader *r, JsonObject *object)
{
  RaceSeat *p = &r->s->seats[r->seat];
  guint64 produced = 0;
  int temporary = 0;

  if (!read_part (r, object, "shown", &p->hand, &p->shown)
      || !read_part (r, object, "discarded", &r->s->discard[RACE_KNOWN_TO_ALL], &r->s->discard[r->seat])
      || !orrery_race_read_cards (r, object, "drawn", &p->drawn, &p->n_drawn_unknown)
      || !orrery_race_read_cards (r, object, "chosen", &p->chosen, &p->n_chosen_unknown)
      || !orrery_position_get_number (object, "temporary", 0, 255, &temporary, r->error)
      || !get_large (r, object, "produced", G_MAXUINT16, &produced) || !read_offer (r, object)
      || !read_placing (r, object))
    return FALSE;
  p->temporary = (guint8) temporary;
  p->produced = (guint16) produced;
  return TRUE;
}
