/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the view shares its room between the board, the question and the log. */
#include "app/game/orrery-game-view-private.h"

#include "widgets/style/orrery-text.h"

enum
{
  LOG_FROM = 1100, /* px */
  NARROWEST = 360,
  LEAST_ASIDE = 200,
  LEAST_LOG = 190, /* with its heading and its button */
  FOLLOWED = 20,   /* frames that the bar takes to reach its height */
  NEARLY = 64,     /* px of the board that are out of sight */
};

/* The log is beside the table where there is room for both, and otherwise covers it on demand. */
void
game_view_fold_log (OrreryGameView *self, gboolean fold)
{
  const AdwFlapFoldPolicy policy = fold ? ADW_FLAP_FOLD_POLICY_ALWAYS : ADW_FLAP_FOLD_POLICY_NEVER;

  if (adw_flap_get_fold_policy (self->flap) == policy)
    return;
  g_settings_unbind (self->flap, "reveal-flap");
  adw_flap_set_fold_policy (self->flap, policy);
  if (fold)
    adw_flap_set_reveal_flap (self->flap, FALSE);
  else
    g_settings_bind (self->settings, "play-log", self->flap, "reveal-flap", G_SETTINGS_BIND_DEFAULT);
}

void
game_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                   int *minimum_baseline, int *natural_baseline)
{
  OrreryGameView *self = ORRERY_GAME_VIEW (widget);

  gtk_widget_measure (GTK_WIDGET (self->flap), orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
  /* When folded, the log needs no room. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MIN (*minimum, NARROWEST);
}

/* Newer GTK versions complain about less width than is needed. */
static int
measure_height (GtkWidget *widget, int width, gboolean is_least)
{
  int least_width, least, natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (width, least_width), &least, &natural, NULL, NULL);
  return is_least ? least : natural;
}

/* Everything above the log leaves it a third of the height; a close-up takes what it needs. */
static int
get_most_aside (OrreryGameView *self)
{
  const int height = gtk_widget_get_height (GTK_WIDGET (self));

  return MAX (gtk_widget_get_visible (self->card_toggle) ? height - LEAST_LOG : height * 2 / 3, LEAST_ASIDE);
}

/* A scrolled window asks how tall lines are that are not wrapped, so it hears how tall they are in the pane. A close-up
 * has none. */
static int
measure_aside (OrreryGameView *self)
{
  GtkWidget *pane = gtk_widget_get_parent (GTK_WIDGET (self->pane));
  int width;

  if (gtk_widget_get_visible (self->card_toggle))
    return -1;
  gtk_widget_measure (pane, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  return measure_height (GTK_WIDGET (self->aside_bin), MIN (width, gtk_widget_get_width (GTK_WIDGET (self))), FALSE);
}

static gboolean
share_pane_cb (gpointer data)
{
  OrreryGameView *self = data;
  GtkScrolledWindow *aside = GTK_SCROLLED_WINDOW (self->aside);
  const int most = get_most_aside (self);

  self->share_pane = 0;
  gtk_scrolled_window_set_min_content_height (aside, -1);
  gtk_scrolled_window_set_max_content_height (aside, most);
  gtk_scrolled_window_set_min_content_height (aside, MIN (measure_aside (self), most));
  return G_SOURCE_REMOVE;
}

static void
queue_share_pane (OrreryGameView *self)
{
  if (self->share_pane == 0)
    self->share_pane = g_idle_add (share_pane_cb, self);
}

void
game_view_set_aside (OrreryGameView *self, GtkWidget *aside)
{
  GtkWidget *close_up = aside == NULL ? orrery_board_get_close_up (self->board) : NULL;

  adw_bin_set_child (self->aside_bin, aside != NULL ? aside : close_up);
  gtk_widget_set_visible (self->card_toggle, close_up != NULL);
  g_settings_unbind (self->aside, "visible");
  gtk_widget_set_visible (self->aside, aside != NULL);
  /* A scrollbar needs room even if there is nothing to show. */
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->aside), GTK_POLICY_NEVER,
                                  close_up != NULL ? GTK_POLICY_EXTERNAL : GTK_POLICY_AUTOMATIC);
  if (close_up != NULL)
    g_settings_bind (self->settings, "large-card", self->aside, "visible", G_SETTINGS_BIND_GET);
  queue_share_pane (self);
}

/* This does not depend on the room that the question leaves, or pieces would change size with every question.
 * The pane is in the middle of a layout, so it waits. */
void
game_view_update_room (OrreryGameView *self, int height)
{
  if (gtk_scrolled_window_get_max_content_height (GTK_SCROLLED_WINDOW (self->aside)) != get_most_aside (self))
    queue_share_pane (self);
  orrery_board_set_room (self->board, height, g_settings_get_int (self->settings, "board-zoom") / 100.0);
}

