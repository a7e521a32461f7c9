/** La leçon de dominos, en français. */

import type { Translated } from '@boneyard/words/translated';
import type { classic as english } from '../en/lesson';

export const classic: Translated<typeof english> = {
  lead: {
    title: 'L’ouverture',
    text: 'Chacun a pris sa main ; le reste, face cachée, est le cimetière. Le plus haut double commence.',
    asks: ['Vous avez le {6-6}, le plus haut de tous. Prenez-le et posez-le au milieu.'],
    right: 'Un double se pose en travers. On peut le prolonger par ses deux longs côtés.',
  },
  match: {
    title: 'Les nombres égaux',
    text: 'On pose un domino contre une extrémité ouverte qui montre le même nombre. Les extrémités ouvertes sont maintenant 6 et 5.',
    asks: ['Posez un domino qui convient. Essayez le {3-1} pour voir ce qui se passe.'],
    right: 'La moitié tournée vers l’extérieur est la nouvelle extrémité ouverte.',
  },
  double: {
    title: 'Les doubles',
    text: 'Un double se met en travers du bout. Le nombre ouvert reste le même.',
    asks: ['Posez le {5-5} sur le 5.'],
    right: 'Toujours 4 et 5 : un double ne change rien, sinon qu’il quitte votre main.',
  },
  draw: {
    title: 'Aucun domino ne convient',
    text: 'Si vous pouvez jouer, vous devez jouer. Sinon, piochez dans le cimetière jusqu’à ce qu’un domino convienne.',
    asks: [
      'Aucun de vos dominos ne convient. Piochez.',
      'Pas encore. Piochez encore une fois.',
      'Celui-ci convient : posez-le.',
    ],
    right: 'Parfois on n’en pioche qu’un seul ; on en convient avant la partie, comme des autres règles maison.',
  },
  pass: {
    title: 'Le jeu sans pioche',
    text: 'Dans le jeu sans pioche, on ne pioche jamais. Si vous ne pouvez pas jouer, vous passez, et les autres en apprennent quelque chose.',
    asks: ['Les extrémités sont 2 et 5, et vous n’en avez pas. Passez.'],
    right: 'Toute la table sait maintenant que vous n’avez ni 2 ni 5.',
  },
  spinner: {
    title: 'Le pivot',
    text: 'Si l’on en convient, le premier double s’ouvre des quatre côtés : c’est un pivot. Ici, les deux longs côtés du {6-6} sont pris.',
    asks: ['Posez le {6-3} sur le pivot, à l’un de ses petits côtés.'],
    right: 'La chaîne a maintenant trois bras, et trois extrémités en plus du dernier côté du {6-6}.',
  },
  out: {
    title: 'Domino !',
    text: 'La première personne à poser son dernier domino gagne la manche et marque les points qui restent aux autres.',
    asks: ['Il vous reste un domino. Posez-le et dites « Domino ! ».'],
    right: 'Il reste {5-5} et {3-1} à votre adversaire : vous marquez 10 + 4 = 14 points.',
  },
  blocked: {
    title: 'Bloqué',
    text: 'Quand toute la table a passé d’affilée, la manche est bloquée. La main la plus légère gagne : elle marque les points des autres.',
    asks: [
      'Les deux bouts montrent 0, et aucun de vos dominos ne convient. Passez, et voyez ce que fait votre adversaire.',
    ],
    right:
      'Votre adversaire a passé aussi. Il vous reste 4 points en main, et 9 à l’autre. Vous gagnez la manche et marquez 9 points.',
  },
};
