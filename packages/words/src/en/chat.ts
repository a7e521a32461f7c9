/** What is said around the chat at an online table, in English. */

export const chat = {
  title: 'At the table',
  lines: 'What was said',
  empty: 'Nobody has written anything yet.',
  label: 'Write something',
  send: 'Send',
  long: (most: number) => `A line has at most ${most} characters.`,
  guests: 'At tables of the public list only people with an account write. The phrases are for everybody.',
  watching: 'Who sits at the table may write.',
  about: (who: string) => `What to do about ${who}`,
  mute: (who: string) => `Mute ${who}`,
  report: 'Report this line',
  block: (who: string) => `Block ${who}`,
  muted: (who: string) => `You do not read ${who} on this device.`,
  hear: (who: string) => `Read ${who} again`,
  reported: 'Reported. Whoever runs this server sees the line and the table.',
  blocked: (who: string) => `You and ${who} do not meet again. This match goes on.`,
  fresh: (n: number) => (n === 1 ? '1 new line' : `${n} new lines`),
  phrases: 'Phrases',
};

export type ChatWords = typeof chat;
