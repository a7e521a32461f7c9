// The Domino Bead Game by brute force, in plain JavaScript, from the rules and from nothing else in this project.
// `node brute.mjs` prints perft.json. Slow on purpose: it keeps the whole table as text and looks at everything anew.

const DEFAULTS = { referee: 'claims', lone: 'no-group', strategic: false, match: { rounds: 1 } };

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

// Everything that a domino covers, as cells with colours, from `tile@x,yD`.
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

// Every run of every row and column that touches the domino, as it is once the domino lies there.
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

// The pieces of a run that were there before the domino.
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

// Every legal placement of these tiles: tries each of them both ways on every cell near the laid ones.
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
    // Whom the table waits for, and what they have said: for the choices, or for the answers to a claim.
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
  if (state.pointed) return placements(state, state.pointed).sort();
  const found = placements(state, state.hands[seat]);
  if (state.options.referee === 'claims') return [...found, 'stuck'].sort();
  return found.length > 0 ? found.sort() : ['pass'];
}

// The next seat's turn, or the end.
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

/** How many sequences of exactly `depth` moves lead on from the end of a record. */
export function perft(record, depth) {
  return count(positionOf(record), depth);
}

const tiles = (text) => text.split(' ').filter((tile) => tile !== '');

// Hands, square and tiles aside as words; moves between semicolons.
function round({ hands, square, aside, moves = '', ...deal }) {
  const rest = {
    ...(square && { square: tiles(square) }),
    ...(aside !== undefined && { aside: tiles(aside) }),
    ...deal,
  };
  return { deal: { hands: hands.map(tiles), ...rest }, moves: moves.split('; ').filter((move) => move !== '') };
}

const EACH_ONCE = '1-1 1-2 1-3 1-4 1-5 2-2 2-3 2-4 2-5 3-3 3-4 3-5 4-4 4-5 5-5';

