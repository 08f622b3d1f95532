/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-seat-line.h"

#include <glib/gi18n.h>

#include "games/roll/board/orrery-credit-track.h"
#include "games/roll/board/orrery-dice-row.h"
#include "games/roll/board/orrery-why.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/question/orrery-counter.h"

#define DIE 24

struct _OrrerySeatLine
{
  AdwBin parent_instance;

  gboolean compact;
  double zoom;
  gboolean has_state;
  RollState state;
  int seat;
  int score;
  GStrv names;
  GArray *answers; /* of GameAnswer, those about cup and Citizenry */

  GtkWidget *column;
  GtkWidget *box;
  GtkWidget *below;     /* narrow: where dice are picked */
  GtkWidget *below_row[2];
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *points;
  GtkWidget *wells;
  GtkWidget *cup_well;
  GtkWidget *citizenry_well;
  GtkWidget *cup_word;
  GtkWidget *cup_empty;
  GtkWidget *cup;
  GtkWidget *citizenry_word;
  GtkWidget *citizenry_empty;
  GtkWidget *citizenry;
  GtkWidget *counters; /* coin and chip, when narrow */
  GtkWidget *credits;
  GtkWidget *chips;
  GtkWidget *track_well;
  GtkWidget *track;
};

static void part_init (OrreryBoardPartInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OrrerySeatLine, orrery_seat_line, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_BOARD_PART, part_init))

/* --- Showing --- */

static void
update_dice (OrrerySeatLine *self)
{
  const RollSeat *p = &self->state.seats[self->seat];
  guint cup = roll_count_dice (p->dice[ROLL_CUP]);
  guint n_citizens = roll_count_dice (p->dice[ROLL_CITIZENRY]);
  gboolean many = self->compact && n_citizens > 2;
  g_autofree char *count = g_strdup_printf ("%u", cup);
  g_autofree char *citizens = g_strdup_printf ("%u", n_citizens);

  orrery_dice_row_set_dice (ORRERY_DICE_ROW (self->cup), p->dice[ROLL_CUP], 0);
  orrery_dice_row_set_dice (ORRERY_DICE_ROW (self->citizenry), p->dice[ROLL_CITIZENRY], 0);
  orrery_label_set (self->cup_empty, self->compact ? count : _("empty"));
  gtk_widget_set_visible (self->cup_empty, self->compact || cup == 0);
  gtk_widget_set_visible (self->cup, !self->compact && cup > 0);
  orrery_label_set (self->citizenry_empty, self->compact ? citizens : _("empty"));
  gtk_widget_set_visible (self->citizenry_empty, n_citizens == 0 || many);
  gtk_widget_set_visible (self->citizenry, n_citizens > 0 && !many);
  gtk_widget_set_visible (self->below, self->compact && self->answers->len > 0);
}

static void
update_score (OrrerySeatLine *self)
{
  const RollSeat *p = &self->state.seats[self->seat];
  g_autofree char *markup = NULL;
  GameScore score;

  roll_score (&self->state, &score);
  self->score = score.total[self->seat];
  if (self->compact || p->chips == 0)
    markup = g_strdup_printf (_("<b>%d VP</b> so far"), self->score);
  else
    markup = g_strdup_printf (_("<b>%d VP</b> so far · %d in chips"), self->score, p->chips);
  orrery_why_button_set_markup (ORRERY_WHY_BUTTON (self->points), markup);
  orrery_why_button_set_what (ORRERY_WHY_BUTTON (self->points), &self->state, self->seat,
                              ROLL_WHY_SCORE, ROLL_NONE, 0);
  orrery_counter_set_value (ORRERY_COUNTER (self->credits), p->credits);
  orrery_counter_set_value (ORRERY_COUNTER (self->chips), p->chips);
  orrery_credit_track_set_value (ORRERY_CREDIT_TRACK (self->track), p->credits);
}

