/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/game/orrery-play-log.h"

#include "widgets/game/orrery-game-ui.h"
#include "widgets/layout/orrery-announce.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct
{
  guint point;
  int seat;
  const char *symbol;
  GameEvents *events; /* NULL: the heading of a round */
  guint round;
} Entry;

struct _OrreryPlayLog
{
  OrreryLogView *view;
  const OrreryGameUi *ui;
  char **names;
  int reader;
  const char *symbol; /* of the current phase; NULL outside of phases */
  GArray *entries;
  guint written; /* the entries as they are now; the last one may have grown since */
  GArray *rounds;
  guint said;      /* number of announced entries, and the text of the last one when it was announced */
  char *last_said;
};

static void
clear_entry (gpointer data)
{
  g_free (((Entry *) data)->events);
}

static void begin_anew (OrreryPlayLog *self);

OrreryPlayLog *
orrery_play_log_new (OrreryLogView *view)
{
  OrreryPlayLog *self = g_new0 (OrreryPlayLog, 1);

  self->view = g_object_ref (view);
  self->rounds = g_array_new (FALSE, FALSE, sizeof (guint));
  begin_anew (self);
  return self;
}

void
orrery_play_log_free (OrreryPlayLog *self)
{
  if (self == NULL)
    return;
  g_object_unref (self->view);
  g_strfreev (self->names);
  g_free (self->last_said);
  g_array_unref (self->entries);
  g_array_unref (self->rounds);
  g_free (self);
}

/* --- Lines --- */

static OrreryLogMark
mark_of (OrreryPlayLog *self, const GameEvent *event)
{
  OrreryLogMark mark = { 0 };

  self->ui->mark_event (event, &mark);
  return mark;
}

/* Highlight the pieces that a line is about. */
static GPtrArray *
list_bold (OrreryPlayLog *self, const GameEvents *events)
{
  GPtrArray *bold = g_ptr_array_new ();

  for (guint i = 0; i < events->n; i++)
    {
      const OrreryLogMark mark = mark_of (self, &events->list[i]);

      if (mark.bold != NULL)
        g_ptr_array_add (bold, (gpointer) mark.bold);
    }
  g_ptr_array_add (bold, NULL);
  return bold;
}

/* The start of a phase or round is announced to everybody; the rest only in verbose mode. */
static OrrerySay
weight_of (OrreryPlayLog *self, const Entry *entry)
{
  if (entry->events == NULL)
    return ORRERY_SAY_ALWAYS;
  for (guint i = 0; i < entry->events->n; i++)
    if (mark_of (self, &entry->events->list[i]).is_news)
      return ORRERY_SAY_ALWAYS;
  return ORRERY_SAY_IN_FULL;
}

/* If a line has grown, only the new part is news. */
static void
announce (OrreryPlayLog *self, guint i, const char *text)
{
  const Entry *entry = &g_array_index (self->entries, Entry, i);
  g_autofree char *news = NULL;

  if (i + 1 < self->said)
    return;
  if (i + 1 == self->said && self->last_said != NULL && g_str_has_prefix (text, self->last_said))
    news = g_strchug (g_strdup (text + strlen (self->last_said)));
  else
    news = g_strdup (text);
  orrery_announce (GTK_WIDGET (self->view), weight_of (self, entry), news);
  self->said = i + 1;
  g_free (self->last_said);
  self->last_said = g_strdup (text);
}

/* Returns its text, to be freed; NULL if there is none. */
static char *
write_entry (OrreryPlayLog *self, const Entry *entry)
{
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) bold = NULL;

  if (entry->events == NULL)
    {
      orrery_log_view_add_round (self->view, entry->round, entry->point);
      return g_strdup_printf (_("Round %u"), entry->round);
    }
  text = self->ui->game->tell_events (entry->events, (const char *const *) self->names, self->reader);
  if (text == NULL || *text == '\0')
    return NULL;
  bold = list_bold (self, entry->events);
  orrery_log_view_add (self->view, entry->point, entry->symbol != NULL ? -1 : entry->seat, entry->symbol, text,
                       (const char *const *) bold->pdata);
  return g_steal_pointer (&text);
}

/* --- Events --- */

static Entry *
entry_at (OrreryPlayLog *self, guint i)
{
  return &g_array_index (self->entries, Entry, i);
}

static Entry *
last_entry (OrreryPlayLog *self)
{
  return self->entries->len > 0 ? entry_at (self, self->entries->len - 1) : NULL;
}

static void
begin_round (OrreryPlayLog *self, guint point, guint round)
{
  const Entry entry = { .point = point, .round = round };

  g_array_append_val (self->entries, entry);
  g_array_append_val (self->rounds, point);
  self->symbol = NULL;
}

