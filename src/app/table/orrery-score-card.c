/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-score-card"

#include "app/table/orrery-score-card.h"

#include <glib/gi18n.h>

#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/game/orrery-game-ui.h"
#include "widgets/game/orrery-name-completion.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-roving.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/page/orrery-entry-picture.h"

enum
{
  WIDTH = 236, /* px, at least */
  WIDTH_COMPACT = 150,
  MARK = 32,
  PICTURE = 38,
  MOST_LETTERS = 30 /* of a name */
};

struct _OrreryScoreCard
{
  GtkWidget parent_instance;

  OrreryFinal *final;
  OrreryCatalog *catalog;
  guint seat;
  gboolean updating;
  gboolean compact;
  gboolean active;
  GArray *shown; /* of guint: pieces */

  GtkWidget *box;
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *points;
  GtkWidget *pieces;
  GtkWidget *total;
  GtkWidget *foot;
  GtkWidget *state;
  GtkWidget *total_button;
  GtkWidget *popover;
};

G_DEFINE_FINAL_TYPE (OrreryScoreCard, orrery_score_card, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  REMOVED,
  DONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- A piece --- */

static OrreryEntry *
entry_of (OrreryScoreCard *self, guint piece)
{
  return orrery_catalog_lookup (self->catalog, orrery_final_get_game (self->final)->get_id (piece));
}

static void
remove_cb (GtkWidget *button, OrreryScoreCard *self)
{
  const guint piece = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "piece"));

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  g_signal_emit (self, signals[REMOVED], 0, piece);
}

/* The piece as large as in the Reference, and a button to remove it. */
static GtkWidget *
new_closer_look (OrreryScoreCard *self, guint piece)
{
  const OrreryGameUi *ui = orrery_game_ui_get_for (self->catalog);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *tile = ui->new_tile (FALSE);
  GtkWidget *button = gtk_button_new_with_label (_("Remove"));

  ui->set_tile (tile, entry_of (self, piece));
  gtk_widget_set_halign (tile, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (button), "piece", GUINT_TO_POINTER (piece));
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_cb), self, 0);
  gtk_box_append (GTK_BOX (box), tile);
  gtk_box_append (GTK_BOX (box), button);
  return box;
}

static void
piece_cb (GtkWidget *button, OrreryScoreCard *self)
{
  const guint piece = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "piece"));
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (button, GTK_WIDGET (self), &bounds))
    return;
  gtk_popover_set_child (GTK_POPOVER (self->popover), new_closer_look (self, piece));
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover),
                               &(GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width,
                                                 (int) bounds.size.height });
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
add_picture (OrreryScoreCard *self, guint piece)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *picture = orrery_entry_picture_new (PICTURE);
  const char *name = orrery_entry_get_name (entry_of (self, piece));

  orrery_entry_picture_set_entry (ORRERY_ENTRY_PICTURE (picture), entry_of (self, piece));
  gtk_button_set_child (GTK_BUTTON (button), picture);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "orrery-tile-button");
  gtk_widget_set_tooltip_text (button, name);
  orrery_set_spoken (button, name);
  g_object_set_data (G_OBJECT (button), "piece", GUINT_TO_POINTER (piece));
  g_signal_connect_object (button, "clicked", G_CALLBACK (piece_cb), self, 0);
  orrery_wrap_append (ORRERY_WRAP (self->pieces), button);
}

