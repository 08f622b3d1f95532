/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/board/orrery-frontiers-board.h"

#include "assist/orrery-single.h"
#include "assist/orrery-words.h"
#include "games/frontiers/assist/orrery-frontiers-book.h"
#include "games/frontiers/assist/orrery-frontiers-news.h"
#include "games/frontiers/board/orrery-frontiers-action-tile.h"
#include "games/frontiers/board/orrery-frontiers-headings.h"
#include "games/frontiers/board/orrery-frontiers-overview.h"
#include "games/frontiers/board/orrery-frontiers-pad.h"
#include "games/frontiers/board/orrery-frontiers-pages.h"
#include "games/frontiers/board/orrery-frontiers-pips.h"
#include "games/frontiers/board/orrery-frontiers-search.h"
#include "games/frontiers/board/orrery-frontiers-seat.h"
#include "games/frontiers/board/orrery-frontiers-track.h"
#include "games/frontiers/words/orrery-frontiers-score-words.h"
#include "games/frontiers/words/orrery-frontiers-story.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/style/orrery-text.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

enum { NARROW = 600, TILE_GAP = 8, MARGIN = 14, SWIPE = 200 /* px per second */ };
/* Of a row: everything next to its places, including choices. Clock has fewer numbers. */
enum { OTHER_CELLS = 740, OTHER_CELLS_OF_CLOCK = 590, N_PIPS = 20 };

struct _OrreryFrontiersBoard
{
  OrreryBoard parent_instance;

  FrState state;
  gboolean has_state;
  char **names;
  gboolean can_select;
  int pip;
  guint growing;     /* tick callback */
  gboolean is_shared; /* everybody's move is entered */
  guint page;        /* the seat that is shown if the board is narrow */
  gboolean is_again; /* the question was asked before a correction */
  OrreryFrontiersNews news;

  GtkWidget *box;
  GtkWidget *title, *subtitle;
  GtkWidget *levels;
  GtkWidget *track;
  GtkWidget *sideways;
  GtkWidget *tiles[FR_N_ACTIONS];
  GtkWidget *trackers;
  GtkWidget *headings;
  GtkWidget *seats[FR_MAX_SEATS];
  GtkSizeGroup *columns[ORRERY_N_CELLS];
  GtkWidget *pages;
  GtkWidget *next, *ends; /* if the board is narrow */
};

G_DEFINE_FINAL_TYPE (OrreryFrontiersBoard, orrery_frontiers_board, ORRERY_TYPE_BOARD)

enum { PROP_0, PROP_PAGE, N_PROPS };
static GParamSpec *props[N_PROPS];

static const char *const *
names_of (OrreryFrontiersBoard *self)
{
  return (const char *const *) self->names;
}

static const char *
name_of (OrreryFrontiersBoard *self, guint seat)
{
  return orrery_frontiers_story_name (names_of (self), (int) seat);
}

/* --- Headings --- */

static char *
dup_title (const FrState *state)
{
  switch (state->step)
    {
    case FR_STEP_SETUP:
      return g_strdup (_("Setup"));
    case FR_STEP_ACTION:
      return g_strdup_printf (_("Round %u: %s"), state->round, orrery_frontiers_story_action (state->action));
    case FR_STEP_SELECT:
      return g_strdup_printf (_("Round %u"), state->round);
    default:
      return g_strdup (_("Scoring"));
    }
}

/* What the people at the table have to do now: the list of steps may be out of sight. */
static char *
tell_due (const FrState *state, const char *const *names)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GArray) steps = orrery_frontiers_list_steps (state, names);

  for (guint i = 0; i < steps->len; i++)
    if (g_array_index (steps, OrreryFrontiersStep, i).state == ORRERY_STEP_DO)
      g_string_append_printf (text, "%s. ", g_array_index (steps, OrreryFrontiersStep, i).title);
  return g_string_free (text, FALSE);
}

static char *
dup_subtitle (OrreryFrontiersBoard *self)
{
  const FrState *state = &self->state;

  if (state->step == FR_STEP_ACTION)
    {
      const char *name = name_of (self, state->now.acting[0]);

      if (state->action == FR_CHART)
        return g_strdup_printf (_("Only %s does this."), name);
      return g_strdup_printf (_("%s selected this action. Everyone does it, and %s gets the bonus."), name, name);
    }
  if (state->step == FR_STEP_SELECT)
    {
      g_autofree char *due = tell_due (state, names_of (self)), *end = orrery_frontiers_tell_end (state, names_of (self));
      g_autofree char *next = g_strdup_printf (_("%s selects an action tile."), name_of (self, state->order[state->k]));

      /* On a phone it comes first. */
      return g_strconcat (orrery_board_get_compact (ORRERY_BOARD (self)) ? due : "", end != NULL ? end : next, NULL);
    }
  return g_strdup ("");
}

