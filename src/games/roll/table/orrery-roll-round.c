/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-roll-round"

#include "config.h"

#include "games/roll/table/orrery-roll-round.h"

#include "assist/orrery-thought.h"
#include "games/roll/assist/orrery-assignment.h"
#include "games/roll/assist/orrery-roll-book.h"
#include "games/roll/assist/orrery-roll-entry.h"
#include "games/roll/players/players.h"
#include "games/roll/words/orrery-roll.h"
#include "players/table.h"
#include "widgets/art/orrery-table-style.h"
#include "widgets/layout/orrery-announce.h"

#include <glib/gi18n.h>
#include <string.h>

struct _OrreryRollRound
{
  GtkWidget parent_instance;

  OrreryRecord *record; /* NULL: no round has begun */
  OrreryRecord *last;   /* weak: the record whose lines are on the page */
  guint depth;
  guint later;          /* mask of seats that enter what is revealed */
  guint away;           /* mask of seats that enter it elsewhere */
  int entering;         /* the seat that enters its roll, or assigns it; -1: none */
  char *rolls[ROLL_MAX_SEATS];  /* as they are typed; NULL if nothing is */
  OrreryOwnAnswers own[ROLL_MAX_SEATS];
  OrreryAssignment *assignment; /* on the way; NULL: none */
  OrreryThought *thought;       /* of a computer player about its roll; NULL: none */

  /* The answers in the lines of a round about its phases. */
  guint said_round;             /* 0: none */
  OrreryRecord *said_record;    /* weak: only to be compared */
  gboolean said[ROLL_MAX_SEATS];
  OrreryRoundLine lines[ROLL_MAX_SEATS];

  GtkStack *stack;
  OrreryRevealPage *reveal_page;
  OrreryRolledPage *rolled_page;
};

static void orrery_roll_round_iface_init (OrreryRoundEntryInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryRollRound, orrery_roll_round, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_ROUND_ENTRY, orrery_roll_round_iface_init))

static const RollState *
state_of (OrreryRollRound *self)
{
  return orrery_record_get_state (self->record);
}

static const char *
name_of (OrreryRollRound *self, guint seat)
{
  return orrery_record_get_player (self->record, seat)->name;
}

static const PlayerKind *
computer_at (OrreryRollRound *self, guint seat)
{
  return roll_player (orrery_record_get_player (self->record, seat)->kind);
}

/* --- Entries of a seat --- */

static void
drop_own (OrreryRollRound *self, guint seat)
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

static void
read_roll (OrreryRollRound *self, guint seat, OrreryRolledLine *line)
{
  orrery_rolled_line_read (line, self->rolls[seat] != NULL ? self->rolls[seat] : "", state_of (self), seat,
                           computer_at (self, seat) != NULL);
}

static void
set_roll (OrreryRollRound *self, guint seat, const char *text)
{
  g_free (self->rolls[seat]);
  self->rolls[seat] = g_strdup (text);
}

/* TRUE if something can be seen of what a seat keeps secret. */
static gboolean
has_entered (OrreryRollRound *self, guint seat)
{
  return self->own[seat].assignment != NULL || (self->rolls[seat] != NULL && *self->rolls[seat] != '\0');
}

/* From the start of the round to where the seat assigns. */
static void
lead (OrreryRollRound *self, guint seat, RollState *state)
{
  g_autoptr (GArray) sides = NULL;
  OrreryRolledLine line;

  read_roll (self, seat, &line);
  sides = orrery_rolled_list_sides (&line.rolled);
  *state = *state_of (self);
  orrery_reveal_lead (state, seat, sides);
}

/* TRUE if these are the dice in the cup. */
static gboolean
has_rolled (OrreryRollRound *self, guint seat, const GArray *sides)
{
  guint8 counts[ROLL_N_COLOURS] = { 0 };

  for (guint i = 0; i < sides->len; i++)
    counts[GAME_ANSWER_A (g_array_index (sides, GameAnswer, i)) % ROLL_N_COLOURS]++;
  return memcmp (counts, state_of (self)->seats[seat].dice[ROLL_CUP], sizeof counts) == 0;
}

