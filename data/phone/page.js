/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One seat's own screen, or the table for a TV. All it knows was sent to it; all it does is ask. */
'use strict';

const byId = (id) => document.getElementById(id);
const TOKEN = location.pathname.split('/').pop();
const IS_TV = location.pathname.startsWith('/tv/');

let socket = null;
let table = null;    // the last that was sent
let picked = null;   // a die: {color, place}
let isGone = false;  // the address is no longer valid
let pause = 250;     // ms until the next attempt

/* --- Talking --- */

function send(request) {
  if (socket && socket.readyState === WebSocket.OPEN)
    socket.send(JSON.stringify(request));
}

function connect() {
  if (isGone || (socket && socket.readyState <= WebSocket.OPEN))
    return;
  socket = new WebSocket(`ws://${location.host}/socket/${TOKEN}?${LANGUAGE}`);
  socket.addEventListener('open', () => {
    pause = 250;
    document.body.classList.remove('lost');
    showStrip();
  });
  socket.addEventListener('message', (event) => take(JSON.parse(event.data)));
  socket.addEventListener('close', (event) => {
    isGone = event.code === 1008 && event.reason === 'gone';
    document.body.classList.add('lost');
    showStrip();
    if (!isGone)
      setTimeout(connect, pause);
    pause = Math.min(pause * 2, 4000);
  });
}

function take(message) {
  if (message.found)
    showFound(message.found);
  else if (message.refused)
    tell(message.refused);
  else
    show(message);
}

function ask(what, more) {
  send({ do: what, question: table.question.id, ...more });
}

/* --- What is shown --- */

function show(message) {
  if (!table || !table.question || !message.question || table.question.id !== message.question.id)
    picked = null;
  table = message;
  document.body.classList.toggle('over', Boolean(table.score));
  if (IS_TV)
    showTv();
  else
    showSeat();
  showLog();
}

function whereWeAre() {
  return table.round > 0 ? `${T.round} ${table.round} · ${title(table.step)}` : T.setup;
}

function showSeat() {
  const player = table.players[table.seat];
  byId('mark').textContent = player.name.slice(0, 1);
  byId('mark').className = `seat-${table.seat}`;
  byId('name').textContent = player.name;
  byId('where').textContent = whereWeAre();
  document.title = `${player.name} · Orrery`;
  byId('table').replaceChildren(drawerOf(table.game).own(table.table, table.seat, table.question, picked, pick));
  showStrip();
  showSheet();
}

function waitingFor() {
  const asked = table.players.filter((player) => player.is_asked && player.is_person).map((player) => player.name);
  return asked.length > 0 ? `${T.waits} ${asked.join(', ')}.` : '';
}

function showStrip() {
  const strip = byId('strip');
  if (isGone)
    strip.textContent = T.gone;
  else if (document.body.classList.contains('lost'))
    strip.textContent = T.lost;
  else if (IS_TV || !table)
    strip.textContent = '';
  else
    strip.textContent = table.question && table.question.is_secret ? T.private : waitingFor();
}

function showSheet() {
  const question = table.question;
  const sheet = byId('sheet');
  sheet.classList.toggle('quiet', !question);
  byId('choices').replaceChildren();
  if (!question) {
    byId('question').textContent = table.score ? result() : waitingFor() || T.ready;
    byId('missing').textContent = '';
    showButtons(null);
    return;
  }
  byId('question').textContent = question.is_locked ? T.locked : question.text;
  byId('missing').textContent = question.is_locked ? waitingFor() : question.missing || '';
  if (!question.is_locked)
    byId('choices').replaceChildren(...choicesNow(question).map(choice));
  showButtons(question);
}

function result() {
  const winners = (table.score.winners || []).map((seat) => table.players[seat].name);
  return `${T.over} ${winners.join(', ')} ${winners.length > 0 ? T.won : ''}`;
}

/* While dice are assigned there are many; those of the die that was tapped will do. */
function choicesNow(question) {
  const drawer = drawerOf(table.game);
  if (!drawer.isAssigning(question))
    return question.choices;
  if (picked)
    return question.choices.filter((one) => drawer.concerns(one.answer, picked));
  byId('missing').textContent = question.missing ? `${question.missing} ${T.die}` : T.die;
  return question.choices.filter((one) => one.ticked > 0 || !/ from | in /.test(one.answer));
}

