// Classic dominoes by brute force, in plain JavaScript, written from RULES.md alone; it imports nothing of this project.
// `node brute.mjs` prints perft.json. It is slow on purpose: it stores the whole table and scans it again for every move.

const DEFAULTS = {
  set: 6,
  style: 'draw',
  drawing: 'until-playable',
  reserve: 0,
  partners: false,
  points: 'hands',
  lead: 'heaviest',
  blocked: 'opponents',
  doubles: 'both',
  blank: 0,
};

const halves = (tile) => tile.split('-').map(Number);
const double = (tile) => halves(tile)[0] === halves(tile)[1];
const pipSum = (tile) => halves(tile)[0] + halves(tile)[1];

function heavier(lead, a, b) {
  if (lead !== 'pips' && double(a) !== double(b)) return double(a);
  if (pipSum(a) !== pipSum(b)) return pipSum(a) > pipSum(b);
  return halves(a)[0] > halves(b)[0];
}

const heaviestOf = (lead, hand) =>
  hand.reduce((best, tile) => (best === undefined || heavier(lead, tile, best) ? tile : best), undefined);

export function begin(record, round, scores) {
  const options = { ...DEFAULTS, ...record.options };
  options.opening ??= options.lead === 'heaviest' || options.lead === 'pips' ? 'forced' : 'free';
  options.spinner ??= options.points === 'fives' ? 'first' : 'none';
  options.match ??= { target: options.points === 'fives' ? 200 : 100 };
  const { hands, stock, lead } = record.rounds[round].deal;
  let leader = 0;
  if (options.lead === 'lots') leader = lead;
  else if (options.lead === 'hand') {
    const sums = hands.map((hand) => (hand.length === 0 ? -1 : hand.reduce((sum, tile) => sum + pipSum(tile), 0)));
    leader = sums.indexOf(Math.max(...sums));
  } else {
    const top = heaviestOf(options.lead, hands.flat());
    leader = hands.findIndex((hand) => hand.includes(top));
  }
  return {
    options,
    round,
    scores: [...scores],
    hands: hands.map((hand) => [...hand]),
    stock: [...stock],
    laid: [],
    turn: leader,
    drew: false,
    passes: 0,
    over: false,
  };
}

// The numbers on the free sides of a laid tile.
function sidesOf(state, index) {
  const { tile, on } = state.laid[index];
  const [a, b] = halves(tile);
  const free = [];
  if (double(tile)) {
    const firstDouble = state.laid.findIndex((one) => double(one.tile)) === index;
    const spins = state.options.spinner === 'all' || (state.options.spinner === 'first' && firstDouble);
    const joined = state.laid.filter((one) => one.on === tile).length + (on === null ? 0 : 1);
    for (let i = joined; i < (spins ? 4 : 2); i++) free.push(a);
    return free;
  }
  for (const pip of [a, b]) {
    const takenBelow = on !== null && state.laid[index].by === pip;
    const takenAbove = state.laid.some((one) => one.on === tile && one.by === pip);
    if (!takenBelow && !takenAbove) free.push(pip);
  }
  return free;
}

export function toAct({ over, turn }) {
  return over ? [] : [turn];
}

export function legal(state, seat) {
  if (state.over || seat !== state.turn) return [];
  const { options, turn, stock } = state;
  const hand = state.hands[turn];
  const moves = new Set();
  if (state.laid.length === 0) {
    const tiles = options.opening === 'forced' ? [heaviestOf(options.lead, hand)] : hand;
    if (hand.length > 0) for (const tile of tiles) moves.add(tile);
  } else
    for (const tile of hand)
      for (const [index, { tile: anchor }] of state.laid.entries())
        if (sidesOf(state, index).some((pip) => halves(tile).includes(pip))) moves.add(`${tile}@${anchor}`);
  if (moves.size > 0) return [...moves].sort();
  const onceOnly = options.drawing !== 'until-playable' && state.drew;
  return options.style === 'draw' && stock.length > options.reserve && !onceOnly ? ['draw'] : ['pass'];
}

function worth({ doubles, blank }, tile) {
  if (tile === '0-0') return blank;
  return double(tile) && doubles === 'once' ? halves(tile)[0] : pipSum(tile);
}

