/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "assist/orrery-lesson.h"

typedef struct
{
  GQueue unread; /* of OrreryCard: the first is shown */
  OrreryCard *task;
  gboolean over;
} OrreryLessonPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (OrreryLesson, orrery_lesson, G_TYPE_OBJECT)

#define PRIVATE(self) ((OrreryLessonPrivate *) orrery_lesson_get_instance_private (self))

static void
card_free (OrreryCard *card)
{
  if (card == NULL)
    return;
  g_free (card->title);
  g_free (card->text);
  g_free (card);
}

static OrreryCard *
card_new (guint kind, guint detail, char *title, char *text, gboolean waits)
{
  OrreryCard *card = g_new0 (OrreryCard, 1);

  *card = (OrreryCard) { kind, detail, title, text, waits };
  return card;
}

static void
orrery_lesson_finalize (GObject *object)
{
  OrreryLessonPrivate *priv = PRIVATE (ORRERY_LESSON (object));

  g_queue_clear_full (&priv->unread, (GDestroyNotify) card_free);
  card_free (priv->task);

  G_OBJECT_CLASS (orrery_lesson_parent_class)->finalize (object);
}

static void
orrery_lesson_class_init (OrreryLessonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = orrery_lesson_finalize;
}

static void
orrery_lesson_init (OrreryLesson *self)
{
  g_queue_init (&PRIVATE (self)->unread);
}

OrreryRecord *
orrery_lesson_new_record (OrreryLesson *self)
{
  return ORRERY_LESSON_GET_CLASS (self)->new_record (self);
}

void
orrery_lesson_take (OrreryLesson *self, const GameEvents *events)
{
  ORRERY_LESSON_GET_CLASS (self)->take (self, events);
}

void
orrery_lesson_look (OrreryLesson *self, OrreryDecision *decision, const char *const *names)
{
  if (!PRIVATE (self)->over)
    ORRERY_LESSON_GET_CLASS (self)->look (self, decision, names);
}

void
orrery_lesson_next (OrreryLesson *self)
{
  card_free (g_queue_pop_head (&PRIVATE (self)->unread));
}

const OrreryCard *
orrery_lesson_get_card (OrreryLesson *self)
{
  const OrreryCard *unread = g_queue_peek_head (&PRIVATE (self)->unread);

  return unread != NULL ? unread : PRIVATE (self)->task;
}

gboolean
orrery_lesson_is_last (OrreryLesson *self)
{
  return PRIVATE (self)->over && PRIVATE (self)->unread.length == 1;
}

gboolean
orrery_lesson_is_over (OrreryLesson *self)
{
  return PRIVATE (self)->over && g_queue_is_empty (&PRIVATE (self)->unread);
}

void
orrery_lesson_add (OrreryLesson *self, guint kind, guint detail, char *title, char *text)
{
  g_queue_push_tail (&PRIVATE (self)->unread, card_new (kind, detail, title, text, FALSE));
}

void
orrery_lesson_set_task (OrreryLesson *self, guint kind, guint detail, char *title, char *text)
{
  card_free (PRIVATE (self)->task);
  PRIVATE (self)->task = card_new (kind, detail, title, text, TRUE);
}

void
orrery_lesson_finish (OrreryLesson *self)
{
  g_clear_pointer (&PRIVATE (self)->task, card_free);
  PRIVATE (self)->over = TRUE;
}
