import { fresh } from '@boneyard/rules/game';
import { pick, seeded } from '@boneyard/rules/random';
import { anyTable } from '@boneyard/rules/testing/tables';
import { expect, test } from 'vitest';
import { bead } from './bead';
import { boardOf, placements } from './board';
import { type BeadTable, shortestGroup } from './options';
import { alongOf, cellOf, EAST, NORTH, placeAt, placeIn } from './placement';
import { fitting } from './places';
import type { State } from './position';

/** The open places, found by checking every place near the board. */
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

test('the open places updated move by move equal those computed from scratch', () => {
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
