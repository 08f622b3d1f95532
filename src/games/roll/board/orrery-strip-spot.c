/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-strip-spot.h"

#include <glib/gi18n.h>

#include "widgets/art/orrery-draw.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/style/orrery-text.h"
#include "games/roll/words/orrery-words.h"

#define RADIUS 10
#define CAPTION 12

struct _OrreryStripSpot
{
  GtkWidget parent_instance;

  guint place;
  OrrerySpotLook look;
  char *note;
  char *second;
  char *key;
};

G_DEFINE_FINAL_TYPE (OrreryStripSpot, orrery_strip_spot, GTK_TYPE_WIDGET)

static guint pressed_signal;

static gboolean
is_head (OrreryStripSpot *self)
{
  return orrery_place_is_selector (self->place);
}

static RollPhase
phase_of (OrreryStripSpot *self)
{
  return is_head (self) ? self->place - ORRERY_PLACE_SELECTOR : self->place - ROLL_COLUMN;
}

/* --- Drawing --- */

static void
append_text (OrreryStripSpot *self, GtkSnapshot *snapshot, const char *text, double y, double size,
             PangoWeight weight, int lines, const GdkRGBA *colour)
{
  /* Text that can wrap keeps away from the edges. */
  const int edge = lines > 1 ? 5 : 2;
  OrreryLettering lettering = { text, size, weight, gtk_widget_get_width (GTK_WIDGET (self)) - 2 * edge,
                                lines, .align = PANGO_ALIGN_CENTER, .squeeze = TRUE };
  g_autoptr (PangoLayout) layout
    = orrery_lettering_layout (gtk_widget_get_pango_context (GTK_WIDGET (self)), &lettering);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (edge, y));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static void
append_symbol (OrreryStripSpot *self, GtkSnapshot *snapshot, OrrerySymbolId symbol, double x,
               double y, double size, const GdkRGBA *ink)
{
  OrreryPicture picture = { &orrery_picture_symbol, symbol, 0, size, size, *ink, NULL };

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x - size / 2, y - size / 2));
  orrery_picture_snapshot (&picture, snapshot, orrery_style_current (),
                           gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  gtk_snapshot_restore (snapshot);
}

static void
append_key (OrreryStripSpot *self, GtkSnapshot *snapshot, const char *key, double middle, double y,
            const OrreryStyle *style)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  double size = 18 * orrery_text_factor (context);
  double x = middle - size / 2;
  GdkRGBA edge = style->text;
  GskRoundedRect badge;

  gsk_rounded_rect_init_from_rect (&badge, &GRAPHENE_RECT_INIT (x, y, size, size), 5);
  gtk_snapshot_push_rounded_clip (snapshot, &badge);
  gtk_snapshot_append_color (snapshot, &style->card, &badge.bounds);
  gtk_snapshot_pop (snapshot);
  edge.alpha = style->flat ? 1 : 0.22f;
  gtk_snapshot_append_border (snapshot, &badge, (float[4]) { 1, 1, 1, 1 },
                              (GdkRGBA[4]) { edge, edge, edge, edge });
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (middle - gtk_widget_get_width (GTK_WIDGET (self)) / 2.0, 0));
  append_text (self, snapshot, key, y + size * 0.08, 11, PANGO_WEIGHT_BOLD, 1, &style->text);
  gtk_snapshot_restore (snapshot);
}

static void
append_field (GtkSnapshot *snapshot, double w, double h, const GdkRGBA *top, const GdkRGBA *bottom)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, w, h);
  GskRoundedRect field;

  gsk_rounded_rect_init_from_rect (&field, &bounds, RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &field);
  if (gdk_rgba_equal (top, bottom))
    gtk_snapshot_append_color (snapshot, top, &bounds);
  else
    gtk_snapshot_append_linear_gradient (snapshot, &bounds, &GRAPHENE_POINT_INIT (0, 0),
                                         &GRAPHENE_POINT_INIT (0, h),
                                         (GskColorStop[2]) { { 0, *top }, { 1, *bottom } }, 2);
  gtk_snapshot_pop (snapshot);
}

static void
append_outline (GtkSnapshot *snapshot, double w, double h, const GdkRGBA *colour, double line,
                double dash)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-3, -3, w + 6, h + 6));

  orrery_set_source (cr, colour, 1);
  orrery_outline (cr, 0, 0, w, h, RADIUS, line, dash);
  cairo_destroy (cr);
}

