/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/table/orrery-frontiers-score.h"

#include "assist/orrery-games.h"
#include "assist/orrery-ledger.h"
#include "games/frontiers/board/orrery-frontiers-sheet.h"
#include "games/frontiers/table/orrery-bonus-window.h"
#include "games/frontiers/tiles/orrery-my-tiles.h"
#include "games/frontiers/words/orrery-frontiers-position.h"
#include "games/frontiers/words/orrery-frontiers-score-words.h"
#include "games/frontiers/words/orrery-frontiers.h"
#include "record/orrery-file.h"
#include "record/orrery-journal.h"
#include "record/orrery-json-text.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/art/orrery-table-style.h"
#include "widgets/game/orrery-table-ui.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/layout/orrery-scrolled.h"

#include <adwaita.h>
#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

enum { CHIPS, DEVELOPMENTS, COLONIES, BONUSES, FIRST_GOAL, TIE = FIRST_GOAL + FR_N_GOALS, N_LINES, MOST = 200 };

enum { WIDTH = 860, SPACING = 8, TITLE_CHARS = 20, SAVE_AFTER = 400 /* ms */ };

struct _OrreryFrontiersScore
{
  GtkWidget parent_instance;

  guint n_seats;
  guint goals; /* in play: mask of FrGoal */
  gboolean updating;
  gboolean kept; /* saved in the history as it is */
  guint save;    /* source */

  GtkWidget *scrolled;
  GtkWidget *count;
  GtkWidget *problem;
  GtkWidget *keep;
  GtkWidget *sheet; /* AdwBin */
  GtkWidget *names[FR_MAX_SEATS], *marks[FR_MAX_SEATS];
  GtkWidget *titles[N_LINES];
  GtkWidget *fields[N_LINES][FR_MAX_SEATS];
  GtkWidget *totals_title;
  GtkWidget *totals[FR_MAX_SEATS];
  GtkWidget *toggles[FR_N_GOALS];
};

G_DEFINE_FINAL_TYPE (OrreryFrontiersScore, orrery_frontiers_score, GTK_TYPE_WIDGET)

static guint unsaved_signal;

/* The titles of the lines; those of goals come from the data. */
static const struct
{
  const char *title, *text;
  const char *member; /* of the score in a position; NULL: chips */
} lines[] = {
  [CHIPS] = { N_("VP chips"), N_("in front of the player"), NULL },
  [DEVELOPMENTS] = { N_("Developments"), N_("printed VP, without any “?”"), "developments" },
  [COLONIES] = { N_("Colonies"), N_("printed VP, including the home colony"), "colonies" },
  [BONUSES] = { N_("Bonuses"), N_("every “?”: each tile scores one line of it"), "bonuses" },
};

static gboolean
is_goal (guint line)
{
  return line >= FIRST_GOAL && line < TIE;
}

static gboolean
is_shown (OrreryFrontiersScore *self, guint line)
{
  return !is_goal (line) || (self->goals >> (line - FIRST_GOAL) & 1) != 0;
}

/* -1: empty or not a number. */
static int
get_value (OrreryFrontiersScore *self, guint line, guint seat)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->fields[line][seat]));
  guint64 value;

  return g_ascii_string_to_unsigned (text, 10, 0, MOST, &value, NULL) ? (int) value : -1;
}

/* --- The position --- */

static JsonObject *
new_seat (OrreryFrontiersScore *self, guint seat)
{
  JsonObject *object = json_object_new (), *score = json_object_new ();

  json_object_set_int_member (object, "chips", MAX (0, get_value (self, CHIPS, seat)));
  for (guint i = DEVELOPMENTS; i <= BONUSES; i++)
    json_object_set_int_member (score, lines[i].member, MAX (0, get_value (self, i, seat)));
  for (guint i = 0; i < FR_N_GOALS; i++)
    if (self->goals >> i & 1)
      json_object_set_int_member (score, fr_goals[i].name, MAX (0, get_value (self, FIRST_GOAL + i, seat)));
  json_object_set_int_member (score, "tie_break", MAX (0, get_value (self, TIE, seat)));
  json_object_set_object_member (object, "score", score);
  return object;
}

