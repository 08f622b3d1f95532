/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/race/board/orrery-race-why.h"

#include <glib/gi18n-lib.h>

#include "games/race/board/orrery-race-pieces.h"
#include "games/race/words/orrery-race-play-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/game/orrery-board.h"
#include "widgets/layout/orrery-announce.h"

enum { CARD = 28 };

/* A number, and its subject. */
typedef struct
{
  RaceWhat what;
  guint8 design;
  const char *entry; /* the rule */
} Why;

/* FALSE: there is nothing to explain. */
static gboolean
find_why (const RaceState *state, GameAnswer answer, Why *why)
{
  const gboolean world = state->piece < RACE_N_DESIGNS && race_design (state, state->piece)->kind == RACE_WORLD;

  why->design = state->piece;
  switch (GAME_ANSWER_KIND (answer))
    {
    case RACE_DO_CONQUER:
      why->what = RACE_WHY_STRENGTH;
      why->entry = "conquer";
      return TRUE;
    case RACE_DO_PAY:
    case RACE_DO_DISCARD:
      why->what = world ? RACE_WHY_SETTLE_COST : RACE_WHY_DEVELOP_COST;
      why->entry = world ? "settle-pay" : "develop";
      return state->ask == RACE_ASK_HOW || state->ask == RACE_ASK_PAY;
    case RACE_DO_SELL:
      why->what = RACE_WHY_SALE_PRICE;
      why->design = (guint8) GAME_ANSWER_A (answer);
      why->entry = "trade";
      return TRUE;
    default:
      return FALSE;
    }
}

/* --- The sum --- */

static char *
tell_title (RaceWhat what, int total)
{
  if (what == RACE_WHY_STRENGTH)
    return g_strdup_printf (_("Why strength %d?"), total);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Why %d card?", "Why %d cards?", (gulong) MAX (total, 0)), total);
}

static const char *
name_total (RaceWhat what)
{
  return what == RACE_WHY_STRENGTH ? _("Strength") : what == RACE_WHY_SALE_PRICE ? _("You draw") : _("You pay");
}

static void
attach_line (GtkGrid *grid, int row, guint design, const char *text, const char *number, const char *css_class)
{
  GtkWidget *label = orrery_label_new (css_class, 0), *amount = orrery_label_new (css_class, 1);

  orrery_label_set (label, text);
  orrery_label_set (amount, number);
  gtk_widget_add_css_class (amount, "orrery-number");
  gtk_widget_set_hexpand (label, TRUE);
  if (design < RACE_N_DESIGNS)
    {
      g_autoptr (GdkPaintable) card = orrery_card_paintable_new (design, CARD);
      GtkWidget *image = gtk_image_new_from_paintable (card);

      gtk_image_set_pixel_size (GTK_IMAGE (image), CARD);
      gtk_grid_attach (grid, image, 0, row, 1, 1);
    }
  gtk_grid_attach (grid, label, 1, row, 1, 1);
  gtk_grid_attach (grid, amount, 2, row, 1, 1);
}

static int
attach_causes (GtkGrid *grid, const GameCauses *causes)
{
  for (guint i = 0; i < causes->n; i++)
    {
      const GameCause *cause = &causes->list[i];
      g_autofree char *number = g_strdup_printf ("%s%d", cause->amount < 0 ? "−" : i > 0 ? "+" : "", ABS (cause->amount));

      attach_line (grid, (int) i, cause->kind == RACE_CAUSE_CARD ? cause->piece : RACE_N_DESIGNS,
                   orrery_race_play_cause (cause), number, NULL);
    }
  return (int) causes->n;
}

static GtkWidget *
new_sum (const RaceState *state, const Why *why, int total, const GameCauses *causes)
{
  GtkWidget *grid = gtk_grid_new ();
  const int row = attach_causes (GTK_GRID (grid), causes);
  g_autofree char *whole = g_strdup_printf ("%d", total);

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_attach (GTK_GRID (grid), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL), 0, row, 3, 1);
  attach_line (GTK_GRID (grid), row + 1, RACE_N_DESIGNS, name_total (why->what), whole, "heading");
  if (why->what == RACE_WHY_STRENGTH)
    {
      g_autofree char *defense = g_strdup_printf ("%d", race_design (state, why->design)->cost);

      attach_line (GTK_GRID (grid), row + 2, RACE_N_DESIGNS, _("Defense"), defense, "dim-label");
    }
  return grid;
}

static GtkWidget *
new_titled_sum (const RaceState *state, const Why *why, char **text)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), *title = orrery_label_new ("heading", 0);
  GameCauses causes = { 0 };
  const int total = race_explain (state, state->actor, (uint8_t) why->what, why->design, 0, &causes);

  *text = tell_title (why->what, total);
  orrery_label_set (title, *text);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), new_sum (state, why, total, &causes));
  return box;
}

