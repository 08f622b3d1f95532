/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The Reference room in the real window: typing, results, opening, going back. */
#include "config.h"

#include "find.h"
#include "app/orrery-application.h"
#include "app/orrery-window.h"
#include "app/reference/orrery-browse.h"
#include "app/reference/orrery-entry-view.h"
#include "app/reference/orrery-found-list.h"
#include "app/reference/orrery-reference-private.h"
#include "app/reference/orrery-result-row.h"
#include "folder.h"
#include "games/orrery-catalogs.h"
#include "games/roll/catalog/orrery-roll-entry.h"
#include "../keys.h"
#include "../known-warnings.h"
#include "games/roll/board/orrery-tile.h"
#include "soon.h"
#include "games/games.h"
#include "widgets/layout/orrery-line.h"

static OrreryApplication *app;

typedef struct
{
  OrreryWindow     *window;
  OrreryReference  *room;
  OrrerySearchPane *pane;
} Room;

static guint
count_found (Room *r)
{
  g_autoptr (GPtrArray) found = orrery_search_pane_list_found (r->pane);

  return found->len;
}

static GListModel *
find_items (OrrerySearchPane *pane)
{
  return orrery_found_list_get_model (ORRERY_FOUND_LIST (find_nth (pane, ORRERY_TYPE_FOUND_LIST, 0)));
}

static void
wait_until_loaded (Room *r)
{
  assert_soon (g_list_model_get_n_items (find_items (r->pane)) > 0);
  soon_settle (0);
}

static void
open_room (Room *r, int width)
{
  g_autoptr (GSettings) settings = g_settings_new (ORRERY_APP_ID);

  g_settings_reset (settings, "recent");
  g_settings_reset (settings, "bookmarks");
  g_settings_set_string (settings, "room", "reference");
  r->window = orrery_window_new (app);
  gtk_window_set_default_size (GTK_WINDOW (r->window), width, 700);
  r->room = ORRERY_REFERENCE (orrery_window_ensure_room (r->window, "reference"));
  r->pane = ORRERY_SEARCH_PANE (find_nth (r->room, ORRERY_TYPE_SEARCH_PANE, 0));
  gtk_window_present (GTK_WINDOW (r->window));
}

static void
close_room (Room *r)
{
  gtk_window_destroy (GTK_WINDOW (r->window));
  soon_settle (0);
}

static OrreryResult *
result_at (Room *r, guint i)
{
  g_autoptr (OrreryResult) result =
      g_list_model_get_item (find_items (r->pane), i);

  return result;
}

static const char *
id_at (Room *r, guint i)
{
  OrreryEntry *entry = orrery_result_get_entry (result_at (r, i));

  return entry != NULL ? orrery_entry_get_id (entry) : NULL;
}

static GtkWidget *
get_focus (Room *r)
{
  return gtk_root_get_focus (GTK_ROOT (r->window));
}

static gboolean
has_focus_inside (Room *r, GType type)
{
  GtkWidget *focus = get_focus (r);

  return focus != NULL && gtk_widget_get_ancestor (focus, type) != NULL;
}

typedef gboolean (*Match) (GtkWidget *widget);

