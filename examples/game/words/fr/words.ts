/** Sample, en français. */

import { a, and, dominos } from '@boneyard/words/fr/grammar';
import type { GameWords } from '@boneyard/words/game';
import type { SampleBreak, SampleExplanation } from '../../rules/explain';

const BREAKS: Readonly<Record<SampleBreak, (explanation: SampleExplanation) => string>> = {
  'not to act': () => 'Ce n’est pas votre tour.',
  'not in hand': () => 'Vous n’avez pas ce domino.',
  'must lead': () => 'La table est vide : posez un premier domino.',
  'does not match': ({ asks = [] }) =>
    `Cela ne correspond pas : les extrémités ouvertes sont ${and(asks.map(String))}.`,
  'able to play': () => 'Vous pouvez jouer, donc vous devez jouer.',
};

const board = {
  tiles: dominos,
  moveWords: {
    lead: (tile: string) => `ouvrir avec ${tile}`,
    lay: (tile: string, anchor: string) => `${tile} sur ${anchor}`,
    pass: 'passer',
  },
  did: {
    lay: (who: string, tile: string) => `${a(who)} posé ${tile}`,
    pass: (who: string) => `${a(who)} passé`,
  },
  ended: {
    out: (who: string) => `La manche est finie : ${a(who)} posé son dernier domino.`,
    blocked: (who: string) => `Le jeu est bloqué. La main la plus légère gagne : ${who}.`,
    equal: 'Le jeu est bloqué et les mains les plus légères sont égales : personne ne marque.',
  },
};

const table = {
  line: 'Un petit jeu pour commencer.',
  expected: {
    lead: 'Vous commencez : posez le domino de votre choix.',
    lay: (ends: string) => `Posez un domino à une extrémité ouverte : ${ends}.`,
    pass: 'Vous ne pouvez rien poser : passez.',
    misfit: (tile: string, ends: string) => `${tile} ne va pas : les extrémités ouvertes sont ${ends}.`,
  },
};

export const sample = {
  name: 'Sample (à traduire)',
  about: 'Posez un domino contre une extrémité ouverte, ou passez. Le premier sans domino marque.',
  breaks: (explanation) =>
    explanation.breaks ? BREAKS[explanation.breaks as SampleBreak](explanation as SampleExplanation) : '',
  board,
  form: async () => ({
    hand: { label: 'Main', note: 'Combien de dominos chacun reçoit.' },
    match: { label: 'Partie', note: 'Combien de temps vous jouez.' },
  }),
  table,
  courses: { sample: 'le jeu Sample' },
  pages: () => import('./pages'),
} satisfies GameWords;
