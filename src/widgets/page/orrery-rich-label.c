/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-rich-label"

#include "widgets/page/orrery-rich-label.h"

#include "catalog/orrery-markup.h"
#include "widgets/game/orrery-game-ui.h"

/* The placeholder for a picture in the text. */
#define PLACE "\xef\xbf\xbc"

/* The size of a picture, relative to the height of the letters. */
#define GROWTH 1.12

typedef struct
{
  guint       at;     /* byte of the text without markup */
  const char *target; /* interned: "explore", "die:red" */
} Place;

static void
draw_place (cairo_t *cr, const OrreryGameUi *ui, const char *target, double size, const GdkRGBA *ink)
{
  const OrreryStyle *style = orrery_style_current ();
  OrrerySymbolId symbol;

  if (ui->draw_named != NULL && ui->draw_named (target, cr, size, style))
    return;
  if (g_str_equal (target, "credit") || g_str_equal (target, "vp"))
    orrery_picture_draw (&(OrreryPicture) { .kind = *target == 'v' ? &orrery_picture_chip
                                                                   : &orrery_picture_coin,
                                            .which = ORRERY_NO_NUMBER,
                                            .width = size, .height = size },
                         cr, style);
  else if (orrery_symbol_from_nick (target, &symbol))
    orrery_draw_symbol (cr, symbol, size / 2, size / 2, size, ink);
}

static void
draw_shape_cb (cairo_t *cr, PangoAttrShape *attr, gboolean do_path, gpointer data)
{
  double size = attr->ink_rect.height / (double) PANGO_SCALE;
  GdkRGBA ink;
  double x, y;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (data)), &ink);
  cairo_get_current_point (cr, &x, &y);
  cairo_save (cr);
  cairo_translate (cr, x, y + attr->ink_rect.y / (double) PANGO_SCALE);
  cairo_new_path (cr);
  draw_place (cr, g_object_get_data (data, "ui"), attr->data, size, &ink);
  cairo_restore (cr);
}

/* The pictures follow the font, which is only certain when the label is shown. */
static void
map_cb (GtkWidget *label, GArray *places)
{
  PangoContext *context = gtk_widget_get_pango_context (label);
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int ascent = pango_font_metrics_get_ascent (metrics);
  int descent = pango_font_metrics_get_descent (metrics);
  int size = (int) ((ascent + descent) * GROWTH * 0.88);
  PangoRectangle box = { 0, -ascent + (ascent + descent - size) / 2, size, size };
  PangoRectangle room = { 0, box.y, size + size / 6, size };
  PangoAttrList *list = pango_attr_list_new ();

  pango_cairo_context_set_shape_renderer (context, draw_shape_cb, label, NULL);
  for (guint i = 0; i < places->len; i++)
    {
      const Place *place = &g_array_index (places, Place, i);
      PangoAttribute *shape =
          pango_attr_shape_new_with_data (&box, &room, (gpointer) place->target, NULL, NULL);

      shape->start_index = place->at;
      shape->end_index = place->at + strlen (PLACE);
      pango_attr_list_insert (list, shape);
    }
  gtk_label_set_attributes (GTK_LABEL (label), list);
  pango_attr_list_unref (list);
  pango_font_metrics_unref (metrics);
}

static gboolean
activate_link_cb (GtkWidget *label, const char *id)
{
  gtk_widget_activate_action (label, "entry.open", "s", id);
  return TRUE;
}

static void
append_words (GString *pango, guint *at, const OrrerySpan *span, const char *words)
{
  g_autofree char *escaped = g_markup_escape_text (words, -1);
  gboolean bold = span->kind == ORRERY_SPAN_BOLD || span->bold;

  *at += strlen (words);
  if (bold)
    g_string_append (pango, "<b>");
  if (span->kind == ORRERY_SPAN_LINK)
    {
      g_autofree char *id = g_markup_escape_text (span->target, -1);

      g_string_append_printf (pango, "<a href=\"%s\">%s</a>", id, escaped);
    }
  else
    g_string_append (pango, escaped);
  if (bold)
    g_string_append (pango, "</b>");
}

/* Converts to Pango markup, and notes the positions of pictures. */
static char *
translate (OrreryCatalog *catalog, const char *markup, GArray *places)
{
  g_autoptr (GPtrArray) spans = orrery_markup_parse (markup);
  GString *pango = g_string_new (NULL);
  guint at = 0;

  for (guint i = 0; i < spans->len; i++)
    {
      const OrrerySpan *span = g_ptr_array_index (spans, i);
      const char *words = span->text;

      if (span->kind == ORRERY_SPAN_SYMBOL)
        {
          Place place = { at, g_intern_string (span->target) };

          g_array_append_val (places, place);
          words = PLACE;
        }
      else if (span->kind == ORRERY_SPAN_LINK && *words == '\0')
        words = orrery_catalog_get_name (span->target, catalog) ?: span->target;
      append_words (pango, &at, span, words);
    }
  return g_string_free (pango, FALSE);
}

GtkWidget *
orrery_rich_label_new (OrreryCatalog *catalog, const char *markup)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (Place));
  g_autofree char *pango = translate (catalog, markup, places);
  g_autofree char *plain = orrery_markup_to_plain (markup, orrery_catalog_get_name, catalog);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "use-markup", TRUE,
                                   "label", pango,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "xalign", 0.0,
                                   "selectable", FALSE,
                                   NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, plain,
                                  -1);
  g_object_set_data (G_OBJECT (label), "ui", (gpointer) orrery_game_ui_get_for (catalog));
  g_signal_connect (label, "activate-link", G_CALLBACK (activate_link_cb), NULL);
  if (places->len > 0)
    g_signal_connect_data (label, "map", G_CALLBACK (map_cb), places,
                           (GClosureNotify) g_array_unref, 0);
  else
    g_array_unref (places);
  return label;
}
