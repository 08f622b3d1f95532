/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-roll-offer.h"

#include "games/roll/board/orrery-closer.h"
#include "games/roll/board/orrery-tile-stack.h"
#include "games/roll/words/orrery-card-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-line.h"

#include <glib/gi18n.h>

enum
{
  LARGE = 168,
  PAIR = 140,      /* each of two tiles side by side */
  NARROW = 140,
  IN_STACK = 36,
  MOST_IN_STACK = 5,
};

static const RollSeat *
actor (const RollState *state)
{
  return &state->seats[state->actor];
}

/* --- Words --- */

static void
add_line (GtkWidget *column, const char *text, const char *css_class)
{
  g_auto (GStrv) classes = g_strsplit (css_class, " ", -1);
  GtkWidget *line;

  if (text == NULL)
    return;
  line = orrery_line_new (GTK_ACCESSIBLE_ROLE_LABEL, ORRERY_LINE_ALL);
  gtk_widget_set_css_classes (line, (const char **) classes);
  orrery_line_set_text (ORRERY_LINE (line), text, NULL);
  gtk_box_append (GTK_BOX (column), line);
}

static void
add_costs (GtkWidget *column, const RollState *state, guint face)
{
  g_autofree char *cost = orrery_card_tell_cost (state, state->actor, face);
  g_autofree char *why = orrery_card_tell_discount (state, state->actor, face);

  add_line (column, cost, "");
  add_line (column, why, "dim-label caption");
}

/* --- The stack that a tile would go to --- */

static GtkWidget *
new_place (const char *text)
{
  GtkWidget *place = orrery_label_new ("orrery-next-place heading orrery-number", 0.5);

  gtk_label_set_text (GTK_LABEL (place), text);
  gtk_widget_set_size_request (place, IN_STACK, IN_STACK);
  return place;
}

static GtkWidget *
new_in_stack (guint8 face)
{
  GtkWidget *tile;

  if (face >= ROLL_N_FACES)
    return orrery_tile_back_new (IN_STACK, IN_STACK);
  tile = orrery_tile_new (face, ORRERY_TILE_MINI);
  orrery_tile_set_width (ORRERY_TILE (tile), IN_STACK);
  return tile;
}

static GtkWidget *
new_stack (const RollState *state, RollKind kind)
{
  const RollSeat *p = actor (state);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *place = g_strdup_printf ("%d", p->n_stack[kind] + 1);

  for (guint i = 0; i < p->n_stack[kind] && i < MOST_IN_STACK; i++)
    gtk_box_append (GTK_BOX (row), new_in_stack (roll_stack_at (p, kind, i)));
  if (p->n_stack[kind] > MOST_IN_STACK)
    gtk_box_append (GTK_BOX (row), gtk_label_new ("…"));
  gtk_box_append (GTK_BOX (row), new_place (place));
  return row;
}

/* --- Cards --- */

static GtkWidget *
new_column (void)
{
  return gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
}

static GtkWidget *
new_tile (guint face, OrreryTileSize size, int width)
{
  GtkWidget *tile = orrery_tile_new (face, size);

  orrery_tile_set_width (ORRERY_TILE (tile), width);
  return tile;
}

static void
fill_put (OrreryOfferCard *card, const RollState *state, GameAnswer answer, double zoom)
{
  const guint face = GAME_ANSWER_A (answer), kind = GAME_ANSWER_B (answer);
  g_autofree char *wait = orrery_card_tell_wait (state, state->actor, face);

  card->page = ROLL_TILE_OF (face);
  card->piece = face;
  card->button = g_strdup (orrery_card_name_put (state, answer));
  card->pieces = zoom > 0 ? new_tile (face, ORRERY_TILE_LARGE, (int) (LARGE * zoom)) : new_tile (face, ORRERY_TILE_BOARD, NARROW);
  card->text = new_column ();
  add_line (card->text, kind == ROLL_WORLD ? _("As a World") : _("As a Development"), "heading");
  add_costs (card->text, state, face);
  add_line (card->text, wait, "");
  if (zoom <= 0)
    return;
  add_line (card->text, kind == ROLL_WORLD ? _("World stack, from the top") : _("Development stack, from the top"),
            "caption-heading");
  gtk_box_append (GTK_BOX (card->text), new_stack (state, kind));
}

static void
fill_start (OrreryOfferCard *card, const RollState *state, GameAnswer answer, double zoom)
{
  const guint faces[] = { GAME_ANSWER_A (answer), GAME_ANSWER_B (answer) };

  card->page = 0;
  card->piece = faces[0] << 8 | faces[1];
  card->button = g_strdup (_("Choose"));
  card->pieces = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  card->text = new_column ();
  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    {
      GtkWidget *tile = new_tile (faces[i], ORRERY_TILE_BOARD, zoom > 0 ? (int) (PAIR * zoom) : NARROW);

      gtk_widget_set_valign (tile, GTK_ALIGN_FILL);
      gtk_box_append (GTK_BOX (card->pieces), tile);
      if (zoom <= 0)
        continue;
      add_line (card->text, roll_faces[faces[i]].kind == ROLL_WORLD ? _("First World") : _("First Development"),
                "heading");
      add_costs (card->text, state, faces[i]);
    }
}

gboolean
orrery_roll_get_card (const void *asked, GameAnswer answer, double zoom, OrreryOfferCard *card)
{
  const RollState *state = asked;
  const guint kind = GAME_ANSWER_KIND (answer);

  if (kind == ROLL_DO_PUT && state->ask == ROLL_ASK_PUT && GAME_ANSWER_A (answer) < ROLL_N_FACES)
    fill_put (card, state, answer, zoom);
  else if (kind == ROLL_DO_START)
    fill_start (card, state, answer, zoom);
  else
    return FALSE;
  return TRUE;
}

/* --- Close-up --- */

GtkWidget *
orrery_roll_new_closer (const void *state, GameAnswer answer, gboolean stays)
{
  const guint face = orrery_roll_get_face (state, answer);

  return face < ROLL_N_FACES ? orrery_face_closer_new (face, NULL, stays) : NULL;
}
