/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-result-row"

#include "app/reference/orrery-result-row.h"

#include <glib/gi18n.h>
#include <string.h>

#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-line.h"
#include "widgets/page/orrery-entry-picture.h"

enum
{
  PICTURE = 44,
  INDENT = 18,
  SPACING = 12,
  HEADING_TOP = 6,
  BETWEEN = 2,     /* the name and the words below it */
  BEFORE = 24,     /* bytes of context before the first word that matched … */
  FAR = 48,        /* … where that is further inside the text than this */
  LEAST_WIDTH = 200,
  WORDS_PER_KEY = 4 /* the words are at least so many times as wide as the key beside them */
};

struct _OrreryResultRow
{
  GtkWidget parent_instance;

  guint    depth;
  int      width;    /* that there is room for */
  gboolean stale;    /* GTK remembers heights for other widths, which belong to other words */
  guint    stale_id;

  GtkWidget *heading;
  GtkWidget *picture;
  GtkWidget *icon;
  GtkWidget *name;
  GtkWidget *detail;
  GtkWidget *key;
};

G_DEFINE_FINAL_TYPE (OrreryResultRow, orrery_result_row, GTK_TYPE_WIDGET)

/* --- Layout --- */

static int
measure (GtkWidget *child, GtkOrientation orientation)
{
  int natural;

  gtk_widget_measure (child, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* The picture, the words, and the key that opens it. */
static int
words_start (OrreryResultRow *self)
{
  return (int) self->depth * INDENT + PICTURE + SPACING;
}

/* 0 where there is no room for it: words must not be broken for its sake. */
static int
key_width (OrreryResultRow *self, int width)
{
  int key = gtk_widget_get_visible (self->key) ? measure (self->key, GTK_ORIENTATION_HORIZONTAL) : 0;

  return width - words_start (self) >= WORDS_PER_KEY * key ? key : 0;
}

static int
words_width (OrreryResultRow *self, int width)
{
  int key = key_width (self, width);

  return MAX (width - words_start (self) - (key > 0 ? SPACING + key : 0), 1);
}

static int
height_for (OrreryResultRow *self, int width)
{
  int words = words_width (self, width);

  if (gtk_widget_get_visible (self->heading))
    return HEADING_TOP + orrery_line_get_height (ORRERY_LINE (self->heading), width);
  return MAX (PICTURE, orrery_line_get_height (ORRERY_LINE (self->name), words) + BETWEEN
                           + orrery_line_get_height (ORRERY_LINE (self->detail), words));
}

/* Any width will do, so no text has to be shaped to find one. */
static void
orrery_result_row_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                           int *natural, int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = LEAST_WIDTH;
  else
    *minimum = *natural = height_for (ORRERY_RESULT_ROW (widget), MAX (for_size, LEAST_WIDTH));
}

static void
allocate (OrreryResultRow *self, GtkWidget *child, int x, int y, int width, int height)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - x - width;
  if (gtk_widget_get_visible (child))
    gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

static gboolean
stale_cb (gpointer data)
{
  OrreryResultRow *self = data;

  self->stale_id = 0;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

static void
orrery_result_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OrreryResultRow *self = ORRERY_RESULT_ROW (widget);
  int start = words_start (self), words = words_width (self, width), key = key_width (self, width);
  int name = orrery_line_get_height (ORRERY_LINE (self->name), words);
  int detail = orrery_line_get_height (ORRERY_LINE (self->detail), words);
  int top = (height - name - BETWEEN - detail) / 2;

  /* During layout, no new layout can be queued. */
  if (self->stale && self->width != width && self->stale_id == 0)
    self->stale_id = g_idle_add (stale_cb, self);
  self->stale = self->stale && self->width == width;
  self->width = width;
  gtk_widget_set_child_visible (self->key, key > 0);
  allocate (self, self->heading, 0, HEADING_TOP, width, height - HEADING_TOP);
  allocate (self, self->picture, start - SPACING - PICTURE, 0, PICTURE, height);
  allocate (self, self->icon, start - SPACING - PICTURE, 0, PICTURE, height);
  allocate (self, self->name, start, top, words, name);
  allocate (self, self->detail, start, top + name + BETWEEN, words, detail);
  if (key > 0)
    allocate (self, self->key, start + words + SPACING, 0, key, height);
}

/* Queues a layout of the whole window only if the height changes. */
static void
queue_place (OrreryResultRow *self)
{
  if (self->width > 0 && height_for (self, self->width) == gtk_widget_get_height (GTK_WIDGET (self)))
    {
      self->stale = TRUE;
      gtk_widget_queue_allocate (GTK_WIDGET (self));
    }
  else
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
orrery_result_row_dispose (GObject *object)
{
  OrreryResultRow *self = ORRERY_RESULT_ROW (object);
  GtkWidget **children[] = { &self->heading, &self->picture, &self->icon,
                             &self->name,    &self->detail,  &self->key };

  g_clear_handle_id (&self->stale_id, g_source_remove);
  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    g_clear_pointer (children[i], gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_result_row_parent_class)->dispose (object);
}

static void
orrery_result_row_class_init (OrreryResultRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_result_row_dispose;
  widget_class->measure = orrery_result_row_measure;
  widget_class->size_allocate = orrery_result_row_size_allocate;
  widget_class->get_request_mode = orrery_get_height_for_width;
  gtk_widget_class_set_css_name (widget_class, "orrery-result-row");
}

static GtkWidget *
add_line (OrreryResultRow *self, GtkAccessibleRole role, int most, const char *const *classes)
{
  GtkWidget *line = orrery_line_new (role, most);

  gtk_widget_set_css_classes (line, (const char **) classes);
  gtk_widget_set_parent (line, GTK_WIDGET (self));
  return line;
}

static void
orrery_result_row_init (OrreryResultRow *self)
{
  static const char *const heading[] = { "caption-heading", "dim-label", NULL };
  static const char *const name[] = { "heading", NULL };
  static const char *const detail[] = { "caption", "dim-label", NULL };

  self->heading = add_line (self, GTK_ACCESSIBLE_ROLE_HEADING, 3, heading);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->heading),
                                  GTK_ACCESSIBLE_PROPERTY_LEVEL, 2, -1);

  self->picture = orrery_entry_picture_new (PICTURE);
  gtk_widget_set_parent (self->picture, GTK_WIDGET (self));

  self->icon = gtk_image_new ();
  gtk_widget_set_size_request (self->icon, PICTURE, PICTURE);
  gtk_widget_add_css_class (self->icon, "orrery-well");
  gtk_widget_set_valign (self->icon, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->icon, GTK_WIDGET (self));

  self->name = add_line (self, GTK_ACCESSIBLE_ROLE_LABEL, 2, name);
  self->detail = add_line (self, GTK_ACCESSIBLE_ROLE_LABEL, 1, detail);

  /* A screen reader would read it in the middle of the words. */
  self->key = g_object_new (GTK_TYPE_LABEL, "label", C_ ("key", "Enter"), "accessible-role",
                            GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (self->key, "orrery-key");
  gtk_widget_set_valign (self->key, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->key, FALSE);
  gtk_widget_set_parent (self->key, GTK_WIDGET (self));
}

GtkWidget *
orrery_result_row_new (void)
{
  return g_object_new (ORRERY_TYPE_RESULT_ROW, NULL);
}

/* --- Marks --- */

static void
add_mark (PangoAttrList *list, guint start, guint end)
{
  PangoAttribute *ground = pango_attr_background_new (0xf9f9, 0xf0f0, 0x6b6b);
  PangoAttribute *ink = pango_attr_foreground_new (0, 0, 0);

  ground->start_index = ink->start_index = start;
  ground->end_index = ink->end_index = end;
  pango_attr_list_insert (list, ground);
  pango_attr_list_insert (list, ink);
}

/* NULL if nothing is marked. */
static PangoAttrList *
list_marks (const char *text, const OrreryResults *results)
{
  g_autoptr (GArray) ranges = results != NULL ? orrery_results_mark (results, text) : NULL;
  PangoAttrList *list;

  if (ranges == NULL || ranges->len == 0)
    return NULL;
  list = pango_attr_list_new ();
  for (guint i = 0; i < ranges->len; i++)
    {
      const OrreryRange *range = &g_array_index (ranges, OrreryRange, i);

      add_mark (list, range->start, range->end);
    }
  return list;
}

static void
set_marked (GtkWidget *line, const char *text, const OrreryResults *results)
{
  PangoAttrList *marks = list_marks (text, results);

  orrery_line_set_text (ORRERY_LINE (line), text, marks);
  g_clear_pointer (&marks, pango_attr_list_unref);
}

/* Starts a little before the match if the beginning of the text does not show it. */
static char *
cut_out (const char *text, guint start)
{
  const char *from = text + start - BEFORE;

  while (from > text && *from != ' ')
    from--;
  return from == text ? g_strdup (text) : g_strconcat ("…", from, NULL);
}

static char *
pick_out (OrreryEntry *entry, const OrreryResults *results)
{
  g_autofree char *plain = NULL;
  g_autoptr (GArray) ranges = NULL;

  if (results == NULL)
    return g_strdup (orrery_entry_get_summary (entry));
  plain = g_strdelimit (g_strdup (orrery_entry_get_plain (entry)), "\n", ' ');
  ranges = orrery_results_mark (results, plain);
  if (ranges->len == 0 || g_array_index (ranges, OrreryRange, 0).start < FAR)
    return g_strdup (orrery_entry_get_summary (entry));
  return cut_out (plain, g_array_index (ranges, OrreryRange, 0).start);
}

/* --- What is shown --- */

static void
show_entry (OrreryResultRow *self, OrreryResult *result, const OrreryResults *results)
{
  OrreryEntry *entry = orrery_result_get_entry (result);
  g_autofree char *detail = pick_out (entry, results);
  g_autofree char *spoken = g_strdup_printf ("%s, %s", orrery_entry_get_name (entry),
                                             orrery_kind_get_name (orrery_entry_get_kind (entry)));

  orrery_entry_picture_set_entry (ORRERY_ENTRY_PICTURE (self->picture), entry);
  set_marked (self->name, orrery_entry_get_name (entry), results);
  set_marked (self->detail, detail, results);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, detail, -1);
}