/* TRUE if the rules take it: the cup may have been corrected since. */
static gboolean
fits (OrreryRollRound *self, guint seat)
{
  const GArray *assignment = self->own[seat].assignment;
  const GArray *sides = self->own[seat].sides;
  RollState state = *state_of (self);

  if (!has_rolled (self, seat, sides))
    return FALSE;
  orrery_reveal_lead (&state, seat, sides);
  for (guint i = 0; i < assignment->len; i++)
    if (roll_apply (&state, g_array_index (assignment, GameAnswer, i), NULL) != GAME_OK)
      return FALSE;
  return assignment->len > 0;
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
  for (guint i = 0; i < state_of (self)->n_seats; i++)
    if (self->own[i].assignment == NULL && ((self->later | self->away) >> i & 1) == 0
        && (computer_at (self, i) != NULL || self->depth == ORRERY_ROLL_MIRROR))
      return (int) i;
  return -1;
}

static void
list_names (OrreryRollRound *self, const char **names)
{
  for (guint i = 0; i < state_of (self)->n_seats; i++)
    names[i] = name_of (self, i);
}

/* Where the player was not asked whether to recall in the round before; -1: nowhere. */
static int
find_recall (OrreryRollRound *self, guint seat)
{
  RollState state;

  for (guint point = orrery_record_get_point (self->record); point-- > 0;)
    {
      orrery_record_state_at (self->record, point, &state);
      if (state.round + 1 < state_of (self)->round || state.step != ROLL_STEP_MANAGE)
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
  orrery_rolled_page_set (self->rolled_page, state_of (self), seat, names,
                          self->rolls[seat] != NULL ? self->rolls[seat] : "", computer_at (self, seat) != NULL);
}

static void
show_reveal (OrreryRollRound *self)
{
  for (guint i = 0; i < state_of (self)->n_seats; i++)
    orrery_reveal_page_set_own (self->reveal_page, i, &self->own[i]);
  gtk_stack_set_visible_child_name (self->stack, "reveal");
}

static void
ask (OrreryRollRound *self)
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
  return list_ready (self) == (1u << state_of (self)->n_seats) - 1;
}

/* Takes both. When the last player is ready, nothing is left to ask before Reveal. */
static void
set_own (OrreryRollRound *self, GArray *sides, GArray *assignment)
{
  drop_own (self, (guint) self->entering);
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
    ask (self);
}

/* An assignment made on the board or by a computer player. */
static void
set_assigned (OrreryRollRound *self, const GameAnswer *answers, gsize n)
{
  GArray *assignment = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  OrreryRolledLine line;

  read_roll (self, (guint) self->entering, &line);
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
  table_seed (&rng,
              orrery_record_get_seed (self->record)
                  + 0x9e3779b97f4a7c15u * orrery_record_get_point (self->record),
              seat + 1u);
  /* A field that can no longer be typed in must not keep the focus: GTK warns when it goes. */
  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  gtk_widget_set_sensitive (GTK_WIDGET (self->rolled_page), FALSE);
  drop_pending (self);
  self->thought
      = orrery_thought_begin (computer_at (self, seat), &roll_game, &state, &rng, 0, TRUE, decided_cb, self);
}

/* Where its dice lie, for those who lay them. */
static void
tell_assigned (OrreryRollRound *self, guint seat)
{
  const GArray *assignment = self->own[seat].assignment;
  g_autofree char *text = NULL;
  RollState state;

  if (computer_at (self, seat) == NULL || assignment == NULL)
    return;
  lead (self, seat, &state);
  for (guint i = 0; i + 1 < assignment->len; i++)
    roll_apply (&state, g_array_index (assignment, GameAnswer, i), NULL);
  text = orrery_rolled_tell (&state, seat);
  g_signal_emit_by_name (self, "said", seat, text);
}

/* --- Pages say --- */

static void
rolled_changed_cb (OrreryRollRound *self)
{
  if (self->record == NULL || self->entering < 0)
    return;
  set_roll (self, (guint) self->entering, orrery_rolled_page_get_text (self->rolled_page));
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
  if (computer_at (self, seat) != NULL)
    {
      let_decide (self, seat);
      return;
    }
  read_roll (self, seat, &line);
  orrery_reveal_answer (state_of (self), seat, &line.revealed, &sides, &assignment, &explained);
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

/* --- Answers about the phases --- */

static void
keep_said (OrreryRollRound *self)
{
  const OrreryRevealLines *reveal = orrery_reveal_page_get_lines (self->reveal_page);

  self->said_round = state_of (self)->round;
  g_set_weak_pointer (&self->said_record, self->record);
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      self->said[i] = orrery_reveal_page_is_brief (self->reveal_page, i);
      self->lines[i] = reveal->rounds[i];
    }
}

