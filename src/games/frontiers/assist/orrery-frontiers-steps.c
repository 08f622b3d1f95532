/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What to do next: the steps of an action and of the end of a round, and things people often forget (rules
 * 10.5 and 12). */
#include "games/frontiers/assist/orrery-frontiers-steps.h"

#include "games/frontiers/words/orrery-frontiers-story.h"

#include <glib/gi18n.h>
#include <string.h>

static void
step_clear (gpointer data)
{
  OrreryFrontiersStep *step = data;

  g_free (step->title);
  g_free (step->text);
}

GArray *
orrery_frontiers_steps_new (void)
{
  GArray *steps = g_array_new (FALSE, TRUE, sizeof (OrreryFrontiersStep));

  g_array_set_clear_func (steps, step_clear);
  return steps;
}

OrreryFrontiersStep *
orrery_frontiers_steps_add (GArray *steps, char *title, char *text)
{
  const OrreryFrontiersStep step = { .title = title, .text = text, .symbol = FR_N_ACTIONS, .seat = -1, .state = ORRERY_STEP_DO };

  g_array_append_val (steps, step);
  return &g_array_index (steps, OrreryFrontiersStep, steps->len - 1);
}

/* --- An action --- */

/* The current action, or the one selected last. */
typedef struct
{
  const FrState *state;
  const char *const *names;
  GArray *steps;
  guint action;
  gboolean is_followed; /* turn by turn */
  guint8 seats[FR_MAX_SEATS];
  guint n;
  guint asked; /* number of the line that is asked about, plus one */
} Doing;

static const char *
name_of (const Doing *d, guint seat)
{
  return orrery_frontiers_story_name (d->names, (int) seat);
}

static char *
dup_order (const Doing *d)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < d->n; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", name_of (d, d->seats[i]));
  return g_string_free (list, FALSE);
}

/* A player's line; takes the title. */
static void
add_for (Doing *d, guint seat, char *title, const char *text)
{
  orrery_frontiers_steps_add (d->steps, title, g_strdup (text))->seat = (int) seat;
}

/* The line that was added last. */
static void
ask_here (Doing *d)
{
  d->asked = d->steps->len;
}

/* A question outside the turns of the action. */
static const char *
get_aside (const Doing *d)
{
  switch (d->is_followed ? d->state->ask : FR_ASK_NOTHING)
    {
    case FR_ASK_GOAL_UP:
      return d->action == FR_CHART ? NULL : _("turn up a stockpile goal, or leave it face down");
    case FR_ASK_RETURN:
      return _("return an explored world");
    case FR_ASK_STOCKPILE:
      return d->state->piece == FR_STOCKPILE_RESOURCES ? _("stockpile goods, or keep them")
             : d->state->piece == FR_EXPLORATION       ? _("stockpile an explored world, or keep it")
                                                       : NULL;
    default:
      return NULL;
    }
}

/* Goals are turned up before anybody acts; the others come after everybody's turn. */
static void
add_aside (Doing *d, gboolean is_before)
{
  const char *aside = get_aside (d);

  if (aside == NULL || (d->state->ask == FR_ASK_GOAL_UP) != is_before)
    return;
  add_for (d, d->state->actor, g_strdup_printf ("%s: %s", name_of (d, d->state->actor), aside), NULL);
  ask_here (d);
}

/* One line per player, in acting order. */
static void
add_turns (Doing *d, const char *title, const char *first)
{
  for (guint i = 0; i < d->n; i++)
    {
      add_for (d, d->seats[i], g_strdup_printf ("%s: %s", name_of (d, d->seats[i]), title), i == 0 ? first : NULL);
      if (i == d->state->now.turn && get_aside (d) == NULL)
        ask_here (d);
    }
}

/* Who turns up the goal that was kept before this one; -1: there is none. */
static int
find_holder (const Doing *d)
{
  const FrState *s = d->state;
  const gboolean is_before = d->is_followed && s->ask == FR_ASK_GOAL;
  const int old = s->n_goals - (is_before ? 1 : 2);

  if (d->is_followed && s->ask == FR_ASK_GOAL_UP)
    return s->actor;
  return old >= 0 && (!is_before || (s->goal[old] & FR_FACE_DOWN)) ? s->holder[old] : -1;
}