static gboolean
is_shown (OrreryScoreCard *self)
{
  const guint n = orrery_final_get_n_pieces (self->final, self->seat);

  if (self->shown->len != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (g_array_index (self->shown, guint, i) != orrery_final_get_piece (self->final, self->seat, i))
      return FALSE;
  return TRUE;
}

static void
show_pieces (OrreryScoreCard *self)
{
  if (is_shown (self))
    return;
  orrery_wrap_clear (ORRERY_WRAP (self->pieces));
  g_array_set_size (self->shown, 0);
  for (guint i = 0; i < orrery_final_get_n_pieces (self->final, self->seat); i++)
    {
      const guint piece = orrery_final_get_piece (self->final, self->seat, i);
      const int second = orrery_final_get_game (self->final)->get_second (piece);

      g_array_append_val (self->shown, piece);
      add_picture (self, piece);
      if (second >= 0)
        add_picture (self, (guint) second);
    }
  orrery_roving_set_up (self->pieces);
}

/* --- The table --- */

static char *
dup_state (OrreryScoreCard *self, gboolean *is_complete)
{
  char *missing = orrery_final_tell_missing (self->final, self->seat);

  *is_complete = missing == NULL;
  if (missing == NULL)
    return g_strdup (orrery_final_is_total (self->final, self->seat) ? _("Added up by hand") : _("Complete"));
  if (orrery_final_get_n_pieces (self->final, self->seat) > 0 || orrery_final_is_total (self->final, self->seat))
    return missing;
  /* Do not report missing entries before the player has begun. */
  g_free (missing);
  return g_strdup (_("Not entered yet"));
}

static void
show_state (OrreryScoreCard *self)
{
  gboolean is_complete;
  g_autofree char *text = dup_state (self, &is_complete);
  g_autofree char *wrong = orrery_final_tell_wrong_total (self->final, self->seat);
  const gboolean is_total = orrery_final_is_total (self->final, self->seat);
  const gboolean is_wrong = is_total && wrong != NULL;

  orrery_label_set (self->state, text);
  orrery_toggle_class (self->state, "success", is_complete);
  orrery_toggle_class (self->state, "dim-label", !is_complete && !is_wrong);
  orrery_toggle_class (self->total, "error", is_wrong);
  orrery_toggle_class (self->state, "error", is_wrong);
  gtk_widget_set_visible (self->total, is_total);
  gtk_widget_set_visible (self->pieces, !is_total && (!self->compact || self->active) && self->shown->len > 0);
  gtk_widget_set_visible (self->foot, !self->compact || self->active);
  gtk_button_set_label (GTK_BUTTON (self->total_button), is_total ? _("Count It Here") : _("Total Only"));
}

void
orrery_score_card_update (OrreryScoreCard *self, int points)
{
  g_autofree char *text = self->compact ? g_strdup_printf ("%d", points) : g_strdup_printf (_("%d VP"), points);
  const char *name, *total;

  g_return_if_fail (ORRERY_IS_SCORE_CARD (self));

  name = orrery_final_get_name (self->final, self->seat);
  total = orrery_final_get_total (self->final, self->seat);
  self->updating = TRUE;
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->name)), name))
    gtk_editable_set_text (GTK_EDITABLE (self->name), name);
  if (!g_str_equal (gtk_editable_get_text (GTK_EDITABLE (self->total)), total))
    gtk_editable_set_text (GTK_EDITABLE (self->total), total);
  self->updating = FALSE;
  orrery_seat_mark_set (ORRERY_SEAT_MARK (self->mark), (int) self->seat, name);
  orrery_label_set (self->points, text);
  show_pieces (self);
  show_state (self);
}

/* --- What people do --- */

static void
name_changed_cb (OrreryScoreCard *self)
{
  if (!self->updating)
    orrery_final_set_name (self->final, self->seat, gtk_editable_get_text (GTK_EDITABLE (self->name)));
}

static void
total_changed_cb (OrreryScoreCard *self)
{
  if (!self->updating)
    orrery_final_set_total (self->final, self->seat, gtk_editable_get_text (GTK_EDITABLE (self->total)));
}

static void
total_button_cb (OrreryScoreCard *self)
{
  orrery_final_set_is_total (self->final, self->seat, !orrery_final_is_total (self->final, self->seat));
  g_signal_emit (self, signals[CHOSEN], 0);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
choose (OrreryScoreCard *self)
{
  g_signal_emit (self, signals[CHOSEN], 0);
}

static void
done (OrreryScoreCard *self)
{
  g_signal_emit (self, signals[DONE], 0);
}

void
orrery_score_card_set_active (OrreryScoreCard *self, gboolean active)
{
  g_return_if_fail (ORRERY_IS_SCORE_CARD (self));

  self->active = active;
  orrery_toggle_class (self->box, "orrery-asked", active);
}

void
orrery_score_card_set_compact (OrreryScoreCard *self, gboolean compact)
{
  g_return_if_fail (ORRERY_IS_SCORE_CARD (self));

  self->compact = compact;
  gtk_widget_set_size_request (GTK_WIDGET (self), compact ? WIDTH_COMPACT : WIDTH, -1);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->name), compact ? 3 : 4);
}

/* --- Building --- */

