/** Ce que seul le terminal dit du jeu, en français. */

import type { Manual } from '@boneyard/words/manuals';

export const manual: Manual = {
  options: {
    mode: 'flat : une chaîne à plat ; tower : en hauteur ; staggered : en quinconce, à plat et en hauteur tour à tour',
    parallel: 'si le deuxième domino de chaque tour se pose dans le sens du premier',
    ends: 'si l’on ne construit qu’aux deux extrémités',
    count: 'ce que l’on compte à la fin : les points, ou les dominos avec de jeunes enfants',
    match: 'en combien de manches (rounds) ; le plus petit total gagne',
    hands: 'steady : chaque domino se pose exactement ; real : la façon de le lâcher compte',
    magnets: 'la force des aimants',
  },
  help: `À plat : un domino s’écrit 6-5 ; 6-5@6-6 le pose à la suite du 6-6.
Dans une tour, 6-5@0,2E pose 6 sur la case 0,2 (0 en largeur, 2 en hauteur) et 5 à l’est, donc à droite ; avec N, au nord, donc en haut. Un < ou un > derrière nomme l’extrémité où il va. Le petit chiffre à côté d’une moitié est son étage.
Si tout s’écroule, vous reprenez tous les dominos de la table.`,
};