static JsonNode *
new_position (OrreryFrontiersScore *self)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *root = json_object_new ();
  JsonArray *seats = json_array_new (), *goals = json_array_new ();

  json_object_set_string_member (root, "game", fr_game.id);
  json_object_set_string_member (root, "step", "over");
  for (guint i = 0; i < FR_N_GOALS; i++)
    if (self->goals >> i & 1)
      json_array_add_string_element (goals, fr_goals[i].name);
  if (self->goals != 0)
    json_object_set_array_member (root, "goals", goals);
  else
    json_array_unref (goals);
  for (guint i = 0; i < self->n_seats; i++)
    json_array_add_object_element (seats, new_seat (self, i));
  json_object_set_array_member (root, "seats", seats);
  json_node_take_object (node, root);
  return node;
}

/* --- Showing it --- */

static void
show_totals (OrreryFrontiersScore *self)
{
  g_autoptr (JsonNode) position = new_position (self);
  FrState state;
  GameScore score = { 0 };

  if (orrery_frontiers_position_read (position, &state, NULL))
    fr_score (&state, &score);
  for (guint i = 0; i < self->n_seats; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", score.total[i]);

      orrery_label_set (self->totals[i], text);
    }
}

static void
show_lines (OrreryFrontiersScore *self)
{
  for (guint line = 0; line < N_LINES; line++)
    {
      gtk_widget_set_visible (self->titles[line], is_shown (self, line));
      for (guint i = 0; i < FR_MAX_SEATS; i++)
        gtk_widget_set_visible (self->fields[line][i], i < self->n_seats && is_shown (self, line));
    }
  for (guint i = 0; i < FR_MAX_SEATS; i++)
    {
      gtk_widget_set_visible (gtk_widget_get_parent (self->names[i]), i < self->n_seats);
      gtk_widget_set_visible (self->totals[i], i < self->n_seats);
    }
  self->updating = TRUE;
  for (guint i = 0; i < FR_N_GOALS; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->toggles[i]), (self->goals >> i & 1) != 0);
  self->updating = FALSE;
}

/* A tie-break may be left out. */
static char *
find_missing (OrreryFrontiersScore *self)
{
  for (guint i = 0; i < self->n_seats; i++)
    for (guint line = 0; line < TIE; line++)
      if (is_shown (self, line) && get_value (self, line, i) < 0)
        return g_strdup_printf (_("%s: the number for “%s” is missing."), gtk_editable_get_text (GTK_EDITABLE (self->names[i])),
                                is_goal (line) ? fr_goals[line - FIRST_GOAL].name : _(lines[line].title));
  return NULL;
}

char *
orrery_frontiers_score_build (OrreryFrontiersScore *self, FrState *state)
{
  g_autoptr (JsonNode) position = new_position (self);
  g_autoptr (GError) error = NULL;
  char *missing = find_missing (self);

  if (missing != NULL)
    return missing;
  return orrery_frontiers_position_read (position, state, &error) ? NULL : g_strdup (error->message);
}

static void
get_names (OrreryFrontiersScore *self, const char *names[FR_MAX_SEATS + 1])
{
  for (guint i = 0; i <= FR_MAX_SEATS; i++)
    names[i] = i < self->n_seats ? gtk_editable_get_text (GTK_EDITABLE (self->names[i])) : NULL;
}

