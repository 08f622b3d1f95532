/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-score-sheet.h"

#include <glib/gi18n.h>

#include "games/roll/board/orrery-roll-pieces.h"
#include "games/roll/board/orrery-why.h"
#include "games/roll/words/orrery-words.h"
#include "record/orrery-winner.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/style/orrery-text.h"

/* With normal text, in px. */
enum
{
  NAME_WIDTH = 170,
  SEAT_WIDTH = 95,
  BONUS_LINES = 8, /* of a caption, at most */
};

struct _OrreryScoreSheet
{
  GtkWidget parent_instance;

  gboolean has_state;
  RollState state;
  GameScore score;
  GStrv names;
  GtkWidget *scroller;
  GtkWidget *grid;
  int row;
  gboolean compact; /* row titles are above the numbers, not next to them */
  guint turn;       /* to the other layout */
};

G_DEFINE_FINAL_TYPE (OrreryScoreSheet, orrery_score_sheet, GTK_TYPE_WIDGET)

/* --- Numbers --- */

static int
sum_kind (OrreryScoreSheet *self,
          int               seat,
          RollKind          kind,
          int              *n)
{
  const RollSeat *p = &self->state.seats[seat];
  int sum = 0;

  *n = 0;
  for (guint i = 0; i < p->n_tableau; i++)
    if (roll_faces[p->tableau[i]].kind == kind)
      {
        sum += roll_faces[p->tableau[i]].cost;
        ++*n;
      }
  return sum;
}

/* --- Cells --- */

static void
attach (OrreryScoreSheet *self, GtkWidget *content, int column)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (cell, "orrery-score-cell");
  orrery_toggle_class (cell, "winner",
                       column > 0 && (self->score.winners & (1u << (column - 1))));
  /* Wrapped captions do not move the numbers above them. */
  gtk_widget_set_valign (content, self->compact ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (content, TRUE);
  if (self->compact)
    gtk_widget_set_hexpand (content, TRUE);
  gtk_box_append (GTK_BOX (cell), content);
  if (!self->compact)
    gtk_grid_attach (GTK_GRID (self->grid), cell, column, self->row, 1, 1);
  else if (column > 0)
    gtk_grid_attach (GTK_GRID (self->grid), cell, column - 1, self->row, 1, 1);
  else
    gtk_grid_attach (GTK_GRID (self->grid), cell, 0, self->row++, self->score.n_seats, 1);
}

/* A small text below a number, which does not make its column too wide for a phone. */
static GtkWidget *
new_caption (OrreryScoreSheet *self, const char *text)
{
  GtkWidget *label = orrery_label_new ("caption dim-label", 0);

  gtk_label_set_text (GTK_LABEL (label), text);
  if (!self->compact)
    return label;
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return label;
}

static void
attach_name (OrreryScoreSheet *self, GtkWidget *sign, const char *name, const char *what)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = orrery_label_new (sign ? "caption-heading" : "heading", 0);

  gtk_label_set_text (GTK_LABEL (title), name);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_box_append (GTK_BOX (lines), title);
  if (what)
    {
      GtkWidget *text = orrery_label_new ("caption dim-label", 0);

      gtk_label_set_text (GTK_LABEL (text), what);
      gtk_label_set_wrap (GTK_LABEL (text), TRUE);
      gtk_box_append (GTK_BOX (lines), text);
    }
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  if (sign)
    gtk_box_append (GTK_BOX (box), sign);
  gtk_box_append (GTK_BOX (box), lines);
  attach (self, box, 0);
}

static void
attach_number (OrreryScoreSheet *self, int seat, const char *css_class, int points, const char *how,
               RollWhy what, guint8 face)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *number = orrery_why_button_new ();
  g_autofree char *text = g_strdup_printf ("%d", points);
  g_autofree char *spoken = g_strdup_printf (_("%s: %d VP"), self->names[seat], points);

  orrery_why_button_set_label (ORRERY_WHY_BUTTON (number), text);
  orrery_why_button_set_what (ORRERY_WHY_BUTTON (number), &self->state, seat, what, face, 0);
  gtk_widget_add_css_class (number, css_class);
  gtk_accessible_update_property (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
  gtk_box_append (GTK_BOX (box), number);
  if (how)
    {
      GtkWidget *label = new_caption (self, how);

      gtk_widget_add_css_class (label, "orrery-number");
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      /* The calculation of a bonus takes more than a word and a number. */
      if (what == ROLL_WHY_BONUS)
        gtk_label_set_lines (GTK_LABEL (label), BONUS_LINES);
      gtk_label_set_width_chars (GTK_LABEL (label), self->compact ? -1 : 8);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 16);
      gtk_box_append (GTK_BOX (box), label);
    }
  attach (self, box, seat + 1);
}

static void
attach_nothing (OrreryScoreSheet *self, int seat, const char *text)
{
  attach (self, new_caption (self, text), seat + 1);
}

