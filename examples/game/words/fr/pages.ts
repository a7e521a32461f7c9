/** Ce que les pages, les feuilles et le terminal disent du jeu, en français. Chargé quand l’un d’eux en a besoin. */

import type { Leaflet } from '@boneyard/words/leaflets';
import type { Manual } from '@boneyard/words/manuals';
import type { PadEnding } from '@boneyard/words/pages';
import type { ScoreSheet } from '@boneyard/words/scoresheets';
import type { Translated } from '@boneyard/words/translated';
import type { lessons as englishLessons, rules as englishRules } from '../en/pages';

export const leaflet: Leaflet = {
  about: 'De 2 à 4 joueurs',
  parts: [
    { title: 'But du jeu', lines: ['Poser tous ses dominos avant les autres.'] },
    {
      title: 'Le jeu',
      lines: [
        'À son tour, on pose un domino contre une extrémité ouverte qui porte le même nombre. Sinon, on passe.',
        '• Celui qui pose son dernier domino marque les points de toutes les autres mains.',
        '• Si tous passent, la main la plus légère marque les points des autres.',
      ],
    },
  ],
  figures: { line: 'On a ouvert avec le 6-6, puis posé le 6-5 et le 6-4. Les extrémités ouvertes sont 4 et 5.' },
  source: 'Le jeu à partir duquel on en fait de nouveaux.',
};

export const manual: Manual = {
  options: { hand: 'combien de dominos chacun reçoit', match: 'combien de temps vous jouez' },
  help: '6-5 ouvre, 6-5@6-6 pose 6-5 sur 6-6, pass passe.',
};

export const rules: Translated<typeof englishRules> = {
  more: [],
  rulings: [],
  credits: ['De personne encore.'],
  pictures: { line: 'On a ouvert avec le 6-6, puis posé le 6-5 et le 6-4. Les extrémités ouvertes sont 4 et 5.' },
};

export const scoreSheet: ScoreSheet = {
  row: 'Manche',
  feet: ['Résultat'],
  notes: ['Le gagnant d’une manche marque les points de toutes les autres mains.'],
};

export const lessons: Translated<typeof englishLessons> = {
  sample: {
    lead: {
      title: 'L’ouverture',
      text: 'Le premier joueur pose le domino de son choix.',
      asks: ['Posez un domino au milieu.'],
      right: 'Ses deux moitiés sont les extrémités ouvertes.',
    },
    match: {
      title: 'Les nombres égaux',
      text: 'On pose un domino contre une extrémité ouverte qui montre le même nombre.',
      asks: ['Posez un domino qui convient.'],
      right: 'La moitié tournée vers l’extérieur est la nouvelle extrémité ouverte.',
    },
  },
};

/** Les jeux à imprimer. */
export const sets = { sample: 'Dominos de Sample' };

export const padEnding: PadEnding = {
  sum: 'points restants',
  note: 'Tapez les points, ou choisissez les dominos.',
};

/** Auteur et éditeur ; les règles dont nous sommes partis. */
export const origin: readonly [owner: string, source: string] = ['personne encore', 'aucune encore'];
