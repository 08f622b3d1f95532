/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-result-row"

#include "config.h"

#include "app/reference/orrery-result-row.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/reference/orrery-entry-picture.h"
#include "app/reference/orrery-page-parts.h"
#include "widgets/orrery-symbol.h"

enum
{
  PICTURE = 44,
  INDENT = 18,
  BEFORE = 24,     /* bytes of context before the first word that matched … */
  FAR = 48,        /* … where that is further inside the text than this */
  LONGEST = 160,   /* characters of a line; what is cut off would be shaped at every key */
  LEAST_WIDTH = 200
};

struct _OrreryResultRow
{
  GtkWidget parent_instance;

  GtkWidget *heading;
  GtkWidget *box;
  GtkWidget *picture;
  GtkWidget *icon;
  GtkWidget *name;
  GtkWidget *detail;
  GtkWidget *key;
};

G_DEFINE_FINAL_TYPE (OrreryResultRow, orrery_result_row, GTK_TYPE_WIDGET)

static GtkWidget *
get_shown (OrreryResultRow *self)
{
  return gtk_widget_get_visible (self->heading) ? self->heading : self->box;
}

/* Any width will do, so no text has to be shaped to find one. */
static void
orrery_result_row_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                           int *natural, int *minimum_baseline, int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = LEAST_WIDTH;
  else
    gtk_widget_measure (get_shown (ORRERY_RESULT_ROW (widget)), orientation,
                        MAX (for_size, LEAST_WIDTH), minimum, natural, NULL, NULL);
}

static void
orrery_result_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (get_shown (ORRERY_RESULT_ROW (widget)),
                            &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static GtkSizeRequestMode
orrery_result_row_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
orrery_result_row_dispose (GObject *object)
{
  OrreryResultRow *self = ORRERY_RESULT_ROW (object);

  g_clear_pointer (&self->heading, gtk_widget_unparent);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_result_row_parent_class)->dispose (object);
}

static void
orrery_result_row_class_init (OrreryResultRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_result_row_dispose;
  widget_class->measure = orrery_result_row_measure;
  widget_class->size_allocate = orrery_result_row_size_allocate;
  widget_class->get_request_mode = orrery_result_row_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "orrery-result-row");
}

static GtkWidget *
new_line (const char *css_class, int lines)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "xalign", 0.0,
                                   "ellipsize", PANGO_ELLIPSIZE_END,
                                   "wrap", lines > 1,
                                   "lines", lines > 1 ? lines : -1,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
orrery_result_row_init (OrreryResultRow *self)
{
  GtkWidget *words = orrery_part_column (2);

  self->heading = orrery_part_heading ("", 2);
  gtk_widget_remove_css_class (self->heading, "heading");
  gtk_widget_add_css_class (self->heading, "caption-heading");
  gtk_widget_add_css_class (self->heading, "dim-label");
  gtk_widget_add_css_class (self->heading, "orrery-list-heading");
  gtk_widget_set_hexpand (self->heading, TRUE);
  gtk_widget_set_parent (self->heading, GTK_WIDGET (self));

  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  self->picture = orrery_entry_picture_new (PICTURE);
  self->icon = gtk_image_new ();
  self->name = new_line ("heading", 2);
  self->detail = new_line ("caption", 1);
  self->key = gtk_label_new (C_ ("key", "Enter"));
  gtk_widget_add_css_class (self->detail, "dim-label");
  gtk_widget_add_css_class (self->key, "orrery-key");
  gtk_widget_set_valign (self->key, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->key, FALSE);
  gtk_widget_set_size_request (self->icon, PICTURE, PICTURE);
  gtk_widget_add_css_class (self->icon, "orrery-well");
  gtk_widget_set_valign (self->icon, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (words), self->name);
  gtk_box_append (GTK_BOX (words), self->detail);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->box), self->picture);
  gtk_box_append (GTK_BOX (self->box), self->icon);
  gtk_box_append (GTK_BOX (self->box), words);
  gtk_box_append (GTK_BOX (self->box), self->key);
  gtk_widget_set_hexpand (self->box, TRUE);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
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

