/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One seat's own screen, or the table for a TV. All it knows was sent to it; all it does is ask. */
'use strict';

const byId = (id) => document.getElementById(id);
const TOKEN = location.pathname.split('/').pop();
const IS_TV = location.pathname.startsWith('/tv/');
const IS_PICK = location.pathname.startsWith('/pick/'); // no seat yet
const MANY = 12; // choices that can be filtered
const CHIPS = 12; // VP in the pool, for each player
const PATIENCE = 4000; // ms until an answer: a connection can be dead without anybody noticing

let socket = null;
let table = null;    // the last that was sent
let farewell = '';   // why this screen was sent away: "gone", the address is no longer valid, or "elsewhere"
let isPeeking = false;
let pause = 250;     // ms until the next attempt
let deadline = null; // a timer: what was sent must be answered by then
const opened = new Set(); // names of choices whose text is shown

/* --- Talking --- */

function send(request) {
  if (!socket || socket.readyState !== WebSocket.OPEN)
    return;
  socket.send(JSON.stringify(request));
  if (!deadline)
    deadline = setTimeout(abandon, PATIENCE);
}

/* Everything is answered, so that silence means that the network has gone. */
function abandon() {
  const old = socket;
  deadline = socket = null;
  old.close();
  lose();
}

function lose() {
  document.body.classList.add('lost');
  showStrip();
  setTimeout(connect, pause);
  pause = Math.min(pause * 2, 4000);
}

/* An old code is not let in, which looks like a lost network here; but its page says so. */
async function askWhy() {
  const reply = await fetch(location.pathname).catch(() => null);
  if (!farewell && reply && reply.status === 404) {
    farewell = 'gone';
    leave();
  }
}

/* After sleep the connection may look alive. */
function wake() {
  if (farewell === 'elsewhere')
    location.reload();
  else if (socket && socket.readyState === WebSocket.OPEN)
    send({ do: 'look', names: [] });
  else
    connect();
}

function connect() {
  if (farewell || (socket && socket.readyState <= WebSocket.OPEN))
    return;
  const own = new WebSocket(`ws://${location.host}/socket/${TOKEN}?${LANGUAGE}`);
  let isOpen = false;
  socket = own;
  own.addEventListener('open', () => {
    isOpen = true;
    pause = 250;
    wanted.clear();
    document.body.classList.remove('lost');
    showStrip();
  });
  own.addEventListener('message', (event) => {
    if (socket !== own)
      return;
    clearTimeout(deadline);
    deadline = null;
    take(JSON.parse(event.data));
  });
  own.addEventListener('close', (event) => {
    if (socket !== own || farewell)
      return;
    farewell = ['gone', 'elsewhere'].includes(event.reason) ? event.reason : '';
    clearTimeout(deadline);
    deadline = null;
    if (farewell)
      leave();
    else
      lose();
    if (!isOpen)
      askWhy();
  });
}

/* The seat belongs to other screens now, so this one shows nothing of it. It comes back by itself only when somebody
 * looks at it: two pages that send each other away would never end. */
function leave() {
  table = null;
  fresh = [];
  document.body.classList.add('lost');
  showStrip();
  for (const id of ['table', 'log', 'choices', 'ask-die'])
    byId(id).replaceChildren();
  for (const id of ['steps', 'hide', 'find-part', 'log-part', 'filter', 'back', 'draw'])
    byId(id).hidden = true;
  byId('sheet').hidden = farewell === 'gone';
  byId('buttons').hidden = byId('main').hidden = byId('main').disabled = false;
  byId('main').textContent = T.here;
  write('news', '');
  write('question', '');
  write('missing', '');
}

function take(message) {
  if (message.found)
    showFound(message.found);
  else if (message.pieces)
    learn(message.pieces);
  else if (message.refused)
    tell(message.refused);
  else if (message.go)
    location.replace(message.go);
  else
    show(message);
}

function ask(what, more) {
  if (table.question)
    send({ do: what, question: table.question.id, ...more });
}

/* --- What is shown --- */

function drawer() {
  return { roll, race, frontiers }[table.game];
}