static void
show_result (OrreryFrontiersScore *self)
{
  const char *names[FR_MAX_SEATS + 1];
  FrState state;
  g_autofree char *problem = orrery_frontiers_score_build (self, &state);
  g_autofree char *winner = NULL;

  get_names (self, names);
  if (problem == NULL)
    winner = orrery_frontiers.tell_winner (&state, names);
  orrery_label_set (self->problem, problem != NULL ? problem : winner);
  adw_bin_set_child (ADW_BIN (self->sheet), problem == NULL ? orrery_card_new (_("Result"), orrery_frontiers_sheet_new (&state, names)) : NULL);
  gtk_widget_set_sensitive (self->keep, problem == NULL && !self->kept);
}

/* --- Saving the entries --- */

static char *
dup_path (void)
{
  return orrery_games_dup_path (ORRERY_GAMES_TABLES, "score-frontiers.json");
}

static gboolean
save_cb (gpointer data)
{
  OrreryFrontiersScore *self = data;
  g_autofree char *path = dup_path ();
  g_autofree char *text = orrery_frontiers_score_write (self);
  g_autofree char *problem = NULL;

  self->save = 0;
  if (!orrery_journal_copy (path, text, strlen (text), NULL))
    problem = g_strdup_printf (_("What you entered could not be saved: %s. Free some space on the disk, or make its "
                                 "folder writable. Orrery then saves it by itself."),
                               g_strerror (errno));
  g_signal_emit (self, unsaved_signal, 0, problem);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (OrreryFrontiersScore *self)
{
  if (self->updating)
    return;
  self->kept = FALSE;
  show_totals (self);
  show_result (self);
  if (self->save == 0)
    self->save = g_timeout_add (SAVE_AFTER, save_cb, self);
}

/* --- Changes --- */

static void
show_marks (OrreryFrontiersScore *self)
{
  const char *names[FR_MAX_SEATS + 1];
  g_auto (GStrv) initials = NULL;

  get_names (self, names);
  initials = orrery_seat_mark_list_initials (names);
  for (guint i = 0; i < self->n_seats; i++)
    {
      orrery_seat_mark_set (ORRERY_SEAT_MARK (self->marks[i]), (int) i, names[i]);
      orrery_seat_mark_set_initials (ORRERY_SEAT_MARK (self->marks[i]), initials[i]);
    }
}

static void
name_cb (OrreryFrontiersScore *self)
{
  show_marks (self);
  changed_cb (self);
}

/* Enter goes from field to field: names, then line by line; it skips a tie-break. */
static void
activate_cb (OrreryFrontiersScore *self, GtkWidget *entry)
{
  GtkWidget *before = NULL;

  for (guint line = 0; line <= TIE; line++)
    for (guint i = 0; i < self->n_seats; i++)
      {
        GtkWidget *field = line == 0 ? self->names[i] : self->fields[line - 1][i];

        if (line > 0 && !is_shown (self, line - 1))
          continue;
        if (before == entry)
          {
            gtk_widget_grab_focus (field);
            return;
          }
        before = field;
      }
  gtk_widget_grab_focus (self->keep);
}

static void
goal_cb (OrreryFrontiersScore *self)
{
  if (self->updating)
    return;
  self->goals = 0;
  for (guint i = 0; i < FR_N_GOALS; i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->toggles[i])))
      self->goals |= 1u << i;
  show_lines (self);
  changed_cb (self);
}

static void
count_cb (OrreryFrontiersScore *self)
{
  if (self->updating)
    return;
  self->n_seats = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->count)) + fr_game.min_seats;
  show_lines (self);
  show_marks (self);
  changed_cb (self);
}

static void
clear_cb (OrreryFrontiersScore *self)
{
  self->updating = TRUE;
  for (guint line = 0; line < N_LINES; line++)
    for (guint i = 0; i < FR_MAX_SEATS; i++)
      gtk_editable_set_text (GTK_EDITABLE (self->fields[line][i]), "");
  self->goals = 0;
  self->updating = FALSE;
  show_lines (self);
  changed_cb (self);
  gtk_widget_grab_focus (self->fields[0][0]);
}

