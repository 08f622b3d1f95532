/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-setup-page"

#include "config.h"

#include "app/table/orrery-setup-page.h"

#include "app/table/orrery-final-card.h"
#include "app/table/orrery-table-book.h"
#include "widgets/orrery-announce.h"
#include "widgets/orrery-table-style.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _OrrerySetupPage
{
  GtkWidget parent_instance;

  OrreryFinalTable table;

  GtkWidget *scrolled;
  GtkWidget *seats;
  GtkWidget *cards[ROLL_MAX_SEATS];
  GtkWidget *problem;
};

G_DEFINE_FINAL_TYPE (OrrerySetupPage, orrery_setup_page, GTK_TYPE_WIDGET)

enum
{
  BEGIN,
  JOIN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Names and kinds as the cards have them. */
static void
get_players (OrrerySetupPage *self, OrreryPlayer players[ROLL_MAX_SEATS])
{
  for (guint i = 0; i < self->table.n_seats; i++)
    {
      players[i].name = (char *) orrery_final_card_get_name (ORRERY_FINAL_CARD (self->cards[i]));
      players[i].kind = (char *) orrery_final_card_get_kind (ORRERY_FINAL_CARD (self->cards[i]));
    }
}

static void
seats_cb (OrrerySetupPage *self)
{
  const guint n = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->seats)) + 2;
  OrreryFinalTable empty;

  orrery_final_table_init (&empty, n);
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      if (i >= n)
        self->table.seats[i] = empty.seats[i];
      orrery_final_card_update (ORRERY_FINAL_CARD (self->cards[i]));
      gtk_widget_set_visible (self->cards[i], i < n);
    }
  self->table.n_seats = n;
}

static void
begin_cb (OrrerySetupPage *self)
{
  OrreryPlayer players[ROLL_MAX_SEATS];
  g_autofree char *problem = NULL;
  g_autoptr (OrreryRecord) record = NULL;

  get_players (self, players);
  record = orrery_table_set (&self->table, players, &problem);
  orrery_label_set (self->problem, problem != NULL ? problem : "");
  if (record != NULL)
    g_signal_emit (self, signals[BEGIN], 0, record);
}

/* A table of which nothing is known but who has which faction and home world, as far as said. */
static void
join_cb (OrrerySetupPage *self)
{
  g_autoptr (GString) text = g_string_new ("{\"mirror\": true, \"seats\": [");
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (OrreryRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  OrreryPlayer players[ROLL_MAX_SEATS];

  get_players (self, players);
  for (guint i = 0; i < self->table.n_seats; i++)
    {
      const OrreryFinalSeat *seat = &self->table.seats[i];

      g_string_append (text, i > 0 ? ", {" : "{");
      if (seat->faction != 0)
        g_string_append_printf (text, "\"faction\": %u%s", seat->faction,
                                seat->home != ROLL_NONE ? ", " : "");
      if (seat->home != ROLL_NONE)
        g_string_append_printf (text, "\"home\": \"%s\"", roll_faces[seat->home].name);
      g_string_append (text, "}");
    }
  g_string_append (text, "]}");
  node = json_from_string (text->str, NULL);
  record = orrery_record_new_from_position_json (node, players, &error);
  orrery_label_set (self->problem, record == NULL ? error->message : "");
  if (record != NULL)
    g_signal_emit (self, signals[JOIN], 0, record);
}

static GtkWidget *
build_head (OrrerySetupPage *self)
{
  const char *const numbers[] = { _("2 players"), _("3 players"), _("4 players"),
                                  _("5 players"), NULL };
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *title = orrery_label_new ("title-2", 0);

  gtk_label_set_label (GTK_LABEL (title), _("Who sits at the table?"));
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_widget_set_hexpand (title, TRUE);
  self->seats = gtk_drop_down_new_from_strings (numbers);
  orrery_set_spoken (self->seats, _("Number of players"));
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), self->seats);
  return head;
}

static GtkWidget *
build_foot (OrrerySetupPage *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *join = gtk_button_new_with_label (_("Join a Game Under Way"));
  GtkWidget *begin = gtk_button_new_with_label (_("Begin"));

  self->problem = orrery_label_new ("orrery-odd", 0);
  gtk_label_set_wrap (GTK_LABEL (self->problem), TRUE);
  gtk_widget_add_css_class (begin, "suggested-action");
  gtk_widget_set_halign (buttons, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (buttons), join);
  gtk_box_append (GTK_BOX (buttons), begin);
  gtk_box_append (GTK_BOX (foot), self->problem);
  gtk_box_append (GTK_BOX (foot), buttons);
  g_signal_connect_object (join, "clicked", G_CALLBACK (join_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (begin, "clicked", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
  return foot;
}

static void
orrery_setup_page_dispose (GObject *object)
{
  g_clear_pointer (&ORRERY_SETUP_PAGE (object)->scrolled, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_setup_page_parent_class)->dispose (object);
}

static gboolean
orrery_setup_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ORRERY_SETUP_PAGE (widget)->cards[0]);
}

static void
orrery_setup_page_class_init (OrrerySetupPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_setup_page_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_setup_page_grab_focus;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  signals[BEGIN] = g_signal_new ("begin", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, ORRERY_TYPE_RECORD);
  signals[JOIN] = g_signal_new ("join", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, ORRERY_TYPE_RECORD);
}

static void
orrery_setup_page_init (OrrerySetupPage *self)
{
  static const char *const names[] = { "Ada", "Ben", "Cleo", "Dan", "Eve" };
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *clamp = adw_clamp_new ();

  orrery_final_table_init (&self->table, 4);
  gtk_widget_add_css_class (content, "orrery-table-page");
  gtk_box_append (GTK_BOX (content), build_head (self));
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      self->cards[i] = orrery_final_card_new (&self->table, i);
      orrery_final_card_set_name (ORRERY_FINAL_CARD (self->cards[i]), names[i]);
      orrery_final_card_set_start (ORRERY_FINAL_CARD (self->cards[i]));
      gtk_box_append (GTK_BOX (content), self->cards[i]);
    }
  gtk_box_append (GTK_BOX (content), build_foot (self));
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 760);
  adw_clamp_set_child (ADW_CLAMP (clamp), content);
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled), clamp);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->seats), 2);
  g_signal_connect_object (self->seats, "notify::selected", G_CALLBACK (seats_cb), self,
                           G_CONNECT_SWAPPED);
  seats_cb (self);
}

GtkWidget *
orrery_setup_page_new (void)
{
  return g_object_new (ORRERY_TYPE_SETUP_PAGE, NULL);
}

void
orrery_setup_page_set_players (OrrerySetupPage *self, const OrreryPlayer *players, guint n)
{
  g_return_if_fail (ORRERY_IS_SETUP_PAGE (self) && n >= 2 && n <= ROLL_MAX_SEATS);

  orrery_final_table_init (&self->table, n);
  for (guint i = 0; i < n; i++)
    {
      orrery_final_card_set_name (ORRERY_FINAL_CARD (self->cards[i]), players[i].name);
      orrery_final_card_set_kind (ORRERY_FINAL_CARD (self->cards[i]), players[i].kind);
    }
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->seats), n - 2);
  seats_cb (self);
}
