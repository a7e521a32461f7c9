/** La leçon du domino magnétique à plat, en français. */

import type { Translated } from '@boneyard/words/translated';
import type { magnetic as english } from '../en/lesson';

export const magnetic: Translated<typeof english> = {
  lead: {
    title: 'Le plus haut double',
    text: 'Des dominos de couleur, de {0-0} à {6-6} ; les couleurs ne comptent pas. La personne qui a le plus haut double le pose en premier. Un double porte deux fois le même nombre.',
    asks: ['Posez le {5-5}.'],
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
    text: 'Ici les doubles n’ouvrent pas d’autre côté : la chaîne a toujours deux bouts. Le {5-5} a un voisin de chaque côté.',
    asks: ['Un de ces deux coups est permis. Lequel ?'],
    right: 'Là où est le {5-5}, on ne peut plus rien coller.',
  },
  draw: {
    title: 'Un de la pioche',
    text: 'Si vous ne pouvez pas jouer, piochez un domino, et votre tour est fini, même si ce domino convient.',
    asks: [
      'Aucun domino ne convient. Piochez-en un.',
      'Ana a joué. Vous pouvez maintenant poser celui que vous avez pioché.',
    ],
    right: 'Quand la pioche est vide, on passe.',
  },
  out: {
    title: 'Le plus petit total gagne',
    text: 'La première personne à poser son dernier domino gagne et inscrit 0. Les autres inscrivent les points qui leur restent, et le plus petit total l’emporte.',
    asks: ['Posez votre dernier domino.'],
    right: 'Il reste {3-3} et {4-2} à Ana : elle inscrit 12.',
  },
  blocked: {
    title: 'Compter les dominos',
    text: 'Avec de jeunes enfants, on peut convenir de compter les dominos et non les points. Quand plus personne ne peut jouer et que la pioche est vide, le jeu est bloqué : la main qui a le moins de dominos gagne.',
    asks: ['Aucun domino ne convient, et la pioche est vide. Passez.'],
    right:
      'Ana doit passer aussi. Il vous reste un domino, et à elle deux : vous gagnez et inscrivez 0, elle inscrit 2. En points, vos 10 auraient perdu contre ses 9.',
  },
};
