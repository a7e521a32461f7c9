/** How the lessons of towers and staggered chains show their dominoes. */

import { writeDomino } from '@boneyard/rules/families/dominoes';
import { dominoSketch } from '@boneyard/web/learn/chainillustrations.tsx';
import type { LitProps, Teaching } from '@boneyard/web/learn/illustrations';
import { placeOf } from '../../rules/construction';
import { dominoAt } from '../../rules/place';
import type { View } from '../../rules/position';
import { plasticOf } from '../plastics';
import type { TowerLayout } from './layout';

/** Lights the dominoes that are named. */
function TowerLit({ view, layout, lit }: LitProps<View, TowerLayout>) {
  return view.construction.laid.map((brick, index) => {
    const domino = dominoAt(placeOf(brick));
    const lying = layout.dominoes[index];
    if (!lying || !lit.includes(writeDomino(domino))) return undefined;
    const [width, height] = lying.turn === 0 ? [2.2, 1.2] : [1.2, 2.2];
    return (
      <g key={domino} className="lit">
        <rect
          className="ring"
          x={lying.x - width / 2}
          y={lying.y - height / 2}
          width={width}
          height={height}
          rx={0.24}
        />
      </g>
    );
  });
}

export const teaching: Teaching<View, TowerLayout> = {
  sketch: (notation) => dominoSketch(notation, plasticOf),
  named: (notation) => notation,
  Lit: TowerLit,
};
