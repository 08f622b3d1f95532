/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of Roll for a TV: public information, in text that can be read from three meters. Secrets are
 * never drawn: before Reveal there are no columns. */
#include "games/roll/table/orrery-roll-table.h"

#include <glib/gi18n.h>

#include "games/roll/assist/orrery-standing.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "games/roll/words/orrery-score-words.h"
#include "games/roll/words/orrery-story.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-picture.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/game/orrery-tv-parts.h"

/* The sizes for this number of players. */
typedef struct
{
  guint columns;
  int height;   /* of a panel */
  int tile;     /* in the tableau */
  int die;
  int stack;    /* the top tile of one */
  gboolean wide; /* the construction is next to the dice, not above them */
} Sizes;

static const Sizes sizes[ROLL_MAX_SEATS + 1] = {
  [1] = { 1, 340, 68, 46, 130, TRUE }, [2] = { 1, 340, 68, 46, 130, TRUE },  [3] = { 1, 222, 60, 40, 104, TRUE },
  [4] = { 2, 340, 62, 42, 118, FALSE }, [5] = { 3, 340, 41, 28, 78, FALSE },
};

/* Parts of a panel that are aligned with those of the panel above: one for each phase, and these. */
enum
{
  PART_CITIZENRY = ROLL_N_PHASES,
  PART_LEFT,
  N_PARTS
};

typedef struct
{
  const RollState *state;
  const char *const *names;
  const Sizes *sizes;
  GameScore score;
  int asked; /* the seat that decides; -1: none */
  guint ready; /* mask of the seats that have assigned */
  GtkSizeGroup *groups[N_PARTS]; /* of panels below each other; NULL: they are in columns */
} Tv;

static void
append (GtkWidget *box, GtkWidget *child)
{
  gtk_box_append (GTK_BOX (box), child);
}

/* --- The head --- */

static char *
tell_step (const Tv *tv)
{
  const RollState *state = tv->state;

  switch ((RollStep) state->step)
    {
    case ROLL_STEP_ASSIGN:
      return tv->ready == 0 ? g_strdup (_("Roll and assign"))
                            : g_strdup_printf (_("Ready: %d of %d"), __builtin_popcount (tv->ready), state->n_seats);
    case ROLL_STEP_PHASES:
      return g_strdup_printf (_("Phase %s, %s"), orrery_phase_numeral (state->phase), orrery_phase_name (state->phase));
    case ROLL_STEP_MANAGE:
      return g_strdup (_("Manage Empire"));
    case ROLL_STEP_OVER:
      return g_strdup (_("The game is over"));
    case ROLL_STEP_SETUP:
      return g_strdup (_("Choose the first tiles"));
    case ROLL_STEP_REVEAL:
    case ROLL_N_STEPS:
    default:
      return g_strdup (_("Reveal"));
    }
}

static gboolean
has_phases (const RollState *state)
{
  return state->step == ROLL_STEP_PHASES || state->step == ROLL_STEP_MANAGE;
}

static gboolean
happens (const RollState *state, guint phase)
{
  return has_phases (state) && (state->phases & ROLL_BIT (phase)) != 0;
}

static GtkWidget *
new_phase (const Tv *tv, guint phase)
{
  const gboolean on = happens (tv->state, phase);

  return orrery_tv_phase_new (orrery_symbol_of_phase (phase), orrery_phase_name (phase),
                              on ? orrery_phase_callers (tv->state, phase) : 0, tv->names, on,
                              on && tv->state->step == ROLL_STEP_PHASES && tv->state->phase == phase);
}

