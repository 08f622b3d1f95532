/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table and the score, as lines for a terminal, and the score for programs. */
#include "config.h"

#include "assist/orrery-words.h"
#include "games/race/words/orrery-race-story.h"
#include "games/race/words/race-describe.h"

#include <glib/gi18n-lib.h>

static gboolean
is_bonus (const GameScorePart *part, guint seat)
{
  return part->seat == (int) seat && part->kind == RACE_PART_BONUS;
}

static JsonArray *
new_bonuses (const GameScore *score, guint seat)
{
  JsonArray *bonuses = json_array_new ();

  for (guint i = 0; i < score->n_parts; i++)
    if (is_bonus (&score->parts[i], seat))
      {
        JsonObject *bonus = json_object_new ();

        json_object_set_string_member (bonus, "card", race_designs[0][score->parts[i].piece].name);
        json_object_set_int_member (bonus, "points", score->parts[i].points);
        json_array_add_object_element (bonuses, bonus);
      }
  return bonuses;
}

static JsonObject *
new_seat (const GameScore *score, guint seat, const char *name)
{
  JsonObject *object = json_object_new ();

  json_object_set_int_member (object, "seat", seat);
  json_object_set_string_member (object, "name", name);
  json_object_set_int_member (object, "total", score->total[seat]);
  json_object_set_int_member (object, "chips", game_get_part (score, seat, RACE_PART_CHIPS));
  json_object_set_int_member (object, "cards", game_get_part (score, seat, RACE_PART_CARDS));
  json_object_set_array_member (object, "bonuses", new_bonuses (score, seat));
  json_object_set_int_member (object, "tie_break", score->tie_break[seat]);
  return object;
}

JsonNode *
race_describe_score (const RaceState *state, const char *const *names)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();
  JsonArray *seats = json_array_new ();
  JsonArray *winners = json_array_new ();
  GameScore score;

  race_score (state, &score);
  for (guint i = 0; i < score.n_seats; i++)
    {
      json_array_add_object_element (seats, new_seat (&score, i, names[i]));
      if (score.winners & RACE_BIT (i))
        json_array_add_int_element (winners, i);
    }
  json_object_set_array_member (object, "seats", seats);
  json_object_set_array_member (object, "winners", winners);
  json_object_set_boolean_member (object, "over", race_question (state).ask == GAME_OVER);
  json_node_take_object (node, object);
  return node;
}

char *
race_tell_score (const RaceState *state, const char *const *names)
{
  GString *text = g_string_new (NULL);
  g_autofree char *winners = NULL;
  GameScore score;

  race_score (state, &score);
  for (guint i = 0; i < score.n_seats; i++)
    {
      g_string_append_printf (text, _("Seat %u, %s: %d VP\n"), i, names[i], score.total[i]);
      g_string_append_printf (text, _("  %4d  chips\n"), game_get_part (&score, i, RACE_PART_CHIPS));
      g_string_append_printf (text, _("  %4d  cards\n"), game_get_part (&score, i, RACE_PART_CARDS));
      for (guint part = 0; part < score.n_parts; part++)
        if (is_bonus (&score.parts[part], i))
          g_string_append_printf (text, "  %4d  %s\n", score.parts[part].points,
                                  race_designs[0][score.parts[part].piece].name);
      g_string_append_printf (text, _("  tie-break: %d (cards in hand and goods)\n"), score.tie_break[i]);
    }
  winners = orrery_words_join_winners (&score, names);
  if (race_question (state).ask == GAME_OVER)
    g_string_append_printf (text, _("%s won.\n"), winners);
  else
    g_string_append_printf (text, _("The game is not over; %s would win now.\n"), winners);
  return g_string_free (text, FALSE);
}

/* The table */

static void
add_row (GString *text, const char *label, GPtrArray *items)
{
  g_autofree char *all = NULL;

  if (items->len == 0)
    return;
  g_ptr_array_add (items, NULL);
  all = g_strjoinv (", ", (char **) items->pdata);
  /* Columns are counted in characters, not bytes. */
  g_string_append_printf (text, "  %s%*s %s\n", label, (int) MAX (0, 18 - g_utf8_strlen (label, -1)), "", all);
}

static void
add_tableau (GString *text, const RaceSeat *p)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < p->n_tableau; i++)
    {
      const char *name = orrery_race_story_card (p->tableau[i]);

      /* Translators: a world on which a good lies */
      g_ptr_array_add (items, p->good[i] == 0 ? g_strdup (name) : g_strdup_printf (_("%s (with a good)"), name));
    }
  add_row (text, _("Tableau"), items);
}

/* Only those that have a name. */
static void
add_hand (GString *text, const RaceSeat *p)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new ();

  for (guint d = 0; d < RACE_N_DESIGNS; d++)
    for (int i = race_cards_count (&p->hand, d) + race_cards_count (&p->shown, d); i > 0; i--)
      g_ptr_array_add (items, (gpointer) orrery_race_story_card (d));
  add_row (text, _("Hand"), items);
}

static const char *
get_step (const RaceState *state)
{
  switch ((RaceStep) state->step)
    {
    case RACE_STEP_SETUP:
      return _("setting up");
    case RACE_STEP_ACTION:
      return _("choosing actions");
    case RACE_STEP_PHASES:
      return orrery_race_story_phase (state->phase);
    case RACE_STEP_END:
      return _("end of the round");
    case RACE_STEP_OVER:
    case RACE_N_STEPS:
    default:
      return _("over");
    }
}

char *
race_tell_state (const RaceState *state, const char *const *names)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, _("Round %u, %s. %d VP in the pool, %u cards in the deck, %u discarded.\n"),
                          MAX (state->round, 1), get_step (state), state->pool, state->n_deck, state->n_discard);
  for (guint i = 0; i < state->n_seats; i++)
    {
      const RaceSeat *p = &state->seats[i];

      g_string_append_printf (text, _("Seat %u, %s: %d VP in chips, %u cards in hand, Military %d\n"), i, names[i],
                              p->chips, p->n_hand, p->military);
      add_tableau (text, p);
      add_hand (text, p);
    }
  return g_string_free (text, FALSE);
}