/* TRUE if only strength decides whether a world can be placed. */
static gboolean
is_conquered (const RaceState *state, guint8 design)
{
  const RaceDesign *world = race_design (state, design);

  return world->military && (race_strength (state, state->actor, design) >= world->cost
                             || race_settle_cost (state, state->actor, design) < 0);
}

/* In the tableau, or -1. */
static int
find_place (const RaceState *state, guint8 design)
{
  const RaceSeat *p = &state->seats[state->actor];

  for (int i = 0; i < p->n_tableau; i++)
    if (p->tableau[i] == design)
      return i;
  return -1;
}

static gboolean
find_number (const RaceState *state, guint8 design, RaceWhat *what)
{
  const gboolean world = race_design (state, design)->kind == RACE_WORLD;
  const int place = find_place (state, design);

  switch (state->ask)
    {
    case RACE_ASK_PAY:
      *what = world ? RACE_WHY_SETTLE_COST : RACE_WHY_DEVELOP_COST;
      return TRUE;
    case RACE_ASK_TACTICS:
      *what = RACE_WHY_STRENGTH;
      return TRUE;
    case RACE_ASK_HOW:
    case RACE_ASK_SETTLE:
      *what = is_conquered (state, design) ? RACE_WHY_STRENGTH : RACE_WHY_SETTLE_COST;
      return world && place < 0;
    case RACE_ASK_DEVELOP:
      *what = RACE_WHY_DEVELOP_COST;
      return !world && place < 0;
    case RACE_ASK_SELL:
      *what = RACE_WHY_SALE_PRICE;
      return place >= 0 && state->seats[state->actor].good[place] != 0;
    default:
      return FALSE;
    }
}

GtkWidget *
orrery_race_new_sum (const RaceState *state, guint design, int *cost)
{
  Why why = { .design = (guint8) design };
  g_autofree char *text = NULL;
  GtkWidget *box, *sum;

  *cost = -1;
  if (state->ask == RACE_ASK_PAY || state->ask == RACE_ASK_HOW)
    why.design = state->piece;
  else if (state->ask == RACE_ASK_TACTICS)
    why.design = (guint8) (state->seats[state->actor].placing - 1);
  if (why.design >= RACE_N_DESIGNS || !find_number (state, why.design, &why.what))
    return NULL;
  box = new_titled_sum (state, &why, &text);
  gtk_box_set_spacing (GTK_BOX (box), 6);
  sum = gtk_widget_get_last_child (box);
  if (why.design == design && (why.what == RACE_WHY_SETTLE_COST || why.what == RACE_WHY_DEVELOP_COST))
    {
      const int now = race_explain (state, state->actor, (uint8_t) why.what, why.design, 0, NULL);

      *cost = now != race_design (state, design)->cost ? now : -1;
    }
  else if (why.design != design)
    {
      GtkWidget *name = orrery_label_new ("caption dim-label", 0);

      orrery_label_set (name, race_designs[0][why.design].name);
      gtk_box_insert_child_after (GTK_BOX (box), name, gtk_widget_get_first_child (box));
    }
  gtk_widget_add_css_class (sum, "card");
  gtk_widget_add_css_class (sum, "orrery-sum");
  return box;
}

/* --- The button --- */

static void
look_up_cb (GtkWidget *button, gpointer entry)
{
  gtk_widget_activate_action (button, ORRERY_ACTION_LOOK_UP, "s", entry);
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER)));
}

static GtkWidget *
new_popover (const RaceState *state, const Why *why)
{
  GtkWidget *popover = gtk_popover_new (), *rule = gtk_button_new_with_label (_("Read the Rule"));
  g_autofree char *text = NULL;
  GtkWidget *box = new_titled_sum (state, why, &text);

  gtk_widget_add_css_class (box, "orrery-why");
  gtk_widget_add_css_class (rule, "flat");
  gtk_widget_add_css_class (rule, "orrery-link");
  gtk_widget_set_halign (rule, GTK_ALIGN_START);
  g_signal_connect (rule, "clicked", G_CALLBACK (look_up_cb), (gpointer) why->entry);
  gtk_box_append (GTK_BOX (box), rule);
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  orrery_set_spoken (popover, text);
  return popover;
}

GtkWidget *
orrery_race_new_why (const void *data, GameAnswer answer, const char *label)
{
  const RaceState *state = data;
  GtkWidget *button;
  Why why;

  if (!find_why (state, answer, &why))
    return NULL;
  button = gtk_menu_button_new ();
  if (label != NULL)
    gtk_menu_button_set_label (GTK_MENU_BUTTON (button), label);
  else
    gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "help-about-symbolic");
  gtk_widget_set_tooltip_text (button, _("Why?"));
  orrery_set_spoken (button, _("Why?"));
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), new_popover (state, &why));
  return button;
}
