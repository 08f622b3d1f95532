/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/game/orrery-board.h"

#define RING "orrery-pointed"

typedef struct
{
  gboolean compact;
  GStrv pointed;    /* the highlighted parts, in words; NULL: none */
  GPtrArray *rings; /* of GtkWidget; NULL: none */
} OrreryBoardPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (OrreryBoard, orrery_board, GTK_TYPE_WIDGET)

enum
{
  PROP_COMPACT = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
orrery_board_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, orrery_board_get_compact (ORRERY_BOARD (object)));
}

static void
orrery_board_dispose (GObject *object)
{
  OrreryBoardPrivate *priv = orrery_board_get_instance_private (ORRERY_BOARD (object));

  g_clear_pointer (&priv->rings, g_ptr_array_unref);
  g_clear_pointer (&priv->pointed, g_strfreev);

  G_OBJECT_CLASS (orrery_board_parent_class)->dispose (object);
}

static void
orrery_board_class_init (OrreryBoardClass *klass)
{
  const GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = orrery_board_get_property;
  G_OBJECT_CLASS (klass)->dispose = orrery_board_dispose;
  props[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, props);
  g_signal_new ("answer", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  g_signal_new ("several", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_ARRAY,
                GTK_TYPE_WIDGET);
  g_signal_new ("question-changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("refused", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  g_signal_new ("news", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "orrery-board");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
orrery_board_init (OrreryBoard *self)
{
}

void
orrery_board_set_names (OrreryBoard *self, const char *const *names)
{
  g_return_if_fail (ORRERY_IS_BOARD (self));

  ORRERY_BOARD_GET_CLASS (self)->set_names (self, names);
}

void
orrery_board_show (OrreryBoard *self, const void *state, int seat)
{
  g_return_if_fail (ORRERY_IS_BOARD (self) && state != NULL);

  ORRERY_BOARD_GET_CLASS (self)->show (self, state, seat);
}

void
orrery_board_show_players (OrreryBoard *self, const void *truth, guint computers, gboolean is_live)
{
  g_return_if_fail (ORRERY_IS_BOARD (self) && truth != NULL);

  ORRERY_BOARD_GET_CLASS (self)->show_players (self, truth, computers, is_live);
}

void
orrery_board_set_answers (OrreryBoard *self, const GameAnswer *answers, gsize n)
{
  g_return_if_fail (ORRERY_IS_BOARD (self));

  ORRERY_BOARD_GET_CLASS (self)->set_answers (self, answers, n);
}

void
orrery_board_set_decision (OrreryBoard *self, OrreryDecision *decision, gboolean is_new)
{
  g_return_if_fail (ORRERY_IS_BOARD (self));

  ORRERY_BOARD_GET_CLASS (self)->set_decision (self, decision, is_new);
}

static void
given_clear (OrreryGiven *self)
{
  g_free (self->text);
  g_free (self->label);
  g_clear_object (&self->picture);
  g_clear_object (&self->icons);
}

GArray *
orrery_given_new (void)
{
  GArray *given = g_array_new (FALSE, TRUE, sizeof (OrreryGiven));

  g_array_set_clear_func (given, (GDestroyNotify) given_clear);
  return given;
}

void
orrery_question_clear (OrreryQuestion *self)
{
  g_free (self->text);
  g_free (self->advice);
  g_clear_object (&self->picture);
  g_clear_pointer (&self->given, g_array_unref);
  if (self->offers != NULL)
    g_object_unref (g_object_ref_sink (self->offers));
}

void
orrery_board_get_question (OrreryBoard *self, OrreryDecision *decision, const char *name, OrreryQuestion *question)
{
  g_return_if_fail (ORRERY_IS_BOARD (self) && ORRERY_IS_DECISION (decision));

  ORRERY_BOARD_GET_CLASS (self)->get_question (self, decision, name, question);
}

GtkWidget *
orrery_board_get_part (OrreryBoard *self, const void *state)
{
  g_return_val_if_fail (ORRERY_IS_BOARD (self) && state != NULL, NULL);

  return ORRERY_BOARD_GET_CLASS (self)->get_part (self, state);
}

void
orrery_board_fly (OrreryBoard *self, OrreryFlight *flight, const GameEvents *events)
{
  g_return_if_fail (ORRERY_IS_BOARD (self) && ORRERY_IS_FLIGHT (flight));

  if (ORRERY_BOARD_GET_CLASS (self)->note != NULL)
    ORRERY_BOARD_GET_CLASS (self)->note (self, events);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && orrery_motion_duration (ORRERY_MOTION_MOVE, GTK_WIDGET (self)) > 0)
    ORRERY_BOARD_GET_CLASS (self)->fly (self, flight, events);
}

/* Next to a large question there is no room for all parts. */
static gboolean
is_shown (OrreryBoard *self, GtkWidget *widget)
{
  for (; widget != GTK_WIDGET (self); widget = gtk_widget_get_parent (widget))
    if (!gtk_widget_get_visible (widget))
      return FALSE;
  return TRUE;
}

static void
add_ring (OrreryBoard *self, GPtrArray *rings, const char *word)
{
  GtkWidget *widget = ORRERY_BOARD_GET_CLASS (self)->find (self, word);

  if (widget == NULL || !is_shown (self, widget))
    return;
  gtk_widget_add_css_class (widget, RING);
  g_ptr_array_add (rings, g_object_ref (widget));
}

void
orrery_board_point_again (OrreryBoard *self)
{
  OrreryBoardPrivate *priv = orrery_board_get_instance_private (self);

  g_return_if_fail (ORRERY_IS_BOARD (self));

  for (guint i = 0; priv->rings != NULL && i < priv->rings->len; i++)
    gtk_widget_remove_css_class (g_ptr_array_index (priv->rings, i), RING);
  g_clear_pointer (&priv->rings, g_ptr_array_unref);
  if (priv->pointed == NULL || ORRERY_BOARD_GET_CLASS (self)->find == NULL)
    return;
  priv->rings = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; priv->pointed[i] != NULL; i++)
    add_ring (self, priv->rings, priv->pointed[i]);
}

void
orrery_board_point_out (OrreryBoard *self, const char *const *what)
{
  OrreryBoardPrivate *priv = orrery_board_get_instance_private (self);

  g_return_if_fail (ORRERY_IS_BOARD (self));

  g_strfreev (priv->pointed);
  priv->pointed = g_strdupv ((char **) what);
  orrery_board_point_again (self);
}

GPtrArray *
orrery_board_get_pointed (OrreryBoard *self)
{
  g_return_val_if_fail (ORRERY_IS_BOARD (self), NULL);

  return ((OrreryBoardPrivate *) orrery_board_get_instance_private (self))->rings;
}

void
orrery_moment_clear (OrreryMoment *self)
{
  if (self->page != NULL)
    g_object_unref (g_object_ref_sink (self->page));
  g_free (self->text);
  g_free (self->advice);
  g_free (self->go_on);
  *self = (OrreryMoment) { 0 };
}

gboolean
orrery_board_get_moment (OrreryBoard *self, OrreryRecord *record, const GameEvents *events, OrreryMoment *moment)
{
  g_return_val_if_fail (ORRERY_IS_BOARD (self) && ORRERY_IS_RECORD (record), FALSE);

  return ORRERY_BOARD_GET_CLASS (self)->get_moment != NULL
         && ORRERY_BOARD_GET_CLASS (self)->get_moment (self, record, events, moment);
}

void
orrery_board_set_room (OrreryBoard *self, int height, double zoom)
{
  g_return_if_fail (ORRERY_IS_BOARD (self) && zoom > 0);

  if (ORRERY_BOARD_GET_CLASS (self)->set_room != NULL)
    ORRERY_BOARD_GET_CLASS (self)->set_room (self, height, zoom);
}

GtkWidget *
orrery_board_get_close_up (OrreryBoard *self)
{
  g_return_val_if_fail (ORRERY_IS_BOARD (self), NULL);

  return ORRERY_BOARD_GET_CLASS (self)->get_close_up != NULL ? ORRERY_BOARD_GET_CLASS (self)->get_close_up (self) : NULL;
}

void
orrery_board_set_dense (OrreryBoard *self, OrreryDensity dense)
{
  g_return_if_fail (ORRERY_IS_BOARD (self));

  if (ORRERY_BOARD_GET_CLASS (self)->set_dense != NULL)
    ORRERY_BOARD_GET_CLASS (self)->set_dense (self, dense);
}

gboolean
orrery_board_get_compact (OrreryBoard *self)
{
  g_return_val_if_fail (ORRERY_IS_BOARD (self), FALSE);

  return ((OrreryBoardPrivate *) orrery_board_get_instance_private (self))->compact;
}

void
orrery_board_set_compact (OrreryBoard *self, gboolean compact)
{
  OrreryBoardPrivate *priv = orrery_board_get_instance_private (self);

  g_return_if_fail (ORRERY_IS_BOARD (self));

  if (priv->compact == compact)
    return;
  priv->compact = compact;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COMPACT]);
}
