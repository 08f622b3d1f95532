/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/question/orrery-question-layout.h"

enum
{
  GAP = 12,
  ROW_GAP = 8,
  TEXT_SHARE = 40, /* percent that the buttons leave it at least */
  LINE_HEIGHT = 64, /* px of a widget that fits next to the text */
  TEXT_BESIDE = 380, /* px that it has next to answers with pictures */
  NARROWEST = 280, /* px, with room around it */
};

static void
measure_part (GtkWidget *part, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  if (gtk_widget_should_layout (part))
    gtk_widget_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, minimum, natural, NULL, NULL);
}

/* Before the bar becomes compact there may be less space than a part needs; GTK requires that it still gets that. */
static int
width_for (GtkWidget *part, int width)
{
  int least, natural;

  measure_part (part, &least, &natural);
  return MAX (width, least);
}

static int
height_of (GtkWidget *part, int width)
{
  int height = 0;

  if (gtk_widget_should_layout (part))
    gtk_widget_measure (part, GTK_ORIENTATION_VERTICAL, width_for (part, width), NULL, &height, NULL, NULL);
  return height;
}

/* The width of a part including its gap; 0 if it is hidden. */
static int
with_gap (int width)
{
  return width > 0 ? width + GAP : 0;
}

static void
measure_width (const OrreryQuestionLayout *self, int *minimum, int *natural)
{
  int picture, text[2], extra[2], buttons[2];

  measure_part (self->picture, &picture, &picture);
  measure_part (self->texts, &text[0], &text[1]);
  measure_part (self->extra, &extra[0], &extra[1]);
  measure_part (self->buttons, &buttons[0], &buttons[1]);
  *minimum = with_gap (picture) + text[0];
  *natural = with_gap (picture) + text[1] + (self->compact ? 0 : with_gap (buttons[1]));
  /* With less room it becomes compact and is measured again, but only after this frame. */
  *minimum = MIN (NARROWEST, MAX (*minimum, MAX (extra[0], self->compact ? buttons[0] : 0)));
  *natural = MAX (*natural, MAX (extra[1], self->compact ? buttons[1] : 0));
}

static void
put (GtkWidget *part, int whole, GtkAllocation area)
{
  if (!gtk_widget_should_layout (part))
    return;
  area.width = width_for (part, area.width);
  if (gtk_widget_get_direction (gtk_widget_get_parent (part)) == GTK_TEXT_DIR_RTL)
    area.x = whole - area.x - area.width;
  gtk_widget_size_allocate (part, &area, -1);
}

/* The width of the rest if it fits next to the text and the buttons; 0 if it goes below. The height of wide cards
 * takes long to find out, so it comes last. */
static int
share_line (const OrreryQuestionLayout *self, int room)
{
  int text[2], extra[2], buttons[2];

  measure_part (self->texts, &text[0], &text[1]);
  measure_part (self->extra, &extra[0], &extra[1]);
  measure_part (self->buttons, &buttons[0], &buttons[1]);
  if (self->compact || extra[1] == 0
      || MIN (text[1], TEXT_BESIDE) + GAP + extra[1] + with_gap (buttons[1]) > room
      || height_of (self->extra, extra[1]) > LINE_HEIGHT)
    return 0;
  return extra[1];
}

/* The width of the buttons next to a text that shares this width with them; 0: they go below, as in a narrow
 * bar, because their own texts would wrap. */
static int
share (const OrreryQuestionLayout *self, int room)
{
  int text[2], buttons[2], width;

  if (self->compact)
    return 0;
  measure_part (self->texts, &text[0], &text[1]);
  measure_part (self->buttons, &buttons[0], &buttons[1]);
  if (buttons[1] == 0)
    return 0;
  width = MIN (buttons[1], room - GAP - MIN (text[1], room * TEXT_SHARE / 100));
  return height_of (self->buttons, width) > height_of (self->buttons, buttons[1]) ? 0 : MAX (width, buttons[0]);
}

/* One below the other, each as wide as the bar: the rest, and buttons that do not fit next to the text. */
static int
lay_below (GtkWidget *part, int y, int width, gboolean allocate)
{
  const int height = height_of (part, width);

  if (allocate)
    put (part, width, (GtkAllocation) { 0, y + ROW_GAP, width, height });
  return height > 0 ? y + ROW_GAP + height : y;
}

/* The buttons are next to the text, or last if they do not fit there. Returns the height. */
static int
lay (const OrreryQuestionLayout *self, int width, gboolean allocate)
{
  int picture, least, ignored, buttons, buttons_height, text, height, beside;

  measure_part (self->picture, &picture, &ignored);
  measure_part (self->texts, &least, &ignored);
  beside = share_line (self, width - with_gap (picture));
  buttons = share (self, width - with_gap (picture) - with_gap (beside));
  text = MAX (least, width - with_gap (picture) - with_gap (buttons) - with_gap (beside));
  height = MAX (height_of (self->picture, picture), height_of (self->texts, text));
  buttons_height = buttons > 0 ? height_of (self->buttons, buttons) : 0;
  height = MAX (height, buttons_height);
  if (beside > 0)
    height = MAX (height, height_of (self->extra, beside));
  if (allocate)
    {
      put (self->picture, width, (GtkAllocation) { 0, 0, picture, height });
      put (self->texts, width, (GtkAllocation) { with_gap (picture), 0, text, height });
    }
  if (allocate && buttons > 0)
    put (self->buttons, width,
         (GtkAllocation) { width - buttons, (height - buttons_height) / 2, buttons, buttons_height });
  if (beside == 0)
    height = lay_below (self->extra, height, width, allocate);
  else if (allocate)
    put (self->extra, width, (GtkAllocation) { width - with_gap (buttons) - beside, 0, beside, height });
  return buttons == 0 ? lay_below (self->buttons, height, width, allocate) : height;
}

void
orrery_question_layout_measure (const OrreryQuestionLayout *self, GtkOrientation orientation,
                                int for_size, int *minimum, int *natural)
{
  int least, enough;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, minimum, natural);
      return;
    }
  if (for_size < 0)
    {
      /* Usually it gets the same width again: then its words are laid out once, not twice. */
      measure_width (self, &least, &enough);
      for_size = MAX (enough, self->width);
    }
  *minimum = *natural = lay (self, for_size, FALSE);
}

void
orrery_question_layout_allocate (OrreryQuestionLayout *self, int width)
{
  self->width = width;
  lay (self, width, TRUE);
}