/* Of a round that was entered earlier, or before the program was started. */
static void
load_said (OrreryRollRound *self, OrreryRecord *record, guint round)
{
  g_autoptr (GKeyFile) file = orrery_record_dup_notes (record);
  g_autofree char *group = g_strdup_printf ("round-%u", round);

  self->said_round = round;
  g_set_weak_pointer (&self->said_record, record);
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      g_autofree char *key = g_strdup_printf ("seat-%u-phases", i);
      g_autofree char *text = g_key_file_get_string (file, group, key, NULL);

      self->said[i] = text != NULL && orrery_round_line_restore (&self->lines[i], text);
    }
}

/* The line of the player who is asked; NULL: none. */
static const OrreryRoundLine *
find_said (OrreryRollRound *self, OrreryRecord *record, const RollState *state)
{
  if (state->step != ROLL_STEP_PHASES)
    return NULL;
  if (self->said_round != state->round || self->said_record != record)
    load_said (self, record, state->round);
  return self->said[state->actor] ? &self->lines[state->actor] : NULL;
}

static gboolean
orrery_roll_round_answer (OrreryRoundEntry *entry, OrreryRecord *record, const void *state, GameAnswer *answer)
{
  const OrreryRoundLine *line = find_said (ORRERY_ROLL_ROUND (entry), record, state);

  return line != NULL && orrery_round_line_answer (line, state, answer);
}

static gboolean
orrery_roll_round_wants (OrreryRoundEntry *entry, OrreryRecord *record, const void *state)
{
  const OrreryRoundLine *line = find_said (ORRERY_ROLL_ROUND (entry), record, state);

  return line != NULL && orrery_round_line_wants (line, state);
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
  drop_own (self, seat);
  drop_pending (self);
  self->entering = (int) seat;
  ask (self);
}

static void
resolve (OrreryRollRound *self)
{
  g_autoptr (GArray) answers = NULL;

  if (self->record == NULL)
    return;
  keep_said (self);
  answers = orrery_reveal_page_list_answers (self->reveal_page);
  for (guint i = 0; i < state_of (self)->n_seats; i++)
    tell_assigned (self, i);
  g_signal_emit_by_name (self, "entered", answers);
}

/* --- What is entered elsewhere --- */

static guint
orrery_roll_round_get_ready (OrreryRoundEntry *entry)
{
  return list_ready (ORRERY_ROLL_ROUND (entry));
}

static guint
orrery_roll_round_get_waiting (OrreryRoundEntry *entry)
{
  OrreryRollRound *self = ORRERY_ROLL_ROUND (entry);
  const guint all = self->record != NULL ? (1u << state_of (self)->n_seats) - 1 : 0;
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
    ask (self);
}

static void
take_given (OrreryRollRound *self, guint seat, const GArray *given)
{
  GArray *sides = orrery_roll_entry_list_sides (state_of (self), seat, given);
  const guint n = given->len > 0 && GAME_ANSWER_KIND (g_array_index (given, GameAnswer, 0)) == ROLL_DO_SHOW ? sides->len : 0;

  self->own[seat].sides = sides;
  self->own[seat].assignment = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  g_array_append_vals (self->own[seat].assignment, &g_array_index (given, GameAnswer, n), given->len - n);
}

static void
orrery_roll_round_set_given (OrreryRoundEntry *entry, guint seat, const GArray *given)
{
  OrreryRollRound *self = ORRERY_ROLL_ROUND (entry);

  if (self->record == NULL || seat >= state_of (self)->n_seats)
    return;
  drop_own (self, seat);
  g_clear_pointer (&self->rolls[seat], g_free);
  if (given != NULL)
    take_given (self, seat, given);
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
      drop_own (self, i);
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
  orrery_reveal_page_set_state (self->reveal_page, state_of (self), names, self->last == record);
  g_set_weak_pointer (&self->last, record);
  for (guint i = 0; i < state_of (self)->n_seats; i++)
    orrery_reveal_page_set_can_recall (self->reveal_page, i, find_recall (self, i) >= 0);
}

