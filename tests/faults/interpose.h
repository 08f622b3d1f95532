/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A failing disk. Linked into a program, or preloaded, this intercepts the C library and makes operations on
 * files in a folder fail.
 *
 * ORRERY_FAULT_DIR is the folder, ORRERY_FAULT the fault:
 *   full:N    no more than N bytes can be written
 *   fsync:N   after N times nothing reaches the disk any more
 *   readonly  no file can be opened for writing
 *   kill:N    the program dies by SIGKILL in the N-th change; a write is half done then
 * ORRERY_FAULT_LOG gets a line for what reached the disk: “synced INODE SIZE”, and one for what was
 * refused: “refused CALL”. */
#pragma once

/* For a program that links this: the fault from now on; NULL for none. */
void fault_set (const char *folder, const char *fault);
