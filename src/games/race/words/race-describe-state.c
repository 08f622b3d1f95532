/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table and the score, as lines for a terminal, and the score for programs. */
#include "assist/orrery-describe.h"
#include "games/race/words/orrery-race-story.h"
#include "games/race/words/race-describe.h"

#include <glib/gi18n.h>

static const char *
get_name (guint piece)
{
  return race_designs[0][piece].name;
}

static void
add_parts (JsonObject *object, const void *state, const GameScore *score, guint seat)
{
  json_object_set_int_member (object, "chips", game_get_part (score, seat, RACE_PART_CHIPS));
  json_object_set_int_member (object, "cards", game_get_part (score, seat, RACE_PART_CARDS));
  json_object_set_array_member (object, "bonuses",
                                orrery_describe_bonuses (score, seat, RACE_PART_BONUS, "card", get_name));
}

JsonNode *
race_describe_score (const void *state, const char *const *names)
{
  return orrery_describe_score (&race_game, state, names, add_parts);
}

static void
add_lines (GString *text, const void *state, const GameScore *score, guint seat)
{
  g_string_append_printf (text, _("  %4d  chips\n"), game_get_part (score, seat, RACE_PART_CHIPS));
  g_string_append_printf (text, _("  %4d  cards\n"), game_get_part (score, seat, RACE_PART_CARDS));
  orrery_describe_add_bonuses (text, score, seat, RACE_PART_BONUS, get_name);
  g_string_append_printf (text, _("  tie-break: %d (cards in hand and goods)\n"), score->tie_break[seat]);
}

char *
race_tell_score (const void *state, const char *const *names)
{
  return orrery_describe_score_lines (&race_game, state, names, add_lines);
}

/* The table */

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
  orrery_describe_add_row (text, _("Tableau"), items);
}

/* Only those that have a name. */
static void
add_hand (GString *text, const RaceSeat *p)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new ();

  for (guint d = 0; d < RACE_N_DESIGNS; d++)
    for (int i = race_cards_count (&p->hand, d) + race_cards_count (&p->shown, d); i > 0; i--)
      g_ptr_array_add (items, (gpointer) orrery_race_story_card (d));
  orrery_describe_add_row (text, _("Hand"), items);
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
race_tell_state (const void *data, const char *const *names)
{
  const RaceState *state = data;
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, _("Round %u, %s. VP in the pool: %d. Cards in the deck: %u, discarded: %u.\n"),
                          MAX (state->round, 1), get_step (state), state->pool, state->n_deck, state->n_discard);
  for (guint i = 0; i < state->n_seats; i++)
    {
      const RaceSeat *p = &state->seats[i];

      g_string_append_printf (text, _("Seat %u, %s: VP in chips %d, cards in hand %u, Military %d\n"), i, names[i],
                              p->chips, p->n_hand, p->military);
      add_tableau (text, p);
      add_hand (text, p);
    }
  return g_string_free (text, FALSE);
}