static void
append_target (OrreryStripSpot *self, GtkSnapshot *snapshot, double w, double h,
               const OrreryStyle *style)
{
  GdkRGBA fill = style->accent;

  fill.alpha = self->look.hovered ? 0.24f : 0.1f;
  append_field (snapshot, w, h, &fill, &fill);
  append_outline (snapshot, w, h, &style->accent, 2, self->look.hovered ? 0 : 5);
}

/* --- Headings --- */

static void
append_callers (OrreryStripSpot *self, GtkSnapshot *snapshot, double w)
{
  double size = 16, x = w - size * 0.7;

  for (int seat = 4; seat >= 0; seat--)
    {
      if (!(self->look.callers & (1 << seat)) || !self->look.names)
        continue;
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, -size * 0.3));
      orrery_seat_mark_snapshot (snapshot, gtk_widget_get_pango_context (GTK_WIDGET (self)), seat,
                                 self->look.names[seat], size);
      gtk_snapshot_restore (snapshot);
      x -= size * 0.75;
    }
}

static GdkRGBA
append_head_body (OrreryStripSpot *self, GtkSnapshot *snapshot, double w, double h,
                  const OrreryStyle *style)
{
  const OrreryTokenColours *tokens = orrery_token_colours ();
  GdkRGBA ink = style->text;

  if (self->look.tile == ORRERY_TILE_CALLED)
    {
      append_field (snapshot, w, h, &tokens->phase_top,
                    style->flat ? &tokens->phase_top : &tokens->phase_bottom);
      return (GdkRGBA) { 1, 1, 1, 1 };
    }
  if (self->look.target)
    append_target (self, snapshot, w, h, style);
  else
    append_field (snapshot, w, h, &style->well, &style->well);
  if (self->look.tile == ORRERY_TILE_OFF)
    {
      GdkRGBA line = style->dim;

      line.alpha = style->flat ? 1 : 0.5f;
      append_outline (snapshot, w, h, &line, style->flat ? 2 : 1, 4);
      ink = style->dim;
    }
  return ink;
}