static void
show_command (OrreryResultRow *self, OrreryResult *result)
{
  static const char *const icons[] = {
    [ORRERY_COMMAND_BROWSE] = "view-grid-symbolic",
    [ORRERY_COMMAND_UNFILTER] = "edit-clear-all-symbolic",
    [ORRERY_COMMAND_HELP] = "help-about-symbolic",
    [ORRERY_COMMAND_TABLEAU] = "orrery-table-symbolic",
    [ORRERY_COMMAND_GAME] = "orrery-reference-symbolic",
  };

  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon),
                                icons[orrery_result_get_command (result)]);
  set_marked (self->name, orrery_result_get_title (result), NULL);
  set_marked (self->detail, orrery_result_get_detail (result), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  orrery_result_get_title (result),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  orrery_result_get_detail (result), -1);
}

static void
show_heading (OrreryResultRow *self, OrreryResult *result)
{
  orrery_line_set_text (ORRERY_LINE (self->heading), orrery_result_get_title (result), NULL);
  /* The row may have shown an entry. */
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  orrery_result_get_title (result), -1);
}

void
orrery_result_row_show (OrreryResultRow *self, OrreryResult *result, const OrreryResults *results)
{
  OrreryResultType kind = orrery_result_get_kind (result);

  g_return_if_fail (ORRERY_IS_RESULT_ROW (self));

  gtk_widget_set_visible (self->heading, kind == ORRERY_RESULT_HEADING);
  gtk_widget_set_visible (self->picture, kind == ORRERY_RESULT_ENTRY);
  gtk_widget_set_visible (self->icon, kind == ORRERY_RESULT_COMMAND);
  gtk_widget_set_visible (self->name, kind != ORRERY_RESULT_HEADING);
  gtk_widget_set_visible (self->detail, kind != ORRERY_RESULT_HEADING);
  self->depth = orrery_result_get_depth (result);
  if (kind == ORRERY_RESULT_ENTRY)
    show_entry (self, result, results);
  else if (kind == ORRERY_RESULT_COMMAND)
    show_command (self, result);
  else
    show_heading (self, result);
  queue_place (self);
}

void
orrery_result_row_set_next (OrreryResultRow *self, gboolean next)
{
  g_return_if_fail (ORRERY_IS_RESULT_ROW (self));

  gtk_widget_set_visible (self->key, next);
}
