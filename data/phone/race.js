/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Race for the Galaxy, and what a game has that draws nothing of its own. */
'use strict';

const plain = {
  steps() {
    return -1;
  },
  names() {
    return [];
  },
  own() {
    return make('div');
  },
  built() {
    return [];
  },
  sheet() {
    return null;
  },
  phases() {
    return [];
  },
  open() {
    return make('div');
  },
  counts() {
    return [];
  },
  /* Bars for how close the end is; null: by the chips and the largest tableau. */
  ends() {
    return null;
  },
  isTogether() {
    return false;
  },
  /* Answers so short that several fit in a row. */
  isShort() {
    return false;
  },
  isSecret() {
    return false;
  },
  doing() {
    return T.is_thinking;
  },
  /* The pieces that an answer names, which are drawn beside it and can be read. */
  named() {
    return [];
  },
  picture() {
    return null;
  },
};

const RACE_PHASES = ['explore', 'develop', 'settle', 'consume', 'produce'];

/* "choose consume: trade" and "consume: trade" are both of Consume. */
const phaseOf = (action) => RACE_PHASES.find((phase) => action.replace('choose ', '').startsWith(phase));

const race = {
  ...plain,

  names(table, question) {
    const asked = question ? question.choices.map((one) => this.card(one.answer)) : [];
    return [...table.seats.flatMap((seat) => [...seat.tableau, ...seat.hand]), ...asked];
  },

  own(table, i) {
    const mine = table.seats[i];
    const parts = make('div');
    const row = make('div', 'race-phases');
    row.append(...this.phases(table));
    parts.append(row, counters(this.counts(table, i)));
    parts.append(part(`${T.hand} (${mine.hand.length})`, ...mine.hand.filter((name) => name !== 'unknown').map((name) => tile(name))));
    parts.append(part(`${T.tableau} (${mine.tableau.length})`, ...this.built(table, i)));
    return parts;
  },

  built(table, i) {
    const seat = table.seats[i];
    return seat.tableau.map((name) => {
      const one = tile(name);
      if (seat.goods && seat.goods[name])
        one.querySelector('summary').append(this.good(name));
      return one;
    });
  },

  good(name) {
    const good = make('span', `good ${colorOf(pieces.get(name))}`);
    good.setAttribute('role', 'img');
    good.setAttribute('aria-label', T.good);
    return good;
  },

  phases(table) {
    return RACE_PHASES.map((phase, i) => {
      const seats = [...table.seats.keys()].filter((other) => (table.seats[other].actions || []).some((action) => phaseOf(action) === phase));
      const isOn = seats.length > 0;
      const box = make('div', `phase ${isOn ? 'on' : ''} ${table.step === phase ? 'now' : ''}`);
      box.append(symbol(phase), make('small', 'numeral', NUMERALS[i]), make('b', '', say(phase)), whose(seats));
      if (table.step === phase)
        box.setAttribute('aria-current', 'step');
      return box;
    });
  },

  open(table, i) {
    const seat = table.seats[i];
    const grid = make('div', 'cards');
    for (const name of seat.tableau) {
      const card = make('div', 'built');
      const picture = face(name);
      if (seat.goods && seat.goods[name])
        picture.append(this.good(name));
      card.append(picture, make('span', '', name));
      grid.append(card);
    }
    return grid;
  },

  counts(table, i) {
    const seat = table.seats[i];
    return [['chip', T.chips, seat.chips], ['hand', T.hand, seat.hand.length], ['produce', T.goods, Object.keys(seat.goods || {}).length],
            ['flag', T.tableau, `${seat.tableau.length} ${T.of} 12`]];
  },

  largest(table) {
    return { sizes: table.seats.map((seat) => seat.tableau.length), end: 12 };
  },

  isTogether(step) {
    return step === 'action';
  },

  /* Numbers to bet on. */
  isShort(question) {
    return question.choices.every((one) => /^\d+$/.test(one.label));
  },

  /* The card that an answer names: "sell good of Gem World". */
  card(answer) {
    return answer.replace(/^[a-z +]+(?=[A-Z])/, '');
  },

  named(answer) {
    return [this.card(answer)];
  },

  picture(answer) {
    const phase = answer.startsWith('choose ') && phaseOf(answer);
    return phase ? symbol(phase) : faces(this.named(answer));
  },
};