/* Which phases were selected, and what the line says about them. */
static void
save_phases (OrreryRollRound *self, GKeyFile *file, const char *group, guint seat)
{
  const OrreryRevealLines *reveal = orrery_reveal_page_get_lines (self->reveal_page);
  g_autofree char *selected_key = g_strdup_printf ("seat-%u-selected", seat);
  g_autofree char *phases_key = g_strdup_printf ("seat-%u-phases", seat);
  g_autofree char *text = orrery_round_line_write (&reveal->rounds[seat], ROLL_ANY_PHASE);

  g_key_file_set_integer (file, group, selected_key, reveal->selected[seat]);
  if (orrery_reveal_page_is_brief (self->reveal_page, seat))
    g_key_file_set_string (file, group, phases_key, text);
  else
    g_key_file_remove_key (file, group, phases_key, NULL);
}

static void
load_selected (OrreryRollRound *self, GKeyFile *file, const char *group)
{
  /* After the last seat, the spare die. */
  for (guint i = 0; i <= ROLL_MAX_SEATS; i++)
    {
      g_autofree char *key = i < ROLL_MAX_SEATS ? g_strdup_printf ("seat-%u-selected", i) : g_strdup ("spare");
      const int phase = g_key_file_has_key (file, group, key, NULL) ? g_key_file_get_integer (file, group, key, NULL) : -1;
      const guint at = i < ROLL_MAX_SEATS ? i : state_of (self)->n_seats;

      if (phase >= 0 && phase < ROLL_N_PHASES)
        orrery_reveal_page_select (self->reveal_page, at, (guint) phase);
    }
}

static void
save_seat (OrreryRollRound *self, GKeyFile *file, const char *group, guint seat)
{
  g_autofree char *line_key = g_strdup_printf ("seat-%u", seat);
  g_autofree char *roll_key = g_strdup_printf ("seat-%u-roll", seat);
  g_autofree char *own_key = g_strdup_printf ("seat-%u-assigned", seat);

  g_key_file_set_string (file, group, line_key, orrery_reveal_page_get_line (self->reveal_page, seat));
  save_phases (self, file, group, seat);
  g_key_file_set_string (file, group, roll_key, self->rolls[seat] != NULL ? self->rolls[seat] : "");
  if (self->own[seat].assignment != NULL)
    {
      g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
      g_autofree char *text = NULL;

      /* No line has the roll of a seat that enters it elsewhere. */
      if (self->rolls[seat] == NULL)
        g_array_append_vals (answers, self->own[seat].sides->data, self->own[seat].sides->len);
      g_array_append_vals (answers, self->own[seat].assignment->data, self->own[seat].assignment->len);
      text = orrery_answers_write (answers);
      g_key_file_set_string (file, group, own_key, text);
    }
  else
    g_key_file_remove_key (file, group, own_key, NULL);
}

static void
orrery_roll_round_save (OrreryRoundEntry *entry, GKeyFile *file, const char *group)
{
  OrreryRollRound *self = ORRERY_ROLL_ROUND (entry);

  if (self->record == NULL)
    return;
  for (guint i = 0; i < state_of (self)->n_seats; i++)
    save_seat (self, file, group, i);
  g_key_file_set_integer (file, group, "later", (int) self->later);
  g_key_file_set_integer (file, group, "spare",
                          orrery_reveal_page_get_lines (self->reveal_page)->selected[state_of (self)->n_seats]);
}

/* As it was kept before a roll was one line: the faces of each color. */
static char *
load_faces (OrreryRollRound *self, GKeyFile *file, const char *group, guint seat)
{
  g_autofree char *key = g_strdup_printf ("seat-%u-rolled", seat);
  g_auto (GStrv) faces = g_key_file_get_string_list (file, group, key, NULL, NULL);
  OrreryRolledLine line = { 0 };
  guint8 sides[ROLL_N_SIDES];
  guint bad;

  for (guint colour = 0; faces != NULL && faces[colour] != NULL && colour < ROLL_N_COLOURS; colour++)
    if (orrery_dice_line_rolled (faces[colour], colour, sides, &bad))
      for (guint side = 0; side < ROLL_N_SIDES; side++)
        for (guint i = 0; i < sides[side]; i++)
          orrery_rolled_line_add (&line, state_of (self), seat, colour, side);
  return orrery_rolled_line_write (&line, state_of (self), seat, computer_at (self, seat) != NULL);
}

