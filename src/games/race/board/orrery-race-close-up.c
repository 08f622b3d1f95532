/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/board/orrery-race-close-up.h"

#include "games/race/board/orrery-race-card.h"
#include "games/race/board/orrery-race-closer.h"
#include "games/race/board/orrery-race-why.h"

struct _OrreryRaceCloseUp
{
  GtkWidget parent_instance;

  gboolean is_asked;
  RaceState asked;
  GtkWidget *box; /* NULL: nothing is shown */
  guint design;
};

G_DEFINE_FINAL_TYPE (OrreryRaceCloseUp, orrery_race_close_up, GTK_TYPE_WIDGET)

static void
clear (OrreryRaceCloseUp *self)
{
  g_clear_pointer (&self->box, gtk_widget_unparent);
  self->design = RACE_N_DESIGNS;
}

void
orrery_race_close_up_look (OrreryRaceCloseUp *self, GtkWidget *closer)
{
  OrreryRaceCard *card;
  GtkWidget *sum;
  int cost = -1;

  g_return_if_fail (ORRERY_IS_RACE_CLOSE_UP (self) && GTK_IS_WIDGET (closer));

  clear (self);
  self->design = orrery_race_closer_get_design (closer);
  sum = self->is_asked ? orrery_race_new_sum (&self->asked, self->design, &cost) : NULL;
  card = ORRERY_RACE_CARD (gtk_widget_get_first_child (closer));
  orrery_race_card_set_marks (card, &(OrreryCardMarks) { .has_cost = cost >= 0, .cost = cost });
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  gtk_widget_add_css_class (self->box, "orrery-aside");
  gtk_widget_remove_css_class (closer, "orrery-closer");
  gtk_box_append (GTK_BOX (self->box), closer);
  if (sum != NULL)
    gtk_box_append (GTK_BOX (self->box), sum);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

/* The card that a question is about; RACE_N_DESIGNS: none. */
static guint
find_subject (const RaceState *state)
{
  switch (state->ask)
    {
    case RACE_ASK_TACTICS:
      return state->seats[state->actor].placing > 0 ? state->seats[state->actor].placing - 1u : RACE_N_DESIGNS;
    case RACE_ASK_HOW:
    case RACE_ASK_PAY:
      return state->piece;
    default:
      return RACE_N_DESIGNS;
    }
}

void
orrery_race_close_up_ask (OrreryRaceCloseUp *self, const RaceState *state)
{
  guint subject;

  g_return_if_fail (ORRERY_IS_RACE_CLOSE_UP (self));

  clear (self);
  self->is_asked = state != NULL;
  if (state == NULL)
    return;
  self->asked = *state;
  subject = find_subject (state);
  if (subject < RACE_N_DESIGNS)
    orrery_race_close_up_look (self, orrery_race_closer_new (orrery_card_face (state, subject), NULL, FALSE));
}

static gboolean
is_visible (const RaceState *view, int seat, guint design)
{
  const RaceSeat *own = &view->seats[seat];

  for (guint i = 0; i < view->n_seats; i++)
    for (guint k = 0; k < view->seats[i].n_tableau; k++)
      if (view->seats[i].tableau[k] == design)
        return TRUE;
  return race_cards_count (&own->hand, design) > 0 || race_cards_count (&own->shown, design) > 0
         || race_cards_count (&own->drawn, design) > 0 || own->placing == design + 1;
}

void
orrery_race_close_up_forget (OrreryRaceCloseUp *self, const RaceState *view, int seat)
{
  g_return_if_fail (ORRERY_IS_RACE_CLOSE_UP (self));

  if (self->box != NULL && !is_visible (view, seat, self->design))
    clear (self);
}

static void
orrery_race_close_up_dispose (GObject *object)
{
  clear (ORRERY_RACE_CLOSE_UP (object));

  G_OBJECT_CLASS (orrery_race_close_up_parent_class)->dispose (object);
}

static void
orrery_race_close_up_class_init (OrreryRaceCloseUpClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_race_close_up_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
orrery_race_close_up_init (OrreryRaceCloseUp *self)
{
  self->design = RACE_N_DESIGNS;
}

GtkWidget *
orrery_race_close_up_new (void)
{
  return g_object_new (ORRERY_TYPE_RACE_CLOSE_UP, NULL);
}
