/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Drawn parts that the games share: symbols, dice, tiles, counters. They know no rule. */
'use strict';

const SVG = 'http://www.w3.org/2000/svg';

function make(tag, className, text) {
  const element = document.createElement(tag);
  if (className)
    element.className = className;
  if (text !== undefined)
    element.textContent = text;
  return element;
}

function button(className, label, act) {
  const element = make('button', className);
  element.type = 'button';
  if (label)
    element.setAttribute('aria-label', label);
  element.addEventListener('click', act);
  return element;
}

/* --- Symbols, 24 wide and high --- */

const SHAPES = {
  explore: [['path', { d: 'M2 12C6 6 18 6 22 12C18 18 6 18 2 12Z', class: 'fill' }], ['circle', { cx: 12, cy: 12, r: 4.2, class: 'hole' }], ['circle', { cx: 12, cy: 12, r: 2.4, class: 'fill' }]],
  develop: [['path', { d: 'M12 3L21 12L12 21L3 12Z', class: 'line' }], ['path', { d: 'M12 8L16 12L12 16L8 12Z', class: 'fill' }]],
  settle: [['circle', { cx: 12, cy: 12, r: 6, class: 'fill' }], ['ellipse', { cx: 12, cy: 12, rx: 11, ry: 3.2, transform: 'rotate(-20 12 12)', class: 'line' }]],
  produce: [['path', { d: 'M12 2L21 6.5V17L12 22L3 17V6.5Z', class: 'fill' }], ['path', { d: 'M3.5 7L12 11.4L20.5 7M12 11.4V21.5', class: 'cut' }]],
  ship: [['path', { d: 'M14 3C18 2 21 3 21 3C21 3 22 6 21 10L14 17L7 10Z', class: 'fill' }], ['path', { d: 'M7 10L3 12L7 14ZM14 17L12 21L10 17Z', class: 'fill' }], ['path', { d: 'M7 17L3 21', class: 'line' }], ['circle', { cx: 16, cy: 8, r: 1.8, class: 'hole' }]],
  wild: [['path', { d: 'M12 3V21M4.2 7.5L19.8 16.5M19.8 7.5L4.2 16.5', class: 'bar' }]],
  dictate: [['path', { d: 'M4 12H18M13 6L19 12L13 18', class: 'bar' }]],
  hide: [['path', { d: 'M2 12C6 6 18 6 22 12C18 18 6 18 2 12Z', class: 'line' }], ['circle', { cx: 12, cy: 12, r: 2.8, class: 'fill' }], ['path', { d: 'M4 20L20 4', class: 'line' }]],
  star: [['path', { d: 'M12 3L14.7 9.2L21.4 9.9L16.4 14.4L17.8 21L12 17.6L6.2 21L7.6 14.4L2.6 9.9L9.3 9.2Z', class: 'fill' }]],
  star_open: [['path', { d: 'M12 4L14.4 9.6L20.4 10.2L15.9 14.2L17.2 20L12 17L6.8 20L8.1 14.2L3.6 10.2L9.6 9.6Z', class: 'line' }]],
  lock: [['rect', { x: 5, y: 10, width: 14, height: 11, rx: 2, class: 'fill' }], ['path', { d: 'M8 10V7A4 4 0 0 1 16 7V10', class: 'line' }]],
  credit: [['circle', { cx: 12, cy: 12, r: 9, class: 'line' }], ['path', { d: 'M15 8.5C13 7 9 7.5 9 10S15 12 15 14.5S10.500 17 8.700 15.300M12 5.500V18.500', class: 'line' }]],
  chip: [['path', { d: 'M12 2L14 5L17.500 4L18 7.500L21.500 8.500L20 12L21.500 15.500L18 16.500L17.500 20L14 19L12 22L10 19L6.500 20L6 16.500L2.500 15.500L4 12L2.500 8.500L6 7.500L6.500 4L10 5Z', class: 'fill' }], ['path', { d: 'M12 8L13.200 10.900L16 11.200L13.900 13.100L14.500 16L12 14.500L9.500 16L10.100 13.100L8 11.200L10.800 10.900Z', class: 'hole' }]],
  flag: [['path', { d: 'M5 3V21', class: 'line' }], ['path', { d: 'M6 4C10 2 13 6 19 4V13C13 15 10 11 6 13Z', class: 'fill' }]],
  hand: [['rect', { x: 4, y: 5, width: 10, height: 14, rx: 2, class: 'line' }], ['rect', { x: 10, y: 5, width: 10, height: 14, rx: 2, class: 'fill' }]],
  person: [['circle', { cx: 12, cy: 7, r: 4.5, class: 'fill' }], ['path', { d: 'M4 21C4 15 7 13 12 13S20 15 20 21Z', class: 'fill' }]],
  shield: [['path', { d: 'M12 2L20 5V11C20 17 16 20 12 22C8 20 4 17 4 11V5Z', class: 'fill' }]],
  retreat: [['path', { d: 'M2 18H22', class: 'line' }], ['path', { d: 'M4 17C4 7 20 7 20 17Z', class: 'fill' }]],
  trade: [['path', { d: 'M4 8H20M16 4L20 8L16 12M20 16H4M8 12L4 16L8 20', class: 'line' }]],
  envoys: [['path', { d: 'M17 21V4M12 9L17 4L22 9', class: 'line' }], ['circle', { cx: 7, cy: 9, r: 4, class: 'fill' }], ['path', { d: 'M1 21C1 16 3 14.500 7 14.500S13 16 13 21Z', class: 'fill' }]],
};
SHAPES.consume = SHAPES.chip;
SHAPES.chart = SHAPES.star;

