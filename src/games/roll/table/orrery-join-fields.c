/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-join-fields"

#include "games/roll/table/orrery-join-fields.h"

#include "games/roll/assist/lines/orrery-dice-line.h"
#include "games/roll/board/orrery-tile.h"
#include "games/roll/table/orrery-tile-search.h"
#include "games/roll/words/orrery-story-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-wrap.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  MOST_CHIPS = 99 /* far more than anybody has had */
};

struct _OrreryJoinFields
{
  AdwBin parent_instance;

  OrreryFinalTable *table;
  guint8 tops[2]; /* by RollKind; ROLL_NONE: unknown */

  GtkWidget *box;
  GtkWidget *search;
  GtkWidget *tiles;
  GtkWidget *entries[ORRERY_JOIN_N_FIELDS];
  GtkWidget *wrong[ORRERY_JOIN_N_FIELDS]; /* the error of an entry, below it */
};

G_DEFINE_FINAL_TYPE (OrreryJoinFields, orrery_join_fields, ADW_TYPE_BIN)

static guint changed_signal;

static const struct
{
  const char *label;
  const char *placeholder;
  guint most; /* of a number; 0: dice */
} fields[ORRERY_JOIN_N_FIELDS] = {
  { N_("In the cup"), "3w r" },
  { N_("Citizenry"), "2w" },
  { N_("On the development"), "r" },
  { N_("On the world"), "2w" },
  { N_("Goods"), "c b" },
  { N_("Credits"), "1", ROLL_MAX_CREDITS },
  { N_("VP in chips"), "0", MOST_CHIPS },
  { N_("Developments waiting"), "0", ROLL_N_TILES },
  { N_("Worlds waiting"), "0", ROLL_N_TILES },
};

static const char *
text_of (OrreryJoinFields *self, guint field)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->entries[field]));
}

/* The problem with a field; NULL: none. */
static char *
tell_wrong (OrreryJoinFields *self, guint field)
{
  const char *text = text_of (self, field);

  if (fields[field].most > 0)
    return *text == '\0' || g_ascii_string_to_unsigned (text, 10, 0, fields[field].most, NULL, NULL)
             ? NULL : g_strdup_printf (_("Enter a number from 0 to %u."), fields[field].most);
  return orrery_dice_line_tell_wrong (text);
}

/* Reports invalid input next to each field at once. */
static void
changed_cb (OrreryJoinFields *self)
{
  for (guint i = 0; i < ORRERY_JOIN_N_FIELDS; i++)
    {
      g_autofree char *wrong = tell_wrong (self, i);

      orrery_toggle_class (self->entries[i], "error", wrong != NULL);
      orrery_label_set (self->wrong[i], wrong);
      gtk_widget_set_visible (self->wrong[i], wrong != NULL);
    }
  g_signal_emit (self, changed_signal, 0);
}

/* --- Tops of stacks --- */

static gboolean
is_offered (guint8 face, gpointer data)
{
  OrreryJoinFields *self = data;

  return roll_faces[face].set == ROLL_SET_GAME && orrery_final_table_is_left (self->table, face);
}

static void
remove_cb (GtkWidget *button, OrreryJoinFields *self)
{
  const guint kind = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "kind"));

  self->tops[kind] = ROLL_NONE;
  gtk_widget_set_visible (button, FALSE);
  changed_cb (self);
}

static void
show_tops (OrreryJoinFields *self)
{
  orrery_wrap_clear (ORRERY_WRAP (self->tiles));
  for (guint kind = 0; kind < 2; kind++)
    if (self->tops[kind] != ROLL_NONE)
      {
        GtkWidget *button = gtk_button_new ();
        g_autofree char *tip =
            g_strdup_printf (_("Remove %s"), roll_faces[self->tops[kind]].name);

        gtk_button_set_child (GTK_BUTTON (button),
                              orrery_tile_new (self->tops[kind], ORRERY_TILE_MINI));
        gtk_widget_add_css_class (button, "flat");
        gtk_widget_add_css_class (button, "orrery-tile-button");
        gtk_widget_set_focusable (button, FALSE);
        gtk_widget_set_tooltip_text (button, tip);
        g_object_set_data (G_OBJECT (button), "kind", GUINT_TO_POINTER (kind));
        g_signal_connect_object (button, "clicked", G_CALLBACK (remove_cb), self, 0);
        orrery_wrap_append (ORRERY_WRAP (self->tiles), button);
      }
}

