/** How lessons and rules of the bead game show strips of beads, dominoes, groups and sums. */

import type { LitProps, Sketch, SumProps, Teaching } from '@boneyard/web/learn/illustrations';
import { examine } from '../rules/explain';
import { isPlacement, read } from '../rules/moves';
import type { View } from '../rules/position';
import { type BeadLayout, boxOf, covers, runOf, runsOf } from './layout';
import { Group, Pill } from './marks';
import { coloursOf, lyingOf } from './placements';
import { namedTile, sumOf } from './tablewords';
import { Bead, BeadDomino, BeadPaints } from './tile';

/** A strip of beads is written with letters, a for the first colour. */
const STRIP = /^[a-e]+$/;
const beadsOf = (strip: string) => [...strip].map((letter) => letter.charCodeAt(0) - 96);

function sketch(notation: string): Sketch {
  if (STRIP.test(notation)) {
    const beads = beadsOf(notation);
    const drawing = beads.map((colour, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a bead is its place in the strip
      <Bead key={i} colour={colour} x={i + 0.5} y={0.5} radius={0.42} />
    ));
    return { width: beads.length, height: 1, drawing };
  }
  const [first, second] = coloursOf(notation);
  return { width: 2, height: 1, drawing: <BeadDomino first={first} second={second} x={1} y={0.5} way="E" /> };
}

/** Lights groups: `row 0,2` is the row with the cell 0,2. */
function BeadLit({ layout, lit }: LitProps<View, BeadLayout>) {
  const runs = runsOf(layout.tiles);
  return lit.map((written) => {
    const [line, cell = ''] = written.split(' ');
    const [x, y] = cell.split(',').map(Number) as [number, number];
    const run = runs.find((one) => one.line === line && covers(one, { x, y }));
    return run && <Group key={written} layout={layout} run={run} />;
  });
}

/** The groups that a domino has made longer, and the product of their lengths. */
function BeadSum({ layout, made }: SumProps<View, BeadLayout>) {
  return made.map(({ before, move }) => {
    const placement = read(move)!;
    if (!isPlacement(placement)) return undefined;
    const text = sumOf(before, placement).replaceAll('×', ' × ');
    return (
      <g key={move} className="sum">
        {examine(before, placement).groups.map((run) => (
          <Group key={`${run.line} ${run.from.x},${run.from.y}`} layout={layout} run={run} />
        ))}
        <Pill layout={layout} box={boxOf(layout.frame, runOf(lyingOf(placement)))} text={text} />
      </g>
    );
  });
}

export const teaching: Teaching<View, BeadLayout> = {
  sketch,
  named(notation, words) {
    if (!STRIP.test(notation)) return namedTile(notation, words);
    return words.speech.list(beadsOf(notation).map((colour) => words.games.bead.board.colours[colour - 1]!));
  },
  Paints: BeadPaints,
  Lit: BeadLit,
  Sum: BeadSum,
};
