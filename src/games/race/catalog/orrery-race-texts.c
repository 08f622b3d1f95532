/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/catalog/orrery-race-texts.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/race/catalog/orrery-race-names.h"

/* --- Powers --- */

/* The only kind that a mask names; NULL: any. */
static const char *
name_good (guint goods)
{
  const guint named = goods & ((1u << RACE_N_GOODS) - 1);

  return __builtin_popcount (named) == 1 ? orrery_race_good_word ((guint) __builtin_ctz (named)) : NULL;
}

static char *
tell_discount (const RacePower *power)
{
  const char *good = name_good (power->goods);

  return good == NULL
           ? g_strdup_printf (_("Worlds that you pay for cost you %d less, but never below 0."), power->amount)
           /* Translators: %s is a kind of world: "Alien worlds". */
           : g_strdup_printf (_("%s worlds that you pay for cost you %d less, but never below 0."), good, power->amount);
}

static char *
tell_military (const RacePower *power)
{
  if (power->amount < 0)
    return g_strdup_printf (_("Military −%d."), -power->amount);

  return g_strdup_printf (_("Military +%d."), power->amount);
}

static char *
tell_specialized (const RacePower *power)
{
  const char *against = power->keywords == RACE_KEYWORD_REBEL ? orrery_race_keyword_name (0)
                                                              : name_good (power->goods);

  /* Translators: %s is "Rebel", or a kind of good. */
  return g_strdup_printf (_("Military +%d, but only against %s military worlds."), power->amount, against);
}

static char *
tell_trade (const RacePower *power)
{
  const char *good = name_good (power->goods);
  const int n = power->amount;

  if (power->this_world)
    return g_strdup_printf (ngettext ("When you sell the good of this world, draw %d more card.",
                                      "When you sell the good of this world, draw %d more cards.", n), n);
  if (good == NULL)
    return g_strdup_printf (ngettext ("When you sell a good, draw %d more card.",
                                      "When you sell a good, draw %d more cards.", n), n);

  return g_strdup_printf (ngettext ("When you sell a %s good, draw %d more card.",
                                    "When you sell a %s good, draw %d more cards.", n), good, n);
}

/* "1 VP and 1 card". */
static char *
tell_gain (const RacePower *power)
{
  if (power->cards == 0)
    return g_strdup_printf (_("%d VP"), power->vp);
  if (power->vp == 0)
    return g_strdup_printf (ngettext ("%d card", "%d cards", power->cards), power->cards);

  return g_strdup_printf (ngettext ("%d VP and %d card", "%d VP and %d cards", power->cards), power->vp,
                          power->cards);
}

static char *
tell_consume (const RacePower *power)
{
  const char *good = name_good (power->goods);
  g_autofree char *gain = tell_gain (power);

  if (power->different)
    return g_strdup_printf (_("Consume %d goods of different kinds, all at once, for %s."), power->takes, gain);
  if (power->takes > 1)
    return good == NULL ? g_strdup_printf (_("Consume %d goods at once for %s."), power->takes, gain)
                        : g_strdup_printf (_("Consume %d %s goods at once for %s."), power->takes, good, gain);
  if (power->uses > 1)
    return good == NULL ? g_strdup_printf (_("Consume up to %d goods for %s each."), power->uses, gain)
                        : g_strdup_printf (_("Consume up to %d %s goods for %s each."), power->uses, good, gain);

  return good == NULL ? g_strdup_printf (_("Consume 1 good for %s."), gain)
                      : g_strdup_printf (_("Consume 1 %s good for %s."), good, gain);
}

static char *
tell_windfall (const RacePower *power)
{
  const char *good = name_good (power->goods);

  return good == NULL ? g_strdup (_("In Produce, one of your windfall worlds that has no good gets one."))
                      : g_strdup_printf (_("In Produce, one of your %s windfall worlds that has no good gets one."), good);
}

