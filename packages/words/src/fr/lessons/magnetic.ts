/** La leçon du domino magnétique à plat, en français. */

import type { LessonsOf } from '../../en/lessons/lessons';

export const magnetic: LessonsOf<'magnetic'> = {
  lead: {
    title: 'Le plus haut double',
    text: 'Des dominos de couleur, de 0-0 à 6-6 ; les couleurs ne jouent aucun rôle. Qui a le plus haut double le pose d’abord.',
    asks: ['Posez le 5-5.'],
    right: 'Puis on joue dans le sens des aiguilles d’une montre, un domino par tour.',
  },
  line: {
    title: 'La chaîne',
    text: 'Une moitié se colle à un bout de la chaîne qui montre le même nombre : ici 5 ou 4. Une moitié vide vaut zéro, ce n’est pas un joker.',
    asks: ['Posez un domino qui convient.'],
    right: 'Les aimants le retiennent, et la chaîne a un nouveau bout.',
  },
  closed: {
    title: 'Deux bouts, pas plus',
    text: 'Ici les doubles n’ouvrent pas d’autre côté : la chaîne a toujours deux bouts. Le 5-5 a un voisin de chaque côté.',
    asks: ['Un de ces deux coups est permis. Lequel ?'],
    right: 'Là où est le 5-5, on ne peut plus rien coller.',
  },
  draw: {
    title: 'Un de la pioche',
    text: 'Qui ne peut pas jouer pioche un domino, et son tour est fini, même si ce domino convenait.',
    asks: ['Rien ne va. Piochez-en un.', 'Ana a joué. Maintenant vous pouvez poser ce que vous avez pioché.'],
    right: 'Quand la pioche est vide, on passe.',
  },
  out: {
    title: 'Le moins de points gagne',
    text: 'Qui pose son dernier domino gagne et écrit 0. Les autres écrivent les points qui leur restent, et le plus petit total l’emporte.',
    asks: ['Posez votre dernier domino.'],
    right: 'Ana garde 3-3 et 4-2 : elle écrit 12.',
  },
};
