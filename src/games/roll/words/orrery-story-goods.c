/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice, goods, credits and chips that change hands. */
#include "games/roll/words/orrery-story-private.h"

#include "assist/orrery-words.h"
#include <glib/gi18n.h>

/* The dice of consecutive events of one kind, starting with the first; a is their color and n their number,
 * unless it is one. */
static char *
gather_dice_of (OrreryTeller *teller, gboolean (*is_alike) (const GameEvent *, const GameEvent *))
{
  const GameEvent *e = teller->events;
  guint counts[ROLL_N_COLOURS] = { 0 };
  guint i;

  for (i = 0; orrery_teller_follows (teller, i, e->kind) && is_alike (e, &e[i]); i++)
    if (e[i].a < ROLL_N_COLOURS)
      counts[e[i].a] += (guint) MAX (e[i].n, 1);
  teller->used = i;
  return orrery_story_dice (counts);
}

static gboolean
has_same_details (const GameEvent *e, const GameEvent *other)
{
  return e->b == other->b && e->c == other->c;
}

static gboolean
is_any (const GameEvent *e, const GameEvent *other)
{
  return TRUE;
}

static char *
gather_dice (OrreryTeller *teller)
{
  return gather_dice_of (teller, has_same_details);
}

enum
{
  ANY_REASON = -1
};

/* The gains of the following events, up to `most` of them, as long as they have no other reason than the tile
 * `why`: "$4", "3 VP and $1". */
static char *
gather_earnings (OrreryTeller *teller, guint most, int why)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (; teller->used <= most; teller->used++)
    {
      const GameEvent *e = &teller->events[teller->used];

      if (teller->used >= teller->n || (e->a < ROLL_N_FACES && why != ANY_REASON && e->a != why))
        break;
      if (orrery_teller_follows (teller, teller->used, ROLL_EVENT_CREDITS))
        g_ptr_array_add (words, g_strdup_printf (_("$%d"), e->n));
      else if (orrery_teller_follows (teller, teller->used, ROLL_EVENT_CHIPS))
        g_ptr_array_add (words, g_strdup_printf (_("%d VP"), e->n));
      else
        break;
      if (e->kind == ROLL_EVENT_CREDITS && e->b != 0)
        {
          g_free (words->pdata[words->len - 1]);
          words->pdata[words->len - 1] = g_strdup_printf (_("$%d (the limit is $10)"),
                                                          e->n);
        }
    }
  return words->len == 0 ? NULL : orrery_words_join (words);
}

char *
orrery_tell_to_cup (OrreryTeller *teller)
{
  g_autofree char *dice = gather_dice_of (teller, is_any);

  for (guint i = 1; i < teller->used; i++)
    if (teller->events[i].b != teller->events[0].b)
      return g_strdup_printf (_("%s returns %s to the cup, unused."),
                              orrery_teller_name (teller), dice);
  return g_strdup_printf (_("%s returns %s from %s to the cup."), orrery_teller_name (teller),
                          dice, orrery_story_place (teller->events[0].b));
}

char *
orrery_tell_worker (OrreryTeller *teller)
{
  g_autofree char *dice = gather_dice (teller);

  return g_strdup_printf (teller->events[0].b == ROLL_WORLD ? _("%s sends %s to settle.")
                                                            : _("%s sends %s to develop."),
                          orrery_teller_name (teller), dice);
}

char *
orrery_tell_kept (OrreryTeller *teller)
{
  g_autofree char *dice = gather_dice_of (teller, is_any);

  return g_strdup_printf (_("Of the dice used, %s puts %s into the cup."), orrery_teller_name (teller),
                          dice);
}

char *
orrery_tell_stocked (OrreryTeller *teller)
{
  const GameEvent *e = teller->events;
  g_autofree char *earned = gather_earnings (teller, 1, ANY_REASON);
  g_autofree char *with = e->b ? g_strdup_printf (_("%s stocks with an extra %s explorer"),
                                                  orrery_teller_name (teller),
                                                  orrery_story_die (e->a))
                               : g_strdup_printf (_("%s stocks with %s explorer"),
                                                  orrery_teller_name (teller),
                                                  orrery_story_a_die (e->a));

  /* Translators: "Ada stocks with a Home explorer", "$2" */
  return earned == NULL ? g_strdup_printf ("%s.", with)
                        : g_strdup_printf (_("%s for %s."), with, earned);
}

