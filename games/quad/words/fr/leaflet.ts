/** Les règles sur une feuille pliée, en français. */

import type { Leaflet } from '@boneyard/words/leaflets';

export const leaflet: Leaflet = {
  about: 'De 2 à 8 personnes',
  parts: [
    {
      title: 'But du jeu',
      lines: ['Poser des carreaux dont les chiffres s’accordent, et atteindre 800 points avant les autres.'],
    },
    {
      title: 'Les carreaux',
      lines: [
        '125 carreaux avec un chiffre de 0 à 5 à chaque coin. Un quadruple porte quatre fois le même chiffre. Pour débuter, on retire ceux qui ont un 5 : 70 carreaux, et l’on joue en 600 points. C’est plus rapide et plus facile, et amusant même avec de l’expérience : essayez les deux.',
      ],
    },
    {
      title: 'Mise en place',
      lines: [
        'Mélangez face cachée. À deux, chacun prend 15 carreaux ; à trois, 10 ; à quatre, 8 ; à cinq, 7 ; de six à huit, 6. Le reste forme le puits. Dressez vos carreaux à l’abri des regards.',
      ],
    },
    {
      title: 'L’ouverture',
      lines: [
        'La personne qui a le plus haut quadruple ouvre avec, en marque le total et choisit un supplément : 25 points, ou deux coups de plus aussitôt.',
        'Exemple : {4-4-4-4} vaut 16, avec les 25 cela fait 41. Ou deux coups de plus, {4-4-4-3} et {4-4-3-3} : 16 + 15 + 14 = 45.',
        'Si vous ouvrez et avez aussi {0-0-0-0}, vous pouvez montrer l’autre quadruple, le garder, et ouvrir avec {0-0-0-0} : le supplément est alors de 25 points et de deux coups de plus, si deux sont possibles.',
        'Si personne n’a de quadruple, le carreau au plus grand total ouvre, sans supplément ; à égalité, celui qui a les plus hauts chiffres. On joue ensuite dans le sens des aiguilles d’une montre.',
      ],
    },
    {
      title: 'À votre tour',
      lines: [
        'Posez un carreau, tourné comme vous voulez, côte à côte avec un autre. Tout coin qui touche un carreau doit montrer le même chiffre, même là où deux carreaux ne se touchent que par ce coin. Vous marquez la somme de ses quatre chiffres. Si vous pouvez jouer, vous devez jouer.',
      ],
    },
    {
      title: 'Supplément',
      lines: [
        'Quand trois ou quatre coins de votre carreau touchent des chiffres déjà sur la table, choisissez : 25 points, ou deux coups de plus.',
        '• Ces deux coups marquent leurs totaux, sans autre supplément.',
        '• On ne peut pas n’en jouer qu’un : si vous ne pouvez en poser deux, prenez les 25.',
        '• Pour le dernier carreau d’une main, le supplément est de 25 points.',
      ],
    },
    {
      title: 'Si vous ne pouvez pas jouer',
      lines: [
        'Piochez dans le puits jusqu’à pouvoir jouer, puis jouez. Chaque carreau pioché coûte 20 points. Si le puits est vide, passez : 20 points aussi. Un score peut être négatif.',
        'Gardez les carreaux piochés à part de votre main jusqu’à ce que votre tour soit noté : ainsi personne ne se trompe en les comptant.',
      ],
    },
    {
      title: 'Fin d’une manche',
      lines: [
        '• Fini : qui pose son dernier carreau ajoute le total de tous les carreaux des autres mains. Il n’y a pas de supplément pour avoir fini.',
        '• Bloqué : quand toute la table a passé d’affilée, personne ne reçoit rien.',
        'On mélange, on donne et l’on ouvre comme avant.',
      ],
    },
    {
      title: 'La partie',
      lines: [
        'La première personne à 800 points (600 avec le petit jeu) gagne aussitôt, que ce soit par un carreau, un supplément ou en finissant. On peut convenir d’un autre score, ou d’un nombre de manches et du plus grand score.',
        'On joue trop lentement ? Convenez de 30 ou 60 secondes par tour.',
      ],
    },
  ],
  making: {
    title: 'Fabriquer le jeu',
    lines: [
      'Imprimez les carreaux, collez les pages sur du carton fort et coupez le long des marques. Un plateau aux cases de même taille garde la grille droite ; il s’imprime aussi, de même qu’une liste de tous les carreaux.',
    ],
  },
  figures: {
    A: 'A : 4-4-4-4 ouvre. 16 + 25 = 41.',
    B: 'B : ou deux coups de plus. 16 + 15 + 14 = 45.',
    C: 'C : pas de quadruple. 5-5-4-4 passe avant 5-4-4-4 : 18.',
    D: 'D : le côté 5-5 s’accorde. 1 + 3 + 5 + 5 = 14.',
    E: 'E : deux côtés d’un angle, 1-1 et 1-0. 7 + 25 = 32.',
    F: 'F : le côté 5-5, et en face le coin 3. 15 + 25 = 40.',
    between: 'Aussi un supplément : entre deux côtés opposés. 16 + 25 = 41.',
    hole: 'Aussi un supplément : dans un trou. 10 + 25 = 35.',
    forbidden:
      'Interdits. 1 : un seul chiffre du côté s’accorde. 2 : il touche par un coin, mais par aucun côté. 3 : le côté s’accorde, mais pas le coin qui touche le carreau d’en bas.',
  },
  source:
    'Quad-Ominos a paru chez Pressman en 1978. D’après sa feuille de règles en français, en ligne à L’Escale à jeux. Les images de la feuille sont perdues ; celles-ci sont de nous.',
};
