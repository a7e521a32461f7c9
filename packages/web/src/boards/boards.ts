/** The games that have a table, and how to load it. The others are not on the shelf yet. */

import type { GameId } from '@boneyard/rules/games';
import { BeadPicture } from './bead/picture';
import type { Board, Offered, Offers } from './board';
import { MagneticPicture } from './magneticpicture';
import { ClassicPicture } from './pictures';
import { QuadPicture } from './quad/picture';

const boards = {
  classic: {
    minutes: 10,
    Picture: ClassicPicture,
    load: () => import('./classic').then(({ classicBoard }) => classicBoard as unknown as Board),
  },
  bead: {
    minutes: 30,
    Picture: BeadPicture,
    load: () => import('./bead/bead').then(({ beadBoard }) => beadBoard as unknown as Board),
  },
  quad: {
    minutes: 25,
    Picture: QuadPicture,
    load: () => import('./quad/quad').then(({ quadBoard }) => quadBoard as unknown as Board),
  },
  magnetic: {
    minutes: 10,
    Picture: MagneticPicture,
    load: ({ mode }) =>
      mode === 'flat'
        ? import('./magnetic').then(({ magneticBoard }) => magneticBoard as unknown as Board)
        : import('./towers/towers').then(({ towerBoard }) => towerBoard as unknown as Board),
  },
} satisfies Offers;

/** What the shelf has of a game; undefined when it has no table yet. */
export function offeredOf(game: string): Offered | undefined {
  const offers: Offers = boards;
  return Object.hasOwn(offers, game) ? offers[game as GameId] : undefined;
}
