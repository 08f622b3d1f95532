/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-roll-round"

#include "games/roll/table/orrery-roll-round-private.h"

#include "games/roll/assist/orrery-roll-book.h"
#include "games/roll/assist/orrery-roll-entry.h"
#include "games/roll/board/orrery-die.h"
#include "games/roll/players/players.h"
#include "games/roll/words/orrery-roll.h"
#include "players/self-play.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/layout/orrery-announce.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  SYMBOL = 14, /* px, above dice to be moved */
  NARROW = 600 /* px, of the window */
};

static void orrery_roll_round_iface_init (OrreryRoundEntryInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryRollRound, orrery_roll_round, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_ROUND_ENTRY, orrery_roll_round_iface_init))

const RollState *
roll_round_state (OrreryRollRound *self)
{
  return orrery_record_get_state (self->record);
}

static const char *
name_of (OrreryRollRound *self, guint seat)
{
  return orrery_record_get_player (self->record, seat)->name;
}

const PlayerKind *
roll_round_computer_at (OrreryRollRound *self, guint seat)
{
  return roll_player (orrery_record_get_player (self->record, seat)->kind);
}

/* --- Entries of a seat --- */

void
roll_round_drop_own (OrreryRollRound *self, guint seat)
{
  g_clear_pointer (&self->own[seat].sides, g_array_unref);
  g_clear_pointer (&self->own[seat].assignment, g_array_unref);
}

static void
drop_pending (OrreryRollRound *self)
{
  g_clear_pointer (&self->thought, orrery_thought_end);
  g_clear_object (&self->assignment);
}

void
roll_round_read_roll (OrreryRollRound *self, guint seat, OrreryRolledLine *line)
{
  orrery_rolled_line_read (line, self->rolls[seat] != NULL ? self->rolls[seat] : "", roll_round_state (self), seat,
                           roll_round_computer_at (self, seat) != NULL);
}

/* From the start of the round to the seat's assignment. */
static void
lead (OrreryRollRound *self, guint seat, RollState *state)
{
  g_autoptr (GArray) sides = NULL;
  OrreryRolledLine line;

  roll_round_read_roll (self, seat, &line);
  sides = orrery_rolled_list_sides (&line.rolled);
  *state = *roll_round_state (self);
  orrery_reveal_lead (state, seat, sides);
}

/* Mask of the seats that have entered everything. */
static guint
list_ready (OrreryRollRound *self)
{
  guint ready = 0;

  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    if (self->own[i].assignment != NULL)
      ready |= 1u << i;
  return ready;
}

/* --- Asking --- */

static int
find_next (OrreryRollRound *self)
{
  for (guint i = 0; i < roll_round_state (self)->n_seats; i++)
    if (self->own[i].assignment == NULL && ((self->later | self->away) >> i & 1) == 0
        && (roll_round_computer_at (self, i) != NULL || self->depth == ORRERY_ROLL_MIRROR))
      return (int) i;
  return -1;
}

static void
list_names (OrreryRollRound *self, const char **names)
{
  for (guint i = 0; i < roll_round_state (self)->n_seats; i++)
    names[i] = name_of (self, i);
}

/* Where the player was not asked about recalling in the previous round; -1: nowhere. */
static int
find_recall (OrreryRollRound *self, guint seat)
{
  RollState state;

  for (guint point = orrery_record_get_point (self->record); point-- > 0;)
    {
      orrery_record_state_at (self->record, point, &state);
      /* Something has been corrected since. */
      if (orrery_reveal_is_due (&state))
        continue;
      if (state.round + 1 < roll_round_state (self)->round || state.step != ROLL_STEP_MANAGE)
        return -1;
      if (state.actor == seat && orrery_roll_is_optional (&state))
        return (int) point;
    }
  return -1;
}

static void
show_rolled (OrreryRollRound *self)
{
  const guint seat = (guint) self->entering;
  const char *names[ROLL_MAX_SEATS + 1] = { NULL };

  list_names (self, names);
  gtk_widget_set_sensitive (GTK_WIDGET (self->rolled_page), TRUE);
  gtk_stack_set_visible_child_name (self->stack, "rolled");
  orrery_rolled_page_set_can_recall (self->rolled_page, find_recall (self, seat) >= 0);
  orrery_rolled_page_set (self->rolled_page, roll_round_state (self), seat, names,
                          self->rolls[seat] != NULL ? self->rolls[seat] : "", roll_round_computer_at (self, seat) != NULL);
}

