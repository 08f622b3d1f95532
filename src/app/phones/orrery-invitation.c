/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/phones/orrery-invitation.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <string.h>

#include "assist/orrery-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-qr-picture.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-expander.h"
#include "widgets/layout/orrery-wrap.h"

enum { CODE_SIZE = 220 };

/* One seat's row, the TV's, or the code for everybody. */
typedef struct
{
  OrreryPhones *phones;
  OrreryPhoneTable *table;
  OrrerySession *session;
  int seat; /* GAME_NOBODY: a TV; ORRERY_PHONES_PICK: everybody */
  AdwExpanderRow *row; /* NULL: everybody's code has none */
  GtkWidget *joined;   /* who has a phone; NULL: only everybody's code has it */
  OrreryQrPicture *code;
  GtkLabel *address;
  GtkWidget *back; /* NULL: only a seat has one */
} Place;

static void
free_place (gpointer data)
{
  Place *place = data;

  g_object_unref (place->phones);
  g_object_unref (place->table);
  g_object_unref (place->session);
  g_free (place);
}

static const char *
get_status (const Place *place)
{
  const gboolean is_connected = orrery_phones_count (place->phones, place->seat) > 0;

  if (place->seat == GAME_NOBODY)
    return is_connected ? _("Shown on a TV") : _("Everything public, in large print");
  if (orrery_phone_table_is_away (place->table, (guint) place->seat))
    return is_connected ? _("Connected") : _("Not connected; waiting for the phone");
  return is_connected ? _("Plays on this computer until the phone joins") : _("Plays on this computer");
}

/* Next to the code, so that nobody takes a seat unnoticed. */
static void
show_joined (Place *place)
{
  OrreryRecord *record = orrery_session_get_record (place->session);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL, *text = NULL;

  for (guint i = 0; i < orrery_record_get_n_seats (record); i++)
    if (orrery_phone_table_is_away (place->table, i))
      g_ptr_array_add (names, orrery_record_get_player (record, i)->name);
  list = orrery_words_join (names);
  text = names->len > 0 ? g_strdup_printf (_("On phones: %s"), list) : g_strdup (_("Nobody has joined yet."));
  if (g_str_equal (gtk_label_get_label (GTK_LABEL (place->joined)), text))
    return;
  if (gtk_widget_get_mapped (place->joined))
    orrery_announce (place->joined, ORRERY_SAY_ALWAYS, text);
  gtk_label_set_label (GTK_LABEL (place->joined), text);
}

static void
show_place (Place *place)
{
  g_autofree char *address = orrery_phones_dup_address (place->phones, place->seat);

  if (place->joined != NULL)
    show_joined (place);
  if (place->row != NULL)
    adw_expander_row_set_subtitle (place->row, get_status (place));
  /* Browsers add the scheme themselves, so nobody has to type it. */
  if (address != NULL && g_strcmp0 (gtk_label_get_label (place->address), address + strlen ("http://")) != 0)
    {
      gtk_label_set_label (place->address, address + strlen ("http://"));
      orrery_qr_picture_set_text (place->code, address);
    }
  if (place->back != NULL)
    gtk_widget_set_sensitive (place->back, orrery_phone_table_is_away (place->table, (guint) place->seat));
}

static void
new_code_cb (Place *place)
{
  orrery_phones_reissue (place->phones, place->seat);
  show_place (place);
}

/* Whoever took a seat that is not theirs must not take it again: everybody's code is new, too. */
static void
bring_back_cb (Place *place)
{
  orrery_phones_reissue (place->phones, place->seat);
  orrery_phones_set_open (place->phones, TRUE);
  orrery_phone_table_set_away (place->table, (guint) place->seat, FALSE);
  g_signal_emit_by_name (place->phones, "changed");
}

static GtkWidget *
build_buttons (Place *place)
{
  GtkWidget *box = orrery_wrap_new (12);
  GtkWidget *new_code = gtk_button_new_with_mnemonic (_("_New Code"));

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (new_code, _("The old one is no longer valid"));
  orrery_wrap_append (ORRERY_WRAP (box), new_code);
  g_signal_connect_swapped (new_code, "clicked", G_CALLBACK (new_code_cb), place);
  if (place->seat == GAME_NOBODY)
    return box;
  place->back = gtk_button_new_with_mnemonic (_("Play on _This Computer"));
  orrery_wrap_append (ORRERY_WRAP (box), place->back);
  g_signal_connect_swapped (place->back, "clicked", G_CALLBACK (bring_back_cb), place);
  return box;
}

static GtkWidget *
build_code (Place *place)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  g_autoptr (PangoAttrList) whole = pango_attr_list_new ();

  place->code = ORRERY_QR_PICTURE (orrery_qr_picture_new ());
  place->address = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_set_size_request (GTK_WIDGET (place->code), CODE_SIZE, CODE_SIZE);
  gtk_widget_set_halign (GTK_WIDGET (place->code), GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (place->code), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("The address as a QR code"), -1);
  gtk_label_set_selectable (place->address, TRUE);
  gtk_label_set_wrap (place->address, TRUE);
  gtk_label_set_wrap_mode (place->address, PANGO_WRAP_CHAR);
  gtk_label_set_justify (place->address, GTK_JUSTIFY_CENTER);
  /* Somebody may type it as it stands there. */
  pango_attr_list_insert (whole, pango_attr_insert_hyphens_new (FALSE));
  gtk_label_set_attributes (place->address, whole);
  gtk_widget_add_css_class (box, "orrery-dialog");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (place->code));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (place->address));
  return box;
}