static GtkWidget *
new_watches (const Tv *tv)
{
  OrreryEndWatch watch;
  g_autofree char *pool = NULL, *squares = NULL;

  orrery_end_watch (tv->state, &watch);
  pool = g_strdup_printf (_("%d of %d VP left"), watch.pool, watch.pool_at_start);
  squares = watch.last     ? g_strdup (_("Last round"))
            : watch.shared ? g_strdup_printf (_("Most tiles: %d of %d"), watch.most_squares, ROLL_END_SQUARES)
                           : g_strdup_printf (_("%s has %d of %d tiles"), tv->names[watch.leader], watch.most_squares,
                                          ROLL_END_SQUARES);
  return orrery_tv_watches_new (orrery_tv_watch_new (ORRERY_SYMBOL_CHIP, pool,
                                                     1 - (double) watch.pool / watch.pool_at_start,
                                                     watch.pool * 5 < watch.pool_at_start),
                                orrery_tv_watch_new (ORRERY_SYMBOL_TILE, squares,
                                                     (double) watch.most_squares / ROLL_END_SQUARES,
                                                     watch.last || watch.most_squares >= ROLL_END_SQUARES - 2));
}

static GtkWidget *
new_head (const Tv *tv)
{
  g_autofree char *round = tv->state->step == ROLL_STEP_SETUP
                             ? g_strdup (_("Setup"))
                             : g_strdup_printf (_("Round %d"), tv->state->round);
  g_autofree char *step = tell_step (tv);
  GtkWidget *head = orrery_tv_head_new (round, step);

  for (guint i = 0; i < ROLL_N_PHASES; i++)
    append (head, new_phase (tv, i));
  append (head, new_watches (tv));
  return head;
}

/* --- A player --- */

static void
align (const Tv *tv, guint part, GtkWidget *widget)
{
  if (tv->groups[part] != NULL)
    gtk_size_group_add_widget (tv->groups[part], widget);
}

static const char *
tell_player (const Tv *tv, guint seat)
{
  if (tv->state->step == ROLL_STEP_OVER)
    return (tv->score.winners >> seat & 1) != 0 ? _("Wins") : "";
  if (tv->state->step == ROLL_STEP_ASSIGN)
    return (tv->ready >> seat & 1) != 0 ? _("Ready") : _("Assigning");
  return tv->asked == (int) seat ? _("Is deciding") : "";
}

static GtkWidget *
new_player_head (const Tv *tv, guint seat)
{
  const RollSeat *p = &tv->state->seats[seat];
  GtkWidget *row = orrery_tv_player_new (seat, tv->names[seat], tell_player (tv, seat)), *points;
  g_autofree char *total = g_strdup_printf (_("%d VP"), tv->score.total[seat]);

  orrery_tv_add_number (row, orrery_token_new (&orrery_picture_coin, 36), p->credits);
  orrery_tv_add_number (row, orrery_token_new (&orrery_picture_chip, 36), p->chips);
  orrery_tv_add_number (row, orrery_symbol_new (ORRERY_SYMBOL_CUP, 34), roll_count_dice (p->dice[ROLL_CUP]));
  points = orrery_tv_label_new (total, "orrery-tv-points");
  gtk_widget_set_margin_start (points, 12);
  append (row, points);
  return row;
}

static GtkWidget *
new_picture (GdkPaintable *paintable, int size)
{
  GtkWidget *image = gtk_image_new_from_paintable (paintable);

  gtk_image_set_pixel_size (GTK_IMAGE (image), size);
  g_object_unref (paintable);
  return image;
}

/* With its goods in its lower corner. */
static GtkWidget *
new_tile (guint8 face, guint8 goods, int size)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *row = orrery_tv_box_new (GTK_ORIENTATION_HORIZONTAL, 2, NULL);

  gtk_overlay_set_child (GTK_OVERLAY (overlay), new_picture (orrery_tile_paintable_new (face, ORRERY_TILE_MINI), size));
  for (guint layer = 0; layer < 2; layer++)
    if ((goods >> (4 * layer) & 0xf) != 0)
      append (row, new_picture (orrery_die_paintable_new ((RollColour) ((goods >> (4 * layer) & 0xf) - 1), ROLL_NO_PHASE,
                                                          size * 2 / 5),
                                size * 2 / 5));
  gtk_widget_set_halign (row, GTK_ALIGN_END);
  gtk_widget_set_valign (row, GTK_ALIGN_END);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), row);
  gtk_widget_set_valign (overlay, GTK_ALIGN_CENTER);
  return overlay;
}