/* All widgets below one, depth first; stops at the first match. */
static GtkWidget *
find_widget (GtkWidget *widget, Match match)
{
  if (match (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = gtk_widget_get_mapped (child) ? find_widget (child, match) : NULL;

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
is_chip (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "orrery-chip")
         && gtk_widget_get_ancestor (widget, ORRERY_TYPE_SEARCH_PANE) != NULL;
}

static gboolean
is_status (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget)
         && gtk_test_accessible_has_role (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_ROLE_STATUS);
}

static gboolean
is_active_tile (GtkWidget *widget)
{
  return ORRERY_IS_TILE (widget) && orrery_piece_get_activatable (ORRERY_PIECE (widget));
}

static gboolean
is_view (GtkWidget *widget)
{
  return ORRERY_IS_ENTRY_VIEW (widget);
}

static gboolean
is_field (GtkWidget *widget)
{
  return GTK_IS_SEARCH_ENTRY (widget);
}

static GtkWidget *
find_link_tile (Room *r)
{
  return find_widget (find_widget (GTK_WIDGET (r->room), is_view), is_active_tile);
}

static void
test_nothing_before_the_first_frame (void)
{
  Room r;

  open_room (&r, 1000);
  g_assert_cmpuint (g_list_model_get_n_items (find_items (r.pane)), ==, 0);
  wait_until_loaded (&r);
  close_room (&r);
}

static const char *
get_shown_id (Room *r)
{
  OrreryEntry *entry = orrery_reference_get_shown (r->room);

  return entry != NULL ? orrery_entry_get_id (entry) : NULL;
}

static gboolean
is_at_another (Room *r)
{
  const char *id = orrery_visits_get (r->room->visits);

  return !g_str_equal (id, "free-trade-zone") && g_strcmp0 (id, id_at (r, 1)) != 0;
}

/* On a slow machine, results in between were visible long enough to count as read. */
static void
check_back_and_forward (Room *r)
{
  g_autofree char *last = g_strdup (orrery_visits_get (r->room->visits));
  gboolean has_been = FALSE;
  guint n = 0;

  for (; !g_str_equal (orrery_visits_get (r->room->visits), ORRERY_PLACE_BROWSE); n++)
    {
      g_autofree char *from = g_strdup (orrery_visits_get (r->room->visits));

      keys_press ("<Alt>Left");
      assert_soon (!g_str_equal (orrery_visits_get (r->room->visits), from));
      has_been = has_been || g_str_equal (orrery_visits_get (r->room->visits), "free-trade-zone");
    }
  g_assert_true (has_been);
  /* The page with the focus has faded out, and the room still has the keyboard. */
  soon_settle (200);
  assert_soon (has_focus_inside (r, ORRERY_TYPE_REFERENCE));
  for (; n > 0; n--)
    keys_press ("<Alt>Right");
  assert_soon_cmpstr (orrery_visits_get (r->room->visits), last);
}

static void
test_keyboard (void)
{
  gint64 begun;
  Room r;

  open_room (&r, 1000);
  wait_until_loaded (&r);
  if (!keys_take (GTK_WINDOW (r.window)))
    {
      g_test_skip ("no keyboard");
      close_room (&r);
      return;
    }

  /* The field has the focus; the best result comes first, and is previewed without being opened. */
  assert_soon (has_focus_inside (&r, GTK_TYPE_SEARCH_ENTRY));
  begun = g_get_monotonic_time ();
  keys_type ("free trd z");
  assert_soon_cmpstr (orrery_search_pane_get_text (r.pane), "free trd z");
  assert_soon_cmpstr (id_at (&r, 1), "free-trade-zone");
  assert_soon_cmpstr (get_shown_id (&r), "free-trade-zone");
  /* On a slow machine it has been visible long enough to count as read. */
  if (g_get_monotonic_time () - begun < 1500000)
    g_assert_cmpstr (orrery_visits_get (r.room->visits), ==, ORRERY_PLACE_BROWSE);

  /* Enter opens it and moves there; from there you can type the next query. */
  keys_press ("Return");
  assert_soon_cmpstr (orrery_visits_get (r.room->visits), "free-trade-zone");
  assert_soon (ORRERY_IS_ENTRY_VIEW (get_focus (&r)));
  keys_type ("mining");
  assert_soon_cmpstr (orrery_search_pane_get_text (r.pane), "mining");

  /* Down goes into the results, skipping headings; Enter opens. */
  assert_soon (has_focus_inside (&r, GTK_TYPE_SEARCH_ENTRY));
  keys_press ("Down");
  assert_soon (has_focus_inside (&r, GTK_TYPE_LIST_VIEW));
  keys_press ("Down");
  keys_press ("Return");
  assert_soon (is_at_another (&r));
  assert_soon (ORRERY_IS_ENTRY_VIEW (get_focus (&r)));

  check_back_and_forward (&r);

  /* Escape: from the page or the list to the field, and then clears the search. */
  keys_press ("Escape");
  assert_soon (has_focus_inside (&r, GTK_TYPE_SEARCH_ENTRY));
  keys_press ("Down");
  assert_soon (has_focus_inside (&r, GTK_TYPE_LIST_VIEW));
  keys_press ("Escape");
  assert_soon (has_focus_inside (&r, GTK_TYPE_SEARCH_ENTRY));
  keys_press ("Escape");
  assert_soon_cmpstr (orrery_search_pane_get_text (r.pane), "");

  /* End goes to the very last result, not only to the last one built so far. */
  keys_press ("Down");
  keys_press ("End");
  keys_press ("Return");
  assert_soon_cmpstr (orrery_visits_get (r.room->visits),
                      id_at (&r, g_list_model_get_n_items (find_items (r.pane)) - 1));
  close_room (&r);
}

static gboolean
is_page_scroller (GtkWidget *widget)
{
  return GTK_IS_SCROLLED_WINDOW (widget) && gtk_widget_get_ancestor (widget, ORRERY_TYPE_ENTRY_VIEW) != NULL;
}

/* Enter leads to the start of a long page, and keys scroll it. */
static void
test_long_page (void)
{
  GtkAdjustment *adjustment;
  Room r;

  open_room (&r, 1000);
  wait_until_loaded (&r);
  if (!keys_take (GTK_WINDOW (r.window)))
    {
      g_test_skip ("no keyboard");
      close_room (&r);
      return;
    }
  keys_type ("galactic federation");
  keys_press ("Return");
  assert_soon_cmpstr (orrery_visits_get (r.room->visits), "galactic-federation");
  soon_settle (0);
  adjustment = gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (find_widget (GTK_WIDGET (r.room), is_page_scroller)));
  assert_soon (gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment));
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
  keys_press ("Page_Down");
  assert_soon (gtk_adjustment_get_value (adjustment) > 0);
  keys_press ("Home");
  assert_soon (gtk_adjustment_get_value (adjustment) == 0);
  /* Tab goes on to the contents of the page. */
  keys_press ("Tab");
  assert_soon (has_focus_inside (&r, ORRERY_TYPE_ENTRY_VIEW) && !ORRERY_IS_ENTRY_VIEW (get_focus (&r)));
  close_room (&r);
}

