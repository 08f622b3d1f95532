/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orrery-shortcuts.h"

#include <glib/gi18n.h>

typedef struct
{
  const char *title; /* to be translated; NULL: what the game calls all its pieces */
  const char *context;
  const char *action; /* the application knows its keys, */
  const char *keys;   /* or the keys of a widget */
} Shortcut;

static const Shortcut rooms_keys[] = {
  { N_("Reference"), .action = "win.room::reference" },
  { N_("Table"), .action = "win.room::table" },
  { NC_ ("room", "Play"), .context = "room", .action = "win.room::play" },
  { N_("History"), .action = "app.history" },
  { N_("Next game"), .action = "win.next-game" },
};

static const Shortcut reference_keys[] = {
  { N_("Search"), .action = "room.find" },
  { N_("Go to the results"), .keys = "Down" },
  { N_("Open the selected result"), .keys = "Return" },
  { N_("Go back and clear the search"), .keys = "Escape" },
  { N_("Back"), .action = "room.back" },
  { N_("Forward"), .action = "room.forward" },
  { NULL, .action = "room.browse" }, /* what the game calls its pieces */
  { N_("Save the entry"), .action = "room.save-entry" },
  { N_("Print a reference sheet"), .action = "room.print" },
};

static const Shortcut games_keys[] = {
  { N_("New game"), .action = "app.new-game" },
  { N_("Undo"), .action = "room.undo" },
  { N_("Redo"), .action = "room.redo" },
  { N_("Open a game"), .action = "room.open-game" },
  { N_("Save the game"), .action = "room.save-game" },
  { N_("Rematch"), .action = "room.rematch" },
  { N_("Continue to the next decision"), .action = "room.play-on" },
  { N_("Hint"), .keys = "<Control>i question" },
  { N_("Replay"), .action = "room.replay" },
  { N_("Analyze the game"), .action = "room.analyse" },
  { N_("Step back"), .keys = "<Control>Left Left" },
  { N_("Step forward"), .keys = "<Control>Right Right" },
  { N_("Previous round"), .action = "room.step-round(-1)" },
  { N_("Next round"), .action = "room.step-round(1)" },
  { N_("First and last moment of a replay"), .keys = "Home End" },
  { N_("Copy the result"), .action = "room.copy-result" },
  { N_("Leave the game"), .action = "room.leave" },
};

static const Shortcut play_keys[] = {
  { N_("Choose one of the answers"), .keys = "1...9" },
  { N_("Confirm"), .keys = "Return" },
  { N_("Put back"), .keys = "Escape" },
  { N_("Read the focused piece"), .keys = "i" },
  { N_("Continue while others play"), .keys = "space" },
  { N_("Pause"), .keys = "p" },
  { N_("Large card above the log"), .action = "room.large-card" },
  { N_("Larger pieces"), .action = "room.zoom(1)" },
  { N_("Smaller pieces"), .action = "room.zoom(-1)" },
  { N_("Normal size of pieces"), .action = "room.zoom(0)" },
};

static const Shortcut table_keys[] = {
  { N_("Score"), .action = "room.score" },
  { N_("Correct the table"), .action = "room.correct" },
  { N_("TV View"), .action = "room.tv" },
  { N_("Sidebar"), .action = "room.log" },
  { N_("Answer for the next player"), .keys = "F6" },
};

static const Shortcut history_keys[] = {
  { N_("Search"), .keys = "<Control>f" },
  { N_("Choose All"), .keys = "<Control>a" },
  { N_("Replay"), .keys = "<Control>r" },
  { N_("Delete"), .keys = "Delete" },
  { N_("Back"), .keys = "Escape" },
};

static const Shortcut general_keys[] = {
  { N_("Preferences"), .action = "app.preferences" },
  { N_("Help"), .action = "app.help" },
  { N_("Main menu"), .keys = "F10" },
  { N_("Keyboard shortcuts"), .action = "win.show-help-overlay" },
  { N_("Close the window"), .action = "window.close" },
  { N_("Quit"), .action = "app.quit" },
};

static const struct
{
  const char *title; /* to be translated */
  const char *context;
  const char *room; /* a game may add keys here; NULL: none does */
  const Shortcut *shortcuts;
  guint n;
} groups[] = {
  { N_("Rooms"), .shortcuts = rooms_keys, .n = G_N_ELEMENTS (rooms_keys) },
  { N_("Reference"), .room = "reference", .shortcuts = reference_keys, .n = G_N_ELEMENTS (reference_keys) },
  { N_("Games"), .shortcuts = games_keys, .n = G_N_ELEMENTS (games_keys) },
  { NC_ ("room", "Play"), .context = "room", .room = "play", .shortcuts = play_keys, .n = G_N_ELEMENTS (play_keys) },
  { N_("Table"), .room = "table", .shortcuts = table_keys, .n = G_N_ELEMENTS (table_keys) },
  { N_("History"), .shortcuts = history_keys, .n = G_N_ELEMENTS (history_keys) },
  { N_("General"), .shortcuts = general_keys, .n = G_N_ELEMENTS (general_keys) },
};

/* Before GTK 4.14 only a builder can fill this window, and only from text. */
static void
add_shortcut (GString *xml, const char *title, const char *property, const char *value)
{
  g_autofree char *child = g_markup_printf_escaped ("<child><object class='GtkShortcutsShortcut'>"
                                                    "<property name='title'>%s</property>"
                                                    "<property name='%s'>%s</property></object></child>",
                                                    title, property, value);

  g_string_append (xml, child);
}

static const char *
translate (const char *context, const char *title)
{
  return context != NULL ? g_dpgettext2 (NULL, context, title) : _(title);
}

static void
add_group (GString *xml, guint i, const OrreryGameUi *ui)
{
  g_autofree char *head = g_markup_printf_escaped ("<child><object class='GtkShortcutsGroup'><property name='title'>%s</property>",
                                                   translate (groups[i].context, groups[i].title));

  g_string_append (xml, head);
  for (guint k = 0; k < groups[i].n; k++)
    {
      const Shortcut *shortcut = &groups[i].shortcuts[k];

      add_shortcut (xml, translate (shortcut->context, shortcut->title != NULL ? shortcut->title : ui->words->all),
                    shortcut->action != NULL ? "action-name" : "accelerator",
                    shortcut->action != NULL ? shortcut->action : shortcut->keys);
    }
  for (guint k = 0; groups[i].room != NULL && k < ui->n_keys; k++)
    if (g_str_equal (ui->keys[k].room, groups[i].room))
      add_shortcut (xml, _(ui->keys[k].title), "accelerator", ui->keys[k].keys);
  g_string_append (xml, "</object></child>");
}

GtkShortcutsWindow *
orrery_shortcuts_new (const OrreryGameUi *ui)
{
  g_autoptr (GString) xml = g_string_new ("<interface><object class='GtkShortcutsWindow' id='shortcuts'>"
                                          "<property name='modal'>1</property><child><object class='GtkShortcutsSection'>"
                                          "<property name='section-name'>shortcuts</property>"
                                          "<property name='max-height'>14</property>");
  g_autoptr (GtkBuilder) builder = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    add_group (xml, i, ui);
  g_string_append (xml, "</object></child></object></interface>");
  builder = gtk_builder_new_from_string (xml->str, (gssize) xml->len);
  return GTK_SHORTCUTS_WINDOW (gtk_builder_get_object (builder, "shortcuts"));
}
