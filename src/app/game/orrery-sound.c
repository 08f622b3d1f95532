/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-sound"

#include "config.h"

#include "app/game/orrery-sound.h"

#if ORRERY_HAS_SOUND
#include "game/orrery-sound-resources.h"

enum { GAP = 120 /* ms between two of the same */ };

static const char *const names[ORRERY_N_SOUNDS] = {
  [ORRERY_SOUND_DICE] = "dice",
  [ORRERY_SOUND_TILE] = "tile",
  [ORRERY_SOUND_CHIP] = "chip",
};

static GtkMediaStream *
get_stream (OrrerySoundId id)
{
  static GtkMediaStream *streams[ORRERY_N_SOUNDS];
  g_autofree char *path = NULL;

  if (streams[id] != NULL)
    return streams[id];
  g_resources_register (orrery_sound_get_resource ());
  path = g_strdup_printf ("/io/github/orrerytable/Orrery/sounds/%s.wav", names[id]);
  streams[id] = gtk_media_file_new_for_resource (path);
  return streams[id];
}

static void
play (OrrerySoundId id, double volume)
{
  static gint64 last[ORRERY_N_SOUNDS];
  const gint64 now = g_get_monotonic_time () / 1000;
  GtkMediaStream *stream = get_stream (id);

  if (now - last[id] < GAP)
    return;
  last[id] = now;
  g_debug ("Sound: %s", names[id]);
  if (gtk_media_stream_get_error (stream) != NULL)
    return;
  gtk_media_stream_set_volume (stream, volume);
  if (gtk_media_stream_is_prepared (stream))
    gtk_media_stream_seek (stream, 0);
  gtk_media_stream_play (stream);
}
#else
static void
play (OrrerySoundId id, double volume)
{
}
#endif

void
orrery_sound_play_events (const OrreryGameUi *ui, const GameEvents *events, int viewer, double volume)
{
  guint heard = 0;

  if (volume <= 0)
    return;
  for (guint i = 0; i < events->n; i++)
    {
      OrreryLogMark mark = { 0 };

      if (events->list[i].secret && events->list[i].seat != viewer)
        continue;
      ui->mark_event (&events->list[i], &mark);
      heard |= 1u << mark.sound;
    }
  for (guint id = ORRERY_SOUND_NONE + 1; id < ORRERY_N_SOUNDS; id++)
    if ((heard >> id & 1) != 0)
      play (id, volume);
}