void
orrery_join_fields_set_top (OrreryJoinFields *self, guint8 face)
{
  g_return_if_fail (ORRERY_IS_JOIN_FIELDS (self) && face < ROLL_N_FACES);

  self->tops[roll_faces[face].kind] = face;
  show_tops (self);
  changed_cb (self);
}

static void
picked_cb (OrreryJoinFields *self, guint face)
{
  orrery_join_fields_set_top (self, (guint8) face);
}

/* --- Writing --- */

static void
read_dice (OrreryJoinFields *self, guint field, guint8 dice[ROLL_N_COLOURS])
{
  guint bad;

  orrery_dice_line_totals (text_of (self, field), dice, &bad);
}

/* All or nothing is accepted. */
static gboolean
check (OrreryJoinFields *self, const char *name, char **problem)
{
  for (guint i = 0; i < ORRERY_JOIN_N_FIELDS; i++)
    {
      g_autofree char *wrong = tell_wrong (self, i);

      if (wrong != NULL)
        {
          *problem = g_strdup_printf ("%s: %s: %s", name, _(fields[i].label), wrong);
          return FALSE;
        }
    }
  return TRUE;
}

static void
write_dice (OrreryJoinFields *self, JsonObject *seat)
{
  static const char *const places[] = { "cup", "citizenry", "development zone", "world zone" };
  JsonObject *dice = json_object_new ();

  json_object_set_object_member (seat, "dice", dice);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      guint8 totals[ROLL_N_COLOURS];
      JsonObject *place = json_object_new ();

      json_object_set_object_member (dice, places[i], place);
      read_dice (self, i, totals);
      for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
        if (totals[colour] > 0)
          json_object_set_int_member (place, roll_colour_names[colour], totals[colour]);
    }
}

/* A world for a good: first one of its own kind, then any that holds goods; each once, then again. */
static guint8
find_world (const OrreryFinalSeat *p, guint colour, JsonObject *goods)
{
  for (guint second = 0; second < 2; second++)
    for (guint own = 2; own-- > 0;)
      for (guint i = 0; i < p->n_tiles + 1; i++)
        {
          const guint8 face = i < p->n_tiles ? p->tiles[i] : p->home;
          const RollFace *world = face < ROLL_N_FACES ? &roll_faces[face] : NULL;
          JsonArray *there;

          if (world == NULL || world->kind != ROLL_WORLD || world->colour >= ROLL_N_COLOURS
              || (own == 1 && world->colour != colour))
            continue;
          there = json_object_has_member (goods, world->name)
                      ? json_object_get_array_member (goods, world->name)
                      : NULL;
          if ((there != NULL ? json_array_get_length (there) : 0) == second)
            return face;
        }
  return ROLL_NONE;
}

static gboolean
write_goods (OrreryJoinFields *self, JsonObject *seat, guint i, const char *name, char **problem)
{
  guint8 totals[ROLL_N_COLOURS];
  JsonObject *goods = json_object_new ();

  json_object_set_object_member (seat, "goods", goods);
  read_dice (self, ORRERY_JOIN_GOODS, totals);
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    for (; totals[colour] > 0; totals[colour]--)
      {
        const guint8 face = find_world (&self->table->seats[i], colour, goods);

        if (face == ROLL_NONE)
          {
            *problem = g_strdup_printf (_("%s: no world has room for the %s good."), name,
                                        orrery_story_die (colour));
            return FALSE;
          }
        if (!json_object_has_member (goods, roll_faces[face].name))
          json_object_set_array_member (goods, roll_faces[face].name, json_array_new ());
        json_array_add_string_element (
            json_object_get_array_member (goods, roll_faces[face].name), roll_colour_names[colour]);
      }
  return TRUE;
}

static void
write_stack (OrreryJoinFields *self, JsonObject *seat, guint kind)
{
  JsonArray *stack = json_array_new ();
  guint n = (guint) g_ascii_strtoull (text_of (self, ORRERY_JOIN_N_DEVELOPMENTS + kind), NULL, 10);

  if (self->tops[kind] != ROLL_NONE)
    json_array_add_string_element (stack, roll_faces[self->tops[kind]].name);
  for (n = MIN (n, ROLL_N_TILES); json_array_get_length (stack) < n;)
    json_array_add_string_element (stack, "unknown");
  json_object_set_array_member (seat, kind == ROLL_DEVELOPMENT ? "developments" : "worlds", stack);
}

