/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-correct-window"

#include "config.h"

#include "games/roll/table/orrery-correct-window.h"

#include "games/roll/assist/orrery-dice-line.h"
#include "games/roll/table/orrery-tile-search.h"
#include "games/roll/words/orrery-position.h"
#include "games/roll/words/orrery-story-words.h"
#include "games/roll/words/orrery-story.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/art/orrery-table-style.h"
#include "games/roll/board/orrery-tile.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/layout/orrery-wrap.h"

#include <glib/gi18n.h>
#include <string.h>

struct _OrreryCorrectWindow
{
  AdwWindow parent_instance;

  OrrerySession *session;
  char *names[ROLL_MAX_SEATS + 1];
  guint seat;
  gboolean updating;
  gboolean hides;

  GtkWidget *seats;
  GtkWidget *said;
  GtkWidget *pool;
  GtkWidget *credits;
  GtkWidget *chips;
  GtkWidget *dice[ROLL_N_PLACES];
  GtkWidget *tiles;
  GtkWidget *search;
  GtkWidget *where;
};

G_DEFINE_FINAL_TYPE (OrreryCorrectWindow, orrery_correct_window, ADW_TYPE_WINDOW)

/* Where a named tile goes. */
enum
{
  TO_TABLEAU,
  TO_TOP,
  TO_BOTTOM
};

static void show_all (OrreryCorrectWindow *self);

static const RollState *
state_of (OrreryCorrectWindow *self)
{
  return orrery_session_get_state (self->session);
}

/* --- Trying --- */

static void
say (OrreryCorrectWindow *self, const char *text)
{
  orrery_label_set (self->said, text);
  gtk_widget_set_visible (self->said, *text != '\0');
}

/* Why a table cannot be, in the words of the check that finds it. */
static char *
why_not (OrreryCorrectWindow *self, GameAnswer answer, GameStatus status)
{
  const guint kind = GAME_ANSWER_KIND (answer);
  RollState state = *state_of (self);

  if (status == ROLL_BREAKS_TABLE && kind == ROLL_DO_FIX_DICE)
    {
      const guint seat = GAME_ANSWER_A (answer) >> 4, place = GAME_ANSWER_A (answer) & 15;
      GameProblem problem;

      state.seats[seat].dice[place][GAME_ANSWER_B (answer)] = GAME_ANSWER_C (answer);
      problem = roll_verify (&state);
      if (problem.code != ROLL_WHOLE)
        return orrery_problem_text (&problem, NULL);
    }
  return g_strdup (orrery_story_refusal (status));
}

/* Checks all of them, one after the other, before the first is given. */
static char *
find_problem (OrreryCorrectWindow *self, const GameAnswer *answers, gsize n)
{
  RollState state = *state_of (self);

  for (gsize i = 0; i < n; i++)
    {
      const GameStatus status = roll_apply (&state, answers[i], NULL);

      if (status != GAME_OK)
        return why_not (self, answers[i], status);
    }
  return memcmp (&state, state_of (self), sizeof state) == 0 ? g_strdup (_("There is nothing to correct.")) : NULL;
}

static gboolean
try_all (OrreryCorrectWindow *self, const GameAnswer *answers, gsize n)
{
  g_autofree char *problem = find_problem (self, answers, n);
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; problem == NULL && i < n; i++)
    if (!orrery_session_answer (self->session, answers[i], &error))
      problem = g_strdup (error->message);
  say (self, problem != NULL ? problem : _("Corrected. Undo takes it back."));
  orrery_toggle_class (self->said, "orrery-odd", problem != NULL);
  show_all (self);
  return problem == NULL;
}

gboolean
orrery_correct_window_try (OrreryCorrectWindow *self, GameAnswer answer)
{
  g_return_val_if_fail (ORRERY_IS_CORRECT_WINDOW (self), FALSE);

  return try_all (self, &answer, 1);
}

const char *
orrery_correct_window_get_said (OrreryCorrectWindow *self)
{
  g_return_val_if_fail (ORRERY_IS_CORRECT_WINDOW (self), NULL);

  return gtk_label_get_label (GTK_LABEL (self->said));
}

