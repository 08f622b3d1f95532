/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players play whole games in the room, and after every answer the drawn pieces match the rules. */
#include "config.h"

#include "find.h"
#include "play-driver.h"
#include "games/games.h"
#include "games/roll/board/orrery-phase-tile.h"
#include "games/roll/words/orrery-roll.h"

static guint n_compared;

static void
compare_dice (OrreryPlayRoom *room, const RollState *view)
{
  const OrreryDiceModel *dice = orrery_phase_strip_get_dice (ORRERY_PHASE_STRIP (ORRERY_ROLL_BOARD (room->view->board)->strip));
  guint counts[ROLL_N_PLACES][ROLL_N_COLOURS] = { 0 };

  for (guint i = 0; i < dice->n; i++)
    if (dice->dice[i].place < ROLL_N_PLACES)
      counts[dice->dice[i].place][dice->dice[i].colour]++;
  for (guint place = 0; place < ROLL_N_PLACES; place++)
    for (guint c = 0; c < ROLL_N_COLOURS; c++)
      g_assert_cmpuint (counts[place][c], ==, view->seats[room->view->front].dice[place][c]);
}

static void
compare_line (OrreryPlayRoom *room, const RollState *view)
{
  const RollSeat *p = &view->seats[room->view->front];
  OrreryDrawnLine drawn;
  GameScore score;

  orrery_seat_line_get_drawn (ORRERY_SEAT_LINE (ORRERY_ROLL_BOARD (room->view->board)->line), &drawn);
  roll_score (view, &score);
  g_assert_cmpmem (drawn.cup, sizeof (RollDice), p->dice[ROLL_CUP], sizeof (RollDice));
  g_assert_cmpmem (drawn.citizenry, sizeof (RollDice), p->dice[ROLL_CITIZENRY], sizeof (RollDice));
  g_assert_cmpint (drawn.credits, ==, p->credits);
  g_assert_cmpint (drawn.chips, ==, p->chips);
  g_assert_cmpint (drawn.score, ==, score.total[room->view->front]);
}

static void
compare_stacks (OrreryPlayRoom *room, const RollState *view)
{
  const RollSeat *p = &view->seats[room->view->front];

  for (guint kind = 0; kind < 2; kind++)
    {
      const guint8 top = p->n_stack[kind] > 0 ? roll_stack_at (p, kind, 0) : ROLL_NONE;
      OrreryDrawnStack drawn;

      orrery_construction_get_drawn (ORRERY_CONSTRUCTION (ORRERY_ROLL_BOARD (room->view->board)->construction), kind, &drawn);
      g_assert_cmpint (drawn.top, ==, top);
      g_assert_cmpuint (drawn.n_stack, ==, p->n_stack[kind]);
      g_assert_cmpmem (drawn.dice, sizeof (RollDice), p->dice[ROLL_ZONE + kind], sizeof (RollDice));
      if (top < ROLL_N_FACES)
        g_assert_cmpint (drawn.cost, ==, roll_cost (view, room->view->front, top));
      for (guint i = 0; i < drawn.n_unfolded; i++)
        g_assert_cmpint (drawn.unfolded[i], ==, roll_stack_at (p, kind, i));
    }
}

static void
compare_tableau (OrreryPlayRoom *room, const RollState *view)
{
  const RollSeat *p = &view->seats[room->view->front];
  OrreryTableau *tableau = ORRERY_TABLEAU (ORRERY_ROLL_BOARD (room->view->board)->tableau);
  guint8 face, goods;

  g_assert_false (orrery_tableau_get_drawn (tableau, p->n_tableau, &face, &goods));
  for (guint i = 0; i < p->n_tableau; i++)
    {
      g_assert_true (orrery_tableau_get_drawn (tableau, i, &face, &goods));
      g_assert_cmpint (face, ==, p->tableau[i]);
      g_assert_cmpint (goods, ==, p->goods[i]);
    }
}

static void
compare_others (OrreryPlayRoom *room, const RollState *view)
{
  for (guint i = 0; i < view->n_seats; i++)
    {
      OrrerySeatCard *card = ORRERY_SEAT_CARD (ORRERY_ROLL_BOARD (room->view->board)->cards[i]);
      g_autofree char *drawn = NULL;
      g_autofree char *credits = g_strdup_printf ("%d", view->seats[i].credits);

      if ((int) i == room->view->front)
        continue;
      drawn = orrery_seat_card_dup_summary (card);
      g_assert_nonnull (strstr (drawn, credits));
      for (guint kind = 0; kind < 2; kind++)
        if (view->seats[i].n_stack[kind] > 0 && roll_stack_at (&view->seats[i], kind, 0) < ROLL_N_FACES)
          g_assert_nonnull (strstr (drawn, roll_faces[roll_stack_at (&view->seats[i], kind, 0)].name));
    }
}

static void
answered_cb (OrrerySession *session, guint seat, guint answer, GameEvents *events, OrreryPlayRoom *room)
{
  RollState view = *orrery_roll_state (orrery_session_get_record (session));

  game_view_show (room->view);
  roll_view (&view, room->view->viewer);
  compare_dice (room, &view);
  compare_line (room, &view);
  compare_stacks (room, &view);
  compare_tableau (room, &view);
  compare_others (room, &view);
  for (guint phase = 0; phase < ROLL_N_PHASES && view.step == ROLL_STEP_PHASES; phase++)
    g_assert_true (find_is_said (find_nth (ORRERY_ROLL_BOARD (room->view->board)->middle, ORRERY_TYPE_PHASE_TILE, phase), ", happens")
                   == ((view.phases & ROLL_BIT (phase)) != 0));
  n_compared++;
}

static void
play (Driver *driver, guint64 seed)
{
  static const char *const kinds[] = { "simple", "random", "simple", "simple", "random", NULL };
  const guint n = 2 + (guint) (seed % 4);
  const char *seated[ROLL_MAX_SEATS + 1] = { NULL };
  g_autoptr (OrreryRecord) record = NULL;

  for (guint i = 0; i < n; i++)
    seated[i] = kinds[i];
  record = driver_begin (seed, seed % 2 ? ROLL_FIRST_GAME : 0, seated);
  orrery_play_room_play (driver->room, record);
  g_signal_connect_after (driver->room->session, "answered", G_CALLBACK (answered_cb), driver->room);
  g_assert_true (driver_wait (driver, driver_is_stopped));
  g_assert_cmpint (orrery_roll_state (orrery_session_get_record (driver->room->session))->step, ==, ROLL_STEP_OVER);
}

static void
test_fifty_games (void)
{
  g_autoptr (Driver) driver = driver_new (0, 0);

  for (guint64 seed = 1; seed <= 50; seed++)
    play (driver, seed);
  g_assert_cmpuint (n_compared, >, 50 * 200);
  g_test_message ("%u answers compared", n_compared);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  int status;

  driver_set_up (&argc, &argv);
  g_test_add_func ("/app/play/fifty-games", test_fifty_games);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
