/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-search-pane"

#include "config.h"

#include "app/reference/orrery-search-pane.h"

#include <glib/gi18n.h>

#include "widgets/layout/orrery-announce.h"

#include "app/reference/orrery-filter-chips.h"
#include "app/reference/orrery-found-list.h"
#include "games/games.h"
#include "games/orrery-catalogs.h"
#include "widgets/game/orrery-game-ui.h"

/* Width next to a page; below the second, there is no room for a page next to it. */
#define WIDTH 408
#define LEAST_WIDTH 358

#define OTHERS_DELAY 400 /* ms */

struct _OrrerySearchPane
{
  GtkWidget parent_instance;

  OrreryCatalog *catalog;
  OrreryShelf   *shelf;
  OrreryResults *results; /* NULL if nothing is searched for */
  gboolean       is_set;  /* the text is set by the program */
  gboolean       has_others; /* catalogs of other games may be searched */
  guint          others_id;
  guint          prepare_id;
  guint          n_loaded; /* of those */

  GtkWidget *box;
  GtkWidget *entry;
  GtkWidget *filters_button;
  GtkWidget *chips;
  GtkWidget *filter_bar;
  GtkWidget *status;
  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (OrrerySearchPane, orrery_search_pane, GTK_TYPE_WIDGET)

enum
{
  OPEN,
  SELECTED,
  COMMAND,
  CHANGED,
  LEFT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- Searching --- */

static gboolean
is_searching (OrrerySearchPane *self)
{
  const OrreryFacets *facets = orrery_filter_bar_get_facets (ORRERY_FILTER_BAR (self->filter_bar));

  return *orrery_search_pane_get_text (self) != '\0' || !orrery_facets_is_empty (facets);
}

static void
keep_saved (OrrerySearchPane *self, OrreryResults *results)
{
  guint n = 0, n_exact = 0;

  for (guint i = 0; i < results->n_hits; i++)
    if (orrery_shelf_is_saved (self->shelf, results->hits[i].entry))
      {
        n_exact += i < results->n_exact;
        results->hits[n++] = results->hits[i];
      }
  results->n_hits = n;
  results->n_exact = n_exact;
  results->n_found = results->nearest ? 0 : n;
}

static OrreryResults *
search (OrrerySearchPane *self, const OrreryFacets *facets)
{
  const char *text = orrery_search_pane_get_text (self);
  /* "Saved" alone filters this. */
  const OrreryFilter all = { .masks[ORRERY_FACET_KIND] = (1u << ORRERY_N_KINDS) - 1 };
  OrreryResults *results;

  if (*text == '\0' && orrery_filter_is_empty (&facets->filter))
    results = orrery_search (self->catalog, "", &all, 0);
  else
    results = orrery_search (self->catalog, text, &facets->filter, 0);
  if (facets->saved)
    keep_saved (self, results);
  return results;
}

static guint
count_hidden (OrrerySearchPane *self, const OrreryFacets *facets)
{
  g_autoptr (OrreryResults) all = NULL;
  const char *text = orrery_search_pane_get_text (self);

  if (*text == '\0' || orrery_facets_is_empty (facets))
    return 0;
  all = orrery_search (self->catalog, text, NULL, 1);
  return all->n_found > self->results->n_found ? all->n_found - self->results->n_found : 0;
}

/* --- Chips --- */

static void
chip_removed_cb (OrrerySearchPane *self, guint facet, guint value, gboolean typed)
{
  gtk_widget_grab_focus (self->entry);
  if (typed)
    {
      g_autofree char *text = orrery_facet_remove_words (
          self->catalog, orrery_search_pane_get_text (self), facet, value);

      orrery_search_pane_set_text (self, text);
    }
  else
    orrery_filter_bar_set (ORRERY_FILTER_BAR (self->filter_bar), facet, value, FALSE);
}

/* "free trade" is not a filter for trading: words whose filter the best hit does not match were found as text. */
static void
show_chips (OrrerySearchPane *self)
{
  OrreryFacets toggled = *orrery_filter_bar_get_facets (ORRERY_FILTER_BAR (self->filter_bar));
  OrreryFacets typed = { 0 };

  if (self->results != NULL && self->results->n_found > 0
      && orrery_filter_matches (&self->results->understood, self->results->hits[0].entry))
    typed.filter = self->results->understood;
  orrery_filter_chips_show (ORRERY_FILTER_CHIPS (self->chips), self->catalog, &toggled, &typed);
}

/* --- The list --- */

static void
show_status (OrrerySearchPane *self)
{
  const guint n = orrery_catalog_get_n_entries (self->catalog);
  g_autofree char *text =
      self->results != NULL
          /* Translators: how many of all entries were found: "7 of 214". */
          ? g_strdup_printf (_("%u of %u"), self->results->n_found, n)
          : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u entry", "%u entries", n), n);

  gtk_label_set_text (GTK_LABEL (self->status), text);
}

/* The best result is announced too: Enter opens it. */
static void
announce (OrrerySearchPane *self)
{
  g_autofree char *found = NULL;

  if (self->results == NULL)
    {
      orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS,
                       gtk_label_get_text (GTK_LABEL (self->status)));
      return;
    }
  found = self->results->n_found == 0
              ? g_strdup (_("Nothing found."))
              : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u found.", "%u found.",
                                              self->results->n_found),
                                 self->results->n_found);
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, found);
  if (self->results->n_hits > 0)
    orrery_announce (GTK_WIDGET (self), ORRERY_SAY_IN_FULL,
                     orrery_entry_get_name (self->results->hits[0].entry));
}