function show(message) {
  const isOther = !table || !table.question || !message.question || table.question.id !== message.question.id;
  const wasWaiting = table && (!table.question || table.question.is_locked);
  if (isOther && message.question && wasWaiting && navigator.vibrate && document.hasFocus())
    navigator.vibrate(60);
  const wasLocked = Boolean(table) && isLocked();
  if (isDraftTold && (isOther || message.question.is_locked))
    tellDraft(''); // what was chosen is a secret now
  if (table && table.seat >= 0)
    tellNews(table.log, message.log);
  if (table)
    tellChanges(table.question, message.question);
  table = message;
  if (isLocked() !== wasLocked)
    scrollTo(0, 0);
  if (isOther) {
    drawer().picked = null;
    byId('filter').value = '';
  }
  const isAnswered = isOther && byId('sheet').contains(document.activeElement);
  redraw();
  if (isAnswered) // another question: a second press of the same button must not answer it unread
    byId('question').focus({ preventScroll: true });
}

function learn(found) {
  for (const [name, piece] of Object.entries(found))
    pieces.set(name, piece);
  redraw();
}

/* What was opened stays open. */
function redraw() {
  if (!table || isPeeking)
    return;
  const open = new Set([...document.querySelectorAll('details[open][data-key]')].map((one) => one.dataset.key));
  const focused = document.activeElement || document.body;
  const name = nameOf(focused);
  const i = Math.max(alike(name).indexOf(focused), 0);
  const scroll = byId('choices').scrollTop;
  document.body.classList.toggle('over', Boolean(table.score));
  if (IS_TV)
    showTv();
  else if (IS_PICK)
    showPick();
  else
    showSeat();
  showLog();
  for (const one of document.querySelectorAll('details[data-key]'))
    one.open = open.has(one.dataset.key);
  byId('choices').scrollTop = scroll;
  keepFocus(focused, name, i);
  if (!IS_PICK)
    lookUp([...new Set(drawer().names(table.table, table.question))]);
}

function whereWeAre() {
  const step = ['roll', 'assign'][drawer().steps(table.question)] || table.step;
  return table.round > 0 ? `${T.round} ${table.round} · ${say(step)}` : T.setup;
}

/* One letter, or two where another name begins alike: "Player 1" is P1. */
function mark(seat) {
  const name = table.players[seat].name;
  const isShared = table.players.some((other, i) => i !== seat && other.name.slice(0, 1) === name.slice(0, 1));
  const element = make('span', `mark-of seat-${seat}`, isShared ? name.slice(0, 1) + name.slice(-1) : name.slice(0, 1));
  element.setAttribute('aria-hidden', 'true');
  return element;
}

/* Those who have chosen a phase or an action, in marks and words. */
function whose(seats) {
  const who = make('span', 'who');
  who.append(...seats.map(mark));
  if (seats.length > 0)
    who.append(make('span', 'spoken', seats.map(seatName).join(', ')));
  return who;
}

function seatName(seat) {
  return table.players[seat].name;
}

function showSeat() {
  const player = table.players[table.seat];
  const question = table.question;
  const isReady = isLocked();
  byId('mark').replaceChildren(mark(table.seat));
  byId('name').textContent = player.name;
  byId('where').textContent = whereWeAre();
  document.title = `${player.name} · Orrery`;
  document.body.classList.toggle('joining', isJoining());
  if (isJoining()) {
    showJoin();
    return;
  }
  const parts = [];
  if (isReady)
    parts.push(lockedCard());
  if (!question || isReady)
    parts.push(peopleCard());
  if (isReady)
    parts.push(part(T.tableau, ...drawer().built(table.table, table.seat)));
  else
    parts.push(drawer().own(table.table, table.seat, question));
  byId('table').replaceChildren(...parts);
  showSteps(question);
  showStrip();
  showSheet();
}

function showSteps(question) {
  const step = isLocked() && !question ? 1 : drawer().steps(question);
  byId('steps').hidden = step < 0;
  byId('steps').replaceChildren(...[T.step_roll, T.step_assign, T.step_reveal].map((text, i) => {
    const one = make('li', i <= step ? 'done' : '', text);
    if (i === step)
      one.setAttribute('aria-current', 'step');
    return one;
  }));
}

function waitingFor() {
  const people = table.players.filter((player) => player.is_person || player.is_asked); // somebody rolls for a computer player
  const asked = people.filter((player) => player.is_asked);
  const ready = `${T.are_ready} ${people.length - asked.length} ${T.of} ${people.length}.`;
  if (asked.length === 0)
    return '';
  const names = `${T.waits} ${asked.map((player) => player.name).join(', ')}.`;
  return people.length > 1 && drawer().isTogether(table.step) ? `${names} ${ready}` : names;
}

