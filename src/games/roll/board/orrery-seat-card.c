/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-seat-card.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/roll/board/orrery-construction.h"
#include "games/roll/board/orrery-dice-row.h"
#include "games/roll/board/orrery-glance.h"
#include "games/roll/board/orrery-phase-strip.h"
#include "games/roll/board/orrery-seat-line.h"
#include "games/roll/board/orrery-tableau.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-info-popover.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/layout/orrery-whole.h"
#include "widgets/question/orrery-counter.h"

struct _OrrerySeatCard
{
  GtkWidget parent_instance;

  gboolean compact;
  gboolean has_dice; /* also if compact */
  double zoom;
  gboolean computer;
  OrrerySeatStatus status;
  char *deed;
  gboolean has_state;
  RollState state;
  int seat;
  int score;
  gboolean odd; /* changes with what the seat has */
  GStrv names;

  GtkWidget *button;
  GtkWidget *box;
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *check; /* compact: ready */
  GtkWidget *status_label;
  GtkWidget *score_label;
  GtkWidget *credits;
  GtkWidget *chips;
  GtkWidget *cup;
  GtkWidget *squares;
  GtkWidget *glance;
  GtkWidget *popover;
  GtkWidget *strip; /* in it, while there are dice on it */
  GtkWidget *rows[2]; /* in it: dice in the cup and in the Citizenry */
  GPtrArray *details; /* of OrreryBoardPart, in the popover */
};

static void part_init (OrreryBoardPartInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OrrerySeatCard, orrery_seat_card, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_BOARD_PART, part_init))

/* --- Words --- */

static const char *
name_of (OrrerySeatCard *self)
{
  return self->names && (guint) self->seat < g_strv_length (self->names) ? self->names[self->seat]
                                                                         : "";
}

static const char *
status_text (OrrerySeatCard *self)
{
  switch (self->status)
    {
    case ORRERY_SEAT_ASSIGNING:
      return self->computer ? _("Computer · assigning…") : _("Assigning…");
    case ORRERY_SEAT_READY:
      return self->computer ? _("Computer · ready ✓") : _("Ready ✓");
    case ORRERY_SEAT_WON:
      return _("Winner");
    case ORRERY_SEAT_ACTING:
    case ORRERY_SEAT_WAITING:
    default:
      if (*self->deed != '\0')
        return self->deed;
      return self->computer ? _("Computer") : "";
    }
}

static void
append_dice (GString *text, const RollSeat *p, guint place)
{
  g_autofree char *dice = orrery_dice_spoken (p->dice[place]);
  g_autofree char *where = orrery_place_spoken (place);

  if (*dice)
    g_string_append_printf (text, " %s: %s.", where, dice);
}

static void
append_stack (GString *text, const RollState *state, int seat, RollKind kind)
{
  const RollSeat *p = &state->seats[seat];
  guint8 top = p->n_stack[kind] > 0 ? roll_stack_at (p, kind, 0) : ROLL_NONE;

  if (top == ROLL_NONE)
    return;
  g_string_append_printf (text, " %s: ", kind == ROLL_WORLD ? _("Settling") : _("Developing"));
  if (top < ROLL_N_FACES)
    g_string_append_printf (text, _("%s, %d of %d dice"), roll_faces[top].name,
                            roll_count_dice (p->dice[ROLL_ZONE + kind]), roll_cost (state, seat, top));
  g_string_append_printf (text, "; ");
  g_string_append_printf (text, _("%d in stack"), p->n_stack[kind]);
  g_string_append_c (text, '.');
}

char *
orrery_seat_card_dup_summary (OrrerySeatCard *self)
{
  const RollSeat *p = &self->state.seats[self->seat];
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (ORRERY_IS_SEAT_CARD (self), NULL);

  if (!self->has_state)
    return g_string_free (text, FALSE);
  g_string_append_printf (text, "%s. %s%s", name_of (self), status_text (self),
                          *status_text (self) ? ". " : "");
  g_string_append_printf (text, _("%d VP so far, %d in chips, $%d. %d of %d tiles:"), self->score,
                          p->chips, p->credits, roll_squares (&self->state, self->seat),
                          ROLL_END_SQUARES);
  for (guint i = 0; i < p->n_tableau; i++)
    g_string_append_printf (text, "%s%s%s", i > 0 ? ", " : " ", roll_faces[p->tableau[i]].name,
                            p->goods[i] ? _(" (good)") : "");
  g_string_append_c (text, '.');
  for (guint place = 0; place < ROLL_N_PLACES; place++)
    append_dice (text, p, place);
  append_stack (text, &self->state, self->seat, ROLL_DEVELOPMENT);
  append_stack (text, &self->state, self->seat, ROLL_WORLD);
  return g_string_free (text, FALSE);
}

