/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts of the table: they show exactly the state, offer exactly the legal answers, and never show secrets. */
#include <adwaita.h>
#include <string.h>

#include "find.h"
#include "games/roll/board/orrery-board-die.h"
#include "games/roll/board/orrery-construction.h"
#include "games/roll/board/orrery-middle-bar.h"
#include "games/roll/board/orrery-phase-strip.h"
#include "games/roll/board/orrery-phase-tile.h"
#include "games/roll/board/orrery-rearrange.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "games/roll/board/orrery-roll-ui.h"
#include "games/roll/board/orrery-score-sheet.h"
#include "games/roll/board/orrery-seat-card.h"
#include "games/roll/board/orrery-seat-line.h"
#include "games/roll/board/orrery-strip-spot.h"
#include "games/roll/board/orrery-tableau.h"
#include "games/roll/board/orrery-tile.h"
#include "games/roll/board/orrery-why.h"
#include "games/roll/words/orrery-position.h"
#include "games/roll/words/orrery-score-words.h"
#include "press.h"
#include "soon.h"
#include "table-walk.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/charts/orrery-chart.h"
#include "widgets/charts/orrery-score-bars.h"
#include "widgets/log/orrery-log-view.h"
#include "widgets/motion/orrery-flight.h"
#include "widgets/motion/orrery-motion.h"
#include "widgets/question/orrery-question-bar.h"

enum { STRIP, CONSTRUCTION, TABLEAU, LINE, MIDDLE, N_OWN };

typedef struct
{
  GtkWidget *own[N_OWN];
  GtkWidget *cards[ROLL_MAX_SEATS];
  GHashTable *given; /* answers that came by signals */
} Table;

static GtkWidget *
keep (GtkWidget *widget)
{
  return GTK_WIDGET (g_object_ref_sink (widget));
}

/* --- A table of parts --- */

static void
on_answer_cb (Table *table, guint answer)
{
  g_hash_table_add (table->given, GUINT_TO_POINTER (answer));
}

static void
on_several_cb (Table *table, GArray *answers, GtkWidget *at)
{
  g_assert_cmpuint (answers->len, >, 1);
  g_assert_true (GTK_IS_WIDGET (at));
  for (guint i = 0; i < answers->len; i++)
    on_answer_cb (table, g_array_index (answers, GameAnswer, i));
}

static void
table_init (Table *table)
{
  table->own[STRIP] = orrery_phase_strip_new ();
  table->own[CONSTRUCTION] = orrery_construction_new ();
  table->own[TABLEAU] = orrery_tableau_new ();
  table->own[LINE] = orrery_seat_line_new ();
  table->own[MIDDLE] = orrery_middle_bar_new ();
  table->given = g_hash_table_new (NULL, NULL);
  for (guint i = 0; i < N_OWN; i++)
    {
      keep (table->own[i]);
      orrery_board_part_set_names (ORRERY_BOARD_PART (table->own[i]), table_names);
      g_signal_connect_swapped (table->own[i], "answer", G_CALLBACK (on_answer_cb), table);
      g_signal_connect_swapped (table->own[i], "several", G_CALLBACK (on_several_cb), table);
    }
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      table->cards[i] = keep (orrery_seat_card_new ());
      orrery_board_part_set_names (ORRERY_BOARD_PART (table->cards[i]), table_names);
    }
}

static void
table_clear (Table *table)
{
  for (guint i = 0; i < N_OWN; i++)
    g_assert_finalize_object (table->own[i]);
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    g_assert_finalize_object (table->cards[i]);
  g_hash_table_unref (table->given);
}

static void
table_show (Table *table, const RollState *view, int seat)
{
  for (guint i = 0; i < N_OWN; i++)
    orrery_board_part_set_state (ORRERY_BOARD_PART (table->own[i]), view, seat);
  for (int i = 0; i < view->n_seats; i++)
    if (i != seat)
      orrery_board_part_set_state (ORRERY_BOARD_PART (table->cards[i]), view, i);
}

/* --- The drawn state --- */

static void
check_strip (OrreryPhaseStrip *strip, const RollState *view, int seat)
{
  const OrreryDiceModel *model = orrery_phase_strip_get_dice (strip);
  guint8 drawn[ORRERY_N_DIE_PLACES][ROLL_N_COLOURS] = { 0 };
  const RollSeat *p = &view->seats[seat];

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (strip)); child;
       child = gtk_widget_get_next_sibling (child))
    if (ORRERY_IS_BOARD_DIE (child))
      {
        const OrreryPlacedDie *die = orrery_board_die_get (ORRERY_BOARD_DIE (child));

        drawn[die->place][die->colour]++;
        g_assert_true (orrery_phase_strip_get_die (strip, die->id) == child);
      }
  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    g_assert_cmpmem (drawn[ROLL_COLUMN + phase], ROLL_N_COLOURS, p->dice[ROLL_COLUMN + phase],
                     ROLL_N_COLOURS);
  g_assert_cmpmem (drawn[ROLL_DICTATED], ROLL_N_COLOURS, p->dice[ROLL_DICTATED], ROLL_N_COLOURS);
  g_assert_cmpmem (drawn[ROLL_WILDS], ROLL_N_COLOURS, p->dice[ROLL_WILDS], ROLL_N_COLOURS);
  if (view->step == ROLL_STEP_ASSIGN && p->selector < ROLL_N_COLOURS)
    g_assert_cmpuint (drawn[ORRERY_PLACE_SELECTOR + p->selected][p->selector], ==, 1);
  g_assert_cmpuint (orrery_dice_model_count (model, ROLL_CUP), <=, ROLL_N_DICE);
}

static void
check_construction (OrreryConstruction *construction, const RollState *view, int seat)
{
  const RollSeat *p = &view->seats[seat];

  for (guint kind = 0; kind < 2; kind++)
    {
      guint8 top = p->n_stack[kind] > 0 ? roll_stack_at (p, kind, 0) : ROLL_NONE;
      OrreryDrawnStack drawn;

      orrery_construction_get_drawn (construction, kind, &drawn);
      g_assert_cmpuint (drawn.top, ==, top);
      g_assert_cmpuint (drawn.n_stack, ==, p->n_stack[kind]);
      g_assert_cmpint (drawn.cost, ==, top < ROLL_N_FACES ? roll_cost (view, seat, top) : -1);
      g_assert_cmpmem (drawn.dice, ROLL_N_COLOURS, p->dice[ROLL_ZONE + kind], ROLL_N_COLOURS);
      for (guint i = 0; i < drawn.n_unfolded; i++)
        g_assert_cmpuint (drawn.unfolded[i], ==, roll_stack_at (p, kind, i));
    }
}

static void
check_tableau (OrreryTableau *tableau, const RollState *view, int seat)
{
  const RollSeat *p = &view->seats[seat];
  guint8 face, goods;

  g_assert_false (orrery_tableau_get_drawn (tableau, p->n_tableau, &face, &goods));
  for (guint i = 0; i < p->n_tableau; i++)
    {
      g_assert_true (orrery_tableau_get_drawn (tableau, i, &face, &goods));
      g_assert_cmpuint (face, ==, p->tableau[i]);
      g_assert_cmpuint (goods, ==, p->goods[i]);
    }
}

