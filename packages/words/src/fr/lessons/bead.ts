/** La leçon du jeu des perles, en français. */

import type { LessonsOf } from '../../en/lessons/lessons';

export const bead: LessonsOf<'bead'> = {
  cycle: {
    title: 'Groupes et cycles',
    text: 'Une rangée ou une colonne sans trou d’au moins deux perles est un groupe. Dans chaque groupe les couleurs se suivent en cycle : a a a, a b a b, a b c a b c… Chaque domino doit prolonger au moins deux groupes.',
    asks: [
      'Prenez un domino et posez-le contre le carré. Reprenez-le pour le tourner ; les places éclairées sont celles que permet la règle.',
    ],
    right: 'Deux groupes ont grandi. On multiplie leurs nouvelles longueurs : voilà vos points.',
  },
  caseA: {
    title: 'A : au bout de deux colonnes',
    text: 'Un domino en travers de deux colonnes les prolonge toutes les deux. C’est le cas A de la feuille de règles.',
    asks: ['Posez terre–eau en A, tourné de façon que les deux colonnes restent des cycles.'],
    right: 'Une colonne a maintenant 3 perles, l’autre 5 : 3 × 5 = 15 points.',
  },
  caseB: {
    title: 'B : trois groupes d’un coup',
    text: 'Il arrive qu’un domino prolonge trois groupes. Les trois longueurs se multiplient : cherchez ces places-là.',
    asks: ['Posez feu–eau en B. Il a d’autres places, mais aucune ne vaut autant.'],
    right: '4 × 5 × 4 = 80 points. Un double aurait compté deux fois plus.',
  },
  caseC: {
    title: 'C : au bout de deux rangées',
    text: 'Les rangées grandissent comme les colonnes. Un domino debout au bout de deux rangées les prolonge toutes les deux.',
    asks: ['Posez terre–métal en C.'],
    right: 'Des rangées de 4 et de 5 : 20 points.',
  },
  caseD: {
    title: 'D : deux groupes n’en font qu’un',
    text: 'Un domino peut combler un trou. Les deux groupes de cette ligne n’en font plus qu’un, comptent une seule fois, et l’ensemble doit être un cycle.',
    asks: ['Posez le double terre en D : il comble le trou de la colonne et prolonge la rangée.'],
    right: 'Une colonne de 5, une rangée de 4, et un double compte deux fois : 5 × 4 × 2 = 40 points.',
  },
  caseE: {
    title: 'E : dans l’alignement d’une rangée',
    text: 'Un domino peut se coucher dans l’alignement d’une rangée et la prolonger de deux perles. Il lui faut encore un second groupe.',
    asks: ['Posez bois–eau en E, où il rencontre aussi une colonne.'],
    right: 'La rangée a maintenant 5 perles, la colonne 3 : 15 points.',
  },
  caseX: {
    title: 'X : un seul groupe',
    text: 'De ces deux places, l’une est interdite : le domino n’y prolongerait qu’un seul groupe.',
    asks: ['Posez terre–métal là où c’est permis : en 1 ou en 2 ?'],
    right: 'En 1, une seule rangée aurait grandi : c’est le cas X de la feuille.',
  },
  caseY: {
    title: 'Y : quatre côte à côte',
    text: 'Trois dominos au plus peuvent se toucher par tout leur long côté. Un quatrième est interdit, quoi qu’il rapporte.',
    asks: ['Posez bois–eau là où c’est permis.'],
    right: 'En 1, il aurait été le quatrième domino debout côte à côte : c’est le cas Y.',
  },
  caseZ: {
    title: 'Z : dans l’alignement, et rien d’autre',
    text: 'Dans l’alignement d’une rangée, un domino prolonge cette rangée, et souvent rien d’autre.',
    asks: ['Posez métal–eau là où c’est permis.'],
    right: 'En 1, seule la rangée aurait grandi : c’est le cas Z.',
  },
  stuck: {
    title: 'Si rien ne va',
    text: 'À cette table on ne passe pas. Qui ne trouve pas de place l’annonce et ouvre sa main. Les autres peuvent désigner un domino qui convient, mais rien ne les y oblige.',
    asks: ['Aucun de vos dominos ne va. Annoncez-le.'],
    right:
      'Ana n’avait rien à désigner : votre tour finit sans points. À la fin, chaque domino qui reste coûte 25 points, un double seulement 5.',
  },
};
