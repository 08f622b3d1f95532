/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/table/orrery-score-page-private.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/table/orrery-score-card.h"
#include "app/table/orrery-score-finder.h"
#include "app/table/orrery-score-side.h"
#include "games/orrery-catalogs.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-pair.h"
#include "widgets/layout/orrery-scrolled.h"
#include "widgets/layout/orrery-wrap.h"

enum
{
  SHARE = 650 /* share of the width for the search, in thousandths */
};

/* Hidden on a phone with large text. */
static GtkWidget *
new_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return label;
}

static GtkWidget *
new_mode (const char *text)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), new_label (text));
  return button;
}

static GtkWidget *
build_modes (OrreryScorePage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->full = new_mode (_("Full Score"));
  self->totals = new_mode (_("Totals Only"));
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->totals), GTK_TOGGLE_BUTTON (self->full));
  gtk_widget_add_css_class (box, "linked");
  gtk_box_append (GTK_BOX (box), self->full);
  gtk_box_append (GTK_BOX (box), self->totals);
  g_signal_connect_object (self->totals, "toggled", G_CALLBACK (score_page_set_totals), self, G_CONNECT_SWAPPED);
  return box;
}

static void
build_option (OrreryScorePage *self, OrreryWrap *head)
{
  const OrreryGame *game = self->ui->game;

  for (guint i = 0; i < game->n_options; i++)
    if (game->options[i].flag == orrery_final_get_game (self->final)->option)
      {
        self->option = gtk_check_button_new_with_label (_(game->options[i].title));
        orrery_wrap_append (head, self->option);
        g_signal_connect_object (self->option, "toggled", G_CALLBACK (score_page_set_option), self, G_CONNECT_SWAPPED);
      }
}

static GtkWidget *
build_head (OrreryScorePage *self)
{
  GtkWidget *head = orrery_wrap_new (12);

  self->title = orrery_label_new ("title-3", 0);
  self->seats = orrery_seat_count_new (self->ui->game);
  orrery_label_set (self->title, _("Score a Finished Game"));
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_widget_set_hexpand (self->title, TRUE);
  orrery_wrap_append (ORRERY_WRAP (head), self->title);
  build_option (self, ORRERY_WRAP (head));
  orrery_wrap_append (ORRERY_WRAP (head), build_modes (self));
  orrery_wrap_append (ORRERY_WRAP (head), self->seats);
  g_signal_connect_object (self->seats, "notify::selected", G_CALLBACK (score_page_set_seats), self, G_CONNECT_SWAPPED);
  return head;
}

static GtkWidget *
build_cards (OrreryScorePage *self, OrreryCatalog *catalog)
{
  GtkWidget *cards = orrery_wrap_new (9);

  orrery_wrap_set_mode (ORRERY_WRAP (cards), ORRERY_WRAP_EVEN);
  for (guint i = 0; i < self->ui->game->rules->max_seats; i++)
    {
      GtkEventController *focus = gtk_event_controller_focus_new ();

      self->cards[i] = orrery_score_card_new (self->final, i, catalog);
      gtk_widget_add_controller (self->cards[i], focus);
      g_signal_connect_object (focus, "enter", G_CALLBACK (score_page_card_entered), self, 0);
      orrery_wrap_append (ORRERY_WRAP (cards), self->cards[i]);
      g_signal_connect_object (self->cards[i], "chosen", G_CALLBACK (score_page_card_chosen), self, 0);
      g_signal_connect_object (self->cards[i], "removed", G_CALLBACK (score_page_card_removed), self, 0);
      g_signal_connect_object (self->cards[i], "done", G_CALLBACK (score_page_card_done), self, 0);
    }
  return cards;
}

static GtkWidget *
build_pair (OrreryScorePage *self, OrreryCatalog *catalog)
{
  self->pair = orrery_pair_new ();
  self->finder = orrery_score_finder_new (self->final, catalog);
  self->side = orrery_score_side_new (self->final);
  gtk_widget_set_valign (self->side, GTK_ALIGN_START);
  gtk_widget_set_parent (self->finder, self->pair);
  gtk_widget_set_parent (self->side, self->pair);
  orrery_pair_set_share (ORRERY_PAIR (self->pair), SHARE);
  g_signal_connect_object (self->finder, "done", G_CALLBACK (score_page_finder_done), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->side, "done", G_CALLBACK (score_page_go_to_next), self, G_CONNECT_SWAPPED);
  return self->pair;
}

