/** Les leçons de dominos, en français. */

import type { Translated } from '@boneyard/words/translated';
import type { classic as english, fives as englishFives, partners as englishPartners } from '../en/lesson';

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

export const fives: Translated<typeof englishFives> = {
  lead: {
    title: 'Les cinq',
    text: 'Au jeu des Cinq, on additionne les extrémités ouvertes après chaque domino. Si la somme est un multiple de cinq, qui a posé le domino la marque aussitôt.',
    asks: ['Ouvrez avec un domino qui marque. Un double compte ses deux moitiés.'],
    right: 'Le {5-5} compte 5 + 5 = 10 : vous marquez 10 points.',
  },
  halves: {
    title: 'Les moitiés ouvertes',
    text: 'Un domino qui n’est pas un double compte ses moitiés ouvertes. On a ouvert avec le {6-4} : 6 + 4 = 10 points en face.',
    asks: ['Posez dessus un domino qui marque.'],
    right: 'Les extrémités ouvertes sont 1 et 4 : vous marquez 5 points.',
  },
  count: {
    title: 'Compter les extrémités',
    text: 'Un double compte ses deux moitiés tant qu’un seul domino au plus le touche. Les extrémités sont maintenant le {5-5}, qui compte 10, et un blanc.',
    asks: ['Posez le domino qui donne un multiple de cinq.'],
    right: '10 + 0 = 10 : un blanc n’ajoute rien, et vous marquez 10 points.',
  },
  spinner: {
    title: 'Le pivot',
    text: 'Deux dominos touchent maintenant le {5-5} : il ne compte plus rien. Ses petits côtés sont ouverts, mais ne comptent qu’une fois un domino posé. La somme est 0 + 2 = 2.',
    asks: ['Faites-en un multiple de cinq, sur un petit côté du {5-5}.'],
    right: '0 + 2 + 3 = 5 : vous marquez 5 points.',
  },
  out: {
    title: 'La fin d’une manche',
    text: 'Qui gagne marque ce que les autres ont en main, arrondi au multiple de cinq le plus proche : 1 et 2 vers le bas, 3 et 4 vers le haut. La partie finit avec la manche où quelqu’un atteint 200.',
    asks: ['Posez votre dernier domino.'],
    right: 'La somme des extrémités est 9 et ne marque rien. Il reste en face 6 + 8 + 3 = 17 : vous marquez 15.',
  },
};

export const partners: Translated<typeof englishPartners> = {
  seats: {
    title: 'Deux contre deux',
    text: 'À quatre, on peut jouer par équipes de deux. Votre partenaire est en face : après vous joue un adversaire, puis votre partenaire, puis l’autre adversaire. Chacun ne voit que ses dominos.',
    asks: ['Ouvrez avec le {6-6} et suivez le tour.'],
    right: 'Un adversaire, votre partenaire, l’autre adversaire : c’est de nouveau à vous.',
  },
  help: {
    title: 'Aider votre partenaire',
    text: 'Votre partenaire a ouvert avec le {4-4}. On ouvre volontiers avec un nombre que l’on a encore.',
    asks: ['Posez un domino en laissant le 4 ouvert.'],
    right: 'Les extrémités ouvertes sont 4 et 6 : votre partenaire peut continuer avec un 4.',
  },
  passed: {
    title: 'Ce que dit un tour passé',
    text: 'La personne qui joue après vous a passé quand les extrémités étaient 6 et 5 : elle n’a ni 6 ni 5.',
    asks: ['Posez un domino pour qu’elle doive passer encore.'],
    right: 'Les deux extrémités montrent 6. Elle passe, et c’est à votre partenaire.',
  },
  out: {
    title: 'Les points de l’équipe',
    text: 'Les points sont ceux de l’équipe : les deux partenaires ont toujours le même score et gagnent ensemble.',
    asks: ['Posez votre dernier domino. Votre équipe gagne la manche.'],
    right:
      'Votre équipe marque ce que les adversaires ont en main : 9 + 5 = 14. Les dix points de votre partenaire ne comptent pas.',
  },
  blocked: {
    title: 'Bloqué',
    text: 'Dans une manche bloquée, l’équipe qui a la plus légère des quatre mains gagne. Si chaque équipe en a une aussi légère, personne ne marque.',
    asks: ['Personne n’a de 6. Passez.'],
    right:
      'Le {1-0} de votre partenaire est la main la plus légère. Votre équipe marque ce que les adversaires ont en main : 7 + 10 = 17.',
  },
};