/* --- Showing --- */

static void
update_numbers (OrrerySeatCard *self)
{
  const RollSeat *p = &self->state.seats[self->seat];
  int squares = roll_squares (&self->state, self->seat);
  g_autofree char *cup = g_strdup_printf ("%d", roll_count_dice (p->dice[ROLL_CUP]));
  g_autofree char *count = g_strdup_printf ("%d/%d", squares, ROLL_END_SQUARES);
  g_autofree char *score = NULL;
  GameScore all;

  roll_score (&self->state, &all);
  self->score = all.total[self->seat];
  score = self->compact ? g_strdup_printf ("%d", self->score)
                        : g_strdup_printf (_("%d <span size='small'>VP</span>"), self->score);
  orrery_label_set_markup (self->score_label, score);
  orrery_counter_set_value (ORRERY_COUNTER (self->credits), p->credits);
  orrery_counter_set_value (ORRERY_COUNTER (self->chips), p->chips);
  if (self->cup)
    orrery_label_set (self->cup, cup);
  if (self->squares)
    {
      orrery_label_set (self->squares, count);
      orrery_toggle_class (self->squares, "orrery-odd", squares >= ROLL_END_SQUARES - 2);
      orrery_toggle_class (self->squares, "dim-label", squares < ROLL_END_SQUARES - 2);
    }
}

static void
update_status (OrrerySeatCard *self)
{
  gboolean ready = self->status == ORRERY_SEAT_READY;
  gboolean good = ready || self->status == ORRERY_SEAT_WON;

  if (self->check)
    gtk_widget_set_visible (self->check, ready);
  if (!self->status_label)
    return;
  orrery_label_set (self->status_label, status_text (self));
  orrery_toggle_class (self->status_label, "orrery-good", good);
  orrery_toggle_class (self->status_label, "dim-label", !good);
}

static gboolean
has_dice_on_strip (OrrerySeatCard *self)
{
  int n = 0;

  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    n += roll_count_dice (self->state.seats[self->seat].dice[ROLL_COLUMN + phase]);
  return n > 0;
}

static void
update_details (OrrerySeatCard *self)
{
  for (guint i = 0; self->details && i < self->details->len; i++)
    {
      OrreryBoardPart *part = self->details->pdata[i];

      orrery_board_part_set_names (part, (const char *const *) self->names);
      orrery_board_part_set_state (part, &self->state, self->seat);
    }
  if (!self->details)
    return;
  for (guint place = ROLL_CUP; place <= ROLL_CITIZENRY; place++)
    {
      const guint8 *dice = self->state.seats[self->seat].dice[place];

      orrery_dice_row_set_dice (ORRERY_DICE_ROW (self->rows[place]), dice, 0);
      gtk_widget_set_visible (gtk_widget_get_parent (self->rows[place]), roll_count_dice (dice) > 0);
    }
  gtk_widget_set_visible (self->strip,
                          self->state.step == ROLL_STEP_PHASES && has_dice_on_strip (self));
}

static void
update (OrrerySeatCard *self)
{
  g_autofree char *summary = NULL;

  if (!self->has_state)
    return;
  orrery_seat_mark_set (ORRERY_SEAT_MARK (self->mark), self->seat, name_of (self));
  orrery_label_set (self->name, name_of (self));
  update_numbers (self);
  update_status (self);
  orrery_glance_set_state (ORRERY_GLANCE (self->glance), &self->state, self->seat);
  gtk_widget_set_visible (self->glance, !self->compact || (self->has_dice && self->state.step == ROLL_STEP_PHASES));
  update_details (self);
  summary = orrery_seat_card_dup_summary (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  summary, -1);
}

/* --- As a part --- */

static void
orrery_seat_card_set_state (OrreryBoardPart *part, const RollState *state, int seat)
{
  OrrerySeatCard *self = ORRERY_SEAT_CARD (part);

  if (self->has_state && self->seat == seat && memcmp (&self->state, state, sizeof *state) == 0)
    return;
  if (memcmp (&self->state.seats[seat], &state->seats[seat], sizeof *state->seats) != 0)
    self->odd = !self->odd;
  self->has_state = TRUE;
  self->state = *state;
  self->seat = seat;
  update (self);
}

static void
orrery_seat_card_set_names (OrreryBoardPart *part, const char *const *names)
{
  OrrerySeatCard *self = ORRERY_SEAT_CARD (part);

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  update (self);
}

