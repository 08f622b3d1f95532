/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-ledger"

#include "assist/orrery-ledger.h"

struct _OrreryLedger
{
  GObject parent_instance;

  char *root;
  GPtrArray *outcomes;
  GPtrArray *problems;
  gboolean loading;
  gboolean loaded;
};

static void orrery_ledger_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryLedger, orrery_ledger, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, orrery_ledger_iface_init))

enum
{
  PROP_0,
  PROP_LOADED,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* --- The list --- */

static GType
orrery_ledger_get_item_type (GListModel *model)
{
  return ORRERY_TYPE_OUTCOME;
}

static guint
orrery_ledger_get_n_items (GListModel *model)
{
  return ORRERY_LEDGER (model)->outcomes->len;
}

static gpointer
orrery_ledger_get_item (GListModel *model, guint position)
{
  OrreryLedger *self = ORRERY_LEDGER (model);

  return position < self->outcomes->len
             ? g_object_ref (g_ptr_array_index (self->outcomes, position))
             : NULL;
}

static void
orrery_ledger_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = orrery_ledger_get_item_type;
  iface->get_n_items = orrery_ledger_get_n_items;
  iface->get_item = orrery_ledger_get_item;
}

static guint
find (OrreryLedger *self, const char *id)
{
  for (guint i = 0; i < self->outcomes->len; i++)
    if (g_str_equal (orrery_outcome_get_id (g_ptr_array_index (self->outcomes, i)), id))
      return i;
  return G_MAXUINT;
}

static void
take_out (OrreryLedger *self, const char *id)
{
  const guint position = find (self, id);

  if (position == G_MAXUINT)
    return;
  g_ptr_array_remove_index (self->outcomes, position);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 1, 0);
}

/* Inserts it in order, replacing the one with the same id. Takes ownership; FALSE: there is none. */
static gboolean
put_in (OrreryLedger *self, OrreryOutcome *outcome)
{
  guint position = 0;

  if (outcome == NULL)
    return FALSE;
  take_out (self, orrery_outcome_get_id (outcome));
  while (position < self->outcomes->len
         && orrery_outcomes_compare (g_ptr_array_index (self->outcomes, position), outcome) < 0)
    position++;
  g_ptr_array_insert (self->outcomes, (int) position, outcome);
  g_list_model_items_changed (G_LIST_MODEL (self), position, 0, 1);
  return TRUE;
}

/* --- Reading --- */

typedef struct
{
  char *root;
  GPtrArray *outcomes;
  GPtrArray *problems;
} Load;

static void
load_free (gpointer data)
{
  Load *load = data;

  g_free (load->root);
  g_clear_pointer (&load->outcomes, g_ptr_array_unref);
  g_clear_pointer (&load->problems, g_ptr_array_unref);
  g_free (load);
}

static void
load_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Load *load = data;

  load->problems = g_ptr_array_new_with_free_func (g_free);
  load->outcomes = orrery_outcomes_load (load->root, load->problems, cancellable);
  g_task_return_boolean (task, TRUE);
}

/* Results saved in the meantime are already in the list, and newer than those just read. */
static void
merge (OrreryLedger *self, GPtrArray *read)
{
  const guint before = self->outcomes->len;
  g_autoptr (GHashTable) here = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) old = g_steal_pointer (&self->outcomes);
  guint next = 0;

  for (guint i = 0; i < old->len; i++)
    g_hash_table_add (here, (char *) orrery_outcome_get_id (g_ptr_array_index (old, i)));
  self->outcomes = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < read->len; i++)
    {
      OrreryOutcome *outcome = g_ptr_array_index (read, i);

      if (g_hash_table_contains (here, orrery_outcome_get_id (outcome)))
        continue;
      while (next < old->len
             && orrery_outcomes_compare (g_ptr_array_index (old, next), outcome) < 0)
        g_ptr_array_add (self->outcomes, g_object_ref (g_ptr_array_index (old, next++)));
      g_ptr_array_add (self->outcomes, g_object_ref (outcome));
    }
  while (next < old->len)
    g_ptr_array_add (self->outcomes, g_object_ref (g_ptr_array_index (old, next++)));
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, self->outcomes->len);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  OrreryLedger *self = ORRERY_LEDGER (source);
  Load *load = g_task_get_task_data (G_TASK (result));

  self->loading = FALSE;
  self->loaded = TRUE;
  g_clear_pointer (&self->problems, g_ptr_array_unref);
  self->problems = g_ptr_array_ref (load->problems);
  merge (self, load->outcomes);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LOADED]);
}

void
orrery_ledger_load (OrreryLedger *self)
{
  g_autoptr (GTask) task = NULL;
  Load *load;

  g_return_if_fail (ORRERY_IS_LEDGER (self));

  if (self->loading || self->loaded)
    return;
  self->loading = TRUE;
  load = g_new0 (Load, 1);
  load->root = g_strdup (self->root);
  task = g_task_new (self, NULL, loaded_cb, NULL);
  g_task_set_source_tag (task, orrery_ledger_load);
  g_task_set_task_data (task, load, load_free);
  g_task_run_in_thread (task, load_thread);
}

