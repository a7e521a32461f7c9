/** Ce que seul le terminal dit du jeu, en français. */

import type { Manual } from '@boneyard/words/manuals';

export const manual: Manual = {
  options: {
    referee:
      'claims : si rien ne semble convenir, on l’annonce et l’on étale sa main ; auto : le jeu sait qui doit passer',
    pointed:
      'ce que l’on joue si les autres ont désigné un domino : any, tout domino qui convient ; named, un de ceux-là',
    lone: 'si une moitié isolée est un groupe que l’on peut prolonger',
    strategic: 'les deux mains ont les mêmes dominos, et l’on choisit en secret le carré de départ (à deux)',
    start: 'sheet : tout carré sauf d’une seule couleur ; three-colours : au moins trois couleurs',
    open: 'si toutes les mains sont étalées dès le début',
    match: 'en un nombre de manches (rounds) dont les points s’additionnent',
  },
  help: `Une couleur s’écrit par son numéro. 2-4@0,2E pose 2 sur la case 0,2 (0 en largeur, 2 en hauteur) et 4 à l’est, donc à droite ; avec N, au nord, donc en haut.
Un domino doit prolonger au moins deux groupes. Leurs nouvelles longueurs se multiplient ; un double compte deux fois.
« stuck » annonce que rien ne convient et étale votre main : si les autres désignent un domino qui convient, il faut jouer ; s’ils s’abstiennent, votre tour est fini.`,
};