/* Links shown when nothing was typed or nothing was found. */
static void
add_ways_out (OrrerySearchPane *self, GPtrArray *items, guint at)
{
  const OrreryGameUi *ui = orrery_game_ui_get_for (self->catalog);

  g_ptr_array_insert (items, (int) at++, orrery_result_new_command (ORRERY_COMMAND_BROWSE, NULL, _(ui->words->all),
                                                                    _(ui->words->order)));
  if (ui->new_tableau_page != NULL && self->results == NULL)
    g_ptr_array_insert (items, (int) at++,
                        orrery_result_new_command (ORRERY_COMMAND_TABLEAU, NULL, _("My tableau"),
                                                   _("What every bonus is worth to you")));
  g_ptr_array_insert (items, (int) at, orrery_result_new_command (ORRERY_COMMAND_HELP, NULL, _("Help"),
                                                                  _("How each room works, a lesson, and keys")));
}

/* --- Other games --- */

static OrreryCatalog *
get_catalog (const OrreryGameUi *ui)
{
  const char *id = ui->game->rules->id;

  return orrery_games_get_catalog (id) != NULL ? orrery_catalog_get_for_game (id, NULL) : NULL;
}

/* How many entries of the other game match all the words. */
static void
add_other_game (OrrerySearchPane *self, GPtrArray *items, guint at, const OrreryGameUi *ui)
{
  OrreryCatalog *catalog = get_catalog (ui);
  g_autoptr (OrreryResults) found = NULL;
  g_autofree char *title = NULL;

  if (catalog == NULL)
    return;
  found = orrery_search (catalog, orrery_search_pane_get_text (self), NULL, 1);
  if (found->n_exact == 0)
    return;
  /* Translators: %s is a game. */
  title = g_strdup_printf (ngettext ("%u more in %s", "%u more in %s", found->n_exact), found->n_exact,
                           ui->game->rules->name);
  g_ptr_array_insert (items, (int) at, orrery_result_new_command (ORRERY_COMMAND_GAME, ui->game->rules->id,
                                                                  title, _("Show them")));
}

