/**
 * A second implementation of Quad-Ominos, from RULES.md alone: it tries every tile, in every rotation, on every cell.
 * Slow, plain and independent of the engine, which is tested against it. `node brute.mjs` prints perft.json.
 */

const HAND_SIZES = { 2: 15, 3: 10, 4: 8, 5: 7, 6: 6, 7: 6, 8: 6 };

/** All tiles as printed: four numbers in ascending order, or reversed if only the middle two are equal. No 0-2-4-5. */
export function tileNames(set) {
  const names = [];
  const highest = set === 70 ? 4 : 5;
  for (let a = 0; a <= highest; a++)
    for (let b = a; b <= highest; b++)
      for (let c = b; c <= highest; c++)
        for (let d = c; d <= highest; d++) {
          if (`${a}${b}${c}${d}` === '0245') continue;
          names.push(a !== b && b === c && c !== d ? `${a}${d}${c}${b}` : `${a}${b}${c}${d}`);
        }
  return names;
}

function sum(name) {
  return [...name].reduce((all, digit) => all + Number(digit), 0);
}

function isQuad(name) {
  return name === name[0].repeat(4);
}

/** Does the first tile outrank the second in the opening? */
function goesBefore(one, other) {
  if (isQuad(one) !== isQuad(other)) return isQuad(one);
  if (sum(one) !== sum(other)) return sum(one) > sum(other);
  const falling = (name) => [...name].sort().reverse().join('');
  return falling(one) > falling(other);
}

function best(hand) {
  let first = hand[0];
  for (const name of hand) if (goesBefore(name, first)) first = name;
  return first;
}

/** A new round. `due` is what the seat to act must do: open, play, choose, first (of two extra plays) or second. */
export function begin({ players, options = {}, rounds }, round, scores) {
  const { deal } = rounds[round];
  const set = options.set ?? 125;
  let turn;
  for (let seat = 0; seat < players; seat++) {
    if (deal.hands[seat].length === 0) continue;
    if (turn === undefined || goesBefore(best(deal.hands[seat]), best(deal.hands[turn]))) turn = seat;
  }
  return {
    players,
    match: options.match ?? { target: set === 70 ? 600 : 800 },
    round,
    scores: [...scores],
    hands: deal.hands.map((hand) => [...hand]),
    well: [...deal.stock],
    cells: new Set(),
    crossings: new Map(),
    west: 0,
    east: 0,
    south: 0,
    north: 0,
    turn,
    due: 'open',
    passes: 0,
    over: false,
    matchOver: false,
    winners: [],
  };
}

function copy(position) {
  return {
    ...position,
    scores: [...position.scores],
    hands: position.hands.map((hand) => [...hand]),
    well: [...position.well],
    cells: new Set(position.cells),
    crossings: new Map(position.crossings),
  };
}

/** The grid points at a cell's corners, clockwise from the north-west. */
function crossingsOf(x, y) {
  return [`${x},${y + 1}`, `${x + 1},${y + 1}`, `${x + 1},${y}`, `${x},${y}`];
}

function canLie(position, numbers, x, y) {
  const { cells, crossings } = position;
  if (cells.has(`${x},${y}`)) return false;
  const beside = [`${x},${y + 1}`, `${x + 1},${y}`, `${x},${y - 1}`, `${x - 1},${y}`];
  if (!beside.some((cell) => cells.has(cell))) return false;
  return crossingsOf(x, y).every((crossing, i) => !crossings.has(crossing) || crossings.get(crossing) === numbers[i]);
}

function rotations(name) {
  const ways = [0, 1, 2, 3].map((turn) => name.slice(turn) + name.slice(0, turn));
  return [...new Set(ways)];
}

/** All ways to lay a tile from the hand of the seat to act. */
function layable(position) {
  const found = [];
  for (const name of position.hands[position.turn])
    for (const numbers of rotations(name))
      for (let x = position.west - 1; x <= position.east + 1; x++)
        for (let y = position.south - 1; y <= position.north + 1; y++)
          if (canLie(position, numbers, x, y)) found.push(`${numbers}@${x},${y}`);
  return found;
}