/* Symbol and name on one line, centered together; a name that does not fit is left out, not cut off. */
static void
append_name (OrreryStripSpot *self, GtkSnapshot *snapshot, double w, double h, const GdkRGBA *ink)
{
  const RollPhase phase = phase_of (self);
  g_autofree char *name = self->look.tile == ORRERY_TILE_OPEN
                            ? g_strdup (orrery_phase_name (phase))
                            : g_strdup_printf ("%s %s", orrery_phase_numeral (phase), orrery_phase_name (phase));
  double symbol = CLAMP (h * 0.55, 16, 30);
  OrreryLettering lettering = { name, CLAMP (h * 0.34, 11.5, 15), PANGO_WEIGHT_BOLD, w - symbol - 14, 1, .squeeze = TRUE };
  g_autoptr (PangoLayout) layout
    = orrery_lettering_layout (gtk_widget_get_pango_context (GTK_WIDGET (self)), &lettering);
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  PangoRectangle text;
  double left;

  if (pango_layout_is_ellipsized (layout))
    {
      append_symbol (self, snapshot, orrery_symbol_of_phase (phase), w / 2, h / 2, symbol, ink);
      return;
    }
  pango_layout_get_pixel_extents (layout, NULL, &text);
  left = MAX (4, (w - symbol - 6 - text.width) / 2);
  append_symbol (self, snapshot, orrery_symbol_of_phase (phase), rtl ? w - left - symbol / 2 : left + symbol / 2, h / 2,
                 symbol, ink);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((rtl ? w - left - symbol - 6 - text.width : left + symbol + 6)
                                                            - text.x,
                                                          (h - text.height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, ink);
  gtk_snapshot_restore (snapshot);
}

static void
append_name_below (OrreryStripSpot *self, GtkSnapshot *snapshot, double w, double h,
                   const GdkRGBA *ink)
{
  double line = 15 * orrery_text_factor (gtk_widget_get_pango_context (GTK_WIDGET (self)));

  append_symbol (self, snapshot, orrery_symbol_of_phase (phase_of (self)), w / 2, (h - line) / 2, 18, ink);
  append_text (self, snapshot, orrery_phase_name (phase_of (self)), h - line - 5, 10, PANGO_WEIGHT_BOLD, 1, ink);
}

static void
snapshot_head (OrreryStripSpot *self, GtkSnapshot *snapshot, double w, double h,
               const OrreryStyle *style)
{
  GdkRGBA ink = append_head_body (self, snapshot, w, h, style);

  if (self->look.stacked)
    append_name_below (self, snapshot, w, h, &ink);
  else
    append_name (self, snapshot, w, h, &ink);
  if (self->look.target && self->look.tile == ORRERY_TILE_CALLED)
    append_outline (snapshot, w, h, &style->accent, 2, 5);
  if (self->look.current)
    append_outline (snapshot, w, h, &style->accent, 2.5, 0);
  if (self->look.target && self->key && !self->look.narrow)
    append_key (self, snapshot, self->key, w - 12, -6, style);
  else
    append_callers (self, snapshot, w);
}

/* --- Columns, tray and Dictate --- */

static void
append_foot (OrreryStripSpot *self, GtkSnapshot *snapshot, double h, const OrreryStyle *style)
{
  double letter = orrery_text_factor (gtk_widget_get_pango_context (GTK_WIDGET (self)));
  const GdkRGBA *ink = self->look.odd ? &style->odd : self->look.target ? &style->accent_text : &style->dim;
  double y = h - self->look.foot;
  gboolean has_key = self->look.target && self->key && !self->look.numbers;
  gboolean alone = !has_key && !self->second;
  int lines = (alone ? 2 : 1) + (letter > 1.15 ? 1 : 0);

  if (self->look.narrow)
    {
      if (self->look.target)
        append_text (self, snapshot, "+", h - 21 * letter, 14, PANGO_WEIGHT_BOLD, 1, ink);
      return;
    }
  if (self->note)
    append_text (self, snapshot, self->note, y, CAPTION, self->look.odd ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL, lines, ink);
  if (has_key)
    append_key (self, snapshot, self->key, gtk_widget_get_width (GTK_WIDGET (self)) / 2.0, h - 18 * letter - 6, style);
  else if (self->second)
    append_text (self, snapshot, self->second, h - 21 * letter, CAPTION, PANGO_WEIGHT_NORMAL, 1,
                 &style->dim);
}

static void
snapshot_column (OrreryStripSpot *self, GtkSnapshot *snapshot, double w, double h,
                 const OrreryStyle *style)
{
  if (self->look.target)
    append_target (self, snapshot, w, h, style);
  else
    append_field (snapshot, w, h, &style->well, &style->well);
  if (style->flat && !self->look.target)
    append_outline (snapshot, w, h, &style->dim, 1, 0);
  append_foot (self, snapshot, h, style);
}

/* `x` is where a line of that width starts, from the left or, if the text is read so, from the right. */
static double
mirror (OrreryStripSpot *self, double x, double width)
{
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL
           ? gtk_widget_get_width (GTK_WIDGET (self)) - x - width : x;
}

/* Words of the tray, in the middle of its height. Returns their width. */
static double
append_words (OrreryStripSpot *self,
              GtkSnapshot     *snapshot, /* NULL: only measures them */
              const char      *words,
              double           x,
              double           most,
              PangoWeight      weight,
              const GdkRGBA   *ink)
{
  OrreryLettering lettering = { words, CAPTION, weight, most, 2, .squeeze = TRUE };
  g_autoptr (PangoLayout) layout
    = orrery_lettering_layout (gtk_widget_get_pango_context (GTK_WIDGET (self)), &lettering);
  PangoRectangle text;

  pango_layout_get_pixel_extents (layout, NULL, &text);
  if (snapshot == NULL)
    return text.width;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (mirror (self, x, text.width) - text.x,
                                                          (gtk_widget_get_height (GTK_WIDGET (self)) - text.height) / 2.0));
  gtk_snapshot_append_layout (snapshot, layout, ink);
  gtk_snapshot_restore (snapshot);
  return text.width;
}

/* The number and the name of each phase, or its symbol if there is less room. */
static void
append_numbers (OrreryStripSpot *self, GtkSnapshot *snapshot, double w, double h,
                const OrreryStyle *style)
{
  const double letter = orrery_text_factor (gtk_widget_get_pango_context (GTK_WIDGET (self)));
  const double key = 18 * letter, each = key + 5 + 14;
  double names = 0, x = self->look.after + 14;
  gboolean has_names;

  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    names += append_words (self, NULL, orrery_phase_name (phase), 0, w, PANGO_WEIGHT_NORMAL, NULL);
  has_names = x + ROLL_N_PHASES * each + names <= w;
  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    {
      const char number[] = { (char) ('1' + phase), '\0' };

      append_key (self, snapshot, number, mirror (self, x, key) + key / 2, (h - key) / 2, style);
      x += key + 5;
      if (has_names)
        x += append_words (self, snapshot, orrery_phase_name (phase), x, w, PANGO_WEIGHT_NORMAL, &style->dim) + 14;
      else
        {
          append_symbol (self, snapshot, orrery_symbol_of_phase (phase), mirror (self, x, key) + key / 2, h / 2, key,
                         &style->dim);
          x += key + 14;
        }
    }
}

