/** La leçon de dominos, en français. */

import type { LessonsOf } from '../../en/lessons/lessons';

export const classic: LessonsOf<'classic'> = {
  lead: {
    title: 'L’ouverture',
    text: 'Chacun a pris sa main ; le reste, face cachée, est la pioche. Qui a le plus haut double commence avec lui.',
    asks: ['Vous avez le 6-6, le plus haut de tous. Prenez-le et posez-le au milieu.'],
    right: 'Un double se pose en travers. On peut le prolonger par ses deux longs côtés.',
  },
  match: {
    title: 'Pareil contre pareil',
    text: 'On pose un domino contre une extrémité ouverte qui montre le même nombre. Les extrémités ouvertes sont maintenant 6 et 5.',
    asks: ['Posez un domino qui convient. Essayez le 3-1 pour voir ce que dit la table.'],
    right: 'La moitié tournée vers l’extérieur est la nouvelle extrémité ouverte.',
  },
  double: {
    title: 'Les doubles',
    text: 'Un double se met en travers du bout. Le nombre ouvert reste le même.',
    asks: ['Posez le 5-5 sur le 5.'],
    right: 'Toujours 4 et 5 : un double ne change rien, sinon qu’il quitte votre main.',
  },
  draw: {
    title: 'Rien ne va',
    text: 'Qui peut jouer doit jouer. Qui ne peut pas pioche jusqu’à ce qu’un domino convienne.',
    asks: [
      'Aucun de vos dominos ne va. Piochez.',
      'Pas encore. Piochez encore une fois.',
      'Celui-ci convient : posez-le.',
    ],
    right: 'Ailleurs on n’en pioche qu’un seul ; cela se convient avant la partie, avec bien d’autres choses.',
  },
  pass: {
    title: 'Le jeu sans pioche',
    text: 'Dans le jeu sans pioche, on ne pioche jamais. Qui ne peut pas jouer passe, et les autres en apprennent quelque chose.',
    asks: ['Les extrémités sont 2 et 5, et vous n’en avez pas. Passez.'],
    right: 'Toute la table sait maintenant que vous n’avez ni 2 ni 5.',
  },
  spinner: {
    title: 'Le pivot',
    text: 'Si l’on en convient, le premier double s’ouvre des quatre côtés : c’est un pivot. Ici, les deux longs côtés du 6-6 sont pris.',
    asks: ['Posez le 6-3 sur le pivot, à l’un de ses petits côtés.'],
    right: 'La chaîne a maintenant trois bras, et trois extrémités en plus du dernier côté du 6-6.',
  },
  out: {
    title: 'Domino !',
    text: 'Qui pose son dernier domino gagne la manche et marque les points qui restent aux autres.',
    asks: ['Il vous reste un domino. Posez-le et dites « Domino ! ».'],
    right: 'L’autre joueur garde 5-5 et 3-1 : vous marquez 10 + 4 = 14 points.',
  },
  blocked: {
    title: 'Bloqué',
    text: 'Quand tous ont passé à la suite, la manche est bloquée. La main la plus légère gagne : elle marque les points des autres, moins les siens.',
    asks: ['Les deux bouts montrent 0, et rien ne va chez vous. Passez, et voyez ce que fait l’autre.'],
    right: 'L’autre a passé aussi. Vous gardez 4 points, lui 9. Vous gagnez 9 − 4 = 5 points.',
  },
};
