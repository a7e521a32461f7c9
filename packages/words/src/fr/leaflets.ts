/** Les règles de chaque jeu sur une feuille pliée, en français. */

import type { GameId } from '@boneyard/rules/games';
import type { Leaflet } from '../leaflets';

const classic: Leaflet = {
  about: 'De 2 à 4 joueurs, ou jusqu’à 8 avec un jeu plus grand',
  parts: [
    {
      title: 'But du jeu',
      lines: ['Poser tous ses dominos avant les autres, et marquer les points qui leur restent en main.'],
    },
    {
      title: 'Les dominos',
      lines: [
        'Un jeu double-six compte 28 dominos : chaque paire de nombres de 0 à 6, une fois. Une moitié blanche vaut 0. Un double porte deux fois le même nombre.',
        'À partir de cinq joueurs, il faut un jeu double-neuf (55 dominos) ou double-douze (91).',
      ],
    },
    {
      title: 'Mise en place',
      lines: [
        'Retournez tous les dominos et mélangez-les. À deux, chacun en prend 7 ; à trois ou quatre, 5. Dressez-les à l’abri des regards. Le reste, face cachée, forme la pioche.',
        'Double-neuf : 9 chacun de deux à quatre joueurs, 7 à cinq ou six, 5 à sept ou huit. Double-douze : 12, 10 et 8.',
      ],
    },
    {
      title: 'Qui commence',
      lines: [
        'Qui a le double le plus haut le pose en premier. Si personne n’a de double, c’est le domino qui a le plus de points ; à égalité, celui dont une moitié est la plus haute. Il en va ainsi à chaque manche. On joue ensuite dans le sens des aiguilles d’une montre.',
      ],
    },
    {
      title: 'À votre tour',
      lines: [
        'Posez un domino, une moitié contre une extrémité ouverte de la chaîne qui montre le même nombre. Un double se pose en travers. Au bord de la table, la chaîne tourne.',
        'Qui peut jouer doit jouer. Sinon, piochez jusqu’à pouvoir jouer, puis jouez. Quand la pioche est vide, passez.',
      ],
    },
    {
      title: 'Fin d’une manche',
      lines: [
        '• Fini : un joueur pose son dernier domino et dit « Domino ! ». Il marque les points de toutes les autres mains.',
        '• Bloqué : tous ont passé, l’un après l’autre, sans piocher. La main la plus légère gagne et marque les points des autres moins les siens. Si deux mains ou plus sont aussi légères, personne ne marque.',
      ],
    },
    {
      title: 'La partie',
      lines: [
        'On joue des manches jusqu’à ce que quelqu’un ait 100 points. Le plus grand score gagne ; à égalité, la victoire est partagée.',
        'Exemple : Ana finit. Bo a 5-5 et 3-1, Cy a 0-0. Ana marque 10 + 4 + 0 = 14.',
        'Exemple : manche bloquée. Ana a 4 points en main, Bo 9, Cy 12. Ana marque 9 + 12 − 4 = 17.',
      ],
    },
    {
      title: 'À convenir avant de jouer',
      lines: [
        '• Jeu sans pioche : personne ne pioche ; qui ne peut pas jouer passe. Avec un jeu double-six, chacun prend 7 dominos.',
        '• Pioche : un seul domino par tour, joué s’il convient ; ou un domino, et le tour est fini.',
        '• Réserve : les deux derniers dominos ne se piochent pas, et le gagnant d’une manche marque aussi ce qui reste dans la pioche.',
        '• Début : tiré au sort, ou à la main qui a le plus de points ; on pose alors le domino qu’on veut.',
        '• Pivot : le premier double, ou chaque double, est ouvert des quatre côtés.',
        '• Points : un double ne compte qu’une moitié ; le double blanc compte 14.',
        '• Durée : un autre score à atteindre, ou un nombre de manches.',
      ],
    },
  ],
  example:
    'Le 6-6, posé en premier, est en travers. On a posé 6-5 à sa droite, 6-4 à sa gauche, puis 5-5 en travers au bout à droite. Les extrémités ouvertes sont maintenant 4 et 5. Deux nombres qui se touchent sont toujours égaux.',
  source: 'Jeu traditionnel. D’après une feuille de règles générale ; ce qu’elle laisse ouvert, nous l’avons décidé.',
};