static void
check_line (OrrerySeatLine *line, const RollState *view, int seat)
{
  const RollSeat *p = &view->seats[seat];
  OrreryDrawnLine drawn;
  GameScore score;

  roll_score (view, &score);
  orrery_seat_line_get_drawn (line, &drawn);
  g_assert_cmpmem (drawn.cup, ROLL_N_COLOURS, p->dice[ROLL_CUP], ROLL_N_COLOURS);
  g_assert_cmpmem (drawn.citizenry, ROLL_N_COLOURS, p->dice[ROLL_CITIZENRY], ROLL_N_COLOURS);
  g_assert_cmpint (drawn.credits, ==, p->credits);
  g_assert_cmpint (drawn.chips, ==, p->chips);
  g_assert_cmpint (drawn.score, ==, score.total[seat]);
}

static void
check_middle (OrreryMiddleBar *bar, const RollState *view)
{
  if (view->step == ROLL_STEP_PHASES)
    for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
      g_assert_true (find_is_said (find_nth (bar, ORRERY_TYPE_PHASE_TILE, phase), ", happens")
                     == ((view->phases & ROLL_BIT (phase)) != 0));
}

/* --- Nothing secret --- */

static void
for_each_widget (GtkWidget *widget,
                 void     (*func) (GtkWidget *widget, gpointer data),
                 gpointer   data)
{
  func (widget, data);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    for_each_widget (child, func, data);
}

typedef struct
{
  gboolean secret[ROLL_N_FACES];
} Secrets;

static void
check_text (const char *text, const Secrets *secrets)
{
  for (guint face = 0; text && face < ROLL_N_FACES; face++)
    if (secrets->secret[face])
      g_assert_null (strstr (text, roll_faces[face].name));
}

static void
check_widget (GtkWidget *widget, gpointer data)
{
  const Secrets *secrets = data;

  if (ORRERY_IS_TILE (widget))
    g_assert_false (secrets->secret[orrery_tile_get_face (ORRERY_TILE (widget))]);
  if (GTK_IS_LABEL (widget))
    check_text (gtk_label_get_text (GTK_LABEL (widget)), secrets);
  check_text (gtk_widget_get_tooltip_text (widget), secrets);
}

/* The tiles of others below the tops, and both sides of those they have drawn. */
static void
gather_secrets (const RollState *state, int viewer, Secrets *secrets)
{
  memset (secrets, 0, sizeof *secrets);
  for (int seat = 0; seat < state->n_seats; seat++)
    for (guint kind = 0; seat != viewer && kind < 2; kind++)
      for (guint i = 1; i < state->seats[seat].n_stack[kind]; i++)
        {
          guint8 face = roll_stack_at (&state->seats[seat], kind, i);

          secrets->secret[face] = secrets->secret[ROLL_REVERSE_OF (face)] = TRUE;
        }
  if (state->step == ROLL_STEP_PHASES && state->phase == ROLL_EXPLORE
      && (state->first + state->turn) % state->n_seats != viewer)
    for (guint i = 0; i < state->now.n_drawn; i++)
      {
        guint8 face = ROLL_DEVELOPMENT_OF (state->now.drawn[i]);

        secrets->secret[face] = secrets->secret[ROLL_REVERSE_OF (face)] = TRUE;
      }
}

static void
check_secrets (Table *table, const RollState *state, int viewer)
{
  Secrets secrets;

  gather_secrets (state, viewer, &secrets);
  for (guint i = 0; i < N_OWN; i++)
    for_each_widget (table->own[i], check_widget, &secrets);
  for (int i = 0; i < state->n_seats; i++)
    if (i != viewer)
      {
        g_autofree char *summary
          = orrery_seat_card_dup_summary (ORRERY_SEAT_CARD (table->cards[i]));

        for_each_widget (table->cards[i], check_widget, &secrets);
        check_text (summary, &secrets);
      }
}

/* While assigning, others have all their dice in the cup, whatever they have done. */
static void
check_cards (Table *table, const RollState *view, int viewer)
{
  for (int i = 0; i < view->n_seats; i++)
    {
      g_autofree char *summary = NULL;

      if (i == viewer)
        continue;
      summary = orrery_seat_card_dup_summary (ORRERY_SEAT_CARD (table->cards[i]));
      g_assert_true (g_str_has_prefix (summary, table_names[i]));
      for (guint kind = 0; kind < 2; kind++)
        {
          guint8 top = roll_stack_at (&view->seats[i], kind, 0);

          /* While its owner rearranges, nobody else knows it. */
          if (view->seats[i].n_stack[kind] > 0 && top != ROLL_UNKNOWN)
            g_assert_nonnull (strstr (summary, roll_faces[top].name));
        }
      for (guint k = 0; k < view->seats[i].n_tableau; k++)
        g_assert_nonnull (strstr (summary, roll_faces[view->seats[i].tableau[k]].name));
      if (view->step == ROLL_STEP_ASSIGN)
        {
          g_assert_null (strstr (summary, "column"));
          g_assert_null (strstr (summary, "selects"));
          g_assert_null (strstr (summary, "dictate"));
        }
    }
}

static void
test_show_the_state (void)
{
  guint answers = 0;

  for (guint64 seed = 1; seed <= 6; seed++)
    {
      TableWalk walk;
      Table table;

      table_init (&table);
      table_walk_start (&walk, 2 + seed % 4, seed);
      do
        {
          /* Mostly the same person is looking for a while; sometimes the screen is handed over. */
          int viewer = answers / 40 % walk.state.n_seats;
          RollState view;

          table_walk_view (&walk, viewer, &view);
          table_show (&table, &view, viewer);
          check_strip (ORRERY_PHASE_STRIP (table.own[STRIP]), &view, viewer);
          check_construction (ORRERY_CONSTRUCTION (table.own[CONSTRUCTION]), &view, viewer);
          check_tableau (ORRERY_TABLEAU (table.own[TABLEAU]), &view, viewer);
          check_line (ORRERY_SEAT_LINE (table.own[LINE]), &view, viewer);
          check_middle (ORRERY_MIDDLE_BAR (table.own[MIDDLE]), &view);
          check_cards (&table, &view, viewer);
          check_secrets (&table, &walk.state, viewer);
          answers++;
        }
      while (table_walk_step (&walk));
      table_clear (&table);
    }
  g_test_message ("%u states", answers);
  g_assert_cmpuint (answers, >, 2000);
}

/* --- Legal answers are offered --- */

static gboolean
has_piece (GameAnswer answer)
{
  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_PLACE:
    case ROLL_DO_SELECT:
    case ROLL_DO_USE:
    case ROLL_DO_DICTATE:
    case ROLL_DO_MOVE:
    case ROLL_DO_STOCK:
    case ROLL_DO_SCOUT:
    case ROLL_DO_ABANDON:
    case ROLL_DO_PUT:
    case ROLL_DO_GIVE:
    case ROLL_DO_WORKER:
    case ROLL_DO_COUNT:
    case ROLL_DO_KEEP:
    case ROLL_DO_REMOVE:
    case ROLL_DO_REMOVE_GOOD:
    case ROLL_DO_PRODUCE:
    case ROLL_DO_SHIP:
    case ROLL_DO_TRADE:
    case ROLL_DO_CONSUME:
    case ROLL_DO_RECRUIT:
    case ROLL_DO_RECALL:
    case ROLL_DO_RECALL_GOOD:
      return TRUE;
    default:
      return FALSE;
    }
}

