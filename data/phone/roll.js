/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Roll for the Galaxy: positions as docs/record.md describes them, answers in the words of the rules. */
'use strict';

const PHASES = ['explore', 'develop', 'settle', 'produce', 'ship'];
const NUMERALS = ['I', 'II', 'III', 'IV', 'V'];
const SQUARES = 12; // of a tableau that ends the game
const ASSIGNS = ['select', 'reassign', 'move', 'place'];

const roll = {
  ...plain,

  picked: null, // a die: {color, place}, or a color while a roll is entered

  steps(question) {
    if (question && question.about === 'side')
      return 0;
    return question && ASSIGNS.includes(question.about) ? 1 : -1;
  },

  names(table, question) {
    const drawn = question ? question.choices.flatMap((one) => this.named(one.answer)) : [];
    return [...drawn, ...table.seats.flatMap((seat) => [...this.squares(seat), ...seat.developments, ...seat.worlds])];
  },

  /* Tiles in the tableau; the faction has two squares. */
  squares(seat) {
    return [seat.faction, seat.home, ...seat.tableau].filter((name) => typeof name === 'string');
  },

  filled(seat) {
    return `${seat.tableau.length + 3} ${T.of} ${SQUARES}`;
  },

  /* --- The own seat --- */

  own(table, seat, question) {
    const mine = table.seats[seat];
    const parts = make('div');
    const isOpen = question && !question.is_locked;
    if (isOpen && question.about === 'side')
      parts.append(this.rolled(mine, question));
    else if (isOpen && ASSIGNS.includes(question.about))
      parts.append(this.rows(mine, question), ...this.powers(question));
    else
      parts.append(this.columns(mine));
    parts.append(counters([['credit', T.credits, mine.credits], ['chip', T.chips, mine.chips], ['flag', T.tableau, this.filled(mine)]]));
    parts.append(this.zone(mine), this.rest(mine), part(T.tableau, ...this.built(table, seat)));
    return parts;
  },

  built(table, seat) {
    const mine = table.seats[seat];
    return this.squares(mine).map((name) => tile(name, mine.goods && mine.goods[name] ? tally(mine.goods[name]) : null));
  },

  zone(mine) {
    const used = [['developments', 'development zone'], ['worlds', 'world zone']].filter(([stack]) => mine[stack].length > 0);
    const list = used.map(([stack, zone]) => {
      const dice = ((mine.dice || {})[zone]) || {};
      const row = make('div', 'stack');
      const more = mine[stack].length > 1 ? ` +${mine[stack].length - 1}` : '';
      row.append(make('h4', '', `${T[stack]}${more}`), ...mine[stack].map((name) => tile(name)), diceOf(dice));
      return row;
    });
    return list.length > 0 ? part(T.stacks, ...list) : make('div');
  },

  rest(mine) {
    const row = make('div', 'pools');
    for (const place of ['cup', 'citizenry']) {
      const pool = make('div', 'pool');
      pool.append(make('h4', '', T[place]), diceOf((mine.dice || {})[place]));
      row.append(pool);
    }
    return row;
  },

  /* Where the dice lie after Reveal. */
  columns(mine) {
    const used = PHASES.filter((phase) => Object.keys(((mine.dice || {})[phase]) || {}).length > 0);
    const rows = make('div', 'rows');
    for (const phase of used) {
      const row = make('div', 'row');
      row.append(this.sign(phase, mine), diceOf(mine.dice[phase], phase));
      rows.append(row);
    }
    return rows;
  },

  sign(phase, mine) {
    const isSelected = mine.selected && mine.selected.phase === phase;
    const sign = make('span', isSelected ? 'sign selected' : 'sign');
    sign.append(symbol(phase), make('span', '', say(phase)));
    return sign;
  },

  /* --- What was rolled --- */

  sides(question) {
    return question.choices.map((one) => {
      const [color, , side] = one.answer.split(' ');
      return { ...one, color, side };
    });
  },

  rolled(mine, question) {
    const sides = this.sides(question);
    const box = make('section', 'rolled');
    const grid = make('div', 'dice-grid');
    const cup = (mine.dice || {}).cup || {};
    let missing = 0;
    for (const color of COLORS) {
      const own = sides.filter((one) => one.color === color);
      for (const one of own)
        for (let i = 0; i < one.ticked; i++)
          grid.append(this.cell(die(color, one.side, () => this.drop(one)), say(one.side)));
      const left = (cup[color] || 0) - own.reduce((sum, one) => sum + one.ticked, 0);
      for (let i = 0; i < left; i++, missing++) {
        const isNow = this.current(mine, question) === color && i === 0;
        grid.append(this.cell(die(color, null, () => this.pickColor(color), isNow), isNow ? T.now : '–', isNow));
      }
    }
    box.append(make('h2', '', T.rolled), make('p', 'dim', `${question.missing || ''} ${T.rolled_hint}`), grid);
    return box;
  },

  cell(child, text, isNow) {
    const cell = make('div', isNow ? 'cell now' : 'cell');
    cell.append(child, make('span', '', text));
    return cell;
  },

  drop(one) {
    this.picked = one.color;
    ask('change', { answer: one.answer, on: false });
  },

  pickColor(color) {
    this.picked = color;
    redraw();
  },

  /* The color whose side is asked for. */
  current(mine, question) {
    const open = COLORS.filter((color) => this.sides(question).some((one) => one.color === color && one.can_add));
    return open.includes(this.picked) ? this.picked : open[0];
  },

  /* --- Assigning --- */

  rows(mine, question) {
    const rows = make('div', 'rows');
    const dice = mine.dice || {};
    this.pickFirst(dice);
    for (const place of ['wilds', ...PHASES, 'dictate area']) {
      const held = dice[place] || {};
      const isPhase = PHASES.includes(place);
      if (!isPhase && Object.keys(held).length === 0)
        continue;
      rows.append(this.row(mine, question, place, held, isPhase));
    }
    return rows;
  },

  row(mine, question, place, held, isPhase) {
    const target = isPhase && this.target(question, place);
    const row = make('div', target ? 'row target' : 'row');
    const lane = make('span', 'lane');
    const symbolOf = isPhase ? place : place === 'wilds' ? 'wild' : 'dictate';
    for (const color of COLORS)
      for (let i = 0; i < (held[color] || 0); i++)
        lane.append(die(color, symbolOf, () => this.pick(color, place, i), this.isPicked(color, place, i)));
    const isSelected = mine.selected && mine.selected.phase === place;
    if (isSelected && mine.selected.die)
      lane.append(die(mine.selected.die, place));
    if (isPhase && question.notes && question.notes[place])
      lane.append(make('small', 'note', question.notes[place]));
    if (isPhase) {
      const head = button(isSelected ? 'sign selected' : 'sign', say(place), () => target && this.take(target.answer));
      head.append(symbol(place), make('span', '', say(place)));
      head.disabled = !target;
      row.append(head);
    } else {
      const head = make('span', 'sign');
      head.append(symbol(symbolOf), make('span', '', say(symbolOf)));
      row.append(head);
    }
    row.append(lane);
    if (target)
      row.addEventListener('click', (event) => event.target.closest('button') || this.take(target.answer));
    if (isPhase)
      row.append(this.star(question, place, isSelected));
    return row;
  },

  star(question, phase, isSelected) {
    const options = question.choices.filter((one) => one.answer.startsWith(`select ${phase} with `));
    const best = this.picked && options.find((one) => one.answer.endsWith(` ${this.picked.color} from ${this.picked.place}`))
        || options.find((one) => one.answer.endsWith(` from ${phase}`)) || options[0];
    const star = button(isSelected ? 'star on' : 'star', `${T.select}${T.colon}${say(phase)}`, () => best && this.take(best.answer));
    star.setAttribute('aria-pressed', String(Boolean(isSelected)));
    star.append(symbol(isSelected ? 'star' : 'star_open'));
    star.disabled = !best && !isSelected;
    return star;
  },

  /* A wild die without a row is asked about first; a die that has left its place is no longer picked. */
  pickFirst(dice) {
    const { color, place, i } = this.picked || {};
    if (color && (dice[place] || {})[color] > i)
      return;
    const wild = COLORS.find((one) => (dice.wilds || {})[one] > 0);
    this.picked = wild ? { color: wild, place: 'wilds', i: 0 } : null;
  },

  /* `i`: which of those that are alike. */
  pick(color, place, i) {
    this.picked = this.isPicked(color, place, i) ? null : { color, place, i };
    redraw();
  },

  isPicked(color, place, i) {
    return Boolean(this.picked) && this.picked.color === color && this.picked.place === place && this.picked.i === i;
  },

  /* What would bring the picked die to the phase. */
  target(question, phase) {
    const { color, place } = this.picked || {};
    if (!color)
      return null;
    return question.choices.find((one) => one.answer === `place ${color} in ${phase}` && place === 'wilds')
        || question.choices.find((one) => one.answer === `move ${color} from ${place} to ${phase}`);
  },

  take(answer) {
    this.picked = null;
    ask('change', { answer, on: true });
  },

  powers(question) {
    return question.choices.filter((one) => one.answer.startsWith('use ')).map((one) => {
      const card = make('div', 'power');
      const act = button(one.ticked > 0 ? 'ticked' : '', `${T.use}${T.colon}${one.label}`, () => ask('change', { answer: one.answer, on: one.ticked === 0 }));
      act.textContent = one.ticked > 0 ? T.used : T.use;
      act.setAttribute('aria-pressed', String(one.ticked > 0));
      act.disabled = one.ticked === 0 && !one.can_add;
      card.append(tile(one.label), act);
      return card;
    });
  },

  /* --- The sheet --- */

  sheet(mine, question) {
    if (question.about === 'side')
      return this.faces(mine, question);
    if (!ASSIGNS.includes(question.about))
      return null;
    const dictate = this.picked && question.choices.find((one) => one.answer === `dictate ${this.picked.color} from ${this.picked.place}`);
    return {
      title: this.picked ? T.where : T.assign_dice,
      text: this.picked ? this.hint(question) : [question.missing, T.die].filter(Boolean).join(' '),
      die: this.picked && die(this.picked.color, PHASES.includes(this.picked.place) ? this.picked.place : 'wild'),
      choices: dictate ? [dictate] : [],
    };
  },

  hint(question) {
    return PHASES.some((phase) => this.target(question, phase)) ? T.where_hint : T.select_with;
  },

  faces(mine, question) {
    const color = this.current(mine, question);
    if (!color)
      return { title: T.rolled, text: '', choices: [] };
    const sides = this.sides(question).filter((one) => one.color === color);
    const all = (mine.dice || {}).cup[color];
    const next = sides.reduce((sum, one) => sum + one.ticked, 1);
    const keys = make('div', 'keys');
    for (const side of [...PHASES, 'wild']) {
      const one = sides.find((option) => option.side === side);
      const key = button(`key ${color}`, one ? say(side) : `${say(side)}${T.colon}${T.not_on_it}`, () => {
        this.picked = color;
        ask('change', { answer: one.answer, on: true });
      });
      key.append(symbol(side), make('span', '', one ? say(side) : T.not_on_it));
      key.disabled = !one || !one.can_add;
      keys.append(key);
    }
    return { title: T.face, text: `${say(color)}${T.colon}${T.die_no} ${next} ${T.of} ${all}`, die: die(color, null), body: keys, choices: [] };
  },

  /* --- On a TV --- */

  phases(table) {
    return PHASES.map((phase) => {
      const isOn = (table.phases || []).includes(phase);
      const isNow = table.step === phase;
      const box = make('div', `phase ${isOn ? 'on' : ''} ${isNow ? 'now' : ''}`);
      const who = whose([...table.seats.keys()].filter((i) => table.seats[i].selected && table.seats[i].selected.phase === phase));
      box.append(symbol(phase), make('small', 'numeral', NUMERALS[PHASES.indexOf(phase)]), make('b', '', say(phase)), isOn ? who : make('small', '', table.phases ? T.not_called : ''));
      return box;
    });
  },

  open(table, i) {
    const seat = table.seats[i];
    const box = make('div');
    const row = make('div', 'tiles');
    for (const name of this.squares(seat)) {
      const one = namedFace(name);
      one.classList.toggle('double', name === seat.faction);
      if (seat.goods && seat.goods[name])
        one.append(diceOf(tally(seat.goods[name])));
      row.append(one);
    }
    for (let i = seat.tableau.length + 3; i < SQUARES; i++)
      row.append(make('span', 'face empty'));
    const columns = make('div', 'columns');
    for (const phase of PHASES) {
      const column = make('div', (table.phases || []).includes(phase) ? 'column on' : 'column');
      const head = make('span', 'head');
      head.append(symbol(phase), make('span', '', say(phase)));
      if (seat.selected && seat.selected.phase === phase) {
        head.append(make('b', 'spoken', T.chosen));
        column.append(symbol('star'));
      }
      column.append(head, diceOf((seat.dice || {})[phase], phase));
      columns.append(column);
    }
    for (const [stack, zone, phase] of [['developments', 'development zone', 'develop'], ['worlds', 'world zone', 'settle']]) {
      const column = make('div', 'column stack');
      const top = seat[stack][0];
      const head = make('span', 'head');
      head.append(symbol(phase), make('b', 'spoken', T[stack]), make('span', '', `${seat[stack].length}`));
      column.append(head, top ? face(top) : make('span', 'face'), make('span', 'name', top ? (top === 'unknown' ? T.unknown : top) : '–'),
                    ...this.progress((seat.dice || {})[zone], ((table.costs || [])[i] || {})[stack]));
      columns.append(column);
    }
    box.append(row, columns);
    return box;
  },

  /* The dice on a tile, and those that it still needs. */
  progress(dice, cost) {
    const lane = diceOf(dice);
    const there = lane.childElementCount;
    if (cost === undefined)
      return [lane];
    for (let i = there; i < cost; i++)
      lane.append(make('span', 'needed'));
    return [lane, make('b', 'count', `${there} ${T.of} ${cost}`)];
  },

  counts(table, i) {
    const seat = table.seats[i];
    return [['chip', T.chips, seat.chips], ['credit', T.credits, seat.credits], ['flag', T.tableau, this.filled(seat)]];
  },

  largest(table) {
    return { sizes: table.seats.map((seat) => seat.tableau.length + 3), end: SQUARES };
  },

  /* Everybody decides at the same time. */
  isTogether(step) {
    return step === 'roll' || step === 'assign';
  },

  /* While they decide in secret. */
  doing(table, step, player, i) {
    const cup = Object.values((table.seats[i].dice || {}).cup || {}).reduce((sum, n) => sum + n, 0);
    if (player.entered !== undefined)
      return `${T.is_rolling}${T.colon}${player.entered} ${T.of} ${cup}`;
    return step === 'roll' || step === 'assign' ? T.is_assigning : T.is_thinking;
  },

  /* Until Reveal nobody may see another's dice, not even over a shoulder. */
  isSecret(step) {
    return step === 'assign';
  },

  /* Of tiles that are not in the tableau yet: what was drawn, or with what to start. */
  named(answer) {
    const match = /^put (.+) (?:under|on top of) the /.exec(answer) || /^start with (.+?) and (.+)$/.exec(answer);
    return match ? match.slice(1) : [];
  },

  /* A small picture beside a choice. */
  picture(answer) {
    const color = COLORS.find((one) => new RegExp(`\\b${one}\\b`).test(answer));
    return color ? die(color, null) : faces(this.named(answer));
  },
};
