/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/table/orrery-power-form.h"

#include "games/frontiers/catalog/orrery-frontiers-power-words.h"
#include "games/frontiers/words/orrery-frontiers-power.h"
#include "record/orrery-json-text.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-field-row.h"
#include "widgets/layout/orrery-wrap.h"

#include <glib/gi18n-lib.h>
#include <string.h>

enum { WIDTH = 420, HEIGHT = 560 };

/* --- Types --- */

/* In the order of FrCode, which is that of a round. */
static const char *const power_titles[FR_N_CODES] = {
  [FR_E1] = N_("Explore: gain something"),
  [FR_E2] = N_("Explore: draw worlds"),
  [FR_D1] = N_("Develop: cheaper developments"),
  [FR_D2] = N_("Develop: gain after buying"),
  [FR_S1] = N_("Settle: Military"),
  [FR_S2] = N_("Settle: Military against some worlds"),
  [FR_S3] = N_("Settle: a good for Military"),
  [FR_S4] = N_("Settle: cheaper worlds"),
  [FR_S5] = N_("Settle: pay for a military world"),
  [FR_S6] = N_("Settle: a second world"),
  [FR_S7] = N_("Settle: draw worlds after settling"),
  [FR_S8] = N_("Settle: replace a colony"),
  [FR_S9] = N_("Settle: replace this colony"),
  [FR_S10] = N_("Settle: gain after settling"),
  [FR_T1] = N_("Trade: a better price"),
  [FR_C1] = N_("Consume: goods"),
  [FR_C2] = N_("Consume: gain without goods"),
  [FR_C3] = N_("Consume: VP for each good"),
  [FR_P2] = N_("Produce: gain if it produces"),
  [FR_P3] = N_("Produce: a windfall good"),
  [FR_P4] = N_("Produce: gain for the most goods"),
  [FR_P5] = N_("Produce: gain for each colony"),
  [FR_P6] = N_("Produce: gain for each good or kind"),
  [FR_X1] = N_("A world of any kind"),
  [FR_X9] = N_("Something else, as a reminder"),
};

static const char *const line_words[FR_N_EACHES] = {
  "tile", "development", "colony", "named", "chips", "military", "goods", "credits", "free colonists",
};

static const char *const line_titles[FR_N_EACHES] = {
  N_("For each tile"), N_("For each development"), N_("For each colony"), N_("With a certain tile"), N_("For VP chips"),
  N_("For Military"),  N_("For goods"),            N_("For credits"),     N_("For free colonists"),
};

/* --- Fields --- */

typedef enum { SPIN, SWITCH, ENTRY, CHOICE } FieldType;

#define P(code) (1u << FR_##code)
#define L(each) (1u << FR_EACH_##each)
#define GAINS (P (E1) | P (D2) | P (S10) | P (C1) | P (C2) | P (P2) | P (P4) | P (P5) | P (P6))

static const char *const each_choices[] = { "good", "kind", NULL };

static const struct
{
  const char *member, *in; /* `in`: the object that it is a member of; NULL: the power itself */
  const char *title;
  FieldType type;
  guint powers, lines; /* masks of types that have the field */
  int least, most, first;
  const char *const *choices;
} fields[] = {
  { "amount", NULL, N_("Amount"), SPIN, P (E2) | P (D1) | P (S1) | P (S2) | P (S3) | P (S4) | P (S7) | P (T1), 0, -9, 9, 1, NULL },
  { "amount", NULL, N_("VP for each good"), SPIN, P (C3), 0, 0, 7, 1, NULL },
  { "discount", NULL, N_("Credits less than the defense"), SPIN, P (S5), 0, 0, 9, 1, NULL },
  { "range", NULL, N_("Printed cost higher by at most"), SPIN, P (S8), 0, 0, 9, 3, NULL },
  { "per_use", NULL, N_("Goods for each use"), SPIN, P (C1), 0, 1, 3, 1, NULL },
  { "max_uses", NULL, N_("Uses, at most"), SPIN, P (C1), 0, 1, 7, 1, NULL },
  { "credits", "gain", N_("Credits gained"), SPIN, GAINS, 0, 0, 7, 0, NULL },
  { "vp", "gain", N_("VP gained"), SPIN, GAINS, 0, 0, 7, 0, NULL },
  { "colonists", "gain", N_("Colonists gained"), SPIN, GAINS, 0, 0, 3, 0, NULL },
  { "plus", NULL, N_("VP more with a development"), SPIN, P (C3), 0, 0, 7, 0, NULL },
  { "with", NULL, N_("Which development"), ENTRY, P (C3), 0, 0, 0, 0, NULL },
  { "each", NULL, N_("For each"), CHOICE, P (P6), 0, 0, 0, 0, each_choices },
  { "action", NULL, N_("Action"), CHOICE, P (X9), 0, 0, 0, 0, orrery_frontiers_phase_ids },
  { "text", NULL, N_("What it says, in your words"), ENTRY, P (X9) | P (S9), 0, 0, 0, 0, NULL },
  { "different", NULL, N_("All goods of different kinds"), SWITCH, P (C1), 0, 0, 0, 0, NULL },
  { "may", NULL, N_("Optional"), SWITCH, P (S3) | P (S5) | P (S6) | P (S8) | P (S9) | P (C1) | P (X9), 0, 0, 0, 0, NULL },
  { "vp", NULL, N_("VP"), SPIN, 0, ~0u, 0, 15, 1, NULL },
  { "per", NULL, N_("For every"), SPIN, 0, L (CHIPS) | L (MILITARY) | L (GOODS) | L (CREDITS) | L (COLONISTS), 1, 15, 1, NULL },
  { "named", NULL, N_("Which tile"), ENTRY, 0, L (NAMED), 0, 0, 0, NULL },
  { "self", NULL, N_("This tile counts too"), SWITCH, 0, L (TILE) | L (DEVELOPMENT) | L (COLONY), 0, 0, 1, NULL },
};

