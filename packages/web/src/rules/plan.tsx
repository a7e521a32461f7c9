/** A tower at rest, from above: the plan without the physics, which nobody fetches to read. */

import { placeOf } from '@boneyard/rules/games/magnetic/construction';
import { dominoAt } from '@boneyard/rules/games/magnetic/place';
import type { View } from '@boneyard/rules/games/magnetic/position';
import { Domino } from '../boards/domino';
import { plasticOf } from '../boards/plastics';
import type { Plan } from '../layouts/plan';

export function PlanPicture({ view, layout }: { readonly view: View; readonly layout: Plan }) {
  const upwards = layout.dominoes.map((lying, i) => ({ ...lying, i })).sort((a, b) => a.level - b.level || a.i - b.i);
  return (
    <g className="plan">
      {upwards.map(({ i, x, y, turn, level, halves: [first, second] }) => (
        <g key={i}>
          <Domino
            first={first.number}
            second={second.number}
            x={x}
            y={y}
            turn={turn}
            plastic={plasticOf(dominoAt(placeOf(view.construction.laid[i]!)))}
          />
          <g transform={`translate(${x} ${y})`} className="level">
            <circle r={0.2} />
            <text y={0.11}>{level}</text>
          </g>
        </g>
      ))}
    </g>
  );
}