static void
press_piece (GtkWidget *widget, gpointer data)
{
  if (ORRERY_IS_PIECE (widget) && gtk_widget_get_visible (widget)
      && orrery_piece_get_activatable (ORRERY_PIECE (widget)))
    g_signal_emit_by_name (widget, "clicked");
}

/* Every die to every spot that accepts it. */
static guint
count_targets (GtkWidget *strip)
{
  guint n = 0;

  for (GtkWidget *spot = gtk_widget_get_first_child (strip); spot; spot = gtk_widget_get_next_sibling (spot))
    n += ORRERY_IS_STRIP_SPOT (spot) && orrery_strip_spot_is_target (ORRERY_STRIP_SPOT (spot));
  return n;
}

static void
press_strip (OrreryPhaseStrip *strip)
{
  g_autoptr (GPtrArray) dice = g_ptr_array_new ();

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (strip)); child;
       child = gtk_widget_get_next_sibling (child))
    if (ORRERY_IS_BOARD_DIE (child))
      g_ptr_array_add (dice, child);
  for (guint i = 0; i < dice->len; i++)
    {
      const OrreryPlacedDie *die = orrery_board_die_get (dice->pdata[i]);

      /* Drops the automatically chosen die. */
      orrery_phase_strip_handle_key (strip, GDK_KEY_Escape, 0);
      if (!orrery_phase_strip_choose (strip, die->colour, die->place))
        continue;
      for (GtkWidget *spot = gtk_widget_get_first_child (GTK_WIDGET (strip)); spot;
           spot = gtk_widget_get_next_sibling (spot))
        if (ORRERY_IS_STRIP_SPOT (spot) && orrery_strip_spot_is_target (ORRERY_STRIP_SPOT (spot)))
          g_signal_emit_by_name (spot, "pressed");
    }
}

static void
check_offer (Table *table, TableWalk *walk)
{
  guint expected = 0;

  g_hash_table_remove_all (table->given);
  for (guint i = 0; i < N_OWN; i++)
    orrery_board_part_set_answers (ORRERY_BOARD_PART (table->own[i]), walk->legal, walk->n_legal);
  press_strip (ORRERY_PHASE_STRIP (table->own[STRIP]));
  for (guint i = CONSTRUCTION; i < N_OWN; i++)
    for_each_widget (table->own[i], press_piece, NULL);
  for (gsize i = 0; i < walk->n_legal; i++)
    if (has_piece (walk->legal[i]))
      {
        char text[GAME_MAX_TEXT];

        expected++;
        roll_format (walk->legal[i], text);
        if (!g_hash_table_contains (table->given, GUINT_TO_POINTER (walk->legal[i])))
          g_error ("no piece gives: %s", text);
      }
  g_assert_cmpuint (g_hash_table_size (table->given), ==, expected);
}

static void
test_offer_what_is_legal (void)
{
  guint seen[ROLL_N_QUESTIONS] = { 0 };
  static const guint8 wanted[] = {
    ROLL_ASK_PLACE, ROLL_ASK_SELECT,  ROLL_ASK_REASSIGN, ROLL_ASK_MOVE,   ROLL_ASK_EXPLORE,
    ROLL_ASK_ABANDON, ROLL_ASK_PUT,   ROLL_ASK_ORDER,    ROLL_ASK_WORKER, ROLL_ASK_REMOVE,
    ROLL_ASK_PRODUCE, ROLL_ASK_SHIP,  ROLL_ASK_DELIVER,  ROLL_ASK_RECRUIT, ROLL_ASK_RECALL,
  };

  for (guint64 seed = 1; seed <= 10; seed++)
    {
      TableWalk walk;
      Table table;

      table_init (&table);
      table_walk_start (&walk, 2 + seed % 4, seed + 50);
      while (table_walk_step (&walk))
        if (walk.question.ask == GAME_DECIDE && walk.n_legal > 1)
          {
            RollState view;

            table_walk_view (&walk, walk.question.seat, &view);
            table_show (&table, &view, walk.question.seat);
            check_offer (&table, &walk);
            seen[walk.question.about]++;
          }
      table_clear (&table);
    }
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    g_assert_cmpuint (seen[wanted[i]], >, 0);
}

/* --- The strip by keys, and as a draft --- */

typedef struct
{
  guint n;
  guint a, b, c;
} Heard;

static void
on_moved_cb (Heard *heard, guint a, guint b, guint c)
{
  *heard = (Heard) { heard->n + 1, a, b, c };
}

static void
on_two_cb (Heard *heard, guint a, guint b)
{
  *heard = (Heard) { heard->n + 1, a, b, 0 };
}

static void
on_one_cb (Heard *heard, guint a)
{
  *heard = (Heard) { heard->n + 1, a, 0, 0 };
}

static RollState
assigning (void)
{
  RollState state = { .n_seats = 2, .step = ROLL_STEP_ASSIGN, .round = 1, .pool = 24 };
  RollSeat *p = &state.seats[0];

  for (guint i = 0; i < 2; i++)
    {
      state.seats[i].selector = ROLL_NO_COLOUR;
      state.seats[i].selected = ROLL_NO_PHASE;
      state.seats[i].home = ROLL_NONE;
    }
  state.spare = ROLL_NO_PHASE;
  p->dice[ROLL_COLUMN + ROLL_SHIP][ROLL_WHITE] = 1;
  p->dice[ROLL_COLUMN + ROLL_DEVELOP][ROLL_RED] = 1;
  p->rolled[ROLL_WHITE][ROLL_SHIP] = 1;
  p->rolled[ROLL_RED][ROLL_SETTLE] = 1;
  return state;
}