/* --- OrreryBoard --- */

/* Scrolls the tile of this action into view if the row of tiles does not fit; after the first layout. */
static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  OrreryFrontiersBoard *self = ORRERY_FRONTIERS_BOARD (widget);
  GtkWidget *tile = self->tiles[self->state.action];
  GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->sideways));
  graphene_rect_t bounds;

  if (gtk_adjustment_get_page_size (across) <= 0)
    return G_SOURCE_CONTINUE;
  if (self->state.step == FR_STEP_ACTION && gtk_widget_compute_bounds (tile, gtk_widget_get_parent (tile), &bounds))
    gtk_adjustment_clamp_page (across, bounds.origin.x, bounds.origin.x + bounds.size.width + TILE_GAP);
  return G_SOURCE_REMOVE;
}

static void
show_subtitle (OrreryFrontiersBoard *self)
{
  g_autofree char *subtitle = dup_subtitle (self);

  orrery_label_set (self->subtitle, subtitle);
}

/* --- A narrow board: one player per page, and what is beside a wide one --- */

/* Moves that are entered for everybody at once are in one list, so that nobody has to turn pages for them. */
static gboolean
is_list (OrreryFrontiersBoard *self)
{
  return self->is_shared && orrery_board_get_compact (ORRERY_BOARD (self));
}

static void
show_page (OrreryFrontiersBoard *self)
{
  const gboolean is_narrow = orrery_board_get_compact (ORRERY_BOARD (self));

  for (guint i = 0; i < FR_MAX_SEATS; i++)
    {
      gtk_widget_set_visible (self->seats[i], i < self->state.n_seats && (!is_narrow || is_list (self) || i == self->page));
      orrery_frontiers_seat_set_page (ORRERY_FRONTIERS_SEAT (self->seats[i]), is_narrow);
      orrery_frontiers_seat_set_brief (ORRERY_FRONTIERS_SEAT (self->seats[i]), is_list (self));
    }
  /* A page has no columns, and groups count cells of players who are not shown. */
  for (guint i = 0; i < ORRERY_N_CELLS; i++)
    gtk_size_group_set_mode (self->columns[i], is_narrow ? GTK_SIZE_GROUP_NONE : GTK_SIZE_GROUP_HORIZONTAL);
  gtk_widget_set_visible (self->headings, !is_narrow);
  orrery_toggle_class (self->trackers, "narrow", is_narrow);
}

static void
set_page (OrreryFrontiersBoard *self, guint page)
{
  if (page == self->page || page >= self->state.n_seats)
    return;
  self->page = page;
  show_page (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAGE]);
}

static void
swipe_cb (OrreryFrontiersBoard *self, double x, double y)
{
  if (orrery_board_get_compact (ORRERY_BOARD (self)) && ABS (x) > MAX (ABS (y), SWIPE))
    set_page (self, self->page + (x < 0 ? 1 : -1u));
}

static void
show_narrow (OrreryFrontiersBoard *self)
{
  const gboolean is_narrow = orrery_board_get_compact (ORRERY_BOARD (self));

  show_page (self);
  orrery_frontiers_pages_set (self->pages, names_of (self), self->state.n_seats);
  gtk_widget_set_visible (self->pages, is_narrow && !is_list (self));
  gtk_widget_set_visible (self->next, is_narrow);
  gtk_widget_set_visible (self->ends, is_narrow);
  adw_bin_set_child (ADW_BIN (self->next), is_narrow ? orrery_frontiers_overview_new_next (&self->state, names_of (self)) : NULL);
  gtk_expander_set_child (GTK_EXPANDER (self->ends),
                          is_narrow ? orrery_frontiers_overview_new_ends (&self->state, names_of (self)) : NULL);
}

