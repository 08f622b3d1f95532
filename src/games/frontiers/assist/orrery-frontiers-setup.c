/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A table before the first round: set by people or at random, as a list of where everything goes, and as a record. */
#include "games/frontiers/assist/orrery-frontiers-steps.h"

#include "games/frontiers/words/orrery-frontiers-position.h"
#include "games/frontiers/words/orrery-frontiers-story.h"
#include "games/frontiers/words/orrery-frontiers.h"
#include "record/orrery-json-text.h"

#include <glib/gi18n.h>

enum { FIRST_TURNABLE = 8 };

void
orrery_frontiers_setup_init (OrreryFrontiersSetup *self, guint n_seats)
{
  *self = (OrreryFrontiersSetup) { .n_seats = n_seats };
  for (guint i = 0; i < FR_MAX_SEATS; i++)
    self->order[i] = self->colours[i] = (guint8) i;
}

const char *const orrery_frontiers_colours[FR_MAX_SEATS + 1] = { N_("Blue"), N_("Green"), N_("Orange"), N_("Purple"), N_("Brown") };

void
orrery_frontiers_setup_paint (OrreryFrontiersSetup *self, guint seat, guint8 colour)
{
  for (guint i = 0; i < FR_MAX_SEATS; i++)
    if (self->colours[i] == colour)
      self->colours[i] = self->colours[seat];
  self->colours[seat] = colour;
}

/* --- Chance --- */

static void
begin_dice (GameRng *rng)
{
  game_rng_seed (rng, orrery_record_draw_seed ());
}

void
orrery_frontiers_setup_flip (OrreryFrontiersSetup *self)
{
  GameRng rng;

  begin_dice (&rng);
  self->turned = 0;
  for (guint i = FIRST_TURNABLE; i < FR_N_STACKS; i++)
    self->turned |= game_rng_below (&rng, 2) << i;
}

static void
shuffle (guint8 *list, guint n)
{
  GameRng rng;

  begin_dice (&rng);
  for (guint i = n; i > 1; i--)
    {
      const guint k = game_rng_below (&rng, i);
      const guint8 other = list[k];

      list[k] = list[i - 1];
      list[i - 1] = other;
    }
}

void
orrery_frontiers_setup_shuffle (OrreryFrontiersSetup *self)
{
  shuffle (self->order, self->n_seats);
}

void
orrery_frontiers_setup_deal (OrreryFrontiersSetup *self)
{
  guint8 mats[FR_N_MATS];

  for (guint i = 0; i < FR_N_MATS; i++)
    mats[i] = (guint8) (i + 1);
  shuffle (mats, FR_N_MATS);
  for (guint i = 0; i < self->n_seats; i++)
    self->mats[i] = mats[i];
}

/* --- The record --- */

static GameAnswer
get_answer (const OrreryFrontiersSetup *self, const FrState *state)
{
  guint packed = 0;

  switch (state->ask)
    {
    case FR_ASK_SIDES:
      return GAME_ANSWER ((self->turned >> state->piece & 1) != 0 ? FR_DO_TURN : FR_DO_LEAVE, state->piece, 0, 0);
    case FR_ASK_ORDER:
      for (guint i = 0; i < FR_MAX_SEATS; i++)
        packed = packed << 3 | (i < self->n_seats ? self->order[i] : 7u);
      return GAME_ANSWER (FR_DO_ORDER, packed >> 8, packed & 255, 0);
    case FR_ASK_MAT:
      return GAME_ANSWER (FR_DO_MAT, self->mats[state->actor], 0, 0);
    default:
      return GAME_ANSWER (FR_DO_SIDE, self->sides[state->actor], 0, 0);
    }
}

/* The facts of a home colony are asked for at the table. */
gboolean
orrery_frontiers_is_setup (const void *asked)
{
  const FrState *state = asked;

  return state->ask == FR_ASK_SIDES || state->ask == FR_ASK_ORDER || state->ask == FR_ASK_MAT || state->ask == FR_ASK_HOME;
}

static char *
find_missing (const OrreryFrontiersSetup *self, const OrreryPlayer *players)
{
  for (guint i = 0; i < self->n_seats; i++)
    for (guint k = 0; k < i; k++)
      if (self->mats[i] != 0 && self->mats[i] == self->mats[k])
        return g_strdup_printf (_("%s and %s have the same mat."), players[k].name, players[i].name);
  for (guint i = 0; (self->options & (FR_COUNTERS | FR_TILES)) != 0 && i < self->n_seats; i++)
    if (self->mats[i] == 0)
      return g_strdup_printf (_("Choose a mat for %s, or let Orrery deal the mats: this level needs them."), players[i].name);
  return NULL;
}

