/** Ce que dit la page de son compte, en français. */

import type { AccountWords } from '../en/account';
import { de } from './de';
import { count } from './grammar';

export const account: AccountWords = {
  title: 'Votre compte',
  about:
    'Une clé d’accès au lieu d’un mot de passe : votre empreinte, votre visage ou le code de votre appareil. Pas d’adresse e-mail, rien à retenir.',
  tabs: {
    label: 'Rubriques de votre compte',
    overview: 'Aperçu',
    security: 'Sécurité',
    privacy: 'Vie privée',
    developers: 'Développement',
  },
  none: {
    plain:
      'Les comptes ne marchent pas à cette adresse : les navigateurs ne créent de clés d’accès que pour les adresses https avec un nom de domaine. Vous pouvez toujours jouer sans compte.',
    old: 'Ce navigateur ne connaît pas les clés d’accès : vous ne pouvez pas vous y connecter. Vous pouvez toujours jouer sans compte.',
  },
  make: {
    title: 'Créer un compte',
    why: 'Retrouvez vos parties et votre nom sur tous vos appareils. Les parties jouées sans compte vous suivent.',
    act: 'Créer un compte',
  },
  enter: {
    title: 'Se connecter',
    act: 'Se connecter avec une clé d’accès',
    lost: 'Clé d’accès perdue ?',
    code: 'Code de secours',
    note: 'L’un des dix que vous avez enregistrés à la création du compte. Chacun sert une fois.',
    use: 'Se connecter avec le code',
  },
  working: 'Suivez les indications de votre appareil…',
  failed: {
    cancelled: 'Rien n’a changé : la clé d’accès n’a pas été confirmée.',
    here: 'Cet appareil a déjà une clé d’accès pour votre compte.',
    unknown: 'Aucun compte ne correspond. Vérifiez, puis réessayez.',
    stale: 'C’était trop long. Réessayez.',
    last: 'Vous ne pouvez pas retirer votre dernière clé d’accès : sans elle, vous ne pourriez plus vous connecter.',
    many: 'Vous avez déjà vingt clés d’accès. Retirez-en une d’abord.',
  },
  recovered:
    'Vous avez retrouvé votre compte. Ajoutez maintenant une clé d’accès sur cet appareil, pour ne pas avoir besoin d’un code la prochaine fois.',
  codes: {
    title: 'Vos codes de secours',
    why: 'Gardez-les là où vous les retrouverez sans cet appareil : sur papier, ou en lieu sûr. Ils ne s’affichent qu’une fois. Chacun vous connecte une fois si vous perdez vos clés d’accès ; sans clés ni codes, personne ne peut rétablir votre compte.',
    copy: 'Copier',
    copied: 'Copié.',
    save: 'Enregistrer dans un fichier',
    file: (name) => `Codes de secours Boneyard ${de(name)}. Chacun sert une fois.`,
    kept: 'Je les ai enregistrés',
    left: (n) =>
      count(n, {
        0: 'Il ne reste aucun code de secours.',
        one: 'Il reste # code de secours.',
        other: 'Il reste # codes de secours.',
      }),
    renew: 'Nouveaux codes de secours',
    renewed: 'Les anciens codes ne marchent plus.',
  },
  name: { title: 'Nom', renamed: (name) => `Vous vous appelez maintenant ${name}.` },
  signOut: 'Déconnexion',
  passkeys: {
    title: 'Clés d’accès',
    add: 'Ajouter une clé d’accès',
    added: 'La clé d’accès est ajoutée.',
    unnamed: 'un appareil',
    used: (day) => `dernière utilisation le ${day}`,
    remove: 'Retirer',
    removeThat: (label) => `Retirer la clé d’accès : ${label}`,
  },
  sessions: {
    title: 'Appareils connectés',
    here: 'cet appareil',
    seen: (day) => `dernière visite le ${day}`,
    end: 'Déconnecter',
    endThat: (label) => `Déconnecter ${label}`,
    leaveAll: 'Se déconnecter partout',
  },
  calling: {
    title: 'Notifications',
    off: 'Dans les parties lentes, à un ou plusieurs jours par tour, cet appareil peut vous prévenir quand c’est à vous et que vous n’êtes pas à la table.',
    on: 'Cet appareil vous prévient quand c’est à vous, dans les parties lentes, à un ou plusieurs jours par tour.',
    start: 'Activer les notifications',
    stop: 'Désactiver les notifications',
    old: 'Ce navigateur ne gère pas les notifications. Sur un iPhone ou un iPad, ajoutez d’abord Boneyard à l’écran d’accueil.',
    forbidden:
      'Les notifications de Boneyard sont bloquées dans ce navigateur. Autorisez-les dans ses réglages pour cette page, puis réessayez.',
    unreachable: 'Le service de notifications de ce navigateur est injoignable. Réessayez plus tard.',
  },
  data: {
    title: 'Vos données',
    since: (day) => `Compte créé le ${day}.`,
    take: 'Télécharger mes données',
    what: 'Un seul fichier : compte, appareils, parties que vous avez jouées, cotes, robots, et ce que vous avez écrit.',
  },
  remove: {
    open: 'Supprimer mon compte',
    title: 'Supprimer le compte ?',
    what: 'Vos clés d’accès, codes, appareils et votre nom sont supprimés définitivement. Les parties jouées avec d’autres restent ; on y lit « compte supprimé » à la place de votre nom. Dans les parties en cours, un robot joue pour vous.',
    yes: 'Supprimer définitivement',
    no: 'Le garder',
    done: 'Votre compte est supprimé.',
  },
  games: {
    over: 'Parties terminées',
    none: 'Aucune partie terminée pour l’instant. Vos parties en ligne apparaîtront ici, à revoir et à analyser.',
    with: (others) => `avec ${others}`,
    won: 'gagnée',
    lost: 'perdue',
    look: 'Revoir',
    lookAt: (game, others) => `Revoir : ${game} avec ${others}`,
  },
};
