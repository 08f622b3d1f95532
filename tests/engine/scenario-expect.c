/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compares a state with what a scenario expects of it. */
#include "scenario.h"

#include <string.h>

void
run_fail (Run *run, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_test_message ("%s: %s", run->so_far->str, message);
  g_test_fail_printf ("%s: %s", run->so_far->str, message);
  run->failed = TRUE;
}

void
run_check_members (Run *run, JsonObject *object, const char *what, const char *const *known)
{
  g_autoptr (GList) members = json_object_get_members (object);

  for (GList *member = members; member != NULL; member = member->next)
    if (!g_strv_contains (known, member->data))
      run_fail (run, "unknown member \"%s\" of %s", (const char *) member->data, what);
}

static void
expect_number (Run *run, JsonNode *node, const char *what, int found)
{
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64)
    run_fail (run, "%s: the scenario must give a number", what);
  else if (json_node_get_int (node) != found)
    run_fail (run, "%s: expected %d, found %d", what, (int) json_node_get_int (node), found);
}

static void
expect_text (Run *run, JsonNode *node, const char *what, const char *found)
{
  g_autofree char *expected = JSON_NODE_HOLDS_NULL (node) ? g_strdup ("none")
                              : JSON_NODE_HOLDS_VALUE (node)
                                && json_node_get_value_type (node) == G_TYPE_STRING
                                ? json_node_dup_string (node)
                                : json_to_string (node, FALSE);

  if (strcmp (expected, found) != 0)
    run_fail (run, "%s: expected %s, found %s", what, expected, found);
}

/* Dice: {"white": 2, "red": 1}; colors left out are none. */

static char *
dice_text (const uint8_t dice[ROLL_N_COLOURS])
{
  GString *text = g_string_new ("{");

  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    if (dice[c] > 0)
      g_string_append_printf (text, "%s\"%s\":%d", text->len > 1 ? "," : "", roll_colour_names[c], dice[c]);
  return g_string_free (g_string_append_c (text, '}'), FALSE);
}

static void
expect_dice (Run *run, JsonNode *node, const char *what, const uint8_t dice[ROLL_N_COLOURS])
{
  uint8_t wanted[ROLL_N_COLOURS] = { 0 };
  g_autofree char *found = dice_text (dice);
  g_autofree char *expected = NULL;
  g_autoptr (GList) members = NULL;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      run_fail (run, "%s: the scenario must give dice by colour", what);
      return;
    }
  members = json_object_get_members (json_node_get_object (node));
  for (GList *member = members; member != NULL; member = member->next)
    {
      unsigned c = 0;

      while (c < ROLL_N_COLOURS && strcmp (roll_colour_names[c], member->data) != 0)
        c++;
      if (c == ROLL_N_COLOURS)
        run_fail (run, "%s: \"%s\" is no colour of dice", what, (const char *) member->data);
      else
        wanted[c] = (uint8_t) json_object_get_int_member (json_node_get_object (node), member->data);
    }
  expected = dice_text (wanted);
  if (memcmp (wanted, dice, sizeof wanted) != 0)
    run_fail (run, "%s: expected %s, found %s", what, expected, found);
}

/* Tiles. */

static const char *
face_name (uint8_t face)
{
  return face < ROLL_N_FACES ? roll_faces[face].name : "unknown";
}

static int
face_of (Run *run, const char *name)
{
  for (int i = 0; i < ROLL_N_FACES; i++)
    if (strcmp (roll_faces[i].name, name) == 0)
      return i;
  run_fail (run, "no tile is called \"%s\"", name);
  return 0;
}

static void
append_name (GString *text, const char *name)
{
  g_string_append_printf (text, "%s\"%s\"", text->len > 1 ? "," : "", name);
}

static char *
stack_text (const RollSeat *p, unsigned kind)
{
  GString *text = g_string_new ("[");

  for (unsigned i = 0; i < p->n_stack[kind]; i++)
    append_name (text, face_name (roll_stack_at (p, kind, i)));
  return g_string_free (g_string_append_c (text, ']'), FALSE);
}

/* Without home world and faction, as in a position. */
static char *
tableau_text (const RollSeat *p)
{
  GString *text = g_string_new ("[");

  for (unsigned i = 3; i < p->n_tableau; i++)
    append_name (text, face_name (p->tableau[i]));
  return g_string_free (g_string_append_c (text, ']'), FALSE);
}

