/** Droits et vie privée, en français. Il faut que ce soit ce que fait le programme. */

import type { PrivacyWords } from '../en/privacy';

const days = (n: number) => (n < 2 ? `${n} jour` : `${n} jours`);

export const privacy: PrivacyWords = {
  title: 'Droits et vie privée',
  about:
    'Ce que l’on sait de vous, pendant combien de temps, et comment l’emporter ou l’effacer. Et à qui sont les jeux.',
  device: {
    title: 'Sur cet appareil',
    lines: [
      'Les parties que vous jouez ici, les réglages, les statistiques, les problèmes, les feuilles de points et les personnes que vous ne lisez plus restent dans ce navigateur. Personne d’autre ne les reçoit.',
      'Il n’y a ni publicité ni mesure d’audience, et rien n’est chargé depuis d’autres serveurs.',
      'Des cookies ne sont posés que pour le jeu en ligne : votre nom d’invité, ou le fait que vous êtes connecté. Ils durent un an, aucun script ne peut les lire, et ils ne vont qu’à ce serveur.',
      'Pour tout effacer, effacez les données de ce site dans votre navigateur.',
    ],
  },
  server: {
    title: 'Sur le serveur',
    where:
      'Le jeu en ligne est gardé sur le serveur d’où vient cette page, aux soins de la personne qui le tient. Rien n’en est transmis, sauf là où une ligne ci-dessous le dit.',
    what: 'Quoi',
    long: 'Combien de temps',
    rows: ({ tables, chat }) => [
      [
        'Les tables : noms, places, règles convenues, chaque coup et son heure',
        tables === 0
          ? 'pour toujours'
          : `${days(tables)} après la fin de la partie, ou après son début si elle n’a pas fini ; avec un titulaire de compte à la table, tant que le compte existe`,
      ],
      [
        'Un compte : le nom, les clés publiques de vos clés d’accès, l’empreinte de vos codes de secours, le nom de vos appareils',
        'jusqu’à ce que vous le supprimiez',
      ],
      ['Les sessions : sur quels appareils vous êtes connecté, et quel jour on vous y a vu', 'un an après ce jour'],
      ['Les cotes et les résultats des parties classées', 'jusqu’à la suppression du compte'],
      ['Les recherches de parties : votre nom, et ce que vous cherchiez', days(1)],
      ['Ce qui s’écrit aux tables ; pour les invités, avec l’adresse réseau d’où cela vient', days(chat)],
      ['Ce qui a été signalé : la ligne, la table, qui l’a écrite et qui l’a signalée', days(chat)],
      [
        'Qui vous bloquez, et l’empreinte des jetons de vos robots',
        'jusqu’à ce que vous les leviez, les révoquiez ou supprimiez votre compte',
      ],
      [
        'Où appeler vos appareils quand c’est à vous de jouer, si vous l’avez demandé ; le message passe par le service de l’éditeur de votre navigateur, chiffré de sorte qu’on ne peut pas l’y lire',
        'jusqu’à ce que vous y renonciez, vous déconnectiez ou supprimiez votre compte, ou que le service ne connaisse plus l’appareil',
      ],
      ['Pour quel coup vous avez été appelé', days(40)],
      ['Qui est banni par la personne qui tient le serveur', 'jusqu’à ce que ce soit levé'],
      ['Les adresses réseau, pour compter ce que chacune demande', 'quelques minutes, en mémoire seulement'],
    ],
    log: 'Le journal du serveur ne contient ni noms, ni dominos, ni messages.',
  },
  others: {
    title: 'Ce que voient les autres',
    lines: [
      'À une table : votre nom, vos coups, et ce que vous écrivez. Aux tables publiques, tout le monde peut regarder.',
      'Après la partie, son relevé est là pour qui a le lien. Pour les titulaires d’un compte, aussi une page avec la cote et les résultats.',
      'Le lien d’une table en est la clé. Qui l’a peut venir.',
    ],
  },
  yours: {
    title: 'Ce que vous pouvez faire',
    lines: [
      'Voir et changer votre nom, vos appareils et les personnes bloquées, à la page de votre compte.',
      'Tout emporter dans un fichier : « Vos données », à la même page.',
      'Y supprimer le compte. Nom, clés, sessions, codes, jetons, cotes, blocages et tout ce que vous avez écrit disparaissent aussitôt ; les parties avec d’autres restent, avec « ancien joueur » à la place de votre nom.',
      'Comme invité : effacez les données de ce site dans votre navigateur. Votre nom aux tables disparaît avec les tables ; personne ne peut prouver à qui il était.',
      'Pour toute autre chose, adressez-vous à la personne qui tient ce serveur. Si c’est vous : docs/running.md.',
    ],
    account: 'À votre compte',
  },
  games: {
    title: 'À qui sont les jeux',
    about:
      'Boneyard est un programme pour des jeux que d’autres ont inventés, édités et décrits. Les règles sont dites avec nos propres mots, et ce que leurs sources laissent ouvert est marqué comme une décision à nous.',
    game: 'Jeu',
    whose: 'Auteur et éditeur',
    from: 'Règles dont nous sommes partis',
    rows: {
      classic: ['traditionnel', 'une feuille générale de règles de dominos, en anglais et en français'],
      bead: [
        'Sid Sackson, dans son livre A Gamut of Games (Dover Books) ; édité par franjos sous le nom de Wu Hsing',
        'l’adaptation française de François Haffner, janvier 2004',
      ],
      quad: ['Pressman, 1978', 'la feuille de règles de l’éditeur, en français'],
      magnetic: ['Widyka, WDK Groupe Partner', 'la feuille de règles de l’éditeur, en français'],
    },
    notes: [
      'Les noms des jeux, des auteurs et des éditeurs ne servent qu’à dire de quel jeu il s’agit. Tous les noms et marques appartiennent à leurs propriétaires. Boneyard n’est ni affilié à aucun d’eux, ni parrainé ni approuvé par eux.',
      'La feuille du Domino Bead Game dit que la reproduction commerciale du jeu demande une autorisation. Notre licence couvre notre code et nos textes ; elle ne donne pas cette autorisation.',
    ],
  },
  program: {
    title: 'Le programme',
    lines: [
      'Boneyard est un logiciel libre sous licence MIT. Les caractères sont Fraunces et Inter, sous la SIL Open Font License.',
    ],
  },
};
