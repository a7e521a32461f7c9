/** La leçon de la chaîne en quinconce, en français. */

import type { Translated } from '@boneyard/words/translated';
import type { staggered as english } from '../en/staggeredlesson';

export const staggered: Translated<typeof english> = {
  flat: {
    title: 'D’abord à plat',
    text: 'À plat et en hauteur tour à tour, toujours à l’une des deux extrémités. À deux, chacun suit son propre rythme, et l’on commence à plat.',
    asks: ['Posez le {6-4} à plat sur la table, son 6 contre un 6.'],
    right: 'La moitié la plus éloignée est la moitié ouverte de cette extrémité. Votre prochain domino ira en hauteur.',
  },
  top: {
    title: 'Puis en hauteur',
    text: 'En hauteur, c’est-à-dire sur la moitié ouverte d’une extrémité, avec le même nombre. L’autre moitié part tout droit, à gauche ou à droite.',
    asks: ['À vous de jouer en hauteur. Posez le {4-1} : en 1 ou en 2 ?'],
    right: 'En 1, il serait à plat, et c’était votre tour précédent.',
  },
  under: {
    title: 'Glissé dessous',
    text: 'Il faut de nouveau jouer à plat, mais la moitié ouverte, côté est, se trouve plus haut. On glisse alors le domino dessous, sur la table.',
    asks: ['Glissez le {3-1} sous le 1, côté est.'],
    right: 'Son 1 est juste sous le 1, et son 3 est la nouvelle moitié ouverte.',
  },
  keep: {
    title: 'Piocher n’est pas jouer',
    text: 'Si vous ne pouvez pas jouer, piochez un domino, et votre tour est fini. Au tour suivant, vous devez poser de la même façon.',
    asks: ['Aucun domino ne convient. Piochez-en un.', 'Toujours à plat : posez celui que vous avez pioché.'],
    right: 'Ana, entre-temps, a posé le sien en hauteur : chacun suit son propre rythme.',
  },
  out: {
    title: 'Le dernier domino',
    text: 'Si la chaîne tombe, même par le seul effet des aimants, la personne qui a posé le domino ramasse tout. Si vous posez votre dernier domino et que tout tient, vous gagnez.',
    asks: ['Posez votre dernier domino en hauteur.'],
    right: 'Ça tient : vous avez gagné.',
  },
};
