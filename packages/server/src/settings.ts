/** Where and how the server serves, from the environment. What is wrong with it is told in one line. */

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Where people reach us, if that is not where we listen. */
  readonly publicUrl: URL | undefined;
  /** The folder that holds the tables. */
  readonly data: string;
}

export class BadSetting extends Error {}

function portOf(text: string | undefined): number {
  if (text === undefined || text === '') return 3000;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new BadSetting(`PORT must be a number from 0 to 65535, not "${text}".`);
}

function urlOf(text: string | undefined): URL | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url;
  throw new BadSetting(`PUBLIC_URL must be like https://dominoes.example.org, not "${text}".`);
}

export function settingsFrom(env: Readonly<Record<string, string | undefined>>, data: string): Settings {
  return {
    host: env.HOST || '127.0.0.1',
    port: portOf(env.PORT),
    publicUrl: urlOf(env.PUBLIC_URL),
    data: env.DATA || data,
  };
}
