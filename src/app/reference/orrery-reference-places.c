/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages that the room shows, and the way from one to another. */
#define G_LOG_DOMAIN "orrery-reference"

#include "app/reference/orrery-reference-private.h"

#include <glib/gi18n.h>

#include "app/reference/orrery-browse.h"
#include "app/reference/orrery-entry-view.h"
#include "app/reference/orrery-help.h"
#include "games/orrery-catalogs.h"
#include "widgets/page/orrery-page-parts.h"

enum
{
  PEEK_DELAY = 120,  /* ms; a pause in typing is longer */
  READ_DELAY = 2000  /* ms: a page viewed for this long is remembered */
};

/* --- What is shown --- */

gboolean
reference_shows_page (OrreryReference *self)
{
  return adw_leaflet_get_visible_child (self->leaflet) == GTK_WIDGET (self->page);
}

static OrreryEntry *
lookup_place (OrreryReference *self)
{
  return self->catalog != NULL
             ? orrery_catalog_lookup (self->catalog, orrery_visits_get (self->visits))
             : NULL;
}

OrreryEntry *
orrery_reference_get_shown (OrreryReference *self)
{
  g_return_val_if_fail (ORRERY_IS_REFERENCE (self), NULL);

  return self->peeked != NULL ? self->peeked : lookup_place (self);
}

/* Following a link means that the page was read. */
static gboolean
view_open_cb (OrreryReference *self, OrreryEntry *entry)
{
  if (self->peeked != NULL)
    orrery_visits_push (self->visits, orrery_entry_get_id (self->peeked));
  orrery_reference_open (self, orrery_entry_get_id (entry));
  return TRUE;
}

/* While typing, the page must appear at once; a fade would draw two pages for some frames. */
static OrreryEntryView *
show_view (OrreryReference *self, gboolean fade)
{
  if (self->view == NULL)
    {
      self->view = orrery_entry_view_new ();
      g_signal_connect_swapped (self->view, "open", G_CALLBACK (view_open_cb), self);
      gtk_stack_add_named (self->page, self->view, "entry");
    }
  gtk_stack_set_visible_child_full (self->page, "entry",
                                    fade ? gtk_stack_get_transition_type (self->page)
                                         : GTK_STACK_TRANSITION_TYPE_NONE);
  return ORRERY_ENTRY_VIEW (self->view);
}

static void
fill_browse (OrreryReference *self)
{
  g_autoptr (GPtrArray) found = orrery_search_pane_list_found (self->pane);

  orrery_browse_set_entries (ORRERY_BROWSE (self->browse), found,
                             found->len == orrery_catalog_get_n_entries (self->catalog));
}

static void
show_browse (OrreryReference *self)
{
  if (self->browse == NULL)
    {
      self->browse = orrery_browse_new (self->catalog);
      gtk_stack_add_child (self->page, self->browse);
    }
  fill_browse (self);
  gtk_stack_set_visible_child (self->page, self->browse);
}

static void
show_help (OrreryReference *self)
{
  if (self->help == NULL)
    {
      self->help = orrery_help_new (self->catalog);
      gtk_stack_add_child (self->page, self->help);
    }
  gtk_stack_set_visible_child (self->page, self->help);
}

static void
show_tableau (OrreryReference *self)
{
  if (self->tableau == NULL)
    {
      self->tableau =
          orrery_part_scrolled (self->ui->new_tableau_page (self->catalog));
      gtk_stack_add_child (self->page, self->tableau);
    }
  gtk_stack_set_visible_child (self->page, self->tableau);
}

void
reference_show_place (OrreryReference *self, gboolean at_once)
{
  OrreryEntry *entry = lookup_place (self);

  g_clear_object (&self->peeked);
  if (entry != NULL && at_once)
    orrery_entry_view_set_entry (show_view (self, TRUE), entry);
  else if (entry != NULL)
    orrery_entry_view_peek (show_view (self, FALSE), entry);
  else if (g_str_equal (orrery_visits_get (self->visits), ORRERY_PLACE_HELP))
    show_help (self);
  else if (g_str_equal (orrery_visits_get (self->visits), ORRERY_PLACE_TABLEAU)
           && self->ui->new_tableau_page != NULL)
    show_tableau (self);
  else
    show_browse (self);
  reference_update_actions (self);
}

/* --- Going somewhere --- */

void
reference_stop_timers (OrreryReference *self)
{
  g_clear_handle_id (&self->peek_id, g_source_remove);
  g_clear_handle_id (&self->read_id, g_source_remove);
  g_clear_object (&self->coming);
}

void
reference_go_to (OrreryReference *self, const char *place)
{
  OrreryEntry *entry = orrery_catalog_lookup (self->catalog, place);

  reference_stop_timers (self);
  orrery_visits_push (self->visits, place);
  reference_show_place (self, TRUE);
  if (entry != NULL)
    orrery_shelf_look_up (self->shelf, entry);
}

/* The leaflet moves the focus; side by side, it stays where it was. */
void
reference_show_page (OrreryReference *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  adw_leaflet_set_visible_child (self->leaflet, GTK_WIDGET (self->page));
  if (adw_leaflet_get_folded (self->leaflet))
    gtk_widget_child_focus (GTK_WIDGET (self->page), GTK_DIR_TAB_FORWARD);
  else if (focus != NULL && gtk_widget_get_mapped (focus))
    gtk_root_set_focus (root, focus);
}