static gboolean
keep (OrreryFrontiersScore *self, const FrState *state, GError **error)
{
  g_autoptr (GFile) file = orrery_games_new_file (ORRERY_GAMES_TABLES, error);
  g_autoptr (OrreryRecord) record = NULL;
  OrreryPlayer players[FR_MAX_SEATS];
  char kind[] = "person";

  for (guint i = 0; i < self->n_seats; i++)
    players[i] = (OrreryPlayer) { (char *) gtk_editable_get_text (GTK_EDITABLE (self->names[i])), kind };
  record = orrery_record_new_from_position (&orrery_frontiers, state, players);
  return file != NULL && orrery_record_set_autosave (record, file, error)
         && orrery_ledger_keep (orrery_ledger_get_default (), record, ORRERY_OUTCOME_COUNTED, file, error);
}

/* Saves only once, until something changes. */
void
orrery_frontiers_score_keep (OrreryFrontiersScore *self)
{
  FrState state;
  g_autofree char *problem = orrery_frontiers_score_build (self, &state);
  g_autofree char *path = dup_path ();
  g_autoptr (GError) error = NULL;

  if (problem != NULL || self->kept)
    return;
  self->kept = keep (self, &state, &error);
  gtk_widget_set_sensitive (self->keep, !self->kept);
  orrery_label_set (self->problem, self->kept ? _("The result is saved.") : error->message);
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, gtk_label_get_label (GTK_LABEL (self->problem)));
  if (!self->kept)
    return;
  g_clear_handle_id (&self->save, g_source_remove);
  g_unlink (path);
}

/* --- As text --- */

/* Cells as typed, so that unfinished entries are saved too. */
char *
orrery_frontiers_score_write (OrreryFrontiersScore *self)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *root = json_object_new ();
  JsonArray *names = json_array_new (), *cells = json_array_new ();

  for (guint i = 0; i < self->n_seats; i++)
    {
      json_array_add_string_element (names, gtk_editable_get_text (GTK_EDITABLE (self->names[i])));
      for (guint line = 0; line < N_LINES; line++)
        json_array_add_string_element (cells, gtk_editable_get_text (GTK_EDITABLE (self->fields[line][i])));
    }
  json_object_set_array_member (root, "names", names);
  json_object_set_array_member (root, "cells", cells);
  json_object_set_int_member (root, "goals", self->goals);
  json_node_take_object (node, root);
  return json_to_string (node, FALSE);
}

/* The list of that many texts, or NULL. */
static JsonArray *
get_texts (JsonObject *root, const char *member)
{
  JsonNode *node = json_object_get_member (root, member);
  JsonArray *list = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    if (json_node_get_value_type (json_array_get_element (list, i)) != G_TYPE_STRING)
      return NULL;
  return list;
}

static gboolean
fill_in (OrreryFrontiersScore *self, JsonObject *root)
{
  JsonArray *names = get_texts (root, "names"), *cells = get_texts (root, "cells");
  JsonNode *goals = json_object_get_member (root, "goals");
  const guint n = names != NULL ? json_array_get_length (names) : 0;

  if (n < fr_game.min_seats || n > FR_MAX_SEATS || cells == NULL || json_array_get_length (cells) != n * N_LINES || goals == NULL
      || json_node_get_value_type (goals) != G_TYPE_INT64)
    return FALSE;
  self->n_seats = n;
  self->goals = (guint) json_node_get_int (goals) & ((1u << FR_N_GOALS) - 1);
  for (guint i = 0; i < n; i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (self->names[i]), json_array_get_string_element (names, i));
      for (guint line = 0; line < N_LINES; line++)
        gtk_editable_set_text (GTK_EDITABLE (self->fields[line][i]), json_array_get_string_element (cells, i * N_LINES + line));
    }
  return TRUE;
}