/* Wherever the focus is, letters go into the field. */
static void
test_type_anywhere (void)
{
  GtkWidget *tile;
  Room r;

  open_room (&r, 1000);
  wait_until_loaded (&r);
  orrery_reference_open (r.room, "galactic-exchange");
  assert_soon (find_link_tile (&r) != NULL);
  soon_settle (0);
  if (!keys_take (GTK_WINDOW (r.window)))
    {
      g_test_skip ("no keyboard");
      close_room (&r);
      return;
    }
  tile = find_link_tile (&r);
  gtk_widget_grab_focus (tile);
  assert_soon (has_focus_inside (&r, ORRERY_TYPE_ENTRY_VIEW));
  keys_type ("tie");
  assert_soon (has_focus_inside (&r, GTK_TYPE_SEARCH_ENTRY));
  assert_soon_cmpstr (orrery_search_pane_get_text (r.pane), "tie");
  assert_soon_cmpstr (id_at (&r, 1), "tie");

  /* Ctrl+F from elsewhere. */
  orrery_reference_open (r.room, "galactic-exchange");
  assert_soon (find_link_tile (&r) != NULL);
  soon_settle (0);
  gtk_widget_grab_focus (find_link_tile (&r));
  keys_press ("<Control>f");
  assert_soon (has_focus_inside (&r, GTK_TYPE_SEARCH_ENTRY));

  /* It begins a new query. */
  keys_type ("tie");
  keys_press ("<Control>f");
  keys_type ("cup");
  assert_soon_cmpstr (orrery_search_pane_get_text (r.pane), "cup");
  close_room (&r);
}

static gboolean
is_region (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "orrery-live");
}

static GtkWidget *
find_said (Room *r)
{
  return find_widget (GTK_WIDGET (r->window), is_region);
}

static void
test_answer_is_announced (void)
{
  Room r;

  open_room (&r, 1000);
  wait_until_loaded (&r);
  orrery_search_pane_set_text (r.pane, "galactic exchange");
  soon_settle (0);
  g_signal_emit_by_name (find_widget (GTK_WIDGET (r.pane), is_field), "activate");
  soon_settle (0);
  assert_soon (ORRERY_IS_ENTRY_VIEW (get_focus (&r)));
  assert_soon (g_str_has_prefix (gtk_label_get_text (GTK_LABEL (find_said (&r))), "Galactic Exchange "));
  g_assert_nonnull (strstr (gtk_label_get_text (GTK_LABEL (find_said (&r))),
                            orrery_entry_get_plain (orrery_reference_get_shown (r.room))));
  close_room (&r);
}

static void
test_count_is_announced (void)
{
  GtkWidget *status;
  Room r;

  open_room (&r, 1000);
  wait_until_loaded (&r);
  status = find_widget (GTK_WIDGET (r.pane), is_status);
  g_assert_nonnull (status);
  g_autofree char *all = g_strdup_printf (
      "%u entries", orrery_catalog_get_n_entries (orrery_catalog_get_default (NULL)));
  assert_soon_cmpstr (gtk_label_get_text (GTK_LABEL (status)), all);
  orrery_search_pane_set_text (r.pane, "galactic exchange");
  soon_settle (0);
  g_autofree char *text = g_strdup_printf (
      "%u of %u", count_found (&r),
      orrery_catalog_get_n_entries (orrery_catalog_get_default (NULL)));
  assert_soon_cmpstr (gtk_label_get_text (GTK_LABEL (status)), text);
  /* The last announcement disappears with the search. */
  orrery_search_pane_set_text (r.pane, "");
  soon_settle (0);
  assert_soon_cmpstr (gtk_label_get_text (GTK_LABEL (status)), all);
  assert_soon_cmpstr (gtk_label_get_text (GTK_LABEL (find_said (&r))), all);
  close_room (&r);
}