static void
write_number (OrreryJoinFields *self, JsonObject *seat, const char *member, guint field)
{
  if (*text_of (self, field) != '\0')
    json_object_set_int_member (
        seat, member, (gint64) g_ascii_strtoull (text_of (self, field), NULL, 10));
}

JsonObject *
orrery_join_fields_write (OrreryJoinFields *self, guint seat, const char *name, char **problem)
{
  const OrreryFinalSeat *p = &self->table->seats[seat];
  g_autoptr (JsonObject) object = json_object_new ();
  JsonArray *tableau = json_array_new ();

  g_return_val_if_fail (ORRERY_IS_JOIN_FIELDS (self), NULL);

  json_object_set_array_member (object, "tableau", tableau);
  if (!check (self, name, problem))
    return NULL;
  if (p->faction != 0)
    json_object_set_int_member (object, "faction", p->faction);
  if (p->home != ROLL_NONE)
    json_object_set_string_member (object, "home", roll_faces[p->home].name);
  for (guint i = 0; i < p->n_tiles; i++)
    json_array_add_string_element (tableau, roll_faces[p->tiles[i]].name);
  write_number (self, object, "credits", ORRERY_JOIN_CREDITS);
  write_number (self, object, "chips", ORRERY_JOIN_CHIPS);
  write_stack (self, object, ROLL_DEVELOPMENT);
  write_stack (self, object, ROLL_WORLD);
  write_dice (self, object);
  if (!write_goods (self, object, seat, name, problem))
    return NULL;
  return g_steal_pointer (&object);
}

/* --- Building --- */

static void
next_cb (OrreryJoinFields *self)
{
  gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))),
                          GTK_DIR_TAB_FORWARD);
}

static GtkWidget *
build_field (OrreryJoinFields *self, guint i)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *label = orrery_label_new ("caption", 0);
  GtkWidget *entry = gtk_entry_new ();

  gtk_label_set_label (GTK_LABEL (label), _(fields[i].label));
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), fields[i].placeholder);
  if (fields[i].most == 0)
    gtk_widget_set_tooltip_text (entry, orrery_dice_line_get_help ());
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 9);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 9);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _(fields[i].label), -1);
  self->wrong[i] = orrery_label_new ("caption error", 0);
  gtk_label_set_wrap (GTK_LABEL (self->wrong[i]), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (self->wrong[i]), 16);
  gtk_widget_set_visible (self->wrong[i], FALSE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), self->wrong[i]);
  g_signal_connect_object (entry, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (entry, "activate", G_CALLBACK (next_cb), self, G_CONNECT_SWAPPED);
  self->entries[i] = entry;
  return box;
}

static void
orrery_join_fields_class_init (OrreryJoinFieldsClass *klass)
{
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
orrery_join_fields_init (OrreryJoinFields *self)
{
  GtkWidget *wrap = orrery_wrap_new (12);

  self->tops[0] = self->tops[1] = ROLL_NONE;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (self->box, "card");
  gtk_widget_add_css_class (self->box, "orrery-table-card");
  self->search = orrery_tile_search_new (_("Tile on top of a stack"));
  self->tiles = orrery_wrap_new (3);
  for (guint i = 0; i < ORRERY_JOIN_N_FIELDS; i++)
    orrery_wrap_append (ORRERY_WRAP (wrap), build_field (self, i));
  gtk_box_append (GTK_BOX (self->box), wrap);
  gtk_box_append (GTK_BOX (self->box), self->search);
  gtk_box_append (GTK_BOX (self->box), self->tiles);
  adw_bin_set_child (ADW_BIN (self), self->box);
  g_signal_connect_object (self->search, "picked", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
orrery_join_fields_new (OrreryFinalTable *table)
{
  OrreryJoinFields *self = g_object_new (ORRERY_TYPE_JOIN_FIELDS, NULL);

  self->table = table;
  orrery_tile_search_set_filter (ORRERY_TILE_SEARCH (self->search), is_offered, self);
  return GTK_WIDGET (self);
}