static char *
goods_text (const RollSeat *p)
{
  GString *text = g_string_new ("{");

  for (unsigned i = 0; i < p->n_tableau; i++)
    if (p->goods[i] != 0)
      {
        append_name (text, face_name (p->tableau[i]));
        g_string_append_printf (text, ":[\"%s\"", roll_colour_names[(p->goods[i] & 15) - 1]);
        if (p->goods[i] >> 4 != 0)
          g_string_append_printf (text, ",\"%s\"", roll_colour_names[(p->goods[i] >> 4) - 1]);
        g_string_append_c (text, ']');
      }
  return g_string_free (g_string_append_c (text, '}'), FALSE);
}

/* {"Space Port": 2}: a number for each tile named. */
static void
expect_by_tile (Run *run,
                JsonNode *node,
                const char *what,
                const RollState *s,
                int seat,
                int (*number) (const RollState *, int, uint8_t))
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      run_fail (run, "%s: the scenario must give numbers by tile", what);
      return;
    }
  json_object_iter_init (&iter, json_node_get_object (node));
  while (json_object_iter_next (&iter, &name, &value))
    {
      g_autofree char *of = g_strdup_printf ("%s, %s", what, name);

      expect_number (run, value, of, number (s, seat, (uint8_t) face_of (run, name)));
    }
}

/* One seat. */

static const char *const place_names[ROLL_N_PLACES] = {
  "cup", "citizenry", "explore", "develop", "settle", "produce", "ship",
  "development zone", "world zone", "dictate area", "wilds",
};

static int
pile_size (const RollSeat *p)
{
  return __builtin_popcountll (p->pile) + p->pile_unknown;
}

static bool
expect_number_of_seat (Run *run, const RollState *s, int seat, const char *name, JsonNode *node, const char *what)
{
  const RollSeat *p = &s->seats[seat];
  const bool is_score = strcmp (name, "score") == 0 || strcmp (name, "tie break") == 0;
  GameScore score = { 0 };

  if (is_score)
    roll_score (s, &score);
  if (strcmp (name, "credits") == 0)
    expect_number (run, node, what, p->credits);
  else if (strcmp (name, "chips") == 0)
    expect_number (run, node, what, p->chips);
  else if (strcmp (name, "squares") == 0)
    expect_number (run, node, what, roll_squares (s, seat));
  else if (strcmp (name, "abandoned") == 0)
    expect_number (run, node, what, pile_size (p));
  else if (strcmp (name, "score") == 0)
    expect_number (run, node, what, score.total[seat]);
  else if (strcmp (name, "tie break") == 0)
    expect_number (run, node, what, score.tie_break[seat]);
  else
    return false;
  return true;
}

static bool
expect_dice_of_seat (Run *run, const RollState *s, int seat, const char *name, JsonNode *node, const char *what)
{
  if (strcmp (name, "owned") == 0)
    {
      uint8_t owned[ROLL_N_COLOURS];

      for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
        owned[c] = (uint8_t) roll_dice_owned (s, seat, c);
      expect_dice (run, node, what, owned);
      return true;
    }
  for (unsigned i = 0; i < ROLL_N_PLACES; i++)
    if (strcmp (name, place_names[i]) == 0)
      {
        expect_dice (run, node, what, s->seats[seat].dice[i]);
        return true;
      }
  return false;
}

static bool
expect_tiles_of_seat (Run *run, const RollState *s, int seat, const char *name, JsonNode *node, const char *what)
{
  const RollSeat *p = &s->seats[seat];
  g_autofree char *found = NULL;

  if (strcmp (name, "developments") == 0)
    found = stack_text (p, ROLL_DEVELOPMENT);
  else if (strcmp (name, "worlds") == 0)
    found = stack_text (p, ROLL_WORLD);
  else if (strcmp (name, "tableau") == 0)
    found = tableau_text (p);
  else if (strcmp (name, "goods") == 0)
    found = goods_text (p);
  else if (strcmp (name, "selector") == 0)
    found = g_strdup (p->selector < ROLL_N_COLOURS ? roll_colour_names[p->selector] : "none");
  else if (strcmp (name, "selected") == 0)
    found = g_strdup (p->selected < ROLL_N_PHASES ? roll_phase_names[p->selected] : "none");
  else if (strcmp (name, "costs") == 0)
    expect_by_tile (run, node, what, s, seat, roll_cost);
  else if (strcmp (name, "trade values") == 0)
    expect_by_tile (run, node, what, s, seat, roll_trade_value);
  else if (strcmp (name, "rooms") == 0)
    expect_by_tile (run, node, what, s, seat, roll_capacity);
  else if (strcmp (name, "bonuses") == 0)
    expect_by_tile (run, node, what, s, seat, roll_bonus);
  else
    return false;
  if (found != NULL)
    expect_text (run, node, what, found);
  return true;
}

