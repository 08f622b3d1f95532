/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/board/orrery-frontiers-pad.h"

#include "games/frontiers/board/orrery-frontiers-offer.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/question/orrery-keys.h"

#include <glib/gi18n-lib.h>

struct _OrreryFrontiersPad
{
  AdwBin parent_instance;

  FrState state;
  gsize n;
  GameAnswer answers[GAME_MAX_ANSWERS];

  GtkWidget *wrap;
  GtkWidget *group;    /* the last one; NULL: none */
  const char *heading; /* its */
  GtkWidget *spin;     /* NULL: every answer is a button */
  OrreryKeys *keys;
};

G_DEFINE_FINAL_TYPE (OrreryFrontiersPad, orrery_frontiers_pad, ADW_TYPE_BIN)

static guint picked_signal;

enum { MOST_DIGIT = 9, OWNERS_MARK = 12 };

/* --- Keys --- */

/* '\0': none. */
static char
get_digit (int number)
{
  return number >= 0 && number <= MOST_DIGIT ? (char) ('0' + number) : '\0';
}

static char
get_key (GameAnswer answer)
{
  const guint a = GAME_ANSWER_A (answer), b = GAME_ANSWER_B (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_SELECT: /* two of the eight are the sides of one tile */
      return (char) (a <= FR_CHART ? '1' : '0' + a);
    case FR_DO_BUY:
      return a < FR_N_SMALL ? (char) ('a' + a) : a < FR_N_STACKS ? (char) ('1' + a - FR_N_SMALL) : '\0';
    case FR_DO_NUMBER:
      return a == 0 ? get_digit ((int) b) : (char) ('a' + b - 1);
    case FR_DO_NEEDS:
      return get_digit ((int) a);
    case FR_DO_WORTH:
      return a == FR_VP_BONUS ? 'q' : get_digit ((int) a);
    case FR_DO_WORLDS:
      return get_digit ((int) a);
    case FR_DO_SETTLE:
    case FR_DO_SELL:
      return get_digit ((int) a + 1);
    default:
      return get_digit (orrery_frontiers_answer_number (answer));
    }
}

static void
pick (OrreryFrontiersPad *self, GameAnswer answer)
{
  g_signal_emit (self, picked_signal, 0, (guint) answer);
}

static gboolean
key_cb (GtkWidget *widget, guint keyval, gpointer data)
{
  pick (ORRERY_FRONTIERS_PAD (widget), GPOINTER_TO_UINT (data));
  return TRUE;
}

/* --- Buttons --- */

/* Words that several answers share are shown once. */
static const char *
get_heading (GameAnswer answer)
{
  const guint a = GAME_ANSWER_A (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_NUMBER:
      return a != 0 ? _("Military, defense") : _("Cost");
    case FR_DO_BUY:
      return a < FR_N_SMALL ? _("Small") : _("Large");
    default:
      return NULL;
    }
}

static const char *
get_short_action (guint action)
{
  static const char *const words[FR_N_ACTIONS] = {
    [FR_RETREAT] = N_("Retreat"), [FR_CHART] = N_("Chart"),     [FR_DEVELOP] = N_("Develop"), [FR_EXPLORE] = N_("Explore"),
    [FR_SETTLE] = N_("Settle"),   [FR_PRODUCE] = N_("Produce"), [FR_TRADE] = N_("Trade"),     [FR_ENVOYS] = N_("Envoys"),
  };

  return action < FR_N_ACTIONS ? _(words[action]) : "?";
}

/* Leaves out what the heading or the question already says. */
static char *
dup_short (OrreryFrontiersPad *self, GameAnswer answer)
{
  const int number = orrery_frontiers_answer_number (answer);
  const guint a = GAME_ANSWER_A (answer);

  if (GAME_ANSWER_KIND (answer) == FR_DO_SELECT)
    return g_strdup (get_short_action (a));
  if (GAME_ANSWER_KIND (answer) == FR_DO_NUMBER)
    return g_strdup_printf ("%u", GAME_ANSWER_B (answer));
  if (GAME_ANSWER_KIND (answer) == FR_DO_WORTH && a != FR_VP_BONUS)
    return g_strdup_printf ("%u", a);
  if (GAME_ANSWER_KIND (answer) == FR_DO_BUY && a < FR_N_STACKS && fr_stack_tile (&self->state, a) == NULL)
    return g_strdup_printf ("%u", a < FR_N_SMALL ? a + 1 : a - FR_N_SMALL + 1);
  return number != G_MININT ? g_strdup_printf ("%d", number) : orrery_frontiers_dup_label (&self->state, answer);
}

