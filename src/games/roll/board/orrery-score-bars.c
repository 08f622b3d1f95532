/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-score-sheet.h"

#include <glib/gi18n.h>
#include <string.h>

#include "widgets/art/orrery-draw.h"
#include "widgets/style/orrery-text.h"

enum { CHIPS, DEVELOPMENTS, WORLDS, BONUSES, N_PARTS };

struct _OrreryScoreBars
{
  GtkWidget parent_instance;

  guint n_seats;
  int parts[GAME_MAX_SEATS][N_PARTS];
  int totals[GAME_MAX_SEATS];
  GStrv names;
};

G_DEFINE_FINAL_TYPE (OrreryScoreBars, orrery_score_bars, GTK_TYPE_WIDGET)

static const char *const colours[N_PARTS] = { "#3f49a8", "#62a0ea", "#57a773", "#e5a50a" };
static const char *const inks[N_PARTS] = { "#ffffff", "#0b2544", "#06240f", "#332200" };

static const char *
part_name (guint part)
{
  const char *const words[N_PARTS] = { _("Chips"), _("Developments"), _("Worlds"), _("Bonuses") };

  return words[part];
}

/* --- Drawing --- */

typedef struct
{
  cairo_t *cr;
  PangoContext *context;
  const OrreryStyle *style;
  double letter;
  double width;
  gboolean mirrored; /* x counts from the right, where reading begins */
} Pen;

static double
write_at (const Pen     *pen,
          const char    *text,
          double         x,
          double         y,
          int            align,
          PangoWeight    weight,
          const GdkRGBA *colour)
{
  OrreryLettering lettering = { text, 12, weight };
  g_autoptr (PangoLayout) layout = orrery_lettering_layout (pen->context, &lettering);
  int w, h;

  if (pen->mirrored)
    {
      x = pen->width - x;
      align = -align;
    }
  pango_layout_get_pixel_size (layout, &w, &h);
  orrery_set_source (pen->cr, colour, 1);
  orrery_draw_layout (pen->cr, layout, align < 0 ? x : align == 0 ? x - w / 2.0 : x - w,
                      y - h / 2.0);
  return w;
}

static void
fill_rect (const Pen     *pen,
           double         x,
           double         y,
           double         w,
           double         h,
           double         radius,
           const GdkRGBA *colour)
{
  orrery_rounded_rect (pen->cr, pen->mirrored ? pen->width - x - w : x, y, w, h, radius);
  orrery_set_source (pen->cr, colour, 1);
  cairo_fill (pen->cr);
}

static GdkRGBA
parse (const char *text)
{
  GdkRGBA colour;

  gdk_rgba_parse (&colour, text);
  return colour;
}

static double
draw_legend (const Pen *pen)
{
  double x = 0, y = 9 * pen->letter;

  for (guint part = 0; part < N_PARTS; part++)
    {
      GdkRGBA colour = parse (colours[part]);
      double room = 34 * pen->letter + 7 * g_utf8_strlen (part_name (part), -1) * pen->letter;

      if (x > 0 && x + room > pen->width)
        {
          x = 0;
          y += 18 * pen->letter;
        }
      fill_rect (pen, x, y - 5, 10, 10, 2.5, &colour);
      x += 16 + write_at (pen, part_name (part), x + 16, y, -1, PANGO_WEIGHT_NORMAL,
                          &pen->style->dim) + 16;
    }
  return y + 9 * pen->letter;
}

static void
draw_bar (const Pen *pen,
          const int *parts,
          double     x,
          double     y,
          double     unit)
{
  double height = 22 * pen->letter;

  for (guint part = 0; part < N_PARTS; part++)
    {
      GdkRGBA colour = parse (colours[part]), ink = parse (inks[part]);
      g_autofree char *text = g_strdup_printf ("%d", parts[part]);
      double w = parts[part] * unit;

      if (parts[part] <= 0)
        continue;
      fill_rect (pen, x, y - height / 2, MAX (w - 2, 1), height, MIN (4, w / 3), &colour);
      if (w > 18 * pen->letter)
        write_at (pen, text, x + w / 2 - 1, y, 0, PANGO_WEIGHT_SEMIBOLD, &ink);
      x += w;
    }
}

