// The Domino Bead Game by brute force, in plain JavaScript, written from RULES.md alone; it uses none of our rules code.
// `node brute.mjs` prints perft.json. It is slow on purpose: it stores the table as text and scans it again for every move.

import { POSITIONS } from './bruteperft.mjs';

const DEFAULTS = { referee: 'claims', pointed: 'any', lone: 'no-group', strategic: false, match: { rounds: 1 } };

const named = (tile) => tile.split('-').sort().join('-');
const isDouble = (tile) => tile[0] === tile[2];
const key = (x, y) => `${x},${y}`;

// A run is a cycle if for some k any k neighbours (all of a shorter run) differ, and each half equals the one k before it.
export function isCycle(run) {
  for (let k = 1; k <= 5; k++) {
    let good = true;
    for (let i = 0; i < run.length && good; i++) {
      if (i >= k && run[i] !== run[i - k]) good = false;
      for (let j = i + 1; j < Math.min(i + k, run.length); j++) if (run[i] === run[j]) good = false;
    }
    if (good) return true;
  }
  return false;
}

// The cells that a domino covers, with their colours, from `tile@x,yD`.
function parse(placement) {
  const [, a, b, x, y, way] = /^(\d)-(\d)@(-?\d+),(-?\d+)([EN])$/.exec(placement);
  const [dx, dy] = way === 'E' ? [1, 0] : [0, 1];
  return {
    way,
    tile: named(`${a}-${b}`),
    halves: [
      { x: +x, y: +y, colour: a },
      { x: +x + dx, y: +y + dy, colour: b },
    ],
  };
}

function cellsOf(laid) {
  const cells = new Map();
  for (const domino of laid) for (const { x, y, colour } of domino.halves) cells.set(key(x, y), colour);
  return cells;
}

// The run through (x, y), from its western or southern end: a list of { x, y, colour }.
function runThrough(cells, x, y, dx, dy) {
  let [i, j] = [x, y];
  while (cells.has(key(i - dx, j - dy))) [i, j] = [i - dx, j - dy];
  const run = [];
  for (; cells.has(key(i, j)); [i, j] = [i + dx, j + dy]) run.push({ x: i, y: j, colour: cells.get(key(i, j)) });
  return run;
}

// Every run that contains a half of the domino, after it was laid.
function runsOf(cells, domino) {
  const runs = new Map();
  for (const { x, y } of domino.halves)
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ]) {
      const run = runThrough(cells, x, y, dx, dy);
      if (run.length > 1) runs.set(`${dx} ${run[0].x} ${run[0].y}`, run);
    }
  return [...runs.values()];
}

// The parts of a run that existed before the domino was laid.
function piecesBefore(run, domino) {
  const pieces = [[]];
  for (const half of run) {
    if (domino.halves.some(({ x, y }) => x === half.x && y === half.y)) pieces.push([]);
    else pieces.at(-1).push(half);
  }
  return pieces.filter((piece) => piece.length > 0);
}

function sideBySide(laid, domino) {
  const [{ x, y }] = domino.halves;
  const [dx, dy] = domino.way === 'E' ? [0, 1] : [1, 0];
  const lies = (i, j) =>
    laid.some((other) => other.way === domino.way && other.halves[0].x === i && other.halves[0].y === j);
  let count = 1;
  for (let n = 1; lies(x + n * dx, y + n * dy); n++) count++;
  for (let n = 1; lies(x - n * dx, y - n * dy); n++) count++;
  return count;
}

// The points of a placement, or undefined if it is illegal.
export function worth({ laid, options }, placement) {
  const domino = parse(placement);
  const before = cellsOf(laid);
  if (domino.halves.some(({ x, y }) => before.has(key(x, y)))) return undefined;
  const runs = runsOf(cellsOf([...laid, domino]), domino);
  if (!runs.every((run) => isCycle(run.map(({ colour }) => colour)))) return undefined;
  const least = options.lone === 'group' ? 1 : 2;
  const extended = runs.filter((run) => piecesBefore(run, domino).some((piece) => piece.length >= least));
  if (extended.length < 2 || sideBySide(laid, domino) >= 4) return undefined;
  const product = extended.reduce((all, run) => all * run.length, 1);
  return isDouble(domino.tile) ? 2 * product : product;
}

// Every legal placement of these tiles: tries each of them in both directions on every cell near the laid ones.
function placements(state, tiles) {
  const cells = cellsOf(state.laid);
  const near = new Set();
  for (const cell of cells.keys()) {
    const [x, y] = cell.split(',').map(Number);
    for (let dx = -2; dx <= 2; dx++)
      for (let dy = -2; dy <= 2; dy++)
        if (Math.abs(dx) + Math.abs(dy) <= 2 && !cells.has(key(x + dx, y + dy))) near.add(key(x + dx, y + dy));
  }
  const found = new Set();
  for (const tile of new Set(tiles))
    for (const text of new Set([tile, `${tile[2]}-${tile[0]}`]))
      for (const cell of near)
        for (const way of 'EN') {
          const placement = `${text}@${cell}${way}`;
          if (worth(state, placement) !== undefined) found.add(placement);
        }
  return [...found];
}

export function begin(record, round, scores) {
  const { hands, square, lead, turned } = record.rounds[round].deal;
  return {
    options: { ...DEFAULTS, ...record.options },
    round,
    scores: [...scores],
    hands: hands.map((hand) => [...hand]),
    laid: square ? square.map((text, x) => parse(`${text}@${x},0N`)) : [],
    turned,
    lead,
    turn: lead,
    // The seats that have not answered yet, and the answers so far: choices of dominoes, or answers to a claim.
    waiting: square ? undefined : { for: 'choices', said: {} },
    pointed: undefined,
    passes: 0,
    somebodyIsOut: false,
    over: false,
  };
}

