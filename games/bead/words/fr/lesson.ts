/** Les leçons du jeu des perles, en français. */

import type { Translated } from '@boneyard/words/translated';
import type { bead as english, claims as englishClaims } from '../en/lesson';

export const bead: Translated<typeof english> = {
  cycle: {
    title: 'Groupes et cycles',
    text: 'Une rangée ou une colonne sans trou d’au moins deux perles est un groupe. Dans chaque groupe les couleurs se suivent en cycle : {aaa}, {abab}, {abcabc}… Chaque domino doit prolonger au moins deux groupes.',
    asks: [
      'Prenez un domino et posez-le contre le carré. Reprenez-le pour le tourner ; les places éclairées sont celles que permet la règle.',
    ],
    right: 'Deux groupes ont grandi. On multiplie leurs nouvelles longueurs : voilà vos points.',
  },
  fixed: {
    title: 'Quand le modèle est fixé',
    text: 'Tant que toutes les perles d’un groupe diffèrent, la suivante peut être d’une couleur nouvelle ou répéter l’autre bout. Dès que le groupe se répète, ou montre les cinq couleurs, son modèle est fixé et une seule couleur peut suivre. Ici la colonne de gauche se répète déjà : {aba}.',
    asks: ['Posez {3-5} là où c’est permis : en 1 ou en 2 ?'],
    right:
      'En 1, il aurait fallu du feu pour la colonne de gauche. Les deux rangées sont encore ouvertes : 3 × 3 = 9 points.',
  },
  caseA: {
    title: 'A : au bout de deux colonnes',
    text: 'Un domino en travers de deux colonnes les prolonge toutes les deux.',
    asks: ['Posez {3-5} en A, tourné de façon que les deux colonnes restent des cycles.'],
    right: 'Une colonne a maintenant 3 perles, l’autre 5 : 3 × 5 = 15 points.',
  },
  caseB: {
    title: 'B : trois groupes d’un coup',
    text: 'Il arrive qu’un domino prolonge trois groupes. Les trois longueurs se multiplient : cherchez ces places-là.',
    asks: ['Posez {2-5} en B. Il a d’autres places, mais aucune ne vaut autant.'],
    right: '4 × 5 × 4 = 80 points. Un double aurait compté deux fois plus.',
  },
  caseC: {
    title: 'C : au bout de deux rangées',
    text: 'Les rangées grandissent comme les colonnes. Un domino debout au bout de deux rangées les prolonge toutes les deux.',
    asks: ['Posez {3-4} en C.'],
    right: 'Des rangées de 4 et de 5 : 20 points.',
  },
  caseD: {
    title: 'D : deux groupes n’en font qu’un',
    text: 'Un domino peut combler un trou. Les deux groupes de cette ligne n’en font plus qu’un, comptent une seule fois, et l’ensemble doit être un cycle.',
    asks: ['Posez {1-3} en D : il prolonge la colonne et unit les deux groupes de la rangée.'],
    right: 'La colonne a 4 perles et la rangée 5, {bacba} : 4 × 5 = 20 points.',
  },
  caseE: {
    title: 'E : dans l’alignement d’une rangée',
    text: 'Un domino peut se coucher dans l’alignement d’une rangée et la prolonger de deux perles. Il lui faut encore un second groupe.',
    asks: ['Posez {1-5} en E, où il rencontre aussi une colonne.'],
    right: 'La rangée a maintenant 5 perles, la colonne 3 : 15 points.',
  },
  caseX: {
    title: 'X : un seul groupe',
    text: 'De ces deux places, l’une est interdite : le domino n’y prolongerait qu’un seul groupe.',
    asks: ['Posez {3-4} là où c’est permis : en 1 ou en 2 ?'],
    right: 'En 1, une seule rangée aurait grandi. Un domino doit prolonger deux groupes.',
  },
  caseY: {
    title: 'Y : quatre côte à côte',
    text: 'Trois dominos au plus peuvent se toucher par tout leur long côté. Un quatrième est interdit, quoi qu’il rapporte.',
    asks: ['Posez {1-5} là où c’est permis.'],
    right: 'En 1, il aurait été le quatrième domino debout côte à côte.',
  },
  caseZ: {
    title: 'Z : dans l’alignement, et rien d’autre',
    text: 'Dans l’alignement d’une rangée, un domino prolonge cette rangée, et souvent rien d’autre.',
    asks: ['Posez {4-5} là où c’est permis.'],
    right: 'En 1, seule la rangée aurait grandi.',
  },
  out: {
    title: 'Les derniers tours',
    text: 'Une manche finit quand une main est vide, ou quand toute la table a passé d’affilée. Ana vient de poser son dernier domino. Vous jouez après elle : il vous reste un tour, car tout le monde en a autant. Ensuite, chaque domino resté en main coûte 25 points, un double seulement 5.',
    asks: [
      '{4-4} marquerait 18 points, {2-3} 16 au-dessus des deux colonnes. Posez celui qui vous en laisse le plus à la fin.',
    ],
    right: '16 − 5 = 11 points. Avec {4-4}, cela aurait fait 18 − 25 = −7.',
  },
};