enum { N_FIELDS = G_N_ELEMENTS (fields) };

/* A filter is a list of words under its own name. */
static const struct
{
  const char *member, *title;
  guint powers, lines;
} filters[] = {
  { "of", N_("Only for"), P (D1) | P (D2) | P (S4) | P (S10) | P (P5), L (TILE) | L (DEVELOPMENT) | L (COLONY) },
  { "against", N_("Only against"), P (S2), 0 },
  { "good", N_("Only goods"), P (S3) | P (T1) | P (C1) | P (P3) | P (P4) | P (P6), 0 },
};

static const char *const filter_words[] = {
  "novelty", "rare", "genes", "alien", "imperium", "rebel", "terraforming", "uplift", "military", "non-military", "this",
};

static const char *const filter_titles[] = {
  N_("Novelty"), N_("Rare elements"), N_("Genes"), N_("Alien"), N_("Imperium"), N_("Rebel"),
  N_("Terraforming"), N_("Uplift"), N_("Military"), N_("Non-military"), N_("This tile"),
};

enum { N_WORDS = G_N_ELEMENTS (filter_words), N_KIND_WORDS = 4, WORD_THIS = N_WORDS - 1 };

struct _OrreryPowerForm
{
  AdwWindow parent_instance;

  gboolean is_line;
  GtkWidget *types;
  GtkWidget *rows[N_FIELDS];  /* whose visibility changes */
  GtkWidget *inputs[N_FIELDS];
  GtkWidget *filter;          /* the group */
  GtkWidget *words[N_WORDS];
};

G_DEFINE_FINAL_TYPE (OrreryPowerForm, orrery_power_form, ADW_TYPE_WINDOW)

static guint done_signal;

static guint
get_type_bit (OrreryPowerForm *self)
{
  return 1u << adw_combo_row_get_selected (ADW_COMBO_ROW (self->types));
}

static gboolean
has_field (OrreryPowerForm *self, guint i)
{
  return ((self->is_line ? fields[i].lines : fields[i].powers) & get_type_bit (self)) != 0;
}

/* -1: the type has none. */
static int
get_filter (OrreryPowerForm *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (filters); i++)
    if (((self->is_line ? filters[i].lines : filters[i].powers) & get_type_bit (self)) != 0)
      return (int) i;
  return -1;
}

/* Goods have a kind; tiles have everything, but only the goods and prices of a colony can refer to itself. */
static gboolean
has_word (OrreryPowerForm *self, guint word)
{
  const int filter = get_filter (self);

  if (filter < 0)
    return FALSE;
  return strcmp (filters[filter].member, "good") == 0 ? word < N_KIND_WORDS || word == WORD_THIS : word != WORD_THIS;
}

static void
type_cb (OrreryPowerForm *self)
{
  const int filter = get_filter (self);

  for (guint i = 0; i < N_FIELDS; i++)
    gtk_widget_set_visible (self->rows[i], has_field (self, i));
  gtk_widget_set_visible (self->filter, filter >= 0);
  if (filter >= 0)
    adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->filter), _(filters[filter].title));
  for (guint i = 0; i < N_WORDS; i++)
    gtk_widget_set_visible (self->words[i], has_word (self, i));
}

/* --- Reading and writing --- */

static void
set_first (OrreryPowerForm *self, guint i)
{
  GtkWidget *input = self->inputs[i];

  switch (fields[i].type)
    {
    case SPIN:
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (input), fields[i].first);
      return;
    case SWITCH:
      gtk_switch_set_active (GTK_SWITCH (input), fields[i].first != 0);
      return;
    case ENTRY:
      gtk_editable_set_text (GTK_EDITABLE (input), "");
      return;
    case CHOICE:
    default:
      adw_combo_row_set_selected (ADW_COMBO_ROW (input), 0);
    }
}

