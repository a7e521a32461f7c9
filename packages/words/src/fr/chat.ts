/** Ce qui entoure la conversation à une table en ligne, en français. */

import type { ChatWords } from '../en/chat';

export const chat: ChatWords = {
  title: 'À la table',
  lines: 'Ce qui s’est dit',
  empty: 'Personne n’a encore rien écrit.',
  label: 'Écrire quelque chose',
  send: 'Envoyer',
  long: (most) => `Une ligne compte au plus ${most} caractères.`,
  guests: 'Aux tables publiques, seuls les titulaires d’un compte écrivent. Les phrases sont pour tout le monde.',
  watching: 'Seuls ceux qui sont assis à la table peuvent écrire.',
  about: (who) => `Que faire à propos de ${who}`,
  mute: (who) => `Ne plus lire ${who}`,
  report: 'Signaler cette ligne',
  block: (who) => `Bloquer ${who}`,
  muted: (who) => `Vous ne lisez plus ${who} sur cet appareil.`,
  hear: (who) => `Lire de nouveau ${who}`,
  reported: 'Signalé. La personne qui tient ce serveur voit la ligne et la table.',
  blocked: (who) => `${who} et vous ne vous rencontrerez plus. Cette partie continue.`,
  fresh: (n) => (n < 2 ? `${n} nouvelle ligne` : `${n} nouvelles lignes`),
  phrases: 'Phrases',
};