/** Moves a tile from the hand to the table; nothing else. */
function lay(position, move) {
  const [numbers, where] = move.split('@');
  const [x, y] = where.split(',').map(Number);
  const hand = position.hands[position.turn];
  const index = hand.findIndex((name) => rotations(name).includes(numbers));
  hand.splice(index, 1);
  let met = 0;
  for (const [i, crossing] of crossingsOf(x, y).entries()) {
    if (position.crossings.has(crossing)) met++;
    position.crossings.set(crossing, numbers[i]);
  }
  position.cells.add(`${x},${y}`);
  position.west = Math.min(position.west, x);
  position.east = Math.max(position.east, x);
  position.south = Math.min(position.south, y);
  position.north = Math.max(position.north, y);
  return met;
}

function leavesSecond(position, move) {
  const next = copy(position);
  lay(next, move);
  return layable(next).length > 0;
}

function pairExists(position) {
  return layable(position).some((move) => leavesSecond(position, move));
}

/** The legal moves of the seat to act, sorted. */
export function toAct({ over, turn }) {
  return over ? [] : [turn];
}

export function legal(position, seat) {
  if (position.over || seat !== position.turn) return [];
  const hand = position.hands[position.turn];
  let moves;
  if (position.due === 'open') {
    const starting = best(hand);
    moves = [`${starting}@0,0`];
    if (isQuad(starting) && starting !== '0000' && hand.includes('0000')) moves.push('0000@0,0');
  } else if (position.due === 'choose') moves = pairExists(position) ? ['take-25', 'play-two'] : ['take-25'];
  else if (position.due === 'first') moves = layable(position).filter((move) => leavesSecond(position, move));
  else {
    moves = layable(position);
    if (moves.length === 0) moves = [position.well.length > 0 ? 'draw' : 'pass'];
  }
  return moves.sort();
}

function endRound(position) {
  position.over = true;
  const { match, scores } = position;
  position.matchOver =
    match.target === undefined ? position.round + 1 >= match.rounds : Math.max(...scores) >= match.target;
  if (position.matchOver)
    position.winners = scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));
}

/** Adds points for the seat to act. Returns true if they win the match. */
function gain(position, points) {
  position.scores[position.turn] += points;
  const { target } = position.match;
  if (target === undefined || position.scores[position.turn] < target) return false;
  endRound(position);
  return true;
}

/** Ends the turn: the seat has gone out, or the next seat plays. */
function endTurn(position) {
  if (position.hands[position.turn].length === 0) {
    position.scores[position.turn] += sum(position.hands.flat().join(''));
    endRound(position);
    return;
  }
  position.turn = (position.turn + 1) % position.players;
  position.due = 'play';
}

/** The position after a legal move of the seat to act. */
export function after(before, seat, move) {
  if (seat !== before.turn) throw new Error(`seat ${seat} is not to act`);
  const position = copy(before);
  if (move === 'draw') {
    position.scores[position.turn] -= 20;
    position.hands[position.turn].push(position.well.shift());
  } else if (move === 'pass') {
    position.scores[position.turn] -= 20;
    position.passes++;
    position.turn = (position.turn + 1) % position.players;
    if (position.passes === position.players) endRound(position);
  } else if (move === 'take-25') {
    if (!gain(position, 25)) endTurn(position);
  } else if (move === 'play-two') position.due = 'first';
  else {
    position.passes = 0;
    const starting = position.due === 'open' ? best(position.hands[position.turn]) : undefined;
    const met = lay(position, move);
    if (gain(position, sum(move.split('@')[0]))) return position;
    if (starting !== undefined && move !== `${starting}@0,0`) {
      if (gain(position, 25)) return position;
      if (pairExists(position)) position.due = 'first';
      else endTurn(position);
    } else if (starting !== undefined ? isQuad(starting) : position.due === 'play' && met >= 3) position.due = 'choose';
    else if (position.due === 'first') position.due = 'second';
    else endTurn(position);
  }
  return position;
}

/** The position at the end of a record. */
function fold(record) {
  let position;
  for (const [round, { moves }] of record.rounds.entries()) {
    position = begin(record, round, position?.scores ?? new Array(record.players).fill(0));
    for (const entry of moves) {
      const [seat, move] = [Number(entry.slice(0, 1)), entry.slice(2)];
      if (!legal(position, seat).includes(move)) throw new Error(`${entry} is not legal`);
      position = after(position, seat, move);
    }
  }
  return position;
}

function count(position, depth) {
  if (depth === 0) return 1;
  const { turn } = position;
  const moves = legal(position, turn);
  if (depth === 1) return moves.length;
  return moves.reduce((nodes, move) => nodes + count(after(position, turn, move), depth - 1), 0);
}