static void
draw (OrreryScoreBars *self,
      const Pen       *pen,
      double           height)
{
  double top = draw_legend (pen), step = (height - top) / MAX (self->n_seats, 1);
  double names = 0, most = 1;

  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      names = MAX (names, 8 * g_utf8_strlen (self->names[seat], -1) * pen->letter + 12);
      most = MAX (most, self->totals[seat]);
    }
  names = MIN (names, pen->width * 0.3);
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      double y = top + step * (seat + 0.5);
      g_autofree char *total = g_strdup_printf ("%d", self->totals[seat]);

      write_at (pen, self->names[seat], 0, y, -1, PANGO_WEIGHT_BOLD, &pen->style->text);
      draw_bar (pen, self->parts[seat], names, y,
                (pen->width - names - 40 * pen->letter) / most);
      write_at (pen, total, pen->width - 2, y, 1, PANGO_WEIGHT_BOLD, &pen->style->text);
    }
}

static void
orrery_score_bars_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  OrreryScoreBars *self = ORRERY_SCORE_BARS (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  PangoContext *context = orrery_text_context_copy (gtk_widget_get_pango_context (widget));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  Pen pen = { cr, context, orrery_style_current (), orrery_text_factor (context), width,
              gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL };

  if (self->n_seats > 0)
    draw (self, &pen, height);
  cairo_destroy (cr);
  g_object_unref (context);
}

static void
orrery_score_bars_measure (GtkWidget      *widget,
                           GtkOrientation  orientation,
                           int             for_size,
                           int            *minimum,
                           int            *natural,
                           int            *minimum_baseline,
                           int            *natural_baseline)
{
  OrreryScoreBars *self = ORRERY_SCORE_BARS (widget);
  double letter = orrery_text_factor (gtk_widget_get_pango_context (widget));

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 240;
      *natural = 400 * letter;
      return;
    }
  *minimum = (40 + 28 * self->n_seats) * letter;
  *natural = (40 + 44 * self->n_seats) * letter;
}

/* --- Numbers --- */

static void
count (OrreryScoreBars *self,
       const RollState *state,
       const GameScore *score)
{
  memset (self->parts, 0, sizeof self->parts);
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      const RollSeat *p = &state->seats[seat];

      self->totals[seat] = score->total[seat];
      self->parts[seat][CHIPS] = p->chips;
      for (guint i = 0; i < p->n_tableau; i++)
        self->parts[seat][roll_faces[p->tableau[i]].kind == ROLL_WORLD ? WORLDS : DEVELOPMENTS]
          += roll_faces[p->tableau[i]].cost;
    }
  for (guint i = 0; i < score->n_parts; i++)
    if (score->parts[i].kind == ROLL_PART_BONUS)
      self->parts[score->parts[i].seat][BONUSES] += score->parts[i].points;
}

static void
update_accessible (OrreryScoreBars *self)
{
  GString *text = g_string_new (_("Where the points came from."));

  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      g_string_append_printf (text, " %s: %d.", self->names[seat], self->totals[seat]);
      for (guint part = 0; part < N_PARTS; part++)
        g_string_append_printf (text, " %s %d.", part_name (part), self->parts[seat][part]);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str,
                                  -1);
  g_string_free (text, TRUE);
}

void
orrery_score_bars_set_state (OrreryScoreBars   *self,
                             const RollState   *state,
                             const char *const *names)
{
  GameScore score;

  g_return_if_fail (ORRERY_IS_SCORE_BARS (self) && state != NULL);
  g_return_if_fail (names != NULL && g_strv_length ((char **) names) >= state->n_seats);

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  self->n_seats = state->n_seats;
  roll_score (state, &score);
  count (self, state, &score);
  update_accessible (self);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

GtkWidget *
orrery_score_bars_new (void)
{
  return g_object_new (ORRERY_TYPE_SCORE_BARS, NULL);
}

static void
orrery_score_bars_finalize (GObject *object)
{
  g_strfreev (ORRERY_SCORE_BARS (object)->names);
  G_OBJECT_CLASS (orrery_score_bars_parent_class)->finalize (object);
}

static void
orrery_score_bars_class_init (OrreryScoreBarsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = orrery_score_bars_finalize;
  widget_class->measure = orrery_score_bars_measure;
  widget_class->snapshot = orrery_score_bars_snapshot;
  gtk_widget_class_set_css_name (widget_class, "orrery-score-bars");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
orrery_score_bars_init (OrreryScoreBars *self)
{
  orrery_style_redraw (GTK_WIDGET (self));
}
