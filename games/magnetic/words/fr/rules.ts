/** La règle du domino magnétique, au-delà du dépliant, en français. */

import type { Translated } from '@boneyard/words/translated';
import type { rules as english } from '../en/rules';

export const rules: Translated<typeof english> = {
  pictures: {
    colours: 'Quatre couleurs, toujours dans cet ordre. Elles ne comptent pas pour la règle.',
    order:
      'Qui commence : le plus haut double de toutes les mains. Sans double, le domino qui a le plus de points ; à égalité, celui qui a la plus grande moitié.',
    flat: 'À plat : on a ouvert avec le {5-5} ; le {5-4} et le {5-2} s’y sont joints. La chaîne a deux bouts, 4 et 2.',
    tower:
      'Une tour vue de côté. Chaque domino repose par son 6 sur un 6, et l’autre moitié dépasse. Le dernier est encadré.',
    beside: 'En quinconce, à plat : le {6-4} est sur la table, à côté du {6-6}. Les trois images sont vues de côté.',
    onTop:
      'En quinconce, en hauteur : le {6-2} est sur le {6-6}, et le {4-1} sur le {6-4}. Leurs autres moitiés dépassent.',
    under:
      'En quinconce, glissé dessous : le {2-0} et le {3-1} sont de nouveau à plat, sous les moitiés qui dépassaient.',
    fallen: 'Le {5-4} a fait tomber la tour : la personne qui l’a posé ramasse les trois.',
    left: 'Ces deux dominos restés en main comptent 12 points.',
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
        'À trois ou quatre, on suit un seul rythme : à plat, en hauteur, à plat, et ainsi de suite, peu importe qui joue et combien de fois on a pioché entre-temps. À deux, chacun a le sien.',
      ],
    },
    {
      title: 'Sur cet écran',
      lines: [
        'Les aimants et la pesanteur décident si tout tombe, de la même façon sur toutes les machines. On peut convenir d’aimants faibles, normaux ou forts, et de mains sûres, qui posent exactement, ou de vraies mains : alors la façon de lâcher compte.',
      ],
    },
  ],
  rulings: [
    {
      ruling: 'En comptant {0-0}, {1-0}, {1-1}, {2-0} et ainsi de suite, un domino sur quatre a la même couleur.',
      reason: 'La feuille dit seulement qu’ils sont de couleur. Cela en fait sept de chacune.',
    },
    {
      ruling: 'Si quelqu’un n’a reçu qu’une couleur, on redonne tous les dominos.',
      reason: 'La feuille veut plusieurs couleurs dans chaque main, sans dire que faire sinon.',
    },
    {
      ruling:
        'Si personne n’a de double, le domino au plus grand nombre de points commence ; à égalité, celui qui a la plus grande moitié.',
      reason: 'La feuille n’en dit rien, et dans cet ordre il n’y a jamais d’égalité.',
    },
    {
      ruling: 'Quand la pioche est vide et que rien ne convient, on passe.',
      reason: 'La feuille dit seulement de piocher, et il n’y a plus rien à piocher.',
    },
    {
      ruling: 'Une moitié suspendue dans le vide n’a pas à s’accorder avec ce qui se trouve plus bas.',
      reason:
        'La feuille demande que toutes les cases posées l’une sur l’autre soient égales ; avec du vide entre elles, elles ne sont pas posées l’une sur l’autre.',
    },
    {
      ruling:
        'Les extrémités d’une tour sont les derniers dominos posés de part et d’autre. Au début, le premier domino est les deux.',
      reason: 'La feuille parle des extrémités de la construction sans dire quels dominos ce sont.',
    },
    {
      ruling:
        'Les extrémités de la chaîne en quinconce sont ses deux moitiés ouvertes. L’autre moitié du nouveau domino va tout droit, à gauche ou à droite.',
      reason: 'La feuille dit seulement que l’on pose aux extrémités de la chaîne ; ses photos sont perdues.',
    },
    {
      ruling: 'On glisse un domino sous une moitié ouverte, si haute qu’elle soit.',
      reason: 'Si seul le premier étage comptait, la plupart des manches à deux finiraient bloquées.',
    },
    {
      ruling: 'Les cases doivent être libres et, en hauteur, rien ne doit être au-dessus.',
      reason: 'Les dominos ne passent pas les uns à travers les autres.',
    },
    {
      ruling:
        'Après une chute, le premier domino de la chaîne est de nouveau à plat, et les rythmes repartent du début.',
      reason: 'La feuille dit seulement que le jeu continue ; ainsi la nouvelle chaîne commence comme la manche.',
    },
    {
      ruling:
        'La construction est tombée si un domino s’immobilise à plus d’un quart de case de sa place, ou incliné de plus de 10 degrés.',
      reason: 'La feuille parle seulement de tomber. Il faut une mesure, et un domino peut glisser un peu.',
    },
    {
      ruling: 'Le premier domino d’une tour ou d’une chaîne ne peut pas tomber.',
      reason: 'Il est sur la table.',
    },
    {
      ruling: 'Une manche est bloquée quand toute la table a passé d’affilée.',
      reason:
        'La feuille dit seulement que le jeu peut être bloqué. Ainsi on sait que personne ne peut jouer, sans regarder les mains.',
    },
    {
      ruling:
        'Dans une manche bloquée, des mains égales partagent la victoire et inscrivent 0. Des totaux égaux, à la fin, la partagent aussi.',
      reason: 'La feuille ne départage pas.',
    },
    {
      ruling: 'Plusieurs manches, et le compte des dominos plutôt que des points, sont possibles en quinconce aussi.',
      reason: 'La feuille en parle pour la chaîne à plat et pour la tour, et rien ne s’y oppose.',
    },
    {
      ruling: 'Si l’on ne joue qu’une manche, la victoire va à la main qui a fini, même si une autre inscrit 0 aussi.',
      reason: 'Garder le double blanc, c’est avoir posé moins que si l’on n’a plus rien.',
    },
  ],
  credits: [
    'Magnetic Domino, édité par Widyka (WDK Groupe Partner), référence A1602670. La feuille ne nomme ni auteur ni année.',
    'D’après sa feuille de règles en français. Les mots sont les nôtres. Les images de la feuille sont perdues ; celles de cette page sont de nous.',
  ],
};