char *
orrery_tell_shipped (OrreryTeller *teller)
{
  const GameEvent *e = teller->events;
  const gboolean is_trade = e->kind == ROLL_EVENT_TRADED;
  g_autofree char *earned = gather_earnings (teller, is_trade ? 1 : 2, ROLL_NONE);
  g_autofree char *good = g_strdup_printf (_("the %s good from %s"), orrery_story_die (e->c),
                                           orrery_story_face (e->b));

  if (is_trade)
    return g_strdup_printf (_("%s trades %s for %s."), orrery_teller_name (teller), good,
                            earned == NULL ? _("nothing") : earned);
  return g_strdup_printf (_("%s ships %s with %s shipper and consumes it for %s."),
                          orrery_teller_name (teller), good, orrery_story_a_die (e->a),
                          earned == NULL ? _("nothing") : earned);
}

char *
orrery_tell_credits (OrreryTeller *teller)
{
  const GameEvent *e = teller->events;
  g_autofree char *gain =
      e->n == 0 ? g_strdup_printf (_("%s gains nothing because the limit is $10"),
                                   orrery_teller_name (teller))
      : e->b    ? g_strdup_printf (_("%s gains only $%d because the limit is $10"),
                                   orrery_teller_name (teller), e->n)
                : g_strdup_printf (_("%s gains $%d"), orrery_teller_name (teller), e->n);

  if (e->a >= ROLL_N_FACES)
    return g_strdup_printf ("%s.", gain);
  /* Translators: "Ada gains $2", "Merchant Guild" */
  return g_strdup_printf (_("%s (%s)."), gain, orrery_story_face (e->a));
}

char *
orrery_tell_chips (OrreryTeller *teller)
{
  const GameEvent *e = teller->events;

  if (e->a >= ROLL_N_FACES)
    return g_strdup_printf (_("%s gains %d VP."), orrery_teller_name (teller), e->n);
  return g_strdup_printf (_("%s gains %d VP (%s)."), orrery_teller_name (teller), e->n,
                          orrery_story_face (e->a));
}

char *
orrery_tell_gained (OrreryTeller *teller)
{
  const GameEvent *e = teller->events;
  g_autofree char *dice = gather_dice (teller);

  switch (e->b)
    {
    case ROLL_GAIN_GOOD:
      return g_strdup_printf (_("%s gains %s as a good on %s."), orrery_teller_name (teller), dice,
                              orrery_story_face (e->c));
    case ROLL_GAIN_CITIZENRY:
      return g_strdup_printf (_("%s gains %s for the Citizenry (%s)."),
                              orrery_teller_name (teller), dice, orrery_story_face (e->c));
    case ROLL_GAIN_CUP:
    default:
      return g_strdup_printf (_("%s gains %s for the cup (%s)."), orrery_teller_name (teller),
                              dice, orrery_story_face (e->c));
    }
}

char *
orrery_tell_removed (OrreryTeller *teller)
{
  const GameEvent *e = teller->events;

  if (e->b == ROLL_N_PLACES)
    return g_strdup_printf (_("%s removes the %s good from %s."),
                            orrery_teller_name (teller), orrery_story_die (e->a),
                            orrery_story_face (e->c));
  return g_strdup_printf (_("%s removes %s die from %s."), orrery_teller_name (teller),
                          orrery_story_a_die (e->a), orrery_story_place (e->b));
}

char *
orrery_tell_produced (OrreryTeller *teller)
{
  return g_strdup_printf (_("%s produces %s good on %s."), orrery_teller_name (teller),
                          orrery_story_a_die (teller->events[0].a),
                          orrery_story_face (teller->events[0].b));
}

char *
orrery_tell_bought (OrreryTeller *teller)
{
  const GameEvent *e = teller->events;
  g_autofree char *bought = gather_earnings (teller, 1, e->a);

  return g_strdup_printf (_("%s pays $%d for %s (%s)."), orrery_teller_name (teller), e->n,
                          bought == NULL ? _("a VP chip") : bought, orrery_story_face (e->a));
}

char *
orrery_tell_recruited (OrreryTeller *teller)
{
  g_autofree char *dice = gather_dice (teller);

  return g_strdup_printf (_("%s recruits %s."), orrery_teller_name (teller), dice);
}

char *
orrery_tell_broke (OrreryTeller *teller)
{
  return g_strdup_printf (_("%s has no credits left and gets $1."), orrery_teller_name (teller));
}

char *
orrery_tell_recalled (OrreryTeller *teller)
{
  const GameEvent *e = teller->events;

  if (e->b > ROLL_WORLD)
    return g_strdup_printf (_("%s recalls the %s good from %s."), orrery_teller_name (teller),
                            orrery_story_die (e->a), orrery_story_face (e->c));
  return g_strdup_printf (_("%s recalls %s die from %s."), orrery_teller_name (teller),
                          orrery_story_a_die (e->a), orrery_story_zone (e->b));
}