static void
end_row (OrreryScoreSheet *self, const char *css_class)
{
  GtkWidget *line = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);

  if (css_class)
    gtk_widget_add_css_class (line, css_class);
  gtk_grid_attach (GTK_GRID (self->grid), line, 0, self->row + 1, self->score.n_seats + !self->compact, 1);
  self->row += 2;
}

/* --- Rows --- */

static void
add_heads (OrreryScoreSheet *self)
{
  if (!self->compact)
    attach_nothing (self, -1, "");
  for (int seat = 0; seat < self->score.n_seats; seat++)
    {
      GtkWidget *box = gtk_box_new (self->compact ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL,
                                    self->compact ? 3 : 9);
      GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      GtkWidget *mark = orrery_seat_mark_new (26), *name = orrery_label_new ("heading", 0);
      int squares = roll_squares (&self->state, seat);
      g_autofree char *text = g_strdup_printf (ngettext ("%d tile", "%d tiles", squares), squares);

      orrery_seat_mark_set (ORRERY_SEAT_MARK (mark), seat, self->names[seat]);
      gtk_label_set_text (GTK_LABEL (name), self->names[seat]);
      gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (name), self->compact ? 3 : CLAMP (g_utf8_strlen (self->names[seat], -1) + 1, 5, 8));
      gtk_box_append (GTK_BOX (lines), name);
      gtk_box_append (GTK_BOX (lines), new_caption (self, text));
      gtk_widget_set_hexpand (lines, TRUE);
      gtk_widget_set_halign (mark, self->compact ? GTK_ALIGN_START : GTK_ALIGN_FILL);
      gtk_box_append (GTK_BOX (box), mark);
      gtk_box_append (GTK_BOX (box), lines);
      attach (self, box, seat + 1);
    }
  end_row (self, NULL);
}

static void
add_chips (OrreryScoreSheet *self)
{
  attach_name (self, orrery_token_new (&orrery_picture_chip, 30), _("VP chips"),
               _("earned by shipping"));
  for (int seat = 0; seat < self->score.n_seats; seat++)
    attach_number (self, seat, "heading", self->state.seats[seat].chips, NULL, ROLL_WHY_CHIPS,
                   ROLL_NONE);
  end_row (self, NULL);
}

static void
add_kind (OrreryScoreSheet *self, RollKind kind)
{
  attach_name (self,
               orrery_symbol_new (kind == ROLL_WORLD ? ORRERY_SYMBOL_SETTLE
                                                     : ORRERY_SYMBOL_DEVELOP, 28),
               kind == ROLL_WORLD ? _("Worlds") : _("Developments"), _("printed costs"));
  for (int seat = 0; seat < self->score.n_seats; seat++)
    {
      int n, points = sum_kind (self, seat, kind, &n);
      g_autofree char *how = g_strdup_printf (ngettext ("%d tile", "%d tiles", n), n);

      attach_number (self, seat, "heading", points, how,
                     kind == ROLL_WORLD ? ROLL_WHY_WORLDS : ROLL_WHY_DEVELOPMENTS, ROLL_NONE);
    }
  end_row (self, NULL);
}

static void
add_bonus (OrreryScoreSheet *self, guint8 face)
{
  OrreryPicture picture = { &orrery_picture_tile, face, ORRERY_TILE_MINI, 34, 34, { 0 }, NULL };
  g_autofree char *what = orrery_bonus_brief (&roll_faces[face].bonus);

  attach_name (self, orrery_picture_image_new (&picture), roll_faces[face].name, what);
  for (int seat = 0; seat < self->score.n_seats; seat++)
    {
      g_autoptr (OrreryTrace) trace = NULL;
      g_autofree char *how = NULL;

      if (memchr (self->state.seats[seat].tableau, face, self->state.seats[seat].n_tableau) == NULL)
        {
          attach_nothing (self, seat, "–");
          continue;
        }
      trace = orrery_trace_new (&self->state, seat, ROLL_WHY_BONUS, face, 0);
      how = orrery_trace_dup_brief (trace);
      attach_number (self, seat, "heading", trace->total, how, ROLL_WHY_BONUS, face);
    }
  end_row (self, NULL);
}

static void
add_bonuses (OrreryScoreSheet *self)
{
  GtkWidget *title;
  gboolean any = FALSE;

  for (guint i = 0; i < self->score.n_parts; i++)
    any |= self->score.parts[i].kind == ROLL_PART_BONUS;
  if (!any)
    return;
  title = orrery_label_new ("caption-heading dim-label", 0);
  gtk_label_set_text (GTK_LABEL (title), _("Bonuses of 6-cost developments"));
  gtk_label_set_wrap (GTK_LABEL (title), self->compact);
  attach (self, title, 0);
  for (int seat = 0; seat < self->score.n_seats && !self->compact; seat++)
    attach_nothing (self, seat, "");
  end_row (self, NULL);
  for (guint i = 0; i < self->score.n_parts; i++)
    if (self->score.parts[i].kind == ROLL_PART_BONUS)
      add_bonus (self, self->score.parts[i].piece);
}

