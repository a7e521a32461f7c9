/** La règle du jeu des perles, au-delà du dépliant, en français. */

import type { Translated } from '@boneyard/words/translated';
import type { rules as english } from '../en/rules';

export const rules: Translated<typeof english> = {
  pictures: {
    five: 'Bois, feu, terre, métal et eau, et quelques dominos. Un double a deux fois la même couleur.',
    square: 'Le carré de départ : bois et feu à gauche, terre et métal à droite.',
    cycles:
      'Un cycle répète ses couleurs dans le même ordre. La dernière ligne ne le fait pas : c’est la dernière perle qui est fausse.',
    cases:
      'Des places pour le domino suivant. A, C et E prolongent deux groupes, B en prolonge trois. D prolonge une colonne et réunit deux groupes d’une rangée. X, Y et Z sont interdits : X et Z ne prolongent qu’un groupe, et Y serait le quatrième domino côte à côte. Les lettres sont celles de la feuille, dont l’image est perdue ; celle-ci est de nous.',
    start: 'On a posé {1-5} au-dessus du carré. Les deux colonnes sont plus longues : 3 × 3 = 9 points.',
    points: 'Le domino en B donne des groupes de 4, 5 et 4 : il marque 4 × 5 × 4 = 80 points.',
    double:
      'Les mêmes places en d’autres couleurs. Ici un double convient en B, et il marque deux fois plus : 4 × 5 × 4 × 2 = 160 points.',
    pointed:
      'De la main {2-3} {1-4} {5-5}, on ne peut désigner que {1-4} : au-dessus du carré, bois et métal prolongent les deux colonnes.',
    left: 'Ce que coûte chaque domino resté en main : un double 5 points, tout autre 25.',
    fifteen: 'Dans la variante stratégique, chaque main a ces quinze dominos.',
    next: 'Ce qui peut suivre. Tant que toutes les perles diffèrent : l’autre bout, ou une couleur nouvelle. Ensuite, une seule couleur.',
    misdeal:
      'Deux fois le même double, c’est une maldonne. Deux dominos qui ont une couleur en commun n’en sont pas une.',
  },
  more: [
    {
      title: 'Les cycles, précisément',
      lines: [
        'Un cycle a une longueur n de 1 à 5 : n perles qui se suivent sont toujours toutes différentes, et chaque perle est égale à celle qui la précède de n places. On peut lire dans un sens ou dans l’autre.',
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
      title: 'Avec ou sans annonces',
      lines: [
        'Si un domino vous a été désigné, il faut jouer un domino, comme le dit la feuille : tout domino qui convient. On peut convenir que ce doit être l’un de ceux qu’on a désignés.',
        'Au lieu des annonces, on peut s’en remettre au jeu, ou à un tiers honnête : on passe si aucun de ses dominos ne convient, et jamais autrement.',
      ],
    },
    {
      title: 'La variante stratégique, en détail',
      lines: [
        'Chacun tient un domino de chaque sorte et en choisit un en secret ; ils forment le carré, celui de la première place à gauche, la plus petite couleur en bas sauf s’il est retourné. On tire au sort avant le choix lesquels sont retournés et qui commence.',
        'Si le même double a été choisi deux fois, on choisit de nouveau. Ensuite, plus rien n’est caché.',
      ],
    },
    {
      title: 'Pourquoi deux images de B',
      lines: [
        'Un double et un autre domino ne vont jamais à la même place si chacun des trois groupes y avait plus d’une perle : pour le double, le groupe dans son sens doit être d’une seule couleur.',
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
      ruling: 'Toute la table répond à une annonce en même temps, et l’on montre les réponses ensemble.',
      reason:
        'La feuille ne dit pas comment. Si l’on répondait à tour de rôle, la dernière réponse en saurait plus que la première.',
    },
    {
      ruling: 'Une main étalée reste connue, moins ce que l’on en joue ensuite.',
      reason:
        'Ce qui est vu est vu : aucun programme ne peut le faire oublier, et personne ne doit donc avoir à le retenir.',
    },
    {
      ruling: 'Si c’est à une main vide de jouer, elle annonce ou passe, comme toute main où rien ne convient.',
      reason: 'Cela n’arrive que si les mains ont été composées exprès, et il faut bien une règle.',
    },
    {
      ruling: 'Le plus grand score gagne, même négatif, et à égalité on partage la victoire.',
      reason: 'La feuille dit comment compter les points, mais pas qui gagne.',
    },
    {
      ruling: 'Dans la variante stratégique, les tirages précèdent le choix, et l’on n’exige pas trois couleurs.',
      reason: 'Rien ne doit rester caché que le choix, et rien n’est distribué que l’on puisse redistribuer.',
    },
  ],
  credits: [
    'Un jeu de Sid Sackson, tiré de son livre A Gamut of Games (dernière édition : Dover Books, ISBN 0-486-27347-4).',
    'Son nom renvoie au roman de Hermann Hesse Das Glasperlenspiel, en français Le Jeu des perles de verre.',
    'Édité sous le nom de Wu Hsing par Franjos.',
    'D’après la feuille de règles française de François Haffner, janvier 2004, mise en ligne par les collectionneurs de L’Escale à jeux. Les mots sont les nôtres. Les images de la feuille sont perdues ; celles de cette page sont de nous.',
    'La feuille soumet toute reproduction commerciale du jeu à une autorisation.',
  ],
};
