/** Ce que dit la table, en français. */

import { a, carreaux } from '@boneyard/words/fr/counts';
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
    zeros: (tile, points) => `${tile} → ${points}, puis deux coups de plus`,
    'take-25': (points) => `prendre ${points} points`,
    'play-two': (points) => `poser deux carreaux (jusqu’à ${points} points)`,
    draw: (points) => `piocher un carreau (${points})`,
    pass: (points) => `passer (${points})`,
  },
  did: {
    lay: (who, what, points) => `${a(who)} posé ${what} → ${points}`,
    zeros: (who, what, shown, points) => `${a(who)} montré ${shown} et posé ${what} → ${points}`,
    'take-25': (who, points) => `${a(who)} pris ${points} points`,
    'play-two': (who) => `${a(who)} choisi deux coups de plus`,
    draw: (who, points) => `${a(who)} pioché un carreau (${points})`,
    pass: (who, points) => `${a(who)} passé (${points})`,
  },
  ended: {
    out: (who, points) => `${a(who)} tout posé : ${points} pour les autres mains.`,
    blocked: 'Le puits est vide et personne ne peut jouer : personne ne marque.',
    target: (who, points) => `${a(who)} atteint ${points}. La partie s’arrête aussitôt.`,
  },
};