static GtkWidget *
build_head (OrreryScoreCard *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->mark = orrery_seat_mark_new (MARK);
  self->name = gtk_entry_new ();
  self->points = orrery_label_new ("title-3 numeric", 1);
  gtk_widget_set_hexpand (self->name, TRUE);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->name, "orrery-plain-entry");
  gtk_editable_set_width_chars (GTK_EDITABLE (self->name), 4);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->name), 12);
  gtk_entry_set_max_length (GTK_ENTRY (self->name), MOST_LETTERS);
  orrery_set_spoken (self->name, _("Name"));
  orrery_name_completion_attach (GTK_ENTRY (self->name));
  gtk_box_append (GTK_BOX (head), self->mark);
  gtk_box_append (GTK_BOX (head), self->name);
  gtk_box_append (GTK_BOX (head), self->points);
  g_signal_connect_object (self->name, "changed", G_CALLBACK (name_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->name, "activate", G_CALLBACK (choose), self, G_CONNECT_SWAPPED);
  return head;
}

static GtkWidget *
build_foot (OrreryScoreCard *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->foot = foot;
  self->state = orrery_label_new ("caption", 0);
  self->total_button = gtk_button_new_with_label ("");
  gtk_label_set_wrap (GTK_LABEL (self->state), TRUE);
  gtk_widget_set_hexpand (self->state, TRUE);
  gtk_widget_set_valign (foot, GTK_ALIGN_END);
  gtk_widget_set_vexpand (foot, TRUE);
  gtk_widget_add_css_class (self->total_button, "flat");
  gtk_widget_add_css_class (self->total_button, "caption");
  gtk_widget_set_valign (self->total_button, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (foot), self->state);
  gtk_box_append (GTK_BOX (foot), self->total_button);
  g_signal_connect_object (self->total_button, "clicked", G_CALLBACK (total_button_cb), self, G_CONNECT_SWAPPED);
  return foot;
}

static void
build (OrreryScoreCard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->pieces = orrery_wrap_new (2);
  self->total = gtk_entry_new ();
  self->popover = gtk_popover_new ();
  gtk_widget_add_css_class (self->box, "card");
  gtk_widget_add_css_class (self->box, "orrery-score-card");
  gtk_entry_set_input_purpose (GTK_ENTRY (self->total), GTK_INPUT_PURPOSE_DIGITS);
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->total), _("Total VP"));
  gtk_editable_set_width_chars (GTK_EDITABLE (self->total), 6);
  orrery_set_spoken (self->total, _("Total VP"));
  gtk_box_append (GTK_BOX (self->box), build_head (self));
  gtk_box_append (GTK_BOX (self->box), self->pieces);
  gtk_box_append (GTK_BOX (self->box), self->total);
  gtk_box_append (GTK_BOX (self->box), build_foot (self));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_object (click, "released", G_CALLBACK (choose), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->total, "changed", G_CALLBACK (total_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->total, "activate", G_CALLBACK (done), self, G_CONNECT_SWAPPED);
}

static void
orrery_score_card_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OrreryScoreCard *self = ORRERY_SCORE_CARD (widget);

  gtk_widget_allocate (self->box, width, height, baseline, NULL);
  gtk_popover_present (GTK_POPOVER (self->popover));
}

static gboolean
orrery_score_card_grab_focus (GtkWidget *widget)
{
  OrreryScoreCard *self = ORRERY_SCORE_CARD (widget);

  return gtk_widget_grab_focus (gtk_widget_get_visible (self->total) ? self->total : self->name);
}

static void
orrery_score_card_dispose (GObject *object)
{
  OrreryScoreCard *self = ORRERY_SCORE_CARD (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->shown, g_array_unref);
  g_clear_object (&self->final);

  G_OBJECT_CLASS (orrery_score_card_parent_class)->dispose (object);
}

static void
orrery_score_card_class_init (OrreryScoreCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_score_card_dispose;
  widget_class->measure = orrery_measure_child;
  widget_class->size_allocate = orrery_score_card_size_allocate;
  widget_class->get_request_mode = orrery_get_height_for_width;
  widget_class->grab_focus = orrery_score_card_grab_focus;
  widget_class->focus = orrery_focus_child;
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);
  signals[REMOVED] = g_signal_new ("removed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[DONE] = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                0);
}

static void
orrery_score_card_init (OrreryScoreCard *self)
{
  self->shown = g_array_new (FALSE, FALSE, sizeof (guint));
  build (self);
}

GtkWidget *
orrery_score_card_new (OrreryFinal *final, guint seat, OrreryCatalog *catalog)
{
  OrreryScoreCard *self = g_object_new (ORRERY_TYPE_SCORE_CARD, NULL);

  self->final = g_object_ref (final);
  self->seat = seat;
  self->catalog = catalog;
  return GTK_WIDGET (self);
}
