/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/art/orrery-seat-mark.h"

#include "widgets/style/orrery-palette.h"
#include "widgets/style/orrery-text.h"

struct _OrrerySeatMark
{
  GtkWidget parent_instance;

  int size;
  int seat;
  int colour; /* below 0: the seat's */
  char *name;
  char *initials; /* NULL: those in the game that is shown */
};

G_DEFINE_FINAL_TYPE (OrrerySeatMark, orrery_seat_mark, GTK_TYPE_WIDGET)

enum { N_COLOURS = 5 };

/* --- Drawing --- */

/* The players of the current game and their letters, by seat; NULL: nobody. */
static GStrv players, letters;
static guint8 player_colours[N_COLOURS];

static char *
initial_of (const char *name)
{
  g_autofree char *upper = g_utf8_strup (name, *name ? g_utf8_next_char (name) - name : 0);

  return g_strndup (upper, *upper ? (gsize) (g_utf8_next_char (upper) - upper) : 0);
}

static gboolean
is_shared (const char *const *names, guint seat)
{
  g_autofree char *initial = initial_of (names[seat]);
  guint n = 0;

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *other = initial_of (names[i]);

      n += g_str_equal (other, initial);
    }
  return n > 1;
}

/* The initial and the first following letter that no earlier player has; for equal names the seat's number,
 * and for names that end in a number, that number. */
static char *
add_letter (const char *name, const char *const *taken, guint seat)
{
  g_autofree char *initial = initial_of (name);
  const gsize length = strlen (name);

  if (length > 1 && g_ascii_isdigit (name[length - 1]))
    {
      g_autofree char *pair = g_strdup_printf ("%s%c", initial, name[length - 1]);

      if (!g_strv_contains (taken, pair))
        return g_steal_pointer (&pair);
    }
  for (const char *c = g_utf8_next_char (name); *c; c = g_utf8_next_char (c))
    {
      g_autofree char *pair = g_strdup_printf ("%s%.*s", initial, (int) (g_utf8_next_char (c) - c), c);

      if (g_unichar_isalnum (g_utf8_get_char (c)) && !g_strv_contains (taken, pair))
        return g_steal_pointer (&pair);
    }
  return g_strdup_printf ("%s%u", initial, seat + 1);
}

GStrv
orrery_seat_mark_list_initials (const char *const *names)
{
  const guint n = g_strv_length ((char **) names);
  GStrv initials = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    if (!*names[i])
      initials[i] = g_strdup_printf ("%u", i + 1);
    else
      initials[i] = is_shared (names, i) ? add_letter (names[i], (const char *const *) initials, i) : initial_of (names[i]);
  return initials;
}

void
orrery_seat_mark_set_players (const char *const *names, const guint8 *colours)
{
  g_strfreev (players);
  g_strfreev (letters);
  players = g_strdupv ((char **) names);
  letters = names ? orrery_seat_mark_list_initials (names) : NULL;
  for (guint8 i = 0; i < N_COLOURS; i++)
    player_colours[i] = colours ? colours[i] : i;
}

/* The players of other games are unknown. */
static gboolean
is_player (int seat, const char *name)
{
  return name && players && seat >= 0 && (guint) seat < g_strv_length (players) && g_str_equal (players[seat], name);
}

guint
orrery_seat_mark_get_colour (int seat, const char *name)
{
  seat = CLAMP (seat, 0, N_COLOURS - 1);
  return is_player (seat, name) ? player_colours[seat] : (guint) seat;
}

char *
orrery_seat_mark_dup_initials (int seat, const char *name)
{
  if (!name || !*name)
    return g_strdup_printf ("%d", seat + 1);
  if (is_player (seat, name))
    return g_strdup (letters[seat]);
  return initial_of (name);
}