static guint
count_entries (Room *r)
{
  guint n = g_list_model_get_n_items (find_items (r->pane));
  guint entries = 0;

  for (guint i = 0; i < n; i++)
    entries += orrery_result_get_entry (result_at (r, i)) != NULL;
  return entries;
}

static void
click (GtkWidget *button)
{
  g_signal_emit_by_name (button, "clicked");
  soon_settle (0);
}

static void
test_filters (void)
{
  OrreryFilterBar *filters;
  Room r;

  open_room (&r, 1000);
  wait_until_loaded (&r);
  filters = orrery_search_pane_get_filters (r.pane);

  orrery_filter_bar_set (filters, ROLL_FACET_COST, 4, TRUE);
  orrery_filter_bar_set (filters, ROLL_FACET_COLOUR, ROLL_GREEN, TRUE);
  orrery_filter_bar_set (filters, ORRERY_FACET_KIND, ORRERY_KIND_WORLD, TRUE);
  g_assert_cmpuint (count_found (&r), >, 2);
  for (guint i = 0; i < g_list_model_get_n_items (find_items (r.pane)); i++)
    {
      OrreryEntry *entry = orrery_result_get_entry (result_at (&r, i));

      if (entry == NULL)
        continue;
      g_assert_cmpuint (orrery_entry_get_cost (entry), ==, 4);
      g_assert_cmpint (orrery_entry_get_roll_face (entry)->colour, ==, ROLL_GREEN);
    }

  /* They combine with words, and hidden results can be shown. */
  orrery_search_pane_set_text (r.pane, "alien");
  soon_settle (0);
  g_assert_cmpint (
      orrery_result_get_command (result_at (
          &r, g_list_model_get_n_items (find_items (r.pane)) - 3)),
      ==, ORRERY_COMMAND_UNFILTER);

  /* If the filters hide all of them, they come before those of other games, which are read later. */
  orrery_search_pane_set_text (r.pane, "mining league");
  while (orrery_result_get_command (result_at (&r, 2)) != ORRERY_COMMAND_GAME)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (orrery_result_get_command (result_at (&r, 1)), ==, ORRERY_COMMAND_UNFILTER);

  /* A chip removes its filter. */
  orrery_search_pane_set_text (r.pane, "");
  for (guint i = 3; i > 0; i--)
    {
      GtkWidget *chip = find_widget (GTK_WIDGET (r.pane), is_chip);

      g_assert_nonnull (chip);
      click (chip);
    }
  assert_soon (orrery_facets_is_empty (orrery_filter_bar_get_facets (filters)));
  g_assert_null (find_widget (GTK_WIDGET (r.pane), is_chip));
  close_room (&r);
}

static gboolean
is_bar (GtkWidget *widget)
{
  return gtk_widget_has_css_class (widget, "orrery-bar");
}

static GtkWidget *
find_bar (Room *r)
{
  return find_widget (GTK_WIDGET (r->pane), is_bar);
}

static double
get_top (Room *r, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (r->window), &bounds));
  return bounds.origin.y;
}

static gboolean
is_list (GtkWidget *widget)
{
  return GTK_IS_LIST_VIEW (widget);
}

/* The first filter click does not move the second filter. */
static void
test_filters_stay_in_place (void)
{
  double bar, list;
  Room r;

  open_room (&r, 1000);
  wait_until_loaded (&r);
  bar = get_top (&r, find_bar (&r));
  list = get_top (&r, find_widget (GTK_WIDGET (r.pane), is_list));
  orrery_filter_bar_set (orrery_search_pane_get_filters (r.pane), ROLL_FACET_COST, 4, TRUE);
  soon_settle (0);
  g_assert_nonnull (find_widget (GTK_WIDGET (r.pane), is_chip));
  g_assert_cmpfloat (get_top (&r, find_bar (&r)), ==, bar);
  g_assert_cmpfloat (get_top (&r, find_widget (GTK_WIDGET (r.pane), is_list)), ==, list);
  /* More chips than a line holds. */
  for (guint i = 1; i < 7; i++)
    orrery_filter_bar_set (orrery_search_pane_get_filters (r.pane), ROLL_FACET_COST, i, TRUE);
  soon_settle (0);
  g_assert_cmpfloat (get_top (&r, find_bar (&r)), ==, bar);
  close_room (&r);
}