/* From a position: a real table has no seed from which its coins would come. */
static OrreryRecord *
begin (const GameSetup *setup, const OrreryPlayer *players, JsonNode *tiles, char **problem)
{
  g_autoptr (GError) error = NULL;
  FrState state;

  fr_start (&state, setup);
  if (tiles != NULL && orrery_frontiers_read_tiles (&state, json_node_get_object (tiles), &error))
    fr_sort_pools (&state);
  if (error == NULL)
    return orrery_record_new_from_position (&orrery_frontiers, &state, players);
  *problem = g_strdup (error->message);
  return NULL;
}

OrreryRecord *
orrery_frontiers_setup_begin (const OrreryFrontiersSetup *self, const OrreryPlayer *players, JsonNode *tiles, char **problem)
{
  const GameSetup setup = { (guint8) self->n_seats, self->options };
  g_autoptr (OrreryRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  *problem = find_missing (self, players);
  if (*problem != NULL)
    return NULL;
  record = begin (&setup, players, tiles, problem);
  while (record != NULL && orrery_frontiers_is_setup (orrery_record_get_state (record)))
    if (!orrery_record_answer (record, get_answer (self, orrery_record_get_state (record)), NULL, &error))
      {
        *problem = g_strdup (error->message);
        return NULL;
      }
  if (record != NULL)
    orrery_record_set_colours (record, self->colours);
  return g_steal_pointer (&record);
}

/* --- The table after setup --- */

static gboolean
are_known (JsonArray *faces)
{
  for (guint i = 0; i < json_array_get_length (faces); i++)
    if (!orrery_json_text_holds (json_array_get_element (faces, i), G_TYPE_STRING))
      return FALSE;
  return json_array_get_length (faces) == 2;
}

/* Both faces of a stack in the owner's collection; NULL: unknown. */
static JsonArray *
find_faces (JsonNode *tiles, const char *size, guint slot)
{
  JsonArray *stacks = tiles == NULL ? NULL : json_object_get_array_member (json_node_get_object (tiles), "stacks");

  for (guint i = 0; stacks != NULL && i < json_array_get_length (stacks); i++)
    {
      JsonObject *stack = json_array_get_object_element (stacks, i);
      JsonArray *faces = json_object_get_array_member (stack, "faces");

      if (strcmp (json_object_get_string_member_with_default (stack, "size", ""), size) == 0
          && json_object_get_int_member_with_default (stack, "slot", 0) == slot && faces != NULL && are_known (faces))
        return faces;
    }
  return NULL;
}

/* "9, 12 (Trade League → Technology Investors)"; NULL: none. */
static char *
dup_turned (const OrreryFrontiersSetup *self, JsonNode *tiles, gboolean is_large, guint *n_turned)
{
  const guint first = is_large ? FR_N_SMALL : 0, n = is_large ? FR_N_LARGE : FR_N_SMALL;
  GString *list = g_string_new (NULL);

  *n_turned = 0;
  for (guint i = 0; i < n; i++)
    if ((self->turned >> (first + i) & 1) != 0)
      {
        JsonArray *faces = find_faces (tiles, is_large ? "large" : "small", i + 1);

        *n_turned += 1;
        g_string_append_printf (list, "%s%u", list->len > 0 ? ", " : "", i + 1);
        if (faces != NULL)
          g_string_append_printf (list, " (%s → %s)", json_array_get_string_element (faces, 0), json_array_get_string_element (faces, 1));
      }
  return g_string_free (list, list->len == 0);
}

static void
add_developments (GArray *steps, const OrreryFrontiersSetup *self, JsonNode *tiles)
{
  const guint copies = fr_setups[self->n_seats].copies;
  guint n_small, n_large;
  g_autofree char *small = dup_turned (self, tiles, FALSE, &n_small);
  g_autofree char *large = dup_turned (self, tiles, TRUE, &n_large);

  orrery_frontiers_steps_add (steps, g_strdup (_("Both development mats lie in the middle, with the 8 large tiles and the 16 small stacks.")),
       g_strdup_printf (ngettext ("Each small stack has %u copy; the others go back to the box.",
                                  "Each small stack has %u copies; the others go back to the box.", copies),
                        copies));
  if ((self->options & FR_FIRST_GAME) != 0 || (small == NULL && large == NULL))
    orrery_frontiers_steps_add (steps, g_strdup (_("All developments show the white square.")), NULL);
  if (small != NULL)
    orrery_frontiers_steps_add (steps, g_strdup_printf (ngettext ("Turn over the small stack %s.", "Turn over the small stacks %s.", n_small), small),
         g_strdup (_("Count them column by column, from the top left; 9 to 16 are in the two right-hand columns.")));
  if (large != NULL)
    orrery_frontiers_steps_add (steps, g_strdup_printf (ngettext ("Turn over the large development %s.", "Turn over the large developments %s.", n_large), large),
         g_strdup (_("Count them from the left.")));
}

static void
add_middle (GArray *steps, const OrreryFrontiersSetup *self)
{
  const FrSetupData *data = &fr_setups[self->n_seats];

  if ((self->options & FR_GOALS) != 0)
    {
      orrery_frontiers_steps_add (steps, g_strdup_printf (_("Seven action tiles lie in a row between the mats, with %s up."), orrery_frontiers_story_action (FR_CHART)), NULL);
      orrery_frontiers_steps_add (steps, g_strdup (_("The 8 goals are shuffled, face down, in one stack.")), g_strdup (_("Everybody gets a stockpile mat.")));
    }
  else
    orrery_frontiers_steps_add (steps, g_strdup_printf (_("Seven action tiles lie in a row between the mats, with %s up."), orrery_frontiers_story_action (FR_RETREAT)),
         g_strdup (_("Goals and stockpile mats stay in the box.")));
  orrery_frontiers_steps_add (steps, g_strdup_printf (_("The pool has VP chips worth %u, in ones and fives."), data->pool), g_strdup (_("Put the tens aside.")));
  orrery_frontiers_steps_add (steps, g_strdup_printf (_("The colonist mat has %u colonists."), data->colonists), NULL);
  orrery_frontiers_steps_add (steps, g_strdup (_("Goods and credits lie beside it, and all worlds are in the bag.")), NULL);
}

static char *
dup_order (const OrreryFrontiersSetup *self, const char *const *names)
{
  const guint n = fr_setups[self->n_seats].disks;
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      const guint seat = self->order[i % self->n_seats];

      g_string_append (list, i > 0 ? ", " : "");
      /* Translators: a player and the color of the pieces, "Ada (Blue)" */
      g_string_append_printf (list, _("%s (%s)"), orrery_frontiers_story_name (names, (int) seat), _(orrery_frontiers_colours[self->colours[seat]]));
    }
  return g_string_free (list, FALSE);
}

