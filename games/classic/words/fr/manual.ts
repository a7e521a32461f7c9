/** Ce que seul le terminal dit du jeu, en français. */

import type { Manual } from '@boneyard/words/manuals';

export const manual: Manual = {
  options: {
    set: 'quel jeu : double-six, double-neuf ou double-douze',
    style: 'que faire quand on ne peut pas jouer : piocher (draw) ou passer (block)',
    drawing: 'jusqu’à pouvoir jouer, un domino joué s’il convient, ou un domino et le tour est fini',
    reserve: 'dominos qui restent dans le cimetière ; avec 2, qui gagne en reçoit aussi la valeur',
    partners: 'à quatre : les places 1 et 3 jouent ensemble contre 2 et 4',
    hand: 'combien de dominos chacun reçoit',
    lead: 'qui commence : le domino le plus lourd, doubles d’abord, le domino qui a le plus de points (pips), le sort ou la main la plus lourde',
    opening: 'forced : on ouvre avec le domino le plus lourd de sa main ; free : avec n’importe lequel',
    points:
      'hands : ce qui reste aux autres ; fives : le jeu des Cinq, où des extrémités ouvertes dont la somme est un multiple de cinq marquent aussi',
    spinner: 'quels doubles se prolongent des quatre côtés',
    blocked: 'ce que rapporte une manche bloquée : les points des autres, ou ceux-ci moins les siens (difference)',
    doubles: 'both : un double compte ses deux moitiés ; once : une seule',
    blank: 'ce que compte le double blanc',
    match: 'en un score (target) ou en un nombre de manches (rounds)',
  },
  help: 'Un domino s’écrit 6-5 ; 6-5@6-6 le pose sur le 6-6.',
};