static void
test_draft (void)
{
  static const OrreryDieMove moves[] = {
    { ROLL_WHITE, ROLL_COLUMN + ROLL_SHIP, ROLL_COLUMN + ROLL_EXPLORE },
    { ROLL_WHITE, ROLL_COLUMN + ROLL_SHIP, ORRERY_PLACE_SELECTOR + ROLL_SHIP },
    { ROLL_WHITE, ROLL_COLUMN + ROLL_SHIP, ORRERY_PLACE_SELECTOR + ROLL_SETTLE },
    { ROLL_RED, ROLL_COLUMN + ROLL_DEVELOP, ROLL_DICTATED },
  };
  static const OrreryDieMove back_to_ship[] = {
    { ROLL_WHITE, ORRERY_PLACE_SELECTOR + ROLL_SETTLE, ROLL_COLUMN + ROLL_SHIP },
    { ROLL_RED, ROLL_COLUMN + ROLL_DEVELOP, ROLL_DICTATED },
  };
  GtkWidget *strip = keep (orrery_phase_strip_new ());
  OrreryPhaseStrip *self = ORRERY_PHASE_STRIP (strip);
  RollState state = assigning ();
  Heard moved = { 0 }, back = { 0 }, chosen = { 0 };

  g_signal_connect_swapped (strip, "moved", G_CALLBACK (on_moved_cb), &moved);
  g_signal_connect_swapped (strip, "take-back", G_CALLBACK (on_two_cb), &back);
  g_signal_connect_swapped (strip, "chosen", G_CALLBACK (on_two_cb), &chosen);
  orrery_board_part_set_state (ORRERY_BOARD_PART (strip), &state, 0);
  orrery_phase_strip_set_moves (self, moves, G_N_ELEMENTS (moves));
  orrery_phase_strip_set_take_back (self, 1u << (ROLL_COLUMN + ROLL_SHIP));

  g_assert_true (orrery_phase_strip_choose (self, ROLL_WHITE, ROLL_COLUMN + ROLL_SHIP));
  g_assert_cmpuint (chosen.n, ==, 1);
  g_assert_cmpuint (count_targets (strip), ==, 3);
  g_assert_true (orrery_phase_strip_handle_key (self, GDK_KEY_1, 0));
  g_assert_cmpuint (moved.n, ==, 1);
  g_assert_cmpuint (moved.c, ==, ROLL_COLUMN + ROLL_EXPLORE);
  /* S and a number selects another phase; S twice its own. */
  orrery_phase_strip_choose (self, ROLL_WHITE, ROLL_COLUMN + ROLL_SHIP);
  orrery_phase_strip_handle_key (self, GDK_KEY_s, 0);
  orrery_phase_strip_handle_key (self, GDK_KEY_KP_3, 0);
  g_assert_cmpuint (moved.n, ==, 2);
  g_assert_cmpuint (moved.c, ==, ORRERY_PLACE_SELECTOR + ROLL_SETTLE);
  orrery_phase_strip_choose (self, ROLL_WHITE, ROLL_COLUMN + ROLL_SHIP);
  orrery_phase_strip_handle_key (self, GDK_KEY_S, 0);
  orrery_phase_strip_handle_key (self, GDK_KEY_S, 0);
  g_assert_cmpuint (moved.n, ==, 3);
  g_assert_cmpuint (moved.c, ==, ORRERY_PLACE_SELECTOR + ROLL_SHIP);
  /* D without a die in hand: only one can. */
  g_assert_true (orrery_phase_strip_handle_key (self, GDK_KEY_d, 0));
  g_assert_cmpuint (moved.n, ==, 4);
  g_assert_cmpuint (moved.a, ==, ROLL_RED);
  g_assert_cmpuint (moved.c, ==, ROLL_DICTATED);
  /* U works where it is offered, and nowhere else. */
  orrery_phase_strip_choose (self, ROLL_WHITE, ROLL_COLUMN + ROLL_SHIP);
  orrery_phase_strip_handle_key (self, GDK_KEY_u, 0);
  orrery_phase_strip_choose (self, ROLL_RED, ROLL_COLUMN + ROLL_DEVELOP);
  orrery_phase_strip_handle_key (self, GDK_KEY_u, 0);
  g_assert_cmpuint (back.n, ==, 1);
  g_assert_cmpuint (back.b, ==, ROLL_COLUMN + ROLL_SHIP);
  /* Choices that are not offered have no widgets. */
  g_assert_true (orrery_phase_strip_handle_key (self, GDK_KEY_5, 0));
  g_assert_cmpuint (moved.n, ==, 4);
  /* Keys with a modifier belong to others. */
  g_assert_false (orrery_phase_strip_handle_key (self, GDK_KEY_1, GDK_CONTROL_MASK));
  /* A number alone doesn't take a selection back. */
  orrery_phase_strip_handle_key (self, GDK_KEY_Escape, 0);
  state.seats[0].dice[ROLL_COLUMN + ROLL_SHIP][ROLL_WHITE] = 0;
  state.seats[0].selector = ROLL_WHITE;
  state.seats[0].selected = ROLL_SETTLE;
  orrery_board_part_set_state (ORRERY_BOARD_PART (strip), &state, 0);
  orrery_phase_strip_set_moves (self, back_to_ship, G_N_ELEMENTS (back_to_ship));
  g_assert_false (orrery_phase_strip_handle_key (self, GDK_KEY_5, 0));
  g_assert_cmpuint (moved.n, ==, 4);
  g_assert_finalize_object (strip);
}

static void
assert_label (GtkWidget *widget, const char *label)
{
  g_autofree char *wrong = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                               GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                               label);

  g_assert_cmpstr (wrong, ==, NULL);
}

static void
test_spoken (void)
{
  GtkWidget *strip = keep (orrery_phase_strip_new ());
  OrreryPhaseStrip *self = ORRERY_PHASE_STRIP (strip);
  RollState state = assigning ();
  const OrreryPlacedDie *die;
  GtkWidget *red;

  orrery_board_part_set_state (ORRERY_BOARD_PART (strip), &state, 0);
  die = orrery_dice_model_find (orrery_phase_strip_get_dice (self), ROLL_COLUMN + ROLL_DEVELOP,
                                ROLL_RED);
  red = orrery_phase_strip_get_die (self, die->id);
  assert_label (red, "Military die, Settle, in column Develop");
  gtk_test_accessible_assert_role (red, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_role (strip, GTK_ACCESSIBLE_ROLE_GROUP);
  for (GtkWidget *spot = gtk_widget_get_first_child (strip); spot;
       spot = gtk_widget_get_next_sibling (spot))
    if (ORRERY_IS_STRIP_SPOT (spot))
      {
        gtk_test_accessible_assert_role (spot, GTK_ACCESSIBLE_ROLE_BUTTON);
        g_assert_true (gtk_widget_get_focusable (spot));
        if (orrery_strip_spot_get_place (ORRERY_STRIP_SPOT (spot)) == ROLL_COLUMN + ROLL_SHIP)
          assert_label (spot, "Column Ship, 1 die, no goods to ship");
        if (orrery_strip_spot_get_place (ORRERY_STRIP_SPOT (spot)) == ORRERY_PLACE_SELECTOR)
          assert_label (spot, "Phase tile Explore");
      }
  g_assert_finalize_object (strip);
}

typedef struct
{
  int width;
  int height;
  OrreryTileSize simplest;
} Room;

/* A question can leave little room: all tiles can be seen, with their names where possible. */
static void
test_low_rows (gconstpointer data)
{
  const Room *room = data;
  GtkWidget *tableau = keep (orrery_tableau_new ());
  RollState state = assigning ();
  RollSeat *p = &state.seats[0];

  for (p->n_tableau = 0; p->n_tableau < 12; p->n_tableau++)
    p->tableau[p->n_tableau] = ROLL_WORLD_OF (p->n_tableau);
  orrery_board_part_set_state (ORRERY_BOARD_PART (tableau), &state, 0);
  gtk_widget_measure (tableau, GTK_ORIENTATION_VERTICAL, room->width, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (tableau, room->width, room->height, -1, NULL);
  for (guint i = 0; i < p->n_tableau; i++)
    {
      GtkWidget *tile = orrery_tableau_get_tile (ORRERY_TABLEAU (tableau), p->tableau[i]);
      OrreryTileSize size;
      graphene_rect_t bounds;

      g_object_get (tile, "tile-size", &size, NULL);
      g_assert_cmpuint (size, <=, room->simplest);
      g_assert_true (gtk_widget_compute_bounds (tile, tableau, &bounds));
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, room->width);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, room->height);
    }
  g_assert_finalize_object (tableau);
}

