/** What the board of Dominoes says, in English. */

import { list, number, points, tiles } from '@boneyard/words/en/grammar';
import { out } from '@boneyard/words/en/line';
import { speech } from '@boneyard/words/en/speech';

/** A name in the middle of a sentence. */
const mid = (who: string) => (who === 'You' ? 'you' : who);

/** Who drew which tile. */
type Draws = readonly (readonly [who: string, tile: string])[];

const drew = (draws: Draws) => list(draws.map(([who, tile], i) => `${i > 0 ? mid(who) : who} drew ${tile}`));

export const board = {
  stock: 'Boneyard',
  tiles,
  moveWords: {
    lead: (tile: string) => `lead ${tile}`,
    lay: (tile: string, anchor: string) => `${tile} on ${anchor}`,
    draw: 'draw a tile',
    pass: 'pass',
  },
  did: {
    draw: (who: string) => `${who} drew a tile`,
    pass: (who: string) => `${who} passed`,
    lay: (who: string, what: string) => `${who} laid ${what}`,
    lead: (who: string, tile: string) => `${who} led ${tile}`,
  },
  lots: {
    title: 'Drawing lots',
    again: (draws: Draws, pips: number, equal: readonly string[]) =>
      equal.length < draws.length
        ? `${drew(draws)}: ${speech.and(equal.map(mid))} have ${number(pips)} each and draw again.`
        : `${drew(draws)}: ${number(pips)} each, draw again.`,
    leads: (draws: Draws, who: string) => `${drew(draws)}: ${who === 'You' ? 'you lead' : `${who} leads`}.`,
  },
  /** All Fives. */
  fives: {
    label: 'Ends',
    count: (count: number) => `The open ends come to ${number(count)}.`,
    worth: (told: string, points: number) => `${told} (scores ${number(points)})`,
    scored: (told: string, n: number) => `${told}: ${points(n)}`,
  },
  ended: {
    out,
    blocked: (who: string) => `The game is blocked. The lightest hand wins the round: ${who}.`,
    blockedSide: (who: string) => `The game is blocked. The side with the lightest hand wins the round: ${who}.`,
    blockedEqual: 'The game is blocked and the lightest hands are equal: nobody scores.',
  },
};
