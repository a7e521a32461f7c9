/** A construction from above, as a small picture: without the physics that the board loads. */

import { high, low } from '@boneyard/rules/families/dominoes';
import type { DrawingProps } from '@boneyard/web/game';
import { PictureFrame } from '@boneyard/web/rules/pictureframe.tsx';
import { Domino } from '@boneyard/web/table/boards/domino.tsx';
import { placeOf } from '../../rules/construction';
import { dominoAt } from '../../rules/place';
import type { View } from '../../rules/position';
import { plasticOf } from '../plastics';
import { layOut } from './layout';
import './planpicture.css';

export function PlanPicture({ view, room }: DrawingProps<View>) {
  const { laid } = view.construction;
  const { dominoes } = layOut(view.construction, room);
  const upwards = dominoes
    .map((lying, index) => ({ ...lying, domino: dominoAt(placeOf(laid[index]!)) }))
    .sort((a, b) => a.level - b.level);
  return (
    <PictureFrame room={room}>
      {upwards.map(({ domino, x, y, turn, level, halves: [first, second] }) => (
        <g key={`${high(domino)}-${low(domino)}`}>
          <Domino first={first.number} second={second.number} {...{ x, y, turn }} plastic={plasticOf(domino)} />
          {level > 0 && (
            <g className="picture-level" transform={`translate(${x} ${y})`}>
              <circle r={0.24} />
              <text y={0.13}>{level}</text>
            </g>
          )}
        </g>
      ))}
    </PictureFrame>
  );
}