// Whether two seats are the same player or partners, who sit opposite each other.
const together = (state, a, b) => a === b || (state.options.partners && (a + 2) % 4 === b);

function give(state, seat, points) {
  for (const other of state.scores.keys()) if (together(state, seat, other)) state.scores[other] += points;
}

// All Fives: what one laid tile adds to the count of the open ends.
function counted(state, index) {
  const { tile, on } = state.laid[index];
  if (!double(tile)) return sidesOf(state, index).reduce((sum, pip) => sum + pip, 0);
  const attached = state.laid.filter((one) => one.on === tile).length + (on === null ? 0 : 1);
  return attached <= 1 ? pipSum(tile) : 0;
}

function scoreEnds(state, seat) {
  if (state.options.points !== 'fives') return;
  let count = 0;
  for (const index of state.laid.keys()) count += counted(state, index);
  if (count % 5 === 0) give(state, seat, count);
}

function nearestFive(points) {
  const over = points % 5;
  return over <= 2 ? points - over : points - over + 5;
}

function finish(state, wentOut) {
  const { options } = state;
  const sums = state.hands.map((hand) => hand.reduce((sum, tile) => sum + worth(options, tile), 0));
  const seats = [...sums.keys()];
  let best = wentOut;
  if (best === undefined) {
    const lightest = seats.filter((seat) => sums[seat] === Math.min(...sums));
    if (lightest.every((seat) => together(state, seat, lightest[0]))) best = lightest[0];
  }
  if (best !== undefined) {
    let points = 0;
    for (const seat of seats) if (!together(state, seat, best)) points += sums[seat];
    if (wentOut === undefined && options.blocked === 'difference') {
      for (const seat of seats) if (together(state, seat, best)) points -= sums[seat];
      if (points < 0) points = 0;
    }
    if (options.style === 'draw' && options.reserve === 2)
      for (const tile of state.stock) points += worth(options, tile);
    give(state, best, options.points === 'fives' ? nearestFive(points) : points);
  }
  state.over = true;
  state.matchOver =
    options.match.target !== undefined
      ? state.scores.some((score) => score >= options.match.target)
      : state.round + 1 >= options.match.rounds;
  if (state.matchOver)
    state.winners = [...state.scores.keys()].filter((seat) => state.scores[seat] === Math.max(...state.scores));
  return state;
}

export function after(before, seat, move) {
  if (seat !== before.turn) throw new Error(`seat ${seat} is not to act`);
  const state = structuredClone(before);
  const { options, turn } = state;
  const players = state.hands.length;
  const next = () => {
    state.turn = (turn + 1) % players;
    state.drew = false;
  };
  if (move === 'draw') {
    state.hands[turn].push(state.stock.shift());
    state.passes = 0;
    state.drew = true;
    if (options.drawing === 'one-then-pass') next();
    return state;
  }
  if (move === 'pass') {
    state.passes = state.drew ? 0 : state.passes + 1;
    next();
    return state.passes === players ? finish(state) : state;
  }
  const [tile, anchor] = move.split('@');
  state.hands[turn].splice(state.hands[turn].indexOf(tile), 1);
  if (anchor === undefined) state.laid.push({ tile, on: null, by: null });
  else {
    const index = state.laid.findIndex((one) => one.tile === anchor);
    const pip = sidesOf(state, index).find((side) => halves(tile).includes(side));
    state.laid.push({ tile, on: anchor, by: pip });
  }
  scoreEnds(state, turn);
  state.passes = 0;
  next();
  return state.hands[turn].length === 0 ? finish(state, turn) : state;
}

/** The position at the end of a record. */
function fold(record) {
  let scores = new Array(record.players).fill(0);
  let state;
  for (const [round, { moves }] of record.rounds.entries()) {
    state = begin(record, round, scores);
    for (const entry of moves) state = after(state, Number(entry.split(' ')[0]), entry.slice(entry.indexOf(' ') + 1));
    scores = state.scores;
  }
  return state;
}

function count(state, depth) {
  if (depth === 0) return 1;
  if (state.over) return 0;
  const { turn } = state;
  return legal(state, turn).reduce((sum, move) => sum + count(after(state, turn, move), depth - 1), 0);
}

export function perft(record, depth) {
  return count(fold(record), depth);
}