/* Twelve tiles take two rows where they are larger there than in one. */
static void
test_rows (void)
{
  GtkWidget *tableau = keep (orrery_tableau_new ());
  RollState state = assigning ();
  RollSeat *p = &state.seats[0];

  for (p->n_tableau = 0; p->n_tableau < 12; p->n_tableau++)
    p->tableau[p->n_tableau] = ROLL_WORLD_OF (p->n_tableau);
  orrery_board_part_set_state (ORRERY_BOARD_PART (tableau), &state, 0);
  orrery_board_part_set_zoom (ORRERY_BOARD_PART (tableau), 4);
  for (int height = 600; height <= 1800; height += 1200)
    {
      gtk_widget_measure (tableau, GTK_ORIENTATION_VERTICAL, 3000, NULL, NULL, NULL, NULL);
      gtk_widget_allocate (tableau, 3000, height, -1, NULL);
      g_assert_true ((gtk_widget_get_width (orrery_tableau_get_tile (ORRERY_TABLEAU (tableau), p->tableau[0])) > 300)
                     == (height > 1000));
    }
  g_assert_finalize_object (tableau);
}

/* A world that holds two goods, of two colors. */
static void
test_two_goods (void)
{
  GtkWidget *tableau = keep (orrery_tableau_new ());
  RollState state = assigning ();
  RollSeat *p = &state.seats[0];
  guint8 face, goods;

  p->n_tableau = 1;
  p->tableau[0] = ROLL_WORLD_OF (0);
  for (guint second = 0; second <= ROLL_N_COLOURS; second++)
    {
      p->goods[0] = second << 4 | (ROLL_GREEN + 1);
      orrery_board_part_set_state (ORRERY_BOARD_PART (tableau), &state, 0);
      orrery_tableau_get_drawn (ORRERY_TABLEAU (tableau), 0, &face, &goods);
      g_assert_cmpuint (face, ==, p->tableau[0]);
      g_assert_cmpuint (goods, ==, p->goods[0]);
    }
  g_assert_finalize_object (tableau);
}

/* --- The question --- */

static void
on_action_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  Heard *heard = data;

  heard->n++;
}

static gboolean
close_cb (OrreryQuestionBar *bar)
{
  return TRUE;
}

static void
test_question (void)
{
  GtkWidget *bar = keep (orrery_question_bar_new ());
  OrreryQuestionBar *self = ORRERY_QUESTION_BAR (bar);
  g_autofree char *wrong = NULL;
  static const GActionEntry entries[] = { { .name = "back", .activate = on_action_cb },
                                          { .name = "forward", .activate = on_action_cb } };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  Heard answered = { 0 }, acted = { 0 };
  GtkWidget *greyed;

  g_signal_connect_swapped (bar, "answer", G_CALLBACK (on_one_cb), &answered);
  g_action_map_add_action_entries (G_ACTION_MAP (actions), entries, G_N_ELEMENTS (entries), &acted);
  gtk_widget_insert_action_group (bar, "test", G_ACTION_GROUP (actions));
  orrery_question_bar_ask (self, NULL, "Ada & Ben, what now?", "<b>Bold</b> reason");
  g_assert_nonnull (find_text (self, "Ada & Ben, what now?"));
  orrery_question_bar_add_answer (self, "Yes", "Return", 7, NULL);
  orrery_question_bar_add_answer (self, "No", "n", 8, "It must be done.");
  orrery_question_bar_add_action (self, "Back", "Escape", "test.back", NULL);
  orrery_question_bar_suggest (self);
  g_assert_true (press_key (bar, GDK_KEY_KP_Enter, 0, GTK_PHASE_CAPTURE));
  g_assert_cmpuint (answered.n, ==, 1);
  g_assert_cmpuint (answered.a, ==, 7);
  /* A grayed-out answer is not given, and says why. */
  greyed = orrery_question_bar_get_answer_button (self, 8);
  g_signal_emit_by_name (greyed, "clicked");
  g_assert_cmpuint (answered.n, ==, 1);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (greyed), ==, "It must be done.");
  wrong = gtk_test_accessible_check_state (GTK_ACCESSIBLE (greyed), GTK_ACCESSIBLE_STATE_DISABLED,
                                           TRUE);
  g_assert_cmpstr (wrong, ==, NULL);
  g_assert_true (press_key (bar, GDK_KEY_Escape, 0, GTK_PHASE_CAPTURE));
  g_assert_cmpuint (acted.n, ==, 1);
  g_assert_false (press_key (bar, GDK_KEY_x, 0, GTK_PHASE_CAPTURE));
  orrery_question_bar_add_action (self, "Forward", "f", "test.forward", "Nothing to do again.");
  g_assert_true (press_key (bar, GDK_KEY_f, 0, GTK_PHASE_CAPTURE));
  g_assert_cmpuint (acted.n, ==, 1);
  g_assert_nonnull (find_text (self, "Nothing to do again."));
  /* The next question removes the answers of the last. A grayed-out Escape says why, and can still close something else. */
  orrery_question_bar_ask (self, NULL, "And now?", NULL);
  orrery_question_bar_add_action (self, "Back", "Escape", "test.back", "Nothing to put back.");
  g_assert_false (press_key (bar, GDK_KEY_Escape, 0, GTK_PHASE_CAPTURE));
  g_assert_nonnull (find_text (self, "Nothing to put back."));
  orrery_question_bar_ask (self, NULL, "And now?", NULL);
  orrery_question_bar_add_action (self, "Back", "Escape", "test.back", "Nothing to put back.");
  g_signal_connect (bar, "escape", G_CALLBACK (close_cb), NULL);
  g_assert_true (press_key (bar, GDK_KEY_Escape, 0, GTK_PHASE_CAPTURE));
  g_assert_null (find_text (self, "Nothing to put back."));
  g_assert_null (orrery_question_bar_get_answer_button (self, 7));
  g_assert_finalize_object (bar);
}

