/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-game-setup"

#include "assist/orrery-game-setup.h"

#include <glib/gi18n.h>

void
orrery_game_setup_clear (OrreryGameSetup *self)
{
  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    {
      g_clear_pointer (&self->players[i].name, g_free);
      g_clear_pointer (&self->players[i].kind, g_free);
    }
  self->n_seats = 0;
}

static gboolean
is_person (const OrreryGame *game, const char *kind)
{
  return orrery_game_find_player (game, kind) == NULL;
}

const char *
orrery_game_setup_default_kind (const OrreryGame *game)
{
  static const char *const usual[] = { "simple", "newcomer" };

  for (gsize i = 0; i < G_N_ELEMENTS (usual); i++)
    if (orrery_game_find_player (game, usual[i]) != NULL)
      return usual[i];
  return game->players[0] != NULL ? game->players[0]->id : ORRERY_PERSON;
}

const char *
orrery_game_setup_default_name (const OrreryGame *game, guint colour, const char *kind)
{
  static const char *const persons[] = { N_("Ada"), N_("Ben"), N_("Cleo"), N_("Dan"), N_("Eva") };
  static const char *const stars[] = { N_("Vega"), N_("Rigel"), N_("Mira"), N_("Deneb"), N_("Sirius") };

  g_return_val_if_fail (colour < GAME_MAX_SEATS, "");

  return is_person (game, kind) ? _(persons[colour]) : _(stars[colour]);
}

void
orrery_game_setup_take_names (OrreryGameSetup *self, const OrreryGameSetup *from)
{
  guint at = 0;

  for (guint i = 0; i < self->n_seats; i++)
    {
      if (!is_person (self->game, self->players[i].kind))
        continue;
      while (at < from->n_seats && !is_person (from->game, from->players[at].kind))
        at++;
      if (at == from->n_seats)
        return;
      if (*self->players[i].name == '\0')
        {
          g_free (self->players[i].name);
          self->players[i].name = g_strdup (from->players[at].name);
        }
      at++;
    }
}

static gboolean
has_colours (const OrreryGameSetup *self)
{
  for (guint i = 0; i < self->n_seats; i++)
    for (guint j = 0; j <= i; j++)
      if (self->colours[i] >= GAME_MAX_SEATS || (i != j && self->colours[i] == self->colours[j]))
        return FALSE;
  return TRUE;
}

guint
orrery_game_setup_get_colour (const OrreryGameSetup *self, guint seat)
{
  g_return_val_if_fail (seat < GAME_MAX_SEATS, 0);

  return seat < self->n_seats && has_colours (self) ? self->colours[seat] : seat;
}

/* --- Remembering --- */

/* Options that all games have are remembered for all, a game's own ones for that game. */
enum { SHARED_OPTIONS = GAME_FIRST_GAME | GAME_MIRROR };

static guint8
load_options (const OrreryGame *game, GSettings *settings)
{
  g_autoptr (GVariant) all = g_settings_get_value (settings, "play-options");
  guint8 own = 0;

  g_variant_lookup (all, game->rules->id, "y", &own);
  return (guint8) ((own & ~SHARED_OPTIONS)
                   | (g_settings_get_boolean (settings, "play-first-game") ? GAME_FIRST_GAME : 0));
}

static void
save_options (const OrreryGameSetup *self, GSettings *settings)
{
  g_autoptr (GVariant) all = g_settings_get_value (settings, "play-options");
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{sy}"));
  const char *id;
  GVariantIter iter;
  guint8 own;

  g_variant_iter_init (&iter, all);
  while (g_variant_iter_next (&iter, "{&sy}", &id, &own))
    if (!g_str_equal (id, self->game->rules->id))
      g_variant_builder_add (&builder, "{sy}", id, own);
  if ((self->options & ~SHARED_OPTIONS) != 0)
    g_variant_builder_add (&builder, "{sy}", self->game->rules->id, (guint8) (self->options & ~SHARED_OPTIONS));
  g_settings_set_value (settings, "play-options", g_variant_builder_end (&builder));
  g_settings_set_boolean (settings, "play-first-game", (self->options & GAME_FIRST_GAME) != 0);
}

/* Another game may not have the player that was chosen last. */
static const char *
find_kind (const OrreryGame *game, const char *kind)
{
  return g_str_equal (kind, ORRERY_PERSON) || !is_person (game, kind) ? kind : orrery_game_setup_default_kind (game);
}

