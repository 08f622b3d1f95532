/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Next to the table: how many cards everybody should have in hand, reminders, and how close the end is. */
#include "config.h"

#include "games/race/table/orrery-race-table.h"

#include "games/race/assist/orrery-race-may.h"
#include "games/race/board/orrery-race-parts.h"
#include "games/race/board/orrery-race-pieces.h"
#include "games/race/words/orrery-race-story.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/game/orrery-table-parts.h"

#include <glib/gi18n.h>

enum
{
  MARK = 22,
  PICTURE = 28
};

static GtkWidget *
mark_new (guint seat, const char *name)
{
  GtkWidget *mark = orrery_seat_mark_new (MARK);

  orrery_seat_mark_set (ORRERY_SEAT_MARK (mark), (int) seat, name);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  return mark;
}

/* --- Numbers to compare with the table --- */

static GtkWidget *
hands_new (const RaceState *state, const char *const *names)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint i = 0; i < state->n_seats; i++)
    {
      const RaceSeat *p = &state->seats[i];
      const guint n = orrery_race_count_held (p);
      g_autofree char *number = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u card", "%u cards", n), n);

      gtk_box_append (GTK_BOX (box), orrery_overview_line_new (mark_new (i, names[i]), names[i], number));
    }
  return box;
}

/* --- The end --- */

static GtkWidget *
end_new (const RaceState *state, const char *const *names)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  guint most = 0;
  g_autofree char *left = NULL;
  g_autofree char *cards = NULL;

  for (guint i = 1; i < state->n_seats; i++)
    if (state->seats[i].n_tableau > state->seats[most].n_tableau)
      most = i;
  left = g_strdup_printf (_("%d of %d"), state->pool, RACE_POOL_A_SEAT * state->n_seats);
  cards = g_strdup_printf (_("%d of %d"), state->seats[most].n_tableau, RACE_END_CARDS);
  gtk_box_append (GTK_BOX (box), orrery_overview_line_new (orrery_symbol_new (ORRERY_SYMBOL_CHIP, 18), _("VP left in the pool"), left));
  gtk_box_append (GTK_BOX (box), orrery_overview_line_new (mark_new (most, names[most]), _("Most cards in a tableau"), cards));
  if (state->pool <= 0 || state->seats[most].n_tableau >= RACE_END_CARDS)
    {
      GtkWidget *label = orrery_label_new ("orrery-odd", 0);

      gtk_label_set_label (GTK_LABEL (label), _("This is the last round."));
      gtk_box_append (GTK_BOX (box), label);
    }
  return box;
}

/* --- Reminders --- */

static GtkWidget *
reminder_new (const OrreryRaceReminder *reminder, const char *name)
{
  const gboolean card = reminder->design < RACE_N_DESIGNS;
  g_autofree char *text = card ? g_strdup_printf ("%s, %s\n%s", name, race_designs[0][reminder->design].name, reminder->text)
                               : g_strdup_printf ("%s\n%s", name, reminder->text);
  g_autoptr (GdkPaintable) picture = card ? orrery_card_paintable_new (reminder->design, PICTURE) : NULL;
  GtkWidget *image;

  if (!card)
    return orrery_overview_line_new (mark_new (reminder->seat, name), text, "");
  image = gtk_image_new_from_paintable (picture);
  gtk_image_set_pixel_size (GTK_IMAGE (image), PICTURE);
  return orrery_overview_line_new (image, text, "");
}

static GtkWidget *
heading_new (guint phase, gboolean is_now)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = orrery_label_new (is_now ? "heading" : "dim-label", 0);

  gtk_label_set_label (GTK_LABEL (label), orrery_race_story_phase (phase));
  gtk_box_append (GTK_BOX (box), orrery_symbol_new (orrery_race_phase_symbol (orrery_race_phase_of_step (phase)), 16));
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static GtkWidget *
reminders_new (const RaceState *state, const char *const *names)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_autoptr (GArray) list = orrery_race_list_reminders (state);
  guint phase = RACE_N_PHASES;

  for (guint i = 0; i < list->len; i++)
    {
      const OrreryRaceReminder *one = &g_array_index (list, OrreryRaceReminder, i);

      if (one->phase != phase)
        gtk_box_append (GTK_BOX (box), heading_new (one->phase, one->phase == state->phase));
      phase = one->phase;
      gtk_box_append (GTK_BOX (box), reminder_new (one, names[one->seat]));
    }
  return orrery_overview_reminders_new (box);
}

GtkWidget *
orrery_race_overview_new (const void *state, const char *const *names)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_box_append (GTK_BOX (box), orrery_card_new (_("Cards in Hand"), hands_new (state, names)));
  gtk_box_append (GTK_BOX (box), reminders_new (state, names));
  gtk_box_append (GTK_BOX (box), orrery_card_new (_("The End"), end_new (state, names)));
  return box;
}