/* Many answers are below the question, on as many lines as necessary, and none is broken or cut off. */
static void
test_many_answers (void)
{
  static const char *const labels[] = { "Stock 6", "Stock 5", "Stock 4", "Stock 3", "Stock 2", "Stock 1", "Scout 6" };
  OrreryQuestionBar *bar = ORRERY_QUESTION_BAR (keep (orrery_question_bar_new ()));
  graphene_rect_t button;
  int height, natural;

  orrery_question_bar_ask (bar, NULL, "Ada, send an explorer to Scout or to Stock.", "6 explorers left.");
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    orrery_question_bar_add_answer (bar, labels[i], "x", i, NULL);
  for (int width = 700; width <= 1100; width += 200)
    {
      gtk_widget_measure (GTK_WIDGET (bar), GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
      gtk_widget_allocate (GTK_WIDGET (bar), width, height, -1, NULL);
      for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
        {
          GtkWidget *answer = orrery_question_bar_get_answer_button (bar, i);

          g_assert_true (gtk_widget_compute_bounds (answer, GTK_WIDGET (bar), &button));
          gtk_widget_measure (answer, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
          g_assert_cmpfloat (button.origin.x + button.size.width, <=, width);
          g_assert_cmpfloat (button.origin.y + button.size.height, <=, height);
          g_assert_cmpint (gtk_widget_get_allocated_width (answer), >=, natural);
        }
    }
  g_assert_finalize_object (bar);
}

/* --- The log --- */

static void
test_log (void)
{
  GtkWidget *log = keep (g_object_new (ORRERY_TYPE_LOG_VIEW, NULL));
  OrreryLogView *self = ORRERY_LOG_VIEW (log);

  orrery_log_view_set_names (self, table_names);
  orrery_log_view_add_round (self, 1, 0);
  orrery_log_view_add (self, 1, 0, NULL, "Ada rolled.", NULL);
  orrery_log_view_add (self, 2, -1, "ship", "Ben shipped.", NULL);
  orrery_log_view_add (self, 5, -1, NULL, "Later.", NULL);
  g_assert_cmpuint (find_n_rows (self), ==, 4);
  g_assert_nonnull (find_text (self, "Round 1"));
  orrery_log_view_set_point (self, 2);
  g_assert_cmpuint (find_n_rows (self), ==, 4);
  orrery_log_view_cut (self, 2);
  g_assert_cmpuint (find_n_rows (self), ==, 3);
  orrery_log_view_clear (self);
  g_assert_cmpuint (find_n_rows (self), ==, 0);
  g_assert_finalize_object (log);
}

/* --- Motion --- */

static void
test_motion (void)
{
  GtkWidget *widget = keep (orrery_seat_line_new ());
  GtkSettings *settings = gtk_settings_get_default ();

  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  orrery_motion_set_speed (ORRERY_SPEED_NORMAL);
  g_assert_cmpuint (orrery_motion_duration (ORRERY_MOTION_TUMBLE, widget), ==, 600);
  g_assert_cmpuint (orrery_motion_delay (ORRERY_MOTION_TUMBLE, widget, 1, 3), ==, 40);
  g_assert_cmpuint (orrery_motion_delay (ORRERY_MOTION_TUMBLE, widget, 19, 20), ==, 240);
  orrery_motion_set_speed (ORRERY_SPEED_FAST);
  g_assert_cmpuint (orrery_motion_duration (ORRERY_MOTION_TUMBLE, widget), ==, 250);
  orrery_motion_set_speed (ORRERY_SPEED_OFF);
  g_assert_cmpuint (orrery_motion_duration (ORRERY_MOTION_MOVE, widget), ==, 0);
  orrery_motion_set_speed (ORRERY_SPEED_NORMAL);
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  g_assert_cmpuint (orrery_motion_duration (ORRERY_MOTION_MOVE, widget), ==, 0);
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  g_assert_finalize_object (widget);
}

static void
on_step_cb (GtkWidget *widget, double value, gpointer data)
{
  *(double *) data = value;
}

/* --- A long log --- */

/* Lines whose contents are mapped, from the first to the last; the number of them. */
static guint
find_mapped (GtkWidget *log, guint *first)
{
  GtkWidget *viewport = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (log)));
  GtkWidget *list = gtk_viewport_get_child (GTK_VIEWPORT (viewport));
  guint i = 0, n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row; row = gtk_widget_get_next_sibling (row), i++)
    if (gtk_widget_get_mapped (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row))))
      *first = n++ == 0 ? i : *first;
  return n;
}

/* The lines in sight whose row was painted with nothing in it. */
static guint
count_blank (GtkWidget *log)
{
  GtkWidget *viewport = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (log)));
  GtkWidget *list = gtk_viewport_get_child (GTK_VIEWPORT (viewport));
  guint n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row; row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_get_mapped (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row))))
      {
        g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (row);
        GtkSnapshot *snapshot = gtk_snapshot_new ();
        GskRenderNode *node;

        gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (row), gtk_widget_get_height (row));
        node = gtk_snapshot_free_to_node (snapshot);
        n += node == NULL ? 1 : 0;
        g_clear_pointer (&node, gsk_render_node_unref);
      }
  return n;
}