void
orrery_seat_card_set_status (OrrerySeatCard *self, OrrerySeatStatus status, const char *deed)
{
  g_return_if_fail (ORRERY_IS_SEAT_CARD (self));

  if (self->status == status && g_str_equal (self->deed, deed))
    return;
  self->status = status;
  g_free (self->deed);
  self->deed = g_strdup (deed);
  update (self);
}

void
orrery_seat_card_set_computer (OrrerySeatCard *self, gboolean computer)
{
  g_return_if_fail (ORRERY_IS_SEAT_CARD (self));

  if (self->computer == computer)
    return;
  self->computer = computer;
  update (self);
}

static void
orrery_seat_card_set_zoom (OrreryBoardPart *part, double zoom)
{
  OrrerySeatCard *self = ORRERY_SEAT_CARD (part);

  self->zoom = zoom;
  if (!self->compact)
    orrery_glance_set_zoom (ORRERY_GLANCE (self->glance), zoom);
}

/* --- The popover with everything that is public --- */

static void
add_detail (OrrerySeatCard *self, GtkWidget *box, GtkWidget *part)
{
  gtk_box_append (GTK_BOX (box), part);
  g_ptr_array_add (self->details, part);
}

static GtkWidget *
build_dice (OrrerySeatCard *self, guint place)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *sign = orrery_symbol_new (place == ROLL_CUP ? ORRERY_SYMBOL_CUP
                                                         : ORRERY_SYMBOL_CITIZENRY, 18);

  orrery_symbol_set_label (ORRERY_SYMBOL (sign), place == ROLL_CUP ? _("Cup") : _("Citizenry"));
  self->rows[place] = orrery_dice_row_new (place, 20, GTK_ORIENTATION_HORIZONTAL);
  orrery_dice_row_set_line (ORRERY_DICE_ROW (self->rows[place]), 0, 4);
  orrery_dice_row_set_most (ORRERY_DICE_ROW (self->rows[place]), 10);
  gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), self->rows[place]);
  return box;
}

static void
build_popover (OrrerySeatCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *line = orrery_seat_line_new (), *tableau = orrery_tableau_new ();
  GtkWidget *construction = orrery_construction_new ();

  self->details = g_ptr_array_new ();
  orrery_seat_line_set_compact (ORRERY_SEAT_LINE (line), TRUE);
  orrery_tableau_set_compact (ORRERY_TABLEAU (tableau), TRUE);
  orrery_construction_set_compact (ORRERY_CONSTRUCTION (construction), TRUE);
  self->strip = orrery_phase_strip_new ();
  add_detail (self, box, line);
  gtk_box_append (GTK_BOX (box), build_dice (self, ROLL_CUP));
  gtk_box_append (GTK_BOX (box), build_dice (self, ROLL_CITIZENRY));
  add_detail (self, box, self->strip);
  add_detail (self, box, construction);
  add_detail (self, box, tableau);
  gtk_widget_set_size_request (box, 340, -1);
  self->popover = orrery_info_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (self->popover), box);
  gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
}

static void
on_clicked_cb (OrrerySeatCard *self)
{
  if (!self->has_state)
    return;
  if (!self->popover)
    build_popover (self);
  update_details (self);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

/* --- Building --- */

static GtkWidget *
build_counts (OrrerySeatCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, self->compact ? 4 : 6);

  self->credits = orrery_counter_new (ORRERY_COUNTER_CREDITS, 0, self->compact ? 14 : 18);
  self->chips = orrery_counter_new (ORRERY_COUNTER_CHIPS, 0, self->compact ? 14 : 18);
  gtk_box_append (GTK_BOX (box), self->credits);
  gtk_box_append (GTK_BOX (box), self->chips);
  if (self->compact)
    {
      self->squares = orrery_label_new ("caption dim-label orrery-number", 1);
      gtk_widget_set_hexpand (self->squares, TRUE);
      gtk_widget_set_halign (self->squares, GTK_ALIGN_END);
      gtk_box_append (GTK_BOX (box), self->squares);
      return box;
    }
  self->cup = orrery_label_new ("orrery-number", 0);
  gtk_box_append (GTK_BOX (box), orrery_symbol_new (ORRERY_SYMBOL_CUP, 18));
  gtk_box_append (GTK_BOX (box), self->cup);
  return box;
}

