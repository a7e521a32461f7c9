/** La règle des dominos, au-delà du dépliant, en français. */

import type { RulesOf } from '../../en/rules/rules';

export const classic: RulesOf<'classic'> = {
  pictures: {
    line: 'On a ouvert avec le 6-6, en travers. Le 6-5 est allé à sa droite, le 6-4 à sa gauche, puis le 5-5 en travers au bout de droite. Les extrémités ouvertes sont 4 et 5.',
    spinner:
      'La même chose avec un pivot : le 6-6 est ouvert aussi par ses petits côtés, et l’on y a posé le 6-3. Sont ouverts 4, 5, 3 et encore un 6.',
  },
  more: [
    {
      title: 'Qui commence, selon la maison',
      lines: [
        'Le domino le plus lourd : un double passe avant tout autre domino, le plus haut double d’abord ; sans double, le plus de points et, à égalité, la plus grande moitié.',
        '• Au sort : avant la donne, chacun retourne un domino, et le plus de points commence. Les ex æquo recommencent, puis on remélange.',
        '• La main la plus lourde : commence qui a le plus de points en main.',
        'Quand le domino le plus lourd commence, il faut le poser. Au sort, ou avec la main la plus lourde, on ouvre de ce que l’on veut, sauf autre accord.',
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
      title: 'Jusqu’où va une main',
      lines: [
        'D’un seul domino à ce que permet le jeu quand tous reçoivent autant : les dominos du jeu, moins la réserve si l’on pioche, divisés par les joueurs.',
      ],
    },
  ],
  rulings: [
    {
      ruling: 'On peut prendre un jeu double-neuf ou double-douze, jusqu’à huit joueurs.',
      reason: 'La feuille ne connaît que le double-six, et 28 dominos sont trop peu au-delà de quatre.',
    },
    {
      ruling: 'Les mains ordinaires sont celles du dépliant.',
      reason: 'La feuille dit seulement que cela dépend du jeu ; ces nombres laissent une pioche qui mérite ce nom.',
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
      ruling: 'Qui peut jouer doit jouer.',
      reason:
        'La feuille ne parle que de ceux qui ne peuvent pas. Sinon on garderait un domino en réserve, et passer n’apprendrait rien aux autres.',
    },
    {
      ruling: 'Une manche est bloquée quand tous ont passé à la suite sans piocher.',
      reason: 'C’est la preuve que personne ne peut poser, et nul n’a besoin de regarder une autre main.',
    },
    {
      ruling: 'La main la plus légère gagne une manche bloquée et marque les autres mains, moins la sienne.',
      reason:
        'La feuille ne dit pas qui gagne. La main la plus légère est la plus près de finir, et l’on retranche ce qui lui reste.',
    },
    {
      ruling: 'Si deux mains ou plus sont aussi légères, personne ne marque.',
      reason: 'Aucune n’a battu l’autre, et un demi-score serait d’une espèce nouvelle.',
    },
    {
      ruling: 'Avec une réserve, le gagnant de la manche marque tout ce qui reste dans la pioche.',
      reason:
        'La feuille donne au gagnant la valeur de ces dominos sans dire combien il y en a. Si personne ne gagne, personne ne les reçoit.',
    },
    {
      ruling: 'À égalité à la fin de la partie, on partage la victoire.',
      reason: 'La feuille ne départage pas, et une manche de plus ne serait pas ce qui était convenu.',
    },
  ],
  credits: [
    'Un jeu traditionnel : à personne, et à tout le monde.',
    'D’après une feuille de règles générale des dominos, en anglais et en français, qui dit sur quoi il faut s’entendre. Les mots sont les nôtres.',
  ],
};