void
orrery_reference_open (OrreryReference *self, const char *place)
{
  g_return_if_fail (ORRERY_IS_REFERENCE (self));
  g_return_if_fail (place != NULL);

  orrery_reference_load (self);
  if (self->catalog == NULL)
    return;
  reference_go_to (self, place);
  self->depth++;
  reference_show_page (self);
  reference_update_actions (self);
}

/* Otherwise an unrelated search would stay next to this page. */
void
orrery_reference_open_from_outside (OrreryReference *self, const char *place)
{
  OrreryEntry *entry;

  g_return_if_fail (ORRERY_IS_REFERENCE (self));

  orrery_reference_load (self);
  entry = self->catalog != NULL ? orrery_catalog_lookup_key (self->catalog, place) : NULL;
  if (entry != NULL)
    {
      place = orrery_entry_get_id (entry);
      g_autoptr (GPtrArray) found = orrery_search_pane_list_found (self->pane);

      if (!g_ptr_array_find (found, entry, NULL))
        orrery_search_pane_clear (self->pane);
    }
  orrery_reference_open (self, place);
}

void
reference_show_list (OrreryReference *self)
{
  self->depth = 0;
  adw_leaflet_set_visible_child (self->leaflet, GTK_WIDGET (self->pane));
  orrery_search_pane_focus_text (self->pane);
  reference_update_actions (self);
}

/* When the page that has the focus disappears, GTK would give the focus to a button of the header bar, and to
 * nothing once that cannot be pressed. */
static void
keep_focus (OrreryReference *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->page);

  if (page == self->view)
    gtk_widget_grab_focus (page);
  else if (!gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD))
    orrery_search_pane_focus_text (self->pane);
}

void
reference_walk (OrreryReference *self, int steps)
{
  const gboolean is_focused = gtk_widget_get_focus_child (GTK_WIDGET (self->page)) != NULL;

  reference_stop_timers (self);
  /* Back from a preview, or to another page. */
  if ((self->peeked != NULL && steps < 0) || orrery_visits_go (self->visits, steps) != NULL)
    {
      reference_show_place (self, TRUE);
      if (is_focused)
        keep_focus (self);
    }
}

static gboolean
read_cb (gpointer data)
{
  OrreryReference *self = data;
  g_autoptr (OrreryEntry) entry = g_steal_pointer (&self->peeked);

  self->read_id = 0;
  orrery_visits_push (self->visits, orrery_entry_get_id (entry));
  reference_update_actions (self);
  return G_SOURCE_REMOVE;
}

gboolean
reference_shows_browse (OrreryReference *self)
{
  return self->browse != NULL && gtk_stack_get_visible_child (self->page) == self->browse;
}

static gboolean
peek_cb (gpointer data)
{
  OrreryReference *self = data;

  self->peek_id = 0;
  if (self->coming == NULL)
    {
      fill_browse (self);
      return G_SOURCE_REMOVE;
    }
  g_clear_object (&self->peeked);
  self->peeked = g_steal_pointer (&self->coming);
  orrery_entry_view_peek (show_view (self, FALSE), self->peeked);
  reference_update_actions (self);
  self->read_id = g_timeout_add (READ_DELAY, read_cb, self);
  return G_SOURCE_REMOVE;
}

void
reference_queue_peek (OrreryReference *self, OrreryEntry *entry)
{
  g_set_object (&self->coming, entry);
  self->peek_id = g_timeout_add (PEEK_DELAY, peek_cb, self);
}

static void
show_error (OrreryReference *self, const GError *error)
{
  GtkWidget *status = g_object_new (ADW_TYPE_STATUS_PAGE,
                                    "icon-name", "dialog-error-symbolic",
                                    "title", _("The Reference Is Missing"),
                                    "description", error->message,
                                    NULL);

  gtk_stack_add_child (self->page, status);
  gtk_stack_set_visible_child (self->page, status);
}

void
orrery_reference_load (OrreryReference *self)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (ORRERY_IS_REFERENCE (self));

  if (self->catalog != NULL)
    return;
  self->catalog = orrery_catalog_get_for_game (self->ui->game->rules->id, &error);
  if (self->catalog == NULL)
    {
      show_error (self, error);
      return;
    }
  orrery_search_pane_load (self->pane, self->catalog);
  if (self->peek_id == 0)
    reference_show_place (self, TRUE);
}

/* Each game keeps its own open pages. */
void
reference_forget_pages (OrreryReference *self)
{
  GtkWidget *page;

  reference_stop_timers (self);
  g_clear_object (&self->peeked);
  self->browse = self->view = self->help = self->tableau = NULL;
  while ((page = gtk_widget_get_first_child (GTK_WIDGET (self->page))) != NULL)
    gtk_stack_remove (self->page, page);
  g_clear_pointer (&self->visits, orrery_visits_free);
  self->visits = orrery_visits_new (ORRERY_PLACE_BROWSE);
  self->depth = 0;
}