static void
update_offer (OrrerySeatLine *self)
{
  guint colours[2] = { 0, 0 };

  for (guint i = 0; i < self->answers->len; i++)
    {
      GameAnswer answer = g_array_index (self->answers, GameAnswer, i);

      if (GAME_ANSWER_KIND (answer) == ROLL_DO_RECRUIT)
        colours[1] |= ROLL_BIT (GAME_ANSWER_A (answer));
      else
        colours[GAME_ANSWER_A (answer) == ROLL_CITIZENRY] |= ROLL_BIT (GAME_ANSWER_B (answer));
    }
  orrery_dice_row_set_offer (ORRERY_DICE_ROW (self->cup), colours[0], NULL);
  orrery_dice_row_set_offer (ORRERY_DICE_ROW (self->citizenry), colours[1], NULL);
  for (guint i = 0; i < 2; i++)
    {
      const RollSeat *p = &self->state.seats[self->seat];
      OrreryDiceRow *row = ORRERY_DICE_ROW (self->below_row[i]);

      gtk_widget_set_visible (gtk_widget_get_parent (self->below_row[i]), colours[i] != 0);
      orrery_dice_row_set_dice (row, p->dice[i == 0 ? ROLL_CUP : ROLL_CITIZENRY], 0);
      orrery_dice_row_set_offer (row, colours[i], NULL);
    }
}

static void
update (OrrerySeatLine *self)
{
  const char *name = "";

  if (!self->has_state)
    return;
  if (self->names && (guint) self->seat < g_strv_length (self->names))
    name = self->names[self->seat];
  orrery_seat_mark_set (ORRERY_SEAT_MARK (self->mark), self->seat, name);
  orrery_label_set (self->name, name);
  update_dice (self);
  update_score (self);
  update_offer (self);
}

/* --- As a part --- */

static void
orrery_seat_line_set_state (OrreryBoardPart *part, const RollState *state, int seat)
{
  OrrerySeatLine *self = ORRERY_SEAT_LINE (part);

  self->has_state = TRUE;
  self->state = *state;
  self->seat = seat;
  g_array_set_size (self->answers, 0);
  update (self);
}

static void
orrery_seat_line_set_names (OrreryBoardPart *part, const char *const *names)
{
  OrrerySeatLine *self = ORRERY_SEAT_LINE (part);

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  update (self);
}

static void
orrery_seat_line_set_answers (OrreryBoardPart *part, const GameAnswer *answers, gsize n)
{
  OrrerySeatLine *self = ORRERY_SEAT_LINE (part);

  g_array_set_size (self->answers, 0);
  for (gsize i = 0; i < n; i++)
    {
      guint8 kind = GAME_ANSWER_KIND (answers[i]), place = GAME_ANSWER_A (answers[i]);

      if (kind == ROLL_DO_RECRUIT
          || (kind == ROLL_DO_REMOVE && (place == ROLL_CUP || place == ROLL_CITIZENRY)))
        g_array_append_val (self->answers, answers[i]);
    }
  update (self);
}

static void
give (OrrerySeatLine *self, guint place, guint colour, GtkWidget *at)
{
  g_autoptr (GArray) about = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  for (guint i = 0; i < self->answers->len; i++)
    {
      GameAnswer answer = g_array_index (self->answers, GameAnswer, i);
      gboolean recruit = GAME_ANSWER_KIND (answer) == ROLL_DO_RECRUIT;

      if (recruit ? place == ROLL_CITIZENRY && GAME_ANSWER_A (answer) == colour
                  : GAME_ANSWER_A (answer) == place && GAME_ANSWER_B (answer) == colour)
        g_array_append_val (about, answer);
    }
  orrery_board_part_give (ORRERY_BOARD_PART (self), (const GameAnswer *) about->data, about->len,
                          at);
}

static void
on_cup_cb (OrrerySeatLine *self, guint colour, GtkWidget *die)
{
  give (self, ROLL_CUP, colour, die);
}

static void
on_citizenry_cb (OrrerySeatLine *self, guint colour, GtkWidget *die)
{
  give (self, ROLL_CITIZENRY, colour, die);
}

GtkWidget *
orrery_seat_line_get_part (OrrerySeatLine *self, OrreryLinePart part)
{
  g_return_val_if_fail (ORRERY_IS_SEAT_LINE (self), NULL);

  switch (part)
    {
    case ORRERY_LINE_CUP:
      return self->cup_well;
    case ORRERY_LINE_CITIZENRY:
      return self->citizenry_well;
    case ORRERY_LINE_CREDITS:
      return self->track_well;
    case ORRERY_LINE_POINTS:
    default:
      return self->points;
    }
}