export function toAct(state) {
  if (state.over) return [];
  const seats = [...state.hands.keys()];
  if (!state.waiting) return [state.turn];
  return seats.filter(
    (seat) => state.waiting.said[seat] === undefined && !(state.waiting.for === 'answers' && seat === state.turn),
  );
}

export function legal(state, seat) {
  if (!toAct(state).includes(seat)) return [];
  if (state.waiting?.for === 'choices') return [...new Set(state.hands[seat])].map((tile) => `choose ${tile}`).sort();
  if (state.waiting) {
    const tiles = new Set(placements(state, state.hands[state.turn]).map((placement) => parse(placement).tile));
    return ['decline', ...[...tiles].map((tile) => `point ${tile}`)].sort();
  }
  if (state.pointed)
    return placements(state, state.options.pointed === 'any' ? state.hands[seat] : state.pointed).sort();
  const found = placements(state, state.hands[seat]);
  if (state.options.referee === 'claims') return [...found, 'stuck'].sort();
  return found.length > 0 ? found.sort() : ['pass'];
}

// Starts the next seat's turn, or ends the round.
function turnOver(state) {
  const players = state.hands.length;
  state.turn = (state.turn + 1) % players;
  if (state.passes < players && !(state.somebodyIsOut && state.turn === state.lead)) return state;
  state.over = true;
  for (const [seat, hand] of state.hands.entries())
    for (const tile of hand) state.scores[seat] -= isDouble(tile) ? 5 : 25;
  state.matchOver = state.round + 1 >= state.options.match.rounds;
  const most = Math.max(...state.scores);
  if (state.matchOver) state.winners = [...state.scores.keys()].filter((seat) => state.scores[seat] === most);
  return state;
}

function allChosen(state) {
  const tiles = [0, 1].map((seat) => state.waiting.said[seat].slice('choose '.length));
  state.waiting = { for: 'choices', said: {} };
  if (tiles[0] === tiles[1] && isDouble(tiles[0])) return state;
  state.waiting = undefined;
  for (const [seat, tile] of tiles.entries()) {
    state.hands[seat].splice(state.hands[seat].indexOf(tile), 1);
    const text = state.turned[seat] ? `${tile[2]}-${tile[0]}` : tile;
    state.laid.push(parse(`${text}@${seat},0N`));
  }
  return state;
}

function allAnswered(state) {
  const pointed = Object.values(state.waiting.said)
    .filter((answer) => answer !== 'decline')
    .map((answer) => answer.slice('point '.length));
  state.waiting = undefined;
  if (pointed.length > 0) {
    state.pointed = pointed;
    return state;
  }
  state.passes++;
  return turnOver(state);
}

export function after(before, seat, move) {
  const state = structuredClone(before);
  if (state.waiting) {
    state.waiting.said[seat] = move;
    if (toAct(state).length > 0) return state;
    return state.waiting.for === 'choices' ? allChosen(state) : allAnswered(state);
  }
  if (move === 'stuck') {
    state.waiting = { for: 'answers', said: {} };
    return state;
  }
  if (move === 'pass') {
    state.passes++;
    return turnOver(state);
  }
  const domino = parse(move);
  state.scores[seat] += worth(state, move);
  state.laid.push(domino);
  state.hands[seat].splice(state.hands[seat].indexOf(domino.tile), 1);
  state.pointed = undefined;
  state.passes = 0;
  if (state.hands[seat].length === 0) state.somebodyIsOut = true;
  return turnOver(state);
}

function positionOf(record) {
  let scores = new Array(record.players).fill(0);
  let state;
  for (const [round, { moves }] of record.rounds.entries()) {
    state = begin(record, round, scores);
    for (const entry of moves) state = after(state, Number(entry[0]), entry.slice(2));
    scores = state.scores;
  }
  return state;
}

function count(state, depth) {
  if (depth === 0) return 1;
  const [seat] = toAct(state);
  if (seat === undefined) return 0;
  const moves = legal(state, seat);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + count(after(state, seat, move), depth - 1), 0);
}

/** The number of sequences of exactly `depth` moves from the end of a record. */
export function perft(record, depth) {
  return count(positionOf(record), depth);
}

const tiles = (text) => text.split(' ').filter((tile) => tile !== '');

// Hands, square and tiles aside are separated by spaces, moves by semicolons.
function round({ hands, square, aside, moves = '', ...deal }) {
  const rest = {
    ...(square && { square: tiles(square) }),
    ...(aside !== undefined && { aside: tiles(aside) }),
    ...deal,
  };
  return { deal: { hands: hands.map(tiles), ...rest }, moves: moves.split('; ').filter((move) => move !== '') };
}

// Prints only if it was started directly; bundled into another program, it only exports its functions.
if (process.argv[1]?.endsWith('brute.mjs')) {
  const rows = POSITIONS.map(([name, depth, options, given]) => {
    const rounds = given.map(round);
    const players = rounds[0].deal.hands.length;
    const record = { format: 'boneyard/2', game: 'bead', players, options, rounds };
    return { name, record, nodes: Array.from({ length: depth }, (_, i) => perft(record, i + 1)) };
  });
  console.log(`[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`);
}