static void
show_reveal (OrreryRollRound *self)
{
  for (guint i = 0; i < roll_round_state (self)->n_seats; i++)
    orrery_reveal_page_set_own (self->reveal_page, i, &self->own[i]);
  gtk_stack_set_visible_child_name (self->stack, "reveal");
}

void
roll_round_ask (OrreryRollRound *self)
{
  if (self->entering < 0)
    self->entering = find_next (self);
  if (self->entering < 0)
    show_reveal (self);
  else
    show_rolled (self);
  g_signal_emit_by_name (self, "asked");
}

static void resolve (OrreryRollRound *self);

static void
changed_cb (OrreryRollRound *self)
{
  if (self->record != NULL)
    g_signal_emit_by_name (self, "changed");
}

/* Everybody has entered everything. */
static gboolean
is_ready (OrreryRollRound *self)
{
  return list_ready (self) == (1u << roll_round_state (self)->n_seats) - 1;
}

/* Takes both. Once the last player is ready, there is nothing left to ask before Reveal. */
static void
set_own (OrreryRollRound *self, GArray *sides, GArray *assignment)
{
  roll_round_drop_own (self, (guint) self->entering);
  self->own[self->entering] = (OrreryOwnAnswers){ sides, assignment };
  self->entering = -1;
  drop_pending (self);
  changed_cb (self);
  if (is_ready (self))
    {
      show_reveal (self);
      resolve (self);
    }
  else
    roll_round_ask (self);
}

/* An assignment made on the board or by a computer player. */
static void
set_assigned (OrreryRollRound *self, const GameAnswer *answers, gsize n)
{
  GArray *assignment = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  OrreryRolledLine line;

  roll_round_read_roll (self, (guint) self->entering, &line);
  g_array_append_vals (assignment, answers, (guint) n);
  set_own (self, orrery_rolled_list_sides (&line.rolled), assignment);
}

/* --- Computer players --- */

static void
decided_cb (const GameAnswer *thought, gsize n, gpointer data)
{
  OrreryRollRound *self = data;
  g_autofree char *text = g_strdup_printf (_("%s has decided."), name_of (self, (guint) self->entering));
  g_autofree GameAnswer *answers = g_memdup2 (thought, n * sizeof *thought);

  g_signal_emit_by_name (self, "noted", text);
  set_assigned (self, answers, n);
}

static void
let_decide (OrreryRollRound *self, guint seat)
{
  RollState state;
  GameRng rng;

  lead (self, seat, &state);
  self_play_seed (&rng,
              orrery_record_get_seed (self->record)
                  + 0x9e3779b97f4a7c15u * orrery_record_get_point (self->record),
              seat + 1u);
  /* A field that becomes insensitive must not keep the focus: GTK warns when it is removed. */
  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->rolled_page), FALSE);
  drop_pending (self);
  self->thought
      = orrery_thought_begin (roll_round_computer_at (self, seat), &roll_game, &state, &rng, 0, TRUE, decided_cb, self);
}

static void
add_dice (GtkWidget *row, guint colour, guint n)
{
  for (guint i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (row), orrery_die_new (colour, ROLL_NO_PHASE, ORRERY_DIE_SMALL));
}

/* The die that selects the phase has a star. */
static GtkWidget *
new_place (OrrerySymbolId symbol, const guint8 *dice, guint selector)
{
  GtkWidget *place = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  gtk_box_append (GTK_BOX (place), orrery_symbol_new (symbol, SYMBOL));
  gtk_box_append (GTK_BOX (place), row);
  if (selector < ROLL_N_COLOURS)
    {
      add_dice (row, selector, 1);
      gtk_box_append (GTK_BOX (row), orrery_symbol_new (ORRERY_SYMBOL_BONUS, SYMBOL));
    }
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    add_dice (row, colour, dice[colour]);
  gtk_widget_set_visible (place, gtk_widget_get_first_child (row) != NULL);
  return place;
}

static GtkWidget *
new_picture (const RollSeat *assigned)
{
  GtkWidget *picture = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);

  for (guint i = 0; i < ROLL_N_PHASES; i++)
    gtk_box_append (GTK_BOX (picture), new_place (orrery_symbol_of_phase (i), assigned->dice[ROLL_COLUMN + i],
                                                  assigned->selected == i ? assigned->selector : ROLL_N_COLOURS));
  gtk_box_append (GTK_BOX (picture), new_place (ORRERY_SYMBOL_DICTATE, assigned->dice[ROLL_DICTATED], ROLL_N_COLOURS));
  return picture;
}

