/** Was rund um den Chat an einem Online-Tisch steht, auf Deutsch. */

import type { ChatWords } from '../en/chat';

export const chat: ChatWords = {
  title: 'Chat am Tisch',
  lines: 'Nachrichten',
  empty: 'Noch keine Nachrichten. Sag doch mal Hallo!',
  label: 'Nachricht schreiben',
  send: 'Senden',
  long: (most) => `Eine Nachricht hat höchstens ${most} Zeichen.`,
  guests: 'An öffentlichen Tischen brauchst du zum Chatten ein Konto. Die fertigen Sätze gehen immer.',
  watching: 'Nur wer mitspielt, kann chatten.',
  about: (who) => `${who} stummschalten, melden oder blockieren`,
  mute: (who) => `${who} stummschalten`,
  report: 'Diese Nachricht melden',
  block: (who) => `${who} blockieren`,
  muted: (who) => `Du hast ${who} auf diesem Gerät stummgeschaltet.`,
  hear: (who) => `Stummschaltung aufheben: ${who}`,
  reported: 'Gemeldet. Wer diesen Server betreibt, sieht jetzt die Nachricht und den Tisch.',
  blocked: (who) => `${who} und du kommt nicht mehr an denselben Tisch. Diese Partie geht weiter.`,
  phrases: 'Fertige Sätze',
};
