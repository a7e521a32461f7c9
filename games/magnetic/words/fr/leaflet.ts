/** Les règles sur une feuille pliée, en français. */

import type { Leaflet } from '@boneyard/words/leaflets';

export const leaflet: Leaflet = {
  about: 'De 2 à 4 personnes : une chaîne, une tour, ou les deux tour à tour',
  parts: [
    {
      title: 'But du jeu',
      lines: ['Avoir posé tous ses dominos avant les autres.'],
    },
    {
      title: 'Les dominos',
      lines: [
        '28 dominos de {0-0} à {6-6} en quatre couleurs, sept de chacune, avec un aimant dans chaque moitié. Une moitié blanche est un zéro, pas un joker. Un double porte deux fois le même nombre. Des cartes découpées vont bien pour la chaîne ; les tours demandent de vrais dominos.',
      ],
    },
    {
      title: 'Mise en place',
      lines: [
        'Mélangez face cachée. À deux, chacun prend 7 dominos ; à trois ou quatre, 6. Le reste forme la pioche. Si quelqu’un n’a qu’une couleur, on redonne.',
        'La personne qui a le double le plus haut le pose en premier. Si personne n’a de double, c’est le domino qui a le plus de points ; à égalité, celui dont une moitié est la plus haute. On joue ensuite dans le sens des aiguilles d’une montre, un domino par tour.',
      ],
    },
    {
      title: 'Si vous ne pouvez pas jouer',
      lines: [
        'Si vous pouvez jouer, vous devez jouer. Sinon, piochez un domino et votre tour est fini, même s’il convient. Si la pioche est vide, passez.',
      ],
    },
    {
      title: 'La chaîne à plat',
      lines: ['Posez un domino, une moitié contre une extrémité de la chaîne qui montre le même nombre.'],
    },
    {
      title: 'La tour',
      lines: [
        'Le premier domino est posé sur la table. Tous les autres se posent dessus, sur n’importe quel domino.',
        '• Au moins une moitié repose exactement sur une moitié de même nombre. L’autre peut être en porte-à-faux.',
        '• Si les deux moitiés reposent, les deux doivent s’accorder.',
        '• Rien ne doit se trouver au-dessus de sa place.',
        'Plus équitable : le deuxième domino se pose dans le sens du premier. Plus difficile : on ne construit que sur les deux dominos des extrémités.',
      ],
    },
    {
      title: 'En quinconce',
      lines: [
        'Un domino à plat, le suivant en hauteur, et ainsi de suite, toujours à l’une des deux extrémités, à nombres égaux.',
        '• À plat : sur la table à côté de la moitié ouverte d’une extrémité, ou glissé dessous si elle est plus haut.',
        '• En hauteur : sur la moitié ouverte d’une extrémité ; l’autre moitié va tout droit, à gauche ou à droite.',
        '• À deux, chacun alterne pour soi, et commence à plat. Si vous piochez ou passez, vous gardez la même façon de jouer.',
        '• À trois ou quatre, une seule suite pour toute la table. Piocher n’est pas jouer : après un domino posé à plat, le prochain va en hauteur, peu importe qui le pose.',
        '• Au même étage, des dominos peuvent se toucher par le côté avec des nombres différents.',
      ],
    },
    {
      title: 'Quand tout s’écroule',
      lines: [
        'Un domino lâché ne se reprend plus. Si tout s’écroule, même par le seul effet des aimants, la personne qui a posé le domino prend tous ceux de la construction. Le plus haut double, où qu’il soit alors, en commence une nouvelle.',
      ],
    },
    {
      title: 'La fin',
      lines: [
        '• Fini : qui pose son dernier domino gagne, si tout tient encore.',
        '• Bloqué : quand toute la table a passé d’affilée, la main qui a le moins de points gagne ; à égalité, on partage.',
        'On inscrit 0 pour une victoire, sinon les points qui restent en main. Après le nombre de manches convenu, le plus petit total gagne. Avec de jeunes enfants, comptez les dominos et non les points.',
      ],
    },
  ],
  figures: {
    flat: 'La chaîne à plat : on a ouvert avec le 5-5 ; le 5-4 et le 5-2 s’y sont joints.',
    tower:
      'Une tour vue de côté. Chaque domino repose par son 6 sur un 6, et l’autre moitié est en porte-à-faux, tour à tour à droite et à gauche. Elle n’a rien juste au-dessous : son nombre n’importe pas.',
    staggered:
      'Une chaîne en quinconce vue de côté. À plat : le 6-6, et le 6-4 à côté. En hauteur : le 6-2 et le 4-1. De nouveau à plat : on a glissé le 2-0 et le 3-1 sous les bouts qui dépassent.',
  },
  source:
    'Le Domino magnétique a paru chez Widyka (WDK Groupe Partner). D’après sa feuille de règles. Les images de la feuille sont perdues ; celles-ci sont de nous.',
};
