/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/frontiers/assist/orrery-frontiers-news.h"

#include "games/frontiers/words/orrery-frontiers-story.h"

#include <string.h>

static void
forget (OrreryFrontiersNews *self)
{
  g_clear_pointer (&self->text, g_free);
  self->is_told = FALSE;
}

void
orrery_frontiers_news_add (OrreryFrontiersNews *self, const GameEvents *events, const char *const *names)
{
  g_autofree char *story = orrery_frontiers_story_events (events, names, GAME_NOBODY), *before = NULL;

  if (self->is_told)
    forget (self);
  before = g_steal_pointer (&self->text);
  self->text = g_strstrip (g_strconcat (before != NULL ? before : "", " ", story, NULL));
}

char *
orrery_frontiers_news_tell (OrreryFrontiersNews *self, const FrState *asked)
{
  /* Another question without an answer in between: something was undone. */
  if (self->is_told && memcmp (&self->asked, asked, sizeof *asked) != 0)
    forget (self);
  self->is_told = TRUE;
  self->asked = *asked;
  return self->text == NULL || *self->text == '\0' ? NULL : g_strdup (self->text);
}