function symbol(name) {
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.setAttribute('class', 'symbol');
  picture.setAttribute('aria-hidden', 'true');
  picture.dataset.name = name;
  for (const [tag, attributes] of SHAPES[name] || []) {
    const shape = document.createElementNS(SVG, tag);
    for (const [key, value] of Object.entries(attributes))
      shape.setAttribute(key, value);
    picture.append(shape);
  }
  return picture;
}

/* A QR code from its rows of modules, dark on light and with the margin that cameras need. */
function qr(code) {
  const QUIET = 4;
  const size = code.rows.length + 2 * QUIET;
  const dark = code.rows.flatMap((row, y) => [...row.matchAll(/1+/g)].map((run) => `M${run.index + QUIET} ${y + QUIET}h${run[0].length}v1h-${run[0].length}z`));
  const picture = document.createElementNS(SVG, 'svg');
  const shape = document.createElementNS(SVG, 'path');
  picture.setAttribute('viewBox', `0 0 ${size} ${size}`);
  picture.setAttribute('class', 'qr');
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', code.address);
  picture.setAttribute('width', 4 * size);
  shape.setAttribute('d', dark.join(''));
  picture.append(shape);
  return picture;
}

/* --- Dice --- */

const COLORS = ['white', 'red', 'purple', 'cyan', 'brown', 'green', 'yellow'];
/* A mark for each color, so that none is told by color alone. */
const MARKS = { white: '●', red: '⌃', purple: '◡', cyan: '+', brown: '■', green: '‖', yellow: '▼' };

function dieName(color, face) {
  return face ? `${say(color)}, ${say(face)}` : say(color);
}

/* `face`: null where none is known. With `act` it can be tapped. */
function die(color, face, act, isOn) {
  const element = act ? button(`die ${color}`, dieName(color, face), act) : make('span', `die ${color}`);
  if (act)
    element.setAttribute('aria-pressed', String(Boolean(isOn)));
  else {
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', dieName(color, face));
  }
  const mark = make('span', 'mark', MARKS[color]);
  mark.setAttribute('aria-hidden', 'true');
  element.append(mark);
  if (face)
    element.append(symbol(face));
  return element;
}

/* {"white": 2, "red": 1} as dice. */
function diceOf(counts, face) {
  const lane = make('span', 'lane');
  for (const color of COLORS)
    for (let i = 0; i < ((counts || {})[color] || 0); i++)
      lane.append(die(color, face));
  return lane;
}

/* --- Tiles and cards --- */

const pieces = new Map();   // by name, as the app describes them
const wanted = new Set();   // names that were asked for

function lookUp(names) {
  const fresh = names.filter((name) => name !== 'unknown' && !pieces.has(name) && !wanted.has(name)).slice(0, 40);
  for (const name of fresh)
    wanted.add(name);
  if (fresh.length > 0)
    send({ do: 'look', names: fresh });
}

/* Names that are printed on a piece; its colour is that of its good. */
const GOODS = { novelty: 'cyan', rare: 'brown', genes: 'green', alien: 'yellow' };

function colorOf(piece) {
  const value = piece && piece.facets && (piece.facets.colour || piece.facets.color || piece.facets.good || [])[0];
  return GOODS[value] || value || '';
}

function face(name) {
  const piece = pieces.get(name);
  const element = make('span', `face ${piece ? piece.kind : ''} ${colorOf(piece)}`);
  element.append(make('span', 'cost', piece && piece.cost !== undefined ? piece.cost : ''));
  element.setAttribute('aria-hidden', 'true');
  return element;
}

/* Of those that are known; null: none. */
function faces(names) {
  const lane = make('span', 'faces');
  lane.append(...names.filter((name) => pieces.has(name)).map(face));
  return lane.childElementCount > 0 ? lane : null;
}

/* Where only the picture is shown: its name is spoken, and shown to a mouse. */
function namedFace(name) {
  const element = face(name);
  element.removeAttribute('aria-hidden');
  element.append(make('b', 'spoken', name));
  element.title = name;
  return element;
}

/* "World · Genes · cost 3". */
function facts(name) {
  const piece = pieces.get(name);
  return [T[piece.kind] || '', colorOf(piece) && T[colorOf(piece)], piece.cost !== undefined ? `${T.cost} ${piece.cost}` : ''].filter(Boolean).join(' · ');
}

/* With its name, and its powers where it is opened. */
function tile(name, goods) {
  const piece = pieces.get(name);
  const part = make('details', 'tile');
  part.dataset.key = `tile ${name}`;
  const head = make('summary');
  const title = make('span', 'title', name === 'unknown' ? T.unknown : name);
  head.append(face(name), title);
  if (goods)
    head.append(diceOf(goods));
  part.append(head);
  if (piece)
    part.append(make('p', 'facts', facts(name)), make('p', '', piece.text));
  return part;
}

function counters(list) {
  const row = make('dl', 'counters');
  for (const [icon, name, value] of list) {
    const pair = make('div');
    const term = make('dt', '', '');
    term.append(symbol(icon), make('span', 'word', name));
    pair.append(term, make('dd', '', value));
    row.append(pair);
  }
  return row;
}

/* How close something is to its end: an icon, words and a bar. */
function watch(icon, text, value, max, isNear) {
  const box = make('div', isNear ? 'watch near' : 'watch');
  const bar = make('progress');
  bar.max = max;
  bar.value = Math.min(value, max);
  bar.setAttribute('aria-hidden', 'true'); // the words say it
  box.append(symbol(icon), make('b', '', text), bar);
  return box;
}

function part(heading, ...children) {
  const section = make('section', 'part');
  section.append(make('h3', '', heading), ...children);
  return section;
}

function tally(list) {
  const counts = {};
  for (const color of list || [])
    counts[color] = (counts[color] || 0) + 1;
  return counts;
}