static void
snapshot_tray (OrreryStripSpot *self, GtkSnapshot *snapshot, double w, double h,
               const OrreryStyle *style)
{
  append_field (snapshot, w, h, &style->well, &style->well);
  if (self->look.narrow)
    return;
  append_words (self, snapshot, _("To place"), 12, self->look.before - 18, PANGO_WEIGHT_BOLD, &style->text);
  if (self->look.numbers)
    append_numbers (self, snapshot, w, h, style);
}

static void
snapshot_dictate (OrreryStripSpot *self, GtkSnapshot *snapshot, double w, double h,
                  const OrreryStyle *style)
{
  double letter = orrery_text_factor (gtk_widget_get_pango_context (GTK_WIDGET (self)));
  GdkRGBA line = style->dim;

  line.alpha = style->flat ? 1 : 0.55f;
  if (self->look.target)
    append_target (self, snapshot, w, h, style);
  else
    append_outline (snapshot, w, h, &line, style->flat ? 2 : 1, 4);
  append_symbol (self, snapshot, ORRERY_SYMBOL_DICTATE, w / 2, self->look.narrow ? 16 : 20,
                 self->look.narrow ? 20 : 24, &style->text);
  append_text (self, snapshot, _("Dictate"), self->look.narrow ? 28 : 34 + 2 * letter,
               self->look.narrow ? 10 : 11.5, PANGO_WEIGHT_BOLD, 1, &style->text);
  if (self->look.help && !self->look.narrow && self->look.n_dice == 0)
    append_text (self, snapshot, self->note ? self->note : _("Set one worker aside, move another"),
                 56 + 14 * letter, CAPTION, PANGO_WEIGHT_NORMAL, 8, &style->dim);
  if (!self->look.narrow && self->key && self->look.target)
    append_key (self, snapshot, self->key, gtk_widget_get_width (GTK_WIDGET (self)) / 2.0, h - 18 * letter - 6, style);
  else if (self->look.narrow && self->look.target)
    append_foot (self, snapshot, h, style);
}

static void
orrery_strip_spot_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrreryStripSpot *self = ORRERY_STRIP_SPOT (widget);
  const OrreryStyle *style = orrery_style_current ();
  double w = gtk_widget_get_width (widget), h = gtk_widget_get_height (widget);
  GdkRGBA focus = style->accent;

  if (is_head (self))
    snapshot_head (self, snapshot, w, h, style);
  else if (self->place == ROLL_DICTATED)
    snapshot_dictate (self, snapshot, w, h, style);
  else if (self->place == ROLL_WILDS)
    snapshot_tray (self, snapshot, w, h, style);
  else
    snapshot_column (self, snapshot, w, h, style);
  if (!(gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_VISIBLE))
    return;
  focus.alpha = style->flat ? 1 : 0.55f;
  append_outline (snapshot, w, h, &focus, 2.5, 0);
}

/* --- Announcements --- */

static char *
name_of (OrreryStripSpot *self)
{
  if (is_head (self))
    return g_strdup_printf (_("Phase tile %s"), orrery_phase_name (phase_of (self)));
  if (self->place == ROLL_DICTATED)
    return g_strdup (_("Dictate"));
  if (self->place == ROLL_WILDS)
    return g_strdup (_("Dice not placed yet"));
  return g_strdup_printf (_("Column %s"), orrery_phase_name (phase_of (self)));
}

