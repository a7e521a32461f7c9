/** What pages, sheets and the terminal say of the game, in English. It is loaded when one of them needs it. */

import type { Leaflet } from '@boneyard/words/leaflets';
import type { CourseWords } from '@boneyard/words/lessons';
import type { Manual } from '@boneyard/words/manuals';
import type { PadEnding } from '@boneyard/words/pages';
import type { RulesWords } from '@boneyard/words/rules';
import type { ScoreSheet } from '@boneyard/words/scoresheets';

export const leaflet: Leaflet = {
  about: 'For 2 to 4 players',
  parts: [
    { title: 'Aim', lines: ['Be the first to lay all your tiles.'] },
    {
      title: 'Play',
      lines: [
        'In turn, lay a tile that matches an open end of the line. If you cannot, pass.',
        '• The player who lays their last tile scores the pips of all other hands.',
        '• If everyone passes, the lightest hand scores the pips of the others.',
      ],
    },
  ],
  figures: { line: '6-6 was led, then 6-5 and 6-4. The open ends are 4 and 5.' },
  source: 'The game that new games start from.',
};

export const manual: Manual = {
  options: { hand: 'how many tiles each player gets', match: 'how long you play' },
  help: '6-5 leads a tile, 6-5@6-6 lays 6-5 on 6-6, pass passes.',
};

export const rules = {
  more: [],
  rulings: [],
  credits: ['Nobody’s yet.'],
  pictures: { line: '6-6 was led, then 6-5 and 6-4. The open ends are 4 and 5.' },
} satisfies RulesWords;

export const scoreSheet: ScoreSheet = {
  row: 'Round',
  feet: ['Result'],
  notes: ['The winner of a round scores the pips of all other hands.'],
};

export const lessons = {
  sample: {
    lead: {
      title: 'The lead',
      text: 'The leader lays any tile.',
      asks: ['Lay a tile in the middle.'],
      right: 'Its two halves are the open ends.',
    },
    match: {
      title: 'Matching numbers',
      text: 'Lay a tile with one half against an open end that shows the same number.',
      asks: ['Lay a tile that fits.'],
      right: 'The outer half of your tile is the new open end.',
    },
  },
} satisfies Readonly<Record<string, CourseWords>>;

/** Tile sets to print. */
export const sets = { sample: 'Sample dominoes' };

export const padEnding: PadEnding = { sum: 'pips left', note: 'Type the pips, or pick the tiles.' };

/** Author and publisher; the rules we worked from. */
export const origin: readonly [owner: string, source: string] = ['nobody yet', 'none yet'];