static void
add_chart (Doing *d)
{
  const char *name = name_of (d, d->seats[0]);
  const int holder = find_holder (d);

  /* The first disk has nothing to overtake (AMB-4). */
  add_for (d, d->seats[0],
           g_strdup_printf (d->state->n_taken == 1 ? _("%s: take 1 credit") : _("%s: take 1 credit and move one place forward"), name),
           NULL);
  add_for (d, d->seats[0], g_strdup_printf (_("%s: look at 3 goals, keep one face down, and put the others under the stack"), name), NULL);
  if (d->state->ask == FR_ASK_GOAL)
    ask_here (d);
  if (holder >= 0)
    add_for (d, (guint) holder, g_strdup_printf (_("%s: turn up the goal that you kept before"), name_of (d, (guint) holder)), NULL);
  if (d->state->ask == FR_ASK_GOAL_UP)
    ask_here (d);
}

/* Worlds that nobody can tell apart go back without a question. */
static void
add_limit_of_nine (Doing *d)
{
  for (guint i = 0; i < d->n; i++)
    if (!d->is_followed && fr_total (d->state, d->seats[i]) == fr_limits.worlds)
      add_for (d, d->seats[i], g_strdup_printf (_("%s: keep nine worlds and colonies, and return the rest"), name_of (d, d->seats[i])), NULL);
}

static void
add_explore (Doing *d)
{
  const char *name = name_of (d, d->seats[0]);

  add_aside (d, TRUE);
  orrery_frontiers_steps_add (d->steps, g_strdup (_("Lay out 7 worlds, gray side up")), NULL);
  if (d->state->ask == FR_ASK_LAY_OUT)
    ask_here (d);
  orrery_frontiers_steps_add (d->steps, g_strdup (_("Everybody takes one")), dup_order (d));
  if (d->state->ask == FR_ASK_PICK || d->state->ask == FR_ASK_DRAW)
    ask_here (d);
  add_for (d, d->seats[0], g_strdup_printf (_("%s: take a second one"), name), NULL);
  if (d->state->now.turn == d->n && get_aside (d) == NULL)
    ask_here (d);
  orrery_frontiers_steps_add (d->steps, g_strdup (_("Put the rest back into the bag")),
                              g_strdup (_("Whoever has more than nine worlds and colonies returns explored worlds.")));
  add_limit_of_nine (d);
  add_aside (d, FALSE);
}

static void
add_windfall (Doing *d)
{
  add_for (d, d->seats[0], g_strdup_printf (_("%s: one more good on a windfall colony"), name_of (d, d->seats[0])), NULL);
}

/* The selector is asked first, so that the bonus is done when others are asked, and the others' goods come after it. */
static void
add_produce (Doing *d)
{
  const gboolean is_followed = d->is_followed && d->state->ask != FR_ASK_GOAL_UP;
  const gboolean is_done = is_followed && d->state->actor != d->seats[0];
  const gboolean is_now = is_followed && !is_done && (d->state->ask == FR_ASK_WINDFALL || d->state->now.world != 0);

  add_for (d, d->seats[0], g_strdup_printf (_("%s: take all credits from the tile"), name_of (d, d->seats[0])), NULL);
  add_aside (d, TRUE);
  if (is_done || is_now)
    add_windfall (d);
  if (is_now)
    ask_here (d);
  orrery_frontiers_steps_add (d->steps, g_strdup (_("Everybody: a good on each empty production colony")), NULL);
  if (!is_now && get_aside (d) == NULL)
    ask_here (d);
  if (!is_done && !is_now)
    add_windfall (d);
  add_aside (d, FALSE);
}