static void
set_marked (GtkWidget *label, const char *text, const OrreryResults *results)
{
  PangoAttrList *list = pango_attr_list_new ();

  if (results != NULL)
    {
      g_autoptr (GArray) ranges = orrery_results_mark (results, text);

      for (guint i = 0; i < ranges->len; i++)
        {
          const OrreryRange *range = &g_array_index (ranges, OrreryRange, i);

          add_mark (list, range->start, range->end);
        }
    }
  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_label_set_attributes (GTK_LABEL (label), list);
  pango_attr_list_unref (list);
}

static char *
on_one_line (const char *text)
{
  return g_strdelimit (g_strdup (text), "\n", ' ');
}

/* From a little before the place that matched, where the beginning does not show it. */
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
  plain = on_one_line (orrery_entry_get_plain (entry));
  ranges = orrery_results_mark (results, plain);
  if (ranges->len == 0 || g_array_index (ranges, OrreryRange, 0).start < FAR)
    return g_strdup (orrery_entry_get_summary (entry));
  return cut_out (plain, g_array_index (ranges, OrreryRange, 0).start);
}

static char *
snippet (OrreryEntry *entry, const OrreryResults *results)
{
  g_autofree char *text = pick_out (entry, results);

  if (g_utf8_strlen (text, -1) <= LONGEST)
    return g_steal_pointer (&text);
  *g_utf8_offset_to_pointer (text, LONGEST) = '\0';
  return g_strconcat (text, "…", NULL);
}

/* --- What is shown --- */

static void
show_entry (OrreryResultRow *self, OrreryResult *result, const OrreryResults *results)
{
  OrreryEntry *entry = orrery_result_get_entry (result);
  g_autofree char *detail = snippet (entry, results);
  g_autofree char *spoken = g_strdup_printf ("%s, %s", orrery_entry_get_name (entry),
                                             orrery_kind_get_name (orrery_entry_get_kind (entry)));

  orrery_entry_picture_set_entry (ORRERY_ENTRY_PICTURE (self->picture), entry);
  set_marked (self->name, orrery_entry_get_name (entry), results);
  set_marked (self->detail, detail, results);
  gtk_widget_set_margin_start (self->box, (int) orrery_result_get_depth (result) * INDENT);
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
  };

  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon),
                                icons[orrery_result_get_command (result)]);
  set_marked (self->name, orrery_result_get_title (result), NULL);
  set_marked (self->detail, orrery_result_get_detail (result), NULL);
  gtk_widget_set_margin_start (self->box, 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  orrery_result_get_title (result),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  orrery_result_get_detail (result), -1);
}

void
orrery_result_row_show (OrreryResultRow *self, OrreryResult *result, const OrreryResults *results)
{
  OrreryResultType kind = orrery_result_get_kind (result);

  g_return_if_fail (ORRERY_IS_RESULT_ROW (self));

  gtk_widget_set_visible (self->heading, kind == ORRERY_RESULT_HEADING);
  gtk_widget_set_visible (self->box, kind != ORRERY_RESULT_HEADING);
  gtk_widget_set_visible (self->picture, kind == ORRERY_RESULT_ENTRY);
  gtk_widget_set_visible (self->icon, kind == ORRERY_RESULT_COMMAND);
  gtk_widget_set_visible (self->key, FALSE);
  if (kind == ORRERY_RESULT_ENTRY)
    show_entry (self, result, results);
  else if (kind == ORRERY_RESULT_COMMAND)
    show_command (self, result);
  else
    {
      gtk_label_set_text (GTK_LABEL (self->heading), orrery_result_get_title (result));
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      orrery_result_get_title (result), -1);
    }
}

void
orrery_result_row_set_next (OrreryResultRow *self, gboolean next)
{
  g_return_if_fail (ORRERY_IS_RESULT_ROW (self));

  gtk_widget_set_visible (self->key, next);
}