gboolean
orrery_ledger_get_loaded (OrreryLedger *self)
{
  g_return_val_if_fail (ORRERY_IS_LEDGER (self), FALSE);

  return self->loaded;
}

GPtrArray *
orrery_ledger_get_problems (OrreryLedger *self)
{
  g_return_val_if_fail (ORRERY_IS_LEDGER (self), NULL);

  return self->problems;
}

/* --- Keeping and deleting --- */

gboolean
orrery_ledger_keep (OrreryLedger *self, OrreryRecord *record, OrreryOutcomeKind kind, GFile *file,
                    GError **error)
{
  g_return_val_if_fail (ORRERY_IS_LEDGER (self), FALSE);

  return put_in (self, orrery_outcomes_keep (self->root, record, kind, file, error));
}

gboolean
orrery_ledger_keep_totals (OrreryLedger *self, const OrreryGame *game, const OrreryOutcomeSeat *seats, guint n,
                           GError **error)
{
  g_return_val_if_fail (ORRERY_IS_LEDGER (self), FALSE);

  return put_in (self, orrery_outcomes_keep_totals (self->root, game, seats, n, error));
}

gboolean
orrery_ledger_edit (OrreryLedger *self, OrreryOutcome *outcome, const OrreryOutcomeEdit *edit, GError **error)
{
  g_return_val_if_fail (ORRERY_IS_LEDGER (self), FALSE);

  return put_in (self, orrery_outcomes_edit (self->root, orrery_outcome_get_id (outcome), edit, error));
}

void
orrery_ledger_pass_over (OrreryLedger *self, GFile *file)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (ORRERY_IS_LEDGER (self));

  if (!orrery_outcomes_pass_over (self->root, file, &error))
    g_debug ("%s", error->message);
}

gboolean
orrery_ledger_delete (OrreryLedger *self, OrreryOutcome *outcome, GError **error)
{
  g_return_val_if_fail (ORRERY_IS_LEDGER (self), FALSE);

  if (!orrery_outcomes_delete (self->root, orrery_outcome_get_id (outcome), error))
    return FALSE;
  take_out (self, orrery_outcome_get_id (outcome));
  return TRUE;
}

gboolean
orrery_ledger_restore (OrreryLedger *self, OrreryOutcome *outcome, GError **error)
{
  g_return_val_if_fail (ORRERY_IS_LEDGER (self), FALSE);

  return orrery_outcomes_restore (self->root, orrery_outcome_get_id (outcome), error)
         && put_in (self, g_object_ref (outcome));
}

void
orrery_ledger_forget (OrreryLedger *self, OrreryOutcome *outcome)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (ORRERY_IS_LEDGER (self));

  if (!orrery_outcomes_forget (self->root, orrery_outcome_get_id (outcome), &error))
    g_debug ("%s", error->message);
}

OrreryOutcome *
orrery_ledger_load_whole (OrreryLedger *self, OrreryOutcome *outcome, GError **error)
{
  g_return_val_if_fail (ORRERY_IS_LEDGER (self), NULL);

  return orrery_outcomes_load_one (self->root, orrery_outcome_get_id (outcome), error);
}

GFile *
orrery_ledger_find_record (OrreryLedger *self, OrreryOutcome *outcome)
{
  g_return_val_if_fail (ORRERY_IS_LEDGER (self), NULL);

  return orrery_outcomes_find_record (self->root, outcome);
}

/* --- The object --- */

static void
orrery_ledger_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_LOADED)
    g_value_set_boolean (value, ORRERY_LEDGER (object)->loaded);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
orrery_ledger_finalize (GObject *object)
{
  OrreryLedger *self = ORRERY_LEDGER (object);

  g_free (self->root);
  g_ptr_array_unref (self->outcomes);
  g_ptr_array_unref (self->problems);

  G_OBJECT_CLASS (orrery_ledger_parent_class)->finalize (object);
}

static void
orrery_ledger_class_init (OrreryLedgerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = orrery_ledger_get_property;
  object_class->finalize = orrery_ledger_finalize;
  properties[PROP_LOADED]
      = g_param_spec_boolean ("loaded", NULL, NULL, FALSE,
                              G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
orrery_ledger_init (OrreryLedger *self)
{
  self->outcomes = g_ptr_array_new_with_free_func (g_object_unref);
  self->problems = g_ptr_array_new_with_free_func (g_free);
}

OrreryLedger *
orrery_ledger_new (const char *root)
{
  OrreryLedger *self = g_object_new (ORRERY_TYPE_LEDGER, NULL);

  self->root = g_strdup (root);
  return self;
}

OrreryLedger *
orrery_ledger_get_default (void)
{
  static OrreryLedger *ledger;

  if (ledger == NULL)
    {
      g_autofree char *root = orrery_outcomes_dup_root ();

      ledger = orrery_ledger_new (root);
    }
  return ledger;
}
