/** La règle des dominos, au-delà du dépliant, en français. */

import type { Translated } from '@boneyard/words/translated';
import type { rules as english } from '../en/rules';

export const rules: Translated<typeof english> = {
  pictures: {
    set: 'Sept doubles, et chaque paire de nombres différents une fois.',
    hand: 'Une main à deux : sept dominos que personne d’autre ne voit.',
    order:
      'Qui commence : le plus haut double de toutes les mains. Sans double, le domino qui a le plus de points ; à égalité, celui qui a la plus grande moitié.',
    line: 'On a ouvert avec le {6-6}, en travers. Le {6-5} est allé à sa droite, le {6-4} à sa gauche, puis le {5-5} en travers au bout de droite. Les extrémités ouvertes sont 4 et 5.',
    blocked: 'Bloqué : les deux extrémités montrent 0, et plus personne n’a de 0.',
    lightest: 'La main la plus légère gagne la manche bloquée et marque l’autre : 9 points.',
    counted: 'On marque tout ce qui reste dans les autres mains.',
    spinner:
      'La même chose avec un pivot : le {6-6} est ouvert aussi par ses petits côtés, et l’on y a posé le {6-3}. Les extrémités ouvertes sont 4, 5, 3 et encore un 6.',
    pips: 'Selon les points seulement, double ou non. {6-4} et {5-5} en ont dix chacun, et la plus grande moitié décide.',
    spinners:
      'Chaque double est un pivot : le {6-6} et le {5-5} sont ouverts des quatre côtés, et le {6-3} est posé sur un petit côté.',
    sides: 'Quelqu’un a fini : l’équipe marque ce que les deux adversaires ont encore.',
    fives:
      'On a ouvert avec le {5-5} : 10 points. Le {5-0} sur lui : le {5-5} compte toujours 10, le blanc 0, donc encore 10 points.',
    turned:
      'La même chaîne que plus haut, mais le {5-5} est posé dans un coude. Les extrémités ouvertes sont les mêmes.',
  },
  more: [
    {
      title: 'Qui commence : les variantes',
      lines: [
        '• Le domino le plus lourd : un double passe avant tout autre domino, le plus haut double d’abord ; sans double, le plus de points et, à égalité, la plus grande moitié.',
        '• Le plus de points : la même chose sans le privilège des doubles. À égalité, la plus grande moitié.',
        '• Au sort : avant la donne, chacun retourne un domino, et le plus de points commence ; {6-4} et {5-5} sont à égalité. En cas d’égalité, on tire de nouveau dans ce qui reste, sans les autres, puis on remélange tout.',
        '• La main la plus lourde : la main qui a le plus de points commence.',
        'Quand le domino le plus lourd, ou celui qui a le plus de points, commence, il faut le poser. Au sort, ou avec la main la plus lourde, on ouvre avec le domino que l’on veut, sauf autre accord.',
      ],
    },
    {
      title: 'Trois façons de piocher',
      lines: [
        '• Jusqu’à ce qu’un domino convienne, puis on le joue. Quand il n’y a plus rien à piocher, on passe.',
        '• Un seul domino : s’il convient, on le joue ; sinon, on passe.',
        '• Un seul domino, et le tour est fini, même s’il convenait.',
        'Avec une réserve de deux, les deux derniers dominos ne se piochent jamais : quand il en reste deux, il n’y a plus rien à piocher.',
      ],
    },
    {
      title: 'Les pivots',
      lines: [
        'Un double posé en ouverture se prolonge par ses deux longs côtés, un double posé plus tard par le côté qui tourne le dos à la chaîne. Un pivot est ouvert des quatre côtés dès qu’il est posé : le premier double de la manche, ou tous, selon l’accord.',
      ],
    },
    {
      title: 'Une manche bloquée',
      lines: [
        'La main gagnante marque les points des autres mains. Beaucoup en retranchent les siens : convenez-en avant de jouer.',
      ],
    },
    {
      title: 'En équipe',
      lines: [
        'À quatre, les personnes qui se font face peuvent être partenaires. Aucune ne voit les dominos de l’autre. Les points sont ceux de l’équipe, et les deux gagnent ensemble. Avec un jeu double-six, chacun prend 7 dominos.',
        '• Fini : l’équipe marque les points des deux mains adverses. Ce qui reste dans l’autre main de l’équipe ne compte pas.',
        '• Bloqué : l’équipe qui a la main la plus légère gagne, même si ses deux mains sont aussi légères, et marque les points des deux mains adverses ; si l’on a convenu de la différence, moins ceux des deux siennes, mais jamais moins que rien. Si une main de chaque équipe est aussi légère, personne ne marque.',
      ],
    },
    {
      title: 'Les Cinq',
      lines: [
        'Après chaque domino, le premier compris, on additionne les extrémités ouvertes. Si la somme est un multiple de cinq, qui a posé le domino la marque aussitôt. La partie se joue d’ordinaire en 200 points, et le premier double est un pivot.',
        '• Un domino qui n’est pas un double compte sa moitié ouverte, ou les deux si elles le sont.',
        '• Un double compte ses deux moitiés tant qu’un seul domino au plus le touche, et rien ensuite. Les petits côtés d’un pivot ne comptent qu’une fois un domino posé là.',
        '• À la fin d’une manche, ce que l’on marque est arrondi au multiple de cinq le plus proche : 1 et 2 vers le bas, 3 et 4 vers le haut.',
      ],
    },
    {
      title: 'Où se pose votre domino',
      lines: [
        'À droite ou à gauche du premier, sur n’importe quel côté d’un pivot, tout droit ou à angle droit, faute de place ou par simple caprice : c’est vous qui décidez, et tout le monde le voit là où vous l’avez posé. Cela ne change rien au jeu. Sur cet écran, faites-y glisser votre domino ou touchez un emplacement ; au clavier, R le tourne.',
      ],
    },
    {
      title: 'La taille d’une main',
      lines: [
        'D’un seul domino à ce que permet le jeu quand chaque main en a autant : les dominos du jeu, moins la réserve si l’on pioche, divisés par le nombre de mains.',
      ],
    },
  ],
  rulings: [
    {
      ruling: 'On peut prendre un jeu double-neuf ou double-douze, jusqu’à huit personnes.',
      reason: 'La feuille ne connaît que le double-six, et 28 dominos sont trop peu au-delà de quatre.',
    },
    {
      ruling: 'Les tailles de main habituelles sont celles indiquées plus haut.',
      reason:
        'La feuille dit seulement que cela dépend du jeu ; ces nombres laissent un cimetière où il y a de quoi piocher.',
    },
    {
      ruling: 'Le plus lourd, c’est d’abord le double, puis le nombre de points, puis la plus grande moitié.',
      reason:
        'Un point de la feuille fait commencer le domino le plus lourd, un autre passe les doubles en revue. Cet ordre respecte les deux, et il n’y a jamais d’égalité.',
    },
    {
      ruling: 'Pour savoir qui commence, un double compte toujours ses deux moitiés, et le double blanc rien.',
      reason: 'Ces usages de la maison concernent les points ; un double-six qui compte 6 reste le plus haut double.',
    },
    {
      ruling: 'Entre deux mains aussi lourdes, la première place commence.',
      reason: 'La feuille n’en dit rien, et cela évite un second tirage.',
    },
    {
      ruling: 'Chaque manche s’ouvre selon la même règle.',
      reason: 'La feuille ne parle pas des manches suivantes, et une règle se retient mieux que deux.',
    },
    {
      ruling: 'Si l’on peut jouer, il faut jouer.',
      reason:
        'La feuille ne parle que du cas où rien ne convient. Sinon on garderait un domino en réserve, et passer n’apprendrait rien aux autres.',
    },
    {
      ruling: 'Une manche est bloquée quand toute la table a passé d’affilée, sans piocher.',
      reason: 'C’est la preuve que personne ne peut poser, et nul n’a besoin de regarder une autre main.',
    },
    {
      ruling: 'La main la plus légère gagne une manche bloquée.',
      reason:
        'La feuille donne les points des adversaires à qui gagne, sans dire qui c’est. La main la plus légère est la plus près de finir.',
    },
    {
      ruling: 'Si deux mains ou plus sont aussi légères, personne ne marque.',
      reason: 'Aucune n’a battu l’autre, et partager les points donnerait des demi-points.',
    },
    {
      ruling: 'Avec une réserve, qui gagne la manche marque tout ce qui reste dans le cimetière.',
      reason:
        'La feuille donne à qui gagne la valeur de ces dominos sans dire combien il y en a. Si personne ne gagne, personne ne les reçoit.',
    },
    {
      ruling: 'Au jeu des Cinq, la partie finit avec la manche où le score à atteindre est atteint.',
      reason: 'La feuille ne connaît pas ce jeu. On joue la manche jusqu’au bout, comme dans les autres.',
    },
    {
      ruling: 'À égalité à la fin de la partie, on partage la victoire.',
      reason: 'La feuille ne départage pas, et une manche de plus ne serait pas ce qui était convenu.',
    },
  ],
  credits: [
    'Un jeu traditionnel, qui n’est à personne et à tout le monde.',
    'D’après une feuille de règles générale des dominos, en anglais et en français, qui dit sur quoi il faut s’entendre. Les mots sont les nôtres.',
  ],
};