static GtkWidget *
get_focused_bar (Room *r)
{
  GtkWidget *bar = get_focus (r) != NULL ? gtk_widget_get_parent (get_focus (r)) : NULL;

  return bar != NULL && is_bar (bar) ? bar : NULL;
}

/* Each row of filters is one Tab stop, with arrow keys inside. */
static void
test_filter_groups (void)
{
  GtkWidget *bar, *first;
  guint stops = 0;
  Room r;

  open_room (&r, 1000);
  wait_until_loaded (&r);
  if (!keys_take (GTK_WINDOW (r.window)))
    {
      g_test_skip ("no keyboard");
      close_room (&r);
      return;
    }
  while (!has_focus_inside (&r, GTK_TYPE_LIST_VIEW))
    {
      keys_press ("Tab");
      g_assert_cmpuint (++stops, <=, 6);
    }
  orrery_search_pane_focus_text (r.pane);
  keys_press ("Tab"); /* the button that hides them */
  keys_press ("Tab");
  bar = find_bar (&r);
  assert_soon (get_focused_bar (&r) == bar);
  first = get_focus (&r);
  keys_press ("Right");
  assert_soon (get_focused_bar (&r) == bar && get_focus (&r) != first);
  keys_press ("Left");
  assert_soon (get_focus (&r) == first);
  keys_press ("Left");
  assert_soon (get_focus (&r) == first);
  keys_press ("End");
  keys_press ("space");
  assert_soon (orrery_facets_get (orrery_filter_bar_get_facets (orrery_search_pane_get_filters (r.pane)),
                                    ROLL_FACET_PHASE, ROLL_SHIP));
  keys_press ("Tab");
  assert_soon (get_focused_bar (&r) != NULL && get_focused_bar (&r) != bar);
  close_room (&r);
}

/* A row that showed an entry and becomes a heading no longer mentions the entry. */
static void
test_recycled_row (void)
{
  g_autoptr (GPtrArray) items = NULL;
  GtkWidget *row = g_object_ref_sink (orrery_result_row_new ());
  OrreryCatalog *catalog = orrery_catalog_get_default (NULL);

  items = orrery_result_list_browse (catalog, orrery_shelf_get_default ());
  g_ptr_array_insert (items, 0, orrery_result_new_command (ORRERY_COMMAND_HELP, NULL, "Help", "How it works"));
  for (guint i = 0; i < items->len; i++)
    {
      OrreryResult *result = g_ptr_array_index (items, i);

      orrery_result_row_show (ORRERY_RESULT_ROW (row), result, NULL);
      g_assert_true (gtk_test_accessible_has_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
                     == (orrery_result_get_kind (result) != ORRERY_RESULT_HEADING));
    }
  g_assert_cmpint (orrery_result_get_kind (g_ptr_array_index (items, 1)), ==, ORRERY_RESULT_HEADING);
  g_object_unref (row);
}

static void
test_words_as_filters (void)
{
  GtkWidget *chip;
  Room r;

  open_room (&r, 1000);
  wait_until_loaded (&r);
  orrery_search_pane_set_text (r.pane, "genes world cost 4");
  soon_settle (0);
  chip = find_widget (GTK_WIDGET (r.pane), is_chip);
  g_assert_nonnull (chip);
  click (chip);
  assert_soon_cmpstr (orrery_search_pane_get_text (r.pane), "genes cost 4");
  click (find_widget (GTK_WIDGET (r.pane), is_chip));
  assert_soon_cmpstr (orrery_search_pane_get_text (r.pane), "genes");
  close_room (&r);
}

static void
test_nothing_found (void)
{
  Room r;

  open_room (&r, 1000);
  wait_until_loaded (&r);
  orrery_search_pane_set_text (r.pane, "qqqq");
  g_assert_cmpint (orrery_result_get_kind (result_at (&r, 0)), ==, ORRERY_RESULT_HEADING);
  g_assert_cmpuint (count_found (&r), ==, 0);

  orrery_search_pane_set_text (r.pane, "galaktischer exchunge");
  g_assert_cmpstr (orrery_result_get_title (result_at (&r, 0)), ==,
                   "No exact match. Closest results:");
  g_assert_cmpuint (count_entries (&r), >, 0);
  close_room (&r);
}

static gboolean
lists (Room *r, const char *heading, const char *id)
{
  gboolean below = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (find_items (r->pane)); i++)
    {
      OrreryResult *result = result_at (r, i);

      if (orrery_result_get_kind (result) == ORRERY_RESULT_HEADING)
        below = g_str_equal (orrery_result_get_title (result), heading);
      else if (below && g_strcmp0 (id_at (r, i), id) == 0)
        return TRUE;
    }
  return FALSE;
}

