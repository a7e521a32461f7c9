/** The Domino Bead Game of Sid Sackson, published as Wu Hsing: cycles of colours in rows and columns. */

import { NOBODY, only } from '@boneyard/rules/families/seats';
import type { Game, Seat } from '@boneyard/rules/game';
import { deal, dealt, readDeal, writeDeal } from './deal';
import { explain } from './explain';
import { imagine } from './imagine';
import { moves, read, write } from './moves';
import { beadOptions } from './options';
import { play } from './play';
import { type Deal, type Move, type State, start, type View, view } from './position';

function toAct({ ended, asks, turn }: View): readonly Seat[] {
  if (ended) return NOBODY;
  return asks.kind === 'choices' || asks.kind === 'answers' ? asks.waiting : only(turn);
}

export const bead: Game<View, State, Move, Deal> = {
  id: 'bead',
  seats: [2, 3, 4],
  options: beadOptions,
  variants: [
    { id: 'sheet', mark: {} },
    { id: 'strategic', mark: { strategic: true } },
    { id: 'open', mark: { open: true } },
  ],
  wins: 'most points',
  deal,
  readDeal,
  writeDeal,
  start,
  dealt,
  toAct,
  moves,
  play,
  outcome: ({ ended }) => ended,
  explain,
  mild: ['pass', 'decline'],
  view,
  imagine,
  write,
  read,
};