static void
show_all (OrreryFrontiersBoard *self)
{
  g_autofree char *title = dup_title (&self->state);

  orrery_label_set (self->title, title);
  show_subtitle (self);
  orrery_frontiers_track_set (ORRERY_FRONTIERS_TRACK (self->track), &self->state, names_of (self));
  orrery_frontiers_headings_set (self->headings, &self->state);
  for (guint i = 0; i < FR_N_ACTIONS; i++)
    {
      orrery_action_tile_set (ORRERY_ACTION_TILE (self->tiles[i]), &self->state, names_of (self));
      if (!self->can_select)
        gtk_widget_set_sensitive (self->tiles[i], FALSE);
    }
  for (guint i = 0; i < self->state.n_seats; i++)
    orrery_frontiers_seat_set (ORRERY_FRONTIERS_SEAT (self->seats[i]), &self->state, name_of (self, i));
  show_narrow (self);
}

static void
orrery_frontiers_board_set_names (OrreryBoard *board, const char *const *names)
{
  OrreryFrontiersBoard *self = ORRERY_FRONTIERS_BOARD (board);

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  if (self->has_state)
    show_all (self);
}

static gboolean
is_same_question (const FrState *a, const FrState *b)
{
  return a->round == b->round && a->k == b->k && a->step == b->step && a->ask == b->ask && a->actor == b->actor && a->piece == b->piece;
}