static void
test_shelf (void)
{
  OrreryFilterBar *filters;
  Room r;

  open_room (&r, 1000);
  wait_until_loaded (&r);
  filters = orrery_search_pane_get_filters (r.pane);
  g_assert_true (lists (&r, "Rules", "round"));
  g_assert_false (lists (&r, "Recently viewed", "gem-world"));

  orrery_reference_open (r.room, "gem-world");
  g_assert_true (lists (&r, "Recently viewed", "gem-world"));
  g_assert_false (lists (&r, "Saved", "gem-world"));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (r.window), "room.save-entry", NULL));
  g_assert_true (lists (&r, "Saved", "gem-world"));

  orrery_filter_bar_set (filters, ORRERY_FACET_SAVED, 0, TRUE);
  g_assert_cmpuint (count_found (&r), ==, 1);
  orrery_filter_bar_clear (filters);

  orrery_reference_open (r.room, "gem-world");
  gtk_widget_activate_action (GTK_WIDGET (r.window), "room.save-entry", NULL);
  g_assert_false (lists (&r, "Saved", "gem-world"));
  close_room (&r);
}

/* A page that was visible for a while is in the back list; only opened pages count as recently viewed. */
static void
test_reading (void)
{
  Room r;

  open_room (&r, 1000);
  wait_until_loaded (&r);
  orrery_search_pane_set_text (r.pane, "galactic exchange");
  assert_soon_cmpstr (orrery_visits_get (r.room->visits), "galactic-exchange");
  orrery_search_pane_set_text (r.pane, "");
  g_assert_false (lists (&r, "Recently viewed", "galactic-exchange"));
  orrery_reference_open (r.room, "galactic-exchange");
  g_assert_true (lists (&r, "Recently viewed", "galactic-exchange"));
  close_room (&r);
}

/* A search is kept only if the entry opened from elsewhere is one of its hits. */
static void
test_opened_from_outside (void)
{
  Room r;

  open_room (&r, 1000);
  wait_until_loaded (&r);
  orrery_search_pane_set_text (r.pane, "galactic exchange");
  orrery_reference_open_from_outside (r.room, "galactic-exchange");
  assert_soon_cmpstr (orrery_search_pane_get_text (r.pane), "galactic exchange");
  orrery_reference_open_from_outside (r.room, "old-earth");
  assert_soon_cmpstr (orrery_search_pane_get_text (r.pane), "");
  assert_soon_cmpstr (orrery_visits_get (r.room->visits), "old-earth");
  close_room (&r);
}

static void
test_turn (void)
{
  Room r;

  open_room (&r, 1000);
  wait_until_loaded (&r);
  orrery_reference_open (r.room, "free-trade-association");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (r.window), "room.turn", NULL));
  assert_soon_cmpstr (orrery_visits_get (r.room->visits), "sentient-robots");
  gtk_widget_activate_action (GTK_WIDGET (r.window), "room.back", NULL);
  assert_soon_cmpstr (orrery_visits_get (r.room->visits), "free-trade-association");
  close_room (&r);
}

static gboolean
is_leaflet (GtkWidget *widget)
{
  return ADW_IS_LEAFLET (widget);
}

static void
test_narrow (void)
{
  AdwLeaflet *leaflet;
  Room r;

  open_room (&r, 360);
  wait_until_loaded (&r);
  leaflet = ADW_LEAFLET (find_widget (GTK_WIDGET (r.room), is_leaflet));
  assert_soon (adw_leaflet_get_folded (leaflet));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (r.room)), <=, 360);
  assert_soon (adw_leaflet_get_visible_child (leaflet) == GTK_WIDGET (r.pane));

  orrery_search_pane_set_text (r.pane, "jungle");
  soon_settle (300);
  assert_soon (adw_leaflet_get_visible_child (leaflet) == GTK_WIDGET (r.pane));
  orrery_reference_open (r.room, "jungle-world");
  assert_soon (adw_leaflet_get_visible_child (leaflet) != GTK_WIDGET (r.pane));
  orrery_reference_open (r.room, "settle");
  soon_settle (0);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (r.room)), <=, 360);

  gtk_widget_activate_action (GTK_WIDGET (r.window), "room.back", NULL);
  assert_soon_cmpstr (orrery_visits_get (r.room->visits), "jungle-world");
  gtk_widget_activate_action (GTK_WIDGET (r.window), "room.back", NULL);
  assert_soon (adw_leaflet_get_visible_child (leaflet) == GTK_WIDGET (r.pane));
  assert_soon_cmpstr (orrery_search_pane_get_text (r.pane), "jungle");
  close_room (&r);
}