static GtkWidget *
build_compact (OrrerySeatCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *first = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  self->check = orrery_symbol_new (ORRERY_SYMBOL_CHECK, 12);
  gtk_widget_add_css_class (self->check, "orrery-good");
  gtk_box_append (GTK_BOX (first), self->mark);
  gtk_box_append (GTK_BOX (first), self->name);
  gtk_box_append (GTK_BOX (first), self->check);
  gtk_box_append (GTK_BOX (first), self->score_label);
  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), build_counts (self));
  self->glance = orrery_glance_new ();
  orrery_glance_set_brief (ORRERY_GLANCE (self->glance), TRUE);
  gtk_box_append (GTK_BOX (box), self->glance);
  return box;
}

/* There is room for the status below the name and the counters. */
static GtkWidget *
build_wide (OrrerySeatCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8), *grid = gtk_grid_new ();

  self->status_label = orrery_label_new ("caption dim-label", 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->status_label), PANGO_ELLIPSIZE_END);
  self->glance = orrery_glance_new ();
  orrery_glance_set_zoom (ORRERY_GLANCE (self->glance), self->zoom);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_grid_attach (GTK_GRID (grid), self->mark, 0, 0, 1, 2);
  gtk_grid_attach (GTK_GRID (grid), self->name, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), build_counts (self), 2, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), self->status_label, 1, 1, 2, 1);
  gtk_grid_attach (GTK_GRID (grid), self->score_label, 3, 0, 1, 2);
  gtk_box_append (GTK_BOX (box), grid);
  gtk_box_append (GTK_BOX (box), self->glance);
  return box;
}

static void
build (OrrerySeatCard *self)
{
  self->mark = orrery_seat_mark_new (self->compact ? 20 : 28);
  self->name = orrery_label_new ("heading", 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (self->name, TRUE);
  self->score_label = orrery_label_new (self->compact ? "heading orrery-number"
                                                      : "title-4 orrery-number", 1);
  self->box = self->compact ? build_compact (self) : build_wide (self);
  gtk_button_set_child (GTK_BUTTON (self->button), self->box);
}

void
orrery_seat_card_set_compact (OrrerySeatCard *self, gboolean compact)
{
  g_return_if_fail (ORRERY_IS_SEAT_CARD (self));

  if (self->compact == compact)
    return;
  self->compact = compact;
  self->check = self->status_label = self->cup = self->squares = NULL;
  orrery_toggle_class (self->button, "compact", compact);
  build (self);
  update (self);
}

void
orrery_seat_card_set_has_dice (OrrerySeatCard *self, gboolean has_dice)
{
  g_return_if_fail (ORRERY_IS_SEAT_CARD (self));

  if (self->has_dice == has_dice)
    return;
  self->has_dice = has_dice;
  update (self);
}

GtkWidget *
orrery_seat_card_new (void)
{
  return g_object_new (ORRERY_TYPE_SEAT_CARD, NULL);
}

static void
orrery_seat_card_dispose (GObject *object)
{
  OrrerySeatCard *self = ORRERY_SEAT_CARD (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&self->details, g_ptr_array_unref);
  g_clear_pointer (&self->button, gtk_widget_unparent);
  G_OBJECT_CLASS (orrery_seat_card_parent_class)->dispose (object);
}

static void
orrery_seat_card_finalize (GObject *object)
{
  OrrerySeatCard *self = ORRERY_SEAT_CARD (object);

  g_free (self->deed);
  g_strfreev (self->names);
  G_OBJECT_CLASS (orrery_seat_card_parent_class)->finalize (object);
}

static void
part_init (OrreryBoardPartInterface *iface)
{
  iface->set_state = orrery_seat_card_set_state;
  iface->set_names = orrery_seat_card_set_names;
  iface->set_zoom = orrery_seat_card_set_zoom;
}

static void
orrery_seat_card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  orrery_whole_push (widget, snapshot, ORRERY_SEAT_CARD (widget)->odd);
  GTK_WIDGET_CLASS (orrery_seat_card_parent_class)->snapshot (widget, snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
orrery_seat_card_class_init (OrrerySeatCardClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = orrery_seat_card_dispose;
  G_OBJECT_CLASS (class)->finalize = orrery_seat_card_finalize;
  widget_class->snapshot = orrery_seat_card_snapshot;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "orrery-seat-card");
}

static void
orrery_seat_card_init (OrrerySeatCard *self)
{
  orrery_style_sheet_ensure ();
  self->zoom = 1;
  self->deed = g_strdup ("");
  self->button = gtk_button_new ();
  gtk_widget_add_css_class (self->button, "card");
  gtk_widget_add_css_class (self->button, "orrery-seat");
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  build (self);
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (on_clicked_cb), self,
                           G_CONNECT_SWAPPED);
}