static GtkWidget *
new_tableau (const Tv *tv, guint seat)
{
  const RollSeat *p = &tv->state->seats[seat];
  GtkWidget *row = orrery_tv_box_new (GTK_ORIENTATION_HORIZONTAL, 5, NULL);
  const int tile = tv->sizes->tile * ROLL_END_SQUARES / MAX (p->n_tableau, ROLL_END_SQUARES);

  for (guint i = 0; i < p->n_tableau; i++)
    append (row, new_tile (p->tableau[i], p->goods[i], tile));
  for (guint i = p->n_tableau; i < ROLL_END_SQUARES; i++)
    {
      GtkWidget *slot = orrery_tv_slot_new (tv->sizes->tile);

      gtk_widget_set_valign (slot, GTK_ALIGN_CENTER);
      append (row, slot);
    }
  return row;
}

/* In two rows; if they do not fit, they are smaller. */
static GtkWidget *
new_dice (const RollSeat *p, guint place, RollPhase side, int size, guint most)
{
  GtkWidget *rows = orrery_tv_box_new (GTK_ORIENTATION_VERTICAL, 4, NULL);
  GtkWidget *row = NULL;
  guint n = 0;

  for (; (guint) roll_count_dice (p->dice[place]) > 2 * most; most += (most + 1) / 2)
    size = size * 2 / 3;
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    for (guint i = 0; i < p->dice[place][colour]; i++, n++)
      {
        if (n % most == 0)
          {
            row = orrery_tv_box_new (GTK_ORIENTATION_HORIZONTAL, 4, NULL);
            gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
            append (rows, row);
          }
        append (row, new_picture (orrery_die_paintable_new ((RollColour) colour, side, size), size));
      }
  return rows;
}

static GtkWidget *
new_column (const Tv *tv, guint seat, OrrerySymbolId symbol, const char *name, guint place, RollPhase side, guint most)
{
  GtkWidget *box = orrery_tv_box_new (GTK_ORIENTATION_VERTICAL, 8, "orrery-tv-column");
  GtkWidget *head = orrery_tv_box_new (GTK_ORIENTATION_HORIZONTAL, 8, NULL);

  append (head, orrery_symbol_new (symbol, 24));
  if (most > 1)
    append (head, orrery_tv_label_new (name, "orrery-tv-small"));
  gtk_widget_set_halign (head, GTK_ALIGN_CENTER);
  append (box, head);
  append (box, new_dice (&tv->state->seats[seat], place, side, tv->sizes->die, most));
  gtk_widget_set_hexpand (box, TRUE);
  align (tv, side < ROLL_N_PHASES ? (guint) side : PART_CITIZENRY, box);
  orrery_toggle_class (box, "now", tv->state->step == ROLL_STEP_PHASES && side == tv->state->phase);
  return box;
}

/* The top tile of a stack and its progress; nothing if the stack is empty. */
static GtkWidget *
new_stack (const Tv *tv, guint seat, guint kind)
{
  const RollSeat *p = &tv->state->seats[seat];
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *child;
  const guint8 top = p->n_stack[kind] > 0 ? roll_stack_at (p, kind, 0) : ROLL_NONE;

  if (top < ROLL_N_FACES)
    {
      g_autofree char *text = g_strdup_printf (_("%d of %d"), roll_count_dice (p->dice[ROLL_ZONE + kind]),
                                               roll_cost (tv->state, (int) seat, top));
      GtkWidget *pill = orrery_tv_label_new (text, "orrery-tv-pill");

      child = new_tile (top, 0, tv->sizes->stack);
      gtk_widget_set_halign (pill, GTK_ALIGN_CENTER);
      gtk_widget_set_valign (pill, GTK_ALIGN_END);
      gtk_overlay_add_overlay (GTK_OVERLAY (overlay), pill);
    }
  else
    child = orrery_tv_slot_new (tv->sizes->stack);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), child);
  gtk_widget_set_valign (overlay, GTK_ALIGN_CENTER);
  return overlay;
}

/* Finished phases have no dice left. */
static gboolean
is_to_come (const RollState *state, guint phase)
{
  return state->step == ROLL_STEP_PHASES && happens (state, phase) && phase >= state->phase;
}