static void
clicked_cb (OrreryFrontiersPad *self, GtkWidget *button)
{
  pick (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "answer")));
}

static GtkWidget *
new_picture (const OrreryOffer *offer)
{
  GtkWidget *picture = gtk_image_new_from_paintable (offer->pictures[0]);

  gtk_image_set_pixel_size (GTK_IMAGE (picture), offer->sizes[0]);
  return picture;
}

/* The button's facts about its tile come from My Tiles. */
static GtkWidget *
new_owners_mark (void)
{
  GtkWidget *mark = gtk_image_new_from_icon_name ("document-edit-symbolic");

  gtk_image_set_pixel_size (GTK_IMAGE (mark), OWNERS_MARK);
  gtk_widget_add_css_class (mark, "dim-label");
  return mark;
}

static GtkWidget *
new_button (OrreryFrontiersPad *self, GameAnswer answer)
{
  const char key[] = { get_key (answer), '\0' };
  g_autofree char *text = dup_short (self, answer);
  g_auto (OrreryOffer) offer = { 0 };
  GtkWidget *button = gtk_button_new (), *row = orrery_wrap_new_row (6), *hint = gtk_label_new (key);

  orrery_frontiers_get_offer (&self->state, answer, FALSE, &offer);
  if (offer.pictures[0] != NULL)
    orrery_wrap_append (ORRERY_WRAP (row), new_picture (&offer));
  orrery_wrap_append (ORRERY_WRAP (row), gtk_label_new (text));
  if (orrery_frontiers_is_owners (&self->state, answer))
    orrery_wrap_append (ORRERY_WRAP (row), new_owners_mark ());
  gtk_widget_add_css_class (hint, "orrery-key");
  gtk_widget_set_valign (hint, GTK_ALIGN_CENTER);
  /* A number is its own key. */
  if (*key != '\0' && g_strcmp0 (key, text) != 0)
    orrery_wrap_append (ORRERY_WRAP (row), hint);
  else
    g_object_unref (g_object_ref_sink (hint));
  if (*key != '\0')
    orrery_keys_add (self->keys, (guint) *key, 0, key_cb, GUINT_TO_POINTER (answer));
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_widget_add_css_class (button, "orrery-choice");
  gtk_widget_set_tooltip_text (button, offer.text);
  orrery_set_spoken (button, offer.text);
  g_object_set_data (G_OBJECT (button), "answer", GUINT_TO_POINTER (answer));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

/* The button, and at the level Mirror another one that explains its number. */
static GtkWidget *
new_choice (OrreryFrontiersPad *self, GameAnswer answer)
{
  GtkWidget *why = orrery_frontiers_new_why (&self->state, answer, NULL);
  GtkWidget *button = new_button (self, answer), *box;

  if (why == NULL)
    return button;
  box = orrery_wrap_new_row (0);
  orrery_wrap_append (ORRERY_WRAP (box), button);
  orrery_wrap_append (ORRERY_WRAP (box), why);
  return box;
}

static void
add_button (OrreryFrontiersPad *self, GameAnswer answer)
{
  const char *heading = get_heading (answer);
  GtkWidget *label;

  if (heading != NULL && g_strcmp0 (heading, self->heading) != 0)
    {
      self->heading = heading;
      self->group = orrery_wrap_new (6);
      label = orrery_label_new ("heading", 0);
      gtk_label_set_label (GTK_LABEL (label), heading);
      orrery_wrap_append (ORRERY_WRAP (self->group), label);
      gtk_widget_set_margin_end (self->group, 12);
      orrery_wrap_append (ORRERY_WRAP (self->wrap), self->group);
    }
  orrery_wrap_append (ORRERY_WRAP (heading != NULL ? self->group : self->wrap), new_choice (self, answer));
}

/* --- Larger numbers --- */

static void
enter_cb (OrreryFrontiersPad *self)
{
  int number;

  gtk_spin_button_update (GTK_SPIN_BUTTON (self->spin));
  number = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->spin));
  for (gsize i = 0; i < self->n; i++)
    if (orrery_frontiers_answer_number (self->answers[i]) == number)
      {
        pick (self, self->answers[i]);
        return;
      }
}

