/** What is said around the chat at an online table, in English. */

export const chat = {
  title: 'Table chat',
  lines: 'Messages',
  empty: 'No messages yet. Say hello!',
  label: 'Write a message',
  send: 'Send',
  long: (most: number) => `A message has at most ${most} characters.`,
  guests: 'At public tables you need an account to chat. Everyone can use the phrases.',
  watching: 'Only players at the table can chat.',
  about: (who: string) => `Mute, report or block ${who}`,
  mute: (who: string) => `Mute ${who}`,
  report: 'Report this message',
  block: (who: string) => `Block ${who}`,
  muted: (who: string) => `You have muted ${who} on this device.`,
  hear: (who: string) => `Unmute ${who}`,
  reported: 'Reported. The operator of this server can see the message and the table.',
  blocked: (who: string) => `You and ${who} will not be matched again. This match continues.`,
  phrases: 'Phrases',
};

export type ChatWords = typeof chat;
