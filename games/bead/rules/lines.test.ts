import { fresh } from '@boneyard/rules/game';
import { pick, seeded } from '@boneyard/rules/random';
import { anyTable } from '@boneyard/rules/testing/tables';
import { expect, test } from 'vitest';
import { bead } from './bead';
import { boardOf, placements } from './board';
import { isEmpty, reach } from './cells';
import { coloursFor } from './cycles';
import { coloursOn, groupMask, isTouched, lengthOn } from './lines';
import type { BeadTable } from './options';
import { alongOf, cellOf, EAST, NORTH, placeAt, placeIn } from './placement';
import type { State } from './position';

/** The lines through the empty cells around the dominoes, as the board has them and as its cells say. */
function linesAround(state: State): { kept: unknown[]; computed: unknown[] } {
  const { cells, lines } = boardOf(state);
  const kept: unknown[] = [];
  const computed: unknown[] = [];
  for (const placement of placements(state))
    for (let dx = -2; dx <= 2; dx++)
      for (let dy = -2; dy <= 2; dy++)
        for (const step of [EAST, NORTH]) {
          const cell = cellOf(placeIn(placement)) + alongOf(placeIn(placement)) + dx * EAST + dy * NORTH;
          if (!isEmpty(cells, cell)) continue;
          const line = lines[placeAt(cell, step)]!;
          const long = (line & groupMask(2)) !== 0;
          kept.push({ cell, step, colours: coloursOn(line), touched: isTouched(line), long, length: lengthOn(line) });
          const [behind, ahead] = [reach(cells, cell, -step), reach(cells, cell, step)];
          computed.push({
            cell,
            step,
            colours: coloursFor(cells, cell, step),
            touched: behind + ahead > 0,
            long: behind > 1 || ahead > 1,
            length: behind + ahead,
          });
        }
  return { kept, computed };
}

test('the lines updated domino by domino equal those computed from the cells, also after going back to other positions', () => {
  const random = seeded('lines');
  for (let i = 0; i < 12; i++) {
    const table = anyTable(bead, random) as BeadTable;
    let state = bead.start(table, bead.deal(table, random), fresh(table.players));
    const past = [state];
    for (;;) {
      const { kept, computed } = linesAround(state);
      expect(kept).toEqual(computed);
      const seat = bead.toAct(state)[0];
      if (seat === undefined) break;
      const earlier = pick(past, random);
      const [other] = bead.toAct(earlier);
      if (random.below(3) === 0) past.push(bead.play(earlier, other!, pick(bead.moves(earlier, other!), random)));
      if (bead.outcome(past.at(-1)!)) past.pop();
      state = bead.play(state, seat, pick(bead.moves(state, seat), random));
      if (!bead.outcome(state)) past.push(state);
    }
  }
});