/* GTK would paint every line in every frame; only visible ones are mapped. */
static void
test_long_log (void)
{
  GtkWidget *window = gtk_window_new (), *log = g_object_new (ORRERY_TYPE_LOG_VIEW, NULL);
  guint first = 0;

  gtk_window_set_default_size (GTK_WINDOW (window), 300, 200);
  gtk_window_set_child (GTK_WINDOW (window), log);
  for (guint i = 0; i < 100; i++)
    orrery_log_view_add (ORRERY_LOG_VIEW (log), i, -1, NULL, "Ben shipped.", NULL);
  gtk_window_present (GTK_WINDOW (window));
  soon_settle (0);
  assert_soon (find_mapped (log, &first) < 30 && first > 70);
  assert_soon (first + find_mapped (log, &first) == 100);
  orrery_log_view_set_point (ORRERY_LOG_VIEW (log), 0);
  soon_settle (0);
  assert_soon (find_mapped (log, &first) < 30 && first == 0);
  g_assert_cmpuint (count_blank (log), ==, 0);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (gtk_widget_get_first_child (log))), 900);
  soon_settle (0);
  g_assert_cmpuint (find_mapped (log, &first), >, 5);
  g_assert_cmpuint (count_blank (log), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

enum { GONE = 7 };

static void
on_gone_cb (gpointer value)
{
  *(double *) value = GONE;
}

/* It runs in a window, and closing that in the middle is safe. */
static void
test_motion_ends (void)
{
  GtkWidget *window = gtk_window_new (), *strip = orrery_phase_strip_new ();
  RollState state = assigning ();
  double value = -1;

  orrery_board_part_set_state (ORRERY_BOARD_PART (strip), &state, 0);
  gtk_window_set_child (GTK_WINDOW (window), strip);
  gtk_window_present (GTK_WINDOW (window));
  soon_settle (0);
  orrery_motion_run (strip, ORRERY_MOTION_TUMBLE, 0, on_step_cb, NULL, &value, on_gone_cb);
  orrery_phase_strip_tumble (ORRERY_PHASE_STRIP (strip));
  g_assert_cmpfloat (value, <, 1);
  gtk_window_destroy (GTK_WINDOW (window));
  assert_soon (value == GONE);
}

/* A tile that grows while moving is one picture, not one per frame. */
static void
test_flight_picture (void)
{
  const graphene_rect_t from = GRAPHENE_RECT_INIT (0, 0, 41, 49), to = GRAPHENE_RECT_INIT (100, 100, 83, 99);
  g_autoptr (GdkPaintable) tile = orrery_tile_paintable_new (3, ORRERY_TILE_SMALL);
  GtkWidget *window = gtk_window_new (), *flight = g_object_new (ORRERY_TYPE_FLIGHT, NULL);
  guint frames = 0;

  gtk_window_set_child (GTK_WINDOW (window), flight);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 300);
  gtk_window_present (GTK_WINDOW (window));
  soon_settle (0);
  orrery_picture_forget ();
  orrery_flight_send (ORRERY_FLIGHT (flight), tile, &from, &to, ORRERY_MOTION_BUILD, 0);
  for (; orrery_flight_get_n (ORRERY_FLIGHT (flight), NULL) > 0; frames++)
    soon_settle (0);
  g_test_message ("%u times two frames", frames);
  g_assert_cmpuint (orrery_picture_stats ().misses, <=, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- In a window --- */

static GtkWidget *
window_of (Table *table)
{
  GtkWidget *window = gtk_window_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint i = 0; i < N_OWN; i++)
    gtk_box_append (GTK_BOX (box), table->own[i]);
  gtk_window_set_child (GTK_WINDOW (window), box);
  return window;
}

static void
set_compact (Table *table, gboolean compact)
{
  orrery_construction_set_compact (ORRERY_CONSTRUCTION (table->own[CONSTRUCTION]), compact);
  orrery_tableau_set_compact (ORRERY_TABLEAU (table->own[TABLEAU]), compact);
  orrery_seat_line_set_compact (ORRERY_SEAT_LINE (table->own[LINE]), compact);
  orrery_middle_bar_set_compact (ORRERY_MIDDLE_BAR (table->own[MIDDLE]), compact);
}

static int
least_width (GtkWidget *widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* The most crowded tables of a few games fit on a phone. */
static void
test_narrow (void)
{
  for (guint64 seed = 1; seed <= 3; seed++)
    {
      TableWalk walk;
      Table table;
      guint n = 0;

      table_init (&table);
      set_compact (&table, TRUE);
      table_walk_start (&walk, 4, seed + 400);
      while (table_walk_step (&walk))
        {
          RollState view;

          if (++n % 50 != 0)
            continue;
          table_walk_view (&walk, 0, &view);
          table_show (&table, &view, 0);
          for (guint i = 0; i < N_OWN; i++)
            {
              g_test_message ("%s", G_OBJECT_TYPE_NAME (table.own[i]));
              g_assert_cmpint (least_width (table.own[i]), <=, 344);
            }
          orrery_seat_card_set_compact (ORRERY_SEAT_CARD (table.cards[1]), TRUE);
          g_assert_cmpint (least_width (table.cards[1]), <=, 130);
        }
      table_clear (&table);
    }
}

/* A small card has the others' dice in sight while they are used, if there is room. */
static void
test_small_card_has_dice (void)
{
  g_autoptr (GtkWidget) card = g_object_ref_sink (orrery_seat_card_new ());
  TableWalk walk;
  RollState view;
  int without, with;

  table_walk_start (&walk, 5, 3);
  do
    {
      g_assert_true (table_walk_step (&walk));
      table_walk_view (&walk, 0, &view);
    }
  while (view.step != ROLL_STEP_PHASES);
  orrery_seat_card_set_compact (ORRERY_SEAT_CARD (card), TRUE);
  orrery_board_part_set_state (ORRERY_BOARD_PART (card), &view, 1);
  gtk_widget_measure (card, GTK_ORIENTATION_VERTICAL, 260, &without, NULL, NULL, NULL);
  orrery_seat_card_set_has_dice (ORRERY_SEAT_CARD (card), TRUE);
  gtk_widget_measure (card, GTK_ORIENTATION_VERTICAL, 260, &with, NULL, NULL, NULL);
  g_assert_cmpint (with, >=, without + 20);
  view.step = ROLL_STEP_MANAGE;
  orrery_board_part_set_state (ORRERY_BOARD_PART (card), &view, 1);
  gtk_widget_measure (card, GTK_ORIENTATION_VERTICAL, 260, &with, NULL, NULL, NULL);
  g_assert_cmpint (with, ==, without);
}

/* Drawn at several sizes and in large letters: GTK would warn, and warnings end the test. */
static void
test_sizes (void)
{
  static const int widths[] = { 360, 800, 1280 };
  GtkSettings *settings = gtk_settings_get_default ();
  TableWalk walk;
  Table table;
  GtkWidget *window;

  table_init (&table);
  table_walk_start (&walk, 3, 77);
  window = window_of (&table);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < 12; i++)
    {
      RollState view;

      for (guint n = 0; n < 60; n++)
        table_walk_step (&walk);
      g_object_set (settings, "gtk-xft-dpi", (int) (96 * 1024 * (i % 4 == 3 ? 2 : 1)), NULL);
      set_compact (&table, widths[i % 3] < 720);
      table_walk_view (&walk, 0, &view);
      table_show (&table, &view, 0);
      gtk_window_set_default_size (GTK_WINDOW (window), widths[i % 3], 900);
      soon_settle (0);
      for (guint k = 0; k < N_OWN; k++)
        g_assert_cmpint (gtk_widget_get_width (table.own[k]), >, 0);
    }
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  soon_settle (20);
  table_clear (&table);
}

/* From die to die with the arrows. */
static void
test_arrows (void)
{
  GtkWidget *window = gtk_window_new (), *strip = orrery_phase_strip_new ();
  OrreryPhaseStrip *self = ORRERY_PHASE_STRIP (strip);
  RollState state = assigning ();
  const OrreryPlacedDie *die;
  GtkWidget *red, *focus;

  state.seats[0].dice[ROLL_COLUMN + ROLL_SETTLE][ROLL_CYAN] = 1;
  state.seats[0].rolled[ROLL_CYAN][ROLL_SETTLE] = 1;
  orrery_board_part_set_state (ORRERY_BOARD_PART (strip), &state, 0);
  gtk_window_set_child (GTK_WINDOW (window), strip);
  gtk_window_present (GTK_WINDOW (window));
  soon_settle (0);
  die = orrery_dice_model_find (orrery_phase_strip_get_dice (self), ROLL_COLUMN + ROLL_DEVELOP,
                                ROLL_RED);
  red = orrery_phase_strip_get_die (self, die->id);
  g_assert_true (gtk_widget_grab_focus (red));
  for (guint i = 0; i < 3; i++)
    {
      gtk_widget_child_focus (strip, GTK_DIR_RIGHT);
      focus = gtk_root_get_focus (GTK_ROOT (window));
      g_assert_true (gtk_widget_is_ancestor (focus, strip));
      if (ORRERY_IS_BOARD_DIE (focus))
        break;
    }
  g_assert_true (ORRERY_IS_BOARD_DIE (focus));
  g_assert_cmpuint (orrery_board_die_get (ORRERY_BOARD_DIE (focus))->colour, ==, ROLL_CYAN);
  gtk_window_destroy (GTK_WINDOW (window));
  soon_settle (20);
}

/* --- The end of a game --- */

/* The widget takes the wheel only in the given directions and leaves the others to the page around it. */
static void
check_wheel (GtkWidget *widget, GtkEventControllerScrollFlags directions)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
        continue;
      g_assert_cmpint (gtk_event_controller_scroll_get_flags (GTK_EVENT_CONTROLLER_SCROLL (controller))
                           & GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES,
                       ==, directions);
      n++;
    }
  g_assert_cmpuint (n, >, 0);
}

