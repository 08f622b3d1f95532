/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/game/orrery-game-ui.h"

static GPtrArray *uis;

void
orrery_game_ui_register (const OrreryGameUi *self)
{
  if (uis == NULL)
    uis = g_ptr_array_new ();
  if (!g_ptr_array_find (uis, self, NULL))
    g_ptr_array_add (uis, (gpointer) self);
}

const OrreryGameUi *
orrery_game_ui_get_default (void)
{
  g_return_val_if_fail (uis != NULL, NULL);

  return g_ptr_array_index (uis, 0);
}

const OrreryGameUi *
orrery_game_ui_get (const OrreryGame *game)
{
  for (guint i = 0; uis != NULL && i < uis->len; i++)
    if (((const OrreryGameUi *) g_ptr_array_index (uis, i))->game == game)
      return g_ptr_array_index (uis, i);
  return NULL;
}

const OrreryGameUi *
orrery_game_ui_by_id (const char *id)
{
  for (guint i = 0; uis != NULL && i < uis->len; i++)
    {
      const OrreryGameUi *ui = g_ptr_array_index (uis, i);

      if (g_str_equal (ui->game->rules->id, id))
        return ui;
    }
  return NULL;
}

const OrreryGameUi *
orrery_game_ui_get_for (OrreryCatalog *catalog)
{
  return orrery_game_ui_by_id (orrery_catalog_get_game_id (catalog));
}

const GPtrArray *
orrery_game_ui_list (void)
{
  return uis;
}

OrrerySymbolId
orrery_game_ui_get_symbol (OrreryEntry *entry)
{
  const OrreryGameUi *self = orrery_game_ui_get_for (orrery_entry_get_catalog (entry));
  const OrreryKind kind = orrery_entry_get_kind (entry);
  OrrerySymbolId symbol;

  if (orrery_entry_is_tile (entry))
    return self->piece_symbol;
  if (kind == ORRERY_KIND_REMINDER || kind == ORRERY_KIND_HELP)
    return ORRERY_SYMBOL_HINT;
  for (guint i = 0; i < self->n_symbols; i++)
    if (g_str_has_prefix (orrery_entry_get_id (entry), self->symbols[i].prefix))
      return self->symbols[i].symbol;
  symbol = self->get_symbol != NULL ? self->get_symbol (entry) : ORRERY_N_SYMBOLS;
  if (symbol != ORRERY_N_SYMBOLS)
    return symbol;
  return kind == ORRERY_KIND_RULING ? ORRERY_SYMBOL_HINT : self->piece_symbol;
}

void
orrery_offer_clear (OrreryOffer *self)
{
  g_free (self->label);
  g_free (self->text);
  g_free (self->heading);
  for (guint i = 0; i < ORRERY_OFFER_PICTURES; i++)
    g_clear_object (&self->pictures[i]);
  g_clear_object (&self->icons);
}

static void
drop (GtkWidget **widget)
{
  if (*widget != NULL)
    g_object_unref (g_object_ref_sink (*widget));
  *widget = NULL;
}

void
orrery_offer_card_clear (OrreryOfferCard *self)
{
  g_clear_pointer (&self->button, g_free);
  drop (&self->pieces);
  drop (&self->text);
}

gboolean
orrery_game_ui_can_play (const OrreryGame *game)
{
  const OrreryGameUi *ui = orrery_game_ui_get (game);

  return ui != NULL && ui->new_board != NULL && !ui->is_for_tables;
}
