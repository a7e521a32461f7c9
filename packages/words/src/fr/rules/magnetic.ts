/** La règle du domino magnétique, au-delà du dépliant, en français. */

import type { RulesOf } from '../../en/rules/rules';

export const magnetic: RulesOf<'magnetic'> = {
  pictures: {
    flat: 'À plat : on a ouvert avec le 5-5 ; le 5-4 et le 5-2 s’y sont joints. La chaîne a deux bouts, 4 et 2.',
    tower:
      'Une tour vue d’en haut. Les chiffres sur les dominos disent à quel étage ils sont ; le 4-3 fait un pont sur deux d’entre eux.',
    staggered:
      'Une chaîne en quinconce vue d’en haut : 6-6 et 6-4 sont à plat, 6-2 et 4-1 en hauteur, et l’on a glissé 2-0 et 3-1 dessous.',
  },
  more: [
    {
      title: 'La tour, en détail',
      lines: [
        'Imaginez une grille : un domino couvre deux cases voisines, un étage au-dessus de la plus haute des deux colonnes. Une moitié qui n’a rien juste sous elle dépasse, que ce soit au-dessus de la table ou d’un étage plus bas. On pose d’en haut : rien ne doit se trouver au-dessus de ses cases.',
        'Si l’on ne construit qu’aux extrémités, une moitié au moins repose sur l’un des deux dominos des bouts, et le domino posé devient le bout de son côté. Au début, le premier domino est les deux bouts, et la moitié où l’on pose dit lequel. Un domino qui repose sur les deux bouts peut devenir l’un ou l’autre.',
      ],
    },
    {
      title: 'La chaîne en quinconce, en détail',
      lines: [
        'La moitié ouverte d’un bout est celle qui n’est pas encore jointe. Tout droit, c’est la direction qui va de la moitié jointe à la moitié ouverte.',
        '• À plat, moitié ouverte sur la table : à côté d’elle, tout droit, à gauche ou à droite.',
        '• À plat, moitié ouverte plus haut : glissé dessous, sur la table ; l’autre moitié tout droit, à gauche ou à droite.',
        '• En hauteur : sur la moitié ouverte ; l’autre moitié tout droit, à gauche ou à droite, au-dessus du vide, d’un étage plus bas, ou posée sur un nombre égal.',
        'Une moitié qui vient juste sous une autre doit lui être égale. Des dominos d’un même étage peuvent se toucher par le côté avec des nombres différents.',
        'À trois ou quatre, on suit un seul rythme : à plat, en hauteur, à plat, et ainsi de suite, quel que soit le joueur. À deux, chacun a le sien.',
      ],
    },
    {
      title: 'Sur cet écran',
      lines: [
        'Si cela tombe, ce sont les aimants et la pesanteur qui le disent, de la même façon sur toutes les machines. On peut convenir d’aimants faibles, normaux ou forts, et de mains sûres, qui posent exactement, ou de vraies mains : alors la façon de lâcher compte.',
      ],
    },
  ],
  rulings: [
    {
      ruling: 'En comptant 0-0, 1-0, 1-1, 2-0 et ainsi de suite, un domino sur quatre a la même couleur.',
      reason: 'La feuille dit seulement qu’ils sont de couleur. Cela en fait sept de chacune.',
    },
    {
      ruling:
        'Si personne n’a de double, le domino au plus grand nombre de points commence ; à égalité, celui qui a la plus grande moitié.',
      reason: 'La feuille n’en dit rien, et dans cet ordre il n’y a jamais d’égalité.',
    },
    {
      ruling: 'On glisse un domino sous une moitié ouverte, si haute qu’elle soit.',
      reason: 'Si seul le premier étage comptait, la plupart des parties à deux finiraient bloquées.',
    },
    {
      ruling: 'Les cases doivent être libres et, en hauteur, rien ne doit être au-dessus.',
      reason: 'Les dominos ne passent pas les uns à travers les autres.',
    },
    {
      ruling:
        'Après une chute, le premier domino de la chaîne est de nouveau à plat, et les rythmes repartent du début.',
      reason: 'La feuille dit seulement que le jeu continue ; ainsi la nouvelle chaîne commence comme la partie.',
    },
    {
      ruling: 'Le premier domino d’une tour ou d’une chaîne ne peut pas tomber.',
      reason: 'Il est sur la table.',
    },
    {
      ruling: 'Dans une partie unique, le gagnant est celui qui a fini, même si un autre écrit 0 aussi.',
      reason: 'Qui garde le double blanc a posé moins que celui qui n’a plus rien.',
    },
  ],
  credits: [
    'Magnetic Domino, édité par Widyka (WDK Groupe Partner), référence A1602670. La feuille ne nomme ni auteur ni année.',
    'D’après sa feuille de règles en français. Les mots sont les nôtres.',
  ],
};