/* Old settings have no colors. */
static void
load_colours (OrreryGameSetup *self, GSettings *settings)
{
  g_autoptr (GVariant) colours = g_settings_get_value (settings, "play-colors");
  gsize n;
  const guint8 *list = g_variant_get_fixed_array (colours, &n, sizeof *list);

  for (guint8 i = 0; i < GAME_MAX_SEATS; i++)
    self->colours[i] = i < n ? list[i] : i;
}

void
orrery_game_setup_load (OrreryGameSetup *self, const OrreryGame *game, GSettings *settings)
{
  g_autoptr (GVariant) seats = g_settings_get_value (settings, "play-seats");
  const gsize n = MIN (g_variant_n_children (seats), game->rules->max_seats);

  *self = (OrreryGameSetup) { .game = game };
  for (gsize i = 0; i < n; i++)
    {
      const char *name, *kind;

      g_variant_get_child (seats, i, "(&s&s)", &name, &kind);
      self->players[i] = (OrreryPlayer) { g_strdup (name), g_strdup (find_kind (game, kind)) };
    }
  load_colours (self, settings);
  self->n_seats = (guint) n;
  for (; self->n_seats < game->rules->min_seats; self->n_seats++)
    self->players[self->n_seats]
      = (OrreryPlayer) { g_strdup (""),
                         g_strdup (self->n_seats == 0 ? ORRERY_PERSON : orrery_game_setup_default_kind (game)) };
  self->options = load_options (game, settings);
  if (orrery_game_setup_check (self) != GAME_OK)
    self->options &= SHARED_OPTIONS;
}

void
orrery_game_setup_save (const OrreryGameSetup *self, GSettings *settings)
{
  g_auto (GVariantBuilder) builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(ss)"));
  guint8 colours[GAME_MAX_SEATS];

  for (guint i = 0; i < self->n_seats; i++)
    g_variant_builder_add (&builder, "(ss)", self->players[i].name, self->players[i].kind);
  g_settings_set_value (settings, "play-seats", g_variant_builder_end (&builder));
  for (guint i = 0; i < self->n_seats; i++)
    colours[i] = (guint8) orrery_game_setup_get_colour (self, i);
  g_settings_set_value (settings, "play-colors",
                        g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, colours, self->n_seats, sizeof *colours));
  save_options (self, settings);
}

void
orrery_game_setup_from_record (OrreryGameSetup *self, OrreryRecord *record)
{
  const OrreryGame *game = orrery_record_get_game (record);
  const GameInfo info = game->rules->info (orrery_record_get_state (record));

  *self = (OrreryGameSetup) { .game = game, .n_seats = info.n_seats, .options = info.options };
  for (guint i = 0; i < self->n_seats; i++)
    {
      const OrreryPlayer *player = orrery_record_get_player (record, i);

      self->players[i] = (OrreryPlayer) { g_strdup (player->name), g_strdup (player->kind) };
      self->colours[i] = orrery_record_get_colours (record)[i];
    }
}

/* --- Words --- */

static const char *
name_of (const OrreryGameSetup *self, guint seat)
{
  const OrreryPlayer *player = &self->players[seat];

  return player->name != NULL && *player->name != '\0' ? player->name
                                                       : orrery_game_setup_default_name (
                                                           self->game, orrery_game_setup_get_colour (self, seat), player->kind);
}

char *
orrery_game_setup_describe (const OrreryGameSetup *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->n_seats; i++)
    g_string_append_printf (text, "%s%s", i == 0 ? "" : i + 1 == self->n_seats ? _(" and ") : ", ", name_of (self, i));
  return g_string_free (text, FALSE);
}

/* --- Beginning --- */

GameStatus
orrery_game_setup_check (const OrreryGameSetup *self)
{
  const GameSetup setup = { (guint8) self->n_seats, self->options };
  GameState state = { 0 };

  return self->game->rules->start (&state, &setup);
}

OrreryRecord *
orrery_game_setup_begin (const OrreryGameSetup *self, guint64 seed)
{
  const GameSetup setup = { (guint8) self->n_seats, self->options };
  OrreryPlayer players[GAME_MAX_SEATS] = { 0 };
  guint8 colours[GAME_MAX_SEATS];
  OrreryRecord *record;

  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    colours[i] = (guint8) orrery_game_setup_get_colour (self, i);
  for (guint i = 0; i < self->n_seats; i++)
    players[i] = (OrreryPlayer) { (char *) name_of (self, i),
                                  is_person (self->game, self->players[i].kind) ? (char *) ORRERY_PERSON : self->players[i].kind };
  record = orrery_record_new (self->game, &setup, seed, players);
  orrery_record_set_colours (record, colours);
  return record;
}