static void
add_action (Doing *d)
{
  const char *name = name_of (d, d->seats[0]);

  switch (d->action)
    {
    case FR_RETREAT:
      add_for (d, d->seats[0], g_strdup_printf (_("%s: take 2 credits"), name), NULL);
      break;
    case FR_CHART:
      add_chart (d);
      break;
    case FR_DEVELOP:
      add_turns (d, _("buy a development or pass"), _("1 credit less"));
      break;
    case FR_EXPLORE:
      add_explore (d);
      break;
    case FR_SETTLE:
      add_for (d, d->seats[0], g_strdup_printf (_("%s: take 1 colonist first"), name), NULL);
      add_aside (d, TRUE);
      add_turns (d, _("2 colonists, or settle a world"), NULL);
      add_aside (d, FALSE);
      break;
    case FR_PRODUCE:
      add_produce (d);
      break;
    case FR_TRADE:
      add_for (d, d->seats[0], g_strdup_printf (_("%s: take 1 VP first"), name), NULL);
      add_aside (d, TRUE);
      add_turns (d, _("sell a good, then consume"), NULL);
      break;
    default:
      add_for (d, d->seats[0], g_strdup_printf (_("%s: take 1 VP and move to the front"), name), NULL);
    }
}

/* Everything before the line that is asked about is done. It belongs to the player who is asked. */
static void
mark_asked (const Doing *d)
{
  for (guint i = 0; d->is_followed && d->asked > 0 && i < d->steps->len; i++)
    {
      OrreryFrontiersStep *step = &g_array_index (d->steps, OrreryFrontiersStep, i);

      step->state = i + 1 < d->asked ? ORRERY_STEP_DONE : i + 1 == d->asked ? ORRERY_STEP_NOW : ORRERY_STEP_LATER;
      if (step->state == ORRERY_STEP_NOW)
        step->seat = fr_question (d->state).seat;
    }
}

/* Everybody was asked turn by turn, so there is nothing left to say afterwards. Produce seldom asks. */
static gboolean
is_asked (const FrState *state, guint action)
{
  return action == FR_DEVELOP || action == FR_SETTLE || action == FR_TRADE
         || (action == FR_EXPLORE && fr_level (state) == FR_LEVEL_MIRROR);
}

/* The tile that was selected last, also in the round before; FR_N_ACTIONS: none. */
static guint
find_last (const FrState *state)
{
  if (state->step != FR_STEP_SELECT)
    return FR_N_ACTIONS;
  if (state->k > 0 && state->n_taken > 0)
    return state->tile[state->n_taken - 1];
  return state->last > 0 ? state->last - 1u : FR_N_ACTIONS;
}

/* Who selected it, now that its disk may have moved. */
static guint8
find_selector (const FrState *state, guint action)
{
  if (state->n_taken > 0)
    return state->selector[state->n_taken - 1];
  return state->order[action == FR_ENVOYS ? 0 : action == FR_CHART ? state->n_disks - 2 : state->n_disks - 1];
}

/* FALSE: no action that was selected still has to be done at the table. */
static gboolean
find_doing (const FrState *state, Doing *d)
{
  FrState at = *state;

  d->is_followed = state->step == FR_STEP_ACTION;
  if (d->is_followed)
    {
      d->action = state->action;
      d->n = state->now.n_acting;
      memcpy (d->seats, state->now.acting, sizeof d->seats);
      return TRUE;
    }
  d->action = find_last (state);
  if (d->action == FR_N_ACTIONS || is_asked (state, d->action))
    return FALSE;
  at.k = (guint8) ((state->k > 0 ? state->k : state->n_disks) - 1);
  d->n = fr_acting (&at, d->seats);
  d->seats[0] = find_selector (state, d->action);
  return TRUE;
}

static void
add_next (const FrState *state, const char *const *names, GArray *steps)
{
  const gboolean is_now = state->step == FR_STEP_SELECT;
  const guint place = state->k + (is_now ? 0u : 1u);
  OrreryFrontiersStep *step;

  if (place >= state->n_disks)
    {
      orrery_frontiers_steps_add (steps, g_strdup (_("Then the round is over")), NULL)->state = ORRERY_STEP_LATER;
      return;
    }
  step = orrery_frontiers_steps_add (steps, g_strdup_printf (_("%s selects an action tile"), orrery_frontiers_story_name (names, state->order[place])),
                                     NULL);
  step->seat = state->order[place];
  step->state = is_now ? ORRERY_STEP_NOW : ORRERY_STEP_LATER;
}