static GtkWidget *
new_button (OrreryScorePage *self, const char *label, const char *key, GCallback callback)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = orrery_wrap_new_row (6);

  orrery_wrap_append (ORRERY_WRAP (box), new_label (label));
  if (key != NULL)
    {
      GtkWidget *cap = new_label (key);

      gtk_widget_add_css_class (cap, "orrery-key");
      g_ptr_array_add (self->keys, cap);
      orrery_wrap_append (ORRERY_WRAP (box), cap);
    }
  gtk_button_set_child (GTK_BUTTON (button), box);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
build_buttons (OrreryScorePage *self)
{
  GtkWidget *buttons = orrery_wrap_new (6);

  self->next = new_button (self, _("Next Player"), _("Ctrl+Enter"), G_CALLBACK (score_page_go_to_next));
  self->keep = new_button (self, _("Save Result"), _("Ctrl+S"), G_CALLBACK (orrery_score_page_keep));
  gtk_widget_add_css_class (self->keep, "suggested-action");
  gtk_widget_set_valign (buttons, GTK_ALIGN_CENTER);
  orrery_wrap_append (ORRERY_WRAP (buttons), new_button (self, _("Clear"), NULL, G_CALLBACK (score_page_clear)));
  orrery_wrap_append (ORRERY_WRAP (buttons), self->next);
  orrery_wrap_append (ORRERY_WRAP (buttons), self->keep);
  return buttons;
}

static GtkWidget *
build_bar (OrreryScorePage *self)
{
  GtkWidget *bar = orrery_wrap_new (12);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  self->says = orrery_label_new ("heading", 0);
  self->ranking = orrery_label_new ("dim-label caption", 0);
  gtk_label_set_wrap (GTK_LABEL (self->says), TRUE);
  gtk_label_set_wrap (GTK_LABEL (self->ranking), TRUE);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (texts), self->says);
  gtk_box_append (GTK_BOX (texts), self->ranking);
  orrery_wrap_append (ORRERY_WRAP (bar), texts);
  orrery_wrap_append (ORRERY_WRAP (bar), build_buttons (self));
  bar = orrery_card_new (NULL, bar);
  gtk_widget_add_css_class (bar, "orrery-score-bar");
  return bar;
}

static gboolean
next_key_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  score_page_go_to_next (ORRERY_SCORE_PAGE (widget));
  return TRUE;
}

static gboolean
keep_key_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  orrery_score_page_keep (ORRERY_SCORE_PAGE (widget));
  return TRUE;
}

static void
add_keys (OrreryScorePage *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (keys), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Return, GDK_CONTROL_MASK),
                                                          gtk_callback_action_new (next_key_cb, NULL, NULL)));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_s, GDK_CONTROL_MASK),
                                                          gtk_callback_action_new (keep_key_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

void
score_page_build (OrreryScorePage *self)
{
  OrreryCatalog *catalog = orrery_catalog_get_for_game (self->ui->game->rules->id, NULL);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* Messages do not cover the bar below. */
  self->toasts = adw_toast_overlay_new ();
  self->sheet = adw_bin_new ();
  self->sheet_card = orrery_card_new (NULL, self->sheet);
  gtk_box_append (GTK_BOX (content), build_head (self));
  gtk_box_append (GTK_BOX (content), build_cards (self, catalog));
  gtk_box_append (GTK_BOX (content), build_pair (self, catalog));
  gtk_box_append (GTK_BOX (content), self->sheet_card);
  gtk_widget_set_vexpand (self->toasts, TRUE);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (self->toasts), orrery_scrolled_page_new (content, -1));
  gtk_box_append (GTK_BOX (self->box), self->toasts);
  gtk_box_append (GTK_BOX (self->box), build_bar (self));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  add_keys (self);
}
