/** Ce que dit la table, en français. */

import { a, carreaux, number, points } from '@boneyard/words/fr/grammar';
import type { board as english } from '../en/board';

export const board: typeof english = {
  stock: 'Puits',
  tiles: carreaux,
  emptyTable: '(rien de posé)',
  legend: ['· libre', '◆ dernier carreau', '★ donne un supplément'],
  notes: {
    bonus: 'Supplément : prenez 25 points, ou posez deux carreaux de plus tout de suite.',
    'first extra': 'Le premier des deux coups de plus.',
    'second extra': 'Le second des deux coups de plus.',
    shown: (tile) => `Montré à l’ouverture et encore en main : ${tile}.`,
  },
  moveWords: {
    zeros: (tile, points) => `${tile} → ${number(points)}, puis deux coups de plus`,
    'take-25': (n) => `prendre ${points(n)}`,
    'play-two': (n) => `poser deux carreaux (jusqu’à ${points(n)})`,
    draw: (points) => `piocher un carreau (${number(points)})`,
    pass: (points) => `passer (${number(points)})`,
  },
  did: {
    lay: (who, what, points) => `${a(who)} posé ${what} → ${number(points)}`,
    zeros: (who, what, shown, points) => `${a(who)} montré ${shown} et posé ${what} → ${number(points)}`,
    'take-25': (who, n) => `${a(who)} pris ${points(n)}`,
    'play-two': (who) => `${a(who)} choisi deux coups de plus`,
    draw: (who, points) => `${a(who)} pioché un carreau (${number(points)})`,
    pass: (who, points) => `${a(who)} passé (${number(points)})`,
  },
  ended: {
    out: (who, n) => `${a(who)} tout posé : ${points(n)} pour les autres mains.`,
    blocked: 'Le puits est vide et personne ne peut jouer : personne ne marque.',
    target: (who, n) => `${a(who)} atteint ${points(n)}. La partie s’arrête aussitôt.`,
  },
};
