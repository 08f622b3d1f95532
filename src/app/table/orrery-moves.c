/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-moves"

#include "app/table/orrery-moves.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-pair.h"
#include "widgets/question/orrery-keys.h"

enum
{
  SPACING = 12,
  PICTURE_HEIGHT = 44 /* so that short texts are in the middle beside it */
};

typedef struct
{
  guint seat;
  char *name;
  char *text;
  GtkWidget *picture;
  guint point;
} Move;

struct _OrreryMoves
{
  GtkWidget parent_instance;

  GArray *moves; /* of Move */
  guint done;

  GtkWidget *box;
  GtkWidget *title;
  GtkWidget *mark;
  GtkWidget *picture;
  GtkWidget *text;
};

G_DEFINE_FINAL_TYPE (OrreryMoves, orrery_moves, GTK_TYPE_WIDGET)

static guint changed_signal;

static void
move_clear (gpointer data)
{
  Move *move = data;

  g_free (move->name);
  g_free (move->text);
  g_clear_object (&move->picture);
}

static void
show_move (OrreryMoves *self)
{
  const Move *move;
  g_autofree char *title = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), self->done < self->moves->len);
  if (self->done == self->moves->len)
    return;
  move = &g_array_index (self->moves, Move, self->done);
  title = g_strdup_printf (_("Move this for %s: %u of %u"), move->name, self->done + 1, self->moves->len);
  orrery_label_set (self->title, title);
  orrery_label_set (self->text, move->text);
  orrery_seat_mark_set (ORRERY_SEAT_MARK (self->mark), (int) move->seat, move->name);
  adw_bin_set_child (ADW_BIN (self->picture), move->picture);
}

static void
next_cb (OrreryMoves *self)
{
  if (self->done < self->moves->len)
    self->done++;
  if (self->done == self->moves->len)
    orrery_moves_clear (self);
  else
    {
      show_move (self);
      orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, gtk_label_get_label (GTK_LABEL (self->text)));
    }
  g_signal_emit (self, changed_signal, 0);
}

void
orrery_moves_add (OrreryMoves *self, guint seat, const char *name, const char *text, GtkWidget *picture, guint point)
{
  Move move = { seat, g_strdup (name), g_strchomp (g_strdup (text)), g_object_ref_sink (picture), point };

  g_return_if_fail (ORRERY_IS_MOVES (self));

  g_array_append_val (self->moves, move);
  show_move (self);
  g_signal_emit (self, changed_signal, 0);
}

void
orrery_moves_save (OrreryMoves *self, GKeyFile *file, const char *group)
{
  g_return_if_fail (ORRERY_IS_MOVES (self));

  g_key_file_remove_group (file, group, NULL);
  for (guint i = self->done; i < self->moves->len; i++)
    {
      const Move *move = &g_array_index (self->moves, Move, i);
      g_autofree char *seat = g_strdup_printf ("seat-%u", i - self->done);
      g_autofree char *text = g_strdup_printf ("text-%u", i - self->done);
      g_autofree char *point = g_strdup_printf ("point-%u", i - self->done);

      g_key_file_set_integer (file, group, seat, (int) move->seat);
      g_key_file_set_string (file, group, text, move->text);
      g_key_file_set_uint64 (file, group, point, move->point);
    }
}

void
orrery_moves_clear (OrreryMoves *self)
{
  g_return_if_fail (ORRERY_IS_MOVES (self));

  g_array_set_size (self->moves, 0);
  self->done = 0;
  show_move (self);
}

void
orrery_moves_take_back (OrreryMoves *self, guint point)
{
  guint n;

  g_return_if_fail (ORRERY_IS_MOVES (self));

  n = self->moves->len;
  for (guint i = n; i-- > self->done;)
    {
      const Move *move = &g_array_index (self->moves, Move, i);

      if (move->point != G_MAXUINT && move->point >= point)
        g_array_remove_index (self->moves, i);
    }
  if (self->moves->len == n)
    return;
  show_move (self);
  g_signal_emit (self, changed_signal, 0);
}

static void
orrery_moves_dispose (GObject *object)
{
  OrreryMoves *self = ORRERY_MOVES (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->moves, g_array_unref);

  G_OBJECT_CLASS (orrery_moves_parent_class)->dispose (object);
}

static void
orrery_moves_class_init (OrreryMovesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_moves_dispose;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
build_texts (OrreryMoves *self)
{
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  self->title = orrery_label_new ("caption dim-label", 0);
  self->text = orrery_label_new ("heading", 0);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_label_set_wrap (GTK_LABEL (self->text), TRUE);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (texts), self->title);
  gtk_box_append (GTK_BOX (texts), self->text);
  return texts;
}

static void
orrery_moves_init (OrreryMoves *self)
{
  GtkWidget *row = orrery_pair_new ();
  GtkWidget *piece = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *step = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *next = orrery_key_button_new (_("Next"), GDK_KEY_F12, 0);

  self->moves = g_array_new (FALSE, FALSE, sizeof (Move));
  g_array_set_clear_func (self->moves, move_clear);
  self->mark = orrery_seat_mark_new (36);
  self->picture = adw_bin_new ();
  gtk_widget_set_valign (self->picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (next, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (next, _("The piece is moved: show the next step"));
  gtk_box_append (GTK_BOX (piece), self->mark);
  gtk_box_append (GTK_BOX (piece), self->picture);
  gtk_box_append (GTK_BOX (step), build_texts (self));
  gtk_box_append (GTK_BOX (step), next);
  gtk_widget_set_size_request (step, -1, PICTURE_HEIGHT);
  orrery_pair_set_room (ORRERY_PAIR (row), 0, SPACING);
  orrery_pair_set_share (ORRERY_PAIR (row), 0);
  gtk_widget_set_parent (piece, row);
  gtk_widget_set_parent (step, row);
  self->box = orrery_card_new (NULL, row);
  gtk_widget_add_css_class (self->box, "orrery-told");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (next, "clicked", G_CALLBACK (next_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
orrery_moves_new (void)
{
  return g_object_new (ORRERY_TYPE_MOVES, NULL);
}