/* Powers that only draw cards. */
static char *
tell_draw (const RacePower *power)
{
  const char *good = name_good (power->goods);
  const int n = power->amount;

  switch ((int) power->kind)
    {
    case RACE_POWER_EXPLORE_DRAW:
      return g_strdup_printf (ngettext ("In Explore, draw %d more card to choose from.",
                                        "In Explore, draw %d more cards to choose from.", n), n);
    case RACE_POWER_EXPLORE_KEEP:
      return g_strdup_printf (ngettext ("In Explore, keep %d more card.", "In Explore, keep %d "
                                                                          "more cards.", n), n);
    case RACE_POWER_DRAW_AT_PHASE_START:
      return g_strdup_printf (ngettext ("When Develop begins, draw %d card, even if you then place nothing.",
                                        "When Develop begins, draw %d cards, even if you then place nothing.", n), n);
    case RACE_POWER_DRAW_AFTER_PLACING_DEVELOPMENT:
      return g_strdup_printf (ngettext ("After you place and pay for another development, draw %d card.",
                                        "After you place and pay for another development, draw %d cards.", n), n);
    case RACE_POWER_DRAW_AFTER_PLACING_WORLD:
      return g_strdup_printf (ngettext ("After you place a world, draw %d card.",
                                        "After you place a world, draw %d cards.", n), n);
    case RACE_POWER_CONSUME_DRAW:
      return g_strdup_printf (ngettext ("In Consume, draw %d card. This takes no good.",
                                        "In Consume, draw %d cards. This takes no good.", n), n);
    case RACE_POWER_DRAW_IF_PRODUCED_ON_THIS_WORLD:
      return g_strdup_printf (ngettext ("Whenever a good is produced on this world, draw %d card.",
                                        "Whenever a good is produced on this world, draw %d cards.", n), n);
    case RACE_POWER_PRODUCE_DRAW:
      return g_strdup_printf (ngettext ("In Produce, draw %d card.", "In Produce, draw %d cards.", n), n);
    case RACE_POWER_DRAW_PER_GOOD_PRODUCED:
      return g_strdup_printf (ngettext ("In Produce, draw %d card for each %s good that you produce.",
                                        "In Produce, draw %d cards for each %s good that you produce.", n), n, good);
    case RACE_POWER_DRAW_PER_KIND_PRODUCED:
      return g_strdup_printf (ngettext ("In Produce, draw %d card for each different kind of good that you produce.",
                                        "In Produce, draw %d cards for each different kind of good that you produce.",
                                        n), n);
    case RACE_POWER_DRAW_PER_WORLD_IN_TABLEAU:
      return g_strdup_printf (ngettext ("In Produce, draw %d card for each %s world in your tableau.",
                                        "In Produce, draw %d cards for each %s world in your tableau.", n), n, good);
    case RACE_POWER_DRAW_IF_STRICTLY_MOST_PRODUCED:
      return g_strdup_printf (ngettext ("At the end of Produce, draw %d card if you produced more %s goods than every "
                                        "other player.",
                                        "At the end of Produce, draw %d cards if you produced more %s goods than every "
                                        "other player.", n), n, good);
    default:
      g_return_val_if_reached (NULL);
    }
}

/* Powers that discard this card or cards from the hand. */
static char *
tell_discard (const RacePower *power)
{
  if (power->kind == RACE_POWER_TEMPORARY_MILITARY)
    return g_strdup_printf (_("In Settle, you may discard this card for Military +%d until the phase ends."),
                            power->amount);
  if (power->kind == RACE_POWER_PLACE_WORLD_FOR_ZERO)
    return g_strdup (_("In Settle, you may discard this card instead of paying for a world: it costs you nothing. It "
                       "cannot be an Alien world, nor a military world unless you may pay for that."));

  return g_strdup_printf (_("In Consume, you may discard up to %d cards from your hand for %d VP each. This is never "
                            "doubled."), power->amount, power->vp);
}

