/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/words/orrery-race-final.h"

#include <glib/gi18n.h>

#include "games/race/words/orrery-race-position.h"
#include "games/race/words/orrery-race.h"

enum
{
  MOST_CHIPS = 199,
  MOST_HAND = 10
};

static const OrreryFinalField fields[ORRERY_RACE_N_FINAL_FIELDS] = {
  [ORRERY_RACE_FINAL_CHIPS] = { "chips", N_("VP in chips"), NULL, MOST_CHIPS },
  [ORRERY_RACE_FINAL_GOODS] = { "goods", N_("Goods on worlds"), NULL, RACE_MAX_TABLEAU },
  [ORRERY_RACE_FINAL_HAND] = { "hand", N_("Cards in hand"), NULL, MOST_HAND },
};

/* --- Pieces: the number of a design --- */

static const char *
get_id (guint design)
{
  return race_designs[0][design].id;
}

static int
find (const char *id)
{
  return orrery_race_design_by_name (id);
}

static guint
get_first (guint design)
{
  return design;
}

static int
get_second (guint design)
{
  return -1;
}

static char *
dup_label (guint design)
{
  return g_strdup (race_designs[0][design].name);
}

/* --- What is possible --- */

static const RaceDesign *
card_of (OrreryFinal *self, guint design)
{
  return &race_designs[orrery_final_get_option (self)][design];
}

/* Nobody can place two copies of a card. */
static char *
tell_taken (OrreryFinal *self, guint seat, guint design)
{
  guint n = 0;
  const char *holder = NULL;

  if (orrery_final_has_piece (self, seat, design))
    return g_strdup (_("already entered"));
  if (orrery_final_get_n_pieces (self, seat) == RACE_MAX_TABLEAU)
    return g_strdup (_("the tableau is full"));
  for (guint i = 0; i < orrery_final_get_n_seats (self); i++)
    if (orrery_final_has_piece (self, i, design))
      {
        holder = orrery_final_get_name (self, i);
        n++;
      }
  return n < card_of (self, design)->copies ? NULL : g_strdup_printf (_("%s has it"), holder);
}

static guint
count_worlds (OrreryFinal *self, guint seat)
{
  guint n = 0;

  for (guint i = 0; i < orrery_final_get_n_pieces (self, seat); i++)
    n += card_of (self, orrery_final_get_piece (self, seat, i))->source != RACE_NO_GOODS;
  return n;
}

static char *
tell_wrong (OrreryFinal *self, guint seat, guint field)
{
  const guint n = count_worlds (self, seat);

  if (field == ORRERY_RACE_FINAL_GOODS && n == 0 && orrery_final_get_number (self, seat, field) > 0)
    return g_strdup (_("There is no world that can hold goods."));
  if (field == ORRERY_RACE_FINAL_GOODS && orrery_final_get_number (self, seat, field) > n)
    return g_strdup_printf (ngettext ("There is only %u world that can hold a good.",
                                      "There are only %u worlds that can hold goods.", n),
                            n);
  return NULL;
}

static gboolean
counts_goods (OrreryFinal *self, guint seat)
{
  for (guint i = 0; i < orrery_final_get_n_pieces (self, seat); i++)
    {
      const RaceDesign *card = card_of (self, orrery_final_get_piece (self, seat, i));

      for (guint k = 0; k < card->n_lines; k++)
        if (card->lines[k].per == RACE_PER_GOOD)
          return TRUE;
    }
  return FALSE;
}

static gboolean
counts_field (OrreryFinal *self, guint seat, guint field)
{
  return field == ORRERY_RACE_FINAL_CHIPS || (field == ORRERY_RACE_FINAL_GOODS && counts_goods (self, seat))
         || orrery_final_is_tied (self, seat);
}

static char *
tell_missing (OrreryFinal *self, guint seat)
{
  return orrery_final_get_n_pieces (self, seat) > 0 ? NULL : g_strdup (_("The cards are missing."));
}

/* --- The table --- */