gboolean
orrery_frontiers_score_read (OrreryFrontiersScore *self, const char *text)
{
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  gboolean is_read;

  self->updating = TRUE;
  is_read = node != NULL && JSON_NODE_HOLDS_OBJECT (node) && fill_in (self, json_node_get_object (node));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->count), self->n_seats - fr_game.min_seats);
  self->updating = FALSE;
  show_lines (self);
  show_totals (self);
  show_result (self);
  return is_read;
}

/* --- Building --- */

static GtkWidget *
new_title (const char *title, const char *text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = orrery_label_new (NULL, 0), *more = orrery_label_new ("caption dim-label", 0);

  gtk_label_set_label (GTK_LABEL (label), title);
  gtk_label_set_label (GTK_LABEL (more), text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap (GTK_LABEL (more), TRUE);
  /* If the page scrolls horizontally, its height is that of its minimum width. */
  gtk_label_set_width_chars (GTK_LABEL (more), TITLE_CHARS);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), more);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

static GtkWidget *
new_goal_title (guint goal)
{
  FrState state = { 0 };
  g_autofree char *steps = orrery_frontiers_goal_steps (&state, goal);
  /* Translators: how many of what counts for a goal gives how many VP: "3 → 2, 5 → 5". */
  g_autofree char *text = g_strdup_printf (_("how many: %s"), steps);

  return new_title (fr_goals[goal].name, text);
}

static GtkWidget *
new_field (OrreryFrontiersScore *self, guint line, guint seat)
{
  GtkWidget *entry = gtk_entry_new ();
  const char *title = is_goal (line) ? fr_goals[line - FIRST_GOAL].name : line == TIE ? _("Tie-break") : _(lines[line].title);
  g_autofree char *spoken = g_strdup_printf (_("Player %u: %s"), seat + 1, title);

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 4);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 4);
  gtk_editable_set_alignment (GTK_EDITABLE (entry), 0.5f);
  gtk_entry_set_max_length (GTK_ENTRY (entry), 3);
  gtk_entry_set_input_purpose (GTK_ENTRY (entry), GTK_INPUT_PURPOSE_DIGITS);
  gtk_widget_set_valign (entry, GTK_ALIGN_CENTER);
  orrery_set_spoken (entry, spoken);
  g_signal_connect_object (entry, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
  return entry;
}

/* --- Every “?” by its lines --- */

static void
counted_cb (GtkWidget *field, int points)
{
  g_autofree char *text = g_strdup_printf ("%d", CLAMP (points, 0, MOST));

  gtk_editable_set_text (GTK_EDITABLE (field), text);
  gtk_entry_set_icon_from_icon_name (GTK_ENTRY (field), GTK_ENTRY_ICON_SECONDARY, "document-edit-symbolic");
  gtk_entry_set_icon_tooltip_text (GTK_ENTRY (field), GTK_ENTRY_ICON_SECONDARY, _("Counted with My Tiles"));
  gtk_entry_set_icon_activatable (GTK_ENTRY (field), GTK_ENTRY_ICON_SECONDARY, FALSE);
}

/* A number that people have typed is not from the collection. */
static void
typed_cb (GtkWidget *field)
{
  gtk_entry_set_icon_from_icon_name (GTK_ENTRY (field), GTK_ENTRY_ICON_SECONDARY, NULL);
}