/* The chips that are left, and the largest tableau. */
function watches() {
  const own = drawer().ends(table.table);
  if (own)
    return own;
  const largest = drawer().largest(table.table);
  const all = CHIPS * table.players.length;
  const left = Math.max(table.table.pool, 0);
  const size = Math.max(...largest.sizes);
  const leaders = table.players.filter((player, i) => largest.sizes[i] === size);
  const who = leaders.length === 1 ? `${leaders[0].name}${T.colon}`.trimEnd() : T.largest;
  return [watch('chip', `${left} ${T.of} ${all} ${T.pool}`, left, all, left * 5 < all),
          watch('flag', `${who} ${size} ${T.of} ${largest.end}`, size, largest.end, size >= largest.end - 2)];
}

/* --- Locked in --- */

/* A decision that has been given stays hidden, too, until everybody's are shown. */
function isLocked() {
  return table.question ? table.question.is_locked : !table.score && drawer().isSecret(table.step);
}

function lockedCard() {
  const card = make('section', 'card locked');
  const round = make('span', 'badge');
  round.append(symbol('lock'));
  const row = make('div', 'pair');
  const peek = make('button', '', T.peek);
  peek.type = 'button';
  for (const [event, isOn] of [['pointerdown', true], ['pointerup', false], ['pointerleave', false], ['pointercancel', false]])
    peek.addEventListener(event, () => setPeeking(isOn));
  peek.addEventListener('click', (event) => event.detail === 0 && setPeeking(!isPeeking)); // with a key or a screen reader
  peek.setAttribute('aria-pressed', 'false');
  const unlock = make('button', '', T.unlock);
  unlock.type = 'button';
  unlock.addEventListener('click', () => table.question ? ask('unlock') : send({ do: 'undo', undo: table.undo }));
  row.append(peek);
  if (table.question || table.undo > 0)
    row.append(unlock);
  card.append(round, make('h2', '', T.locked), make('p', 'dim', T.locked_text), row);
  return card;
}

/* Nothing is redrawn meanwhile: the button must stay under the finger, or its release would not be noticed. */
function setPeeking(isOn) {
  if (isPeeking === isOn)
    return;
  isPeeking = isOn;
  byId('table').querySelector('.locked [aria-pressed]').setAttribute('aria-pressed', String(isOn));
  if (isOn)
    byId('table').querySelector('.part').replaceWith(drawer().own(table.table, table.seat, table.question));
  else
    redraw();
}

function status(player, i) {
  if (!player.is_person || table.score)
    return player.is_person ? '' : T.is_computer;
  const where = i === table.seat ? T.this_phone : player.is_away ? T.on_phone : T.on_laptop;
  return `${player.is_asked ? drawer().doing(table.table, table.step, player, i) : T.is_ready}, ${where}`;
}

function points(player, i) {
  const isWinner = (table.score.winners || []).includes(i);
  return make('b', isWinner ? 'total winner' : 'total', `${isWinner ? '★ ' : ''}${player.points} ${T.vp}`);
}

function peopleCard() {
  const card = make('section', 'card people');
  table.players.forEach((player, i) => {
    const row = make('div', player.is_asked ? 'person asked' : 'person');
    const text = make('div');
    text.append(make('b', '', player.name), make('small', '', status(player, i)));
    const tick = make('span', 'tick', player.is_asked ? '…' : '✓');
    tick.setAttribute('aria-hidden', 'true'); // the status says it in words
    row.append(mark(i), text, table.score ? points(player, i) : tick);
    card.append(row);
  });
  const both = make('div', 'watches');
  both.append(...watches());
  card.append(both);
  return card;
}

/* --- The strip and the sheet --- */

function showStrip() {
  if (farewell)
    write('strip', T[farewell]);
  else if (document.body.classList.contains('lost'))
    write('strip', T.lost);
  else if (!IS_TV && table && table.question && !table.question.is_locked)
    write('strip', table.question.is_secret ? T.private : T.your_turn);
  else
    write('strip', '');
}

