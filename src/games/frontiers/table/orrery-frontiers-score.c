/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/table/orrery-frontiers-score-private.h"

#include "assist/orrery-games.h"
#include "assist/orrery-ledger.h"
#include "games/frontiers/board/orrery-frontiers-sheet.h"
#include "games/frontiers/words/orrery-frontiers-position.h"
#include "games/frontiers/words/orrery-frontiers.h"
#include "record/orrery-file.h"
#include "record/orrery-journal.h"
#include "record/orrery-json-text.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/layout/orrery-announce.h"

#include <adwaita.h>
#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

enum { SAVE_AFTER = 400 /* ms */ };

G_DEFINE_FINAL_TYPE (OrreryFrontiersScore, orrery_frontiers_score, GTK_TYPE_WIDGET)

static guint unsaved_signal;

gboolean
frontiers_score_is_goal (guint line)
{
  return line >= FIRST_GOAL && line < TIE;
}

const char *
frontiers_score_get_title (guint line)
{
  static const char *const titles[] = { N_("VP chips"), N_("Developments"), N_("Colonies"), N_("Bonuses") };

  return frontiers_score_is_goal (line) ? fr_goals[line - FIRST_GOAL].name : line == TIE ? _("Tie-break") : _(titles[line]);
}

static gboolean
is_shown (OrreryFrontiersScore *self, guint line)
{
  return !frontiers_score_is_goal (line) || (self->goals >> (line - FIRST_GOAL) & 1) != 0;
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
  static const char *const members[] = { [DEVELOPMENTS] = "developments", [COLONIES] = "colonies", [BONUSES] = "bonuses" };
  JsonObject *object = json_object_new (), *score = json_object_new ();

  /* Nobody asked for the mats. */
  json_object_set_int_member (object, "mat", 0);
  json_object_set_int_member (object, "chips", MAX (0, get_value (self, CHIPS, seat)));
  for (guint i = DEVELOPMENTS; i <= BONUSES; i++)
    json_object_set_int_member (score, members[i], MAX (0, get_value (self, i, seat)));
  for (guint i = 0; i < FR_N_GOALS; i++)
    if (self->goals >> i & 1)
      json_object_set_int_member (score, fr_goals[i].name, MAX (0, get_value (self, FIRST_GOAL + i, seat)));
  json_object_set_int_member (score, "tie_break", MAX (0, get_value (self, TIE, seat)));
  json_object_set_object_member (object, "score", score);
  return object;
}

/* Only the quantities of Tax on Trade. */
static JsonObject *
new_collection (OrreryFrontiersScore *self)
{
  JsonObject *collection = json_object_new (), *goals = json_object_new ();
  JsonArray *tax = json_array_new ();

  for (guint i = 0; i < FR_N_STEPS; i++)
    json_array_add_int_element (tax, self->tax[i]);
  json_object_set_array_member (goals, "tax_on_trade", tax);
  json_object_set_object_member (collection, "goals", goals);
  return collection;
}

static JsonNode *
new_position (OrreryFrontiersScore *self)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *root = json_object_new ();
  JsonArray *seats = json_array_new (), *goals = json_array_new ();

  json_object_set_string_member (root, "game", fr_game.id);
  json_object_set_string_member (root, "step", "over");
  json_object_set_string_member (root, "level", "clock");
  if (self->tax[0] != 0)
    json_object_set_object_member (root, "collection", new_collection (self));
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

/* No goal counts more than there is. */
static int
get_most (OrreryFrontiersScore *self, guint line)
{
  FrState state = { 0 };

  memcpy (state.tax, self->tax, sizeof state.tax);
  return frontiers_score_is_goal (line) ? fr_most_scored (&state, FR_N_PADS + line - FIRST_GOAL) : MOST;
}