// What they are called, how deep they are counted, the options, the rounds.
const POSITIONS = [
  [
    'two seats with whole hands',
    2,
    { referee: 'auto' },
    [
      {
        hands: [
          '1-1 1-2 1-3 1-4 1-5 2-2 2-3 2-4 2-5 3-3 3-4 3-5 4-4 4-5',
          '1-1 1-2 1-3 1-4 1-5 2-2 2-3 2-5 3-3 3-4 3-5 4-4 4-5 5-5',
        ],
        square: '4-2 5-5',
        lead: 1,
      },
    ],
  ],
  [
    'two seats with claims and small hands, to the end',
    5,
    {},
    [{ hands: ['1-4', '2-2 1-5'], square: '1-2 3-3', lead: 0 }],
  ],
  [
    'three seats, a claim half answered',
    3,
    {},
    [
      {
        hands: ['1-1 2-3', '4-5 2-2', '3-3 1-4'],
        square: '2-4 3-1',
        aside: '5-5',
        lead: 2,
        moves: '2 stuck; 1 decline',
      },
    ],
  ],
  [
    'four seats where a lone half is a group',
    3,
    { referee: 'auto', lone: 'group' },
    [{ hands: ['1-2 3-3', '2-4 5-5', '1-1 2-3', '4-4 3-5'], square: '3-1 2-5', lead: 3 }],
  ],
  [
    'equal turns: seat 1 of three goes out and seat 2 still plays',
    4,
    { referee: 'auto' },
    [{ hands: ['1-1 2-2 3-4', '3-3', '4-4 1-5'], square: '1-2 4-3', aside: '', lead: 0 }],
  ],
  [
    'strategic: the same double may be chosen twice',
    4,
    { strategic: true, referee: 'auto' },
    [{ hands: ['1-1 2-3 4-5', '1-1 2-3 4-5'], turned: [true, false], lead: 1 }],
  ],
  [
    'strategic and open, whole hands, the choices',
    2,
    { strategic: true, open: true },
    [{ hands: [EACH_ONCE, EACH_ONCE], turned: [false, false], lead: 0 }],
  ],
  [
    'two seats, eighteen dominoes laid',
    4,
    { referee: 'auto' },
    [
      {
        hands: [
          '1-3 4-5 1-2 2-2 1-5 4-4 3-3 3-3 2-4 1-4 2-3 2-2 5-5 2-5',
          '1-1 1-4 3-5 4-4 1-2 1-3 3-5 1-1 3-4 3-4 2-3 5-5 4-5 2-4',
        ],
        square: '1-5 2-5',
        lead: 0,
        moves:
          '0 4-4@0,2E; 1 4-4@0,-1E; 0 5-5@0,-2E; 1 5-4@2,-2N; 0 5-4@-1,1N; 1 3-5@2,0N; 0 1-2@0,-3E; 1 3-1@2,-3E; 0 2-3@-2,0E; 1 3-5@-1,-3N; 0 2-4@-1,-4E; 1 1-2@0,3E; 0 5-2@-2,-4N; 1 2-3@-2,3E; 0 4-1@-3,-4N; 1 4-1@-2,-5E; 0 1-3@-4,-5E; 1 3-4@-2,-6E',
      },
    ],
  ],
  [
    'four seats, a claim late in a game of lone groups',
    5,
    { lone: 'group' },
    [
      {
        hands: [
          '4-5 4-5 2-3 3-3 4-4 1-2 1-3',
          '1-2 2-4 1-4 4-4 1-3 3-4 1-1',
          '1-5 5-5 3-4 2-4 1-4 3-5 2-3',
          '1-1 2-5 5-5 2-5 2-2 1-5 3-5',
        ],
        square: '2-2 3-3',
        lead: 3,
        moves:
          '3 1-5@-1,0N; 0 1-2@-1,2E; 1 4-3@-2,1N; 2 1-5@-2,-1N; 3 5-3@-3,-1N; 0 2-3@0,-1E; 1 1-2@-3,-2E; 2 3-2@-4,-1N; 3 2-5@-4,-3N; 0 3-1@1,2E; 1 4-2@-3,-4N; 2 5-3@-5,-4E; 3 2-2@-5,-2N; 0 3-3@1,3E; 1 1-1@-6,-2N; 2 3-4@1,4E; 3 2-5@-5,-5E; 0 4-5@2,1E; 1 1-4@-6,-5N; 2 5-5@-6,-6E; 3 5-5@-7,-6N; 0 stuck; 1 decline; 2 decline',
      },
    ],
  ],
  [
    'three seats with open hands, a claim nobody has answered',
    4,
    { open: true },
    [
      {
        hands: [
          '2-4 5-5 2-4 5-5 4-5 2-3 1-4 3-3 1-1',
          '4-4 2-5 2-3 1-1 1-2 3-5 3-3 1-3 3-5',
          '4-5 3-4 1-3 1-5 2-2 2-2 1-2 3-4 1-5',
        ],
        square: '4-4 1-4',
        aside: '2-5',
        lead: 2,
        moves:
          '2 4-5@0,2E; 0 5-4@-1,0N; 1 3-5@-1,2N; 2 3-4@-1,-1E; 0 4-1@2,1N; 1 5-2@2,-1N; 2 1-5@1,3E; 0 4-2@-2,1N; 1 1-2@-3,0E; 2 2-2@3,2N; 0 3-3@4,2N; 1 4-4@5,2N; 2 3-4@4,4E; 0 2-4@-2,-2N; 1 1-3@6,3N; 2 5-1@6,2E; 0 stuck; 1 decline; 2 decline; 1 stuck',
      },
    ],
  ],
  [
    'a second round',
    3,
    { match: { rounds: 2 }, referee: 'auto' },
    [
      { hands: ['', ''], square: '1-2 1-2', lead: 0, moves: '0 pass; 1 pass' },
      { hands: ['5-5 1-2', '4-4 1-3'], square: '5-2 4-1', lead: 1 },
    ],
  ],
];

// By its own name: bundled into another program, it only lends its functions.
if (process.argv[1]?.endsWith('brute.mjs')) {
  const rows = POSITIONS.map(([name, depth, options, given]) => {
    const rounds = given.map(round);
    const players = rounds[0].deal.hands.length;
    const record = { format: 'boneyard/1', game: 'bead', players, options, rounds };
    return { name, record, nodes: Array.from({ length: depth }, (_, i) => perft(record, i + 1)) };
  });
  console.log(`[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`);
}
