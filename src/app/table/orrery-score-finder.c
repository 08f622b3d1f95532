/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-score-finder"

#include "app/table/orrery-score-finder.h"

#include <glib/gi18n.h>

#include "app/reference/orrery-filter-bar.h"
#include "assist/orrery-piece-finder.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-roving.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/page/orrery-entry-picture.h"
#include "widgets/question/orrery-keys.h"
#include "widgets/question/orrery-line-keys.h"

enum
{
  MOST = 24, /* cells */
  CELL = 150, /* px, at least */
  PICTURE = 40
};

struct _OrreryScoreFinder
{
  GtkWidget parent_instance;

  OrreryFinal *final;
  OrreryCatalog *catalog;
  guint seat;
  GPtrArray *found; /* of OrreryEntry, those that can be added first */
  guint n_free;
  guint marked;

  GtkWidget *box;
  GtkWidget *mark;
  GtkWidget *entry;
  GtkWidget *filters;
  GtkWidget *hint;
  GtkWidget *grid;
};

G_DEFINE_FINAL_TYPE (OrreryScoreFinder, orrery_score_finder, GTK_TYPE_WIDGET)

static guint done_signal;

/* --- The grid --- */

static void
take (OrreryScoreFinder *self, OrreryEntry *entry)
{
  g_autofree char *label = orrery_final_get_game (self->final)->dup_label ((guint) orrery_entry_get_piece (entry));

  if (!orrery_final_add (self->final, self->seat, (guint) orrery_entry_get_piece (entry)))
    return;
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, label);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  gtk_widget_grab_focus (self->entry);
}

static void
cell_cb (GtkWidget *button, OrreryScoreFinder *self)
{
  take (self, g_object_get_data (G_OBJECT (button), "entry"));
}

/* The highlight follows the focus, because Enter adds what is highlighted. */
static void
cell_entered_cb (GtkEventController *focus, OrreryScoreFinder *self)
{
  GtkWidget *cell = gtk_event_controller_get_widget (focus);

  if (!g_ptr_array_find (self->found, g_object_get_data (G_OBJECT (cell), "entry"), &self->marked))
    return;
  for (GtkWidget *one = gtk_widget_get_first_child (self->grid); one != NULL; one = gtk_widget_get_next_sibling (one))
    orrery_toggle_class (one, "marked", one == cell);
}

/* The points that it adds, bonuses included, or why it cannot be added. */
static char *
dup_more (OrreryScoreFinder *self, guint piece, gboolean *is_free)
{
  char *taken = orrery_final_get_game (self->final)->tell_taken (self->final, self->seat, piece);

  *is_free = taken == NULL;
  return taken != NULL ? taken
                       : g_strdup_printf (_("%+d VP"), orrery_final_count_with (self->final, self->seat, piece));
}

static GtkWidget *
new_texts (const char *name, const char *more, gboolean is_free)
{
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = orrery_label_new ("caption-heading", 0);
  GtkWidget *line = orrery_label_new (is_free ? "caption success" : "caption dim-label", 0);

  gtk_label_set_label (GTK_LABEL (title), name);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_lines (GTK_LABEL (title), 2);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_label_set_label (GTK_LABEL (line), more);
  gtk_label_set_ellipsize (GTK_LABEL (line), PANGO_ELLIPSIZE_END);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (texts), title);
  gtk_box_append (GTK_BOX (texts), line);
  return texts;
}

static GtkWidget *
new_cell (OrreryScoreFinder *self, guint i)
{
  OrreryEntry *entry = g_ptr_array_index (self->found, i);
  const guint piece = (guint) orrery_entry_get_piece (entry);
  g_autofree char *name = orrery_final_get_game (self->final)->dup_label (piece);
  gboolean is_free;
  g_autofree char *more = dup_more (self, piece, &is_free);
  g_autofree char *spoken = g_strdup_printf ("%s, %s", name, more);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *picture = orrery_entry_picture_new (PICTURE);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  orrery_entry_picture_set_entry (ORRERY_ENTRY_PICTURE (picture), entry);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), new_texts (name, more, is_free));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "orrery-found-cell");
  orrery_toggle_class (button, "marked", is_free && i == self->marked);
  gtk_widget_set_size_request (button, CELL, -1);
  gtk_widget_set_sensitive (button, is_free);
  orrery_set_spoken (button, spoken);
  g_object_set_data_full (G_OBJECT (button), "entry", g_object_ref (entry), g_object_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (cell_cb), self, 0);
  g_signal_connect_object (focus, "enter", G_CALLBACK (cell_entered_cb), self, 0);
  gtk_widget_add_controller (button, focus);
  return button;
}

static void
show_hint (OrreryScoreFinder *self, gboolean is_empty)
{
  const char *name = orrery_final_get_name (self->final, self->seat);
  g_autofree char *text = NULL;

  if (is_empty)
    text = g_strdup_printf (_("Type what %s has: initials, the start of a name, a color and a cost, or a power. Or tap a "
                              "kind and a cost."),
                            name);
  else if (self->found->len == 0)
    text = g_strdup (_("Nothing matches. Try fewer letters, or a kind and a cost."));
  else if (self->n_free > 0)
    text = g_strdup (_("Enter adds the highlighted one, ↓ goes to the next, and a tap adds any of them."));
  else
    text = g_strdup (_("All of these are taken."));
  orrery_label_set (self->hint, text);
}

static void
show_found (OrreryScoreFinder *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  const OrreryFacets *facets = orrery_filter_bar_get_facets (ORRERY_FILTER_BAR (self->filters));

  orrery_wrap_clear (ORRERY_WRAP (self->grid));
  for (guint i = 0; i < MIN (self->found->len, MOST); i++)
    orrery_wrap_append (ORRERY_WRAP (self->grid), new_cell (self, i));
  orrery_roving_set_up (self->grid);
  show_hint (self, *text == '\0' && orrery_facets_is_empty (facets));
}