static void
expect_seat (Run *run, const RollState *s, int seat, JsonObject *expect)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init (&iter, expect);
  while (json_object_iter_next (&iter, &name, &node))
    {
      g_autofree char *what = g_strdup_printf ("seat %d, %s", seat, name);

      if (!expect_number_of_seat (run, s, seat, name, node, what)
          && !expect_dice_of_seat (run, s, seat, name, node, what)
          && !expect_tiles_of_seat (run, s, seat, name, node, what))
        run_fail (run, "\"%s\" is nothing that a seat has", name);
    }
}

static void
expect_seats (Run *run, const RollState *s, JsonNode *node)
{
  JsonArray *seats;

  if (!JSON_NODE_HOLDS_ARRAY (node) || json_array_get_length (json_node_get_array (node)) > s->n_seats)
    {
      run_fail (run, "\"seats\" must be a list, at most one entry a seat");
      return;
    }
  seats = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (seats); i++)
    expect_seat (run, s, (int) i, json_array_get_object_element (seats, i));
}

/* The table. */

static char *
phases_text (unsigned phases)
{
  GString *text = g_string_new ("[");

  for (unsigned i = 0; i < ROLL_N_PHASES; i++)
    if ((phases >> i & 1) != 0)
      append_name (text, roll_phase_names[i]);
  return g_string_free (g_string_append_c (text, ']'), FALSE);
}

static char *
seats_text (const RollState *s, unsigned mask)
{
  GString *text = g_string_new ("[");

  for (int i = 0; i < s->n_seats; i++)
    if ((mask >> i & 1) != 0)
      g_string_append_printf (text, "%s%d", text->len > 1 ? "," : "", i);
  return g_string_free (g_string_append_c (text, ']'), FALSE);
}

static char *
order_text (const RollState *s)
{
  GString *text = g_string_new ("[");

  for (int i = 0; i < s->n_seats; i++)
    g_string_append_printf (text, "%s%d", text->len > 1 ? "," : "", (s->first + i) % s->n_seats);
  return g_string_free (g_string_append_c (text, ']'), FALSE);
}

static const char *
step_name (const RollState *s)
{
  static const char *const names[ROLL_N_STEPS] = { "setup", "assign", "reveal", NULL, "manage", "over" };

  return s->step == ROLL_STEP_PHASES ? roll_phase_names[s->phase] : names[s->step];
}

static char *
winners_text (const RollState *s)
{
  GameScore score;

  roll_score (s, &score);
  return seats_text (s, score.winners);
}

void
run_expect (Run *run, const RollState *s, JsonObject *expect)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init (&iter, expect);
  while (json_object_iter_next (&iter, &name, &node))
    {
      g_autofree char *found = NULL;

      if (strcmp (name, "seats") == 0)
        expect_seats (run, s, node);
      else if (strcmp (name, "pool") == 0)
        expect_number (run, node, name, s->pool);
      else if (strcmp (name, "round") == 0)
        expect_number (run, node, name, s->round);
      else if (strcmp (name, "bag") == 0)
        expect_number (run, node, name, s->bag_count);
      else if (strcmp (name, "phases") == 0)
        found = phases_text (s->phases);
      else if (strcmp (name, "winners") == 0)
        found = winners_text (s);
      else if (strcmp (name, "order") == 0)
        found = order_text (s);
      else if (strcmp (name, "step") == 0)
        found = g_strdup (step_name (s));
      else
        run_fail (run, "\"%s\" is nothing that a table has", name);
      if (found != NULL)
        expect_text (run, node, name, found);
    }
}
