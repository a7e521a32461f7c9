/** Droits et vie privée, en français. Il faut que ce soit ce que fait le programme. */

import type { PrivacyWords } from '../en/privacy';
import { count } from './grammar';

const days = (n: number) => count(n, { one: '# jour', other: '# jours' });

export const privacy: PrivacyWords = {
  title: 'Droits et vie privée',
  about:
    'Ce qui est enregistré sur vous, pendant combien de temps, et comment le télécharger ou l’effacer. Et à qui appartiennent les jeux.',
  device: {
    title: 'Sur cet appareil',
    lines: [
      'Les parties que vous jouez ici, les réglages, les statistiques, les énigmes, les carnets de scores et les personnes que vous avez masquées restent dans ce navigateur. Personne d’autre ne les voit.',
      'Il n’y a ni publicité ni mesure d’audience, et rien n’est chargé depuis d’autres serveurs.',
      'Les cookies ne servent qu’au jeu en ligne : votre nom si vous n’avez pas de compte, ou votre connexion. Ils durent un an, aucun script ne peut les lire, et ils ne sont envoyés qu’à ce serveur.',
      'Pour tout effacer, effacez les données de ce site dans votre navigateur.',
    ],
  },
  server: {
    title: 'Sur le serveur',
    where:
      'Les parties en ligne sont enregistrées sur le serveur d’où vient cette page, sous la responsabilité de son administration. Rien n’est transmis, sauf là où une ligne ci-dessous le dit.',
    what: 'Quoi',
    long: 'Combien de temps',
    rows: ({ tables, chat }) => [
      [
        'Les tables : noms, places, règles convenues, chaque coup et son heure, d’où l’on voit aussi votre temps de réflexion',
        tables === 0
          ? 'pour toujours'
          : `${days(tables)} après la fin de la partie, ou après son début si elle n’a pas fini ; si quelqu’un y avait un compte, tant que ce compte existe`,
      ],
      [
        'Votre compte : le nom, les clés publiques de vos clés d’accès, l’empreinte de vos codes de secours, le nom de vos appareils, l’apparence choisie',
        'jusqu’à ce que vous le supprimiez',
      ],
      [
        'Les sessions : les appareils où votre compte est ouvert, et le jour de votre dernière visite',
        'un an après ce jour',
      ],
      ['Les cotes et les résultats des parties classées', 'jusqu’à la suppression du compte'],
      [
        'Aux parties classées : un code pour le réseau d’où vous avez joué. Sans une clé de ce serveur, on ne peut pas en tirer votre adresse',
        days(30),
      ],
      ['Les recherches de parties : votre nom, et ce que vous cherchiez', days(1)],
      ['Les messages aux tables ; sans compte, avec l’adresse réseau', days(chat)],
      ['Les signalements : le message, la table, qui l’a écrit et qui l’a signalé', days(chat)],
      [
        'Les personnes que vous bloquez, et l’empreinte des jetons de vos robots',
        'jusqu’à ce que vous les débloquiez, les révoquiez ou supprimiez votre compte',
      ],
      [
        'Où vous envoyer les notifications, si vous les avez activées ; le message passe par le service de l’éditeur de votre navigateur, chiffré de sorte qu’on ne peut pas l’y lire',
        'jusqu’à ce que vous les désactiviez, vous déconnectiez ou supprimiez votre compte, ou que le service ne connaisse plus l’appareil',
      ],
      ['Les coups pour lesquels vous avez reçu une notification', days(40)],
      ['Les personnes que l’administration a bannies', 'jusqu’à la levée du bannissement'],
      ['Les adresses réseau, pour limiter le nombre de requêtes de chacune', 'quelques minutes, en mémoire seulement'],
    ],
    log: 'Le journal du serveur ne contient ni noms, ni dominos, ni messages.',
  },
  others: {
    title: 'Ce que voient les autres',
    lines: [
      'À une table : votre nom, vos coups et vos messages. Aux tables publiques, tout le monde peut regarder.',
      'Après la partie, toute personne qui a le lien peut voir le relevé. Si vous avez un compte, une page montre aussi votre cote et vos résultats.',
      'Le lien d’une table en est la clé : toute personne qui l’a peut venir.',
    ],
  },
  yours: {
    title: 'Ce que vous pouvez faire',
    lines: [
      'Voir et changer votre nom, vos appareils et les personnes bloquées, sur la page de votre compte.',
      'Tout télécharger dans un fichier : « Vos données », sur la même page.',
      'Y supprimer votre compte. Nom, clés, sessions, codes de secours, jetons, cotes, codes de réseau, blocages et messages sont supprimés aussitôt ; les parties avec d’autres restent, avec « compte supprimé » à la place de votre nom.',
      'Sans compte : effacez les données de ce site dans votre navigateur. Votre nom aux tables disparaît avec les tables ; personne ne peut prouver à qui il était.',
      'Pour toute autre chose, adressez-vous à l’administration de ce serveur. Si c’est vous, voyez docs/running.md.',
    ],
    account: 'Voir votre compte',
  },
  fairPlay: {
    title: 'Jouer loyalement',
    lines: [
      'L’administration du serveur peut faire parcourir les parties classées par un programme. Celui-ci dresse la liste de ce qui frappe, et une personne décide ce que cela signifie. Aucun programme ne bannit personne.',
      'Il regarde si vous trouvez souvent le meilleur coup là où c’est difficile, par rapport aux autres de votre cote ; combien de temps vous réfléchissez ; les résultats de deux personnes qui jouent souvent ensemble ; les parties quittées ; et les comptes qui jouent depuis un même réseau.',
      'Il ne regarde ni les parties non classées ni les messages. Quelques coups ou quelques parties ne suffisent pas à juger quelqu’un.',
      'Dans une partie classée, ne laissez ni un programme ni quelqu’un d’autre choisir vos coups, ne perdez pas exprès, et n’ayez qu’un compte. Si une décision à votre sujet vous semble injuste, adressez-vous à l’administration ; docs/fairplay.md explique les chiffres du programme.',
    ],
  },
  games: {
    title: 'À qui appartiennent les jeux',
    about:
      'Boneyard permet de jouer à des jeux que d’autres ont inventés, édités et décrits. Les règles sont dites avec nos propres mots ; là où leurs sources laissent une question ouverte, notre choix est signalé comme une décision.',
    game: 'Jeu',
    whose: 'Auteur et éditeur',
    from: 'Règles dont nous sommes partis',
    notes: [
      'Les noms des jeux, des auteurs et des éditeurs ne servent qu’à identifier les jeux. Tous les noms et marques appartiennent à leurs propriétaires. Boneyard n’est ni affilié à aucun d’eux, ni parrainé ni approuvé par eux.',
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
