// A program that plays by RULES.md and shares nothing with the engine, so that the two can be compared.

const sides = (tile) => tile.split('-').map(Number);
const pips = (tiles) => tiles.flatMap(sides).reduce((sum, n) => sum + n, 0);

export function begin({ players, options, rounds }, round, scores) {
  const { deal } = rounds[round];
  const match = options.match ?? { target: 100 };
  const hands = deal.hands.map((hand) => [...hand]);
  return { players, match, round, scores: [...scores], hands, open: [], turn: round % players, passes: 0, over: false };
}

export function toAct({ over, turn }) {
  return over ? [] : [turn];
}

export function legal({ hands, open }, seat) {
  const plays = hands[seat].flatMap((tile) => {
    if (open.length === 0) return [tile];
    return open.filter(({ number }) => sides(tile).includes(number)).map(({ on }) => `${tile}@${on}`);
  });
  return plays.length > 0 ? [...new Set(plays)].sort() : ['pass'];
}

function ended(position, winner) {
  const { hands, scores, match, round } = position;
  if (winner !== undefined)
    scores[winner] += hands.reduce((sum, hand, seat) => sum + (seat === winner ? 0 : pips(hand)), 0);
  const most = Math.max(...scores);
  const matchOver = match.rounds === undefined ? most >= match.target : round + 1 >= match.rounds;
  const winners = matchOver ? scores.flatMap((score, seat) => (score === most ? [seat] : [])) : [];
  return { ...position, over: true, matchOver, winners };
}

export function after(before, seat, move) {
  const position = structuredClone(before);
  const { players, hands, open } = position;
  position.turn = (seat + 1) % players;
  if (move === 'pass') {
    position.passes++;
    if (position.passes < players) return position;
    const weights = hands.map(pips);
    const least = Math.min(...weights);
    const lightest = weights.flatMap((weight, owner) => (weight === least ? [owner] : []));
    return ended(position, lightest.length === 1 ? lightest[0] : undefined);
  }
  position.passes = 0;
  const [tile, on] = move.split('@');
  const [a, b] = sides(tile);
  hands[seat] = hands[seat].filter((one) => one !== tile);
  if (on === undefined) open.push({ on: tile, number: a }, { on: tile, number: b });
  else {
    const at = open.findIndex((side) => side.on === on && [a, b].includes(side.number));
    const [{ number }] = open.splice(at, 1);
    open.push({ on: tile, number: number === a ? b : a });
  }
  return hands[seat].length === 0 ? ended(position, seat) : position;
}

/** How many games of this many moves there are. */
export function perft(record, depth) {
  function count(position, left) {
    if (left === 0) return 1;
    return toAct(position)
      .flatMap((seat) => legal(position, seat).map((move) => count(after(position, seat, move), left - 1)))
      .reduce((sum, n) => sum + n, 0);
  }
  return count(begin(record, 0, new Array(record.players).fill(0)), depth);
}