function showSheet() {
  const question = table.question;
  byId('sheet').classList.toggle('quiet', !question || question.is_locked);
  byId('choices').replaceChildren();
  byId('ask-die').replaceChildren();
  byId('filter').hidden = true;
  if (!question || question.is_locked) {
    write('question', table.score ? result() : waitingFor() || T.ready);
    write('missing', '');
    showButtons(question && question.is_locked ? null : question);
    return;
  }
  const own = drawer().sheet(table.table.seats[table.seat], question)
      || { title: question.text, text: question.missing || '', choices: question.choices };
  write('question', own.title);
  write('missing', own.text);
  if (own.die)
    byId('ask-die').append(own.die);
  if (own.body)
    byId('choices').append(own.body);
  showChoices(own.choices);
  showButtons(question);
}

/* What need not be named: it stays above a long list of names, whatever is searched for. */
function isUnknown(one) {
  return one.answer.endsWith(' unknown');
}

function showChoices(list) {
  const words = byId('filter').value.trim().toLowerCase();
  const isShort = drawer().isShort(table.question);
  byId('choices').classList.toggle('short', isShort);
  byId('choices').classList.toggle('digits', isShort && list.every((one) => one.label.length <= 3));
  byId('filter').hidden = isShort || list.length <= MANY;
  const shown = list.filter((one) => one.ticked > 0 || isUnknown(one) || one.label.toLowerCase().includes(words));
  const isLong = list.length > MANY;
  byId('choices').append(...shown.sort((a, b) => isLong && isUnknown(b) - isUnknown(a)).map(choice));
}

function result() {
  const winners = (table.score.winners || []).map((seat) => table.players[seat].name);
  return winners.length > 0 ? `${T.over} ${winners.join(', ')} ${T.won}.` : T.over;
}

function counted(one) {
  return one.ticked > 1 ? `${one.label} × ${one.ticked}` : one.label;
}

function choice(one) {
  const row = make('div', 'choice');
  const label = counted(one);
  const spoken = one.gain ? `${label}, ${one.gain}` : label;
  const tap = button(one.ticked > 0 ? 'ticked' : '', spoken, () => {
    ask('change', { answer: one.answer, on: one.ticked === 0 || (one.can_add && !table.question.is_single) });
  });
  const picture = drawer().picture(one.answer);
  if (picture) {
    picture.removeAttribute('role');
    picture.removeAttribute('aria-label');
    picture.setAttribute('aria-hidden', 'true');
    tap.append(picture);
  }
  const words = make('span', 'words', label);
  if (one.gain)
    words.append(make('small', '', one.gain));
  tap.append(words);
  tap.setAttribute('aria-pressed', String(one.ticked > 0));
  tap.disabled = one.ticked === 0 && !one.can_add;
  row.append(tap);
  if (one.ticked > 0 && one.can_add && !table.question.is_single) {
    const less = button('less', `${T.less}${T.colon}${one.label}`, () => ask('change', { answer: one.answer, on: false }));
    less.textContent = '−';
    row.append(less);
  }
  const named = drawer().named(one.answer).filter((name) => pieces.has(name));
  return named.length > 0 ? readable(row, named) : row;
}

/* A choice whose pieces can be read before it is taken. */
function readable(row, named) {
  const name = named.join(', ');
  const box = make('div');
  const text = make('div', 'about');
  for (const one of named)
    text.append(make('p', 'dim', named.length > 1 ? `${one}${T.colon}${facts(one)}` : facts(one)), make('p', '', pieces.get(one).text));
  const info = button('less', `${T.about}${T.colon}${name}`, () => {
    if (!opened.delete(name))
      opened.add(name);
    redraw();
  });
  info.textContent = 'i';
  info.setAttribute('aria-expanded', String(opened.has(name)));
  text.hidden = !opened.has(name);
  row.append(info);
  box.append(row, text);
  return box;
}

function showButtons(question) {
  const back = byId('back');
  const main = byId('main');
  const canPutBack = Boolean(question && question.can_put_back);
  back.hidden = !canPutBack && (!(table.undo > 0) || isLocked());
  back.textContent = canPutBack ? T.back : T.undo;
  main.hidden = !question;
  byId('draw').hidden = !(question && question.can_draw);
  byId('buttons').hidden = back.hidden && main.hidden;
  if (!question)
    return;
  const isShared = table.players.some((player, i) => player.is_asked && i !== table.seat);
  const isLocking = question.about !== 'side' && question.is_secret && isShared;
  main.textContent = isLocking ? T.lock : question.done.replace('_', '');
  if (isLocking)
    main.prepend(symbol('lock'));
  main.disabled = Boolean(question.missing);
}