static void
take_event (OrreryPlayLog *self, guint point, const GameEvent *event)
{
  const OrreryLogMark mark = mark_of (self, event);
  Entry *last = last_entry (self);

  if (mark.round > 0)
    {
      begin_round (self, point, mark.round);
      return;
    }
  if (mark.is_section)
    self->symbol = mark.symbol;
  if (last == NULL || last->events == NULL || last->seat != event->seat || last->symbol != self->symbol
      || last->events->n == GAME_MAX_EVENTS)
    {
      const Entry entry = { point, event->seat, self->symbol, g_new0 (GameEvents, 1), 0 };

      g_array_append_val (self->entries, entry);
      last = last_entry (self);
    }
  last->events->list[last->events->n++] = *event;
}

void
orrery_play_log_add (OrreryPlayLog *self, guint point, const GameEvents *events)
{
  /* The last line may still grow, so it is rewritten with everything from its moment on. */
  const guint n = self->entries->len;

  for (guint i = 0; i < events->n; i++)
    take_event (self, point, &events->list[i]);
  if (events->n > 0 && n > 0 && self->written == n)
    while (self->written > 0 && entry_at (self, self->written - 1)->point == entry_at (self, n - 1)->point)
      self->written--;
}

void
orrery_play_log_flush (OrreryPlayLog *self)
{
  if (self->written == self->entries->len)
    return;
  orrery_log_view_cut (self->view, entry_at (self, self->written)->point - 1);
  for (; self->written < self->entries->len; self->written++)
    {
      g_autofree char *text = write_entry (self, entry_at (self, self->written));

      if (text != NULL)
        announce (self, self->written, text);
    }
}

static void
begin_anew (OrreryPlayLog *self)
{
  self->entries = g_array_new (FALSE, TRUE, sizeof (Entry));
  g_array_set_clear_func (self->entries, clear_entry);
  g_array_set_size (self->rounds, 0);
  self->symbol = NULL;
}

static gboolean
is_same_entry (const Entry *a, const Entry *b)
{
  if (a->point != b->point || a->seat != b->seat || a->symbol != b->symbol || a->round != b->round
      || (a->events == NULL) != (b->events == NULL))
    return FALSE;
  return a->events == NULL
         || (a->events->n == b->events->n
             && memcmp (a->events->list, b->events->list, a->events->n * sizeof (GameEvent)) == 0);
}

/* Keep the lines that are already written: after undo most of them stay. */
static void
keep_written (OrreryPlayLog *self, const GArray *before)
{
  const guint n = MIN (self->written, self->entries->len);
  guint same = 0;

  while (same < n && is_same_entry (&g_array_index (before, Entry, same), entry_at (self, same)))
    same++;
  if (same == self->written)
    return;
  /* Everything from one moment is removed together. */
  while (same > 0 && g_array_index (before, Entry, same - 1).point == g_array_index (before, Entry, same).point)
    same--;
  orrery_log_view_cut (self->view, same > 0 ? g_array_index (before, Entry, same).point - 1 : 0);
  if (same == 0)
    orrery_log_view_clear (self->view);
  self->written = same;
}

static void
set_readers (OrreryPlayLog *self, const char *const *names, int reader)
{
  if (self->names != NULL && g_strv_equal ((const char *const *) self->names, names) && self->reader == reader)
    return;
  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  self->reader = reader;
  self->written = 0;
  orrery_log_view_clear (self->view);
  orrery_log_view_set_names (self->view, names);
}

void
orrery_play_log_fill (OrreryPlayLog *self, OrreryRecord *record, const char *const *names, int reader)
{
  g_autoptr (GArray) before = g_steal_pointer (&self->entries);
  const OrreryGame *game = orrery_record_get_game (record);
  GameState state;

  self->ui = orrery_game_ui_get (game);
  set_readers (self, names, reader);
  begin_anew (self);
  orrery_record_state_at (record, 0, &state);
  orrery_log_view_set_closer (self->view, self->ui->new_named_closer, &state);
  for (guint i = 0; i < orrery_record_get_point (record); i++)
    {
      GameEvents events = { 0 };

      game->rules->apply (&state, orrery_record_get_answer (record, i), &events);
      for (guint k = 0; k < events.n; k++)
        take_event (self, i + 1, &events.list[k]);
    }
  keep_written (self, before);
  for (; self->written < self->entries->len; self->written++)
    g_free (write_entry (self, entry_at (self, self->written)));
  /* Old events are not announced. */
  self->said = self->written;
  g_clear_pointer (&self->last_said, g_free);
}

const GArray *
orrery_play_log_get_rounds (OrreryPlayLog *self)
{
  return self->rounds;
}
