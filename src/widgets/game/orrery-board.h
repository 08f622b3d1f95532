/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryBoard: the board of a game. Each game derives its own (OrreryGameUi.new_board).
 *
 * A board gets a state that is already its viewer's view. It never plays: it gets the offered answers, marks
 * their pieces, and reports what was picked.
 *
 * Property: compact: everything is small, as on a phone.
 *
 * Signals:
 *   answer (guint answer): one offered answer was given, by click, drag or key
 *   several (GArray *answers of GameAnswer, GtkWidget *at): a piece was picked that more than one
 *     answer is about
 *   question-changed (): orrery_board_get_question() returns something else
 *   refused (const char *text): why something cannot be done
 *   news (const char *text): something that nobody should miss
 *
 * Pieces activate ORRERY_ACTION_LOOK_UP (s) with the id of an entry of the catalog. */
#pragma once

#include "assist/orrery-decision.h"
#include "widgets/motion/orrery-flight.h"

#define ORRERY_ACTION_LOOK_UP "table.look-up"

#define ORRERY_TYPE_BOARD (orrery_board_get_type ())
G_DECLARE_DERIVABLE_TYPE (OrreryBoard, orrery_board, ORRERY, BOARD, GtkWidget)

/* What a large question leaves visible of a board. */
typedef enum
{
  ORRERY_DENSITY_WHOLE,
  ORRERY_DENSITY_FLAT,  /* pieces under construction are low */
  ORRERY_DENSITY_TIGHT, /* also, the other seats are small */
  ORRERY_DENSITY_PLAIN, /* also, pieces can lose their words */
  ORRERY_DENSITY_DENSE, /* also, only the part that the question is about is left */
  ORRERY_DENSITY_ALONE, /* also, the other seats are hidden */
} OrreryDensity;

/* An answer that was given before and cannot be given again; it stays in the list, ticked. */
typedef struct
{
  char *text;            /* in two lines */
  char *label;           /* read aloud */
  GdkPaintable *picture; /* of its piece */
  GdkPaintable *icons;   /* as in OrreryOffer */
} OrreryGiven;

/* A question to a person, in words. */
typedef struct
{
  char *text;
  char *advice;          /* NULL: none */
  GdkPaintable *picture; /* of the piece that it is about; NULL: none */
  gboolean has_piece;    /* a piece is in hand, and Escape drops it */
  gboolean on_board;     /* the pieces of the board offer all answers about pieces */
  GArray *given;         /* of OrreryGiven; NULL: none */
  GtkWidget *offers;     /* floating: offers the answers in the bar in its own way; NULL: they are listed there */
} OrreryQuestion;

/* An empty array for `given`. */
GArray *orrery_given_new (void);

