/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/art/orrery-picture.h"

#include <math.h>
#include <string.h>

#include "widgets/art/orrery-token-art.h"
#include "widgets/style/orrery-text.h"

/* Room for shadows around a piece. */
#define MARGIN 6

/* Some hundred normal tiles: no room shows more. */
#define MOST_BYTES (24 * 1024 * 1024)

/* --- Drawing --- */

static char *
number_text (const OrreryPicture *picture)
{
  if (picture->which == ORRERY_NO_NUMBER)
    return NULL;
  return g_strdup_printf ("%s%d", picture->detail ? "+" : "", picture->which);
}

static void
draw_symbol (const OrreryPicture *picture, cairo_t *cr, PangoContext *context,
             const OrreryStyle *style)
{
  double w = picture->width, h = picture->height;

  orrery_draw_symbol (cr, picture->which, w / 2, h / 2, MIN (w, h) * 0.94, &picture->ink);
}

static void
draw_coin (const OrreryPicture *picture, cairo_t *cr, PangoContext *context,
           const OrreryStyle *style)
{
  double w = picture->width, h = picture->height;
  g_autofree char *number = number_text (picture);

  orrery_draw_coin (cr, context, w / 2, h / 2, MIN (w, h) * 0.96, number, style);
}

static void
draw_chip (const OrreryPicture *picture, cairo_t *cr, PangoContext *context,
           const OrreryStyle *style)
{
  double w = picture->width, h = picture->height;
  g_autofree char *number = number_text (picture);

  orrery_draw_chip (cr, context, w / 2, h / 2, MIN (w, h) * 0.96, number, style);
}

const OrreryPictureKind orrery_picture_symbol = { draw_symbol, .has_ink = TRUE };
const OrreryPictureKind orrery_picture_coin = { draw_coin, .has_lettering = TRUE };
const OrreryPictureKind orrery_picture_chip = { draw_chip, .has_lettering = TRUE };

void
orrery_picture_draw (const OrreryPicture *picture, cairo_t *cr, const OrreryStyle *style)
{
  PangoContext *context = NULL;

  if (picture->kind->has_lettering)
    context = picture->context ? orrery_text_context_copy (picture->context)
                               : orrery_text_context_new ();
  cairo_save (cr);
  picture->kind->draw (picture, cr, context, style);
  cairo_restore (cr);
  g_clear_object (&context);
}

/* --- Cached pictures --- */

/* Compared byte by byte: no padding, and every byte set. */
typedef struct
{
  guint64 kind; /* a pointer */
  guint32 which;
  guint32 detail;
  guint32 width; /* in 64ths */
  guint32 height;
  guint32 ink;
  guint32 font;
  guint32 style;
  guint32 scale;
} Key;

typedef struct
{
  Key key;
  GskRenderNode *node;
  gsize bytes;
  GList link; /* in the order of last use, latest first */
} Entry;

static struct
{
  GHashTable *entries;
  GQueue order;
  OrreryPictureStats stats;
} kept;

static guint
key_hash (gconstpointer data)
{
  const guint32 *words = data;
  guint hash = 2166136261u;

  for (gsize i = 0; i < sizeof (Key) / sizeof *words; i++)
    hash = (hash ^ words[i]) * 16777619u;
  return hash ^ (hash >> 15);
}

static gboolean
key_equal (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (Key)) == 0;
}

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_queue_unlink (&kept.order, &entry->link);
  kept.stats.bytes -= entry->bytes;
  gsk_render_node_unref (entry->node);
  g_free (entry);
}

static Key
key_of (const OrreryPicture *picture, const OrreryStyle *style, int scale)
{
  const GdkRGBA *ink = &picture->ink;
  Key key = {
    GPOINTER_TO_SIZE (picture->kind), picture->which, picture->detail, lround (picture->width * 64),
    lround (picture->height * 64), 0, 0, orrery_style_index (style), scale,
  };

  if (picture->kind->has_ink)
    {
      key.ink = (guint32) (ink->red * 255) << 24 | (guint32) (ink->green * 255) << 16
                | (guint32) (ink->blue * 255) << 8 | (guint32) (ink->alpha * 255);
      key.style = 0;
    }
  if (picture->kind->has_lettering && picture->context)
    key.font = orrery_text_context_hash (picture->context);
  return key;
}

