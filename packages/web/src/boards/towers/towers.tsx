/** Towers and staggered chains of Magnetic Domino at the table: as a plan, and in space. */

import { letGo as nearlyThere } from '@boneyard/bots/hands';
import { high, low, readDomino } from '@boneyard/rules/families/dominoes';
import { magnetic } from '@boneyard/rules/games/magnetic/magnetic';
import { read, write } from '@boneyard/rules/games/magnetic/move';
import type { View } from '@boneyard/rules/games/magnetic/position';
import { fromSystem } from '@boneyard/rules/random';
import { layOut, type Plan } from '../../layouts/plan';
import '../../look/towers.css';
import { warmUp } from '../../play/physics';
import { fetchEngine } from '../../play/physicsload';
import type { Board, FaceProps } from '../board';
import { Domino } from '../domino';
import { plasticOf } from '../plastics';
import { TowerAids } from './aids';
import { TowerFrame } from './frame';
import { released } from './letting';
import { aim, tileOf } from './places';
import { PlanTable } from './plan';
import { expected, misfit, situation, telling } from './saying';

fetchEngine().then(warmUp);

const random = fromSystem((words) => crypto.getRandomValues(words));

export const towerBoard: Board<Plan> = {
  telling,
  unit: { large: 72, small: 52 },
  layOut: (view, room) => layOut((view as View).construction, room),
  Table: PlanTable,
  Frame: TowerFrame,
  Aids: TowerAids,
  face: { width: 1, height: 2 },
  Face({ tile }: FaceProps) {
    const domino = readDomino(tile)!;
    return <Domino first={high(domino)} second={low(domino)} x={0.5} y={1} turn={90} plastic={plasticOf(domino)} />;
  },
  turns: 1,
  tileOf,
  aim,
  letGo(written, view, hand) {
    if (!hand) return write(nearlyThere(magnetic, view, read(written)!, random) as number);
    return released(written, view as View, hand);
  },
  weight(tile) {
    const domino = readDomino(tile)!;
    return high(domino) + low(domino);
  },
  expected,
  misfit,
  situation,
  gain: () => '',
};
