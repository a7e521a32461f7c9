/** How the options look on a form, in English: a label for each, and for each choice. */

import type { GameId } from '@boneyard/rules/games';

export interface Field {
  readonly label: string;
  /** What it means. */
  readonly note: string;
  /** By the value as it is written in a record; yes and no, and bare numbers, say themselves. */
  readonly values?: Readonly<Record<string, string>>;
}

export type Forms = Readonly<Record<GameId, Readonly<Record<string, Field>>>>;

export const forms: Forms = {
  classic: {
    set: {
      note: 'Larger sets seat up to eight.',
      label: 'Set',
      values: { 6: 'double-six', 9: 'double-nine', 12: 'double-twelve' },
    },
    style: {
      note: 'What a player does who cannot play.',
      label: 'When stuck',
      values: { draw: 'draw', block: 'pass' },
    },
    drawing: {
      note: 'How much is drawn by who cannot play.',
      label: 'Drawing',
      values: {
        'until-playable': 'until one fits',
        'one-then-play': 'one tile, played if it fits',
        'one-then-pass': 'one tile, and that is the turn',
      },
    },
    reserve: {
      note: 'They stay in the boneyard; the winner of a round also gets their value.',
      label: 'Reserve',
      values: { 0: 'none', 2: 'the last two tiles' },
    },
    hand: { note: 'How many tiles each player gets.', label: 'Tiles each' },
    lead: {
      note: 'Who lays the first tile of a round.',
      label: 'Who leads',
      values: { heaviest: 'the heaviest tile', lots: 'by lot', hand: 'the heaviest hand' },
    },
    opening: {
      note: 'What the leader may begin with.',
      label: 'First tile',
      values: { forced: 'highest double, else heaviest', free: 'any tile' },
    },
    spinner: {
      note: 'Doubles that can be built on from all four sides.',
      label: 'Spinners',
      values: { none: 'none', first: 'the first double', all: 'every double' },
    },
    doubles: {
      note: 'How a double left in hand is counted.',
      label: 'Doubles count',
      values: { both: 'both halves', once: 'one half' },
    },
    blank: { note: 'What the double blank counts in a hand.', label: 'Double blank counts' },
    match: { note: 'When the match is over.', label: 'Match' },
  },
  bead: {
    referee: {
      note: 'What happens when somebody finds no place.',
      label: 'When stuck',
      values: { claims: 'say so, and lay the hand open', auto: 'the table knows' },
    },
    lone: {
      note: 'Whether a single bead can be extended.',
      label: 'A single bead',
      values: { 'no-group': 'is no group', group: 'is a group' },
    },
    strategic: {
      note: 'For two: the same dominoes for both, and the starting square is chosen in secret.',
      label: 'Strategic game',
    },
    start: {
      note: 'Which squares may begin a round.',
      label: 'Starting square',
      values: { sheet: 'not of one colour', 'three-colours': 'at least three colours' },
    },
    open: { note: 'All hands lie open from the start.', label: 'Open hands' },
    match: { note: 'The points of the rounds are added up.', label: 'Match' },
  },
  quad: {
    set: {
      note: 'The smaller set is for beginners.',
      label: 'Set',
      values: { 125: '125 tiles, 0 to 5', 70: '70 tiles, 0 to 4' },
    },
    match: { note: 'When the match is over.', label: 'Match' },
  },
  magnetic: {
    mode: {
      note: 'A line on the table, or upwards with magnets and gravity.',
      label: 'Game',
      values: { flat: 'flat', tower: 'tower', staggered: 'staggered' },
    },
    parallel: {
      note: 'In every tower the second domino lies along the first.',
      label: 'Second domino along the first',
    },
    ends: { note: 'Only the two ends may be built on.', label: 'Only the ends are open' },
    count: {
      note: 'What is counted in the hands at the end.',
      label: 'What counts',
      values: { pips: 'pips', tiles: 'dominoes' },
    },
    match: { note: 'How many rounds; the fewest points win.', label: 'Match' },
    hands: {
      note: 'Whether it counts how a domino was let go.',
      label: 'Hands',
      values: { steady: 'steady hands', real: 'real hands' },
    },
    magnets: {
      note: 'How strong the magnets are.',
      label: 'Magnets',
      values: { normal: 'normal magnets', weak: 'weak magnets', strong: 'strong magnets' },
    },
  },
};