static cairo_surface_t *
render (const OrreryPicture *picture, const OrreryStyle *style, int scale)
{
  int width = ceil ((picture->width + 2 * MARGIN) * scale);
  int height = ceil ((picture->height + 2 * MARGIN) * scale);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  cairo_translate (cr, MARGIN, MARGIN);
  orrery_picture_draw (picture, cr, style);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* TRUE if the windows are drawn by the CPU alone. */
static gboolean
has_cairo_renderer (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkNative) native = g_list_model_get_item (windows, i);

      if (gtk_widget_get_realized (GTK_WIDGET (native)))
        return GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native));
    }
  return FALSE;
}

/* Cairo uses the surface directly, and only the part that is redrawn. */
static GskRenderNode *
node_new_for_cairo (cairo_surface_t *surface, int scale, const graphene_rect_t *bounds)
{
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_surface_set_device_scale (surface, scale, scale);
  cairo_set_source_surface (cr, surface, -MARGIN, -MARGIN);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

/* A texture, which a graphics card keeps; GTK's CPU renderer would copy all of it for every frame. */
static GskRenderNode *
node_new (cairo_surface_t *surface, int scale)
{
  int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  gsize stride = cairo_image_surface_get_stride (surface);
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (-MARGIN, -MARGIN, width / (float) scale, height / (float) scale);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  if (has_cairo_renderer ())
    return node_new_for_cairo (surface, scale, &bounds);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * height,
                                      (GDestroyNotify) cairo_surface_destroy,
                                      cairo_surface_reference (surface));
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
  return gsk_texture_node_new (texture, &bounds);
}

static GskRenderNode *
keep (const Key *key, cairo_surface_t *surface)
{
  Entry *entry = g_new0 (Entry, 1);

  entry->key = *key;
  entry->bytes = (gsize) cairo_image_surface_get_stride (surface) * cairo_image_surface_get_height (surface);
  entry->node = node_new (surface, key->scale);
  cairo_surface_destroy (surface);
  entry->link.data = entry;
  g_queue_push_head_link (&kept.order, &entry->link);
  kept.stats.bytes += entry->bytes;
  g_hash_table_add (kept.entries, entry);
  while (kept.stats.bytes > MOST_BYTES && kept.order.length > 1)
    g_hash_table_remove (kept.entries, kept.order.tail->data);
  return entry->node;
}

static GskRenderNode *
lookup (const OrreryPicture *picture, const OrreryStyle *style, int scale)
{
  Key key = key_of (picture, style, scale);
  Entry *entry;

  /* The key is an entry's first field. */
  if (!kept.entries)
    kept.entries = g_hash_table_new_full (key_hash, key_equal, entry_free, NULL);
  entry = g_hash_table_lookup (kept.entries, &key);
  if (!entry)
    {
      kept.stats.misses++;
      return keep (&key, render (picture, style, scale));
    }
  kept.stats.hits++;
  g_queue_unlink (&kept.order, &entry->link);
  g_queue_push_head_link (&kept.order, &entry->link);
  return entry->node;
}

void
orrery_picture_snapshot (const OrreryPicture *picture, GtkSnapshot *snapshot,
                         const OrreryStyle *style, int scale)
{
  if (picture->width >= 1 && picture->height >= 1)
    gtk_snapshot_append_node (snapshot, lookup (picture, style, scale));
}

OrreryPictureStats
orrery_picture_stats (void)
{
  OrreryPictureStats stats = kept.stats;

  stats.entries = kept.order.length;
  stats.most_bytes = MOST_BYTES;
  return stats;
}

void
orrery_picture_forget (void)
{
  g_clear_pointer (&kept.entries, g_hash_table_unref);
  kept.stats = (OrreryPictureStats) { 0 };
}
