/** Ce qui entoure la conversation à une table en ligne, en français. */

import type { ChatWords } from '../en/chat';

export const chat: ChatWords = {
  title: 'Discussion',
  lines: 'Les messages',
  empty: 'Aucun message pour l’instant. Dites bonjour !',
  label: 'Écrire un message',
  send: 'Envoyer',
  long: (most) => `Un message compte au plus ${most} caractères.`,
  guests: 'Aux tables publiques, il faut un compte pour écrire. Tout le monde peut utiliser les phrases.',
  watching: 'Il faut jouer à cette table pour y écrire.',
  about: (who) => `Masquer, signaler ou bloquer ${who}`,
  mute: (who) => `Masquer ${who}`,
  report: 'Signaler ce message',
  block: (who) => `Bloquer ${who}`,
  muted: (who) => `Vous avez masqué ${who} sur cet appareil.`,
  hear: (who) => `Ne plus masquer ${who}`,
  reported: 'Message signalé. L’administration du serveur peut voir le message et la table.',
  blocked: (who) => `${who} et vous ne vous rencontrerez plus. Cette partie continue.`,
  phrases: 'Phrases toutes faites',
};