static Place *
new_place (OrreryPhones *phones, OrrerySession *session, int seat)
{
  Place *place = g_new0 (Place, 1);

  place->phones = g_object_ref (phones);
  place->table = g_object_ref (orrery_phones_get_table (phones));
  place->session = g_object_ref (session);
  place->seat = seat;
  return place;
}

static void
changed_cb (GtkWidget *widget)
{
  show_place (g_object_get_data (G_OBJECT (widget), "place"));
}

/* From now on, `widget` shows the place. */
static GtkWidget *
follow (GtkWidget *widget, Place *place)
{
  show_place (place);
  g_object_set_data_full (G_OBJECT (widget), "place", place, free_place);
  g_signal_connect_object (place->phones, "changed", G_CALLBACK (changed_cb), widget, G_CONNECT_SWAPPED);
  return widget;
}

static GtkWidget *
build_place (OrreryPhones *phones, OrrerySession *session, int seat, const char *name)
{
  Place *place = new_place (phones, session, seat);
  GtkWidget *row = orrery_expander_new (name);
  GtkWidget *code = build_code (place);

  place->row = ADW_EXPANDER_ROW (row);
  gtk_box_append (GTK_BOX (code), build_buttons (place));
  adw_expander_row_add_row (place->row, code);
  return follow (row, place);
}

static GtkWidget *
build_pick (OrreryPhones *phones, OrrerySession *session)
{
  Place *place = new_place (phones, session, ORRERY_PHONES_PICK);
  GtkWidget *box = build_code (place);

  place->joined = orrery_label_new ("heading", 0.5f);
  gtk_label_set_wrap (GTK_LABEL (place->joined), TRUE);
  gtk_box_append (GTK_BOX (box), place->joined);
  return follow (box, place);
}

static GtkWidget *
build_group (const char *title, const char *text)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), text);
  return group;
}

/* --- The window --- */

static void
disconnect_cb (GtkWidget *button, OrreryPhones *phones)
{
  OrreryPhoneTable *table = orrery_phones_get_table (phones);

  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    orrery_phone_table_set_away (table, i, FALSE);
  orrery_phones_stop (phones);
  gtk_window_close (GTK_WINDOW (gtk_widget_get_root (button)));
}

static GtkWidget *
build_disconnect (OrreryPhones *phones)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Disconnect All"));

  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "destructive-action");
  g_signal_connect_object (button, "clicked", G_CALLBACK (disconnect_cb), phones, 0);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), button);
  return group;
}

static GtkWidget *
build_page (OrrerySession *session, OrreryPhones *phones)
{
  OrreryRecord *record = orrery_session_get_record (session);
  GtkWidget *page = adw_preferences_page_new ();
  g_autofree char *text = g_strconcat (_("Scan this code with your phone’s camera, and say who "
                                         "you are. It is valid while this window is open. Phone "
                                         "and computer must be on the same network; there is "
                                         "nothing to install."), "\n",
                                       _("The connection is not encrypted: anybody on the "
                                         "network who really wants to could read along."), NULL);
  GtkWidget *everybody = build_group (_("One Code for Everybody"), text);
  GtkWidget *people = build_group (_("Players"), _("Each also has a code of their own."));
  GtkWidget *tv = build_group (_("Visible to Everyone"), NULL);

  orrery_phones_set_open (phones, TRUE);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (everybody), build_pick (phones, session));
  for (guint i = 0; i < orrery_record_get_n_seats (record); i++)
    if (orrery_session_is_person (session, i))
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (people),
                                 build_place (phones, session, (int) i, orrery_record_get_player (record, i)->name));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (tv), build_place (phones, session, GAME_NOBODY, _("TV")));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (everybody));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (people));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (tv));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (build_disconnect (phones)));
  return page;
}

static void
destroy_cb (OrreryPhones *phones)
{
  orrery_phones_set_open (phones, FALSE);
}

static GtkWidget *
build_trouble (const char *text)
{
  GtkWidget *page = adw_status_page_new ();

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), "network-offline-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (page), _("No Phone Can Reach This Computer"));
  adw_status_page_set_description (ADW_STATUS_PAGE (page), text);
  return page;
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  gtk_window_close (GTK_WINDOW (widget));
  return TRUE;
}

static GtkWidget *
build_content (OrrerySession *session, OrreryPhones *phones, const GError *error)
{
  g_autofree char *address = orrery_phones_dup_address (phones, GAME_NOBODY);

  if (error != NULL)
    return build_trouble (error->message);
  if (address == NULL)
    return build_trouble (_("Connect it to the network that the phones are on, then invite them again."));
  return build_page (session, phones);
}

GtkWindow *
orrery_invitation_present (GtkWindow *parent, OrrerySession *session, OrreryPhones *phones, const GError *error)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *content = build_content (session, phones, error);
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();
  GtkWidget *window;

  gtk_widget_set_vexpand (content, TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), content);
  window = g_object_new (ADW_TYPE_WINDOW, "title", _("Invite Phones"), "transient-for", parent, "modal", TRUE,
                         "destroy-with-parent", TRUE,
                         "default-width", 480, "default-height", 640, "content", box, NULL);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (shortcuts),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                          gtk_callback_action_new (escape_cb, NULL, NULL)));
  gtk_widget_add_controller (window, shortcuts);
  g_signal_connect_object (window, "destroy", G_CALLBACK (destroy_cb), phones, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
  /* Whoever wants to copy the address can select it. */
  if (GTK_IS_LABEL (gtk_window_get_focus (GTK_WINDOW (window))))
    gtk_label_select_region (GTK_LABEL (gtk_window_get_focus (GTK_WINDOW (window))), 0, 0);
  return GTK_WINDOW (window);
}
