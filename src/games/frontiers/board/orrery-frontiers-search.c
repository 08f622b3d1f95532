/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/board/orrery-frontiers-search.h"

#include "catalog/orrery-fold.h"
#include "catalog/orrery-name-rank.h"
#include "games/frontiers/board/orrery-frontiers-offer.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-wrap.h"

#include <glib/gi18n-lib.h>
#include <string.h>

enum { MOST = 6, MOST_BUTTONS = 9, WIDTH = 260 };

typedef struct
{
  GameAnswer answer;
  OrreryNameRank rank;
  char *name;
} Found;

struct _OrreryFrontiersSearch
{
  GtkWidget parent_instance;

  FrState state;
  gsize n;
  GameAnswer answers[GAME_MAX_ANSWERS];
  GArray *found; /* of Found, best first */
  guint marked;

  GtkWidget *entry;
  GtkWidget *wrap;
};

G_DEFINE_FINAL_TYPE (OrreryFrontiersSearch, orrery_frontiers_search, GTK_TYPE_WIDGET)

static guint picked_signal;

static void
clear_found (gpointer found)
{
  g_free (((Found *) found)->name);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const Found *x = a, *y = b;

  return x->rank != y->rank ? (int) x->rank - (int) y->rank : g_utf8_collate (x->name, y->name);
}

/* --- What is found --- */

static gboolean
is_world (GameAnswer answer)
{
  return GAME_ANSWER_KIND (answer) != FR_DO_SKIP && GAME_ANSWER_A (answer) < FR_N_WORLDS;
}

static void
find (OrreryFrontiersSearch *self)
{
  g_autofree char *folded = orrery_fold_words (gtk_editable_get_text (GTK_EDITABLE (self->entry)));

  g_array_set_size (self->found, 0);
  for (gsize i = 0; *folded != '\0' && i < self->n; i++)
    if (is_world (self->answers[i]))
      {
        Found found = { self->answers[i], 0, orrery_frontiers_dup_label (&self->state, self->answers[i]) };

        found.rank = orrery_name_rank (folded, found.name);
        if (found.rank == ORRERY_NAME_NOT)
          clear_found (&found);
        else
          g_array_append_val (self->found, found);
      }
  g_array_sort (self->found, compare);
  g_array_set_size (self->found, MIN (self->found->len, MOST));
  self->marked = 0;
}

static void
pick (OrreryFrontiersSearch *self, GameAnswer answer)
{
  g_signal_emit (self, picked_signal, 0, (guint) answer);
}

static void
clicked_cb (OrreryFrontiersSearch *self, GtkWidget *button)
{
  pick (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "answer")));
}

static void
add_button (OrreryFrontiersSearch *self, GameAnswer answer, const char *label, const char *css_class)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  if (css_class != NULL)
    gtk_widget_add_css_class (button, css_class);
  g_object_set_data (G_OBJECT (button), "answer", GUINT_TO_POINTER (answer));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  orrery_wrap_append (ORRERY_WRAP (self->wrap), button);
}

/* Answers that are not about a world of the collection are always possible. */
static void
add_others (OrreryFrontiersSearch *self)
{
  for (gsize i = 0; i < self->n; i++)
    if (!is_world (self->answers[i]))
      {
        g_autofree char *label = orrery_frontiers_dup_label (&self->state, self->answers[i]);

        add_button (self, self->answers[i], label, NULL);
      }
}

static void
show (OrreryFrontiersSearch *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));

  orrery_wrap_clear (ORRERY_WRAP (self->wrap));
  for (guint i = 0; i < self->found->len; i++)
    {
      const Found *found = &g_array_index (self->found, Found, i);

      add_button (self, found->answer, found->name, i == self->marked ? "suggested-action" : "flat");
    }
  if (*text != '\0' && self->found->len == 0)
    orrery_wrap_append (ORRERY_WRAP (self->wrap), gtk_label_new (_("No world in the bag has that name.")));
  if (self->found->len == 0)
    add_others (self);
}

static void
changed_cb (OrreryFrontiersSearch *self)
{
  find (self);
  show (self);
}

