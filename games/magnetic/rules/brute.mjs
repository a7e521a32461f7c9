// Magnetic Domino by brute force, in plain JavaScript, written from RULES.md alone; it imports nothing of this project.
// `node brute.mjs` prints perft.json. It is slow on purpose: it tries every domino on every cell, in both directions.

const DEFAULTS = { mode: 'flat', parallel: false, ends: false, count: 'pips', match: { rounds: 1 } };

const halves = (tile) => tile.split('-').map(Number);
const double = (tile) => halves(tile)[0] === halves(tile)[1];
const pipSum = (tile) => halves(tile)[0] + halves(tile)[1];

function goesBefore(a, b) {
  if (double(a) !== double(b)) return double(a);
  if (pipSum(a) !== pipSum(b)) return pipSum(a) > pipSum(b);
  return halves(a)[0] > halves(b)[0];
}

const best = (tiles) =>
  tiles.reduce((top, tile) => (top === undefined || goesBefore(tile, top) ? tile : top), undefined);

/** Nothing is on the table: the player with the best domino leads. */
function clearTable(state) {
  const top = best(state.hands.flat());
  state.turn = state.hands.findIndex((hand) => hand.includes(top));
  // The flat game: the dominoes from one end to the other, with their directions.
  state.line = [];
  // The other games: each domino with the cells and the level of its halves.
  state.pieces = [];
  state.ends = { '<': null, '>': null };
  state.ways = state.hands.map(() => 'flat');
}

export function begin(record, round, scores) {
  const { hands, stock } = record.rounds[round].deal;
  const state = {
    options: { ...DEFAULTS, ...record.options },
    round,
    scores: [...scores],
    hands: hands.map((hand) => [...hand]),
    stock: [...stock],
    passes: 0,
    over: false,
  };
  clearTable(state);
  return state;
}

export function toAct({ over, turn }) {
  return over ? [] : [turn];
}

const nothingLies = ({ line, pieces }) => line.length === 0 && pieces.length === 0;

/** Every half on the table, by cell and level. */
function tableOf({ pieces }) {
  const found = new Map();
  const heights = new Map();
  for (const [index, piece] of pieces.entries())
    for (const [which, half] of piece.halves.entries()) {
      found.set(`${half.x},${half.y},${half.z}`, { ...half, index, which });
      const column = `${half.x},${half.y}`;
      heights.set(column, Math.max(half.z, heights.get(column) ?? -1));
    }
  return {
    at: (x, y, z) => found.get(`${x},${y},${z}`),
    top: (x, y) => heights.get(`${x},${y}`) ?? -1,
  };
}

/** The level of these halves in a tower, or undefined if the place is not legal. */
function levelInTower(state, table, pair, way, end) {
  const { pieces, ends, options } = state;
  if (options.ends === (end === '')) return undefined;
  const z = 1 + Math.max(...pair.map(({ x, y }) => table.top(x, y)));
  if (z === 0) return undefined;
  const below = pair.map(({ x, y }) => table.at(x, y, z - 1));
  if (pair.some(({ n }, i) => below[i] && below[i].n !== n)) return undefined;
  if (options.parallel && pieces.length === 1 && way === 'N') return undefined;
  if (options.ends) {
    const rests = below.some((half) => {
      if (!half || half.index !== ends[end].index) return false;
      return pieces.length > 1 || half.which === (end === '<' ? 0 : 1);
    });
    if (!rests) return undefined;
  }
  return z;
}

/** The level of these halves in a staggered chain, and which half is open afterwards. */
function spotInChain(state, table, pair, way, end) {
  if (end === '') return undefined;
  const { index, open } = state.ends[end];
  const piece = state.pieces[index];
  const tip = piece.halves[open];
  const tail = piece.halves[1 - open];
  const on = [tip.x - tail.x, tip.y - tail.y];
  const directions = [on, [on[1], on[0]], [-on[1], -on[0]]];
  for (const [dx, dy] of directions)
    for (const joins of [0, 1]) {
      const near = pair[joins];
      const far = pair[1 - joins];
      const beside = way === 'flat' && tip.z === 0;
      const from = beside ? { x: tip.x + dx, y: tip.y + dy } : tip;
      if (near.x !== from.x || near.y !== from.y || far.x !== from.x + dx || far.y !== from.y + dy) continue;
      if (near.n !== tip.n) continue;
      if (way === 'flat') {
        if (pair.some(({ x, y }) => table.at(x, y, 0))) continue;
        if (pair.some(({ x, y, n }) => (table.at(x, y, 1)?.n ?? n) !== n)) continue;
        return { z: 0, open: 1 - joins };
      }
      const z = tip.z + 1;
      if (pair.some(({ x, y }) => table.top(x, y) >= z)) continue;
      if ((table.at(far.x, far.y, z - 1)?.n ?? far.n) !== far.n) continue;
      return { z, open: 1 - joins };
    }
  return undefined;
}