static void
set_value (OrreryPowerForm *self, guint i, JsonNode *node)
{
  GtkWidget *input = self->inputs[i];

  if (fields[i].type == SPIN && orrery_json_text_holds (node, G_TYPE_INT64))
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (input), (double) json_node_get_int (node));
  else if (fields[i].type == SWITCH && orrery_json_text_holds (node, G_TYPE_BOOLEAN))
    gtk_switch_set_active (GTK_SWITCH (input), json_node_get_boolean (node));
  else if (fields[i].type == ENTRY && orrery_json_text_holds (node, G_TYPE_STRING))
    gtk_editable_set_text (GTK_EDITABLE (input), json_node_get_string (node));
  else if (fields[i].type == CHOICE && orrery_json_text_holds (node, G_TYPE_STRING))
    for (guint k = 0; fields[i].choices[k] != NULL; k++)
      if (g_str_equal (fields[i].choices[k], json_node_get_string (node)))
        adw_combo_row_set_selected (ADW_COMBO_ROW (input), k);
}

static JsonNode *
get_member (JsonObject *object, guint i)
{
  JsonNode *in = fields[i].in != NULL ? json_object_get_member (object, fields[i].in) : NULL;

  if (fields[i].in == NULL)
    return json_object_get_member (object, fields[i].member);
  return in != NULL && JSON_NODE_HOLDS_OBJECT (in) ? json_object_get_member (json_node_get_object (in), fields[i].member) : NULL;
}

static void
set_filter (OrreryPowerForm *self, JsonObject *object)
{
  const int filter = get_filter (self);
  JsonNode *node = filter >= 0 ? json_object_get_member (object, filters[filter].member) : NULL;
  g_autofree char *text = node != NULL ? json_to_string (node, FALSE) : NULL;

  for (guint i = 0; i < N_WORDS; i++)
    {
      g_autofree char *word = g_strdup_printf ("\"%s\"", filter_words[i]);

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->words[i]), text != NULL && strstr (text, word) != NULL);
    }
}

static void
choose (OrreryPowerForm *self, const char *type)
{
  const char *const *words = self->is_line ? line_words : orrery_frontiers_code_words;

  for (guint i = 0; i < (self->is_line ? (guint) FR_N_EACHES : (guint) FR_N_CODES); i++)
    if (g_str_equal (words[i], type))
      adw_combo_row_set_selected (ADW_COMBO_ROW (self->types), i);
}

void
orrery_power_form_set_object (OrreryPowerForm *self, JsonObject *object)
{
  const char *type = object != NULL ? orrery_json_text_get_string (object, self->is_line ? "each" : "code") : NULL;

  if (type != NULL)
    choose (self, type);
  for (guint i = 0; i < N_FIELDS; i++)
    {
      JsonNode *node = object != NULL && has_field (self, i) ? get_member (object, i) : NULL;

      set_first (self, i);
      if (node != NULL)
        set_value (self, i, node);
    }
  if (object != NULL)
    set_filter (self, object);
}

static void
write_field (OrreryPowerForm *self, guint i, JsonObject *object)
{
  GtkWidget *input = self->inputs[i];
  const char *text;

  switch (fields[i].type)
    {
    case SPIN:
      json_object_set_int_member (object, fields[i].member, gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (input)));
      return;
    case SWITCH: /* defaults are left out */
      if (gtk_switch_get_active (GTK_SWITCH (input)) != (fields[i].first != 0))
        json_object_set_boolean_member (object, fields[i].member, fields[i].first == 0);
      return;
    case ENTRY:
      text = gtk_editable_get_text (GTK_EDITABLE (input));
      if (*text != '\0')
        json_object_set_string_member (object, fields[i].member, text);
      return;
    case CHOICE:
    default:
      json_object_set_string_member (object, fields[i].member, fields[i].choices[adw_combo_row_get_selected (ADW_COMBO_ROW (input))]);
    }
}

static void
write_filter (OrreryPowerForm *self, JsonObject *object)
{
  const int filter = get_filter (self);
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < N_WORDS; i++)
    if (has_word (self, i) && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->words[i])))
      json_array_add_string_element (list, filter_words[i]);
  if (json_array_get_length (list) == 0)
    json_array_add_string_element (list, "any");
  if (filter >= 0)
    json_object_set_array_member (object, filters[filter].member, list);
  else
    json_array_unref (list);
}

