/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "widgets/layout/orrery-announce.h"

typedef struct
{
  GtkWidget *window;
  GtkWidget *region;
  GtkWidget *elsewhere;
} Scene;

static void
set_up (Scene *scene, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  scene->window = gtk_window_new ();
  scene->region = orrery_live_region_new ();
  scene->elsewhere = gtk_label_new ("elsewhere");
  gtk_box_append (GTK_BOX (box), scene->elsewhere);
  gtk_box_append (GTK_BOX (box), scene->region);
  gtk_window_set_child (GTK_WINDOW (scene->window), box);
}

static void
tear_down (Scene *scene, gconstpointer data)
{
  orrery_announce_set_full (TRUE);
  gtk_window_destroy (GTK_WINDOW (scene->window));
}

static void
assert_heard (Scene *scene, const char *text)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (scene->region)), ==, text);
  gtk_test_accessible_assert_property (scene->region, GTK_ACCESSIBLE_PROPERTY_LABEL, text);
}

/* An announcement is not cut off by the next one. */
static void
test_joined (Scene *scene, gconstpointer data)
{
  orrery_announce (scene->elsewhere, ORRERY_SAY_ALWAYS, "Phase I begins.");
  orrery_announce (scene->elsewhere, ORRERY_SAY_IN_FULL, "Ada scouts.");
  orrery_announce (scene->elsewhere, ORRERY_SAY_ALWAYS, "");
  assert_heard (scene, "Phase I begins. Ada scouts.");
  orrery_announce (scene->elsewhere, ORRERY_SAY_ALWAYS, "Round 2");
  assert_heard (scene, "Round 2");
}

static void
test_terse (Scene *scene, gconstpointer data)
{
  orrery_announce_set_full (FALSE);
  orrery_announce (scene->elsewhere, ORRERY_SAY_ALWAYS, "Phase I begins.");
  orrery_announce (scene->elsewhere, ORRERY_SAY_IN_FULL, "Ada scouts.");
  assert_heard (scene, "Phase I begins.");
}

/* A part outside any window announces nothing. */
static void
test_nowhere (Scene *scene, gconstpointer data)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new ("alone"));

  orrery_announce (label, ORRERY_SAY_ALWAYS, "Round 2");
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (scene->region)), ==, "");
  g_object_unref (label);
}

/* Newer GTK versions name it after its selected item. */
static void
test_drop_down (Scene *scene, gconstpointer data)
{
  const GtkAccessibleProperty property =
      GTK_CHECK_VERSION (4, 14, 0) ? GTK_ACCESSIBLE_PROPERTY_DESCRIPTION : GTK_ACCESSIBLE_PROPERTY_LABEL;
  const char *const numbers[] = { "2", "3", NULL };
  GtkWidget *drop = g_object_ref_sink (gtk_drop_down_new_from_strings (numbers));

  orrery_set_spoken (drop, "Number of players");
  gtk_test_accessible_assert_property (drop, property, "Number of players");
  gtk_test_accessible_assert_property (gtk_widget_get_first_child (drop), property, "Number of players");
  g_object_unref (drop);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/widgets/announce/joined", Scene, NULL, set_up, test_joined, tear_down);
  g_test_add ("/widgets/announce/terse", Scene, NULL, set_up, test_terse, tear_down);
  g_test_add ("/widgets/announce/nowhere", Scene, NULL, set_up, test_nowhere, tear_down);
  g_test_add ("/widgets/announce/drop-down", Scene, NULL, set_up, test_drop_down, tear_down);
  return g_test_run ();
}