static void
test_score (void)
{
  for (guint64 seed = 1; seed <= 8; seed++)
    {
      GtkWidget *sheet = keep (orrery_score_sheet_new ()), *bars;
      TableWalk walk;
      g_autofree char *title = NULL, *subtitle = NULL, *spoken = NULL;
      GameScore score;

      table_walk_start (&walk, 2 + seed % 4, seed + 300);
      while (table_walk_step (&walk))
        continue;
      roll_score (&walk.state, &score);
      check_wheel (gtk_widget_get_first_child (sheet), GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL);
      orrery_score_sheet_set_state (ORRERY_SCORE_SHEET (sheet), &walk.state, table_names);
      bars = keep (orrery_score_bars_new (orrery_roll_ui.game, &walk.state, table_names));
      spoken = gtk_test_accessible_check_property (GTK_ACCESSIBLE (bars), GTK_ACCESSIBLE_PROPERTY_LABEL, "");
      for (int seat = 0; seat < score.n_seats; seat++)
        {
          g_autofree char *points = g_strdup_printf (" %s: %d.", table_names[seat], score.total[seat]);

          g_assert_nonnull (strstr (spoken, points));
        }
      title = orrery_score_title (&walk.state, table_names);
      subtitle = orrery_score_subtitle (&walk.state, table_names);
      for (int seat = 0; seat < score.n_seats; seat++)
        {
          g_autofree char *total = g_strdup_printf (" %s: %d.", table_names[seat], score.total[seat]);
          g_autofree char *said = gtk_test_accessible_check_property (GTK_ACCESSIBLE (bars),
                                                                      GTK_ACCESSIBLE_PROPERTY_LABEL, "");

          g_assert_nonnull (strstr (said, total));
          if (score.winners & (1u << seat))
            g_assert_nonnull (strstr (title, table_names[seat]));
        }
      g_assert_nonnull (strstr (subtitle, "Ended in round"));
      g_assert_finalize_object (sheet);
      g_assert_finalize_object (bars);
    }
}

static void
test_chart (void)
{
  static const int values[] = { 1, 2, 3, 4, 6, 8 };
  GtkWidget *chart = keep (orrery_chart_new ());

  orrery_chart_set_lines (ORRERY_CHART (chart), 2, table_names, 3, values);
  assert_label (chart, "VP by round. Ada: 1 2 3. Ben: 4 6 8.");
  g_assert_finalize_object (chart);
}

/* Nothing is drawn beyond its edges, however large the text, long the names and equal the scores. */
static void
test_chart_room (void)
{
  static const char *const names[] = { "Cleo", "Maximiliane-Charlotte", "Jo", "Ada", "Ben", NULL };
  static const int values[] = { 20, 100, 20, 0, 20, 0, 20, 0, 20, 0 };
  static const int widths[] = { 240, 300, 600 };

  for (int scale = 1; scale <= 2; scale++)
    for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
      for (guint n = 1; n <= 5; n += 4)
        {
          GtkWidget *chart = keep (orrery_chart_new ());
          cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
          cairo_t *cr = cairo_create (surface);
          double x, y, width, height;

          g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * scale, NULL);
          orrery_chart_set_lines (ORRERY_CHART (chart), n, names, 2, values);
          orrery_chart_draw (ORRERY_CHART (chart), cr, widths[i], 280);
          cairo_recording_surface_ink_extents (surface, &x, &y, &width, &height);
          g_test_message ("%d×, %d px, %u seats: %g %g, %g by %g", scale, widths[i], n, x, y, width, height);
          g_assert_cmpfloat (x, >=, 0);
          g_assert_cmpfloat (y, >=, 0);
          g_assert_cmpfloat (x + width, <=, widths[i]);
          g_assert_cmpfloat (y + height, <=, 280);
          cairo_destroy (cr);
          cairo_surface_destroy (surface);
          g_assert_finalize_object (chart);
        }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

/* A tile that has not been named can be rearranged like any other. */
static void
test_rearrange (void)
{
  g_autoptr (JsonNode) node = json_from_string (
    "{\"game\":\"roll\",\"mirror\":true,\"seats\":[{\"developments\":[\"Public Works\",\"unknown\"]},{}]}", NULL);
  GtkWidget *dialog;
  RollState state;

  g_assert_true (orrery_position_read (node, &state, NULL));
  state.actor = 0;
  dialog = orrery_rearrange_new (&state, NULL);
  g_assert_null (find_text (find_nth (dialog, ADW_TYPE_PREFERENCES_GROUP, ROLL_WORLD), "Unknown tile"));
  g_signal_emit_by_name (find_tooltip (dialog, "Turn Over", 1), "clicked");
  g_assert_nonnull (find_text (find_nth (dialog, ADW_TYPE_PREFERENCES_GROUP, ROLL_WORLD), "Unknown tile"));
  g_assert_null (find_text (find_nth (dialog, ADW_TYPE_PREFERENCES_GROUP, ROLL_DEVELOPMENT), "Unknown tile"));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Scrolling over a number changes nothing. */
static void
test_spin (void)
{
  g_autoptr (GtkWidget) spin = g_object_ref_sink (orrery_spin_new (0, 9));

  check_wheel (spin, GTK_EVENT_CONTROLLER_SCROLL_NONE);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv);
  adw_init ();
  g_test_add_func ("/table/parts/show-the-state", test_show_the_state);
  g_test_add_func ("/table/parts/offer-what-is-legal", test_offer_what_is_legal);
  g_test_add_func ("/table/strip/draft", test_draft);
  g_test_add_func ("/table/strip/spoken", test_spoken);
  g_test_add_func ("/table/tableau/two-goods", test_two_goods);
  g_test_add_func ("/table/tableau/rows", test_rows);
  g_test_add_data_func ("/table/tableau/low-rows", &(Room) { 698, 195, ORRERY_TILE_LOW }, test_low_rows);
  g_test_add_data_func ("/table/tableau/low-pictures", &(Room) { 390, 150, ORRERY_TILE_MINI }, test_low_rows);
  g_test_add_func ("/table/question", test_question);
  g_test_add_func ("/table/many-answers", test_many_answers);
  g_test_add_func ("/table/log", test_log);
  g_test_add_func ("/table/long-log", test_long_log);
  g_test_add_func ("/table/motion/durations", test_motion);
  g_test_add_func ("/table/motion/ends", test_motion_ends);
  g_test_add_func ("/table/motion/flight-picture", test_flight_picture);
  g_test_add_func ("/table/window/narrow", test_narrow);
  g_test_add_func ("/table/window/sizes", test_sizes);
  g_test_add_func ("/table/seat/small-card-has-dice", test_small_card_has_dice);
  g_test_add_func ("/table/window/arrows", test_arrows);
  g_test_add_func ("/table/rearrange", test_rearrange);
  g_test_add_func ("/table/score", test_score);
  g_test_add_func ("/table/spin", test_spin);
  g_test_add_func ("/table/chart", test_chart);
  g_test_add_func ("/table/chart/room", test_chart_room);
  return g_test_run ();
}