void orrery_question_clear (OrreryQuestion *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (OrreryQuestion, orrery_question_clear)

/* A page that everybody should see before the game continues. */
typedef struct
{
  GtkWidget *page; /* floating: covers the board; starts again whenever it is mapped */
  char *text;
  char *advice;    /* NULL: none */
  char *go_on;     /* the label of the button */
} OrreryMoment;

void orrery_moment_clear (OrreryMoment *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (OrreryMoment, orrery_moment_clear)

struct _OrreryBoardClass
{
  GtkWidgetClass parent_class;

  void       (*set_names)    (OrreryBoard       *self,
                              const char *const *names);
  void       (*show)         (OrreryBoard       *self,
                              const void        *state,
                              int                seat);
  void       (*show_players) (OrreryBoard       *self,
                              const void        *truth,
                              guint              computers,
                              gboolean           is_live);
  void       (*set_answers)  (OrreryBoard       *self,
                              const GameAnswer  *answers,
                              gsize              n);
  void       (*set_decision) (OrreryBoard       *self,
                              OrreryDecision    *decision,
                              gboolean           is_new);
  void       (*get_question) (OrreryBoard       *self,
                              OrreryDecision    *decision,
                              const char        *name,
                              OrreryQuestion    *question);
  GtkWidget *(*get_part)     (OrreryBoard       *self,
                              const void        *state);
  void       (*set_room)     (OrreryBoard       *self,
                              int                height,
                              double             zoom);
  void       (*set_dense)    (OrreryBoard       *self,
                              OrreryDensity      dense);
  /* Called for all events, whether pieces move or not. Optional. */
  void       (*note)         (OrreryBoard       *self,
                              const GameEvents  *events);
  void       (*fly)          (OrreryBoard       *self,
                              OrreryFlight      *flight,
                              const GameEvents  *events);
  /* The part or piece that a word of a lesson means; NULL: none. Optional for games without a lesson. */
  GtkWidget *(*find)         (OrreryBoard       *self,
                              const char        *word);
  gboolean   (*get_moment)   (OrreryBoard       *self,
                              OrreryRecord      *record,
                              const GameEvents  *events,
                              OrreryMoment      *moment);
  GtkWidget *(*get_close_up) (OrreryBoard       *self);
};

/* By seat, NULL at the end. */
void       orrery_board_set_names    (OrreryBoard *self, const char *const *names);
/* `state` is the view; `seat` is in front. The offered answers are dropped when the state changes. */
void       orrery_board_show         (OrreryBoard *self, const void *state, int seat);
/* The public status of the others: who is ready, who is thinking. `truth` is the whole state, `computers` a
 * mask of seats; `is_live` unless a moment of the past is shown. */
void       orrery_board_show_players (OrreryBoard *self, const void *truth, guint computers,
                                      gboolean is_live);
void       orrery_board_set_answers  (OrreryBoard *self, const GameAnswer *answers, gsize n);
/* Offers possible changes, or nothing; changes go into the decision itself or are emitted as "answer".
 * `is_new`: its roll has not been animated yet. Call it again after the decision has changed, after
 * orrery_board_show(). */
void       orrery_board_set_decision (OrreryBoard *self, OrreryDecision *decision, gboolean is_new);
/* Fills in an empty question. `name` is the person who is asked. */
void       orrery_board_get_question (OrreryBoard *self, OrreryDecision *decision, const char *name,
                                      OrreryQuestion *question);
/* The part that the question of `state` is about, to scroll to; NULL: none. */
GtkWidget *orrery_board_get_part     (OrreryBoard *self, const void *state);
/* Animates pieces of the seat in front. Call it before the events are shown: changes are laid out in the next
 * frame. */
void       orrery_board_fly          (OrreryBoard *self, OrreryFlight *flight,
                                      const GameEvents *events);

/* Highlights parts and pieces, by the words of a lesson (OrreryStep.shows), until the next call; NULL: none. */
void       orrery_board_point_out    (OrreryBoard *self, const char *const *what);
/* The highlighted widgets, to scroll to; NULL: none. */
GPtrArray *orrery_board_get_pointed  (OrreryBoard       *self);
/* For boards: the pieces may have been replaced. */
void       orrery_board_point_again  (OrreryBoard       *self);
/* Fills in an empty moment if the last answer of the record, which had these events, caused one. Optional. */
gboolean   orrery_board_get_moment   (OrreryBoard *self, OrreryRecord *record,
                                      const GameEvents *events, OrreryMoment *moment);

/* Shows a piece large, with the number that the question is about; for the pane, above the log. NULL: none. */
GtkWidget *orrery_board_get_close_up (OrreryBoard       *self);

/* The height that the board and the question share, by which pieces are scaled, and the user's own zoom. Optional. */
void       orrery_board_set_room     (OrreryBoard *self, int height, double zoom);
/* The question needs much of the window: the board shows only what matters, so that nothing scrolls. Optional. */
void       orrery_board_set_dense    (OrreryBoard *self, OrreryDensity dense);

gboolean   orrery_board_get_compact  (OrreryBoard       *self);
/* For boards. */
void       orrery_board_set_compact  (OrreryBoard *self, gboolean compact);
