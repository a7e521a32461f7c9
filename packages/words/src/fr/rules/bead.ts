/** La règle du jeu des perles, au-delà du dépliant, en français. */

import type { RulesOf } from '../../en/rules/rules';

export const bead: RulesOf<'bead'> = {
  pictures: {
    start:
      'Le carré de départ : bois et feu à gauche, terre et métal à droite. On a posé bois–eau au-dessus : 3 × 3 = 9 points.',
    grown:
      'Quelques tours plus tard. Chaque rangée et chaque colonne d’au moins deux perles est un cycle, et jamais quatre dominos ne sont côte à côte.',
  },
  more: [
    {
      title: 'Les cycles, exactement',
      lines: [
        'Il existe un nombre de 1 à 5 tel que ce nombre de voisines diffèrent toujours, et que chaque perle soit égale à celle qui la précède d’autant de places. On peut lire dans un sens ou dans l’autre.',
        'Tant que toutes les perles d’un groupe diffèrent, et qu’il y en a moins de cinq, le groupe est ouvert : la suivante peut répéter l’autre bout ou montrer une couleur nouvelle. Dès qu’il se répète, ou montre les cinq couleurs, une seule couleur peut suivre.',
        'Une case vide où aucune couleur ne conviendrait à toutes les lignes qui s’y croisent est morte. Rien n’interdit d’en faire.',
      ],
    },
    {
      title: 'La mise en place, en détail',
      lines: [
        'Si les deux dominos de départ sont le même double, il y a maldonne : une fois sur 87 ; la feuille dit une sur 174. Si l’on convient de trois couleurs, un carré qui en montre moins est aussi une maldonne.',
        'Une partie peut avoir plusieurs manches, dont les points s’ajoutent. On tire au sort qui commence chacune.',
      ],
    },
    {
      title: 'Quand la table sait',
      lines: [
        'Au lieu des annonces, on peut laisser faire la table, ou un tiers honnête : qui n’a aucun domino qui convienne passe, et personne d’autre ne le peut.',
      ],
    },
    {
      title: 'La variante stratégique, en détail',
      lines: [
        'Chacun tient un domino de chaque sorte et en choisit un en secret ; ils forment le carré, celui de la première place à gauche, la plus petite couleur en bas sauf s’il est retourné. Qui est retourné et qui commence se tire avant le choix.',
        'Si les deux ont choisi le même double, ils choisissent de nouveau. Ensuite, chacun sait tout.',
      ],
    },
    {
      title: 'Une perle seule',
      lines: [
        'D’ordinaire, une perle seule n’est pas un groupe. On peut convenir du contraire : une perle qui reçoit une voisine compte alors comme un groupe prolongé, pour la règle et pour les points.',
      ],
    },
  ],
  rulings: [
    {
      ruling: 'Les dominos de départ sont posés dans un sens ou dans l’autre, au hasard.',
      reason: 'La feuille ne dit pas lequel.',
    },
    {
      ruling: 'Une perle seule n’est pas un groupe, sauf accord.',
      reason: 'La feuille parle de deux moitiés ou plus.',
    },
    {
      ruling: 'Un domino qui comble un trou fait un groupe de deux, et cela compte comme un groupe prolongé.',
      reason: 'La feuille le montre dans une image perdue ; l’édition allemande parle de rangées prolongées.',
    },
    {
      ruling: 'Tous répondent à une annonce en même temps, et l’on montre les réponses ensemble.',
      reason: 'La feuille ne dit pas comment. L’un après l’autre, le dernier en saurait plus que le premier.',
    },
    {
      ruling: 'Qui s’est vu désigner un domino doit jouer l’un de ceux qu’on a désignés.',
      reason: 'La feuille dit « un domino » ; si c’était n’importe lequel, désigner ne voudrait rien dire.',
    },
    {
      ruling: 'Une main ouverte reste connue, moins ce que l’on en joue ensuite.',
      reason: 'Ce qui est vu est vu : aucun programme ne ferait oublier un joueur, aucun n’a donc à s’en souvenir.',
    },
    {
      ruling: 'Un joueur à la main vide dont vient le tour annonce ou passe comme qui ne peut pas jouer.',
      reason: 'Cela n’arrive qu’avec des mains composées à la main, et il faut bien une règle.',
    },
    {
      ruling: 'Dans la variante stratégique, les tirages précèdent le choix, et l’on n’exige pas trois couleurs.',
      reason: 'Rien ne doit rester caché que le choix, et rien n’est distribué que l’on puisse redistribuer.',
    },
  ],
  credits: [
    'Un jeu de Sid Sackson, tiré de son livre A Gamut of Games (dernière édition : Dover Books). Son nom salue Le Jeu des perles de verre de Hermann Hesse.',
    'Édité sous le nom de Wu Hsing par Franjos.',
    'D’après la feuille de règles française de François Haffner, janvier 2004. Les mots sont les nôtres.',
  ],
};