/* Pieces that can be added come first; otherwise the order of the search is kept. */
static void
search (OrreryScoreFinder *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  const OrreryFacets *facets = orrery_filter_bar_get_facets (ORRERY_FILTER_BAR (self->filters));
  const OrreryFinalGame *game = orrery_final_get_game (self->final);
  g_autoptr (GPtrArray) found = orrery_piece_find (game, self->catalog, text, &facets->filter);
  g_autoptr (GPtrArray) taken = g_ptr_array_new ();

  g_ptr_array_set_size (self->found, 0);
  for (guint i = 0; i < found->len; i++)
    {
      OrreryEntry *entry = g_ptr_array_index (found, i);
      g_autofree char *why = game->tell_taken (self->final, self->seat, (guint) orrery_entry_get_piece (entry));

      g_ptr_array_add (why == NULL ? self->found : taken, entry);
    }
  self->n_free = self->found->len;
  self->marked = 0;
  for (guint i = 0; i < taken->len; i++)
    g_ptr_array_add (self->found, g_ptr_array_index (taken, i));
  show_found (self);
}

/* --- What people do --- */

static void
activate_cb (OrreryScoreFinder *self)
{
  if (self->marked < self->n_free)
    take (self, g_ptr_array_index (self->found, self->marked));
  else if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0')
    g_signal_emit (self, done_signal, 0);
}

/* Whatever has the focus, while the hint says that Enter adds the highlighted one. */
static gboolean
enter_cb (GtkWidget *widget, guint keyval, gpointer data)
{
  OrreryScoreFinder *self = ORRERY_SCORE_FINDER (widget);

  if (self->marked >= self->n_free)
    return FALSE;
  take (self, g_ptr_array_index (self->found, self->marked));
  return TRUE;
}

static gboolean
key_cb (OrreryScoreFinder *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  const guint n = MIN (self->n_free, MOST);
  const gboolean is_empty = *gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0';

  if (keyval == GDK_KEY_Escape && !is_empty)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  else if ((keyval == GDK_KEY_Down || keyval == GDK_KEY_Up) && n > 0)
    {
      self->marked = (self->marked + (keyval == GDK_KEY_Down ? 1 : n - 1)) % n;
      show_found (self);
    }
  else
    return GDK_EVENT_PROPAGATE;
  return GDK_EVENT_STOP;
}

static void
update (OrreryScoreFinder *self)
{
  g_return_if_fail (ORRERY_IS_SCORE_FINDER (self));

  orrery_seat_mark_set (ORRERY_SEAT_MARK (self->mark), (int) self->seat,
                        orrery_final_get_name (self->final, self->seat));
  search (self);
}

void
orrery_score_finder_set_seat (OrreryScoreFinder *self, guint seat)
{
  g_return_if_fail (ORRERY_IS_SCORE_FINDER (self));

  self->seat = seat;
  update (self);
}

/* --- Building --- */

static GtkWidget *
build_entry (OrreryScoreFinder *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->mark = orrery_seat_mark_new (30);
  self->entry = gtk_entry_new ();
  gtk_entry_set_icon_from_icon_name (GTK_ENTRY (self->entry), GTK_ENTRY_ICON_PRIMARY, "system-search-symbolic");
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), _("Name, cost, color or power"));
  orrery_set_spoken (self->entry, _("Name, cost, color or power"));
  gtk_widget_set_hexpand (self->entry, TRUE);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), self->mark);
  gtk_box_append (GTK_BOX (row), self->entry);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->entry, keys);
  orrery_line_keys_add (self->entry, "abcdefghijklmnopqrstuvwxyz0123456789");
  orrery_keys_add (orrery_keys_new (GTK_WIDGET (self)), GDK_KEY_Return, 0, enter_cb, NULL);
  return row;
}

static void
build (OrreryScoreFinder *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  self->filters = orrery_filter_bar_new ();
  self->hint = orrery_label_new ("dim-label caption", 0);
  self->grid = orrery_wrap_new (6);
  orrery_wrap_set_mode (ORRERY_WRAP (self->grid), ORRERY_WRAP_EVEN);
  gtk_label_set_wrap (GTK_LABEL (self->hint), TRUE);
  gtk_box_append (GTK_BOX (content), build_entry (self));
  gtk_box_append (GTK_BOX (content), self->filters);
  gtk_box_append (GTK_BOX (content), self->hint);
  gtk_box_append (GTK_BOX (content), self->grid);
  self->box = orrery_card_new (NULL, content);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

static gboolean
orrery_score_finder_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ORRERY_SCORE_FINDER (widget)->entry);
}

static void
orrery_score_finder_dispose (GObject *object)
{
  OrreryScoreFinder *self = ORRERY_SCORE_FINDER (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->found, g_ptr_array_unref);
  g_clear_object (&self->final);

  G_OBJECT_CLASS (orrery_score_finder_parent_class)->dispose (object);
}

static void
orrery_score_finder_class_init (OrreryScoreFinderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_score_finder_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_score_finder_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  done_signal = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                              0);
}

static void
orrery_score_finder_init (OrreryScoreFinder *self)
{
  self->found = g_ptr_array_new ();
  build (self);
}

GtkWidget *
orrery_score_finder_new (OrreryFinal *final, OrreryCatalog *catalog)
{
  OrreryScoreFinder *self = g_object_new (ORRERY_TYPE_SCORE_FINDER, NULL);

  self->final = g_object_ref (final);
  self->catalog = catalog;
  orrery_filter_bar_build_printed (ORRERY_FILTER_BAR (self->filters), catalog);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (search), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->filters, "changed", G_CALLBACK (search), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