const bead: Leaflet = {
  about: 'Un jeu de Sid Sackson pour 2, 3 ou 4 joueurs, aussi connu sous le nom de Wu Hsing',
  parts: [
    {
      title: 'But du jeu',
      lines: ['Former des rangées et des colonnes où les couleurs se suivent en cycles. Le plus grand score gagne.'],
    },
    {
      title: 'Les dominos',
      lines: [
        'Trente dominos. Chaque moitié a l’une des cinq couleurs, avec son signe : bois (feuille), feu (flamme), terre (montagne), métal (pièce), eau (vagues). Chaque paire de couleurs existe deux fois.',
      ],
    },
    {
      title: 'Mise en place',
      lines: [
        'Mélangez face cachée. À deux, chacun prend 14 dominos ; à trois, 9 ; à quatre, 7. À trois, écartez sans le voir un des dominos qui restent.',
        'Retournez les deux derniers et posez-les côte à côte : un carré de quatre moitiés. Si c’est deux fois le même double, on redonne. Tirez au sort qui commence ; on joue dans le sens des aiguilles d’une montre.',
      ],
    },
    {
      title: 'Groupes et cycles',
      lines: [
        'Un groupe est une suite sans trou de deux moitiés ou plus, en rangée ou en colonne. Tout groupe doit être un cycle : d’une à cinq couleurs différentes, répétées dans le même ordre. Une moitié seule n’est pas un groupe.',
        '• Cycles : aaaa, ababa, abcab, abcdab, abcdea.',
        '• Pas des cycles : aab, abcb, abcc.',
      ],
    },
    {
      title: 'À votre tour',
      lines: [
        'Posez un domino sur deux cases vides, contre ce qui est déjà posé, de sorte que',
        '• toute rangée ou colonne de deux moitiés ou plus qu’il forme ou touche soit un cycle ;',
        '• il prolonge au moins deux groupes qui existaient avant ;',
        '• jamais quatre dominos ne soient côte à côte, parallèles et se touchant par tout leur long côté.',
        'S’il réunit deux groupes d’une même ligne, ils n’en font plus qu’un et comptent une fois.',
      ],
    },
    {
      title: 'Les points',
      lines: [
        'Multipliez les nouvelles longueurs de tous les groupes prolongés. Un double compte deux fois plus. Ce qui n’était pas un groupe n’ajoute rien.',
        'Exemple : les longueurs 3 et 3 donnent 9, avec un double 18. Les longueurs 4, 5 et 4 donnent 80, avec un double 160.',
      ],
    },
    {
      title: 'Si vous vous croyez coincé',
      lines: [
        'Dites-le et étalez votre main. Les autres répondent tous à la fois : chacun y désigne un domino jouable, ou s’abstient. Personne n’est obligé d’aider.',
        '• Si un domino a été désigné, vous devez en jouer un de ceux-là, et vous le marquez.',
        '• Sinon, votre tour est fini sans points. C’est passer ; au tour suivant vous continuez.',
      ],
    },
    {
      title: 'La fin',
      lines: [
        'Quand quelqu’un pose son dernier domino, ceux qui viennent après lui dans ce tour de table jouent encore. Le jeu finit aussi quand tous ont passé, l’un après l’autre.',
        'Chacun perd 5 points par double resté en main et 25 par autre domino. Le plus grand score gagne ; à égalité, la victoire est partagée.',
      ],
    },
    {
      title: 'Variantes',
      lines: [
        '• Stratégique, à deux : chacun a les mêmes 15 dominos et en choisit un en secret pour le carré ; on les montre ensemble.',
        '• Ouverte : toutes les mains sont étalées dès le début.',
        '• Trois couleurs : on redonne si le carré en montre moins de trois.',
      ],
    },
  ],
  example:
    'À gauche bois et feu, à côté terre et métal : le carré de départ. On a posé bois et eau au-dessus : les colonnes donnent bois, feu, bois et terre, métal, eau. 3 × 3 = 9 points. Puis le double eau à droite : les rangées donnent bois, terre, eau et feu, métal, eau. 3 × 3 = 9, et deux fois plus pour un double : 18 points.',
  source:
    'Tiré de A Gamut of Games, de Sid Sackson ; paru sous le nom de Wu Hsing chez Franjos. D’après la feuille de règles de François Haffner.',
};

