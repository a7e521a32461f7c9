/** The places of a question by their letters, drawn on the grid of the bead game; elsewhere the buttons say enough. */

import { lyingBy } from '../boards/bead/placing';
import type { Layout } from '../boards/board';
import { type BeadLayout, middleOf } from '../layouts/bead';

interface Props {
  readonly layout: Layout;
  readonly letters: Readonly<Record<string, string>>;
}

export function Letters({ layout, letters }: Props) {
  const { frame } = layout as BeadLayout;
  return Object.entries(letters).map(([move, letter]) => {
    const lying = lyingBy(move);
    if (!lying) return undefined;
    const { x, y } = middleOf(frame, lying);
    const [width, height] = lying.way === 'E' ? [1.9, 0.9] : [0.9, 1.9];
    return (
      <g key={move} className="letter" transform={`translate(${x} ${y})`}>
        <rect x={-width / 2} y={-height / 2} width={width} height={height} rx={0.16} />
        <text y={0.17}>{letter}</text>
      </g>
    );
  });
}