/* A tie-break may be left out. */
static char *
find_missing (OrreryFrontiersScore *self)
{
  for (guint i = 0; i < self->n_seats; i++)
    for (guint line = 0; line < TIE; line++)
      if (is_shown (self, line) && get_value (self, line, i) < 0)
        return g_strdup_printf (_("%s: the number for “%s” is missing."), gtk_editable_get_text (GTK_EDITABLE (self->names[i])),
                                frontiers_score_get_title (line));
      else if (is_shown (self, line) && get_value (self, line, i) > get_most (self, line))
        /* Translators: a player's name, a goal, and a number */
        return g_strdup_printf (_("%s: “%s” can be %d at most."), gtk_editable_get_text (GTK_EDITABLE (self->names[i])),
                                frontiers_score_get_title (line), get_most (self, line));
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

/* NULL, or why it could not be saved. */
static char *
save (OrreryFrontiersScore *self)
{
  g_autofree char *path = dup_path ();
  g_autofree char *text = orrery_frontiers_score_write (self);

  if (orrery_journal_copy (path, text, strlen (text), NULL))
    return NULL;
  return orrery_journal_dup_unsaved (errno);
}

static gboolean
save_cb (gpointer data)
{
  OrreryFrontiersScore *self = data;
  g_autofree char *problem = save (self);

  self->save = 0;
  g_signal_emit (self, unsaved_signal, 0, problem);
  return G_SOURCE_REMOVE;
}

void
frontiers_score_changed (OrreryFrontiersScore *self)
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

void
frontiers_score_named (OrreryFrontiersScore *self)
{
  show_marks (self);
  frontiers_score_changed (self);
}

/* Enter goes from field to field: names, then line by line; it skips a tie-break. */
void
frontiers_score_go_on (OrreryFrontiersScore *self, GtkWidget *entry)
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

void
frontiers_score_chose (OrreryFrontiersScore *self)
{
  if (self->updating)
    return;
  self->goals = 0;
  for (guint i = 0; i < FR_N_GOALS; i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->toggles[i])))
      self->goals |= 1u << i;
  show_lines (self);
  frontiers_score_changed (self);
}

static void
count_cb (OrreryFrontiersScore *self)
{
  if (self->updating)
    return;
  self->n_seats = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->count)) + fr_game.min_seats;
  show_lines (self);
  show_marks (self);
  frontiers_score_changed (self);
}

void
frontiers_score_clear (OrreryFrontiersScore *self)
{
  self->updating = TRUE;
  for (guint line = 0; line < N_LINES; line++)
    for (guint i = 0; i < FR_MAX_SEATS; i++)
      gtk_editable_set_text (GTK_EDITABLE (self->fields[line][i]), "");
  self->goals = 0;
  self->updating = FALSE;
  show_lines (self);
  frontiers_score_changed (self);
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

/* --- The widget --- */

static void
orrery_frontiers_score_dispose (GObject *object)
{
  OrreryFrontiersScore *self = ORRERY_FRONTIERS_SCORE (object);

  /* There may be nobody left to tell. */
  if (self->save != 0)
    {
      g_clear_handle_id (&self->save, g_source_remove);
      g_free (save (self));
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

static void
orrery_frontiers_score_init (OrreryFrontiersScore *self)
{
  g_autofree char *path = dup_path ();
  g_autofree char *typed = orrery_file_read_text (path, ORRERY_JSON_TEXT_MAX_BYTES, NULL, NULL); /* last time */

  self->n_seats = 4;
  self->updating = TRUE;
  self->scrolled = frontiers_score_build_page (self);
  gtk_widget_set_parent (self->scrolled, GTK_WIDGET (self));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->count), self->n_seats - fr_game.min_seats);
  g_signal_connect_object (self->count, "notify::selected", G_CALLBACK (count_cb), self, G_CONNECT_SWAPPED);
  self->updating = FALSE;
  show_lines (self);
  show_totals (self);
  show_result (self);
  if (typed != NULL)
    orrery_frontiers_score_read (self, typed);
}

GtkWidget *
orrery_frontiers_score_new (void)
{
  return g_object_new (orrery_frontiers_score_get_type (), NULL);
}

static gboolean
is_empty (OrreryFrontiersScore *self)
{
  for (guint line = 0; line < N_LINES; line++)
    for (guint i = 0; i < FR_MAX_SEATS; i++)
      if (*gtk_editable_get_text (GTK_EDITABLE (self->fields[line][i])) != '\0')
        return FALSE;
  return TRUE;
}

void
orrery_frontiers_score_set_players (GtkWidget *page, OrreryRecord *record)
{
  OrreryFrontiersScore *self = ORRERY_FRONTIERS_SCORE (page);
  const guint n = orrery_record_get_n_seats (record);

  if (!is_empty (self))
    return;
  for (guint i = 0; i < n; i++)
    gtk_editable_set_text (GTK_EDITABLE (self->names[i]), orrery_record_get_player (record, i)->name);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->count), n - fr_game.min_seats);
}