byId('back').addEventListener('click', () => {
  if (table.question && !table.question.is_locked && table.question.can_put_back)
    ask('put-back');
  else
    send({ do: 'undo', undo: table.undo });
});
byId('main').addEventListener('click', () => {
  if (farewell)
    location.reload();
  else if (IS_PICK)
    send({ do: 'pick', seat: picked });
  else if (isJoining())
    send({ do: 'join' });
  else
    ask('done');
});
byId('draw').addEventListener('click', () => ask('draw'));
byId('filter').addEventListener('input', () => {
  byId('choices').replaceChildren();
  showChoices(table.question.choices);
});

function tell(text) {
  byId('missing').textContent = text;
}

function showLog() {
  byId('log').replaceChildren(...table.log.slice().reverse().map((line) => make('li', '', line)));
}

/* --- A TV --- */

function panel(player, i) {
  const box = make('section', player.is_asked ? 'panel asked' : 'panel');
  const head = make('header');
  const names = make('div', 'names');
  names.append(make('h2', '', player.name), make('p', '', status(player, i)));
  head.append(mark(i), names, counters(drawer().counts(table.table, i)), make('b', 'points', `${player.points}`), make('span', 'unit', T.vp));
  box.append(head, drawer().open(table.table, i));
  return box;
}

/* The address at which everybody can pick a seat, while the laptop invites and a seat is free. */
function showCode() {
  const isShown = Boolean(table.code) && table.players.some(isFree);
  byId('code').hidden = !isShown;
  if (isShown)
    byId('code').replaceChildren(make('b', '', T.scan), qr(table.code));
}

function showTv() {
  const grid = make('div', `panels of-${table.players.length}`);
  grid.append(...table.players.map(panel));
  byId('mark').hidden = true;
  byId('name').textContent = table.round > 0 ? `${T.round} ${table.round}` : T.setup;
  byId('where').textContent = table.score ? result() : waitingFor() || say(table.step);
  byId('phases').replaceChildren(...drawer().phases({ ...table.table, step: table.step }));
  showCode();
  const news = make('div', 'news');
  const latest = make('p', '', table.log[table.log.length - 1] || '');
  latest.setAttribute('role', 'status');
  news.append(...watches(), latest);
  byId('table').replaceChildren(grid, news);
  document.title = whereWeAre();
}

/* --- Looking something up --- */

byId('words').addEventListener('input', (event) => send({ do: 'find', words: event.target.value }));

function showFound(found) {
  if (byId('words').value.trim() === '') {
    byId('found').replaceChildren();
    return;
  }
  const list = found.map((entry) => {
    const one = make('details');
    one.append(make('summary', '', entry.name), make('p', '', entry.text));
    return one;
  });
  byId('found').replaceChildren(...(list.length > 0 ? list : [make('p', '', T.nothing)]));
}

/* --- Privacy --- */

function cover(isOn) {
  byId('cover').hidden = !isOn;
  for (const one of document.querySelectorAll('body > :not(#cover)'))
    one.inert = isOn;
  byId(isOn ? 'cover' : 'question').focus({ preventScroll: true });
}

byId('hide').addEventListener('click', () => cover(true));
byId('cover').addEventListener('click', () => cover(false));
document.addEventListener('visibilitychange', () => {
  if (document.hidden && table && table.question && table.question.is_secret)
    cover(true);
  else if (!document.hidden)
    wake();
});
addEventListener('pageshow', wake);
addEventListener('online', wake);

document.documentElement.lang = LANGUAGE;
document.body.classList.toggle('tv', IS_TV);
byId('hide').append(symbol('hide'), make('span', 'word', T.hide));
byId('hide').setAttribute('aria-label', T.hide);
byId('draw').textContent = T.roll_for_me;
byId('cover').textContent = T.show;
document.querySelector('#log-part summary').textContent = T.log;
document.querySelector('#find-part summary').textContent = T.find;
byId('words').placeholder = T.find_hint;
byId('words').setAttribute('aria-label', T.find);
byId('filter').placeholder = T.filter;
byId('filter').setAttribute('aria-label', T.filter);
connect();
