/** Les règles sur une feuille pliée, en français. */

import type { Leaflet } from '@boneyard/words/leaflets';

export const leaflet: Leaflet = {
  about: 'Un jeu de Sid Sackson pour 2, 3 ou 4 personnes, aussi connu sous le nom de Wu Hsing',
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
        'Conseil : retournez ces deux dominos avant de distribuer. Une maldonne ne coûte alors plus rien.',
      ],
    },
    {
      title: 'Groupes et cycles',
      lines: [
        'Un groupe est une suite sans trou de deux moitiés ou plus, en rangée ou en colonne. Tout groupe doit être un cycle : d’une à cinq couleurs différentes, répétées dans le même ordre. Une moitié seule n’est pas un groupe.',
        '• Cycles : {aaaa}, {ababa}, {abcab}, {abcdab}, {abcdea}.',
        '• Pas des cycles : {aab}, {abcb}, {abcc}.',
        'Dès qu’un groupe se répète, ou montre les cinq couleurs, son ordre est fixé. Certaines cases meurent : aucune couleur n’y convient à tous les groupes qui s’y croisent. C’est permis.',
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
      title: 'Si rien ne semble convenir',
      lines: [
        'Dites-le et étalez votre main. Les autres répondent en même temps : chacun y désigne un domino jouable, ou s’abstient. Rien n’oblige à aider.',
        '• Si un domino a été désigné, vous devez jouer : celui-là ou tout autre qui convient, et vous le marquez.',
        '• Sinon, votre tour est fini sans points. C’est passer ; au tour suivant vous continuez.',
      ],
    },
    {
      title: 'La fin',
      lines: [
        'Quand quelqu’un pose son dernier domino, on finit ce tour de table, pour que tout le monde ait eu autant de tours. Le jeu finit aussi quand toute la table a passé d’affilée.',
        'Chacun perd 5 points par double resté en main et 25 par autre domino. Le plus grand score gagne ; à égalité, la victoire est partagée.',
      ],
    },
    {
      title: 'Variantes',
      lines: [
        '• Stratégique, à deux : chacun a les mêmes 15 dominos et en choisit un en secret pour le carré ; on les montre ensemble.',
        '• Ouverte : toutes les mains sont étalées dès le début. Le jeu est plus lent, car on peut bloquer les autres aussi bien qu’avancer soi-même.',
        '• Après une annonce, on ne peut jouer qu’un domino désigné.',
        '• Trois couleurs : on redonne si le carré en montre moins de trois.',
      ],
    },
  ],
  making: {
    title: 'Fabriquer le jeu',
    lines: [
      'Prenez deux boîtes de dominos ordinaires et retirez de chacune tous les dominos qui ont un 0 ou un 6. Il en reste trente ; leurs nombres de 1 à 5 tiennent lieu de couleurs. Sid Sackson conseille plutôt des couleurs ; les dominos à imprimer en ont.',
      'Ou imprimez deux fois la page de 15 dominos (notre fichier la contient deux fois), collez le tout sur du carton fort et coupez le long des marques.',
      'Un grand plateau dont les cases ont la taille d’un demi-domino est commode. Il s’imprime aussi.',
    ],
  },
  figures: {
    start:
      'À gauche bois et feu, à côté terre et métal : le carré de départ. On a posé bois et eau au-dessus : les colonnes donnent bois, feu, bois et terre, métal, eau. 3 × 3 = 9 points.',
    double: 'Les mêmes places en d’autres couleurs : un double convient en B. 4 × 5 × 4 × 2 = 160 points.',
    cases:
      'Où peut aller le domino suivant. A, C et E prolongent deux groupes, B en prolonge trois : 4 × 5 × 4 = 80 points. D prolonge une colonne et réunit deux groupes d’une rangée. Interdits : X et Z ne prolongent qu’un groupe, et Y serait le quatrième côte à côte.',
  },
  source:
    'Tiré de A Gamut of Games, de Sid Sackson ; paru sous le nom de Wu Hsing chez Franjos. D’après la feuille de règles de François Haffner, en ligne à L’Escale à jeux. Les images de la feuille sont perdues ; celles-ci sont de nous. Pour votre table : vendre des copies demande une autorisation.',
};
