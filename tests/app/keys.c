/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "keys.h"

#include "soon.h"

#include <dlfcn.h>
#include <gdk/x11/gdkx.h>

enum { MOST_SETTLES = 10 }; /* a list may leave the focus on a row that it has recycled */

/* Looked up at run time, so that nothing else needs these libraries. */
static Display *display;
static GtkWindow *taken; /* weak */
static Display *(*open_display) (const char *);
static KeyCode (*keysym_to_keycode) (Display *, KeySym);
static KeySym (*keycode_to_keysym) (Display *, KeyCode, int, int);
static int (*set_input_focus) (Display *, Window, int, Time);
static int (*warp_pointer) (Display *, Window, Window, int, int, unsigned int, unsigned int, int, int);
static int (*x_sync) (Display *, Bool);
static int (*fake_key_event) (Display *, unsigned int, Bool, unsigned long);
static int (*fake_button_event) (Display *, unsigned int, Bool, unsigned long);

static gboolean
load (void)
{
  void *x11 = dlopen ("libX11.so.6", RTLD_NOW);
  void *xtst = dlopen ("libXtst.so.6", RTLD_NOW);

  if (x11 == NULL || xtst == NULL)
    return FALSE;
  open_display = (Display *(*) (const char *)) dlsym (x11, "XOpenDisplay");
  keysym_to_keycode = (KeyCode (*) (Display *, KeySym)) dlsym (x11, "XKeysymToKeycode");
  keycode_to_keysym = (KeySym (*) (Display *, KeyCode, int, int)) dlsym (x11, "XkbKeycodeToKeysym");
  set_input_focus = (int (*) (Display *, Window, int, Time)) dlsym (x11, "XSetInputFocus");
  warp_pointer = (int (*) (Display *, Window, Window, int, int, unsigned int, unsigned int, int, int)) dlsym (
      x11, "XWarpPointer");
  x_sync = (int (*) (Display *, Bool)) dlsym (x11, "XSync");
  fake_key_event =
      (int (*) (Display *, unsigned int, Bool, unsigned long)) dlsym (xtst, "XTestFakeKeyEvent");
  fake_button_event =
      (int (*) (Display *, unsigned int, Bool, unsigned long)) dlsym (xtst, "XTestFakeButtonEvent");
  return open_display && keysym_to_keycode && keycode_to_keysym && set_input_focus && warp_pointer && x_sync && fake_key_event
         && fake_button_event;
}

/* Now the X server has sent everything, and GTK has received it. */
static void
receive (void)
{
  x_sync (display, False);
  gdk_display_sync (gdk_display_get_default ());
}

gboolean
keys_take (GtkWindow *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  const gint64 end = soon_get_end ();

  if (!GDK_IS_X11_SURFACE (surface) || (open_display == NULL && !load ()))
    return FALSE;
  if (display == NULL)
    display = open_display (NULL);
  if (display == NULL)
    return FALSE;
  /* A pointer over a tile would open its close-up above everything else. */
  warp_pointer (display, None, DefaultRootWindow (display), 0, 0, 0, 0, G_MAXINT16, G_MAXINT16);
  /* The X server refuses to focus a window that is not on the screen yet. */
  assert_soon (gtk_widget_get_mapped (GTK_WIDGET (window)));
  receive ();
  set_input_focus (display, gdk_x11_surface_get_xid (surface), RevertToParent, CurrentTime);
  receive ();
  while (!gtk_window_is_active (window) && soon_go_on (end))
    ;
  soon_settle (0);
  g_set_weak_pointer (&taken, window);
  return gtk_window_is_active (window);
}

void
keys_point (GtkWindow *window, int x, int y)
{
  warp_pointer (display, None, gdk_x11_surface_get_xid (gtk_native_get_surface (GTK_NATIVE (window))), 0, 0, 0, 0, x, y);
  receive ();
}

void
keys_click (GtkWindow *window, int x, int y)
{
  keys_point (window, x, y);
  keys_click_again ();
}

void
keys_click_again (void)
{
  fake_button_event (display, 1, True, CurrentTime);
  fake_button_event (display, 1, False, CurrentTime);
  receive ();
}

static void
send (guint keyval, gboolean press)
{
  KeyCode code = keysym_to_keycode (display, keyval);

  g_assert_cmpuint (code, !=, 0);
  fake_key_event (display, code, press, CurrentTime);
}

/* "$" and "*" are on shifted keys. */
static gboolean
is_shifted (guint keyval)
{
  return keycode_to_keysym (display, keysym_to_keycode (display, keyval), 0, 0) != keyval;
}

/* GTK drops keys while a new widget that has the focus is not drawn yet, which nobody is quick enough for. */
static gboolean
is_listening (void)
{
  GtkWidget *focus = taken != NULL ? gtk_window_get_focus (taken) : NULL;

  return focus == NULL || gtk_widget_get_mapped (focus);
}

void
keys_strike (const char *accelerator)
{
  GdkModifierType modifiers;
  guint keyval;

  for (guint i = 0; i < MOST_SETTLES && !is_listening (); i++)
    soon_settle (0);
  g_assert_true (gtk_accelerator_parse (accelerator, &keyval, &modifiers));
  if (is_shifted (keyval))
    modifiers |= GDK_SHIFT_MASK;
  if (modifiers & GDK_CONTROL_MASK)
    send (GDK_KEY_Control_L, TRUE);
  if (modifiers & GDK_ALT_MASK)
    send (GDK_KEY_Alt_L, TRUE);
  if (modifiers & GDK_SHIFT_MASK)
    send (GDK_KEY_Shift_L, TRUE);
  send (keyval, TRUE);
  send (keyval, FALSE);
  if (modifiers & GDK_SHIFT_MASK)
    send (GDK_KEY_Shift_L, FALSE);
  if (modifiers & GDK_ALT_MASK)
    send (GDK_KEY_Alt_L, FALSE);
  if (modifiers & GDK_CONTROL_MASK)
    send (GDK_KEY_Control_L, FALSE);
  receive ();
}

void
keys_press (const char *accelerator)
{
  keys_strike (accelerator);
  soon_settle (0);
}

void
keys_type (const char *text)
{
  for (; *text != '\0'; text++)
    {
      char name[2] = { *text, '\0' };

      keys_strike (*text == ' ' ? "space" : name);
    }
  soon_settle (0);
}