/* Below the best results and those that the filters hide, not after hundreds of close ones. */
static void
add_other_games (OrrerySearchPane *self, GPtrArray *items)
{
  const GPtrArray *uis = orrery_game_ui_list ();
  guint at = 1;

  if (!self->has_others || *orrery_search_pane_get_text (self) == '\0')
    return;
  while (at < items->len
         && (orrery_result_get_kind (g_ptr_array_index (items, at)) == ORRERY_RESULT_ENTRY
             || orrery_result_get_command (g_ptr_array_index (items, at)) == ORRERY_COMMAND_UNFILTER))
    at++;
  for (guint i = 0; i < uis->len; i++)
    {
      const OrreryGameUi *ui = g_ptr_array_index (uis, i);

      if (ui != orrery_game_ui_get_for (self->catalog))
        add_other_game (self, items, MIN (at, items->len), ui);
    }
}

static void refill (OrrerySearchPane *self);

/* A part at a time, so that no frame waits for all of them. */
static gboolean
load_others_cb (gpointer data)
{
  OrrerySearchPane *self = data;
  const GPtrArray *uis = orrery_game_ui_list ();

  if (self->n_loaded < uis->len)
    {
      OrreryCatalog *catalog = get_catalog (g_ptr_array_index (uis, self->n_loaded));

      if (catalog == NULL || catalog == self->catalog || !orrery_search_prepare (catalog))
        self->n_loaded++;
      self->others_id = g_idle_add_full (G_PRIORITY_LOW, load_others_cb, self, NULL);
      return G_SOURCE_REMOVE;
    }
  self->others_id = 0;
  self->has_others = TRUE;
  refill (self);
  return G_SOURCE_REMOVE;
}

/* Their catalogs are read once you stop typing for a moment. */
static void
load_others_later (OrrerySearchPane *self)
{
  if (self->has_others || orrery_game_ui_list ()->len < 2 || *orrery_search_pane_get_text (self) == '\0')
    return;
  g_clear_handle_id (&self->others_id, g_source_remove);
  self->others_id = g_timeout_add_full (G_PRIORITY_LOW, OTHERS_DELAY, load_others_cb, self, NULL);
}

static void
refill (OrrerySearchPane *self)
{
  const OrreryFacets *facets = orrery_filter_bar_get_facets (ORRERY_FILTER_BAR (self->filter_bar));
  g_autoptr (OrreryResults) last = g_steal_pointer (&self->results); /* until the list has new ones */
  g_autoptr (GPtrArray) items = NULL;

  if (self->catalog == NULL)
    return;
  if (is_searching (self))
    {
      self->results = search (self, facets);
      items = orrery_result_list_found (self->results, orrery_search_pane_get_text (self),
                                        count_hidden (self, facets));
      if (self->results->n_found == 0)
        add_ways_out (self, items, items->len);
      add_other_games (self, items);
      load_others_later (self);
    }
  else
    {
      items = orrery_result_list_browse (self->catalog, self->shelf);
      add_ways_out (self, items, 0);
    }
  show_chips (self);
  show_status (self);
  orrery_found_list_fill (ORRERY_FOUND_LIST (self->list), items, self->results);
}

static void
changed_cb (OrrerySearchPane *self)
{
  refill (self);
  announce (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Typing continues in the field, wherever the first letter was typed. */
static void
text_changed_cb (OrrerySearchPane *self)
{
  if (!self->is_set && !gtk_widget_has_focus (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (self->entry)))))
    orrery_search_pane_focus_text (self);
  changed_cb (self);
}

static void
shelf_changed_cb (OrrerySearchPane *self)
{
  const OrreryFacets *facets = orrery_filter_bar_get_facets (ORRERY_FILTER_BAR (self->filter_bar));

  if (!is_searching (self) || facets->saved)
    refill (self);
}

static void
selected_cb (OrrerySearchPane *self, OrreryResult *result)
{
  g_signal_emit (self, signals[SELECTED], 0,
                 result != NULL ? orrery_result_get_entry (result) : NULL);
}