void
orrery_seat_line_get_drawn (OrrerySeatLine *self, OrreryDrawnLine *drawn)
{
  g_return_if_fail (ORRERY_IS_SEAT_LINE (self));

  orrery_dice_row_get_dice (ORRERY_DICE_ROW (self->cup), drawn->cup);
  orrery_dice_row_get_dice (ORRERY_DICE_ROW (self->citizenry), drawn->citizenry);
  drawn->credits = orrery_credit_track_get_value (ORRERY_CREDIT_TRACK (self->track));
  drawn->chips = orrery_counter_get_value (ORRERY_COUNTER (self->chips));
  drawn->score = self->score;
}

void
orrery_seat_line_set_tight (OrrerySeatLine *self, gboolean tight)
{
  g_return_if_fail (ORRERY_IS_SEAT_LINE (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box), tight ? GTK_ORIENTATION_VERTICAL
                                                                    : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (self->box), tight ? 6 : 12);
}

void
orrery_seat_line_set_compact (OrrerySeatLine *self, gboolean compact)
{
  g_return_if_fail (ORRERY_IS_SEAT_LINE (self));

  self->compact = compact;
  gtk_widget_set_visible (self->track_well, !compact);
  gtk_widget_set_visible (self->counters, compact);
  /* Narrow: everything in one well. */
  orrery_toggle_class (self->wells, "orrery-well", compact);
  orrery_toggle_class (self->cup_well, "orrery-well", !compact);
  orrery_toggle_class (self->citizenry_well, "orrery-well", !compact);
  orrery_toggle_class (self->wells, "compact", compact);
  gtk_box_set_spacing (GTK_BOX (self->wells), compact ? 8 : 12);
  gtk_box_set_spacing (GTK_BOX (self->cup_well), compact ? 4 : 8);
  gtk_box_set_spacing (GTK_BOX (self->citizenry_well), compact ? 4 : 8);
  gtk_widget_set_halign (self->wells, compact ? GTK_ALIGN_END : GTK_ALIGN_FILL);
  gtk_widget_set_hexpand (self->wells, compact);
  gtk_widget_set_visible (self->cup_word, !compact);
  gtk_widget_set_visible (self->citizenry_word, !compact);
  orrery_dice_row_set_size (ORRERY_DICE_ROW (self->cup), compact ? 20 : DIE * self->zoom);
  orrery_dice_row_set_size (ORRERY_DICE_ROW (self->citizenry), compact ? 18 : DIE * self->zoom);
  orrery_dice_row_set_most (ORRERY_DICE_ROW (self->citizenry), compact ? 3 : 6);
  update (self);
}

static void
orrery_seat_line_set_zoom (OrreryBoardPart *part, double zoom)
{
  OrrerySeatLine *self = ORRERY_SEAT_LINE (part);

  self->zoom = zoom;
  orrery_credit_track_set_zoom (ORRERY_CREDIT_TRACK (self->track), zoom);
  if (self->compact)
    return;
  orrery_dice_row_set_size (ORRERY_DICE_ROW (self->cup), DIE * zoom);
  orrery_dice_row_set_size (ORRERY_DICE_ROW (self->citizenry), DIE * zoom);
}

/* --- Building --- */

static GtkWidget *
build_person (OrrerySeatLine *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->mark = orrery_seat_mark_new (34);
  self->name = orrery_label_new ("title-4", 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  self->points = orrery_why_button_new ();
  gtk_widget_add_css_class (self->points, "caption");
  gtk_box_append (GTK_BOX (lines), self->name);
  gtk_box_append (GTK_BOX (lines), self->points);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), self->mark);
  gtk_box_append (GTK_BOX (box), lines);
  return box;
}

static GtkWidget *
build_place (OrrerySymbolId symbol, const char *word, guint place, GtkWidget **word_label,
             GtkWidget **empty, GtkWidget **row)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *sign = orrery_symbol_new (symbol, 22);

  orrery_symbol_set_label (ORRERY_SYMBOL (sign), word);
  *word_label = orrery_label_new ("heading", 0);
  gtk_label_set_text (GTK_LABEL (*word_label), word);
  *empty = orrery_label_new ("dim-label orrery-number", 0);
  *row = orrery_dice_row_new (place, DIE, GTK_ORIENTATION_HORIZONTAL);
  orrery_dice_row_set_most (ORRERY_DICE_ROW (*row), 6);
  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), *word_label);
  gtk_box_append (GTK_BOX (box), *empty);
  gtk_box_append (GTK_BOX (box), *row);
  gtk_widget_add_css_class (box, "orrery-well");
  return box;
}

