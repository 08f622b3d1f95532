/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-score-side"

#include "app/table/orrery-score-side.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "widgets/art/orrery-builders.h"
#include "widgets/charts/orrery-score-bars.h"
#include "widgets/layout/orrery-announce.h"

typedef struct
{
  GtkWidget *row;
  GtkWidget *entry;
  GtkWidget *wrong;
} Field;

struct _OrreryScoreSide
{
  GtkWidget parent_instance;

  OrreryFinal *final;
  guint seat;
  gboolean updating;

  GtkWidget *box;
  GtkWidget *title;
  Field fields[ORRERY_FINAL_MAX_FIELDS];
  GtkWidget *parts;
  GtkWidget *total;
  GtkWidget *bars;
};

G_DEFINE_FINAL_TYPE (OrreryScoreSide, orrery_score_side, GTK_TYPE_WIDGET)

static guint done_signal;

/* --- Numbers --- */

static guint
count_fields (OrreryScoreSide *self)
{
  return orrery_final_get_game (self->final)->n_fields;
}

/* Shows another player's numbers, but never changes a text while it is typed. */
static void
show_field (OrreryScoreSide *self, guint i)
{
  const OrreryFinalGame *game = orrery_final_get_game (self->final);
  const Field *field = &self->fields[i];
  const char *text = orrery_final_get_text (self->final, self->seat, i);
  const gboolean counts = game->counts_field (self->final, self->seat, i);
  g_autofree char *hint = counts ? orrery_final_dup_hint (self->final, self->seat, i) : NULL;
  g_autofree char *wrong = counts ? orrery_final_tell_wrong (self->final, self->seat, i) : NULL;

  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (field->entry)), text))
    gtk_editable_set_text (GTK_EDITABLE (field->entry), text);
  if (hint != NULL)
    gtk_entry_set_placeholder_text (GTK_ENTRY (field->entry), hint);
  orrery_toggle_class (field->entry, "error", wrong != NULL);
  orrery_label_set (field->wrong, wrong);
  gtk_widget_set_visible (field->wrong, wrong != NULL);
  gtk_widget_set_visible (field->row, counts);
}

static void
changed_cb (GtkWidget *entry, OrreryScoreSide *self)
{
  for (guint i = 0; !self->updating && i < count_fields (self); i++)
    if (self->fields[i].entry == entry)
      orrery_final_set_text (self->final, self->seat, i, gtk_editable_get_text (GTK_EDITABLE (entry)));
}

static void
activate_cb (GtkWidget *entry, OrreryScoreSide *self)
{
  guint i = 0;

  while (self->fields[i].entry != entry)
    i++;
  for (i++; i < count_fields (self); i++)
    if (gtk_widget_get_visible (self->fields[i].row))
      {
        gtk_widget_grab_focus (self->fields[i].entry);
        return;
      }
  g_signal_emit (self, done_signal, 0);
}

/* --- Points --- */

static void
add_part (OrreryScoreSide *self, const char *name, const char *how, int points)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = orrery_label_new (NULL, 0);
  GtkWidget *number = orrery_label_new ("numeric", 1);
  g_autofree char *text = g_strdup_printf ("%d", points);

  gtk_label_set_label (GTK_LABEL (label), name);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_label (GTK_LABEL (number), text);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), number);
  gtk_box_append (GTK_BOX (self->parts), row);
  if (how != NULL)
    {
      GtkWidget *sum = orrery_label_new ("caption dim-label", 0);

      gtk_label_set_label (GTK_LABEL (sum), how);
      gtk_label_set_wrap (GTK_LABEL (sum), TRUE);
      gtk_box_append (GTK_BOX (self->parts), sum);
    }
}