static void
add_track (GArray *steps, const OrreryFrontiersSetup *self, const char *const *names)
{
  g_autofree char *order = dup_order (self, names);

  orrery_frontiers_steps_add (steps, g_strdup_printf (_("The priority track has an empty space, then the disks of %s."), order),
       g_strdup (self->n_seats == 2 ? _("Both disks of both players are on the track.") : _("The other disks mark the empire mats.")));
}

static void
add_seat (GArray *steps, const OrreryFrontiersSetup *self, const char *const *names, guint place)
{
  const guint seat = self->order[place], credits = fr_setups[self->n_seats].credits[place];
  OrreryFrontiersStep step = { .symbol = FR_N_ACTIONS, .seat = (int) seat };
  const char *name = orrery_frontiers_story_name (names, (int) seat);

  if (self->mats[seat] == 0)
    step.title = g_strdup_printf (_("%s has %u credits and an empire mat."), name, credits);
  else
    step.title = g_strdup_printf (self->sides[seat] != 0 ? _("%s has %u credits and mat %u, other side up.")
                                                         : _("%s has %u credits and mat %u, white square up."),
                                  name, credits, self->mats[seat]);
  step.text = g_strdup (_("1 colonist from the supply is on the home colony. If it has a halo, there is also a good of its kind."));
  g_array_append_val (steps, step);
}

GArray *
orrery_frontiers_list_setup (const OrreryFrontiersSetup *self, const char *const *names, JsonNode *tiles)
{
  GArray *steps = orrery_frontiers_steps_new ();

  add_developments (steps, self, tiles);
  add_middle (steps, self);
  add_track (steps, self, names);
  for (guint i = 0; i < self->n_seats; i++)
    add_seat (steps, self, names, i);
  orrery_frontiers_steps_add (steps, g_strdup_printf (_("%u colonists are left on their mat."), fr_setups[self->n_seats].colonists - self->n_seats), NULL);
  return steps;
}
