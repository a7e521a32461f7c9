/** What the page says at the table, in English. */

import { count, number } from '@boneyard/words/en/grammar';
import { expected as line } from '@boneyard/words/en/line';

export const table = {
  /** Under its name on the first page. */
  line: 'Flat, tower or staggered: bring it down and you take it all.',
  expected: {
    line,
    tower: 'Lay a domino on top: where a half rests, the numbers must match.',
    ends: (numbers: string) => `Lay a domino on one of the two ends. Numbers on top: ${numbers}.`,
    staggered: (numbers: string) => `Lay a domino at an end. Open numbers: ${numbers}.`,
    misfit: (tile: string, numbers: string) => `${tile} does not fit: the open numbers are ${numbers}.`,
  },
  page: {
    /** In the list of moves, beside the name of a player, who may be “You”. */
    brief: { fell: 'it fell', pass: 'passed' },
    offers: {
      lead: (tile: string) => `${tile} on the table`,
      rest: (number: number, domino: string, at: string) => `${number} on ${domino} at ${at}`,
      both: (one: string, other: string) => `${one} and ${other}`,
      hangs: (number: number, way: string) => `${number} hangs ${way}`,
      beside: (number: number, domino: string, at: string, way: string) =>
        `${number} beside ${domino} at ${at}, going ${way}`,
      under: (number: number, domino: string, at: string, way: string) =>
        `${number} slid under ${domino} at ${at}, going ${way}`,
      level: (level: number) => `level ${level}`,
      ends: ['', 'west end', 'east end'],
    },
    ways: { east: 'east', north: 'north', west: 'west', south: 'south' },
    due: {
      label: 'How the next domino is laid',
      of: (who: string, way: 'flat' | 'on top') => `${who}: ${way}`,
      all: (way: 'flat' | 'on top') => `Next: ${way}`,
    },
    situation: (dominoes: number, levels: number, hanging: number) =>
      `${count(dominoes, { one: '# domino stands', other: '# dominoes stand' })}${levels > 1 ? ` on ${levels} levels` : ''}${count(
        hanging,
        { 0: '', one: '; # half hangs', other: '; # halves hang' },
      )}.`,
    nothing: 'Nothing stands yet.',
    stands: 'What stands, from the table upwards',
    standing: (domino: string, from: string, to: string, level: number) =>
      `Level ${level}: ${domino} from ${from} to ${to}`,
    hanging: (halves: string) => `${halves} hanging`,
    balance: (inside: boolean): string =>
      inside ? 'Its weight is over its base.' : 'Its weight is not over its base: the magnets hold it.',
    aids: 'View',
    plan: 'Plan',
    space: '3D',
    top: 'From above',
    side: 'From the side',
    loading: 'Loading magnets and gravity…',
    loaded: (done: number, all: number) => `${number(done)} of ${number(all)} MB`,
    unreachable: 'Go online once to load towers. After that they work offline.',
    noSpace: '3D is not available in this browser.',
    space3d: 'Table in 3D. Arrow keys turn it, plus and minus zoom, 0 fits it.',
  },
};