GtkWidget *
orrery_correct_window_get_dice (OrreryCorrectWindow *self, guint place)
{
  g_return_val_if_fail (ORRERY_IS_CORRECT_WINDOW (self) && place < ROLL_N_PLACES, NULL);

  return self->dice[place];
}

/* --- Numbers --- */

static void
credits_cb (OrreryCorrectWindow *self)
{
  const guint n = (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->credits));

  if (!self->updating)
    orrery_correct_window_try (self, GAME_ANSWER (ROLL_DO_FIX_CREDITS, self->seat, n, 0));
}

static void
chips_cb (OrreryCorrectWindow *self)
{
  const int n = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->chips));

  if (!self->updating)
    orrery_correct_window_try (self,
                               GAME_ANSWER (ROLL_DO_FIX_CHIPS, self->seat, n >> 8 & 255, n & 255));
}

static void
pool_cb (OrreryCorrectWindow *self)
{
  const int n = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->pool));

  if (!self->updating)
    orrery_correct_window_try (self, GAME_ANSWER (ROLL_DO_FIX_POOL, 0, n >> 8 & 255, n & 255));
}

/* --- Dice --- */

/* Says beside the field what it does not take. */
static gboolean
read_dice (GtkWidget *entry, guint8 totals[ROLL_N_COLOURS])
{
  GtkWidget *row = gtk_widget_get_ancestor (entry, ADW_TYPE_ACTION_ROW);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (entry));
  guint bad = 0;
  const gboolean good = orrery_dice_line_totals (text, totals, &bad);
  g_autofree char *wrong = good              ? g_strdup ("")
                           : text[bad] == '\0' ? g_strdup (_("A number of dice needs a color, as in “5w”."))
                                              : g_strdup_printf (_("“%s” is not a die. Use w r p c b g y."), text + bad);

  orrery_toggle_class (entry, "error", !good);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), wrong);
  return good;
}

static void
dice_changed_cb (GtkWidget *entry)
{
  guint8 totals[ROLL_N_COLOURS];

  read_dice (entry, totals);
}

/* A line as "3w r" at Enter: every colour that differs is a correction, and all are made or none. */
static void
dice_cb (GtkWidget *entry, OrreryCorrectWindow *self)
{
  const guint place = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (entry), "place"));
  GameAnswer answers[ROLL_N_COLOURS];
  guint8 totals[ROLL_N_COLOURS];
  gsize n = 0;

  if (!read_dice (entry, totals))
    return;
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    if (totals[colour] != state_of (self)->seats[self->seat].dice[place][colour])
      answers[n++] = GAME_ANSWER (ROLL_DO_FIX_DICE, self->seat << 4 | place, colour, totals[colour]);
  try_all (self, answers, n);
}

/* --- Tiles and goods --- */

static gboolean
is_left (guint8 face, gpointer data)
{
  OrreryCorrectWindow *self = data;
  const RollState *state = state_of (self);

  switch (roll_faces[face].set)
    {
    case ROLL_SET_GAME:
      return (state->bag >> ROLL_TILE_OF (face) & 1) != 0;
    case ROLL_SET_FACTION:
      return roll_check (state,
                         GAME_ANSWER (ROLL_DO_FIX_FACTION, self->seat, roll_faces[face].number, 0))
             == GAME_OK;
    default:
      return roll_check (state, GAME_ANSWER (ROLL_DO_FIX_HOME, self->seat, face, 0)) == GAME_OK;
    }
}

static void
picked_cb (OrreryCorrectWindow *self, guint face)
{
  const guint kind = roll_faces[face].kind;
  const guint where = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->where));
  const guint n = state_of (self)->seats[self->seat].n_stack[kind];

  if (roll_faces[face].set == ROLL_SET_FACTION)
    orrery_correct_window_try (
        self, GAME_ANSWER (ROLL_DO_FIX_FACTION, self->seat, roll_faces[face].number, 0));
  else if (roll_faces[face].set == ROLL_SET_HOME)
    orrery_correct_window_try (self, GAME_ANSWER (ROLL_DO_FIX_HOME, self->seat, face, 0));
  else if (where == TO_TABLEAU)
    orrery_correct_window_try (self, GAME_ANSWER (ROLL_DO_FIX_BUILD, self->seat, face, 0));
  else
    orrery_correct_window_try (self, GAME_ANSWER (ROLL_DO_FIX_INSERT, self->seat << 4 | kind,
                                                  where == TO_TOP ? 1 : n + 1, face));
}

