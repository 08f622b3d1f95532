/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/game/orrery-name-completion.h"

#include "assist/orrery-ledger.h"

typedef struct
{
  const char *name;
  guint games;
} Player;

static int
compare (gconstpointer a, gconstpointer b)
{
  const Player *first = a, *second = b;

  if (first->games != second->games)
    return (int) second->games - (int) first->games;
  return g_utf8_collate (first->name, second->name);
}

static void
count_persons (OrreryOutcome *outcome, GHashTable *games)
{
  for (guint i = 0; i < orrery_outcome_get_n_seats (outcome); i++)
    {
      const OrreryOutcomeSeat *seat = orrery_outcome_get_seat (outcome, i);
      const guint n = GPOINTER_TO_UINT (g_hash_table_lookup (games, seat->name));

      if (g_str_equal (seat->kind, "person"))
        g_hash_table_insert (games, g_strdup (seat->name), GUINT_TO_POINTER (n + 1));
    }
}

GStrv
orrery_name_completion_list (void)
{
  GListModel *ledger = G_LIST_MODEL (orrery_ledger_get_default ());
  g_autoptr (GHashTable) games = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GArray) players = g_array_new (FALSE, FALSE, sizeof (Player));
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  GHashTableIter iter;
  gpointer name, n;

  for (guint i = 0; i < g_list_model_get_n_items (ledger); i++)
    {
      g_autoptr (OrreryOutcome) outcome = g_list_model_get_item (ledger, i);

      count_persons (outcome, games);
    }
  g_hash_table_iter_init (&iter, games);
  while (g_hash_table_iter_next (&iter, &name, &n))
    g_array_append_val (players, ((Player) { name, GPOINTER_TO_UINT (n) }));
  g_array_sort (players, compare);
  for (guint i = 0; i < players->len; i++)
    g_strv_builder_add (names, g_array_index (players, Player, i).name);
  return g_strv_builder_end (names);
}

/* The list is built when the field gets the focus: most are never used. */
static void
focus_cb (GtkEventController *focus, GtkEntry *entry)
{
  GtkListStore *store = GTK_LIST_STORE (gtk_entry_completion_get_model (gtk_entry_get_completion (entry)));
  g_auto (GStrv) names = orrery_name_completion_list ();

  gtk_list_store_clear (store);
  for (guint i = 0; names[i] != NULL; i++)
    gtk_list_store_insert_with_values (store, NULL, -1, 0, names[i], -1);
}

static GtkWidget *
find_open_list (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_POPOVER (widget) && gtk_widget_get_mapped (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_open_list (child);
  return found;
}

/* GTK closes the list and then lets the key close the window as well. */
static gboolean
key_cb (GtkEventController *keys, guint key, guint code, GdkModifierType modifiers, GtkWidget *entry)
{
  GtkWidget *list = key == GDK_KEY_Escape ? find_open_list (entry) : NULL;

  if (list == NULL)
    return GDK_EVENT_PROPAGATE;
  gtk_popover_popdown (GTK_POPOVER (list));
  return GDK_EVENT_STOP;
}

void
orrery_name_completion_attach (GtkEntry *entry)
{
  g_autoptr (GtkEntryCompletion) completion = gtk_entry_completion_new ();
  g_autoptr (GtkListStore) store = gtk_list_store_new (1, G_TYPE_STRING);
  GtkEventController *focus = gtk_event_controller_focus_new (), *keys = gtk_event_controller_key_new ();

  g_return_if_fail (GTK_IS_ENTRY (entry));

  gtk_entry_completion_set_model (completion, GTK_TREE_MODEL (store));
  gtk_entry_completion_set_text_column (completion, 0);
  gtk_entry_set_completion (entry, completion);
  g_signal_connect_object (focus, "enter", G_CALLBACK (focus_cb), entry, 0);
  gtk_widget_add_controller (GTK_WIDGET (entry), focus);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), entry, 0);
  gtk_widget_add_controller (GTK_WIDGET (entry), keys);
  orrery_ledger_load (orrery_ledger_get_default ());
}