static void
draft_seat (OrreryFinal *self, guint seat, RaceSeat *p)
{
  guint goods = orrery_final_get_number (self, seat, ORRERY_RACE_FINAL_GOODS);

  p->chips = (gint16) orrery_final_get_number (self, seat, ORRERY_RACE_FINAL_CHIPS);
  p->start = RACE_NO_START;
  for (guint i = 0; i < orrery_final_get_n_pieces (self, seat) && i < RACE_MAX_TABLEAU; i++)
    {
      const guint design = orrery_final_get_piece (self, seat, i);
      const gboolean holds = card_of (self, design)->source != RACE_NO_GOODS && goods > 0;

      p->tableau[p->n_tableau] = (guint8) design;
      p->good[p->n_tableau++] = holds ? RACE_UNKNOWN : 0;
      p->military = (gint8) (p->military + card_of (self, design)->strength);
      if (card_of (self, design)->start != RACE_NO_START)
        p->start = card_of (self, design)->start;
      goods -= holds;
    }
}

static void
draft (OrreryFinal *self, void *state)
{
  RaceState *s = state;

  *s = (RaceState) { .n_seats = (guint8) orrery_final_get_n_seats (self),
                     .options = orrery_final_get_option (self) ? RACE_SECOND_EDITION : 0 };
  for (guint i = 0; i < s->n_seats; i++)
    if (!orrery_final_is_total (self, i))
      draft_seat (self, i, &s->seats[i]);
    else
      s->seats[i].start = RACE_NO_START;
}

/* Only the number of goods matters, so the first worlds that can have one get them. */
static JsonObject *
describe_seat (OrreryFinal *self, guint seat)
{
  JsonObject *object = json_object_new ();
  JsonArray *tableau = json_array_new ();
  JsonArray *goods = json_array_new ();
  guint left = orrery_final_get_number (self, seat, ORRERY_RACE_FINAL_GOODS);

  for (guint i = 0; i < orrery_final_get_n_pieces (self, seat); i++)
    {
      const RaceDesign *card = card_of (self, orrery_final_get_piece (self, seat, i));

      json_array_add_string_element (tableau, card->name);
      if (card->source != RACE_NO_GOODS && left > 0)
        {
          json_array_add_string_element (goods, card->name);
          left--;
        }
    }
  json_object_set_array_member (object, "tableau", tableau);
  json_object_set_array_member (object, "goods", goods);
  json_object_set_int_member (object, "hand", orrery_final_get_number (self, seat, ORRERY_RACE_FINAL_HAND));
  json_object_set_int_member (object, "chips", orrery_final_get_number (self, seat, ORRERY_RACE_FINAL_CHIPS));
  return object;
}

static char *
build (OrreryFinal *self, void *state)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (GError) error = NULL;
  JsonObject *root = json_object_new ();
  JsonArray *seats = json_array_new ();

  json_object_set_string_member (root, "game", race_game.id);
  json_object_set_string_member (root, "step", "over");
  json_object_set_boolean_member (root, "second_edition", orrery_final_get_option (self));
  for (guint i = 0; i < orrery_final_get_n_seats (self); i++)
    json_array_add_object_element (seats, describe_seat (self, i));
  json_object_set_array_member (root, "seats", seats);
  json_node_take_object (node, root);
  return orrery_race_position_read (node, state, &error) ? NULL : g_strdup (error->message);
}

const OrreryFinalGame orrery_race_final = {
  .game = &orrery_race,
  .fields = fields,
  .n_fields = ORRERY_RACE_N_FINAL_FIELDS,
  .option = RACE_SECOND_EDITION,
  .get_id = get_id,
  .find = find,
  .get_first = get_first,
  .get_second = get_second,
  .dup_label = dup_label,
  .novelty_key = 'n',
  .tell_taken = tell_taken,
  .tell_wrong = tell_wrong,
  .counts_field = counts_field,
  .tell_missing = tell_missing,
  .draft = draft,
  .build = build,
};