static void
fix_cb (GtkWidget *button, OrreryCorrectWindow *self)
{
  orrery_correct_window_try (self,
                             GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "answer")));
}

static GtkWidget *
fix_button (OrreryCorrectWindow *self, const char *icon, const char *tip, GameAnswer answer)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, tip);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  g_object_set_data (G_OBJECT (button), "answer", GUINT_TO_POINTER (answer));
  g_signal_connect_object (button, "clicked", G_CALLBACK (fix_cb), self, 0);
  return button;
}

static GtkWidget *
tile_row (guint8 face, const char *about)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), orrery_story_face (face));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), about);
  if (face < ROLL_N_FACES)
    adw_action_row_add_prefix (ADW_ACTION_ROW (row), orrery_tile_new (face, ORRERY_TILE_MINI));
  return row;
}

/* A world's two places for goods are one number: what lies in the second comes first if the first
 * is empty. */
static void
goods_cb (GtkDropDown *drop, GParamSpec *pspec, OrreryCorrectWindow *self)
{
  const guint face = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (drop), "face"));
  const guint layer = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (drop), "layer"));
  const guint before = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (drop), "goods"));
  const guint chosen = gtk_drop_down_get_selected (drop);
  guint goods = layer == 0 ? (before & 0xf0) | chosen : (before & 0x0f) | chosen << 4;

  if (self->updating)
    return;
  if ((goods & 0x0f) == 0)
    goods >>= 4;
  orrery_correct_window_try (self, GAME_ANSWER (ROLL_DO_FIX_GOODS, self->seat, face, goods));
}

static GtkWidget *
goods_drop (OrreryCorrectWindow *self, guint8 face, guint8 goods, guint layer)
{
  const char *names[ROLL_N_COLOURS + 2] = { layer == 0 ? _("no good") : _("no second good") };
  GtkWidget *drop;

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    names[colour + 1] = orrery_colour_name (colour);
  drop = gtk_drop_down_new_from_strings (names);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop), goods >> (4 * layer) & 15);
  gtk_widget_set_valign (drop, GTK_ALIGN_CENTER);
  g_object_set_data (G_OBJECT (drop), "face", GUINT_TO_POINTER (face));
  g_object_set_data (G_OBJECT (drop), "layer", GUINT_TO_POINTER (layer));
  g_object_set_data (G_OBJECT (drop), "goods", GUINT_TO_POINTER (goods));
  g_signal_connect_object (drop, "notify::selected", G_CALLBACK (goods_cb), self, 0);
  return drop;
}

static void
show_tableau (OrreryCorrectWindow *self, const RollSeat *p)
{
  for (guint i = 0; i < p->n_tableau; i++)
    {
      const guint8 face = p->tableau[i];
      GtkWidget *row = tile_row (face, _("in the tableau"));

      for (int k = 0; k < roll_capacity (state_of (self), (int) self->seat, face); k++)
        adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                                   goods_drop (self, face, p->goods[i], (guint) k));
      if (i >= 3)
        adw_action_row_add_suffix (
            ADW_ACTION_ROW (row),
            fix_button (self, "list-remove-symbolic", _("Back to the bag"),
                        GAME_ANSWER (ROLL_DO_FIX_UNBUILD, self->seat, face, 0)));
      gtk_list_box_append (GTK_LIST_BOX (self->tiles), row);
    }
}