JsonObject *
orrery_power_form_dup_object (OrreryPowerForm *self)
{
  const guint type = adw_combo_row_get_selected (ADW_COMBO_ROW (self->types));
  JsonObject *object = json_object_new ();
  JsonObject *gain = json_object_new ();

  json_object_set_string_member (object, self->is_line ? "each" : "code", self->is_line ? line_words[type] : orrery_frontiers_code_words[type]);
  for (guint i = 0; i < N_FIELDS; i++)
    if (has_field (self, i))
      write_field (self, i, fields[i].in != NULL ? gain : object);
  if (json_object_get_size (gain) > 0)
    json_object_set_object_member (object, "gain", gain);
  else
    json_object_unref (gain);
  write_filter (self, object);
  return object;
}

/* --- Building --- */

static void
set_up_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (GTK_STRING_OBJECT (gtk_list_item_get_item (item))));
}

/* By default, everything after some twenty letters is cut off, in the list and in a narrow row. */
static void
show_whole_names (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (set_up_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  adw_combo_row_set_list_factory (row, factory);
  adw_combo_row_set_use_subtitle (row, TRUE);
}

static GtkWidget *
new_combo (const char *title, const char *const *words, guint n)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < n; i++)
    gtk_string_list_append (list, _(words[i]));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  show_whole_names (ADW_COMBO_ROW (row));
  return row;
}

static void
build_field (OrreryPowerForm *self, guint i)
{
  const char *title = _(fields[i].title);

  switch (fields[i].type)
    {
    case SPIN:
      self->inputs[i] = orrery_spin_new (fields[i].least, fields[i].most);
      self->rows[i] = orrery_input_row_new (title, NULL, self->inputs[i]);
      return;
    case SWITCH:
      self->inputs[i] = gtk_switch_new ();
      self->rows[i] = orrery_input_row_new (title, NULL, self->inputs[i]);
      return;
    case ENTRY:
      self->rows[i] = self->inputs[i] = adw_entry_row_new ();
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rows[i]), title);
      return;
    case CHOICE:
    default:
      self->rows[i] = self->inputs[i] = new_combo (title, fields[i].choices, g_strv_length ((char **) fields[i].choices));
    }
}

static void
build_filter (OrreryPowerForm *self)
{
  GtkWidget *wrap = orrery_wrap_new (6);

  self->filter = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "description", _("None: everything counts."), NULL);
  for (guint i = 0; i < N_WORDS; i++)
    orrery_wrap_append (ORRERY_WRAP (wrap), self->words[i] = gtk_toggle_button_new_with_label (_(filter_titles[i])));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->filter), wrap);
}

static void
enter_cb (OrreryPowerForm *self)
{
  g_signal_emit (self, done_signal, 0);
  gtk_window_close (GTK_WINDOW (self));
}

static GtkWidget *
new_header (OrreryPowerForm *self)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *cancel = gtk_button_new_with_label (_("Cancel"));
  GtkWidget *done = gtk_button_new_with_label (_("Done"));

  adw_header_bar_set_show_start_title_buttons (ADW_HEADER_BAR (header), FALSE);
  adw_header_bar_set_show_end_title_buttons (ADW_HEADER_BAR (header), FALSE);
  gtk_widget_add_css_class (done, "suggested-action");
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), cancel);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), done);
  g_signal_connect_object (cancel, "clicked", G_CALLBACK (gtk_window_close), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (done, "clicked", G_CALLBACK (enter_cb), self, G_CONNECT_SWAPPED);
  return header;
}

static GtkWidget *
new_page (OrreryPowerForm *self)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = adw_preferences_group_new ();

  self->types = self->is_line ? new_combo (_("It Scores"), line_titles, FR_N_EACHES) : new_combo (_("Type"), power_titles, FR_N_CODES);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->types);
  for (guint i = 0; i < N_FIELDS; i++)
    {
      build_field (self, i);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->rows[i]);
    }
  build_filter (self);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (self->filter));
  gtk_widget_set_vexpand (page, TRUE);
  return page;
}

static void
orrery_power_form_class_init (OrreryPowerFormClass *klass)
{
  done_signal = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
orrery_power_form_init (OrreryPowerForm *self)
{
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, HEIGHT);
}

GtkWidget *
orrery_power_form_new (gboolean is_line)
{
  OrreryPowerForm *self = g_object_new (ORRERY_TYPE_POWER_FORM, "title", is_line ? _("Line of a “?”") : _("Power"), NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->is_line = is_line;
  gtk_box_append (GTK_BOX (box), new_header (self));
  gtk_box_append (GTK_BOX (box), new_page (self));
  adw_window_set_content (ADW_WINDOW (self), box);
  g_signal_connect_object (self->types, "notify::selected", G_CALLBACK (type_cb), self, G_CONNECT_SWAPPED);
  orrery_power_form_set_object (self, NULL);
  type_cb (self);
  return GTK_WIDGET (self);
}