static void
draw (GtkSnapshot *snapshot, PangoContext *context, guint number, const char *initials, double size)
{
  const OrreryStyle *style = orrery_style_current ();
  const GdkRGBA *colour = &orrery_token_colours ()->seats[number];
  OrreryLettering lettering = { initials, size * (g_utf8_strlen (initials, -1) > 1 ? 0.4 : 0.46), PANGO_WEIGHT_BOLD, .fixed = TRUE };
  g_autoptr (PangoLayout) layout = orrery_lettering_layout (context, &lettering);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, size, size);
  PangoRectangle ink;
  GskRoundedRect disc;

  gsk_rounded_rect_init_from_rect (&disc, &bounds, size / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  if (style->flat)
    gtk_snapshot_append_color (snapshot, colour, &bounds);
  else
    gtk_snapshot_append_linear_gradient (
      snapshot, &bounds, &GRAPHENE_POINT_INIT (0, 0), &GRAPHENE_POINT_INIT (0, size),
      (GskColorStop[2]) { { 0, orrery_lighten (colour, 0.12) }, { 1, *colour } }, 2);
  gtk_snapshot_pop (snapshot);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (size / 2 - ink.x - ink.width / 2.0,
                                                          size / 2 - ink.y - ink.height / 2.0));
  gtk_snapshot_append_layout (snapshot, layout, &(GdkRGBA) { 1, 1, 1, 1 });
  gtk_snapshot_restore (snapshot);
}

void
orrery_seat_mark_snapshot (GtkSnapshot *snapshot, PangoContext *context, int seat, const char *name,
                           double size)
{
  g_autofree char *initials = orrery_seat_mark_dup_initials (seat, name);

  draw (snapshot, context, orrery_seat_mark_get_colour (seat, name), initials, size);
}

GdkPaintable *
orrery_seat_mark_paintable (int seat, const char *name, int size)
{
  PangoContext *context = orrery_text_context_new ();
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  orrery_seat_mark_snapshot (snapshot, context, seat, name, size);
  g_object_unref (context);
  return gtk_snapshot_free_to_paintable (snapshot, &GRAPHENE_SIZE_INIT (size, size));
}

/* --- The widget --- */

GtkWidget *
orrery_seat_mark_new (int size)
{
  OrrerySeatMark *self = g_object_new (ORRERY_TYPE_SEAT_MARK, NULL);

  self->size = size;
  return GTK_WIDGET (self);
}

void
orrery_seat_mark_set (OrrerySeatMark *self, int seat, const char *name)
{
  g_return_if_fail (ORRERY_IS_SEAT_MARK (self));

  if (self->seat == seat && g_strcmp0 (self->name, name) == 0)
    return;
  g_free (self->name);
  self->seat = seat;
  self->name = g_strdup (name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name ? name : "", -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
orrery_seat_mark_set_initials (OrrerySeatMark *self, const char *initials)
{
  g_return_if_fail (ORRERY_IS_SEAT_MARK (self));

  if (g_strcmp0 (self->initials, initials) == 0)
    return;
  g_free (self->initials);
  self->initials = g_strdup (initials);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
orrery_seat_mark_set_colour (OrrerySeatMark *self, int colour)
{
  g_return_if_fail (ORRERY_IS_SEAT_MARK (self));
  g_return_if_fail (colour < N_COLOURS);

  self->colour = colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
orrery_seat_mark_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = ORRERY_SEAT_MARK (widget)->size;
}

static void
orrery_seat_mark_draw (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrrerySeatMark *self = ORRERY_SEAT_MARK (widget);
  g_autofree char *usual = orrery_seat_mark_dup_initials (self->seat, self->name);

  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT ((gtk_widget_get_width (widget) - self->size) / 2,
                                    (gtk_widget_get_height (widget) - self->size) / 2));
  draw (snapshot, gtk_widget_get_pango_context (widget),
        self->colour >= 0 ? (guint) self->colour : orrery_seat_mark_get_colour (self->seat, self->name),
        self->initials ? self->initials : usual, self->size);
}

static void
orrery_seat_mark_finalize (GObject *object)
{
  g_free (ORRERY_SEAT_MARK (object)->name);
  g_free (ORRERY_SEAT_MARK (object)->initials);
  G_OBJECT_CLASS (orrery_seat_mark_parent_class)->finalize (object);
}

static void
orrery_seat_mark_class_init (OrrerySeatMarkClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = orrery_seat_mark_finalize;
  widget_class->measure = orrery_seat_mark_measure;
  widget_class->snapshot = orrery_seat_mark_draw;
  gtk_widget_class_set_css_name (widget_class, "orrery-seat-mark");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
orrery_seat_mark_init (OrrerySeatMark *self)
{
  self->size = 32;
  self->colour = -1;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}