/** La seconde leçon : les annonces, et les variantes de la feuille de règles. */
export const claims: Translated<typeof englishClaims> = {
  stuck: {
    title: 'Si vous ne pouvez pas jouer',
    text: 'À cette table on ne passe pas, et personne ne vous dit ce qui convient. Prenez un domino et essayez-le où vous voulez : on vous dit pourquoi il ne peut pas y rester. Si vous ne trouvez aucune place, annoncez-le et étalez votre main.',
    asks: ['Aucun de vos dominos ne convient. Annoncez-le.'],
    right:
      'Ana n’avait rien à désigner : votre tour finit sans points. À la fin, chaque domino qui reste coûte 25 points, un double seulement 5.',
  },
  answer: {
    title: 'Répondre à une annonce',
    text: 'Ana annonce que rien ne convient et étale sa main. Vous pouvez désigner un domino qui convient, ou vous abstenir : rien n’oblige à aider. Touchez n’importe lequel de ses dominos. S’il ne convient pas, on vous le dit, et cela ne coûte rien.',
    asks: [
      'Touchez {2-3} et voyez ce qui se passe.',
      'À côté des deux perles de bois, seul le bois convient. Touchez un domino qui convient.',
    ],
    right:
      'Ana doit maintenant poser un domino, et elle en marque les points. Sans votre aide, son tour aurait fini sans points.',
  },
  mistake: {
    title: 'Une annonce par erreur',
    text: 'On peut faire l’annonce alors qu’un de ses dominos convient : par erreur, ou parce qu’on préfère ne pas jouer. Si personne ne le désigne, le tour finit sans points. Si quelqu’un le fait, il faut jouer.',
    asks: ['Annoncez que rien ne convient.', 'Ana désigne {1-4}. Trouvez-lui une place.'],
    right: 'Il compte comme tout autre domino : 3 × 3 = 9 points.',
  },
  strategic: {
    title: 'La variante stratégique',
    text: 'Un jeu à deux, presque sans hasard. Chaque main a les mêmes 15 dominos. On en choisit un en secret, et les deux forment le carré de départ ; le vôtre ira à gauche.',
    asks: ['Choisissez un domino pour le carré.'],
    right: 'Les deux choix ont été montrés ensemble. Désormais rien n’est caché : il reste 14 dominos à chaque main.',
  },
  open: {
    title: 'Mains étalées',
    text: 'Toutes les mains peuvent être étalées dès le début. Le jeu devient plus lent : on cherche à bloquer les autres autant qu’à marquer.',
    asks: ['Ana a deux fois {4-5}. Trouvez la seule place pour {2-5} qui l’empêche de le poser.'],
    right: '16 points. {1-3} en aurait valu 20, mais maintenant Ana doit passer.',
  },
};