/* The first digit of a number, whatever has the focus. */
static gboolean
digit_cb (GtkWidget *widget, guint keyval, gpointer data)
{
  OrreryFrontiersPad *self = ORRERY_FRONTIERS_PAD (widget);
  const char text[] = { (char) keyval, '\0' };

  gtk_widget_grab_focus (self->spin);
  gtk_editable_set_text (GTK_EDITABLE (self->spin), text);
  gtk_editable_set_position (GTK_EDITABLE (self->spin), -1);
  return TRUE;
}

static void
add_spin (OrreryFrontiersPad *self, int first, int least, int most, gboolean is_alone)
{
  GtkWidget *button = gtk_button_new_with_label (_("Enter"));

  self->spin = gtk_spin_button_new_with_range (least, most, 1);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (self->spin), TRUE);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->spin), first);
  orrery_set_spoken (self->spin, _("Another number"));
  gtk_widget_set_tooltip_text (self->spin, _("Another number"));
  g_signal_connect_object (gtk_editable_get_delegate (GTK_EDITABLE (self->spin)), "activate", G_CALLBACK (enter_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "clicked", G_CALLBACK (enter_cb), self, G_CONNECT_SWAPPED);
  orrery_wrap_append (ORRERY_WRAP (self->wrap), self->spin);
  orrery_wrap_append (ORRERY_WRAP (self->wrap), button);
  for (guint i = 0; is_alone && i <= MOST_DIGIT; i++)
    orrery_keys_add (self->keys, GDK_KEY_0 + i, 0, digit_cb, NULL);
}

static void
build_numbers (OrreryFrontiersPad *self)
{
  const gboolean is_alone = self->state.ask == FR_ASK_SCORE;
  int least = G_MAXINT, most = G_MININT;

  for (gsize i = 0; i < self->n; i++)
    {
      const int number = orrery_frontiers_answer_number (self->answers[i]);

      least = MIN (least, number);
      most = MAX (most, number);
      if (!is_alone && get_digit (number) != '\0')
        add_button (self, self->answers[i]);
    }
  if (is_alone || most > MOST_DIGIT || least < 0)
    add_spin (self, is_alone ? 0 : MOST_DIGIT + 1, least, most, is_alone);
}

/* --- Building --- */

/* At the level Counters nobody knows who may replace a colony, so it is in the menu of the player's row. */
static gboolean
is_elsewhere (OrreryFrontiersPad *self, GameAnswer answer)
{
  return GAME_ANSWER_KIND (answer) == FR_DO_REPLACE && fr_level (&self->state) == FR_LEVEL_COUNTERS;
}

static void
build (OrreryFrontiersPad *self)
{
  if (orrery_frontiers_answer_number (self->answers[0]) != G_MININT)
    {
      build_numbers (self);
      return;
    }
  for (gsize i = 0; i < self->n; i++)
    if (!orrery_frontiers_is_plain (&self->state, self->answers[i]) && !is_elsewhere (self, self->answers[i]))
      add_button (self, self->answers[i]);
}

static gboolean
has_pad (const FrState *state)
{
  switch (state->ask)
    {
    case FR_ASK_SELECT:
    case FR_ASK_BUY:
    case FR_ASK_SETTLE:
    case FR_ASK_SELL:
    case FR_ASK_PRICE:
    case FR_ASK_MILITARY:
    case FR_ASK_CHIPS:
    case FR_ASK_SCORE:
      return TRUE;
    case FR_ASK_CONSUME:
      return state->piece == 3;
    case FR_ASK_FACTS:
      return state->piece != FR_FACT_GOODS;
    default:
      return FALSE;
    }
}

static void
orrery_frontiers_pad_class_init (OrreryFrontiersPadClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  picked_signal = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
orrery_frontiers_pad_init (OrreryFrontiersPad *self)
{
  self->wrap = orrery_wrap_new (6);
  self->keys = orrery_keys_new (GTK_WIDGET (self));
  adw_bin_set_child (ADW_BIN (self), self->wrap);
}

GtkWidget *
orrery_frontiers_pad_new (const FrState *state)
{
  OrreryFrontiersPad *self;

  if (!has_pad (state))
    return NULL;
  self = g_object_new (ORRERY_TYPE_FRONTIERS_PAD, NULL);
  self->state = *state;
  self->n = fr_legal (state, self->answers);
  build (self);
  return GTK_WIDGET (self);
}
