/** The positions that the pages with the rules show, drawn by the boards themselves. */

import type { Written } from '@boneyard/engine/position';
import type { GameId } from '@boneyard/rules/games';
import type { RulesId, RulesOf } from '@boneyard/words/en/rules/rules';
import type { Step } from '../learn/course';
import { bead } from '../learn/courses/bead';
import { quad } from '../learn/courses/quad';
import { staggered } from '../learn/courses/staggered';
import { tower } from '../learn/courses/tower';

/** A step of a lesson after its move. */
function after(steps: readonly Step[], id: string, ...moves: readonly string[]): Written {
  const step = steps.find((one) => one.id === id)!;
  return { ...step, moves: [...step.moves, ...moves] };
}

const dominoes = { game: 'classic', players: 2, options: {} } as const;

export const pictures: { readonly [G in RulesId & GameId]: Readonly<Record<keyof RulesOf<G>['pictures'], Written>> } = {
  classic: {
    line: {
      ...dominoes,
      deal: {
        hands: [
          ['6-6', '6-4', '1-0'],
          ['6-5', '5-5', '2-0'],
        ],
        stock: [],
      },
      moves: ['0 6-6', '1 6-5@6-6', '0 6-4@6-6', '1 5-5@6-5'],
    },
    spinner: {
      ...dominoes,
      options: { spinner: 'first' },
      deal: {
        hands: [
          ['6-6', '6-4', '6-3', '1-0'],
          ['6-5', '5-5', '2-0'],
        ],
        stock: [],
      },
      moves: ['0 6-6', '1 6-5@6-6', '0 6-4@6-6', '1 5-5@6-5', '0 6-3@6-6'],
    },
  },
  bead: {
    start: after(bead, 'cycle', '0 1-5@0,2E'),
    grown: after(bead, 'caseB', '1 2-5@0,-2N'),
  },
  quad: {
    corner: after(quad, 'corner', '1 5110@-1,1'),
    across: after(quad, 'across', '0 5235@1,0'),
  },
  magnetic: {
    flat: {
      game: 'magnetic',
      players: 2,
      options: { mode: 'flat' },
      deal: {
        hands: [
          ['5-5', '5-2', '1-0'],
          ['5-4', '2-0'],
        ],
        stock: [],
      },
      moves: ['0 5-5', '1 5-4@5-5', '0 5-2@5-5'],
    },
    tower: after(tower, 'bridge', '0 4-3@0,1E'),
    staggered: after(staggered, 'under', '0 1-3@4,0E>'),
  },
};

/** Beside which part of the leaflet each of them stands, counted from the first part. */
export const BESIDE: Readonly<Record<GameId, Readonly<Record<string, number>>>> = {
  classic: { line: 4, spinner: 7 },
  bead: { start: 2, grown: 4 },
  quad: { corner: 5, across: 6 },
  magnetic: { flat: 4, tower: 5, staggered: 6 },
};