static void
orrery_frontiers_board_show (OrreryBoard *board, const void *state, int seat)
{
  OrreryFrontiersBoard *self = ORRERY_FRONTIERS_BOARD (board);

  const gboolean is_next = !self->has_state || self->state.n_taken != ((const FrState *) state)->n_taken;
  const int asked = fr_question (state).seat, before = self->has_state ? fr_question (&self->state).seat : GAME_NOBODY;

  if (self->has_state && memcmp (&self->state, state, sizeof self->state) != 0)
    {
      self->can_select = FALSE;
      self->is_again = is_same_question (&self->state, state);
    }
  self->state = *(const FrState *) state;
  self->has_state = TRUE;
  show_all (self);
  if (asked >= 0 && asked != before)
    set_page (self, (guint) asked);
  if (is_next)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

static void
orrery_frontiers_board_show_players (OrreryBoard *board, const void *truth, guint computers, gboolean is_live)
{
}

static void
orrery_frontiers_board_set_answers (OrreryBoard *board, const GameAnswer *answers, gsize n)
{
  OrreryFrontiersBoard *self = ORRERY_FRONTIERS_BOARD (board);

  self->can_select = n > 0 && GAME_ANSWER_KIND (answers[0]) == FR_DO_SELECT;
  if (self->has_state)
    show_all (self);
}

static void
orrery_frontiers_board_set_decision (OrreryBoard *board, OrreryDecision *decision, gboolean is_new)
{
  OrreryFrontiersBoard *self = ORRERY_FRONTIERS_BOARD (board);
  OrreryFrontiersTurns *turns = ORRERY_IS_FRONTIERS_TURNS (decision) ? ORRERY_FRONTIERS_TURNS (decision) : NULL;

  self->is_shared = turns != NULL && orrery_frontiers_turns_is_shared (turns);
  self->can_select = decision != NULL && ((const FrState *) orrery_decision_get_start (decision))->ask == FR_ASK_SELECT;
  if (self->has_state)
    show_all (self);
  for (guint i = 0; i < FR_MAX_SEATS; i++)
    orrery_frontiers_seat_set_decision (ORRERY_FRONTIERS_SEAT (self->seats[i]), turns);
}

static char *
tell_shared (const FrState *state)
{
  switch (state->ask)
    {
    case FR_ASK_BUY:
      return g_strdup (_("Who buys a development?"));
    case FR_ASK_SETTLE:
      return g_strdup (_("Who settles a world?"));
    default:
      return g_strdup (_("Who gains VP by consuming?"));
    }
}

static const char *
tell_shared_more (const FrState *state)
{
  switch (state->ask)
    {
    case FR_ASK_BUY:
      return _("In order. Change it for those who buy; the selector pays 1 credit less.");
    case FR_ASK_SETTLE:
      return _("In order. Everybody else takes 2 colonists.");
    default:
      return _("In order: each player may sell a good first, and then consumes.");
    }
}

static void
answer_cb (OrreryFrontiersBoard *self, guint answer)
{
  g_signal_emit_by_name (self, "answer", answer);
}

/* What comes first is easily forgotten, and the list of steps may be out of sight. */
static char *
tell_first (const FrState *state, const char *const *names)
{
  const gboolean is_first = state->now.turn == 0 && (state->action == FR_SETTLE || state->action == FR_TRADE);
  g_autoptr (GArray) steps = orrery_frontiers_list_steps (state, names);

  return is_first && steps->len > 0 ? g_strconcat (g_array_index (steps, OrreryFrontiersStep, 0).title, ". ", NULL) : g_strdup ("");
}

/* NULL: all answers are listed. */
static GtkWidget *
new_offers (OrreryFrontiersBoard *self, OrreryDecision *decision)
{
  const FrState *state = orrery_decision_get_start (decision);
  GtkWidget *offers = ORRERY_IS_SINGLE (decision) ? orrery_frontiers_pad_new (state) : NULL;

  if (offers == NULL && ORRERY_IS_SINGLE (decision))
    offers = orrery_frontiers_search_new (state);
  if (offers != NULL)
    g_signal_connect_object (offers, "picked", G_CALLBACK (answer_cb), self, G_CONNECT_SWAPPED);
  return offers;
}

/* Below the question; NULL: nothing. */
static char *
tell_advice (OrreryFrontiersBoard *self, const FrState *state)
{
  g_autofree char *due = tell_due (state, names_of (self)), *end = orrery_frontiers_tell_end (state, names_of (self));
  char *text = g_strstrip (g_strconcat (orrery_board_get_compact (ORRERY_BOARD (self)) ? "" : due, end, NULL));

  if (*text == '\0')
    g_clear_pointer (&text, g_free);
  return text;
}

/* A sentence of its own. */
static char *
tell_part (const FrState *state)
{
  g_autofree char *text = orrery_frontiers_score_explain (state, state->piece);
  g_autofree char *sentence = orrery_words_begin (text);

  return g_strconcat (sentence, ".", NULL);
}

static void
orrery_frontiers_board_get_question (OrreryBoard *board, OrreryDecision *decision, const char *name, OrreryQuestion *question)
{
  OrreryFrontiersBoard *self = ORRERY_FRONTIERS_BOARD (board);
  const FrState *state = orrery_decision_get_start (decision);
  const gboolean is_shared = ORRERY_IS_FRONTIERS_TURNS (decision) && orrery_frontiers_turns_is_shared (ORRERY_FRONTIERS_TURNS (decision));
  g_autofree char *first = tell_first (state, names_of (self)), *news = orrery_frontiers_news_tell (&self->news, state);

  question->text = is_shared ? tell_shared (state) : orrery_frontiers_story_question (state, names_of (self));
  question->offers = new_offers (self, decision);
  if (is_shared)
    question->advice = g_strconcat (first, tell_shared_more (state), NULL);
  else if (state->ask == FR_ASK_SELECT)
    question->advice = tell_advice (self, state);
  else if (state->ask == FR_ASK_SCORE)
    question->advice = tell_part (state);
  else if (*first != '\0' && (state->ask == FR_ASK_SETTLE || state->ask == FR_ASK_SELL))
    question->advice = g_strdup (g_strchomp (first));
  if (question->advice == NULL && fr_level (state) != FR_LEVEL_CLOCK && !orrery_board_get_compact (board))
    question->advice = g_steal_pointer (&news);
}

/* A correction leaves everything where it is, so that a button can be pressed again. */
static GtkWidget *
orrery_frontiers_board_get_part (OrreryBoard *board, const void *state)
{
  OrreryFrontiersBoard *self = ORRERY_FRONTIERS_BOARD (board);
  const FrState *asked = state;

  if (self->is_again)
    return NULL;
  return asked->ask == FR_ASK_SELECT ? self->sideways : is_list (self) ? self->trackers : self->seats[asked->actor];
}

static void
orrery_frontiers_board_note (OrreryBoard *board, const GameEvents *events)
{
  OrreryFrontiersBoard *self = ORRERY_FRONTIERS_BOARD (board);

  orrery_frontiers_news_add (&self->news, events, names_of (self));
}

static void
orrery_frontiers_board_fly (OrreryBoard *board, OrreryFlight *flight, const GameEvents *events)
{
}

/* --- Building --- */

static void
tile_cb (OrreryFrontiersBoard *self, GtkWidget *tile)
{
  for (guint i = 0; i < FR_N_ACTIONS; i++)
    if (self->tiles[i] == tile)
      g_signal_emit_by_name (self, "answer", GAME_ANSWER (FR_DO_SELECT, i, 0, 0));
}

static GtkWidget *
new_levels (void)
{
  GtkWidget *box = orrery_wrap_new (0);

  for (guint i = 0; i < orrery_frontiers_book.n_depths; i++)
    {
      const OrreryDepth *depth = &orrery_frontiers_book.depths[i];
      GtkWidget *button = gtk_toggle_button_new_with_label (g_dgettext (GETTEXT_PACKAGE, depth->title));

      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "room.depth");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", depth->id);
      gtk_widget_set_tooltip_text (button, g_dgettext (GETTEXT_PACKAGE, depth->text));
      orrery_wrap_append (ORRERY_WRAP (box), button);
    }
  gtk_widget_add_css_class (box, "linked");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static GtkWidget *
new_head (OrreryFrontiersBoard *self)
{
  GtkWidget *head = orrery_wrap_new (12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->title = orrery_label_new ("title-2", 0);
  self->subtitle = orrery_label_new ("dim-label", 0);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (self->title), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_wrap (GTK_LABEL (self->subtitle), TRUE);
  gtk_box_append (GTK_BOX (words), self->title);
  gtk_box_append (GTK_BOX (words), self->subtitle);
  gtk_widget_set_hexpand (words, TRUE);
  orrery_wrap_append (ORRERY_WRAP (head), words);
  orrery_wrap_append (ORRERY_WRAP (head), self->levels = new_levels ());
  return head;
}

static GtkWidget *
new_tiles (OrreryFrontiersBoard *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, TILE_GAP);

  for (guint i = 0; i < FR_N_ACTIONS; i++)
    {
      self->tiles[i] = orrery_action_tile_new (i);
      gtk_widget_set_hexpand (self->tiles[i], TRUE);
      g_signal_connect_object (self->tiles[i], "clicked", G_CALLBACK (tile_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (row), self->tiles[i]);
    }
  gtk_widget_add_css_class (row, "orrery-action-tiles");
  self->sideways = orrery_sideways_new (row);
  /* Its height is that of tiles as wide as their words, so none is narrower. */
  gtk_scrollable_set_hscroll_policy (GTK_SCROLLABLE (gtk_widget_get_parent (row)), GTK_SCROLL_NATURAL);
  return self->sideways;
}

static GtkWidget *
new_seats (OrreryFrontiersBoard *self)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint i = 0; i < ORRERY_N_CELLS; i++)
    self->columns[i] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  gtk_box_append (GTK_BOX (list), self->headings = orrery_frontiers_headings_new (self->columns));
  for (guint i = 0; i < FR_MAX_SEATS; i++)
    {
      self->seats[i] = orrery_frontiers_seat_new (i, self->columns);
      g_signal_connect_object (self->seats[i], "answer", G_CALLBACK (answer_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (list), self->seats[i]);
    }
  gtk_widget_add_css_class (list, "card");
  gtk_widget_add_css_class (list, "orrery-trackers");
  return self->trackers = list;
}

static GtkGesture *
new_swipe (OrreryFrontiersBoard *self)
{
  GtkGesture *swipe = gtk_gesture_swipe_new ();

  /* Before the buttons of the page. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (swipe), GTK_PHASE_CAPTURE);
  g_signal_connect_object (swipe, "swipe", G_CALLBACK (swipe_cb), self, G_CONNECT_SWAPPED);
  return swipe;
}

/* Places grow with the width of a row. */

static int
choose_pip (OrreryFrontiersBoard *self, int width, double text)
{
  const int others = self->has_state && fr_level (&self->state) == FR_LEVEL_CLOCK ? OTHER_CELLS_OF_CLOCK : OTHER_CELLS;
  const double room = width - 2 * MARGIN - others * text;
  const double size = room / N_PIPS * ORRERY_FRONTIERS_PIP / (ORRERY_FRONTIERS_PIP + 4);

  return CLAMP ((int) size, ORRERY_FRONTIERS_PIP, ORRERY_FRONTIERS_LARGE_PIP);
}

static gboolean
grow_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  OrreryFrontiersBoard *self = ORRERY_FRONTIERS_BOARD (widget);

  self->growing = 0;
  if (self->has_state)
    {
      show_subtitle (self);
      show_narrow (self);
    }
  for (guint i = 0; i < FR_MAX_SEATS; i++)
    orrery_frontiers_seat_set_pip (ORRERY_FRONTIERS_SEAT (self->seats[i]), self->pip);
  orrery_toggle_class (self->trackers, "large", self->pip == ORRERY_FRONTIERS_LARGE_PIP);
  return G_SOURCE_REMOVE;
}

static void
orrery_frontiers_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OrreryFrontiersBoard *self = ORRERY_FRONTIERS_BOARD (widget);

  const double text = MAX (1, orrery_text_factor (gtk_widget_get_pango_context (widget)));
  const int pip = choose_pip (self, width, text);
  const gboolean is_compact = width < NARROW * text, was_compact = orrery_board_get_compact (ORRERY_BOARD (self));

  orrery_board_set_compact (ORRERY_BOARD (self), is_compact);
  if ((self->pip != pip || is_compact != was_compact) && self->growing == 0)
    self->growing = gtk_widget_add_tick_callback (widget, grow_cb, NULL, NULL);
  self->pip = pip;
  gtk_widget_allocate (self->box, width, height, baseline, NULL);
}

