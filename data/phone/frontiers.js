/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New Frontiers: the priority track, the action tiles, what each player has, and how close the end is. */
'use strict';

const FRONTIERS_ACTIONS = ['retreat', 'chart', 'develop', 'explore', 'settle', 'produce', 'trade', 'envoys'];
const SPACES = 10;
const COLONIES = 7;
const EACH = 12;        // VP chips and colonists, for each player
const NEAR = { spaces: 2, colonies: 2, colonists: 4, pool: 4 };
/* What an answer is about, by how it begins. */
const ABOUT = { buy: 'develop', settle: 'settle', replace: 'settle', take: 'person', pick: 'explore', draw: 'explore', price: 'credit', pay: 'credit',
                conquer: 'shield', Military: 'shield', goal: 'star', turn: 'star' };

const frontiers = {
  ...plain,

  own(table, i) {
    const parts = make('div');
    if (table.step === 'select' || FRONTIERS_ACTIONS.includes(table.step))
      parts.append(this.track(table), ...this.selected(table));
    if (table.level !== 'clock')
      parts.append(counters(this.counts(table, i)));
    parts.append(this.goods(table.seats[i]), ...this.places(table.seats[i]));
    if (this.isMirror(table))
      parts.append(part(T.tableau, ...this.built(table, i)));
    return parts;
  },

  isMirror(table) {
    return table.level === 'mirror';
  },

  /* --- The round --- */

  /* Who selects before whom; below it, who has already acted. */
  track(table) {
    const isActing = FRONTIERS_ACTIONS.includes(table.step) && (table.now.acting || []).length > 0;
    const next = table.order[table.selected + (isActing ? 1 : 0)];
    const box = part(T.track, this.disks(table.order, table.selected));
    if (next !== undefined)
      box.append(make('small', '', `${T.next} ${seatName(next)}`));
    if (isActing)
      box.append(make('h3', '', T.this_action), this.disks(table.now.acting, table.now.turn || 0));
    return box;
  },

  disks(seats, now) {
    const row = make('div', 'disks');
    seats.forEach((seat, i) => {
      const disk = make('span', i < now ? 'disk done' : i === now ? 'disk now' : 'disk');
      disk.setAttribute('role', 'img');
      disk.setAttribute('aria-label', `${seatName(seat)}${i < now ? `, ${T.done}` : i === now ? `, ${T.now}` : ''}`);
      disk.append(mark(seat));
      if (i < now)
        disk.append(make('span', 'tick', '✓'));
      row.append(disk);
    });
    return row;
  },

  /* Selected action tiles; those that are still free are offered below. */
  selected(table) {
    const row = make('div', 'action-tiles');
    row.append(...this.phases(table).filter((one) => one.classList.contains('on')));
    return row.childElementCount > 0 ? [part(T.actions, row)] : [];
  },

  phases(table) {
    const tiles = FRONTIERS_ACTIONS.filter((id) => id !== (table.goals ? 'retreat' : 'chart'));
    return tiles.map((id) => {
      const at = table.taken.indexOf(id);
      const box = make('div', `phase ${at >= 0 ? 'on' : ''} ${table.step === id ? 'now' : ''}`);
      const selector = at >= 0 && table.selectors ? table.selectors[at] : undefined;
      box.append(symbol(id), make('b', '', say(id)), whose(selector === undefined ? [] : [selector]));
      return box;
    });
  },

  /* --- A player --- */

  counts(table, i) {
    const seat = table.seats[i];
    const isCounted = table.level !== 'clock';
    return isCounted ? [['credit', T.credits, seat.credits], ['chip', T.chips, seat.chips], ['person', T.colonists, seat.colonists],
                        ['shield', T.red, this.isMirror(table) ? seat.strength : seat.military]]
                     : [];
  },

  colonies(seat) {
    return [seat.home, ...seat.colonies].filter(Boolean);
  },

  goods(seat) {
    const kinds = this.colonies(seat).map((one) => GOODS[one.good]).filter(Boolean);
    return kinds.length > 0 ? part(T.goods, diceOf(tally(kinds))) : make('div');
  },

  /* Places on the mat; the dashed ones end the game. */
  places(seat) {
    const n = this.colonies(seat).length;
    return [this.pips('spaces', T.spaces, seat.spaces, SPACES, 2, ''),
            this.pips('colonies', T.colonies, n, COLONIES, 1, `, ${seat.explored.length} ${T.explored}`)];
  },

  pips(kind, title, n, all, more, rest) {
    const row = make('div', `pips ${kind}`);
    for (let i = 0; i < all + more; i++)
      row.append(make('span', `${i < n ? 'on' : ''} ${i >= all ? 'last' : ''}`));
    row.setAttribute('aria-hidden', 'true'); // the words say it
    const text = make('p', n >= all - 1 ? 'near' : '', `${n} ${T.of} ${all}${rest}`);
    return part(title, row, text);
  },

  /* Only what has a name: the owner's own tiles. */
  built(table, i) {
    const seat = table.seats[i];
    const worlds = this.colonies(seat).map((one) => this.owned(one === seat.home ? T.home : one.name, 'settle', one.good));
    const explored = seat.explored.map((name) => this.owned(name, 'explore'));
    return [...worlds, ...seat.developments.map((name) => this.owned(this.face(table, name), 'develop')), ...explored];
  },

  /* A stack such as "small 3" by the name of its upper side. */
  face(table, stack) {
    const [size, slot] = stack.split(' ');
    const own = table.collection.stacks.find((one) => one.size === size && String(one.slot) === slot);
    const name = own && own.faces[table.stacks.includes(stack) && own.faces.length > 1 ? 1 : 0];
    return name || `${say(size)} ${slot || ''}`.trim();
  },

  owned(name, sign, good) {
    const row = make('div', 'owned');
    row.append(symbol(sign), make('span', 'title', /^(unnamed|#)/.test(name) ? T.unnamed : name));
    if (good)
      row.append(die(GOODS[good], null));
    return row;
  },

  open(table, i) {
    const box = make('div', 'mat');
    box.append(this.goods(table.seats[i]), ...this.places(table.seats[i]));
    if (this.isMirror(table)) {
      const names = make('div', 'names-of');
      names.append(...this.built(table, i));
      box.append(names);
    }
    return box;
  },

  /* --- The end --- */

  ends(table) {
    const all = EACH * table.seats.length;
    const supply = Math.max(table.supply, 0);
    const pool = Math.max(table.pool, 0);
    const isNear = (what) => table.until_end[what] <= NEAR[what];
    const spaces = Math.max(...table.seats.map((seat) => seat.spaces));
    const colonies = Math.max(...table.seats.map((seat) => this.colonies(seat).length));
    return [watch('develop', `${T.spaces}${T.colon}${spaces} ${T.of} ${SPACES}`, spaces, SPACES + 1, isNear('spaces')),
            watch('settle', `${T.colonies}${T.colon}${colonies} ${T.of} ${COLONIES}`, colonies, COLONIES + 1, isNear('colonies')),
            watch('person', `${T.colonists}${T.colon}${supply} ${T.of} ${all}`, all - supply, all, isNear('colonists')),
            watch('chip', `${pool} ${T.of} ${all} ${T.pool}`, all - pool, all, isNear('pool'))];
  },

  /* --- Answers --- */

  isShort(question) {
    return question.choices.length > 4 && question.choices.every((one) => one.label.length <= 12);
  },

  /* The kind of good that an answer names, by itself or by a colony of this seat. */
  kind(answer) {
    const colony = answer.match(/good of colony (\d+)/);
    const own = colony && this.colonies(table.table.seats[table.seat])[colony[1] - 1];
    return own ? own.good : answer.split(' ').find((word) => GOODS[word]);
  },

  picture(answer) {
    const words = answer.split(' ');
    if (words[0] === 'select')
      return symbol(words[1]);
    if (this.kind(answer))
      return die(GOODS[this.kind(answer)], null);
    if (words[0] === 'gain')
      return symbol(words[2] === 'VP' ? 'chip' : 'credit');
    return ABOUT[words[0]] && !answer.endsWith('nothing') ? symbol(ABOUT[words[0]]) : null;
  },
};