static GtkWidget *
new_work (const Tv *tv, guint seat)
{
  GtkWidget *row = orrery_tv_box_new (GTK_ORIENTATION_HORIZONTAL, 10, NULL);
  const gboolean is_tight = tv->sizes->columns > 2;
  guint n = 0;

  for (guint i = 0; i < ROLL_N_PHASES; i++)
    n += is_to_come (tv->state, i);
  for (guint i = 0; i < ROLL_N_PHASES; i++)
    if (is_to_come (tv->state, i))
      append (row, new_column (tv, seat, orrery_symbol_of_phase (i), orrery_phase_name (i), ROLL_COLUMN + i, i,
                               is_tight && n > 2 ? 1 : 2));
  append (row, new_column (tv, seat, ORRERY_SYMBOL_CITIZENRY, _("Citizenry"), ROLL_CITIZENRY, ROLL_NO_PHASE,
                           is_tight ? 3 : 4));
  append (row, new_stack (tv, seat, ROLL_DEVELOPMENT));
  append (row, new_stack (tv, seat, ROLL_WORLD));
  gtk_widget_set_hexpand (row, TRUE);
  gtk_widget_set_vexpand (row, TRUE);
  return row;
}

static GtkWidget *
new_panel (gconstpointer data, guint seat)
{
  const Tv *tv = data;
  GtkWidget *panel = orrery_tv_box_new (tv->sizes->wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, 14,
                              "orrery-tv-panel");
  GtkWidget *left = orrery_tv_box_new (GTK_ORIENTATION_VERTICAL, 14, NULL);

  append (left, new_player_head (tv, seat));
  append (left, new_tableau (tv, seat));
  align (tv, PART_LEFT, left);
  if (tv->sizes->wide)
    gtk_widget_set_valign (left, GTK_ALIGN_CENTER);
  append (panel, left);
  append (panel, new_work (tv, seat));
  orrery_toggle_class (panel, "asked", tv->asked == (int) seat);
  return panel;
}

static GtkWidget *
new_panels (Tv *tv)
{
  GtkWidget *grid;

  for (guint i = 0; i < N_PARTS && tv->sizes->wide; i++)
    tv->groups[i] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  grid = orrery_tv_panels_new (tv->state->n_seats, tv->sizes->columns, tv->sizes->height, new_panel, tv);
  /* The widgets keep them. */
  for (guint i = 0; i < N_PARTS; i++)
    g_clear_object (&tv->groups[i]);
  return grid;
}

/* --- The foot: the current question and the next step --- */

static char *
tell_asked (const Tv *tv)
{
  if (tv->state->step == ROLL_STEP_ASSIGN)
    return g_strdup (_("Roll your dice, assign your workers and select a phase."));
  if (tv->state->step == ROLL_STEP_OVER)
    return orrery_score_title (tv->state, tv->names);
  return orrery_story_question (tv->state, tv->names);
}

static char *
tell_next (const RollState *state)
{
  for (guint i = state->phase + 1u; state->step == ROLL_STEP_PHASES && i < ROLL_N_PHASES; i++)
    if (happens (state, i))
      return g_strdup_printf (_("Next: %s"), orrery_phase_name (i));
  return g_strdup (state->step == ROLL_STEP_PHASES ? _("Next: Manage Empire") : "");
}

GtkWidget *
orrery_roll_tv_new (const void *state, const char *const *names, guint ready)
{
  const RollState *s = state;
  Tv tv = { .state = s, .names = names, .sizes = &sizes[s->n_seats], .asked = -1, .ready = ready };
  GtkWidget *box = orrery_tv_box_new (GTK_ORIENTATION_VERTICAL, ORRERY_TV_GAP, "orrery-tv-table");
  g_autofree char *next = tell_next (s);
  g_autofree char *asked = NULL;

  if (has_phases (s) && s->actor < s->n_seats)
    tv.asked = s->actor;
  roll_score (s, &tv.score);
  append (box, new_head (&tv));
  append (box, new_panels (&tv));
  asked = tell_asked (&tv);
  append (box, orrery_tv_foot_new (names, tv.asked, asked, next));
  return box;
}