static gboolean
is_browse (GtkWidget *widget)
{
  return ORRERY_IS_BROWSE (widget);
}

static gboolean
is_stop_of_orders (GtkWidget *widget)
{
  return GTK_IS_TOGGLE_BUTTON (widget) && gtk_widget_get_can_focus (widget)
         && gtk_widget_get_ancestor (widget, ORRERY_TYPE_BROWSE) != NULL;
}

/* Of the tile that has the focus; -1: no tile has it. */
static int
get_focused_face (Room *r)
{
  return ORRERY_IS_TILE (get_focus (r)) ? (int) orrery_tile_get_face (ORRERY_TILE (get_focus (r))) : -1;
}

/* In the grid, arrows move from tile to tile and Enter opens one. */
static void
test_grid (void)
{
  GtkWidget *first, *last;
  int face;
  Room r;

  open_room (&r, 1000);
  wait_until_loaded (&r);
  g_assert_nonnull (find_widget (GTK_WIDGET (r.room), is_browse));
  if (!keys_take (GTK_WINDOW (r.window)))
    {
      g_test_skip ("no keyboard");
      close_room (&r);
      return;
    }
  first = find_widget (GTK_WIDGET (r.room), is_active_tile);
  face = (int) orrery_tile_get_face (ORRERY_TILE (first));
  /* Tab goes from the orders to a tile, never to the line that holds it, and back. */
  gtk_widget_grab_focus (find_widget (GTK_WIDGET (r.room), is_stop_of_orders));
  keys_press ("Tab");
  assert_soon (get_focus (&r) == first);
  keys_press ("ISO_Left_Tab");
  assert_soon (!has_focus_inside (&r, GTK_TYPE_LIST_VIEW));
  gtk_widget_grab_focus (first);
  keys_press ("Right");
  assert_soon (get_focused_face (&r) >= 0 && get_focused_face (&r) != face);
  keys_press ("Down");
  keys_press ("Up");
  keys_press ("Left");
  assert_soon (get_focused_face (&r) == face);
  /* A page, and the ends. */
  keys_press ("Page_Down");
  assert_soon (get_focused_face (&r) >= 0 && get_focused_face (&r) != face);
  keys_press ("Page_Up");
  assert_soon (get_focused_face (&r) == face);
  keys_press ("End");
  assert_soon (get_focused_face (&r) >= 0 && get_focused_face (&r) != face);
  last = get_focus (&r);
  keys_press ("Right");
  assert_soon (get_focus (&r) == last);
  keys_press ("Home");
  assert_soon (get_focused_face (&r) == face);
  /* Further than what has been built so far. */
  for (guint i = 0; i < 12; i++)
    keys_press ("Down");
  assert_soon (get_focused_face (&r) >= 0);
  face = get_focused_face (&r);
  keys_press ("Return");
  assert_soon (orrery_reference_get_shown (r.room) != NULL
               && orrery_entry_get_face (orrery_reference_get_shown (r.room)) == face);
  close_room (&r);
}

static GtkWindow *
find_dialog (Room *r)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);

      if (gtk_window_get_transient_for (window) == GTK_WINDOW (r->window))
        return window;
    }
  return NULL;
}

static void
test_dialog (void)
{
  GtkWindow *dialog;
  GtkWidget *view;
  Room r;

  open_room (&r, 1000);
  wait_until_loaded (&r);
  orrery_window_set_room (r.window, "table");
  orrery_reference_show (GTK_WIDGET (r.window), "no-such-thing");
  g_assert_null (find_dialog (&r));
  orrery_reference_show (GTK_WIDGET (r.window), "gem-world");
  assert_soon (find_dialog (&r) != NULL);
  dialog = find_dialog (&r);
  assert_soon_cmpstr (gtk_window_get_title (dialog), "Gem World");
  view = find_widget (GTK_WIDGET (dialog), is_view);
  g_assert_true (gtk_widget_activate_action (view, "entry.open", "s", "settle"));
  assert_soon_cmpstr (gtk_window_get_title (dialog), "Settle");
  gtk_window_close (dialog);
  assert_soon (find_dialog (&r) == NULL);
  close_room (&r);
}