static void
count_bonuses_cb (OrreryFrontiersScore *self, GtkWidget *button)
{
  const guint seat = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "seat"));
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryCollection) tiles = orrery_my_tiles_load (&error);
  GtkWidget *window = tiles != NULL ? orrery_bonus_window_new (tiles, gtk_editable_get_text (GTK_EDITABLE (self->names[seat]))) : NULL;

  if (window == NULL)
    {
      orrery_label_set (self->problem, error != NULL ? error->message
                                                     : _("No tile in My Tiles has lines of a “?” yet. Add them there, or enter the sum."));
      return;
    }
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  g_signal_connect_object (window, "done", G_CALLBACK (counted_cb), self->fields[BONUSES][seat], G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

/* The field, and a button that counts using My Tiles. */
static GtkWidget *
new_bonuses (OrreryFrontiersScore *self, guint seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *button = gtk_button_new_from_icon_name ("list-add-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _("Count with My Tiles"));
  orrery_set_spoken (button, _("Count with My Tiles"));
  g_object_set_data (G_OBJECT (button), "seat", GUINT_TO_POINTER (seat));
  g_object_bind_property (self->fields[BONUSES][seat], "visible", button, "visible", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (count_bonuses_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_hexpand (self->fields[BONUSES][seat], TRUE);
  g_signal_connect (self->fields[BONUSES][seat], "changed", G_CALLBACK (typed_cb), NULL);
  gtk_box_append (GTK_BOX (box), self->fields[BONUSES][seat]);
  gtk_box_append (GTK_BOX (box), button);
  return box;
}

static void
add_names (OrreryFrontiersScore *self, GtkGrid *grid)
{
  for (guint i = 0; i < FR_MAX_SEATS; i++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
      g_autofree char *name = g_strdup_printf (_("Player %u"), i + 1);

      self->marks[i] = orrery_seat_mark_new (28);
      self->names[i] = gtk_entry_new ();
      gtk_editable_set_width_chars (GTK_EDITABLE (self->names[i]), 6);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (self->names[i]), 8);
      gtk_editable_set_text (GTK_EDITABLE (self->names[i]), name);
      orrery_set_spoken (self->names[i], name);
      orrery_seat_mark_set (ORRERY_SEAT_MARK (self->marks[i]), (int) i, name);
      gtk_widget_set_halign (self->marks[i], GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), self->marks[i]);
      gtk_box_append (GTK_BOX (box), self->names[i]);
      gtk_grid_attach (grid, box, (int) i + 1, 0, 1, 1);
      g_signal_connect_object (self->names[i], "changed", G_CALLBACK (name_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->names[i], "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
    }
}

/* Unlike the spacing of a grid, its margin disappears while a row is hidden. */
static void
attach (GtkGrid *grid, GtkWidget *child, int column, int row)
{
  gtk_widget_set_margin_top (child, SPACING);
  gtk_grid_attach (grid, child, column, row, 1, 1);
}

static GtkWidget *
new_grid (OrreryFrontiersScore *self)
{
  GtkGrid *grid = GTK_GRID (gtk_grid_new ());

  gtk_grid_set_column_spacing (grid, SPACING);
  add_names (self, grid);
  for (guint line = 0; line < N_LINES; line++)
    {
      self->titles[line] = is_goal (line)  ? new_goal_title (line - FIRST_GOAL)
                           : line == TIE ? new_title (_("Tie-break"), _("credits, and goods on colonies; only if tied"))
                                         : new_title (_(lines[line].title), _(lines[line].text));
      attach (grid, self->titles[line], 0, (int) line + 1);
      for (guint i = 0; i < FR_MAX_SEATS; i++)
        {
          self->fields[line][i] = new_field (self, line, i);
          attach (grid, line == BONUSES ? new_bonuses (self, i) : self->fields[line][i], (int) i + 1, (int) line + 1);
        }
    }
  self->totals_title = orrery_label_new ("heading", 0);
  gtk_label_set_label (GTK_LABEL (self->totals_title), _("Total"));
  attach (grid, self->totals_title, 0, N_LINES + 1);
  for (guint i = 0; i < FR_MAX_SEATS; i++)
    attach (grid, self->totals[i] = orrery_label_new ("title-3", 0.5), (int) i + 1, N_LINES + 1);
  return GTK_WIDGET (grid);
}

static GtkWidget *
new_goals (OrreryFrontiersScore *self)
{
  GtkWidget *wrap = orrery_wrap_new (6);

  for (guint i = 0; i < FR_N_GOALS; i++)
    {
      self->toggles[i] = gtk_toggle_button_new_with_label (fr_goals[i].name);
      g_signal_connect_object (self->toggles[i], "toggled", G_CALLBACK (goal_cb), self, G_CONNECT_SWAPPED);
      orrery_wrap_append (ORRERY_WRAP (wrap), self->toggles[i]);
    }
  return orrery_card_new (_("Goals in play"), wrap);
}

static GtkWidget *
new_head (OrreryFrontiersScore *self)
{
  GtkWidget *head = orrery_wrap_new (12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = orrery_label_new ("title-2", 0);

  gtk_label_set_label (GTK_LABEL (title), _("Score a finished game"));
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  self->problem = orrery_label_new ("dim-label", 0);
  gtk_label_set_wrap (GTK_LABEL (self->problem), TRUE);
  gtk_box_append (GTK_BOX (words), title);
  gtk_box_append (GTK_BOX (words), self->problem);
  gtk_widget_set_hexpand (words, TRUE);
  self->count = orrery_seat_count_new (&orrery_frontiers);
  gtk_widget_set_valign (self->count, GTK_ALIGN_CENTER);
  orrery_wrap_append (ORRERY_WRAP (head), words);
  orrery_wrap_append (ORRERY_WRAP (head), self->count);
  return head;
}

static GtkWidget *
new_foot (OrreryFrontiersScore *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *clear = gtk_button_new_with_label (_("Clear"));

  self->keep = gtk_button_new_with_label (_("Save Result"));
  gtk_widget_add_css_class (self->keep, "suggested-action");
  gtk_widget_set_halign (foot, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (foot), clear);
  gtk_box_append (GTK_BOX (foot), self->keep);
  g_signal_connect_object (clear, "clicked", G_CALLBACK (clear_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->keep, "clicked", G_CALLBACK (orrery_frontiers_score_keep), self, G_CONNECT_SWAPPED);
  return foot;
}

static void
orrery_frontiers_score_dispose (GObject *object)
{
  OrreryFrontiersScore *self = ORRERY_FRONTIERS_SCORE (object);

  if (self->save != 0)
    {
      g_source_remove (self->save);
      save_cb (self);
    }
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_frontiers_score_parent_class)->dispose (object);
}

static gboolean
orrery_frontiers_score_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ORRERY_FRONTIERS_SCORE (widget)->names[0]);
}

static void
orrery_frontiers_score_class_init (OrreryFrontiersScoreClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_frontiers_score_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_frontiers_score_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  unsaved_signal = g_signal_new ("unsaved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

/* The text typed last time. */
static void
load (OrreryFrontiersScore *self)
{
  g_autofree char *path = dup_path ();
  g_autofree char *text = orrery_file_read_text (path, ORRERY_JSON_TEXT_MAX_BYTES, NULL, NULL);

  if (text != NULL)
    orrery_frontiers_score_read (self, text);
}

static void
orrery_frontiers_score_init (OrreryFrontiersScore *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->n_seats = 4;
  self->updating = TRUE;
  self->sheet = adw_bin_new ();
  gtk_box_append (GTK_BOX (content), new_head (self));
  gtk_box_append (GTK_BOX (content), orrery_card_new (NULL, orrery_sideways_new (new_grid (self))));
  gtk_box_append (GTK_BOX (content), new_goals (self));
  gtk_box_append (GTK_BOX (content), new_foot (self));
  gtk_box_append (GTK_BOX (content), self->sheet);
  self->scrolled = orrery_scrolled_page_new (content, WIDTH);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->count), self->n_seats - fr_game.min_seats);
  g_signal_connect_object (self->count, "notify::selected", G_CALLBACK (count_cb), self, G_CONNECT_SWAPPED);
  self->updating = FALSE;
  show_lines (self);
  show_totals (self);
  show_result (self);
  load (self);
}

GtkWidget *
orrery_frontiers_score_new (void)
{
  return g_object_new (orrery_frontiers_score_get_type (), NULL);
}
