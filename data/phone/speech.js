/* SPDX-License-Identifier: GPL-3.0-or-later */
/* For those who read with a keyboard or a screen reader: where they are, and what is read aloud. */
'use strict';

const NEWS = 6; // lines of the log that are read aloud
const BURST = 300; // ms: of messages that come together, each would silence the one before
let fresh = []; // lines of the log that are still to be read aloud
let telling = null; // a timer: they are read by then
let isDraftTold = false; // what was read last is a secret of this seat

/* What a screen reader calls it: it has the same name when it is drawn again. */
function nameOf(element) {
  return element.getAttribute('aria-label') || element.textContent;
}

/* Two dice may have the same name. */
function alike(name) {
  return [...document.querySelectorAll('button, summary, input')].filter((one) => nameOf(one) === name);
}

/* Whoever reads with a keyboard or a screen reader goes on where they were, or at the question. */
function keepFocus(before, name, i) {
  const now = document.activeElement;
  if (before === document.body || (now !== document.body && now.isConnected && !now.disabled && now.offsetParent !== null))
    return;
  const again = alike(name).filter((one) => !one.disabled && one.offsetParent !== null);
  (again[Math.min(i, again.length - 1)] || byId('question')).focus({ preventScroll: true });
}

/* What has happened since the last message, for a screen reader; not what happened before this page was opened. */
function tellNews(before, after) {
  const last = after.lastIndexOf(before[before.length - 1]);
  const added = before.length > 0 && last < 0 ? [] : after.slice(last + 1); // undone: nothing is new
  fresh = [...fresh, ...added].filter((line) => after.includes(line)).slice(-NEWS);
  telling = telling || setTimeout(tellFresh, BURST);
}

function tellFresh() {
  telling = null;
  if (fresh.length === 0)
    return;
  write('news', fresh.join(' '));
  isDraftTold = false;
  fresh = [];
}

function tellDraft(text) {
  write('news', text);
  isDraftTold = text !== '';
}

/* A choice is drawn anew when it is taken, so a screen reader would not notice that its state has changed. */
function tellChanges(before, after) {
  if (!before || !after || before.id !== after.id)
    return;
  const was = new Map(before.choices.map((one) => [one.answer, one.ticked]));
  const changed = after.choices.filter((one) => was.has(one.answer) && was.get(one.answer) !== one.ticked);
  if (changed.length > 0)
    tellDraft(changed.map((one) => `${counted(one)}${T.colon}${one.ticked > 0 ? T.chosen : T.not_chosen}.`).join(' '));
}

/* A live region is read again whenever it is written. */
function write(id, text) {
  if (byId(id).textContent !== text)
    byId(id).textContent = text;
}