/* Where its dice go, for the people who place them. */
static void
tell_assigned (OrreryRollRound *self, guint seat)
{
  const GArray *assignment = self->own[seat].assignment;
  g_autofree char *text = NULL;
  RollState state;

  if (roll_round_computer_at (self, seat) == NULL || assignment == NULL)
    return;
  lead (self, seat, &state);
  for (guint i = 0; i + 1 < assignment->len; i++)
    roll_apply (&state, g_array_index (assignment, GameAnswer, i), NULL);
  text = orrery_rolled_tell (&state, seat);
  g_signal_emit_by_name (self, "said", seat, text, new_picture (&state.seats[seat]));
}

/* --- Signals of pages --- */

static void
rolled_changed_cb (OrreryRollRound *self)
{
  if (self->record == NULL || self->entering < 0)
    return;
  g_free (self->rolls[self->entering]);
  self->rolls[self->entering] = g_strdup (orrery_rolled_page_get_text (self->rolled_page));
  changed_cb (self);
}

/* The line says everything. */
static void
rolled_done_cb (OrreryRollRound *self)
{
  const guint seat = (guint) self->entering;
  GArray *sides = NULL, *assignment = NULL;
  OrreryExplained explained;
  OrreryRolledLine line;

  if (self->record == NULL || self->entering < 0)
    return;
  if (roll_round_computer_at (self, seat) != NULL)
    {
      let_decide (self, seat);
      return;
    }
  roll_round_read_roll (self, seat, &line);
  orrery_reveal_answer (roll_round_state (self), seat, &line.revealed, &sides, &assignment, &explained);
  set_own (self, sides, assignment);
}

static void
assign_cb (OrreryRollRound *self)
{
  RollState state;

  if (self->record == NULL || self->entering < 0)
    return;
  lead (self, (guint) self->entering, &state);
  g_clear_object (&self->assignment);
  self->assignment = orrery_assignment_new (&state);
  g_signal_emit_by_name (self, "asked");
}

static void
recall_cb (OrreryRollRound *self, guint seat)
{
  const int point = self->record != NULL ? find_recall (self, seat) : -1;

  if (point >= 0)
    g_signal_emit_by_name (self, "reopened", (guint) point);
}

static void
enter_roll_cb (OrreryRollRound *self, guint seat)
{
  if (self->record == NULL)
    return;
  self->later &= ~(1u << seat);
  roll_round_drop_own (self, seat);
  drop_pending (self);
  self->entering = (int) seat;
  roll_round_ask (self);
}

static void
resolve (OrreryRollRound *self)
{
  g_autoptr (GArray) answers = NULL;

  if (self->record == NULL)
    return;
  roll_round_keep_said (self);
  answers = orrery_reveal_page_list_answers (self->reveal_page);
  for (guint i = 0; i < roll_round_state (self)->n_seats; i++)
    tell_assigned (self, i);
  g_signal_emit_by_name (self, "entered", answers);
}

/* --- Entries from elsewhere --- */

static guint
orrery_roll_round_get_ready (OrreryRoundEntry *entry)
{
  return list_ready (ORRERY_ROLL_ROUND (entry));
}

static guint
orrery_roll_round_get_waiting (OrreryRoundEntry *entry)
{
  OrreryRollRound *self = ORRERY_ROLL_ROUND (entry);
  const guint all = self->record != NULL ? (1u << roll_round_state (self)->n_seats) - 1 : 0;
  const guint missing = all & ~list_ready (self);

  return (missing & ~self->away) == 0 ? missing : 0;
}

static void
orrery_roll_round_set_away (OrreryRoundEntry *entry, guint away)
{
  OrreryRollRound *self = ORRERY_ROLL_ROUND (entry);
  const gboolean is_other = self->away != away;

  self->away = away;
  orrery_reveal_page_set_away (self->reveal_page, away);
  if (!is_other || self->record == NULL)
    return;
  if (self->entering >= 0 && (away >> self->entering & 1) != 0)
    {
      drop_pending (self);
      self->entering = -1;
    }
  if (self->assignment == NULL && self->thought == NULL)
    roll_round_ask (self);
}