function choice(one) {
  const row = make('div', 'choice');
  const button = make('button', one.ticked > 0 ? 'ticked' : '', one.ticked > 1 ? `${one.label} × ${one.ticked}` : one.label);
  button.type = 'button';
  button.setAttribute('aria-pressed', String(one.ticked > 0));
  button.disabled = one.ticked === 0 && !one.can_add;
  button.addEventListener('click', () => {
    ask('change', { answer: one.answer, on: one.ticked === 0 || (one.can_add && !table.question.is_single) });
    picked = null;
  });
  row.append(button);
  if (one.ticked > 0 && !table.question.is_single) {
    const less = make('button', 'less', '−');
    less.type = 'button';
    less.setAttribute('aria-label', `${T.back}: ${one.label}`);
    less.addEventListener('click', () => ask('change', { answer: one.answer, on: false }));
    row.append(less);
  }
  return row;
}

function showButtons(question) {
  const back = byId('back');
  const main = byId('main');
  const canUndo = table.undo > 0 && (!question || !question.can_put_back);
  back.hidden = !(question && (question.can_put_back || question.is_locked)) && !canUndo;
  back.textContent = question && question.is_locked ? T.unlock : canUndo ? T.undo : T.back;
  main.hidden = !question || question.is_locked;
  if (!question)
    return;
  main.textContent = question.is_secret ? T.lock : question.done;
  main.disabled = Boolean(question.missing);
}

byId('back').addEventListener('click', () => {
  const question = table.question;
  if (question && question.is_locked)
    ask('unlock');
  else if (question && question.can_put_back)
    ask('put-back');
  else
    send({ do: 'undo', undo: table.undo });
});
byId('main').addEventListener('click', () => ask('done'));

function pick(color, place) {
  const same = picked && picked.color === color && picked.place === place;
  picked = same ? null : { color, place };
  showSeat();
}

function tell(text) {
  byId('missing').textContent = text;
}

function showLog() {
  const log = byId('log');
  log.replaceChildren(...table.log.slice().reverse().map((line) => make('li', '', line)));
}

/* --- A TV --- */

function showTv() {
  const grid = make('div', `panels of-${table.players.length}`);
  table.players.forEach((player, i) => {
    const panel = make('section', player.is_asked ? 'panel asked' : 'panel');
    const head = make('h2');
    const mark = make('span', `seat-${i}`, player.name.slice(0, 1));
    mark.id = `mark-${i}`;
    head.append(mark, document.createTextNode(player.name));
    panel.append(head, drawerOf(table.game).open(table.table, i));
    grid.append(panel);
  });
  byId('name').textContent = whereWeAre();
  byId('where').textContent = table.score ? result() : waitingFor();
  byId('mark').hidden = true;
  const last = table.log.length > 0 ? table.log[table.log.length - 1] : '';
  byId('table').replaceChildren(grid, make('p', 'news', `${table.table.pool} ${T.pool} · ${last}`));
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
    const part = make('details');
    part.append(make('summary', '', entry.name), make('p', '', entry.text));
    return part;
  });
  byId('found').replaceChildren(...(list.length > 0 ? list : [make('p', '', T.nothing)]));
}

/* --- Privacy --- */

function cover(isOn) {
  byId('cover').hidden = !isOn;
}

byId('hide').addEventListener('click', () => cover(true));
byId('cover').addEventListener('click', () => cover(false));
document.addEventListener('visibilitychange', () => {
  if (document.hidden && table && table.question && table.question.is_secret)
    cover(true);
  else if (!document.hidden)
    connect();
});
addEventListener('pageshow', connect);
addEventListener('online', connect);

document.documentElement.lang = LANGUAGE;
document.body.classList.toggle('tv', IS_TV);
byId('hide').textContent = T.hide;
byId('cover').textContent = T.show;
document.querySelector('#log-part summary').textContent = T.log;
document.querySelector('#find-part summary').textContent = T.find;
byId('words').placeholder = T.find_hint;
byId('words').setAttribute('aria-label', T.find);
connect();