char *
orrery_race_tell_power (const RacePower *power)
{
  switch ((int) power->kind)
    {
    case RACE_POWER_REDUCE_DEVELOPMENT_COST:
      return g_strdup_printf (_("Developments cost you %d less, but never below 0."), power->amount);
    case RACE_POWER_REDUCE_WORLD_COST:
      return tell_discount (power);
    case RACE_POWER_MILITARY:
      return tell_military (power);
    case RACE_POWER_SPECIALIZED_MILITARY:
      return tell_specialized (power);
    case RACE_POWER_TEMPORARY_MILITARY:
    case RACE_POWER_PLACE_WORLD_FOR_ZERO:
    case RACE_POWER_DISCARD_HAND_CARDS:
      return tell_discard (power);
    case RACE_POWER_PAY_FOR_MILITARY_WORLD:
      return g_strdup_printf (_("In Settle, you may pay for a military world instead of conquering it: %d less than its "
                                "defense. It cannot be an Alien world."), power->amount);
    case RACE_POWER_TRADE_BONUS:
      return tell_trade (power);
    case RACE_POWER_CONSUME:
      return tell_consume (power);
    case RACE_POWER_CONSUME_GOOD_AT_TRADE_PRICE:
      return g_strdup (power->trade_powers
                         ? _("Consume 1 good and draw as many cards as you would for selling it, Trade powers included.")
                         : _("Consume 1 good and draw as many cards as you would for selling it without Trade powers."));
    case RACE_POWER_CONSUME_ALL_GOODS:
      return g_strdup (_("Consume all your goods for 1 VP each, minus 1 VP."));
    case RACE_POWER_DRAW_IF_LUCKY:
      return g_strdup_printf (_("In Consume, name a number from %d to %d and reveal the top card "
                                "of the deck. If that is its cost or defense, take it into your "
                                "hand."), power->least, power->most);
    case RACE_POWER_PRODUCE_ON_THIS_WORLD:
      return g_strdup (_("In Produce, this world gets a good if it has none."));
    case RACE_POWER_PRODUCE_ON_WINDFALL:
      return tell_windfall (power);
    default:
      return tell_draw (power);
    }
}

/* --- Goods --- */

char *
orrery_race_tell_goods (const RaceDesign *card)
{
  if (card->kind != RACE_WORLD)
    return NULL;
  if (card->source == RACE_NO_GOODS)
    return g_strdup (_("A gray world: it never holds goods."));
  if (card->source == RACE_WINDFALL)
    return g_strdup_printf (_("A windfall world: its %s good comes when you settle it, but not in an ordinary Produce, "
                              "and sells for %d cards."),
                            orrery_race_good_word (card->good), race_prices[card->good]);

  return g_strdup_printf (_("A production world: its %s good sells for %d cards."),
                          orrery_race_good_word (card->good), race_prices[card->good]);
}

/* --- 6-cost developments --- */

static gboolean
fits_itself (const RaceDesign *self, const RaceLine *line)
{
  return line->per == RACE_PER_CARD && (line->kinds & RACE_BIT (RACE_DEVELOPMENT)) != 0 && line->design == 0
         && (line->keywords == 0 || (line->keywords & self->keywords) != 0)
         && (line->cost == 0 || line->cost == self->cost) && (line->when == 0 || (line->when & self->when) != 0);
}

/* Each card scores once, by the first matching line. */
static gboolean
counts_itself (const RaceDesign *self, const RaceLine *line)
{
  for (const RaceLine *before = self->lines; before < line; before++)
    if (fits_itself (self, before))
      return FALSE;
  return fits_itself (self, line);
}

static char *
tell_power_line (const RaceLine *line)
{
  const char *when = orrery_race_when_name ((guint) __builtin_ctz (line->when));

  /* Translators: %s is a phase, or Trade. */
  return line->kinds == RACE_BIT (RACE_DEVELOPMENT)
           ? g_strdup_printf (_("%d VP for each development with a power in %s"), line->points, when)
           : g_strdup_printf (_("%d VP for each world with a power in %s"), line->points, when);
}

