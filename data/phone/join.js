/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Before a seat is played on this phone: its owner joins, or whoever has none picks one. */
'use strict';

let picked = -1; // the seat that somebody without one wants

/* Until its owner says so, or while the laptop has taken it over, the seat is played there: a phone that only wakes up in a
 * pocket must not take it away. */
function isJoining() {
  return !table.score && !table.players[table.seat].is_away;
}

function joinRow(player, i) {
  const row = make('div', i === table.seat ? 'person own' : 'person');
  const text = make('div');
  const where = player.is_person ? (player.is_away ? T.on_phone : T.on_laptop) : T.is_computer;
  text.append(make('b', '', player.name), make('small', '', i === table.seat ? T.this_code : where));
  row.append(mark(i), text);
  return row;
}

function showJoin() {
  const card = make('section', 'card people');
  card.append(...table.players.map(joinRow));
  byId('steps').hidden = true;
  byId('table').replaceChildren(card, make('p', 'dim', T.join_text));
  showStrip();
  showJoinButton(T.join, table.seat);
}

function showJoinButton(question, seat) {
  write('news', '');
  byId('sheet').classList.remove('quiet');
  byId('choices').replaceChildren();
  byId('ask-die').replaceChildren();
  byId('filter').hidden = byId('back').hidden = byId('draw').hidden = true;
  byId('buttons').hidden = byId('main').hidden = false;
  byId('main').disabled = seat < 0;
  byId('main').textContent = seat < 0 ? T.join : `${T.join_as} ${seatName(seat)}`;
  write('question', question);
  write('missing', '');
}

/* Who scanned the code for everybody says who they are; then this becomes the page of that seat. */
function showPick() {
  if (!isFree(table.players[picked]))
    picked = -1;
  const card = make('section', 'card people');
  card.append(...table.players.map(pickRow));
  card.setAttribute('role', 'radiogroup');
  card.setAttribute('aria-labelledby', 'question');
  const watching = button('flat', T.watch, () => send({ do: 'watch' }));
  watching.textContent = T.watch;
  document.body.classList.add('picking');
  byId('mark').replaceChildren(icon());
  byId('name').textContent = document.title = T.join;
  byId('where').textContent = whereWeAre();
  byId('table').replaceChildren(card, watching, make('p', 'dim', T.join_text));
  showStrip();
  showJoinButton(table.players.some(isFree) ? T.who : T.nobody_free, picked);
}

function icon() {
  const picture = make('img');
  picture.src = '/icon.svg';
  picture.alt = '';
  return picture;
}

function isFree(player) {
  return Boolean(player) && player.is_person && !player.is_away;
}

function pickRow(player, i) {
  const row = make('label', isFree(player) ? i === picked ? 'person own' : 'person' : 'person taken');
  const text = make('div');
  const radio = make('input');
  const where = isFree(player) ? T.free : player.is_person ? T.on_phone : T.is_computer;
  radio.type = 'radio';
  radio.name = 'seat';
  radio.checked = i === picked;
  radio.disabled = !isFree(player);
  radio.setAttribute('aria-label', `${player.name}, ${where}`);
  radio.addEventListener('change', () => {
    picked = i;
    redraw();
    write('news', `${player.name}${T.colon}${T.chosen}.`); // it was drawn anew, so a screen reader says nothing
  });
  text.append(make('b', '', player.name), make('small', '', where));
  text.setAttribute('aria-hidden', String(isFree(player))); // its radio button says it
  row.append(mark(i), text, radio);
  return row;
}