static void
show_points (OrreryScoreSide *self)
{
  const OrreryFinalGame *game = orrery_final_get_game (self->final);
  const char *names[GAME_MAX_SEATS + 1];
  int points[GAME_MAX_SEATS];
  g_autofree char *total = NULL;
  g_autoptr (GArray) rows = NULL;
  GameState state;

  game->draft (self->final, &state);
  rows = game->game->list_score (&state);
  orrery_clear_children (self->parts);
  for (guint i = 0; i < rows->len; i++)
    {
      const OrreryScoreRow *row = &g_array_index (rows, OrreryScoreRow, i);

      if (row->points[self->seat] != ORRERY_NO_POINTS && row->points[self->seat] != 0)
        add_part (self, row->name, row->how, row->points[self->seat]);
    }
  orrery_final_count (self->final, points);
  total = g_strdup_printf (_("%d VP"), points[self->seat]);
  orrery_label_set (self->total, total);
  orrery_final_get_names (self->final, names);
  /* Totals entered by hand have no parts. */
  adw_bin_set_child (ADW_BIN (self->bars), orrery_final_has_totals (self->final)
                                               ? NULL
                                               : orrery_score_bars_new (game->game, &state, names));
}

static void
update (OrreryScoreSide *self)
{
  g_return_if_fail (ORRERY_IS_SCORE_SIDE (self));

  self->updating = TRUE;
  orrery_label_set (self->title, orrery_final_get_name (self->final, self->seat));
  for (guint i = 0; i < count_fields (self); i++)
    show_field (self, i);
  self->updating = FALSE;
  show_points (self);
}

void
orrery_score_side_set_seat (OrreryScoreSide *self, guint seat)
{
  g_return_if_fail (ORRERY_IS_SCORE_SIDE (self));

  self->seat = seat;
  update (self);
}

/* --- Building --- */

static GtkWidget *
build_field (OrreryScoreSide *self, guint i)
{
  const OrreryFinalField *of = &orrery_final_get_game (self->final)->fields[i];
  Field *field = &self->fields[i];
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = orrery_label_new (NULL, 0);

  field->row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  field->entry = gtk_entry_new ();
  field->wrong = orrery_label_new ("caption error", 0);
  gtk_label_set_label (GTK_LABEL (label), _(of->label));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap (GTK_LABEL (field->wrong), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_editable_set_width_chars (GTK_EDITABLE (field->entry), 8);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (field->entry), 10);
  gtk_widget_set_tooltip_text (field->entry, of->tip != NULL ? _(of->tip) : NULL);
  orrery_set_spoken (field->entry, _(of->label));
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), field->entry);
  gtk_box_append (GTK_BOX (field->row), line);
  gtk_box_append (GTK_BOX (field->row), field->wrong);
  g_signal_connect_object (field->entry, "changed", G_CALLBACK (changed_cb), self, 0);
  g_signal_connect_object (field->entry, "activate", G_CALLBACK (activate_cb), self, 0);
  return field->row;
}

static GtkWidget *
build_total (OrreryScoreSide *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *label = orrery_label_new ("heading", 0);

  self->total = orrery_label_new ("title-3 numeric", 1);
  gtk_label_set_label (GTK_LABEL (label), _("Total so far"));
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), self->total);
  return row;
}

static void
build (OrreryScoreSide *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->title = orrery_label_new ("heading", 0);
  self->parts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->bars = adw_bin_new ();
  gtk_box_append (GTK_BOX (content), self->title);
  for (guint i = 0; i < count_fields (self); i++)
    gtk_box_append (GTK_BOX (content), build_field (self, i));
  gtk_box_append (GTK_BOX (content), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (content), self->parts);
  gtk_box_append (GTK_BOX (content), build_total (self));
  gtk_box_append (GTK_BOX (content), self->bars);
  self->box = orrery_card_new (NULL, content);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

static gboolean
orrery_score_side_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ORRERY_SCORE_SIDE (widget)->fields[0].entry);
}

static void
orrery_score_side_dispose (GObject *object)
{
  OrreryScoreSide *self = ORRERY_SCORE_SIDE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->final);

  G_OBJECT_CLASS (orrery_score_side_parent_class)->dispose (object);
}

static void
orrery_score_side_class_init (OrreryScoreSideClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_score_side_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_score_side_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  done_signal = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                              0);
}

static void
orrery_score_side_init (OrreryScoreSide *self)
{
}

GtkWidget *
orrery_score_side_new (OrreryFinal *final)
{
  OrreryScoreSide *self = g_object_new (ORRERY_TYPE_SCORE_SIDE, NULL);

  self->final = g_object_ref (final);
  build (self);
  update (self);
  return GTK_WIDGET (self);
}
