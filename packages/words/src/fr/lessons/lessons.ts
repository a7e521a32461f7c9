/** Ce que disent les leçons, en français. */

import type { OtherLessons } from '../../en/lessons/lessons';
import { bead } from './bead';
import { classic } from './classic';
import { magnetic } from './magnetic';
import { quad } from './quad';
import { staggered } from './staggered';
import { tower } from './tower';

export const lessons: OtherLessons = {
  title: (course) => `Apprendre : ${course}`,
  names: {
    classic: 'les dominos',
    bead: 'le jeu des perles',
    quad: 'les Quad-Ominos',
    magnetic: 'le domino magnétique à plat',
    tower: 'la tour',
    staggered: 'la chaîne en quinconce',
  },
  steps: 'Étapes',
  step: (n, of) => `Étape ${n} sur ${of}`,
  stepTo: (n, title) => `Étape ${n} : ${title}`,
  doneMark: 'faite',
  right: 'C’est cela !',
  other: (ask) => `La règle le permet, mais ici on demande autre chose. ${ask}`,
  next: 'Continuer',
  again: 'Encore une fois',
  finished: (course) => `Voilà tout ce qu’il faut pour ${course}.`,
  play: 'Jouer maintenant',
  rules: 'Toute la règle',
  puzzles: 'Problèmes',
  nextCourse: (course) => `Ensuite : ${course}`,
  seat: 'Ana',
  courses: { classic, bead, quad, magnetic, tower, staggered },
};
