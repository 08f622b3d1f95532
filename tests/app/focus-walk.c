/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "focus-walk.h"

#include "soon.h"
#include "widgets/log/orrery-log-view.h"

enum
{
  MOST = 600,
  FRAMES = 30
};

static gboolean
count_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  guint *n = data;

  (*n)++;
  return *n < FRAMES;
}

static void
let_it_fill (GtkWindow *window)
{
  guint n = 0;

  gtk_widget_add_tick_callback (GTK_WIDGET (window), count_cb, &n, NULL);
  assert_soon (n >= FRAMES);
}

/* A new widget may still need its allocation, and a list row may still have to be scrolled to. */
static gboolean
is_seen (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  return focus != NULL && gtk_widget_get_mapped (focus) && gtk_widget_get_width (focus) > 0;
}

static GtkWidget *
check_focus (GtkWindow *window)
{
  GtkWidget *focus;

  assert_soon (is_seen (window));
  focus = gtk_window_get_focus (window);
  g_assert_true (gtk_widget_is_sensitive (focus));
  return focus;
}

/* A list may reuse its rows for other items at any time. */
static gboolean
is_lent (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_VIEW) != NULL;
}

static GtkWidget *
step (GtkWindow *window, GtkDirectionType direction)
{
  GtkWidget *last = gtk_window_get_focus (window);
  GtkWidget *focus;

  g_signal_emit_by_name (window, "move-focus", direction);
  for (guint i = 0; i < 1000 && g_main_context_iteration (NULL, FALSE); i++)
    ;
  focus = check_focus (window);
  if (focus == last)
    g_test_message ("stuck at %s", G_OBJECT_TYPE_NAME (focus));
  g_assert_true (focus != last);
  return focus;
}

/* In radio groups and lists, Tab goes to one and arrows to the others. */
static gboolean
is_come_to_by_arrows (FocusWalk *walk, GtkWidget *widget)
{
  const GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  return is_lent (widget)
         || (gtk_widget_get_ancestor (widget, ORRERY_TYPE_LOG_VIEW) != NULL
             && focus_walk_has_been_within (walk, gtk_widget_get_parent (widget)))
         || ((role == GTK_ACCESSIBLE_ROLE_TAB || role == GTK_ACCESSIBLE_ROLE_RADIO)
             && focus_walk_has_been_within (walk, gtk_widget_get_parent (widget)));
}

void
focus_walk_clear (FocusWalk *walk)
{
  g_clear_pointer (&walk->seen, g_hash_table_unref);
}

gboolean
focus_walk_has_been_within (FocusWalk *walk, GtkWidget *part)
{
  GHashTableIter iter;
  gpointer widget;

  g_hash_table_iter_init (&iter, walk->seen);
  while (g_hash_table_iter_next (&iter, &widget, NULL))
    if (widget == (gpointer) part || gtk_widget_is_ancestor (widget, part))
      return TRUE;
  return FALSE;
}

gboolean
focus_walk_has_been_at_a (FocusWalk *walk, GType type)
{
  GHashTableIter iter;
  gpointer widget;

  g_hash_table_iter_init (&iter, walk->seen);
  while (g_hash_table_iter_next (&iter, &widget, NULL))
    if (g_type_is_a (G_OBJECT_TYPE (widget), type))
      return TRUE;
  return FALSE;
}

static void
check_all_within (FocusWalk *walk, GtkWidget *part)
{
  if (!gtk_widget_get_mapped (part) || !gtk_widget_is_sensitive (part) || !gtk_widget_get_can_focus (part))
    return;
  if (gtk_widget_get_focusable (part) && !GTK_IS_LIST_BOX (part) && !focus_walk_has_been_within (walk, part)
      && !is_come_to_by_arrows (walk, part))
    g_error ("%s in %s cannot be come to", G_OBJECT_TYPE_NAME (part),
             G_OBJECT_TYPE_NAME (gtk_widget_get_parent (part)));
  for (GtkWidget *child = gtk_widget_get_first_child (part); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_all_within (walk, child);
}

void
focus_walk_go (FocusWalk *walk, GtkWindow *window, GtkWidget *part, GtkDirectionType direction)
{
  GtkWidget *first = NULL;

  let_it_fill (window);
  walk->seen = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
  for (walk->steps = 0; walk->steps < MOST; walk->steps++)
    {
      GtkWidget *focus = step (window, direction);

      /* The first widget may no longer exist when the room has been filled. */
      if ((first == NULL || !gtk_widget_get_mapped (first)) && !is_lent (focus))
        first = focus;
      else if (focus == first)
        break;
      else if (g_hash_table_contains (walk->seen, focus))
        g_test_message ("twice at %s", G_OBJECT_TYPE_NAME (focus));
      g_hash_table_add (walk->seen, g_object_ref (focus));
    }
  g_test_message ("%u steps", walk->steps);
  g_assert_cmpuint (walk->steps, <, MOST);
  check_all_within (walk, part);
}

void
focus_walk_check (GtkWindow *window, GtkWidget *part)
{
  for (GtkDirectionType direction = GTK_DIR_TAB_FORWARD; direction <= GTK_DIR_TAB_BACKWARD; direction++)
    {
      FocusWalk walk;

      focus_walk_go (&walk, window, part, direction);
      focus_walk_clear (&walk);
    }
}

static GtkWindow *
find_dialog (GtkWindow *parent)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);

      if (gtk_window_get_transient_for (window) == parent)
        return window;
    }
  return NULL;
}

void
focus_walk_check_dialog (GtkWindow *window)
{
  GtkWindow *dialog = find_dialog (window);

  g_assert_nonnull (dialog);
  focus_walk_check (dialog, GTK_WIDGET (dialog));
  gtk_window_destroy (dialog);
}
