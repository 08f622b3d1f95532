/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-reveal-player"

#include "games/roll/table/orrery-reveal-player.h"

#include "games/roll/board/orrery-die.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/question/orrery-keys.h"

#include <glib/gi18n.h>

enum
{
  TILE = 42,
  SMALL_TILE = 28,
  TOKEN = 16,
  CITIZEN = 16
};

struct _OrreryRevealPlayer
{
  AdwBin parent_instance;

  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *points;
  GtkWidget *credits;
  GtkWidget *chips;
  GtkWidget *citizenry;
  GtkWidget *tiles[2];
  GtkWidget *progress[2];
  GtkWidget *recall;
  GtkWidget *recall_key;
  OrreryKeys *keys; /* of recall */
};

G_DEFINE_FINAL_TYPE (OrreryRevealPlayer, orrery_reveal_player, ADW_TYPE_BIN)

static guint recall_signal;

static void
recall_cb (OrreryRevealPlayer *self)
{
  g_signal_emit (self, recall_signal, 0);
}

static gboolean
recall_key_cb (GtkWidget *widget, guint keyval, gpointer data)
{
  g_signal_emit_by_name (widget, "clicked");
  return TRUE;
}

/* --- Showing --- */

void
orrery_reveal_player_set_name (OrreryRevealPlayer *self, guint seat, const char *name)
{
  g_return_if_fail (ORRERY_IS_REVEAL_PLAYER (self));

  orrery_seat_mark_set (ORRERY_SEAT_MARK (self->mark), (int) seat, name);
  orrery_label_set (self->name, name);
}

static void
show_stack (OrreryRevealPlayer *self, const RollState *state, guint seat, guint kind)
{
  const RollSeat *p = &state->seats[seat];
  const guint8 face = p->n_stack[kind] > 0 ? roll_stack_at (p, kind, 0) : ROLL_NONE;
  g_autoptr (GdkPaintable) picture = NULL;
  g_autofree char *progress = NULL;

  /* The place of an empty stack stays, so that the other one stands below those of the other players. */
  gtk_widget_set_opacity (gtk_widget_get_parent (self->tiles[kind]), face < ROLL_N_FACES ? 1 : 0);
  gtk_widget_set_visible (self->progress[kind], face < ROLL_N_FACES);
  if (face >= ROLL_N_FACES)
    {
      gtk_image_clear (GTK_IMAGE (self->tiles[kind]));
      orrery_tooltip_set (self->tiles[kind], NULL);
      return;
    }
  progress = g_strdup_printf (_("%u of %u"), (guint) roll_count_dice (p->dice[ROLL_ZONE + kind]),
                              (guint) roll_cost (state, (int) seat, face));
  orrery_label_set (self->progress[kind], progress);
  orrery_tooltip_set (self->tiles[kind], roll_faces[face].name);
  picture = orrery_tile_paintable_new (face, ORRERY_TILE_MINI);
  gtk_image_set_from_paintable (GTK_IMAGE (self->tiles[kind]), picture);
}

static void
show_citizenry (OrreryRevealPlayer *self, const guint8 *dice)
{
  orrery_wrap_clear (ORRERY_WRAP (self->citizenry));
  gtk_widget_set_visible (self->citizenry, roll_count_dice (dice) > 0);
  orrery_wrap_append (ORRERY_WRAP (self->citizenry), orrery_symbol_new (ORRERY_SYMBOL_CITIZENRY, CITIZEN));
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    for (guint i = 0; i < dice[colour]; i++)
      orrery_wrap_append (ORRERY_WRAP (self->citizenry), orrery_die_new (colour, ROLL_NO_PHASE, CITIZEN));
}

