/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-keeper"

#include "assist/orrery-keeper.h"

#include "assist/orrery-games.h"
#include "record/orrery-journal.h"

enum
{
  RETRY_AFTER = 3 /* s */
};

struct _OrreryKeeper
{
  GObject parent_instance;

  OrreryRecord *record;
  char *folder;
  GFile *file;     /* NULL: not saved yet */
  GFile *tried;    /* the file that could not be created */
  GError *refused; /* why */
  GError *beside;  /* the argument of orrery_keeper_report */
  char *problem;
  guint retry; /* source */
};

G_DEFINE_FINAL_TYPE (OrreryKeeper, orrery_keeper, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_PROBLEM,
  PROP_PLACE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint retry_signal;

static void try_again (OrreryKeeper *self, gboolean is_asked);

static gboolean
retry_cb (gpointer data)
{
  OrreryKeeper *self = data;

  try_again (self, FALSE);
  return self->retry != 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* A game that would be lost on closing the app matters more than a move that is waiting. */
static void
update (OrreryKeeper *self)
{
  const GError *waiting = orrery_record_get_autosave_error (self->record);
  const GError *error = self->file == NULL ? self->refused : waiting != NULL ? waiting : self->beside;
  const char *problem = error != NULL ? error->message : NULL;

  if (g_strcmp0 (problem, self->problem) == 0)
    return;
  g_free (self->problem);
  self->problem = g_strdup (problem);
  if (problem == NULL)
    g_clear_handle_id (&self->retry, g_source_remove);
  else if (self->retry == 0)
    self->retry = g_timeout_add_seconds (RETRY_AFTER, retry_cb, self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLACE]);
}

static gboolean
keep_in (OrreryKeeper *self, GFile *file, GError **error)
{
  if (!orrery_record_set_autosave (self->record, file, error))
    return FALSE;
  g_set_object (&self->file, file);
  g_clear_error (&self->refused);
  g_clear_object (&self->tried);
  return TRUE;
}

static void
begin (OrreryKeeper *self)
{
  g_clear_error (&self->refused);
  g_clear_object (&self->tried);
  self->tried = orrery_games_new_file (self->folder, &self->refused);
  if (self->refused != NULL)
    self->tried = orrery_games_get_folder (self->folder);
  else
    {
      g_autoptr (GFile) file = g_object_ref (self->tried);

      keep_in (self, file, &self->refused);
    }
}

static void
keep_anew (OrreryKeeper *self)
{
  g_autoptr (GFile) folder = g_file_get_parent (self->file);

  if (orrery_journal_make_folder (g_file_peek_path (folder), NULL))
    orrery_record_set_autosave (self->record, self->file, NULL);
}

/* A missing file is written again only on request: its disk may come back. */
static void
try_again (OrreryKeeper *self, gboolean is_asked)
{
  if (self->file == NULL)
    begin (self);
  else if (orrery_record_get_autosave_error (self->record) != NULL
           && !orrery_record_retry_autosave (self->record, NULL) && is_asked
           && !g_file_query_exists (self->file, NULL))
    keep_anew (self);
  if (self->beside != NULL)
    g_signal_emit (self, retry_signal, 0);
  update (self);
}

static void
orrery_keeper_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  OrreryKeeper *self = ORRERY_KEEPER (object);

  if (id == PROP_PROBLEM)
    g_value_set_string (value, self->problem);
  else if (id == PROP_PLACE)
    g_value_set_string (value, orrery_keeper_get_place (self));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
orrery_keeper_finalize (GObject *object)
{
  OrreryKeeper *self = ORRERY_KEEPER (object);

  g_clear_handle_id (&self->retry, g_source_remove);
  g_clear_object (&self->record);
  g_clear_object (&self->file);
  g_clear_object (&self->tried);
  g_clear_error (&self->refused);
  g_clear_error (&self->beside);
  g_free (self->folder);
  g_free (self->problem);

  G_OBJECT_CLASS (orrery_keeper_parent_class)->finalize (object);
}

static void
orrery_keeper_class_init (OrreryKeeperClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = orrery_keeper_get_property;
  object_class->finalize = orrery_keeper_finalize;

  properties[PROP_PROBLEM] = g_param_spec_string ("problem", NULL, NULL, NULL, flags);
  properties[PROP_PLACE] = g_param_spec_string ("place", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  retry_signal = g_signal_new ("retry", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 0);
}

static void
orrery_keeper_init (OrreryKeeper *self)
{
}

static OrreryKeeper *
keeper_new (OrreryRecord *record, const char *folder)
{
  OrreryKeeper *self = g_object_new (ORRERY_TYPE_KEEPER, NULL);

  self->record = g_object_ref (record);
  self->folder = g_strdup (folder);
  g_signal_connect_object (record, "autosave-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return self;
}

OrreryKeeper *
orrery_keeper_new (OrreryRecord *record, const char *folder)
{
  OrreryKeeper *self;

  g_return_val_if_fail (ORRERY_IS_RECORD (record), NULL);

  self = keeper_new (record, folder);
  begin (self);
  update (self);
  return self;
}

OrreryKeeper *
orrery_keeper_new_restored (OrreryRecord *record, const char *folder, GFile *file)
{
  OrreryKeeper *self;

  g_return_val_if_fail (ORRERY_IS_RECORD (record), NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = keeper_new (record, folder);
  self->file = g_object_ref (file);
  return self;
}

GFile *
orrery_keeper_get_file (OrreryKeeper *self)
{
  g_return_val_if_fail (self == NULL || ORRERY_IS_KEEPER (self), NULL);

  return self != NULL ? self->file : NULL;
}

const char *
orrery_keeper_get_problem (OrreryKeeper *self)
{
  g_return_val_if_fail (ORRERY_IS_KEEPER (self), NULL);

  return self->problem;
}

const char *
orrery_keeper_get_place (OrreryKeeper *self)
{
  GFile *file;

  g_return_val_if_fail (ORRERY_IS_KEEPER (self), NULL);

  file = self->file != NULL ? self->file : self->tried;
  return self->problem != NULL && file != NULL ? g_file_peek_path (file) : NULL;
}

gboolean
orrery_keeper_retry (OrreryKeeper *self)
{
  g_return_val_if_fail (ORRERY_IS_KEEPER (self), FALSE);

  try_again (self, TRUE);
  return self->problem == NULL;
}

gboolean
orrery_keeper_move (OrreryKeeper *self, GFile *file, GError **error)
{
  g_return_val_if_fail (ORRERY_IS_KEEPER (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  if (!keep_in (self, file, error))
    return FALSE;
  if (self->beside != NULL)
    g_signal_emit (self, retry_signal, 0);
  update (self);
  return TRUE;
}

void
orrery_keeper_report (OrreryKeeper *self, const GError *error)
{
  g_return_if_fail (ORRERY_IS_KEEPER (self));

  g_clear_error (&self->beside);
  self->beside = error != NULL ? g_error_copy (error) : NULL;
  update (self);
}