static void
show_stacks (OrreryCorrectWindow *self, const RollSeat *p)
{
  for (guint kind = 0; kind < 2; kind++)
    for (guint i = 0; i < p->n_stack[kind]; i++)
      {
        g_autofree char *about =
            g_strdup_printf (_("number %u of %s"), i + 1, orrery_story_stack (kind));
        /* What lies face down stays so. */
        GtkWidget *row =
            tile_row (i == 0 || !self->hides ? roll_stack_at (p, kind, i) : ROLL_UNKNOWN, about);

        adw_action_row_add_suffix (
            ADW_ACTION_ROW (row),
            fix_button (self, "list-remove-symbolic", _("Back to the bag"),
                        GAME_ANSWER (ROLL_DO_FIX_DISCARD, self->seat << 4 | kind, i + 1, 0)));
        gtk_list_box_append (GTK_LIST_BOX (self->tiles), row);
      }
}

static void
show_tiles (OrreryCorrectWindow *self, const RollSeat *p)
{
  orrery_clear_children (self->tiles);
  show_tableau (self, p);
  show_stacks (self, p);
}

static void
show_all (OrreryCorrectWindow *self)
{
  const RollState *state = state_of (self);
  const RollSeat *p = &state->seats[self->seat];

  self->updating = TRUE;
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->pool), state->pool);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->credits), p->credits);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->chips), p->chips);
  for (guint place = 0; place < ROLL_N_PLACES; place++)
    {
      g_autofree char *line = orrery_dice_line_write_totals (p->dice[place]);

      if (self->dice[place] != NULL)
        gtk_editable_set_text (GTK_EDITABLE (self->dice[place]), line);
    }
  show_tiles (self, p);
  self->updating = FALSE;
}

static void
seat_cb (OrreryCorrectWindow *self)
{
  const guint seat = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->seats));

  if (self->updating || seat >= state_of (self)->n_seats)
    return;
  self->seat = seat;
  say (self, "");
  show_all (self);
}

/* --- Building --- */

/* A number that is too large is not made smaller in silence: it says beside it what is possible, and nothing changes. */
static int
input_cb (GtkSpinButton *spin, double *value)
{
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (spin), ADW_TYPE_ACTION_ROW);
  double least, most;
  gint64 number = 0;
  gboolean good;
  g_autofree char *range = NULL;

  gtk_spin_button_get_range (spin, &least, &most);
  good = g_ascii_string_to_signed (gtk_editable_get_text (GTK_EDITABLE (spin)), 10, (gint64) least, (gint64) most, &number,
                                   NULL);
  range = good ? g_strdup_printf ("%d–%d", (int) least, (int) most)
               : g_strdup_printf (_("Enter a number from %d to %d."), (int) least, (int) most);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), range);
  orrery_toggle_class (GTK_WIDGET (spin), "error", !good);
  *value = (double) number;
  return good ? TRUE : GTK_INPUT_ERROR;
}

static GtkWidget *
number_row (OrreryCorrectWindow *self, GtkWidget *list, const char *title, int least, int most,
            GCallback callback)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *spin = gtk_spin_button_new_with_range (least, most, 1);
  g_autofree char *range = g_strdup_printf ("%d–%d", least, most);

  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
  g_signal_connect (spin, "input", G_CALLBACK (input_cb), NULL);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), range);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), spin);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
  g_signal_connect_object (spin, "value-changed", callback, self, G_CONNECT_SWAPPED);
  return spin;
}

static GtkWidget *
list_new (void)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  return list;
}

static GtkWidget *
build_numbers (OrreryCorrectWindow *self)
{
  GtkWidget *list = list_new ();

  self->credits = number_row (self, list, _("Credits"), 0, ROLL_MAX_CREDITS, G_CALLBACK (credits_cb));
  self->chips = number_row (self, list, _("VP in chips"), 0, 300, G_CALLBACK (chips_cb));
  self->pool = number_row (self, list, _("VP in the pool"), -100, 100, G_CALLBACK (pool_cb));
  return list;
}

