/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws what a seat may see, by game. Tables are positions as docs/record.md describes them. It knows no rule. */
'use strict';

function make(tag, className, text) {
  const element = document.createElement(tag);
  if (className)
    element.className = className;
  if (text !== undefined)
    element.textContent = text;
  return element;
}

const SYMBOLS = { explore: '◉', develop: '◆', settle: '●', produce: '■', ship: '▲', wild: '✱' };
const PHASES = ['explore', 'develop', 'settle', 'produce', 'ship'];

function title(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function counters(pairs) {
  const row = make('dl', 'counters');
  for (const [name, value] of pairs) {
    const pair = make('div');
    pair.append(make('dt', '', name), make('dd', '', value));
    row.append(pair);
  }
  return row;
}

function names(heading, list) {
  const part = make('section', 'names');
  part.append(make('h3', '', `${heading} (${list.length})`));
  const items = make('ul');
  for (const name of list)
    items.append(make('li', '', name));
  part.append(items);
  return part;
}

/* --- Roll for the Galaxy --- */

const roll = {
  /* Dice that can be tapped tell what they are by `picked`: the color and the place. */
  die(color, place, pick, isPicked) {
    const die = make(pick ? 'button' : 'span', `die ${color}${isPicked ? ' picked' : ''}`, SYMBOLS[place] || SYMBOLS[place.split(' ').pop()] || '');
    die.setAttribute('aria-label', `${title(color)}, ${place}`);
    if (pick) {
      die.type = 'button';
      die.setAttribute('aria-pressed', String(Boolean(isPicked)));
      die.addEventListener('click', () => pick(color, place));
    }
    return die;
  },

  places(dice) {
    const rest = Object.keys(dice).filter((place) => !PHASES.includes(place));
    return [...PHASES, ...rest.sort()];
  },

  rows(seat, picked, pick) {
    const rows = make('div', 'rows');
    for (const place of this.places(seat.dice || {})) {
      const held = (seat.dice || {})[place] || {};
      if (!PHASES.includes(place) && Object.keys(held).length === 0)
        continue;
      const row = make('div', `row ${place.replace(/ /g, '-')}`);
      row.append(make('span', 'phase', title(place)));
      const lane = make('span', 'lane');
      for (const [color, n] of Object.entries(held))
        for (let i = 0; i < n; i++)
          lane.append(this.die(color, place, pick, picked && picked.color === color && picked.place === place));
      row.append(lane);
      rows.append(row);
    }
    return rows;
  },

  /* Whether an answer is about the die that is picked. */
  concerns(answer, picked) {
    return answer.includes(` ${picked.color} from ${picked.place}`)
        || (answer.startsWith(`place ${picked.color} `) && picked.place === 'wilds');
  },

  isAssigning(question) {
    return ['select', 'reassign', 'move', 'place'].includes(question.about);
  },

  own(table, seat, question, picked, pick) {
    const mine = table.seats[seat];
    const parts = make('div');
    const canPick = question && !question.is_locked && this.isAssigning(question) ? pick : null;
    parts.append(counters([[T.credits, mine.credits], [T.chips, mine.chips], [T.tableau, mine.tableau.length]]));
    parts.append(this.rows(mine, picked, canPick));
    parts.append(names(T.developments, mine.developments), names(T.worlds, mine.worlds), names(T.tableau, mine.tableau));
    return parts;
  },

  open(table, i) {
    const seat = table.seats[i];
    const parts = make('div');
    const building = [seat.developments[0], seat.worlds[0]].filter(Boolean);
    parts.append(counters([[T.chips, seat.chips], [T.credits, seat.credits], [T.tableau, seat.tableau.length]]));
    parts.append(this.rows(seat, null, null));
    parts.append(names(T.stacks, building), names(T.tableau, seat.tableau));
    return parts;
  },
};

/* --- Race for the Galaxy --- */

const race = {
  concerns() {
    return false;
  },

  isAssigning() {
    return false;
  },

  own(table, i) {
    const mine = table.seats[i];
    const parts = this.open(table, i);
    parts.append(names(T.hand, mine.hand));
    return parts;
  },

  open(table, i) {
    const seat = table.seats[i];
    const parts = make('div');
    parts.append(counters([[T.chips, seat.chips], [T.hand, seat.hand.length], [T.goods, Object.keys(seat.goods).length]]));
    if (seat.actions)
      parts.append(make('p', 'actions', seat.actions.join(', ')));
    parts.append(names(T.tableau, seat.tableau));
    return parts;
  },
};

/* A game that nobody has drawn yet can be played by its questions all the same. */
const plain = {
  concerns() {
    return false;
  },
  isAssigning() {
    return false;
  },
  own() {
    return make('div');
  },
  open() {
    return make('div');
  },
};

function drawerOf(game) {
  return { roll, race }[game] || plain;
}