/** The number of sequences of exactly `depth` moves from the end of a record. */
export function perft(record, depth) {
  return count(fold(record), depth);
}

/** Random whole numbers below n, the same ones for the same seed. */
function numbers(seed) {
  let state = seed;
  return (n) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
}

function shuffledDeal(players, set, seed) {
  const below = numbers(seed);
  const tiles = tileNames(set);
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [tiles[i], tiles[j]] = [tiles[j], tiles[i]];
  }
  const size = HAND_SIZES[players];
  const hands = Array.from({ length: players }, (_, seat) => tiles.slice(seat * size, (seat + 1) * size));
  return { hands, stock: tiles.slice(players * size) };
}

function record(players, options, deal, moves = []) {
  return { format: 'boneyard/2', game: 'quad', players, options, rounds: [{ deal, moves }] };
}

/** A shuffled deal, followed by some random moves. */
function shuffled(players, options, seed, length) {
  const deal = shuffledDeal(players, options.set, seed);
  const below = numbers(seed + 1);
  const moves = [];
  let position = begin(record(players, options, deal), 0, new Array(players).fill(0));
  while (moves.length < length) {
    const { turn } = position;
    const choices = legal(position, turn);
    const move = choices[below(choices.length)];
    moves.push(`${turn} ${move}`);
    position = after(position, turn, move);
  }
  return record(players, options, deal, moves);
}

const ONE_ROUND = { rounds: 1 };

/** name, record, depth. */
const POSITIONS = [
  [
    'the opening quad of example B',
    record(
      2,
      { set: 125, match: ONE_ROUND },
      {
        hands: [
          ['4444', '3444', '3344', '0001'],
          ['2244', '0044'],
        ],
        stock: ['0123', '2344'],
      },
    ),
    5,
  ],
  [
    '0-0-0-0 instead of the starting quad, with a pair',
    record(
      2,
      { set: 70, match: ONE_ROUND },
      {
        hands: [
          ['3333', '0000', '0033', '0003'],
          ['2333', '0002'],
        ],
        stock: ['0012'],
      },
    ),
    5,
  ],
  [
    '0-0-0-0 instead of the starting quad, without a pair',
    record(
      2,
      { set: 70, match: ONE_ROUND },
      {
        hands: [
          ['3333', '0000', '1234'],
          ['0333', '0002', '0001'],
        ],
        stock: ['0012', '0034'],
      },
    ),
    5,
  ],
  [
    'nobody holds a quad, drawing and passing',
    record(
      3,
      { set: 125, match: ONE_ROUND },
      {
        hands: [
          ['4455', '0012'],
          ['0011', '0123'],
          ['0022', '1155'],
        ],
        stock: ['0211', '3455'],
      },
    ),
    7,
  ],
  [
    'a target within reach',
    record(
      2,
      { set: 70, match: { target: 70 } },
      {
        hands: [
          ['4444', '3444', '2444', '1444'],
          ['0444', '2344', '1344'],
        ],
        stock: ['0044', '0134'],
      },
    ),
    6,
  ],
  ['two seats, full set', shuffled(2, { set: 125, match: ONE_ROUND }, 1, 0), 4],
  ['two seats, full set, in the middle', shuffled(2, { set: 125, match: { target: 800 } }, 2, 16), 3],
  ['two seats, small set, in the middle', shuffled(2, { set: 70, match: { target: 600 } }, 3, 20), 3],
  ['three seats, small set, near the end', shuffled(3, { set: 70, match: ONE_ROUND }, 4, 28), 3],
  ['four seats, full set, near the end', shuffled(4, { set: 125, match: ONE_ROUND }, 5, 30), 3],
  ['five seats, small set, in the middle', shuffled(5, { set: 70, match: { target: 60 } }, 6, 14), 3],
  ['eight seats, full set, at the start', shuffled(8, { set: 125, match: ONE_ROUND }, 7, 1), 4],
];

// Prints only if it was started directly; bundled into another program, it only exports its functions.
if (process.argv[1]?.endsWith('brute.mjs')) {
  const lines = POSITIONS.map(([name, position, depth]) => {
    const nodes = Array.from({ length: depth }, (_, i) => perft(position, i + 1));
    return JSON.stringify({ name, record: position, nodes });
  });
  console.log(`[\n${lines.join(',\n')}\n]`);
}
