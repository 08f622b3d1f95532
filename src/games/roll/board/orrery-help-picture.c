/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-help-picture"

#include "games/roll/board/orrery-roll-pages.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "games/roll/words/orrery-position.h"
#include "widgets/layout/orrery-announce.h"
#include "games/roll/board/orrery-phase-strip.h"
#include "games/roll/board/orrery-tableau.h"
#include "games/roll/board/orrery-tile.h"
#include "widgets/layout/orrery-wrap.h"

/* A table in the middle of a game. */
#define TABLE(step, phases, dice)                                                                 \
  "{\"game\": \"roll\", \"round\": 4, \"step\": \"" step "\"" phases ", \"seats\": ["             \
  "{\"credits\": 3, \"chips\": 2, \"developments\": [\"Public Works\"],"                          \
  " \"worlds\": [\"Spice World\", \"Gem World\"], \"dice\": {" dice "}}, {}]}"

#define AT_ASSIGN TABLE ("roll", "", "\"cup\": {\"white\": 2, \"red\": 2, \"green\": 1}, \"world zone\": {\"white\": 1}")
#define AT_SETTLE                                                                                 \
  TABLE ("settle", ", \"phases\": [\"settle\", \"produce\"]",                                     \
         "\"settle\": {\"red\": 2}, \"produce\": {\"green\": 1}")

#define AT_DEVELOP                                                                                \
  TABLE ("develop", ", \"phases\": [\"develop\", \"ship\"]",                                        \
         "\"develop\": {\"white\": 1, \"brown\": 1}, \"ship\": {\"cyan\": 1}")

typedef struct
{
  const char *id;
  const char *table;
  const char *rolls[5]; /* what the dice of the first seat show */
  GtkWidget *(*part) (void);
} Picture;

static const Picture pictures[] = {
  { "help-table", AT_DEVELOP, { NULL }, orrery_phase_strip_new },
  { "help-entry", AT_SETTLE, { NULL }, orrery_phase_strip_new },
  { "help-play", AT_SETTLE, { NULL }, orrery_tableau_new },
  { "help-assign", AT_ASSIGN,
    { "white shows explore", "white shows ship", "red shows develop", "red shows settle", "green shows wild" },
    orrery_phase_strip_new },
};

static gboolean
read_table (const Picture *picture, RollState *state)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (picture->table, &error);

  if (node == NULL || !orrery_position_read (node, state, &error))
    {
      g_warning ("%s: %s", picture->id, error->message);
      return FALSE;
    }
  for (guint i = 0; i < G_N_ELEMENTS (picture->rolls) && picture->rolls[i] != NULL; i++)
    {
      GameAnswer answer;

      if (!roll_parse (picture->rolls[i], &answer) || roll_apply (state, answer, NULL) != GAME_OK)
        g_warning ("%s: %s", picture->id, picture->rolls[i]);
    }
  return TRUE;
}

static GtkWidget *
new_part (const Picture *picture)
{
  const char *names[] = { _("Ada"), _("Ben"), NULL };
  GtkWidget *part = picture->part ();
  RollState state;

  if (!read_table (picture, &state))
    {
      g_object_ref_sink (part);
      g_object_unref (part);
      return NULL;
    }
  orrery_board_part_set_names (ORRERY_BOARD_PART (part), names);
  orrery_board_part_set_state (ORRERY_BOARD_PART (part), &state, 0);
  return part;
}

static GtkWidget *
new_tiles (void)
{
  static const char *const ids[] = { "Free Trade Association", "Spice World", "Galactic Recycling" };
  GtkWidget *box = orrery_wrap_new (12);

  for (guint face = 0; face < ROLL_N_FACES; face++)
    for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
      if (g_str_equal (roll_faces[face].name, ids[i]))
        orrery_wrap_append (ORRERY_WRAP (box), orrery_tile_new (face, ORRERY_TILE_SMALL));
  return box;
}

static GtkWidget *
new_content (const char *id)
{
  if (g_str_equal (id, "help-reference") || g_str_equal (id, "help-search"))
    return new_tiles ();
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    if (g_str_equal (pictures[i].id, id))
      return new_part (&pictures[i]);
  return NULL;
}

GtkWidget *
orrery_help_picture_new (const char *id)
{
  GtkWidget *content = new_content (id);
  GtkWidget *card;

  if (content == NULL)
    return NULL;
  card = g_object_new (ADW_TYPE_BIN, "child", content, "can-target", FALSE, "can-focus", FALSE,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  gtk_widget_add_css_class (card, "card");
  gtk_widget_add_css_class (card, "orrery-card-row");
  orrery_set_spoken (card, _("What it looks like in the room"));
  return card;
}
