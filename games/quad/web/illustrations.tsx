/** How lessons and rules of Quad-Ominos show tiles, corners that meet, and sums. */

import type { LitProps, SumProps, Teaching } from '@boneyard/web/learn/illustrations';
import { lays, read } from '../rules/move';
import type { View } from '../rules/position';
import { readCorners } from '../rules/quads';
import { BONUS } from '../rules/score';
import { type LaidQuadTile, type QuadLayout, tileIn } from './layout';
import { CornerMarks, Pill } from './marks';
import { CORNERS, QuadTile, SIDE } from './tile';

/** The distance of a ring from the middle of its tile. */
const AWAY = 0.53;

/** Lights a cell: the tile on it or, on a place for the next one, the corners that meet numbers. */
function QuadLit({ layout, lit }: LitProps<View, QuadLayout>) {
  return lit.map((written) => {
    const [x, y] = written.split(',').map(Number) as [number, number];
    const corner = { x: (x + layout.frame.left) * SIDE, y: (layout.frame.top - y) * SIDE };
    const isHere = (one: { readonly x: number; readonly y: number }) => one.x === corner.x && one.y === corner.y;
    const place = layout.places.find(isHere);
    return (
      <g key={written} className="lit quad-board">
        <rect className="ring" x={corner.x} y={corner.y} width={SIDE} height={SIDE} rx={0.26} />
        {place && <CornerMarks {...corner} meets={place.asks} differs={[]} />}
      </g>
    );
  });
}

interface Scored {
  readonly tile: LaidQuadTile;
  readonly total: number;
  /** What was added for it at once or by choice. */
  readonly bonus: number;
}

function scoredIn({ layout, made }: SumProps<View, QuadLayout>): Scored[] {
  return made.flatMap(({ before, move }, index) => {
    const laid = read(move)!;
    if (!lays(laid)) return [];
    const tile = tileIn(layout.frame, laid);
    const total = [...tile.numbers].reduce((sum, number) => sum + Number(number), 0);
    const zeros = before.phase === 'opening' && total === 0;
    return [{ tile, total, bonus: zeros || made[index + 1]?.move === 'take-25' ? BONUS : 0 }];
  });
}

/** The four numbers of a tile and their sum; of several tiles, or with a bonus, what each of them brought. */
function QuadSum(props: SumProps<View, QuadLayout>) {
  const scored = scoredIn(props);
  const last = scored.at(-1);
  if (!last) return undefined;
  const parts = scored.flatMap(({ total, bonus }) => (bonus > 0 ? [total, bonus] : [total]));
  const terms = parts.length > 1 ? parts : [...last.tile.numbers].map(Number);
  const sum = parts.reduce((all, part) => all + part, 0);
  return (
    <g className="sum quad-board">
      {scored.map(({ tile: { x, y, cell } }) => (
        <g key={cell}>
          {CORNERS.map((corner) => (
            <circle
              key={`${corner.x} ${corner.y}`}
              className="ring"
              cx={x + 1 + corner.x * AWAY}
              cy={y + 1 + corner.y * AWAY}
              r={0.42}
            />
          ))}
        </g>
      ))}
      <Pill at={last.tile} layout={props.layout} text={`${terms.join(' + ')} = ${sum}`} />
    </g>
  );
}

/** Numbers may be written from the highest down; if no tile has them clockwise, the tile has them the other way round. */
function asPrinted(numbers: string): string {
  const back = [...numbers].reverse().join('');
  return readCorners(numbers) === undefined && readCorners(back) !== undefined ? back : numbers;
}

export const teaching: Teaching<View, QuadLayout> = {
  sketch(notation) {
    const numbers = asPrinted(notation.replaceAll('-', ''));
    return {
      width: 1.7,
      height: 1.7,
      drawing: (
        <g transform="scale(0.85)">
          <QuadTile numbers={numbers} x={0} y={0} />
        </g>
      ),
    };
  },
  named: (notation) => notation,
  Lit: QuadLit,
  Sum: QuadSum,
};
