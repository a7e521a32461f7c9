/** Ce que dit la page de son compte, en français. */

import type { AccountWords } from '../en/account';

export const account: AccountWords = {
  title: 'Votre compte',
  about:
    'Une clé d’accès au lieu d’un mot de passe : votre doigt, votre visage ou le code de votre appareil. Pas d’adresse e-mail, rien à retenir.',
  none: {
    plain:
      'Il n’y a pas de comptes à cette adresse : les navigateurs ne créent de clés d’accès qu’aux adresses https qui portent un nom. On y joue tout de même en invité.',
    old: 'Ce navigateur ne connaît pas les clés d’accès, donc pas de compte ici. On joue tout de même en invité.',
  },
  make: {
    title: 'Créer un compte',
    why: 'Vos parties et votre nom sont alors à vous sur tous vos appareils. Les parties jouées en invité vous suivent.',
    first: 'D’abord un nom.',
    act: (name) => `Créer un compte pour ${name}`,
  },
  enter: {
    title: 'Vous en avez déjà un',
    act: 'Se connecter avec une clé d’accès',
    lost: 'Pas de clé d’accès sous la main ?',
    code: 'Code de secours',
    note: 'L’un des dix que vous avez gardés à la création du compte. Chacun sert une fois.',
    use: 'Se connecter avec le code',
  },
  working: 'Votre appareil vous demande …',
  failed: {
    cancelled: 'Rien n’a été fait : la clé d’accès n’a pas été confirmée.',
    here: 'Cet appareil a déjà une clé d’accès pour votre compte.',
    unknown: 'Cela n’ouvre aucun compte. Vérifiez que c’est le bon, puis réessayez.',
    stale: 'C’était trop long. Réessayez.',
    last: 'La dernière clé d’accès reste : sans elle, personne ne pourrait se connecter.',
    many: 'Il y a déjà vingt clés d’accès. Retirez-en une d’abord.',
  },
  recovered:
    'Vous revoilà. Créez maintenant une clé d’accès sur cet appareil, pour ne pas avoir besoin d’un code la prochaine fois.',
  codes: {
    title: 'Vos codes de secours',
    why: 'Gardez-les là où vous les retrouverez sans cet appareil : sur papier, ou en lieu sûr. Ils ne s’affichent que cette fois. Chacun vous connecte une fois si vous perdez vos clés d’accès ; sans aucun d’eux, personne ne peut vous aider.',
    copy: 'Copier',
    copied: 'Copié.',
    save: 'Enregistrer dans un fichier',
    file: (name) => `Codes de secours Boneyard de ${name}. Chacun sert une fois.`,
    kept: 'Je les ai gardés',
    left: (n) =>
      n === 0
        ? 'Il ne reste aucun code de secours.'
        : n === 1
          ? 'Il reste 1 code de secours.'
          : `Il reste ${n} codes de secours.`,
    renew: 'Nouveaux codes de secours',
    renewed: 'Les anciens codes ne servent plus.',
  },
  name: { title: 'Nom', renamed: (name) => `Vous vous appelez maintenant ${name}.` },
  passkeys: {
    title: 'Clés d’accès',
    add: 'Ajouter une clé d’accès',
    added: 'La clé d’accès est ajoutée.',
    unnamed: 'un appareil',
    used: (day) => `dernier usage le ${day}`,
    remove: 'Retirer',
    removeThat: (label) => `Retirer la clé d’accès : ${label}`,
  },
  sessions: {
    title: 'Connecté sur',
    here: 'cet appareil',
    seen: (day) => `vu le ${day}`,
    end: 'Déconnecter',
    endThat: (label) => `Déconnecter là-bas : ${label}`,
    leave: 'Se déconnecter ici',
    leaveAll: 'Se déconnecter partout',
  },
  calling: {
    title: 'Quand c’est à vous',
    off: 'Là où un coup peut prendre des jours, cet appareil peut vous appeler quand c’est à vous et que vous n’êtes pas à la table.',
    on: 'Cet appareil vous appelle quand c’est à vous, aux tables où un coup peut prendre des jours.',
    start: 'M’appeler sur cet appareil',
    stop: 'Ne plus m’appeler ici',
    old: 'Ce navigateur ne peut pas être appelé. Sur un iPhone ou un iPad, ajoutez d’abord Boneyard à l’écran d’accueil.',
    forbidden:
      'Ce navigateur ne peut pas afficher d’avis de Boneyard. Autorisez-le dans ses réglages pour cette page, puis réessayez.',
    unreachable: 'Le service qui appelle ce navigateur est injoignable. Réessayez plus tard.',
  },
  data: {
    title: 'Vos données',
    since: (day) => `Votre compte date du ${day}.`,
    take: 'Emporter toutes mes données',
    what: 'Un seul fichier : compte, appareils, parties que vous avez jouées, cotes, robots, et ce que vous avez écrit.',
  },
  remove: {
    open: 'Supprimer mon compte',
    title: 'Supprimer le compte ?',
    what: 'Clés d’accès, codes, appareils et votre nom disparaissent, pour de bon. Les parties jouées avec d’autres leur restent ; on y lit « ancien joueur » au lieu de votre nom. Dans les parties en cours, un robot joue pour vous.',
    yes: 'Supprimer pour de bon',
    no: 'Le garder',
    done: 'Votre compte est supprimé.',
  },
  games: {
    over: 'Vos parties terminées',
    none: 'Aucune n’est encore terminée.',
    with: (others) => `avec ${others}`,
    won: 'gagnée',
    lost: 'perdue',
    look: 'Revoir',
    lookAt: (game, others) => `Revoir : ${game} avec ${others}`,
  },
};
