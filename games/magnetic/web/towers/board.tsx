/** Towers and staggered chains of Magnetic Domino at the table: as a plan, and in 3D. */

import { high, low, readDomino } from '@boneyard/rules/families/dominoes';
import { fromSystem } from '@boneyard/rules/random';
import { withRelease as nearlyThere } from '../../bot/release';
import { fell, read, write } from '../../rules/move';
import type { View } from '../../rules/position';
import { layOut, type TowerLayout } from './layout';
import './towers.css';
import { startPhysics } from '@boneyard/web/play/physics';
import { fetchEngine } from '@boneyard/web/play/physicsdownload';
import type { Board, FaceProps } from '@boneyard/web/table/boards/board';
import { Domino } from '@boneyard/web/table/boards/domino.tsx';
import { plasticOf } from '../plastics';
import { TowerAids } from './aids';
import { TowerFrame } from './frame';
import { aim, targetOf, tileOf } from './places';
import { PlanTable } from './plan';
import { released } from './release';
import { TowerSketch } from './sketch';
import { expected, misfit, narration, situation } from './towerwords';

fetchEngine().then(startPhysics);

const random = fromSystem((words) => crypto.getRandomValues(words));

export const towerBoard: Board<View, TowerLayout> = {
  stockMove: 'draw',
  narration,
  unit: { large: 72, small: 52 },
  layOut: ({ construction }, room) => layOut(construction, room),
  Table: PlanTable,
  Frame: TowerFrame,
  Aids: TowerAids,
  face: { width: 1, height: 2 },
  Face({ tile }: FaceProps) {
    const domino = readDomino(tile)!;
    return <Domino first={high(domino)} second={low(domino)} x={0.5} y={1} turn={90} plastic={plasticOf(domino)} />;
  },
  Sketch: TowerSketch,
  turns: 1,
  tileOf,
  laidBy(move, view, seat, layout) {
    const target = targetOf(view, seat, layout, move);
    if (!target) return undefined;
    const { x, y, turn, halves } = target;
    const [width, height] = turn === 0 ? [2, 1] : [1, 2];
    const plastic = plasticOf(readDomino(tileOf(move)!)!);
    const drawing = <Domino first={halves[0].number} second={halves[1].number} {...{ x, y, turn, plastic }} />;
    return { x: x - width / 2, y: y - height / 2, width, height, drawing };
  },
  knocks: (move) => move === 'pass',
  aim,
  letGo(written, view, hand) {
    if (!hand) return write(nearlyThere(view, read(written)!, random, 'usual') as number);
    return released(written, view, hand);
  },
  weight(tile) {
    const domino = readDomino(tile)!;
    return high(domino) + low(domino);
  },
  brief(written, { games }) {
    const move = read(written)!;
    const said = games.magnetic.table.page.brief;
    if (fell(move)) return said.fell;
    return written === 'pass' ? said.pass : undefined;
  },
  expected,
  misfit,
  situation,
  gain: () => '',
};