/* F1 explains the current room, without leaving the game. */
static void
test_help (void)
{
  Room r;
  GtkWindow *dialog;

  open_room (&r, 1000);
  wait_until_loaded (&r);
  orrery_window_set_room (r.window, "table");
  g_action_group_activate_action (G_ACTION_GROUP (app), "help", NULL);
  g_assert_cmpstr (orrery_window_get_room (r.window), ==, "table");
  dialog = find_dialog (&r);
  g_assert_nonnull (dialog);
  assert_soon_cmpstr (gtk_window_get_title (dialog), "The Table room");
  gtk_window_close (dialog);
  soon_settle (0);
  orrery_window_set_room (r.window, "reference");
  g_action_group_activate_action (G_ACTION_GROUP (app), "help", NULL);
  assert_soon_cmpstr (orrery_visits_get (r.room->visits), "help-reference");
  orrery_reference_open (r.room, ORRERY_PLACE_HELP);
  assert_soon_cmpstr (orrery_visits_get (r.room->visits), ORRERY_PLACE_HELP);
  g_assert_null (orrery_reference_get_shown (r.room));
  close_room (&r);
}

static void
test_style (void)
{
  g_autoptr (GSettings) settings = g_settings_new (ORRERY_APP_ID);
  AdwStyleManager *manager = adw_style_manager_get_default ();
  Room r;

  open_room (&r, 1000);
  g_settings_set_string (settings, "style", "dark");
  g_assert_true (adw_style_manager_get_dark (manager));
  g_settings_set_string (settings, "style", "light");
  g_assert_false (adw_style_manager_get_dark (manager));
  g_settings_reset (settings, "style");
  close_room (&r);
}

static guint
count_rows (GtkWidget *widget)
{
  guint n = ORRERY_IS_RESULT_ROW (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_rows (child);
  return n;
}

/* Time cannot be asserted, but work can: a key builds no more rows than fit on the page, and each shapes its
 * two lines only when the list asks for another width. */
static void
test_a_key_is_little_work (void)
{
  static const char text[] = "galactic exchange";
  const guint most_rows = 20, most_times = 3;
  GtkEditable *field;
  int end = 0;
  Room r;

  open_room (&r, 1000);
  wait_until_loaded (&r);
  field = GTK_EDITABLE (find_widget (GTK_WIDGET (r.pane), is_field));
  for (guint i = 0; text[i] != '\0'; i++)
    {
      guint before = orrery_line_count_shaped ();

      gtk_editable_insert_text (field, &text[i], 1, &end);
      soon_settle (0);
      g_assert_cmpuint (count_rows (GTK_WIDGET (r.pane)), <=, most_rows);
      g_assert_cmpuint (orrery_line_count_shaped () - before, <=, 2 * most_rows * most_times);
    }
  g_assert_cmpuint (count_rows (GTK_WIDGET (r.pane)), >, 0);
  g_assert_cmpuint (orrery_line_count_shaped (), >, 0);
  close_room (&r);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  g_autoptr (GError) error = NULL;
  char *folder = new_data_home ();
  int status;

  gtk_test_init (&argc, &argv, NULL);
  known_warnings_init ();
  app = orrery_application_new ();
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (app), NULL, &error);
  g_assert_no_error (error);

  g_test_add_func ("/app/reference/nothing-before-the-first-frame",
                   test_nothing_before_the_first_frame);
  g_test_add_func ("/app/reference/keyboard", test_keyboard);
  g_test_add_func ("/app/reference/long-page", test_long_page);
  g_test_add_func ("/app/reference/type-anywhere", test_type_anywhere);
  g_test_add_func ("/app/reference/count-is-announced", test_count_is_announced);
  g_test_add_func ("/app/reference/answer-is-announced", test_answer_is_announced);
  g_test_add_func ("/app/reference/a-key-is-little-work", test_a_key_is_little_work);
  g_test_add_func ("/app/reference/filters", test_filters);
  g_test_add_func ("/app/reference/filters-stay-in-place", test_filters_stay_in_place);
  g_test_add_func ("/app/reference/filter-groups", test_filter_groups);
  g_test_add_func ("/app/reference/recycled-row", test_recycled_row);
  g_test_add_func ("/app/reference/words-as-filters", test_words_as_filters);
  g_test_add_func ("/app/reference/nothing-found", test_nothing_found);
  g_test_add_func ("/app/reference/shelf", test_shelf);
  g_test_add_func ("/app/reference/reading", test_reading);
  g_test_add_func ("/app/reference/opened-from-outside", test_opened_from_outside);
  g_test_add_func ("/app/reference/turn", test_turn);
  g_test_add_func ("/app/reference/narrow", test_narrow);
  g_test_add_func ("/app/reference/grid", test_grid);
  g_test_add_func ("/app/reference/dialog", test_dialog);
  g_test_add_func ("/app/reference/help", test_help);
  g_test_add_func ("/app/reference/style", test_style);

  status = g_test_run ();
  g_object_unref (app);
  remove_folder (folder);
  return status;
}
