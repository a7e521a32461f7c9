/** Les règles sur une feuille pliée, en français. */

import type { Leaflet } from '@boneyard/words/leaflets';

export const leaflet: Leaflet = {
  about: 'De 2 à 4 personnes, ou jusqu’à 8 avec un jeu plus grand',
  parts: [
    {
      title: 'But du jeu',
      lines: ['Poser tous ses dominos avant les autres, et marquer les points qui leur restent en main.'],
    },
    {
      title: 'Les dominos',
      lines: [
        'Un jeu double-six compte 28 dominos : chaque paire de nombres de 0 à 6, une fois. Une moitié blanche vaut 0. Un double porte deux fois le même nombre.',
        'À cinq et plus, il faut un jeu double-neuf (55 dominos) ou double-douze (91).',
      ],
    },
    {
      title: 'Mise en place',
      lines: [
        'Retournez tous les dominos et mélangez-les. À deux, chacun en prend 7 ; à trois ou quatre, 5. Dressez-les à l’abri des regards ; leur nombre, tout le monde le voit. Le reste, face cachée, forme le cimetière.',
        'Double-neuf : 9 chacun de deux à quatre, 7 à cinq ou six, 5 à sept ou huit. Double-douze : 12, 10 et 8.',
      ],
    },
    {
      title: 'Qui commence',
      lines: [
        'La personne qui a le double le plus haut le pose en premier. Si personne n’a de double, c’est le domino qui a le plus de points ; à égalité, celui dont une moitié est la plus haute. Il en va ainsi à chaque manche. On joue ensuite dans le sens des aiguilles d’une montre.',
      ],
    },
    {
      title: 'À votre tour',
      lines: [
        'Posez un domino, une moitié contre une extrémité ouverte de la chaîne qui montre le même nombre. Un double se pose en travers. Au bord de la table, la chaîne tourne.',
        'Si vous pouvez jouer, vous devez jouer. Sinon, piochez dans le cimetière jusqu’à pouvoir jouer, puis jouez. Quand il est vide, passez.',
      ],
    },
    {
      title: 'Fin d’une manche',
      lines: [
        '• Fini : quelqu’un pose son dernier domino, dit « Domino ! » et marque les points de toutes les autres mains.',
        '• Bloqué : toute la table a passé d’affilée, sans piocher. La main la plus légère gagne et marque les points des autres. Si deux mains ou plus sont aussi légères, personne ne marque.',
      ],
    },
    {
      title: 'La partie',
      lines: [
        'On joue des manches jusqu’à ce que quelqu’un ait 100 points. Le plus grand score gagne ; à égalité, la victoire est partagée.',
        'Exemple : Ana finit. Bo a {5-5} et {3-1}, Cy a {0-0}. Ana marque 10 + 4 + 0 = 14.',
        'Exemple : manche bloquée. Ana a 4 points en main, Bo 9, Cy 12. Ana marque 9 + 12 = 21.',
      ],
    },
    {
      title: 'À convenir avant de jouer',
      lines: [
        '• Jeu sans pioche : personne ne pioche ; si vous ne pouvez pas jouer, vous passez. Avec un jeu double-six, chacun prend 7 dominos.',
        '• Pioche : un seul domino par tour, joué s’il convient ; ou un domino, et le tour est fini.',
        '• Réserve : les deux derniers dominos du cimetière ne se piochent pas, et qui gagne une manche marque aussi ce qui y reste.',
        '• Début : au domino qui a le plus de points, double ou non, et c’est lui qu’on pose. Ou tiré au sort, ou à la main qui a le plus de points ; on pose alors le domino qu’on veut.',
        '• Pivot : le premier double, ou chaque double, est ouvert des quatre côtés.',
        '• Points : un double ne compte qu’une moitié ; le double blanc compte 14 ; dans une manche bloquée, on retranche les points de la main gagnante.',
        '• En équipe : à quatre, deux contre deux, face à face, avec 7 dominos chacun. L’équipe de la personne qui finit, ou qui a la main la plus légère, marque les deux mains adverses.',
        '• Les Cinq : après chaque domino, on additionne les extrémités ouvertes ; un multiple de cinq marque aussitôt. Un double compte ses deux moitiés tant qu’un seul domino au plus le touche. Le premier double est un pivot, les mains s’arrondissent à cinq, et l’on joue en 200.',
        '• Durée : un autre score à atteindre, ou un nombre de manches.',
      ],
    },
  ],
  figures: {
    line: 'Le 6-6, posé en premier, est en travers. On a posé 6-5 à sa droite, 6-4 à sa gauche, puis 5-5 en travers au bout à droite. Les extrémités ouvertes sont maintenant 4 et 5. Deux nombres qui se touchent sont toujours égaux.',
  },
  source: 'Jeu traditionnel. D’après une feuille de règles générale ; ce qu’elle laisse ouvert, nous l’avons décidé.',
};