static GtkWidget *
build_counters (OrrerySeatLine *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->credits = orrery_counter_new (ORRERY_COUNTER_CREDITS, 0, 18);
  self->chips = orrery_counter_new (ORRERY_COUNTER_CHIPS, 0, 18);
  gtk_box_append (GTK_BOX (box), self->credits);
  gtk_box_append (GTK_BOX (box), self->chips);
  gtk_widget_set_visible (box, FALSE);
  return box;
}

static GtkWidget *
build_track (OrrerySeatLine *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *word = orrery_label_new ("heading", 0);
  GtkWidget *coin = orrery_token_new (&orrery_picture_coin, 26);

  gtk_label_set_text (GTK_LABEL (word), _("Credits"));
  self->track = orrery_credit_track_new ();
  gtk_box_append (GTK_BOX (box), coin);
  gtk_box_append (GTK_BOX (box), word);
  gtk_box_append (GTK_BOX (box), self->track);
  gtk_widget_add_css_class (box, "orrery-well");
  return box;
}

static void
build_below (OrrerySeatLine *self)
{
  self->below = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

      self->below_row[i] = orrery_dice_row_new (i == 0 ? ROLL_CUP : ROLL_CITIZENRY, 24,
                                                GTK_ORIENTATION_HORIZONTAL);
      orrery_dice_row_set_most (ORRERY_DICE_ROW (self->below_row[i]), 0);
      gtk_box_append (GTK_BOX (line), orrery_symbol_new (i == 0 ? ORRERY_SYMBOL_CUP
                                                                : ORRERY_SYMBOL_CITIZENRY, 20));
      gtk_box_append (GTK_BOX (line), self->below_row[i]);
      gtk_box_append (GTK_BOX (self->below), line);
      g_signal_connect_object (self->below_row[i], "picked",
                               i == 0 ? G_CALLBACK (on_cup_cb) : G_CALLBACK (on_citizenry_cb),
                               self, G_CONNECT_SWAPPED);
    }
  gtk_widget_set_visible (self->below, FALSE);
}

GtkWidget *
orrery_seat_line_new (void)
{
  return g_object_new (ORRERY_TYPE_SEAT_LINE, NULL);
}

static void
orrery_seat_line_finalize (GObject *object)
{
  OrrerySeatLine *self = ORRERY_SEAT_LINE (object);

  g_strfreev (self->names);
  g_array_unref (self->answers);
  G_OBJECT_CLASS (orrery_seat_line_parent_class)->finalize (object);
}

static void
part_init (OrreryBoardPartInterface *iface)
{
  iface->set_state = orrery_seat_line_set_state;
  iface->set_answers = orrery_seat_line_set_answers;
  iface->set_names = orrery_seat_line_set_names;
  iface->set_zoom = orrery_seat_line_set_zoom;
}

static void
orrery_seat_line_class_init (OrrerySeatLineClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = orrery_seat_line_finalize;
  gtk_widget_class_set_css_name (widget_class, "orrery-seat-line");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
orrery_seat_line_init (OrrerySeatLine *self)
{
  GtkWidget *person;

  orrery_style_sheet_ensure ();
  self->zoom = 1;
  self->answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  person = build_person (self);
  self->counters = build_counters (self);
  self->cup_well = build_place (ORRERY_SYMBOL_CUP, _("Cup"), ROLL_CUP, &self->cup_word,
                                &self->cup_empty, &self->cup);
  self->citizenry_well = build_place (ORRERY_SYMBOL_CITIZENRY, _("Citizenry"), ROLL_CITIZENRY,
                                      &self->citizenry_word, &self->citizenry_empty,
                                      &self->citizenry);
  self->track_well = build_track (self);
  g_signal_connect_object (self->cup, "picked", G_CALLBACK (on_cup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->citizenry, "picked", G_CALLBACK (on_citizenry_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), person);
  self->wells = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_append (GTK_BOX (self->wells), self->counters);
  gtk_box_append (GTK_BOX (self->wells), self->cup_well);
  gtk_box_append (GTK_BOX (self->wells), self->citizenry_well);
  gtk_box_append (GTK_BOX (self->box), self->wells);
  gtk_box_append (GTK_BOX (self->box), self->track_well);
  build_below (self);
  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self->column), self->box);
  gtk_box_append (GTK_BOX (self->column), self->below);
  adw_bin_set_child (ADW_BIN (self), self->column);
}