function position(name, players, options, deal, moves = []) {
  return {
    name,
    depth: 6,
    record: { format: 'boneyard/2', game: 'classic', players, options, rounds: [{ deal, moves }] },
  };
}

const POSITIONS = [
  position(
    'two seats, draw, defaults',
    2,
    {},
    {
      hands: [
        ['6-6', '6-5', '5-0', '3-2', '1-0', '4-4', '2-1'],
        ['5-5', '6-4', '5-4', '3-0', '2-2', '6-1', '3-3'],
      ],
      stock: ['6-0', '4-1', '2-0', '5-1', '4-3', '0-0'],
    },
  ),
  position(
    'two seats, block, free lead',
    2,
    { style: 'block', lead: 'lots' },
    {
      hands: [
        ['6-6', '6-5', '5-0', '3-2', '1-0'],
        ['5-5', '6-4', '5-4', '3-0', '2-2'],
      ],
      stock: [],
      lead: 1,
    },
  ),
  position(
    'every double spins',
    2,
    { spinner: 'all', opening: 'free' },
    {
      hands: [
        ['6-6', '6-5', '6-3', '3-3', '3-2', '5-5'],
        ['6-4', '6-2', '6-1', '4-4', '5-3', '5-2'],
      ],
      stock: ['6-0', '3-1'],
    },
    ['0 6-6', '1 6-4@6-6'],
  ),
  position(
    'the first double spins',
    3,
    { spinner: 'first', drawing: 'one-then-play', lead: 'hand' },
    {
      hands: [
        ['6-5', '5-5', '3-3', '5-2'],
        ['5-4', '4-4', '6-4', '4-0'],
        ['6-6', '6-2', '2-2', '1-1'],
      ],
      stock: ['5-0', '4-1', '3-0'],
    },
  ),
  position(
    'one-then-pass, with a reserve',
    4,
    { drawing: 'one-then-pass', reserve: 2 },
    {
      hands: [
        ['3-3', '3-1', '6-5'],
        ['5-5', '5-2', '2-1'],
        ['4-4', '4-1', '1-0'],
        ['6-6', '6-0', '6-1'],
      ],
      stock: ['5-3', '4-2', '2-0', '3-0', '5-4'],
    },
  ),
  position(
    'most pips lead, doubles without privilege',
    3,
    { lead: 'pips', style: 'block', spinner: 'first' },
    {
      hands: [
        ['5-5', '6-2', '4-1', '4-3'],
        ['6-4', '4-4', '6-1', '5-4'],
        ['3-3', '6-3', '4-2', '6-0'],
      ],
      stock: ['6-5'],
    },
  ),
  position(
    'double-nine, five seats',
    5,
    { set: 9, style: 'block', spinner: 'all', lead: 'lots', opening: 'free' },
    {
      hands: [
        ['9-9', '9-1', '7-3'],
        ['9-8', '8-8', '7-7'],
        ['9-7', '8-7', '3-3'],
        ['9-6', '6-1', '3-1'],
        ['9-5', '5-1', '7-1'],
      ],
      stock: [],
      lead: 2,
    },
  ),
  position(
    'partners, block',
    4,
    { partners: true, style: 'block', lead: 'hand' },
    {
      hands: [
        ['6-6', '6-1', '4-0', '2-2'],
        ['6-5', '5-5', '3-1', '5-2'],
        ['6-4', '4-4', '5-3', '3-0'],
        ['6-3', '3-3', '2-1', '4-2'],
      ],
      stock: [],
    },
  ),
  position(
    'partners who draw, down to a reserve',
    4,
    { partners: true, reserve: 2, points: 'fives', lead: 'lots' },
    {
      hands: [
        ['6-6', '6-1', '4-0'],
        ['6-5', '5-5', '3-1'],
        ['4-4', '5-3', '3-0'],
        ['3-3', '2-1', '4-2'],
      ],
      stock: ['5-0', '6-2', '1-0', '5-4'],
      lead: 1,
    },
  ),
  position(
    'all fives, the first double spins',
    2,
    { points: 'fives', opening: 'free' },
    {
      hands: [
        ['5-5', '5-0', '6-4', '3-3', '5-2', '4-1'],
        ['0-0', '5-1', '5-3', '4-4', '6-5', '2-0'],
      ],
      stock: ['6-0', '3-1'],
    },
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