void
roll_round_take_given (OrreryRollRound *self, guint seat, const GArray *given)
{
  GArray *sides = orrery_roll_entry_list_sides (roll_round_state (self), seat, given);
  const guint n = given->len > 0 && GAME_ANSWER_KIND (g_array_index (given, GameAnswer, 0)) == ROLL_DO_SHOW ? sides->len : 0;

  self->own[seat].sides = sides;
  self->own[seat].assignment = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  g_array_append_vals (self->own[seat].assignment, &g_array_index (given, GameAnswer, n), given->len - n);
}

static void
orrery_roll_round_set_given (OrreryRoundEntry *entry, guint seat, const GArray *given)
{
  OrreryRollRound *self = ORRERY_ROLL_ROUND (entry);

  if (self->record == NULL || seat >= roll_round_state (self)->n_seats)
    return;
  roll_round_drop_own (self, seat);
  g_clear_pointer (&self->rolls[seat], g_free);
  if (given != NULL)
    roll_round_take_given (self, seat, given);
  changed_cb (self);
  if (self->entering >= 0)
    return;
  show_reveal (self);
  if (is_ready (self))
    resolve (self);
  else
    g_signal_emit_by_name (self, "asked");
}

/* --- OrreryRoundEntry --- */

static void
orrery_roll_round_forget (OrreryRoundEntry *entry)
{
  OrreryRollRound *self = ORRERY_ROLL_ROUND (entry);

  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      roll_round_drop_own (self, i);
      g_clear_pointer (&self->rolls[i], g_free);
    }
  drop_pending (self);
  self->later = 0;
  self->entering = -1;
  g_clear_object (&self->record);
}

static void
orrery_roll_round_begin (OrreryRoundEntry *entry, OrreryRecord *record, guint depth)
{
  OrreryRollRound *self = ORRERY_ROLL_ROUND (entry);
  const char *names[ROLL_MAX_SEATS + 1] = { NULL };

  orrery_roll_round_forget (entry);
  self->record = g_object_ref (record);
  self->depth = depth;
  list_names (self, names);
  orrery_reveal_page_set_state (self->reveal_page, roll_round_state (self), names, self->last == record);
  g_set_weak_pointer (&self->last, record);
  for (guint i = 0; i < roll_round_state (self)->n_seats; i++)
    orrery_reveal_page_set_can_recall (self->reveal_page, i, find_recall (self, i) >= 0);
}

/* Others enter the roll of a computer player. */
static int
orrery_roll_round_get_seat (OrreryRoundEntry *entry)
{
  OrreryRollRound *self = ORRERY_ROLL_ROUND (entry);

  return self->entering >= 0 && roll_round_computer_at (self, (guint) self->entering) == NULL ? self->entering : -1;
}

/* Before that, the page shows only public information. */
static gboolean
orrery_roll_round_is_secret (OrreryRoundEntry *entry)
{
  OrreryRollRound *self = ORRERY_ROLL_ROUND (entry);
  const int seat = orrery_roll_round_get_seat (entry);

  return seat >= 0
         && (self->own[seat].assignment != NULL || (self->rolls[seat] != NULL && *self->rolls[seat] != '\0'));
}

static const char *
orrery_roll_round_tell_secret (OrreryRoundEntry *entry)
{
  return _("Your roll and what you do with it stay secret until everybody reveals.");
}

static const char *
orrery_roll_round_tell_later (OrreryRoundEntry *entry)
{
  return _("Enter at Reveal");
}

static void
orrery_roll_round_enter_later (OrreryRoundEntry *entry)
{
  OrreryRollRound *self = ORRERY_ROLL_ROUND (entry);

  if (self->record == NULL || self->entering < 0)
    return;
  self->later |= 1u << self->entering;
  self->entering = -1;
  drop_pending (self);
  changed_cb (self);
  roll_round_ask (self);
}

static OrreryDecision *
orrery_roll_round_get_decision (OrreryRoundEntry *entry)
{
  OrreryRollRound *self = ORRERY_ROLL_ROUND (entry);

  return self->assignment != NULL ? ORRERY_DECISION (self->assignment) : NULL;
}

static void
orrery_roll_round_decide (OrreryRoundEntry *entry, const GameAnswer *answers, gsize n)
{
  if (ORRERY_ROLL_ROUND (entry)->assignment != NULL)
    set_assigned (ORRERY_ROLL_ROUND (entry), answers, n);
}

