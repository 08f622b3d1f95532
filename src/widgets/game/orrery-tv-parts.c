/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/game/orrery-tv-parts.h"

#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/game/orrery-table-ui.h"

enum
{
  HEAD = 116,
  FOOT = 138
};

GtkWidget *
orrery_tv_label_new (const char *text, const char *css_class)
{
  GtkWidget *label = orrery_label_new (css_class, 0);

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return label;
}

GtkWidget *
orrery_tv_box_new (GtkOrientation orientation, int spacing, const char *css_class)
{
  GtkWidget *box = gtk_box_new (orientation, spacing);

  if (css_class != NULL)
    gtk_widget_add_css_class (box, css_class);
  return box;
}

static GtkWidget *
new_mark (int seat, const char *name, int size)
{
  GtkWidget *mark = orrery_seat_mark_new (size);

  orrery_seat_mark_set (ORRERY_SEAT_MARK (mark), seat, name);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  return mark;
}

GtkWidget *
orrery_tv_head_new (const char *round, const char *step)
{
  GtkWidget *head = orrery_tv_box_new (GTK_ORIENTATION_HORIZONTAL, 14, NULL);
  GtkWidget *texts = orrery_tv_box_new (GTK_ORIENTATION_VERTICAL, 2, NULL);

  gtk_box_append (GTK_BOX (texts), orrery_tv_label_new (round, "orrery-tv-title"));
  gtk_box_append (GTK_BOX (texts), orrery_tv_label_new (step, "orrery-tv-text orrery-tv-dim"));
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (texts, 270, -1);
  gtk_widget_set_size_request (head, -1, HEAD);
  gtk_box_append (GTK_BOX (head), texts);
  return head;
}

GtkWidget *
orrery_tv_phase_new (OrrerySymbolId symbol, const char *name, guint callers, const char *const *names, gboolean on,
                     gboolean now)
{
  GtkWidget *box = orrery_tv_box_new (GTK_ORIENTATION_VERTICAL, 4, "orrery-tv-phase");
  GtkWidget *line = orrery_tv_box_new (GTK_ORIENTATION_HORIZONTAL, 10, NULL);
  GtkWidget *marks = orrery_tv_box_new (GTK_ORIENTATION_HORIZONTAL, 6, NULL);

  gtk_box_append (GTK_BOX (line), orrery_symbol_new (symbol, 36));
  gtk_box_append (GTK_BOX (line), orrery_tv_label_new (name, "orrery-tv-text"));
  for (guint i = 0; callers >> i != 0; i++)
    if ((callers >> i & 1) != 0)
      gtk_box_append (GTK_BOX (marks), new_mark ((int) i, names[i], 30));
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), marks);
  gtk_widget_set_size_request (box, 186, 92);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (line, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (line, callers == 0);
  gtk_widget_set_halign (marks, GTK_ALIGN_CENTER);
  orrery_toggle_class (box, "on", on);
  orrery_toggle_class (box, "now", now);
  return box;
}

GtkWidget *
orrery_tv_watch_new (OrrerySymbolId symbol, const char *text, double part, gboolean is_near)
{
  GtkWidget *line = orrery_tv_box_new (GTK_ORIENTATION_HORIZONTAL, 12, NULL);
  GtkWidget *label = orrery_tv_label_new (text, "orrery-tv-text");
  GtkWidget *bar = gtk_progress_bar_new ();

  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), CLAMP (part, 0, 1));
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (bar, 130, -1);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (bar, "orrery-watch");
  orrery_toggle_class (bar, "near", is_near);
  orrery_toggle_class (line, "orrery-tv-warm", is_near);
  gtk_box_append (GTK_BOX (line), orrery_symbol_new (symbol, 34));
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), bar);
  return line;
}

GtkWidget *
orrery_tv_watches_new (GtkWidget *first, GtkWidget *second)
{
  GtkWidget *box = orrery_tv_box_new (GTK_ORIENTATION_VERTICAL, 12, NULL);

  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), second);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (box, 520, -1);
  return box;
}

GtkWidget *
orrery_tv_player_new (guint seat, const char *name, const char *doing)
{
  GtkWidget *row = orrery_tv_box_new (GTK_ORIENTATION_HORIZONTAL, 10, NULL);
  GtkWidget *texts = orrery_tv_box_new (GTK_ORIENTATION_VERTICAL, 0, NULL), *mark = orrery_seat_mark_new (60);

  orrery_seat_mark_set (ORRERY_SEAT_MARK (mark), (int) seat, name);
  gtk_box_append (GTK_BOX (texts), orrery_tv_label_new (name, "orrery-tv-name"));
  gtk_box_append (GTK_BOX (texts), orrery_tv_label_new (doing, "orrery-tv-small orrery-tv-dim"));
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (row), mark);
  gtk_box_append (GTK_BOX (row), texts);
  return row;
}

void
orrery_tv_add_number (GtkWidget *row, GtkWidget *sign, int number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  gtk_box_append (GTK_BOX (row), sign);
  gtk_box_append (GTK_BOX (row), orrery_tv_label_new (text, "orrery-tv-number"));
}

GtkWidget *
orrery_tv_slot_new (int size)
{
  GtkWidget *slot = orrery_tv_box_new (GTK_ORIENTATION_HORIZONTAL, 0, "orrery-tv-slot");

  gtk_widget_set_size_request (slot, size, size);
  return slot;
}

GtkWidget *
orrery_tv_panels_new (guint n_seats, guint columns, int height, OrreryTvPanelFunc new_panel, gconstpointer data)
{
  const int width = ORRERY_TV_WIDTH - 2 * ORRERY_TV_MARGIN - (int) (columns - 1) * ORRERY_TV_GAP;
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), ORRERY_TV_GAP);
  gtk_grid_set_column_spacing (GTK_GRID (grid), ORRERY_TV_GAP);
  for (guint i = 0; i < n_seats; i++)
    {
      GtkWidget *panel = new_panel (data, i);

      gtk_widget_set_size_request (panel, width / (int) columns, height);
      gtk_grid_attach (GTK_GRID (grid), panel, (int) (i % columns), (int) (i / columns), 1, 1);
    }
  gtk_widget_set_vexpand (grid, TRUE);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  return grid;
}

GtkWidget *
orrery_tv_foot_new (const char *const *names, int asked, const char *question, const char *next)
{
  GtkWidget *foot = orrery_tv_box_new (GTK_ORIENTATION_HORIZONTAL, ORRERY_TV_GAP, "orrery-tv-panel");
  GtkWidget *label = orrery_tv_label_new (question, "orrery-tv-question");

  if (asked >= 0)
    gtk_box_append (GTK_BOX (foot), new_mark (asked, names[asked], 84));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (foot), label);
  gtk_box_append (GTK_BOX (foot), orrery_tv_label_new (next, "orrery-tv-text orrery-tv-dim"));
  gtk_widget_set_size_request (foot, -1, FOOT);
  orrery_toggle_class (foot, "asked", asked >= 0);
  return foot;
}