static void
orrery_frontiers_board_dispose (GObject *object)
{
  OrreryFrontiersBoard *self = ORRERY_FRONTIERS_BOARD (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->names, g_strfreev);
  g_clear_pointer (&self->news.text, g_free);
  for (guint i = 0; i < ORRERY_N_CELLS; i++)
    g_clear_object (&self->columns[i]);

  G_OBJECT_CLASS (orrery_frontiers_board_parent_class)->dispose (object);
}

static void
orrery_frontiers_board_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_uint (value, ORRERY_FRONTIERS_BOARD (object)->page);
}

static void
orrery_frontiers_board_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  set_page (ORRERY_FRONTIERS_BOARD (object), g_value_get_uint (value));
}

static void
orrery_frontiers_board_class_init (OrreryFrontiersBoardClass *klass)
{
  OrreryBoardClass *board_class = ORRERY_BOARD_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_frontiers_board_dispose;
  G_OBJECT_CLASS (klass)->get_property = orrery_frontiers_board_get_property;
  G_OBJECT_CLASS (klass)->set_property = orrery_frontiers_board_set_property;
  props[PROP_PAGE] = g_param_spec_uint ("page", NULL, NULL, 0, FR_MAX_SEATS - 1, 0,
                                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
  gtk_widget_class_install_property_action (GTK_WIDGET_CLASS (klass), "frontiers.page", "page");
  GTK_WIDGET_CLASS (klass)->measure = orrery_measure_child;
  GTK_WIDGET_CLASS (klass)->get_request_mode = orrery_get_height_for_width;
  GTK_WIDGET_CLASS (klass)->size_allocate = orrery_frontiers_board_size_allocate;
  board_class->set_names = orrery_frontiers_board_set_names;
  board_class->show = orrery_frontiers_board_show;
  board_class->show_players = orrery_frontiers_board_show_players;
  board_class->set_answers = orrery_frontiers_board_set_answers;
  board_class->set_decision = orrery_frontiers_board_set_decision;
  board_class->get_question = orrery_frontiers_board_get_question;
  board_class->get_part = orrery_frontiers_board_get_part;
  board_class->note = orrery_frontiers_board_note;
  board_class->fly = orrery_frontiers_board_fly;
}

static void
orrery_frontiers_board_init (OrreryFrontiersBoard *self)
{
  self->pip = ORRERY_FRONTIERS_PIP;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_margin_start (self->box, MARGIN);
  gtk_widget_set_margin_end (self->box, MARGIN);
  gtk_widget_set_margin_top (self->box, MARGIN);
  gtk_widget_set_margin_bottom (self->box, MARGIN);
  self->track = orrery_frontiers_track_new ();
  gtk_box_append (GTK_BOX (self->box), new_head (self));
  gtk_box_append (GTK_BOX (self->box), self->track);
  gtk_box_append (GTK_BOX (self->box), new_tiles (self));
  gtk_box_append (GTK_BOX (self->box), new_seats (self));
  gtk_widget_add_controller (self->trackers, GTK_EVENT_CONTROLLER (new_swipe (self)));
  gtk_box_append (GTK_BOX (self->box), self->pages = orrery_frontiers_pages_new ("frontiers.page"));
  gtk_box_append (GTK_BOX (self->box), self->next = adw_bin_new ());
  gtk_box_append (GTK_BOX (self->box), self->ends = gtk_expander_new (_("The game ends when")));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

void
orrery_frontiers_board_set_shown (OrreryFrontiersBoard *self)
{
  g_return_if_fail (ORRERY_IS_FRONTIERS_BOARD (self));

  gtk_widget_set_visible (self->levels, FALSE);
  for (guint i = 0; i < FR_MAX_SEATS; i++)
    orrery_frontiers_seat_set_shown (ORRERY_FRONTIERS_SEAT (self->seats[i]));
}

GtkWidget *
orrery_frontiers_board_new (void)
{
  orrery_style_sheet_ensure ();
  return g_object_new (ORRERY_TYPE_FRONTIERS_BOARD, NULL);
}
