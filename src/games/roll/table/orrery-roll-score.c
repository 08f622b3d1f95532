/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The final table of Roll, one card per player. */
#define G_LOG_DOMAIN "orrery-roll-score"

#include "config.h"

#include "games/roll/table/orrery-roll-table.h"

#include "games/roll/table/orrery-final-card.h"
#include "widgets/art/orrery-table-style.h"

#include <glib/gi18n.h>

struct _OrreryRollScore
{
  GtkWidget parent_instance;

  OrreryFinalTable table;
  GtkWidget *box;
  GtkWidget *cards[ROLL_MAX_SEATS];
};

static void orrery_roll_score_iface_init (OrreryScoreEntryInterface *iface);

G_DECLARE_FINAL_TYPE (OrreryRollScore, orrery_roll_score, ORRERY, ROLL_SCORE, GtkWidget)
G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryRollScore, orrery_roll_score, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_SCORE_ENTRY, orrery_roll_score_iface_init))

static OrreryFinalCard *
card_of (OrreryRollScore *self, guint seat)
{
  return ORRERY_FINAL_CARD (self->cards[seat]);
}

static void
get_names (OrreryRollScore *self, const char *names[ROLL_MAX_SEATS + 1])
{
  for (guint i = 0; i < self->table.n_seats; i++)
    names[i] = orrery_final_card_get_name (card_of (self, i));
  names[self->table.n_seats] = NULL;
}

static void
show_seats (OrreryRollScore *self)
{
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      gtk_widget_set_visible (self->cards[i], i < self->table.n_seats);
      orrery_final_card_update (card_of (self, i));
    }
}

/* --- OrreryScoreEntry --- */

static guint
orrery_roll_score_get_n_seats (OrreryScoreEntry *entry)
{
  return ORRERY_ROLL_SCORE (entry)->table.n_seats;
}

/* Whoever leaves the table takes the tiles along. */
static void
orrery_roll_score_set_n_seats (OrreryScoreEntry *entry, guint n_seats)
{
  OrreryRollScore *self = ORRERY_ROLL_SCORE (entry);
  OrreryFinalTable empty;

  orrery_final_table_init (&empty, n_seats);
  for (guint i = 0; i < n_seats; i++)
    empty.seats[i] = self->table.seats[i];
  self->table = empty;
  show_seats (self);
  orrery_score_entry_changed (entry);
}

static const char *
orrery_roll_score_get_name (OrreryScoreEntry *entry, guint seat)
{
  return orrery_final_card_get_name (card_of (ORRERY_ROLL_SCORE (entry), seat));
}

static void
orrery_roll_score_clear (OrreryScoreEntry *entry)
{
  OrreryRollScore *self = ORRERY_ROLL_SCORE (entry);

  orrery_final_table_init (&self->table, self->table.n_seats);
  show_seats (self);
  orrery_score_entry_changed (entry);
  gtk_widget_grab_focus (self->cards[0]);
}

/* What is only missing is not held against somebody who has not begun. */
static void
show_card (OrreryRollScore *self, guint i, const GameScore *score, const char *problem)
{
  const char *name = orrery_final_card_get_name (card_of (self, i));
  g_autofree char *own = orrery_final_table_check (&self->table, i, name);
  g_autofree char *total = score != NULL ? g_strdup_printf (_("%d VP"), score->total[i]) : NULL;

  orrery_final_card_set_score (card_of (self, i), total,
                               own != NULL                          ? own
                               : self->table.seats[i].n_tiles > 0 ? problem
                                                                   : NULL);
}

static char *
find_misread (OrreryRollScore *self)
{
  for (guint i = 0; i < self->table.n_seats; i++)
    if (orrery_final_card_get_misread (card_of (self, i)) != NULL)
      return g_strdup_printf ("%s: %s", orrery_final_card_get_name (card_of (self, i)),
                              orrery_final_card_get_misread (card_of (self, i)));
  return NULL;
}

static char *
orrery_roll_score_build (OrreryScoreEntry *entry, void *state)
{
  OrreryRollScore *self = ORRERY_ROLL_SCORE (entry);
  const char *names[ROLL_MAX_SEATS + 1];
  char *problem;
  GameScore score;
  int wrong = -1;

  get_names (self, names);
  problem = orrery_final_table_build (&self->table, names, state, &wrong);
  if (problem == NULL)
    problem = find_misread (self);
  if (problem == NULL)
    roll_score (state, &score);
  for (guint i = 0; i < self->table.n_seats; i++)
    show_card (self, i, problem == NULL ? &score : NULL, wrong == (int) i ? problem : NULL);
  return problem;
}

static char *
orrery_roll_score_write (OrreryScoreEntry *entry)
{
  OrreryRollScore *self = ORRERY_ROLL_SCORE (entry);
  const char *names[ROLL_MAX_SEATS + 1];

  get_names (self, names);
  return orrery_final_table_write (&self->table, names);
}

static gboolean
orrery_roll_score_read (OrreryScoreEntry *entry, const char *text)
{
  OrreryRollScore *self = ORRERY_ROLL_SCORE (entry);
  char *names[ROLL_MAX_SEATS] = { NULL };
  OrreryFinalTable table;

  if (!orrery_final_table_read (&table, names, text))
    return FALSE;
  self->table = table;
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      if (names[i] != NULL)
        orrery_final_card_set_name (card_of (self, i), names[i]);
      g_free (names[i]);
    }
  show_seats (self);
  return TRUE;
}

static void
orrery_roll_score_iface_init (OrreryScoreEntryInterface *iface)
{
  iface->get_n_seats = orrery_roll_score_get_n_seats;
  iface->set_n_seats = orrery_roll_score_set_n_seats;
  iface->get_name = orrery_roll_score_get_name;
  iface->clear = orrery_roll_score_clear;
  iface->build = orrery_roll_score_build;
  iface->write = orrery_roll_score_write;
  iface->read = orrery_roll_score_read;
}

/* --- Building --- */

static void
orrery_roll_score_dispose (GObject *object)
{
  g_clear_pointer (&ORRERY_ROLL_SCORE (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_roll_score_parent_class)->dispose (object);
}

static gboolean
orrery_roll_score_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ORRERY_ROLL_SCORE (widget)->cards[0]);
}

static void
orrery_roll_score_class_init (OrreryRollScoreClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_roll_score_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_roll_score_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
orrery_roll_score_init (OrreryRollScore *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  orrery_final_table_init (&self->table, 4);
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      self->cards[i] = orrery_final_card_new (&self->table, i);
      gtk_box_append (GTK_BOX (self->box), self->cards[i]);
      g_signal_connect_object (self->cards[i], "changed", G_CALLBACK (orrery_score_entry_changed), self,
                               G_CONNECT_SWAPPED);
    }
  show_seats (self);
}

GtkWidget *
orrery_roll_score_new (void)
{
  return g_object_new (orrery_roll_score_get_type (), NULL);
}