function pairAt(first, second, x, y, way) {
  return [
    { x, y, n: first },
    { x: x + (way === 'E' ? 1 : 0), y: y + (way === 'N' ? 1 : 0), n: second },
  ];
}

function spotFor(state, table, seat, pair, way, end) {
  if (state.options.mode === 'staggered') return spotInChain(state, table, pair, state.ways[seat], end);
  const z = levelInTower(state, table, pair, way, end);
  return z === undefined ? undefined : { z, open: 0 };
}

function builds(state, seat) {
  const all = state.pieces.flatMap((piece) => piece.halves);
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [west, east] = [Math.min(...xs) - 2, Math.max(...xs) + 2];
  const [south, north] = [Math.min(...ys) - 2, Math.max(...ys) + 2];
  const table = tableOf(state);
  const moves = new Set();
  for (const tile of state.hands[seat])
    for (const [first, second] of [halves(tile), halves(tile).reverse()])
      for (let x = west; x <= east; x++)
        for (let y = south; y <= north; y++)
          for (const way of ['E', 'N'])
            for (const end of ['', '<', '>'])
              if (spotFor(state, table, seat, pairAt(first, second, x, y, way), way, end))
                moves.add(`${first}-${second}@${x},${y}${way}${end}`);
  return moves;
}

/** The two ends of the line: the domino there and its open number. */
function lineEnds({ line }) {
  const last = line[line.length - 1];
  return [
    { tile: line[0].tile, n: line[0].shows[0] },
    { tile: last.tile, n: last.shows[1] },
  ];
}

function joins(state, seat) {
  const moves = new Set();
  for (const tile of state.hands[seat])
    for (const end of lineEnds(state)) if (halves(tile).includes(end.n)) moves.add(`${tile}@${end.tile}`);
  return moves;
}

export function legal(state, seat) {
  if (state.over || seat !== state.turn) return [];
  const flat = state.options.mode === 'flat';
  let moves = new Set();
  if (nothingLies(state)) {
    const top = best(state.hands[seat]);
    if (top !== undefined) moves.add(flat ? top : `${top}@0,0E`);
  } else moves = flat ? joins(state, seat) : builds(state, seat);
  if (moves.size > 0) return [...moves].sort();
  return [state.stock.length > 0 ? 'draw' : 'pass'];
}

function finish(state, out) {
  const { options } = state;
  const left = state.hands.map((hand) =>
    hand.reduce((sum, tile) => sum + (options.count === 'tiles' ? 1 : pipSum(tile)), 0),
  );
  const least = (numbers) => [...numbers.keys()].filter((i) => numbers[i] === Math.min(...numbers));
  const winners = out === undefined ? least(left) : [out];
  for (const seat of state.hands.keys()) if (!winners.includes(seat)) state.scores[seat] += left[seat];
  state.over = true;
  state.matchOver = state.round + 1 >= options.match.rounds;
  if (state.matchOver) state.winners = options.match.rounds === 1 ? winners : least(state.scores);
  return state;
}

function joinLine(state, tile, anchor) {
  const [a, b] = halves(tile);
  if (anchor === undefined) {
    state.line.push({ tile, shows: [a, b] });
    return;
  }
  const [west, east] = lineEnds(state);
  if (east.tile === anchor && halves(tile).includes(east.n))
    state.line.push({ tile, shows: a === east.n ? [a, b] : [b, a] });
  else state.line.unshift({ tile, shows: a === west.n ? [b, a] : [a, b] });
}

function build(state, seat, spelt) {
  const [, first, second, x, y, way, end] = spelt;
  const pair = pairAt(Number(first), Number(second), Number(x), Number(y), way);
  const index = state.pieces.length;
  if (index === 0) {
    state.pieces.push({ halves: pair.map((half) => ({ ...half, z: 0 })) });
    state.ends = { '<': { index, open: 0 }, '>': { index, open: 1 } };
  } else {
    const { z, open } = spotFor(state, tableOf(state), seat, pair, way, end);
    state.pieces.push({ halves: pair.map((half) => ({ ...half, z })) });
    if (end !== '') state.ends[end] = { index, open };
  }
  // Two players alternate separately; three or four alternate together.
  for (const other of state.ways.keys())
    if (other === seat || state.ways.length > 2) state.ways[other] = state.ways[other] === 'flat' ? 'top' : 'flat';
}

function nameOf([a, b]) {
  return a > b ? `${a}-${b}` : `${b}-${a}`;
}

const PLACE = /^(\d)-(\d)@(-?\d+),(-?\d+)([EN])([<>]?)/;

