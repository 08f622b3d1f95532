/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells ThreadSanitizer what it cannot see: GLib is not built with it, and its locks use the kernel directly.
 * Data given to a task before it starts is visible to its thread, and everything the thread has done before
 * returning is visible to whoever receives the result or frees the task; a mutex works like a mutex. Nothing else
 * is assumed. Linked with --wrap for each of these functions. */
#include <gio/gio.h>

#ifdef __SANITIZE_THREAD__
void __tsan_acquire (void *address);
void __tsan_release (void *address);
#else
#define __tsan_acquire(address)
#define __tsan_release(address)
#endif

GTask *__real_g_task_new (gpointer source, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
GTask *__wrap_g_task_new (gpointer source, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data);
void __real_g_task_run_in_thread (GTask *task, GTaskThreadFunc func);
void __wrap_g_task_run_in_thread (GTask *task, GTaskThreadFunc func);
void __real_g_task_return_pointer (GTask *task, gpointer result, GDestroyNotify destroy);
void __wrap_g_task_return_pointer (GTask *task, gpointer result, GDestroyNotify destroy);
void __real_g_task_return_int (GTask *task, gssize result);
void __wrap_g_task_return_int (GTask *task, gssize result);
void __real_g_task_return_boolean (GTask *task, gboolean result);
void __wrap_g_task_return_boolean (GTask *task, gboolean result);

void __real_g_mutex_lock (GMutex *mutex);
void __wrap_g_mutex_lock (GMutex *mutex);
void __real_g_mutex_unlock (GMutex *mutex);
void __wrap_g_mutex_unlock (GMutex *mutex);

void
__wrap_g_mutex_lock (GMutex *mutex)
{
  __real_g_mutex_lock (mutex);
  __tsan_acquire (mutex);
}

void
__wrap_g_mutex_unlock (GMutex *mutex)
{
  __tsan_release (mutex);
  __real_g_mutex_unlock (mutex);
}

typedef struct
{
  GAsyncReadyCallback callback;
  gpointer data;
} Wanted;

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Wanted *wanted = data;

  __tsan_acquire (result);
  if (wanted->callback != NULL)
    wanted->callback (source, result, wanted->data);
  g_free (wanted);
}

GTask *
__wrap_g_task_new (gpointer source, GCancellable *cancellable, GAsyncReadyCallback callback, gpointer data)
{
  Wanted *wanted = g_new (Wanted, 1);

  *wanted = (Wanted) { callback, data };
  return __real_g_task_new (source, cancellable, done_cb, wanted);
}

static GQuark
func_quark (void)
{
  return g_quark_from_static_string ("thread-func");
}

static void
run (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GTaskThreadFunc func;

  __tsan_acquire (task);
  func = (GTaskThreadFunc) (void (*) (void)) g_object_get_qdata (G_OBJECT (task), func_quark ());
  func (task, source, data, cancellable);
}

void
__wrap_g_task_run_in_thread (GTask *task, GTaskThreadFunc func)
{
  g_object_set_qdata (G_OBJECT (task), func_quark (), (gpointer) (void (*) (void)) func);
  __tsan_release (task);
  __real_g_task_run_in_thread (task, run);
}

void
__wrap_g_task_return_pointer (GTask *task, gpointer result, GDestroyNotify destroy)
{
  __tsan_release (task);
  __real_g_task_return_pointer (task, result, destroy);
}

void
__wrap_g_task_return_int (GTask *task, gssize result)
{
  __tsan_release (task);
  __real_g_task_return_int (task, result);
}

void
__wrap_g_task_return_boolean (GTask *task, gboolean result)
{
  __tsan_release (task);
  __real_g_task_return_boolean (task, result);
}