static void
add_totals (OrreryScoreSheet *self)
{
  attach_name (self, NULL, _("Total"), NULL);
  for (int seat = 0; seat < self->score.n_seats; seat++)
    attach_number (self, seat, "title-2", self->score.total[seat], NULL, ROLL_WHY_SCORE,
                   ROLL_NONE);
  end_row (self, NULL);
  attach_name (self, NULL, _("Tie-break"), _("dice in the cup + credits"));
  for (int seat = 0; seat < self->score.n_seats; seat++)
    if (orrery_winner_get_tied (&self->score) & (1u << seat))
      {
        const RollSeat *p = &self->state.seats[seat];
        const int dice = self->score.tie_break[seat] - p->credits;
        g_autofree char *how
          = g_strdup_printf (ngettext ("%d die + $%d%s", "%d dice + $%d%s", (gulong) dice), dice, p->credits,
                             self->score.winners & (1u << seat) ? " ✓" : "");

        attach_number (self, seat, "heading", self->score.tie_break[seat], how,
                       ROLL_WHY_TIE_BREAK, ROLL_NONE);
      }
    else
      attach_nothing (self, seat, _("not tied"));
}

static void
rebuild (OrreryScoreSheet *self)
{
  orrery_clear_children (self->grid);
  self->row = 0;
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), self->compact);
  orrery_toggle_class (GTK_WIDGET (self), "compact", self->compact);
  add_heads (self);
  add_chips (self);
  add_kind (self, ROLL_DEVELOPMENT);
  add_kind (self, ROLL_WORLD);
  add_bonuses (self);
  add_totals (self);
}

void
orrery_score_sheet_set_state (OrreryScoreSheet *self, const RollState *state,
                              const char *const *names)
{
  g_return_if_fail (ORRERY_IS_SCORE_SHEET (self) && state != NULL);
  g_return_if_fail (names != NULL && g_strv_length ((char **) names) >= state->n_seats);

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  self->state = *state;
  self->has_state = TRUE;
  roll_score (state, &self->score);
  rebuild (self);
}

/* --- Type --- */

GtkWidget *
orrery_score_sheet_new (void)
{
  return g_object_new (ORRERY_TYPE_SCORE_SHEET, NULL);
}

static gboolean
turn_cb (gpointer data)
{
  OrreryScoreSheet *self = data;

  self->turn = 0;
  self->compact = !self->compact;
  if (self->has_state)
    rebuild (self);
  return G_SOURCE_REMOVE;
}

/* Detected during layout, when no widgets can be rebuilt. */
static void
orrery_score_sheet_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OrreryScoreSheet *self = ORRERY_SCORE_SHEET (widget);
  const double letters = MAX (1, orrery_text_factor (gtk_widget_get_pango_context (widget)));
  const gboolean is_narrow = width < (NAME_WIDTH + SEAT_WIDTH * self->score.n_seats) * letters;

  if (self->turn == 0 && is_narrow != self->compact)
    self->turn = g_idle_add_full (G_PRIORITY_HIGH_IDLE, turn_cb, self, NULL);
  gtk_widget_allocate (self->scroller, width, height, -1, NULL);
}

static void
orrery_score_sheet_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural, int *minimum_baseline,
                            int *natural_baseline)
{
  OrreryScoreSheet *self = ORRERY_SCORE_SHEET (widget);
  int least;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->scroller, orientation, -1, minimum, natural, NULL, NULL);
      return;
    }
  /* A scrolled window does not measure its height for that width; it is never lower than without wrapping. */
  gtk_widget_measure (self->grid, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (self->grid, orientation, for_size < 0 ? G_MAXINT16 : MAX (for_size, least), minimum, natural,
                      NULL, NULL);
}

static void
orrery_score_sheet_dispose (GObject *object)
{
  OrreryScoreSheet *self = ORRERY_SCORE_SHEET (object);

  g_clear_handle_id (&self->turn, g_source_remove);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  G_OBJECT_CLASS (orrery_score_sheet_parent_class)->dispose (object);
}

static void
orrery_score_sheet_finalize (GObject *object)
{
  g_strfreev (ORRERY_SCORE_SHEET (object)->names);
  G_OBJECT_CLASS (orrery_score_sheet_parent_class)->finalize (object);
}

static void
orrery_score_sheet_class_init (OrreryScoreSheetClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = orrery_score_sheet_dispose;
  G_OBJECT_CLASS (class)->finalize = orrery_score_sheet_finalize;
  widget_class->measure = orrery_score_sheet_measure;
  widget_class->size_allocate = orrery_score_sheet_size_allocate;
  widget_class->get_request_mode = orrery_get_height_for_width;
  gtk_widget_class_set_css_name (widget_class, "orrery-score-sheet");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
orrery_score_sheet_init (OrreryScoreSheet *self)
{
  orrery_style_sheet_ensure ();
  self->grid = gtk_grid_new ();
  self->scroller = orrery_sideways_new (self->grid);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Score sheet"), -1);
}
