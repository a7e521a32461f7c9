/** La leçon de la tour, en français. */

import type { Translated } from '@boneyard/words/translated';
import type { tower as english } from '../en/towerlesson';

export const tower: Translated<typeof english> = {
  first: {
    title: 'La base de la tour',
    text: 'Vous voyez la tour d’en haut. Le premier domino, le plus haut double, est à plat sur la table.',
    asks: ['Posez le {6-6}.'],
    right: 'Tous les autres se posent sur quelque chose.',
  },
  rest: {
    title: 'Par-dessus',
    text: 'Une moitié au moins doit reposer exactement sur une moitié de même nombre. L’autre peut dépasser dans le vide.',
    asks: ['Posez le {6-4} sur un 6, dans le sens que vous voulez.'],
    right: 'Ça tient : les aimants tirent et la base porte. Le petit chiffre dit à quel étage est un domino.',
  },
  bridge: {
    title: 'Un pont',
    text: 'Quand les deux moitiés reposent, les deux doivent convenir. Un tel pont sur deux dominos rend la tour plus solide.',
    asks: ['Posez le {4-3} en pont : son 4 sur le 4, son 3 sur le 3.'],
    right: 'Les deux moitiés reposent, rien ne dépasse.',
  },
  along: {
    title: 'Plus juste : dans le sens du premier',
    text: 'On peut convenir que le deuxième domino de chaque tour se pose dans le sens du premier.',
    asks: ['Une de ces deux places est permise. Laquelle ?'],
    right: 'En 1, il serait en travers. À partir du troisième domino, tous les sens sont permis.',
  },
  ends: {
    title: 'Plus difficile : seulement aux bouts',
    text: 'On peut aussi convenir de ne construire que sur les deux dominos des extrémités. Le domino posé devient l’extrémité de son côté.',
    asks: ['Le {5-3} va sur le 5. À quelle extrémité appartient-il : 1 ou 2 ?'],
    right: 'Le 5 est à l’est : le domino ne peut appartenir qu’à cette extrémité.',
  },
  fall: {
    title: 'Quand tout tombe',
    text: 'Un domino lâché ne se reprend plus. Si la tour tombe, la personne qui a posé le domino ramasse tout.',
    asks: ['Prenez un risque, pour une fois : posez le {5-4} tout au bord, son 5 sur le 5 et son 4 dans le vide.'],
    right: 'Tout s’écroule, et tout est à vous. Puis le plus haut double commence une nouvelle tour.',
  },
  out: {
    title: 'Le dernier domino',
    text: 'La première personne à poser son dernier domino gagne, si tout tient encore debout.',
    asks: ['Posez votre dernier domino là où il tiendra.'],
    right: 'Ça tient : vous avez gagné, et vous inscrivez 0.',
  },
};