static char *
tell_world_line (const RaceDesign *self, const RaceLine *line)
{
  const char *good = name_good (line->goods);

  if (line->military && line->keywords != 0)
    return g_strdup_printf (_("%d VP for each Rebel military world"), line->points);
  if (line->military)
    return g_strdup_printf (_("%d VP for each other military world"), line->points);
  if (good != NULL && line->sources == RACE_BIT (RACE_PRODUCTION))
    return g_strdup_printf (_("%d VP for each %s production world"), line->points, good);
  if (good != NULL && line->sources == RACE_BIT (RACE_WINDFALL))
    return g_strdup_printf (_("%d VP for each %s windfall world"), line->points, good);
  if (good != NULL)
    return g_strdup_printf (_("%d VP for each %s world"), line->points, good);
  if (line->sources == RACE_BIT (RACE_PRODUCTION))
    return g_strdup_printf (_("%d VP for each production world"), line->points);
  /* A line that is more specific than an earlier one begins with "other". */
  return g_strdup_printf (line > self->lines && line->design == 0 ? _("%d VP for each other world") : _("%d VP for each world"),
                          line->points);
}

static char *
tell_card_line (const RaceDesign *self, const RaceLine *line)
{
  if (line->design != 0)
    return g_strdup_printf (_("%d VP for %s"), line->points, race_designs[0][line->design - 1].name);
  if (line->when != 0)
    return tell_power_line (line);
  if (line->cost != 0)
    return g_strdup_printf (_("%d VP for each development that costs %d"), line->points, line->cost);
  if (line->kinds == RACE_BIT (RACE_WORLD))
    return tell_world_line (self, line);
  if (line->keywords != 0)
    return g_strdup_printf (_("%d VP for each other card with the keyword Alien"), line->points);

  return g_strdup_printf (_("%d VP for each other development"), line->points);
}

static char *
tell_line (const RaceDesign *self, const RaceLine *line)
{
  switch ((RacePer) line->per)
    {
    case RACE_PER_CHIPS:
      return g_strdup_printf (_("%d VP for every %d VP that you have in chips"), line->points, line->each);
    case RACE_PER_MILITARY:
      return g_strdup_printf (_("%d VP for each point of your Military, or less if it is below 0"), line->points);
    case RACE_PER_GOOD:
      return g_strdup_printf (_("%d VP for each good on your worlds"), line->points);
    case RACE_PER_CARD:
    default:
      return tell_card_line (self, line);
    }
}

static char *
tell_whole_line (const RaceDesign *self, const RaceLine *line)
{
  g_autofree char *text = tell_line (self, line);

  if (!counts_itself (self, line))
    return g_steal_pointer (&text);

  /* Translators: what a development counts at the end. */
  return g_strdup_printf (_("%s, including this one"), text);
}

char *
orrery_race_tell_bonus (const RaceDesign *card)
{
  g_autoptr (GString) bonus = g_string_new (NULL);

  for (guint i = 0; i < card->n_lines; i++)
    {
      g_autofree char *line = tell_whole_line (card, &card->lines[i]);

      g_string_append_printf (bonus, "%s%s", i > 0 ? "\n" : "", line);
    }

  return card->n_lines > 0 ? g_strdup (bonus->str) : NULL;
}

/* --- The second edition --- */

static void
add_sentence (GString *text, char *sentence)
{
  g_string_append_printf (text, " %s", sentence);
  g_free (sentence);
}

char *
orrery_race_tell_edition (guint design)
{
  const RaceDesign *first = &race_designs[0][design];
  const RaceDesign *second = &race_designs[1][design];
  g_autoptr (GString) text = g_string_new (_("In the second edition:"));
  const gsize empty = text->len;

  if (first->cost != second->cost || first->vp != second->vp)
    add_sentence (text, g_strdup_printf (_("It costs %d and is worth %d VP."), second->cost, second->vp));
  for (guint i = first->n_powers; i < second->n_powers; i++)
    add_sentence (text, orrery_race_tell_power (&second->powers[i]));
  for (guint i = first->n_lines; i < second->n_lines; i++)
    {
      g_autofree char *line = tell_whole_line (second, &second->lines[i]);

      add_sentence (text, g_strconcat (line, ".", NULL));
    }

  return text->len > empty ? g_strdup (text->str) : NULL;
}