/* Without a name: the one with the fewest details. */
static void
pick_unsaid (OrreryFrontiersSearch *self)
{
  for (gsize i = self->n; i > 0; i--)
    if (!is_world (self->answers[i - 1]))
      {
        pick (self, self->answers[i - 1]);
        return;
      }
}

static void
activate_cb (OrreryFrontiersSearch *self)
{
  if (self->marked < self->found->len)
    pick (self, g_array_index (self->found, Found, self->marked).answer);
  else if (*gtk_editable_get_text (GTK_EDITABLE (self->entry)) == '\0')
    pick_unsaid (self);
}

static gboolean
key_cb (OrreryFrontiersSearch *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  const guint n = self->found->len;

  if (n == 0 || (keyval != GDK_KEY_Down && keyval != GDK_KEY_Up && keyval != GDK_KEY_Escape))
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Escape)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  else
    {
      self->marked = (self->marked + (keyval == GDK_KEY_Down ? 1 : n - 1)) % n;
      show (self);
    }
  return GDK_EVENT_STOP;
}

/* --- The widget --- */

static void
orrery_frontiers_search_dispose (GObject *object)
{
  OrreryFrontiersSearch *self = ORRERY_FRONTIERS_SEARCH (object);

  g_clear_pointer (&self->entry, gtk_widget_unparent);
  g_clear_pointer (&self->wrap, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_frontiers_search_parent_class)->dispose (object);
}

static void
orrery_frontiers_search_finalize (GObject *object)
{
  g_array_unref (ORRERY_FRONTIERS_SEARCH (object)->found);

  G_OBJECT_CLASS (orrery_frontiers_search_parent_class)->finalize (object);
}

static gboolean
orrery_frontiers_search_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ORRERY_FRONTIERS_SEARCH (widget)->entry);
}

/* The field gets the focus, so that people can type at once. */
static void
orrery_frontiers_search_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (orrery_frontiers_search_parent_class)->map (widget);
  gtk_widget_grab_focus (ORRERY_FRONTIERS_SEARCH (widget)->entry);
}

static void
orrery_frontiers_search_class_init (OrreryFrontiersSearchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_frontiers_search_dispose;
  G_OBJECT_CLASS (klass)->finalize = orrery_frontiers_search_finalize;
  widget_class->grab_focus = orrery_frontiers_search_grab_focus;
  widget_class->map = orrery_frontiers_search_map;
  widget_class->focus = orrery_focus_child;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  picked_signal = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
orrery_frontiers_search_init (OrreryFrontiersSearch *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->found = g_array_new (FALSE, FALSE, sizeof (Found));
  g_array_set_clear_func (self->found, clear_found);
  self->entry = gtk_entry_new ();
  gtk_entry_set_icon_from_icon_name (GTK_ENTRY (self->entry), GTK_ENTRY_ICON_PRIMARY, "system-search-symbolic");
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), _("Name of the world"));
  orrery_set_spoken (self->entry, _("Name of the world"));
  self->wrap = orrery_wrap_new (6);
  gtk_widget_set_parent (self->entry, GTK_WIDGET (self));
  gtk_widget_set_parent (self->wrap, GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->entry, keys);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_size_request (GTK_WIDGET (self), WIDTH, -1);
}

/* You type worlds drawn from the bag; a few worlds to choose from are buttons. */
static gboolean
is_typed (const FrState *state, const GameAnswer *answers, gsize n)
{
  guint named = 0;

  for (gsize i = 0; i < n; i++)
    named += is_world (answers[i]);
  if (state->ask == FR_ASK_LAY_OUT || state->ask == FR_ASK_DRAW)
    return named > 0;
  return state->ask == FR_ASK_PICK && named > MOST_BUTTONS;
}

GtkWidget *
orrery_frontiers_search_new (const FrState *state)
{
  OrreryFrontiersSearch *self;
  GameAnswer answers[GAME_MAX_ANSWERS];
  const gsize n = fr_legal (state, answers);

  if (!is_typed (state, answers, n))
    return NULL;
  self = g_object_new (ORRERY_TYPE_FRONTIERS_SEARCH, NULL);
  self->state = *state;
  self->n = n;
  memcpy (self->answers, answers, n * sizeof *answers);
  show (self);
  return GTK_WIDGET (self);
}