static void
open_cb (OrrerySearchPane *self, OrreryResult *result, gboolean by_key)
{
  orrery_search_pane_select_text (self);
  if (orrery_result_get_kind (result) == ORRERY_RESULT_ENTRY)
    g_signal_emit (self, signals[OPEN], 0, orrery_result_get_entry (result), by_key);
  else if (orrery_result_get_command (result) == ORRERY_COMMAND_UNFILTER)
    orrery_filter_bar_clear (ORRERY_FILTER_BAR (self->filter_bar));
  else if (orrery_result_get_command (result) == ORRERY_COMMAND_GAME)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.game", "s", orrery_result_get_target (result));
  else
    g_signal_emit (self, signals[COMMAND], 0, orrery_result_get_command (result), by_key);
}

static void
activate_cb (OrrerySearchPane *self)
{
  orrery_found_list_open_selected (ORRERY_FOUND_LIST (self->list));
}

static void
stop_search_cb (OrrerySearchPane *self)
{
  if (!orrery_search_pane_clear (self))
    g_signal_emit (self, signals[LEFT], 0);
}

static gboolean
key_pressed_cb (OrrerySearchPane *self, guint keyval, guint keycode, GdkModifierType state)
{
  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0
      || (keyval != GDK_KEY_Down && keyval != GDK_KEY_KP_Down))
    return FALSE;
  orrery_found_list_focus (ORRERY_FOUND_LIST (self->list));
  return TRUE;
}

/* --- The widget --- */

static void
orrery_search_pane_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural, int *minimum_baseline,
                            int *natural_baseline)
{
  gtk_widget_measure (ORRERY_SEARCH_PANE (widget)->box, orientation, for_size, minimum, natural,
                      NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (*minimum, LEAST_WIDTH);
      *natural = MAX (*minimum, WIDTH);
    }
}

static void
orrery_search_pane_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (ORRERY_SEARCH_PANE (widget)->box,
                            &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
orrery_search_pane_dispose (GObject *object)
{
  OrrerySearchPane *self = ORRERY_SEARCH_PANE (object);

  g_clear_handle_id (&self->others_id, g_source_remove);
  g_clear_handle_id (&self->prepare_id, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), ORRERY_TYPE_SEARCH_PANE);
  g_clear_pointer (&self->results, orrery_results_free);

  G_OBJECT_CLASS (orrery_search_pane_parent_class)->dispose (object);
}

static void
orrery_search_pane_class_init (OrrerySearchPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = ORRERY_TYPE_SEARCH_PANE;

  G_OBJECT_CLASS (klass)->dispose = orrery_search_pane_dispose;

  signals[OPEN] = g_signal_new ("open", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                2, ORRERY_TYPE_ENTRY, G_TYPE_BOOLEAN);
  signals[SELECTED] = g_signal_new ("selected", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, ORRERY_TYPE_ENTRY);
  signals[COMMAND] = g_signal_new ("command", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_BOOLEAN);
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[LEFT] = g_signal_new ("left", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                0);

  g_type_ensure (ORRERY_TYPE_FILTER_CHIPS);
  g_type_ensure (ORRERY_TYPE_FILTER_BAR);
  g_type_ensure (ORRERY_TYPE_FOUND_LIST);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/orrerytable/Orrery/orrery-search-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, OrrerySearchPane, box);
  gtk_widget_class_bind_template_child (widget_class, OrrerySearchPane, entry);
  gtk_widget_class_bind_template_child (widget_class, OrrerySearchPane, filters_button);
  gtk_widget_class_bind_template_child (widget_class, OrrerySearchPane, chips);
  gtk_widget_class_bind_template_child (widget_class, OrrerySearchPane, filter_bar);
  gtk_widget_class_bind_template_child (widget_class, OrrerySearchPane, status);
  gtk_widget_class_bind_template_child (widget_class, OrrerySearchPane, list);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, chip_removed_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, orrery_search_pane_focus_text);
  widget_class->measure = orrery_search_pane_measure;
  widget_class->size_allocate = orrery_search_pane_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "orrery-search-pane");
}