static void
add_round_end (const FrState *state, const char *const *names, gboolean produced, GArray *steps)
{
  orrery_frontiers_steps_add (steps, g_strdup (produced ? _("Produce was selected: no credit on it") : _("Put 1 credit on Produce")), NULL)->symbol
    = FR_PRODUCE;
  orrery_frontiers_steps_add (steps, g_strdup (_("Slide the selected tiles back up")), NULL);
  orrery_frontiers_steps_add (steps, g_strdup (_("Slide all disks back one place")),
                              g_strdup_printf (_("The order stays: %s selects first."), orrery_frontiers_story_name (names, state->order[0])));
}

GArray *
orrery_frontiers_list_steps (const FrState *state, const char *const *names)
{
  Doing doing = { .state = state, .names = names, .steps = orrery_frontiers_steps_new () };

  if (state->step == FR_STEP_SCORE || state->step == FR_STEP_OVER)
    {
      orrery_frontiers_steps_add (doing.steps, g_strdup (_("Remove all explored worlds")), NULL)->state = ORRERY_STEP_DONE;
      orrery_frontiers_steps_add (doing.steps, g_strdup (_("Enter what each player scores")), NULL)->state = ORRERY_STEP_NOW;
      return doing.steps;
    }
  if (find_doing (state, &doing))
    {
      add_action (&doing);
      mark_asked (&doing);
    }
  if (state->last > 0)
    add_round_end (state, names, state->on_produce == 0, doing.steps);
  if (state->step == FR_STEP_SELECT || state->step == FR_STEP_ACTION)
    add_next (state, names, doing.steps);
  return doing.steps;
}

gboolean
orrery_frontiers_is_turn (const FrState *state, guint place)
{
  const int asked = fr_question (state).seat;

  return asked >= 0 ? state->now.acting[place] == asked : place == state->now.turn;
}

/* --- The end of the round --- */

GArray *
orrery_frontiers_list_round_end (const FrState *state, const char *const *names)
{
  GArray *steps = orrery_frontiers_steps_new ();

  if (state->ends != 0)
    orrery_frontiers_steps_add (steps, g_strdup (_("This is the last round: score after it")), NULL);
  else if (state->last == 0)
    add_round_end (state, names, (state->taken & FR_BIT (FR_PRODUCE)) != 0, steps);
  return steps;
}

/* --- Things people often forget --- */

static const char *const reminders[FR_N_ACTIONS + 1][3] = {
  [FR_RETREAT] = { NULL },
  [FR_CHART] = { N_("Every goal in play counts for everybody."), N_("A stockpile goal works only face up.") },
  [FR_DEVELOP] = { N_("Only the selector pays 1 credit less."), N_("Nobody buys a second copy of the same development."),
                   N_("A new tile’s powers work from the next action on.") },
  [FR_EXPLORE] = { N_("Colonies count toward the limit of nine, the home colony too.") },
  [FR_SETTLE] = { N_("Nobody passes: it is 2 colonists or a world."), N_("Military and credits never mix."),
                  N_("Fewer than five colonists end the game only after Settle.") },
  [FR_PRODUCE] = { N_("A full colony produces nothing.") },
  [FR_TRADE] = { N_("Consuming is compulsory, selling is not."), N_("Only one good may be sold."),
                 N_("The good of the any-kind world cannot be sold.") },
  [FR_ENVOYS] = { N_("Disks behind it stay where they are.") },
  [FR_N_ACTIONS] = { N_("Actions follow the track, not the table."), N_("Everybody has to select: nobody passes.") },
};

GArray *
orrery_frontiers_list_reminders (const FrState *state)
{
  GArray *steps = orrery_frontiers_steps_new ();
  const guint action = state->step == FR_STEP_ACTION ? state->action : find_last (state);

  for (guint i = 0; i < G_N_ELEMENTS (reminders[0]) && reminders[action][i] != NULL; i++)
    orrery_frontiers_steps_add (steps, g_strdup (_(reminders[action][i])), NULL);
  return steps;
}
