import { expect, test } from 'vitest';
import { fresh } from '../../game';
import { pick, type Random, seeded } from '../../random';
import { anyTable, tinyDeal } from '../../testing/tables';
import { bead } from './bead';
import { boardOf, placements } from './board';
import * as brute from './brute.mjs';
import { type BeadTable, shortestGroup } from './options';
import { alongOf, cellOf, EAST, NORTH, placeAt, placeIn } from './placement';
import { fitting } from './places';
import type { Deal, State } from './position';

/** Plays a random game on the engine and on the separate program, and compares them at every position. */
function compare(table: BeadTable, deal: Deal, random: Random): number {
  const record = {
    players: table.players,
    options: table.options,
    rounds: [{ deal: bead.writeDeal(deal), moves: [] }],
  };
  const { scores } = fresh(table.players);
  let state = bead.start(table, deal, { round: 0, scores });
  let position = brute.begin(record, 0, scores);
  for (;;) {
    const seats = bead.toAct(state);
    expect(seats).toEqual(brute.toAct(position));
    expect(state.scores).toEqual(position.scores);
    expect(state.held).toEqual(position.hands.map((hand) => hand.length));
    for (const seat of seats)
      expect(bead.moves(state, seat).map(bead.write).sort()).toEqual(brute.legal(position, seat));
    if (seats.length === 0) return state.ply;
    const seat = pick(seats, random);
    const move = pick(bead.moves(state, seat), random);
    state = bead.play(state, seat, move);
    position = brute.after(position, seat, bead.write(move));
  }
}

test('random games with small hands over all options and seats agree with the brute force', () => {
  const random = seeded('differential');
  for (let i = 0; i < 100; i++) {
    const table = anyTable(bead, random) as BeadTable;
    compare(table, tinyDeal(bead, table, random, 2 + random.below(4), 0) as Deal, random);
  }
});

test('so does a whole game', () => {
  const random = seeded('whole game');
  const table = anyTable(bead, random) as BeadTable;
  expect(compare(table, bead.deal(table, random), random)).toBeGreaterThan(10);
});

/** The open places found by looking at every place near the board. */
function openFromScratch(state: State): [number, number][] {
  const board = boardOf(state);
  const open = new Map<number, number>();
  for (const placement of placements(state)) {
    const place = placeIn(placement);
    for (const half of [cellOf(place), cellOf(place) + alongOf(place)])
      for (let dx = -2; dx <= 2; dx++)
        for (let dy = -2; dy <= 2; dy++)
          for (const step of [EAST, NORTH]) {
            const near = placeAt(half + dx * EAST + dy * NORTH, step);
            const pairs = fitting(board, near, shortestGroup(state.table.options));
            if (pairs !== 0) open.set(near, pairs);
          }
  }
  return [...open].sort(([a], [b]) => a - b);
}

test('the open places kept from move to move are those found from scratch', () => {
  const random = seeded('from scratch');
  for (let i = 0; i < 40; i++) {
    const table = anyTable(bead, random) as BeadTable;
    let state = bead.start(table, bead.deal(table, random), fresh(table.players));
    for (;;) {
      const kept = state.open.places.map((place, j): [number, number] => [place, state.open.fits[j]!]);
      expect(kept.sort(([a], [b]) => a - b)).toEqual(openFromScratch(state));
      const seat = bead.toAct(state)[0];
      if (seat === undefined) break;
      state = bead.play(state, seat, pick(bead.moves(state, seat), random));
    }
  }
});