const quad: Leaflet = {
  about: 'De 2 à 8 joueurs',
  parts: [
    {
      title: 'But du jeu',
      lines: ['Poser des carreaux dont les chiffres s’accordent, et atteindre 800 points avant les autres.'],
    },
    {
      title: 'Les carreaux',
      lines: [
        '125 carreaux avec un chiffre de 0 à 5 à chaque coin. Un quadruple porte quatre fois le même chiffre. Pour débuter, on retire ceux qui ont un 5 : 70 carreaux, et l’on joue en 600 points.',
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
        'Qui a le plus haut quadruple ouvre avec lui, en marque le total et choisit un supplément : 25 points, ou deux tours de plus aussitôt.',
        'Exemple : 4-4-4-4 vaut 16, avec les 25 cela fait 41. Ou deux tours de plus, 4-4-4-3 et 4-4-3-3 : 16 + 15 + 14 = 45.',
        'Qui ouvre et tient aussi 0-0-0-0 peut montrer son quadruple, le garder, et ouvrir de 0-0-0-0 : le supplément est alors de 25 points et de deux tours, si deux sont possibles.',
        'Si personne n’a de quadruple, le carreau au plus grand total ouvre, sans supplément ; à égalité, celui qui a les plus hauts chiffres. On joue ensuite dans le sens des aiguilles d’une montre.',
      ],
    },
    {
      title: 'À votre tour',
      lines: [
        'Posez un carreau, tourné comme vous voulez, côte à côte avec un autre. Tout coin qui touche un carreau doit montrer le même chiffre, même là où deux carreaux ne se touchent que par ce coin. Vous marquez la somme de ses quatre chiffres. Qui peut jouer doit jouer.',
      ],
    },
    {
      title: 'Supplément',
      lines: [
        'Quand trois ou quatre coins de votre carreau touchent des chiffres déjà sur la table, choisissez : 25 points, ou deux tours de plus.',
        '• Ces deux tours marquent leurs totaux, sans autre supplément.',
        '• On ne peut pas n’en jouer qu’un : qui ne peut en poser deux prend les 25.',
        '• Pour le dernier carreau d’une main, le supplément est de 25 points.',
      ],
    },
    {
      title: 'Si vous ne pouvez pas jouer',
      lines: [
        'Piochez dans le puits jusqu’à pouvoir jouer, puis jouez. Chaque carreau pioché coûte 20 points. Si le puits est vide, passez : 20 points aussi. Un score peut être négatif.',
      ],
    },
    {
      title: 'Fin d’une manche',
      lines: [
        '• Fini : qui pose son dernier carreau ajoute le total de tous les carreaux des autres mains.',
        '• Bloqué : quand tous ont passé, l’un après l’autre, personne ne reçoit rien.',
        'On mélange, on donne et l’on ouvre comme avant.',
      ],
    },
    {
      title: 'La partie',
      lines: [
        'Qui atteint 800 points le premier (600 avec le petit jeu) gagne aussitôt, que ce soit par un carreau, un supplément ou en finissant. On peut convenir d’un autre score, ou d’un nombre de manches et du plus grand score.',
        'Des joueurs lents ? Convenez de 30 ou 60 secondes par tour.',
      ],
    },
  ],
  example:
    'Le carreau en haut à droite a été posé en dernier. Trois de ses coins touchent des chiffres déjà sur la table : 3, 4 et 0. Il marque 3 + 3 + 0 + 4 = 10 points, et le supplément : 25 de plus, ou deux tours.',
  source:
    'Quad-Ominos a paru chez Pressman en 1978. D’après sa feuille de règles en français, en ligne à L’Escale à jeux.',
};

const magnetic: Leaflet = {
  about: 'De 2 à 4 joueurs : une chaîne, une tour, ou les deux tour à tour',
  parts: [
    {
      title: 'But du jeu',
      lines: ['Avoir posé tous ses dominos avant les autres.'],
    },
    {
      title: 'Les dominos',
      lines: [
        '28 dominos de 0-0 à 6-6 en quatre couleurs, sept de chacune, avec un aimant dans chaque moitié. Une moitié blanche est un zéro, pas un joker. Des cartes découpées vont bien pour la chaîne ; les tours demandent de vrais dominos.',
      ],
    },
    {
      title: 'Mise en place',
      lines: [
        'Mélangez face cachée. À deux, chacun prend 7 dominos ; à trois ou quatre, 6. Le reste forme la pioche. Si quelqu’un n’a qu’une couleur, on redonne.',
        'Qui a le double le plus haut le pose en premier. Si personne n’a de double, c’est le domino qui a le plus de points ; à égalité, celui dont une moitié est la plus haute. On joue ensuite dans le sens des aiguilles d’une montre, un domino par tour.',
      ],
    },
    {
      title: 'Si vous ne pouvez pas jouer',
      lines: [
        'Qui peut jouer doit jouer. Sinon, piochez un domino et votre tour est fini, même s’il convient. Si la pioche est vide, passez.',
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
        '• À deux, chacun alterne pour soi, et commence à plat. Qui pioche ou passe garde la même façon à jouer.',
      ],
    },
    {
      title: 'Quand tout s’écroule',
      lines: [
        'Qui a lâché ne reprend plus. Si tout s’écroule, celui qui a posé le domino prend tous ceux de la construction. Le plus haut double, où qu’il soit alors, en commence une nouvelle.',
      ],
    },
    {
      title: 'La fin',
      lines: [
        '• Fini : qui pose son dernier domino gagne, si tout tient encore.',
        '• Bloqué : quand tous ont passé, l’un après l’autre, la main qui a le moins de points gagne ; à égalité, on partage.',
        'Les gagnants inscrivent 0, les autres les points qui leur restent. Après le nombre de parties convenu, le plus petit total gagne. Avec de jeunes enfants, comptez les dominos et non les points.',
      ],
    },
  ],
  example:
    'Une tour vue de côté. Chaque domino repose par son 6 sur un 6, et l’autre moitié est en porte-à-faux, tour à tour à droite et à gauche. Elle n’a rien juste au-dessous : son nombre n’importe pas.',
  source: 'Le Domino magnétique a paru chez Widyka (WDK Groupe Partner). D’après sa feuille de règles.',
};

export const leaflets: Readonly<Record<GameId, Leaflet>> = { classic, bead, quad, magnetic };
