/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/play/orrery-verify-dice.h"

#include <adwaita.h>
#include <glib/gi18n.h>

static const char *
heading_of (const OrreryDiceCheck *check)
{
  switch (check->verdict)
    {
    case ORRERY_DICE_VERIFIED:
      return _("Rolls and Draws Verified");
    case ORRERY_DICE_OTHER_SEED:
    case ORRERY_DICE_DIFFER:
      return _("Rolls and Draws Do Not Match");
    case ORRERY_DICE_HIDDEN:
    case ORRERY_DICE_UNKNOWN:
    default:
      return _("Rolls and Draws Not Verified");
    }
}

/* During the game, the words of an answer would give away a secret. */
static char *
dup_body (const OrreryDiceCheck *check, const char *seed)
{
  switch (check->verdict)
    {
    case ORRERY_DICE_VERIFIED:
      if (seed == NULL)
        return g_strdup_printf (_("Every roll and draw so far (%u) comes from one number, the seed. It is shown here "
                                  "when the game is over. Until then its SHA-256 hash proves that nobody changes it:"),
                                check->n_checked);
      return g_strdup_printf (_("Every roll and draw (%u) comes from the seed %s. This is its SHA-256 hash, as it was "
                                "shown from the start:"),
                              check->n_checked, seed);
    case ORRERY_DICE_OTHER_SEED:
      return g_strdup (_("The seed in this game’s file is not the one whose SHA-256 hash was shown:"));
    case ORRERY_DICE_DIFFER:
      return g_strdup_printf (_("Answer %u does not come from the seed. Somebody gave it by hand, or changed the game’s "
                                "file. This is the SHA-256 hash of the seed:"),
                              check->answer + 1);
    case ORRERY_DICE_HIDDEN:
    case ORRERY_DICE_UNKNOWN:
    default:
      return g_strdup (_("This game was continued from a file without its seed, the number that all rolls and draws "
                         "come from."));
    }
}

/* Can be broken anywhere, but without hyphens, which would look like part of it. */
static GtkWidget *
hash_new (const char *hash)
{
  GtkWidget *label = gtk_label_new (hash);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_insert_hyphens_new (FALSE));
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
  pango_attr_list_unref (attributes);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 32); /* half of it */
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "monospace");
  return label;
}

static void
response_cb (GtkWidget *dialog, const char *response, const char *hash)
{
  if (g_str_equal (response, "copy"))
    gdk_clipboard_set_text (gtk_widget_get_clipboard (dialog), hash);
}

void
orrery_verify_dice (GtkWindow *parent, OrreryRecord *record)
{
  const OrreryDiceCheck check = orrery_record_check_dice (record);
  char *hash = orrery_record_dup_seed_hash (record);
  g_autofree char *seed = orrery_record_dup_open_seed (record);
  g_autofree char *body = dup_body (&check, seed);
  GtkWidget *dialog = adw_message_dialog_new (parent, heading_of (&check), body);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  if (hash != NULL)
    {
      adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (dialog), hash_new (hash));
      adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "copy", _("Co_py Hash"));
    }
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "close");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "close");
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), hash, (GClosureNotify) g_free, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}