export function after(before, seat, move) {
  if (seat !== before.turn) throw new Error(`seat ${seat} is not to act`);
  const state = structuredClone(before);
  const players = state.hands.length;
  const hand = state.hands[seat];
  state.turn = (seat + 1) % players;
  if (move === 'draw') {
    hand.push(state.stock.shift());
    state.passes = 0;
    return state;
  }
  if (move === 'pass') {
    state.passes++;
    return state.passes === players ? finish(state) : state;
  }
  state.passes = 0;
  if (move.endsWith('!')) {
    for (const piece of state.pieces) hand.push(nameOf(piece.halves.map(({ n }) => n)));
    clearTable(state);
    return state;
  }
  const spelt = PLACE.exec(move);
  const [name, anchor] = move.split('@');
  const tile = nameOf(name.split('-').map(Number));
  hand.splice(hand.indexOf(tile), 1);
  if (spelt) build(state, seat, spelt);
  else joinLine(state, tile, anchor);
  return hand.length === 0 ? finish(state, seat) : state;
}

/** The position at the end of a record. */
function fold(record) {
  let scores = new Array(record.players).fill(0);
  let state;
  for (const [round, { moves }] of record.rounds.entries()) {
    state = begin(record, round, scores);
    for (const entry of moves) {
      const [seat, move] = [Number(entry.split(' ')[0]), entry.slice(entry.indexOf(' ') + 1)];
      if (!legal(state, seat).includes(move.replace(/(~.*)?!?$/, ''))) throw new Error(`${entry} is not legal`);
      state = after(state, seat, move);
    }
    scores = state.scores;
  }
  return state;
}

function count(state, depth) {
  if (depth === 0) return 1;
  if (state.over) return 0;
  const moves = legal(state, state.turn);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + count(after(state, state.turn, move), depth - 1), 0);
}

export function perft(record, depth) {
  return count(fold(record), depth);
}

function position(name, depth, options, hands, stock, moves = '') {
  const deal = { hands: hands.map((hand) => hand.split(' ')), stock: stock === '' ? [] : stock.split(' ') };
  const rounds = [{ deal, moves: moves === '' ? [] : moves.split('; ') }];
  return { name, depth, record: { format: 'boneyard/2', game: 'magnetic', players: hands.length, options, rounds } };
}

const TWO = ['6-6 6-5 5-0 3-2 1-0 4-4 2-1', '5-5 6-4 5-4 3-0 2-2 6-1 3-3'];
const THREE = ['6-6 6-5 5-5 2-1', '6-4 5-4 4-4 4-1', '6-3 6-2 3-2 3-3'];
const STOCK = '6-0 4-1 2-0 5-1 4-3 0-0';

const POSITIONS = [
  position('flat, two seats', 7, { mode: 'flat' }, TWO, STOCK),
  position('flat, three seats, nobody has a double', 7, {}, ['6-5 4-2 2-1', '5-4 6-1 3-0', '5-2 4-1 6-0'], '1-0 3-1'),
  position('tower, two seats', 4, { mode: 'tower' }, TWO, STOCK),
  position('tower, the second along the first', 4, { mode: 'tower', parallel: true }, TWO, STOCK),
  position('tower, at the ends', 5, { mode: 'tower', ends: true }, THREE, '5-2 2-2'),
  position('tower, at the ends, along', 4, { mode: 'tower', ends: true, parallel: true }, TWO, STOCK),
  position(
    'tower, after a fall',
    4,
    { mode: 'tower' },
    THREE,
    '5-2 2-2',
    '0 6-6@0,0E; 1 6-4@1,0E; 2 6-3@0,0N; 0 5-6@0,-1N!; 0 6-6@0,0E',
  ),
  position(
    'tower, real hands, with bridges',
    3,
    { mode: 'tower', hands: 'real' },
    ['6-6 5-4 6-2 5-0', '6-5 6-3 4-3 5-5', '6-4 5-3 4-4 6-0'],
    '',
    '0 6-6@0,0E; 1 6-5@0,0N~12,-40,15; 2 6-4@1,0N~-5,0,0',
  ),
  position('staggered, two seats', 5, { mode: 'staggered' }, TWO, STOCK),
  position('staggered, three seats', 6, { mode: 'staggered' }, THREE, '5-2 2-2'),
  position(
    'staggered, two seats, after a fall',
    5,
    { mode: 'staggered' },
    ['6-6 6-5 5-4 5-5 4-1', '6-4 6-3 4-4 4-3 1-1'],
    '6-1 5-1',
    '0 6-6@0,0E; 1 6-4@2,0E>; 0 5-6@-1,0E<; 1 4-4@3,0N>!; 1 6-6@0,0E',
  ),
  position(
    'staggered, a first domino that is not a double',
    5,
    { mode: 'staggered', count: 'tiles' },
    ['6-5 5-4 4-2 6-1', '6-4 5-2 2-1 6-2', '6-3 5-3 3-2 5-1', '4-3 4-1 3-1 5-0'],
    '2-0',
  ),
];

// Prints only if it was started directly; bundled into another program, it only exports its functions.
if (process.argv[1]?.endsWith('brute.mjs')) {
  const rows = POSITIONS.map(({ name, depth, record }) => ({
    name,
    record,
    nodes: Array.from({ length: depth }, (_, i) => perft(record, i + 1)),
  }));
  console.log(`[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`);
}
