/** Ce qui est écrit sur les feuilles à imprimer, en français. */

import type { Command } from '../en/command';
import { count } from './grammar';

export const print: Command['print'] = {
  sheet: (n, of) => `feuille ${n} sur ${of}`,
  fullSize: 'Imprimer à 100 %, sans « ajuster à la page ». Ce trait mesure 50 mm :',
  calibration: {
    name: 'Feuille d’étalonnage',
    title: 'Votre imprimante respecte-t-elle le millimètre ?',
    front: [
      'Imprimez cette feuille à 100 %, sans « ajuster à la page », en recto verso, retournée sur le bord long.',
      'Posez une règle contre les deux échelles : 180 mm en largeur, 240 mm en hauteur. Sinon, l’échelle choisie à l’impression n’est pas 100 %.',
      'Regardez la feuille à contre-jour, ce côté vers vous. La croix de l’autre côté doit tomber sur chaque croix d’ici. Un trait de la petite échelle est un millimètre.',
      'Lisez de combien l’autre croix est à droite et de combien elle est en bas ; à gauche et en haut comptent en moins. Imprimez les dominos avec le décalage contraire : une croix à 1 à droite et 0,5 en bas demande un décalage de −1 et −0,5.',
    ],
    back: 'Ceci est l’autre côté. Retournez la feuille et regardez-la à contre-jour.',
  },
  score: {
    title: (game) => `${game} : feuille de scores`,
    day: 'Date et lieu',
    name: 'nom',
    points: 'marqués',
    sum: 'cumul',
  },
  examples: 'Exemples',
  list: {
    title: (set) => `${set} : la liste`,
    count: (n) => `${n} pièces, chacune avec son nom.`,
  },
  board: {
    title: (game) => `${game} : plateau`,
    cut: 'couper le long de ce trait',
    glue: (sheet) => `coller ici la feuille ${sheet}`,
  },
  command: {
    nothing: (known) => `Dites quoi imprimer : ${known}.`,
    unknown: (what, known) => `« ${what} » ne s’imprime pas ; choisissez parmi : ${known}.`,
    needsGame: (kind, games) => `boneyard print ${kind} demande un jeu : ${games}.`,
    needsSet: (known) => `boneyard print list demande une série : ${known}.`,
    onlyTiles: (option) => `--${option} ne vaut que pour les dominos.`,
    badShift: 'un décalage est de deux nombres de millimètres, de −10 à 10, p. ex. --shift=-1,0.5.',
    printed: (title, file, pages) =>
      `${title} : ${file} (${count(pages, { one: '# page', other: '# pages' })}). À imprimer à 100 %.`,
  },
  folding: 'Imprimer en recto verso, retourné sur le bord court, et plier au milieu.',
};