static void
show_number (GtkWidget *label, int n, const char *spoken)
{
  g_autofree char *text = g_strdup_printf ("%d", n);

  orrery_label_set (label, text);
  orrery_tooltip_set (label, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

void
orrery_reveal_player_set_state (OrreryRevealPlayer *self, const RollState *state, guint seat)
{
  const RollSeat *p = &state->seats[seat];
  g_autofree char *credits = g_strdup_printf ("$%u", p->credits);
  g_autofree char *chips = g_strdup_printf (_("%d VP in chips"), p->chips);
  g_autofree char *points = NULL;
  GameScore score;

  g_return_if_fail (ORRERY_IS_REVEAL_PLAYER (self));

  roll_score (state, &score);
  points = g_strdup_printf (ngettext ("%d VP", "%d VP", (gulong) score.total[seat]), score.total[seat]);
  orrery_label_set (self->points, points);
  show_number (self->credits, p->credits, credits);
  show_number (self->chips, p->chips, chips);
  show_citizenry (self, p->dice[ROLL_CITIZENRY]);
  for (guint kind = 0; kind < 2; kind++)
    show_stack (self, state, seat, kind);
}

void
orrery_reveal_player_set_can_recall (OrreryRevealPlayer *self, gboolean can)
{
  g_return_if_fail (ORRERY_IS_REVEAL_PLAYER (self));

  gtk_widget_set_visible (self->recall, can);
}

void
orrery_reveal_player_set_recall_key (OrreryRevealPlayer *self, guint keyval)
{
  g_autofree char *text = gtk_accelerator_get_label (keyval, GDK_CONTROL_MASK);

  g_return_if_fail (ORRERY_IS_REVEAL_PLAYER (self));

  orrery_label_set (self->recall_key, text);
  orrery_keys_add (self->keys, keyval, GDK_CONTROL_MASK, recall_key_cb, NULL);
}

void
orrery_reveal_player_set_compact (OrreryRevealPlayer *self, gboolean compact)
{
  g_return_if_fail (ORRERY_IS_REVEAL_PLAYER (self));

  for (guint i = 0; i < 2; i++)
    gtk_image_set_pixel_size (GTK_IMAGE (self->tiles[i]), compact ? SMALL_TILE : TILE);
}

/* --- Building --- */

static GtkWidget *
build_recall (OrreryRevealPlayer *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->recall = gtk_button_new ();
  self->recall_key = orrery_label_new ("orrery-key", 0.5);
  gtk_box_append (GTK_BOX (box), gtk_label_new (_("Recall…")));
  gtk_box_append (GTK_BOX (box), self->recall_key);
  gtk_button_set_child (GTK_BUTTON (self->recall), box);
  gtk_widget_set_tooltip_text (self->recall, _("Recall dice at the end of the previous round"));
  gtk_widget_add_css_class (self->recall, "flat");
  gtk_widget_add_css_class (self->recall, "caption");
  gtk_widget_set_halign (self->recall, GTK_ALIGN_START);
  gtk_widget_set_visible (self->recall, FALSE);
  self->keys = orrery_keys_new (self->recall);
  g_signal_connect_object (self->recall, "clicked", G_CALLBACK (recall_cb), self, G_CONNECT_SWAPPED);
  return self->recall;
}

static GtkWidget *
build_name (OrreryRevealPlayer *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->mark = orrery_seat_mark_new (30);
  self->name = orrery_label_new ("heading", 0);
  self->points = orrery_label_new ("caption-heading", 0);
  gtk_label_set_wrap (GTK_LABEL (self->name), TRUE);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (texts), self->name);
  gtk_box_append (GTK_BOX (texts), self->points);
  gtk_box_append (GTK_BOX (row), self->mark);
  gtk_box_append (GTK_BOX (row), texts);
  return row;
}

static GtkWidget *
build_number (const OrreryPictureKind *kind, GtkWidget **label)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  *label = orrery_label_new ("caption-heading", 0);
  gtk_box_append (GTK_BOX (row), orrery_token_new (kind, TOKEN));
  gtk_box_append (GTK_BOX (row), *label);
  return row;
}

static GtkWidget *
build_left (OrreryRevealPlayer *self)
{
  GtkWidget *left = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *numbers = orrery_wrap_new (9);

  orrery_wrap_append (ORRERY_WRAP (numbers), build_number (&orrery_picture_coin, &self->credits));
  orrery_wrap_append (ORRERY_WRAP (numbers), build_number (&orrery_picture_chip, &self->chips));
  gtk_box_append (GTK_BOX (left), build_name (self));
  gtk_box_append (GTK_BOX (left), numbers);
  gtk_widget_set_hexpand (left, TRUE);
  return left;
}

/* The top tile of a stack, and its progress. */
static GtkWidget *
build_stack (OrreryRevealPlayer *self, guint kind)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->tiles[kind] = gtk_image_new ();
  gtk_image_set_pixel_size (GTK_IMAGE (self->tiles[kind]), TILE);
  self->progress[kind] = orrery_label_new ("caption", 0.5);
  gtk_box_append (GTK_BOX (box), self->tiles[kind]);
  gtk_box_append (GTK_BOX (box), self->progress[kind]);
  return box;
}

static GtkWidget *
build_right (OrreryRevealPlayer *self)
{
  GtkWidget *right = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *stacks = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  for (guint kind = 0; kind < 2; kind++)
    gtk_box_append (GTK_BOX (stacks), build_stack (self, kind));
  self->citizenry = orrery_wrap_new (2);
  gtk_widget_set_tooltip_text (self->citizenry, _("Citizenry"));
  gtk_box_append (GTK_BOX (right), stacks);
  gtk_box_append (GTK_BOX (right), self->citizenry);
  gtk_widget_set_valign (right, GTK_ALIGN_START);
  return right;
}

static void
orrery_reveal_player_class_init (OrreryRevealPlayerClass *klass)
{
  recall_signal = g_signal_new ("recall", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static void
orrery_reveal_player_init (OrreryRevealPlayer *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_box_append (GTK_BOX (row), build_left (self));
  gtk_box_append (GTK_BOX (row), build_right (self));
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), build_recall (self));
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
orrery_reveal_player_new (void)
{
  return g_object_new (ORRERY_TYPE_REVEAL_PLAYER, NULL);
}
