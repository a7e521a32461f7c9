/** What is worth counting about claims: how often they are wrong, and how often a wrong one is pointed out. */

import type { Habit } from '@boneyard/bots/game';
import { DECLINE, STUCK } from '../rules/moves';
import type { View } from '../rules/position';
import { placesFor } from './oversights';

export const habits: readonly Habit[] = [
  {
    name: 'claims to be stuck although a domino fits',
    shows(state, _seat, move) {
      const view = state as View;
      if (view.table.options.referee === 'auto' || view.asks.kind !== 'turn' || placesFor(view) === 0) return undefined;
      return move === STUCK;
    },
  },
  {
    name: 'points out a domino after a wrong claim',
    shows(state, _seat, move) {
      const view = state as View;
      if (view.asks.kind !== 'answers' || placesFor(view) === 0) return undefined;
      return move !== DECLINE;
    },
  },
];
