/** Lo que rodea al chat de una mesa en línea, en español. */

import type { ChatWords } from '../en/chat';

export const chat: ChatWords = {
  title: 'Chat de la mesa',
  lines: 'Mensajes',
  empty: 'Aún no hay mensajes. ¡Saluda!',
  label: 'Escribe un mensaje',
  send: 'Enviar',
  long: (most) => `Un mensaje tiene como máximo ${most} caracteres.`,
  guests: 'En las mesas públicas necesitas una cuenta para chatear. Las frases rápidas son para todo el mundo.',
  watching: 'Solo quienes juegan en la mesa pueden chatear.',
  about: (who) => `Silenciar, denunciar o bloquear a ${who}`,
  mute: (who) => `Silenciar a ${who}`,
  report: 'Denunciar este mensaje',
  block: (who) => `Bloquear a ${who}`,
  muted: (who) => `Has silenciado a ${who} en este dispositivo.`,
  hear: (who) => `Dejar de silenciar a ${who}`,
  reported: 'Denunciado. Quien administra este servidor puede ver el mensaje y la mesa.',
  blocked: (who) => `No volveremos a emparejarte con ${who}. Esta partida sigue.`,
  phrases: 'Frases',
};