static void
orrery_roll_round_go_back (OrreryRoundEntry *entry)
{
  drop_pending (ORRERY_ROLL_ROUND (entry));
  roll_round_ask (ORRERY_ROLL_ROUND (entry));
}

static void
orrery_roll_round_set_width (OrreryRoundEntry *entry, int width)
{
  orrery_reveal_page_set_width (ORRERY_ROLL_ROUND (entry)->reveal_page, width);
  orrery_rolled_page_set_compact (ORRERY_ROLL_ROUND (entry)->rolled_page, width < NARROW);
}

static void
orrery_roll_round_iface_init (OrreryRoundEntryInterface *iface)
{
  iface->begin = orrery_roll_round_begin;
  iface->forget = orrery_roll_round_forget;
  iface->load = roll_round_load;
  iface->save = roll_round_save;
  iface->get_seat = orrery_roll_round_get_seat;
  iface->is_secret = orrery_roll_round_is_secret;
  iface->tell_secret = orrery_roll_round_tell_secret;
  iface->tell_later = orrery_roll_round_tell_later;
  iface->enter_later = orrery_roll_round_enter_later;
  iface->get_decision = orrery_roll_round_get_decision;
  iface->decide = orrery_roll_round_decide;
  iface->go_back = orrery_roll_round_go_back;
  iface->answer = roll_round_answer;
  iface->wants = roll_round_wants;
  iface->set_width = orrery_roll_round_set_width;
  iface->set_away = orrery_roll_round_set_away;
  iface->set_given = orrery_roll_round_set_given;
  iface->get_ready = orrery_roll_round_get_ready;
  iface->get_waiting = orrery_roll_round_get_waiting;
}

/* --- Building --- */

static void
orrery_roll_round_dispose (GObject *object)
{
  GtkWidget *stack = GTK_WIDGET (ORRERY_ROLL_ROUND (object)->stack);

  orrery_roll_round_forget (ORRERY_ROUND_ENTRY (object));
  g_clear_weak_pointer (&ORRERY_ROLL_ROUND (object)->said_record);
  g_clear_weak_pointer (&ORRERY_ROLL_ROUND (object)->last);
  ORRERY_ROLL_ROUND (object)->stack = NULL;
  g_clear_pointer (&stack, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_roll_round_parent_class)->dispose (object);
}

static gboolean
orrery_roll_round_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (gtk_stack_get_visible_child (ORRERY_ROLL_ROUND (widget)->stack));
}

static void
orrery_roll_round_class_init (OrreryRollRoundClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_roll_round_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = orrery_roll_round_grab_focus;
  GTK_WIDGET_CLASS (klass)->focus = orrery_focus_child;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
orrery_roll_round_init (OrreryRollRound *self)
{
  self->entering = -1;
  self->stack = GTK_STACK (gtk_stack_new ());
  self->reveal_page = ORRERY_REVEAL_PAGE (orrery_reveal_page_new ());
  self->rolled_page = ORRERY_ROLLED_PAGE (orrery_rolled_page_new ());
  orrery_stack_set_spoken (self->stack, _("Table"));
  gtk_stack_set_hhomogeneous (self->stack, FALSE);
  gtk_stack_set_vhomogeneous (self->stack, FALSE);
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->reveal_page), "reveal");
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->rolled_page), "rolled");
  gtk_widget_set_parent (GTK_WIDGET (self->stack), GTK_WIDGET (self));
  g_signal_connect_object (self->reveal_page, "resolve", G_CALLBACK (resolve), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->reveal_page, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->reveal_page, "rolled", G_CALLBACK (enter_roll_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->reveal_page, "recall", G_CALLBACK (recall_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rolled_page, "changed", G_CALLBACK (rolled_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rolled_page, "done", G_CALLBACK (rolled_done_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rolled_page, "assign", G_CALLBACK (assign_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rolled_page, "recall", G_CALLBACK (recall_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rolled_page, "later", G_CALLBACK (orrery_round_entry_enter_later), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
orrery_roll_round_new (void)
{
  return g_object_new (ORRERY_TYPE_ROLL_ROUND, NULL);
}

/* --- For tests --- */

int
orrery_roll_round_get_entering (OrreryRollRound *self)
{
  return self->entering;
}

const OrreryOwnAnswers *
orrery_roll_round_get_own (OrreryRollRound *self, guint seat)
{
  return &self->own[seat];
}

const char *
orrery_roll_round_get_roll (OrreryRollRound *self, guint seat)
{
  return self->rolls[seat];
}