static void
orrery_search_pane_init (OrrerySearchPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Makes the first key as quick as any other. */
static gboolean
prepare_cb (gpointer data)
{
  OrrerySearchPane *self = data;

  if (orrery_search_prepare (self->catalog))
    return G_SOURCE_CONTINUE;
  self->prepare_id = 0;
  return G_SOURCE_REMOVE;
}

/* Builds the parts that the first frame does not show. */
void
orrery_search_pane_load (OrrerySearchPane *self, OrreryCatalog *catalog)
{
  const char *hint = _(orrery_game_ui_get_for (catalog)->words->hint);

  g_return_if_fail (ORRERY_IS_SEARCH_PANE (self));

  orrery_filter_bar_build (ORRERY_FILTER_BAR (self->filter_bar), catalog);
  if (self->catalog == NULL)
    {
      self->shelf = orrery_shelf_get_default ();
      g_signal_connect_object (self->shelf, "changed", G_CALLBACK (shelf_changed_cb), self,
                               G_CONNECT_SWAPPED);
      orrery_found_list_build (ORRERY_FOUND_LIST (self->list));
    }
  self->catalog = catalog;
  g_object_set (self->entry, "placeholder-text", hint, NULL);
  orrery_set_spoken (self->entry, hint);
  refill (self);
  if (self->prepare_id == 0)
    self->prepare_id = g_idle_add_full (G_PRIORITY_LOW, prepare_cb, self, NULL);
}

const char *
orrery_search_pane_get_text (OrrerySearchPane *self)
{
  g_return_val_if_fail (ORRERY_IS_SEARCH_PANE (self), "");

  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

void
orrery_search_pane_set_text (OrrerySearchPane *self, const char *text)
{
  g_return_if_fail (ORRERY_IS_SEARCH_PANE (self));

  self->is_set = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
  self->is_set = FALSE;
}

OrreryFilterBar *
orrery_search_pane_get_filters (OrrerySearchPane *self)
{
  g_return_val_if_fail (ORRERY_IS_SEARCH_PANE (self), NULL);

  return ORRERY_FILTER_BAR (self->filter_bar);
}

void
orrery_search_pane_show_filters (OrrerySearchPane *self, gboolean show)
{
  g_return_if_fail (ORRERY_IS_SEARCH_PANE (self));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->filters_button), show);
}

void
orrery_search_pane_capture_keys (OrrerySearchPane *self, GtkWidget *widget)
{
  g_return_if_fail (ORRERY_IS_SEARCH_PANE (self));

  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->entry), widget);
}

void
orrery_search_pane_focus_text (OrrerySearchPane *self)
{
  g_return_if_fail (ORRERY_IS_SEARCH_PANE (self));

  gtk_widget_grab_focus (self->entry);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

void
orrery_search_pane_select_text (OrrerySearchPane *self)
{
  g_return_if_fail (ORRERY_IS_SEARCH_PANE (self));

  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
}

gboolean
orrery_search_pane_clear (OrrerySearchPane *self)
{
  g_return_val_if_fail (ORRERY_IS_SEARCH_PANE (self), FALSE);

  if (!is_searching (self))
    return FALSE;
  orrery_filter_bar_clear (ORRERY_FILTER_BAR (self->filter_bar));
  orrery_search_pane_set_text (self, "");
  return TRUE;
}

GPtrArray *
orrery_search_pane_list_found (OrrerySearchPane *self)
{
  GPtrArray *found = g_ptr_array_new ();

  g_return_val_if_fail (ORRERY_IS_SEARCH_PANE (self), found);

  if (self->catalog == NULL)
    return found;
  if (self->results == NULL)
    for (guint i = 0; i < orrery_catalog_get_n_entries (self->catalog); i++)
      g_ptr_array_add (found, orrery_catalog_get_entry (self->catalog, i));
  for (guint i = 0; self->results != NULL && i < self->results->n_found; i++)
    g_ptr_array_add (found, self->results->hits[i].entry);
  return found;
}