static GtkWidget *
build_dice (OrreryCorrectWindow *self)
{
  static const char *const names[ROLL_DICTATED] = {
    N_("Cup"),     N_("Citizenry"), N_("Explore"),          N_("Develop"),    N_("Settle"),
    N_("Produce"), N_("Ship"),      N_("Development zone"), N_("World zone"),
  };
  GtkWidget *list = list_new ();

  for (guint place = 0; place < ROLL_DICTATED; place++)
    {
      GtkWidget *row = adw_action_row_new ();
      GtkWidget *entry = gtk_entry_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(names[place]));
      gtk_entry_set_placeholder_text (GTK_ENTRY (entry), "3w r");
      gtk_editable_set_width_chars (GTK_EDITABLE (entry), 7);
      gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 14);
      gtk_widget_set_valign (entry, GTK_ALIGN_CENTER);
      g_object_set_data (G_OBJECT (entry), "place", GUINT_TO_POINTER (place));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), entry);
      g_signal_connect_object (entry, "activate", G_CALLBACK (dice_cb), self, 0);
      g_signal_connect (entry, "changed", G_CALLBACK (dice_changed_cb), NULL);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
      self->dice[place] = entry;
    }
  return list;
}

static GtkWidget *
build_tiles (OrreryCorrectWindow *self)
{
  const char *const wheres[] = { _("into the tableau"), _("on top of its stack"),
                                 _("under its stack"), NULL };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->tiles = list_new ();
  self->where = gtk_drop_down_new_from_strings (wheres);
  orrery_set_spoken (self->where, _("Where the tile goes"));
  self->search = orrery_tile_search_new (_("Add a tile, or name the faction or home world"));
  gtk_box_append (GTK_BOX (box), self->search);
  gtk_box_append (GTK_BOX (box), self->where);
  gtk_box_append (GTK_BOX (box), self->tiles);
  g_signal_connect_object (self->search, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  return box;
}

static void
orrery_correct_window_dispose (GObject *object)
{
  OrreryCorrectWindow *self = ORRERY_CORRECT_WINDOW (object);

  g_clear_object (&self->session);
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    g_clear_pointer (&self->names[i], g_free);

  G_OBJECT_CLASS (orrery_correct_window_parent_class)->dispose (object);
}

static void
orrery_correct_window_class_init (OrreryCorrectWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_correct_window_dispose;
}

static void
orrery_correct_window_init (OrreryCorrectWindow *self)
{
}

static void
build (OrreryCorrectWindow *self)
{
  GtkWidget *outer = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);

  self->seats = gtk_drop_down_new_from_strings ((const char *const *) self->names);
  orrery_set_spoken (self->seats, _("Player"));
  self->said = orrery_label_new ("heading", 0);
  gtk_label_set_wrap (GTK_LABEL (self->said), TRUE);
  gtk_widget_set_visible (self->said, FALSE);
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header), self->seats);
  gtk_widget_add_css_class (content, "orrery-table-page");
  gtk_box_append (GTK_BOX (content), build_numbers (self));
  gtk_box_append (GTK_BOX (content), build_dice (self));
  gtk_box_append (GTK_BOX (content), build_tiles (self));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), content);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_widget_set_margin_start (self->said, 18);
  gtk_widget_set_margin_end (self->said, 18);
  gtk_widget_set_margin_bottom (self->said, 12);
  gtk_box_append (GTK_BOX (outer), header);
  gtk_box_append (GTK_BOX (outer), scrolled);
  gtk_box_append (GTK_BOX (outer), self->said);
  adw_window_set_content (ADW_WINDOW (self), outer);
  orrery_tile_search_set_filter (ORRERY_TILE_SEARCH (self->search), is_left, self);
  g_signal_connect_object (self->seats, "notify::selected", G_CALLBACK (seat_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
orrery_correct_window_new (OrrerySession *session, const char *const *names, gboolean hides)
{
  OrreryCorrectWindow *self = g_object_new (ORRERY_TYPE_CORRECT_WINDOW, "title", _("Correct the Table"), NULL);

  self->session = g_object_ref (session);
  self->hides = hides;
  for (guint i = 0; names[i] != NULL; i++)
    self->names[i] = g_strdup (names[i]);
  build (self);
  show_all (self);
  g_signal_connect_object (session, "moved", G_CALLBACK (show_all), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