static void
update_accessible (OrreryStripSpot *self)
{
  g_autofree char *name = name_of (self);
  GString *label = g_string_new (name);

  if (is_head (self) && self->look.tile == ORRERY_TILE_CALLED)
    g_string_append_printf (label, ", %s", _("selected"));
  else if (is_head (self) && self->look.tile == ORRERY_TILE_OFF)
    g_string_append_printf (label, ", %s", _("not selected"));
  else if (!is_head (self))
    g_string_append_printf (label, ", "), g_string_append_printf (
      label, ngettext ("%u die", "%u dice", self->look.n_dice), self->look.n_dice);
  if (self->look.current)
    g_string_append_printf (label, ", %s", _("in progress"));
  if (self->note && self->place != ROLL_DICTATED)
    g_string_append_printf (label, ", %s", self->note);
  if (self->look.target)
    g_string_append_printf (label, ", %s", _("the die can go here"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label->str,
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS,
                                  self->key && self->look.target ? self->key : "", -1);
  g_string_free (label, TRUE);
}

/* --- Pressing --- */

static void
press (OrreryStripSpot *self)
{
  g_signal_emit (self, pressed_signal, 0);
}

static void
on_released_cb (OrreryStripSpot *self, int n_press, double x, double y)
{
  if (gtk_widget_contains (GTK_WIDGET (self), x, y))
    press (self);
}

static gboolean
replace (char **field, const char *text)
{
  if (g_strcmp0 (*field, text) == 0)
    return FALSE;
  g_free (*field);
  *field = g_strdup (text);
  return TRUE;
}

GtkWidget *
orrery_strip_spot_new (guint place)
{
  OrreryStripSpot *self = g_object_new (ORRERY_TYPE_STRIP_SPOT, NULL);

  self->place = place;
  update_accessible (self);
  return GTK_WIDGET (self);
}

guint
orrery_strip_spot_get_place (OrreryStripSpot *self)
{
  g_return_val_if_fail (ORRERY_IS_STRIP_SPOT (self), ORRERY_NO_PLACE);

  return self->place;
}

gboolean
orrery_strip_spot_is_target (OrreryStripSpot *self)
{
  g_return_val_if_fail (ORRERY_IS_STRIP_SPOT (self), FALSE);

  return self->look.target;
}

void
orrery_strip_spot_set_look (OrreryStripSpot *self, const OrrerySpotLook *look)
{
  const OrrerySpotLook *was = &self->look;
  gboolean same, texts;

  g_return_if_fail (ORRERY_IS_STRIP_SPOT (self));

  same = was->target == look->target && was->hovered == look->hovered
         && was->narrow == look->narrow && was->stacked == look->stacked && was->help == look->help
         && was->current == look->current && was->odd == look->odd && was->tile == look->tile
         && was->callers == look->callers && was->n_dice == look->n_dice && was->numbers == look->numbers && was->before == look->before
         && was->after == look->after && was->foot == look->foot
         && was->names == look->names;
  texts = replace (&self->note, look->note);
  texts |= replace (&self->second, look->second);
  texts |= replace (&self->key, look->key);
  if (same && !texts)
    return;
  self->look = *look;
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The action for assistive technology. */
static void
press_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  press (ORRERY_STRIP_SPOT (widget));
}

static void
orrery_strip_spot_state_flags_changed (GtkWidget *widget, GtkStateFlags before)
{
  gtk_widget_queue_draw (widget);
  GTK_WIDGET_CLASS (orrery_strip_spot_parent_class)->state_flags_changed (widget, before);
}

static void
orrery_strip_spot_finalize (GObject *object)
{
  OrreryStripSpot *self = ORRERY_STRIP_SPOT (object);

  g_free (self->note);
  g_free (self->second);
  g_free (self->key);
  G_OBJECT_CLASS (orrery_strip_spot_parent_class)->finalize (object);
}

static void
orrery_strip_spot_class_init (OrreryStripSpotClass *class)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = orrery_strip_spot_finalize;
  widget_class->snapshot = orrery_strip_spot_snapshot;
  widget_class->state_flags_changed = orrery_strip_spot_state_flags_changed;
  pressed_signal = g_signal_new ("pressed", ORRERY_TYPE_STRIP_SPOT, G_SIGNAL_RUN_FIRST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_activate_signal (
    widget_class,
    g_signal_new_class_handler ("activate", ORRERY_TYPE_STRIP_SPOT,
                                G_SIGNAL_RUN_FIRST | G_SIGNAL_ACTION, G_CALLBACK (press), NULL,
                                NULL, NULL, G_TYPE_NONE, 0));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_signal (widget_class, keys[i], 0, "activate", NULL);
  gtk_widget_class_install_action (widget_class, "spot.press", NULL, press_action);
  gtk_widget_class_set_css_name (widget_class, "orrery-strip-spot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
orrery_strip_spot_init (OrreryStripSpot *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_object (click, "released", G_CALLBACK (on_released_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  orrery_style_redraw (GTK_WIDGET (self));
}
