/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/board/orrery-frontiers-track.h"

#include "games/frontiers/assist/orrery-frontiers-book.h"
#include "games/frontiers/words/orrery-frontiers-story.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-wrap.h"

#include <glib/gi18n-lib.h>

enum { DISK = 34, SMALL_DISK = 26 };

struct _OrreryFrontiersTrack
{
  AdwBin parent_instance;

  GtkWidget *wrap;
  GtkWidget *places;
  GtkWidget *next;
  GtkWidget *acting_box;
  GtkWidget *acting;
};

G_DEFINE_FINAL_TYPE (OrreryFrontiersTrack, orrery_frontiers_track, ADW_TYPE_BIN)

static GtkWidget *
new_mark (guint seat, const char *const *names, int size)
{
  GtkWidget *mark = orrery_seat_mark_new (size);

  orrery_seat_mark_set (ORRERY_SEAT_MARK (mark), (int) seat, orrery_frontiers_story_name (names, (int) seat));
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  return mark;
}

/* An empty place, left by disks that have selected. */
static GtkWidget *
new_gap (void)
{
  GtkWidget *gap = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_size_request (gap, DISK, DISK);
  gtk_widget_set_valign (gap, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (gap, "orrery-track-gap");
  return gap;
}

static void
add_place (GtkWidget *box, GtkWidget *place, gboolean is_now)
{
  if (gtk_widget_get_first_child (box) != NULL)
    {
      GtkWidget *line = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);

      gtk_widget_set_size_request (line, 8, 2);
      gtk_widget_set_valign (line, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), line);
    }
  gtk_widget_set_valign (place, GTK_ALIGN_CENTER);
  if (is_now)
    gtk_widget_add_css_class (place, "orrery-track-now");
  gtk_box_append (GTK_BOX (box), place);
}

static gboolean
is_selecting (const FrState *state)
{
  return state->step == FR_STEP_SELECT || state->step == FR_STEP_ACTION;
}

/* The gap is after the disks that have selected; the selecting one is highlighted. Chart moves it before a goal is named. */
static void
fill_places (OrreryFrontiersTrack *self, const FrState *state, const char *const *names)
{
  const gboolean is_moved = state->step == FR_STEP_ACTION && state->action == FR_CHART;
  const guint selected = state->k + (is_moved ? 1u : 0u);
  const guint now = is_moved && state->k > 0 ? state->k - 1u : state->k;

  orrery_clear_children (self->places);
  for (guint i = 0; i < state->n_disks; i++)
    {
      GtkWidget *place = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      if (i == selected)
        add_place (self->places, new_gap (), FALSE);
      gtk_box_append (GTK_BOX (place), new_mark (state->order[i], names, DISK));
      add_place (self->places, place, i == now && is_selecting (state));
    }
  if (selected >= state->n_disks)
    add_place (self->places, new_gap (), FALSE);
}

static void
fill_acting (OrreryFrontiersTrack *self, const FrState *state, const char *const *names)
{
  const gboolean is_acting = state->step == FR_STEP_ACTION;

  gtk_widget_set_visible (self->acting_box, is_acting);
  orrery_clear_children (self->acting);
  for (guint i = 0; is_acting && i < state->now.n_acting; i++)
    {
      GtkWidget *place = gtk_overlay_new ();

      gtk_overlay_set_child (GTK_OVERLAY (place), new_mark (state->now.acting[i], names, SMALL_DISK));
      if (i < state->now.turn)
        {
          GtkWidget *check = orrery_symbol_new (ORRERY_SYMBOL_CHECK, 12);

          gtk_widget_add_css_class (check, "orrery-track-check");
          gtk_widget_set_halign (check, GTK_ALIGN_END);
          gtk_widget_set_valign (check, GTK_ALIGN_END);
          gtk_overlay_add_overlay (GTK_OVERLAY (place), check);
        }
      add_place (self->acting, place, orrery_frontiers_is_turn (state, i));
    }
}

static char *
dup_spoken (const FrState *state, const char *const *names)
{
  GString *text = g_string_new (_("Priority track:"));

  for (guint i = 0; i < state->n_disks; i++)
    g_string_append_printf (text, " %s%s", orrery_frontiers_story_name (names, state->order[i]), i + 1 < state->n_disks ? "," : ".");
  return g_string_free (text, FALSE);
}

void
orrery_frontiers_track_set (OrreryFrontiersTrack *self, const FrState *state, const char *const *names)
{
  const guint next = state->k + (state->step == FR_STEP_ACTION ? 1u : 0u);
  g_autofree char *spoken = dup_spoken (state, names);
  g_autofree char *text = next < state->n_disks
                            ? g_strdup_printf (_("next to select: %s"), orrery_frontiers_story_name (names, state->order[next]))
                            : g_strdup (_("last selection of this round"));

  fill_places (self, state, names);
  fill_acting (self, state, names);
  orrery_label_set (self->next, text);
  gtk_widget_set_visible (self->next, is_selecting (state));
  orrery_set_spoken (self->places, spoken);
}

static GtkWidget *
new_heading (const char *title, GtkWidget **line)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = orrery_label_new ("heading", 0);

  gtk_label_set_label (GTK_LABEL (label), title);
  gtk_box_append (GTK_BOX (box), label);
  if (line != NULL)
    {
      *line = orrery_label_new ("caption dim-label", 0);
      gtk_box_append (GTK_BOX (box), *line);
    }
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static GtkWidget *
new_part (GtkWidget *heading, GtkWidget **places)
{
  GtkWidget *box = orrery_wrap_new (12);

  *places = g_object_new (GTK_TYPE_BOX, "spacing", 4, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, "valign", GTK_ALIGN_CENTER, NULL);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  orrery_wrap_append (ORRERY_WRAP (box), heading);
  orrery_wrap_append (ORRERY_WRAP (box), *places);
  return box;
}

static void
orrery_frontiers_track_class_init (OrreryFrontiersTrackClass *klass)
{
}

static void
orrery_frontiers_track_init (OrreryFrontiersTrack *self)
{
  self->wrap = orrery_wrap_new (12);
  gtk_widget_add_css_class (self->wrap, "orrery-well");
  orrery_wrap_append (ORRERY_WRAP (self->wrap), new_part (new_heading (_("Priority track"), &self->next), &self->places));
  self->acting_box = new_part (new_heading (_("This action"), NULL), &self->acting);
  orrery_wrap_append (ORRERY_WRAP (self->wrap), self->acting_box);
  adw_bin_set_child (ADW_BIN (self), self->wrap);
}

GtkWidget *
orrery_frontiers_track_new (void)
{
  return g_object_new (ORRERY_TYPE_FRONTIERS_TRACK, NULL);
}