/* Checks again that the rules accept it. */
static void
load_own (OrreryRollRound *self, guint seat, const char *text)
{
  g_autoptr (GArray) given = orrery_answers_read (text);
  OrreryExplained explained;
  OrreryRolledLine line;

  if (given->len > 0 && GAME_ANSWER_KIND (g_array_index (given, GameAnswer, 0)) == ROLL_DO_SHOW)
    {
      take_given (self, seat, given);
      g_clear_pointer (&self->rolls[seat], g_free);
      if (!fits (self, seat))
        drop_own (self, seat);
      return;
    }
  read_roll (self, seat, &line);
  if (computer_at (self, seat) == NULL && orrery_rolled_line_is_whole (&line, state_of (self), seat))
    {
      orrery_reveal_answer (state_of (self), seat, &line.revealed, &self->own[seat].sides, &self->own[seat].assignment,
                            &explained);
      return;
    }
  self->own[seat].sides = orrery_rolled_list_sides (&line.rolled);
  self->own[seat].assignment = g_steal_pointer (&given);
  if (!fits (self, seat))
    drop_own (self, seat);
}

static void
load_seat (OrreryRollRound *self, GKeyFile *file, const char *group, guint seat)
{
  g_autofree char *line_key = g_strdup_printf ("seat-%u", seat);
  g_autofree char *roll_key = g_strdup_printf ("seat-%u-roll", seat);
  g_autofree char *own_key = g_strdup_printf ("seat-%u-assigned", seat);
  g_autofree char *line = g_key_file_get_string (file, group, line_key, NULL);
  g_autofree char *text = g_key_file_get_string (file, group, own_key, NULL);

  if (line != NULL)
    orrery_reveal_page_set_line (self->reveal_page, seat, line);
  self->rolls[seat] = g_key_file_get_string (file, group, roll_key, NULL);
  if (self->rolls[seat] == NULL)
    self->rolls[seat] = load_faces (self, file, group, seat);
  if (text != NULL)
    load_own (self, seat, text);
}

/* The last thing before it asks. */
static void
orrery_roll_round_load (OrreryRoundEntry *entry, GKeyFile *file, const char *group)
{
  OrreryRollRound *self = ORRERY_ROLL_ROUND (entry);

  load_selected (self, file, group);
  for (guint i = 0; i < state_of (self)->n_seats; i++)
    load_seat (self, file, group, i);
  self->later = (guint) g_key_file_get_integer (file, group, "later", NULL);
  ask (self);
}

/* Others enter the roll of a computer player. */
static int
orrery_roll_round_get_seat (OrreryRoundEntry *entry)
{
  OrreryRollRound *self = ORRERY_ROLL_ROUND (entry);

  return self->entering >= 0 && computer_at (self, (guint) self->entering) == NULL ? self->entering : -1;
}

/* Before that, the page shows nothing that others do not know. */
static gboolean
orrery_roll_round_is_secret (OrreryRoundEntry *entry)
{
  const int seat = orrery_roll_round_get_seat (entry);

  return seat >= 0 && has_entered (ORRERY_ROLL_ROUND (entry), (guint) seat);
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
  ask (self);
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
  ask (ORRERY_ROLL_ROUND (entry));
}

static void
orrery_roll_round_set_compact (OrreryRoundEntry *entry, gboolean compact)
{
  orrery_reveal_page_set_compact (ORRERY_ROLL_ROUND (entry)->reveal_page, compact);
  orrery_rolled_page_set_compact (ORRERY_ROLL_ROUND (entry)->rolled_page, compact);
}

static void
orrery_roll_round_iface_init (OrreryRoundEntryInterface *iface)
{
  iface->begin = orrery_roll_round_begin;
  iface->forget = orrery_roll_round_forget;
  iface->load = orrery_roll_round_load;
  iface->save = orrery_roll_round_save;
  iface->get_seat = orrery_roll_round_get_seat;
  iface->is_secret = orrery_roll_round_is_secret;
  iface->tell_secret = orrery_roll_round_tell_secret;
  iface->tell_later = orrery_roll_round_tell_later;
  iface->enter_later = orrery_roll_round_enter_later;
  iface->get_decision = orrery_roll_round_get_decision;
  iface->decide = orrery_roll_round_decide;
  iface->go_back = orrery_roll_round_go_back;
  iface->answer = orrery_roll_round_answer;
  iface->wants = orrery_roll_round_wants;
  iface->set_compact = orrery_roll_round_set_compact;
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