void
game_view_set_density (OrreryGameView *self, OrreryDensity density)
{
  self->density = density;
  orrery_board_set_dense (self->board, density);
}

/* The space that the question and everything else around the board need. */
static int
measure_others (OrreryGameView *self, int width)
{
  int sum = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (self->game_box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child) && !gtk_widget_is_ancestor (self->scrolled, child))
      sum += measure_height (child, width, FALSE);
  return sum;
}

/* A question with many answers leaves the board less room. This must be known before layout; afterwards it is
 * too late for this frame. */
static void
avoid_scrolling (OrreryGameView *self, int height)
{
  const int width = gtk_widget_get_width (self->scrolled);

  if ((self->decision == NULL && !self->asks_luck) || width == 0 || orrery_board_get_compact (self->board))
    return;
  if (width != self->room_width || height != self->room_height)
    game_view_set_density (self, ORRERY_DENSITY_WHOLE);
  self->room_width = width;
  self->room_height = height;
  while (self->density < ORRERY_DENSITY_ALONE
         && measure_height (GTK_WIDGET (self->board), width, TRUE) > height - measure_others (self, width))
    game_view_set_density (self, self->density + 1);
}

/* Unmapping takes the focus away in the next frame, unless it is set again. */
static void
hold_focus (OrreryGameView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = gtk_root_get_focus (root);

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->flap)))
    gtk_root_set_focus (root, focus);
}

void
game_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OrreryGameView *self = ORRERY_GAME_VIEW (widget);
  const gboolean is_first = gtk_widget_get_width (GTK_WIDGET (self->flap)) == 0;

  /* libadwaita 1.2 divides by the flap's width when it reveals it. An unmapped flap does not slide in, so the board
   * is drawn only once for a new game. */
  if (is_first)
    {
      gtk_widget_allocate (GTK_WIDGET (self->flap), width, height, baseline, NULL);
      gtk_widget_set_child_visible (GTK_WIDGET (self->flap), FALSE);
    }
  game_view_fold_log (self, width < LOG_FROM * MAX (1, orrery_text_factor (gtk_widget_get_pango_context (widget))));
  gtk_widget_set_child_visible (GTK_WIDGET (self->flap), TRUE);
  if (is_first)
    hold_focus (self);
  game_view_update_room (self, height);
  avoid_scrolling (self, height);
  gtk_widget_allocate (GTK_WIDGET (self->flap), width, height, baseline, NULL);
  game_view_fit_row (self);
}

/* --- The part that the question is about --- */

static void
scroll_to (OrreryGameView *self, GtkWidget *part)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled));
  graphene_rect_t bounds;

  if (part != NULL && gtk_widget_compute_bounds (part, GTK_WIDGET (self->board), &bounds))
    gtk_adjustment_clamp_page (adjustment, bounds.origin.y, bounds.origin.y + bounds.size.height);
}

/* A part may be higher at first than it is in the end. A board that nearly fits is scrolled no further than it must be. */
static void
begin_scrolling (OrreryGameView *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled));
  const double beyond = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  gtk_adjustment_set_value (adjustment, beyond < NEARLY ? 0 : self->scrolled_from);
}

static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  OrreryGameView *self = ORRERY_GAME_VIEW (widget);
  GPtrArray *pointed = orrery_board_get_pointed (self->board);
  const guint n = pointed != NULL ? pointed->len : 0;

  /* The first frame lays out the question. */
  if (--self->scroll == FOLLOWED - 1)
    return G_SOURCE_CONTINUE;
  begin_scrolling (self);
  if (n == 0 && self->decision != NULL)
    scroll_to (self, orrery_board_get_part (self->board, orrery_decision_get_start (self->decision)));
  /* The first one is shown in any case. */
  for (guint i = n; i > 0; i--)
    scroll_to (self, g_ptr_array_index (pointed, i - 1));
  return self->scroll > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void
game_view_scroll_to_part (OrreryGameView *self)
{
  if (self->scroll == 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
  self->scroll = FOLLOWED;
  self->scrolled_from = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)));
}

void
orrery_game_view_point_out (OrreryGameView *self, const char *const *what)
{
  g_return_if_fail (ORRERY_IS_GAME_VIEW (self));

  orrery_board_point_out (self->board, what);
  if (what != NULL)
    game_view_scroll_to_part (self);
}

void
game_view_zoom (OrreryGameView *self)
{
  self->room_width = 0; /* the board may fit again, or no longer */
  gtk_widget_queue_resize (GTK_WIDGET (self));
  game_view_scroll_to_part (self);
}
