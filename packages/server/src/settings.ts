/** The settings of the server, from the environment. An invalid one is reported in one line. */

import { NO_PROXIES, type Proxies, proxiesFrom, THIS_MACHINE } from './gateway/proxies';
import { RETENTION, type Retention } from './operations/retention';
import { TABLE_PACE } from './tables/room/referee';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What many processes share. */
export interface ClusterSettings {
  /** PostgreSQL, where the tables are. */
  readonly database: string;
  /** Redis, through which processes talk to each other. */
  readonly redis: string;
}

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Where people reach us, if that is not where we listen. */
  readonly publicUrl: URL | undefined;
  /** The folder of the database, for a single process. */
  readonly data: string;
  readonly shared: ClusterSettings | undefined;
  /** The key that sessions are signed with; by default one is made and stored in the folder. */
  readonly key: Buffer | undefined;
  readonly proxies: Proxies;
  readonly log: LogLevel;
  /** Metrics are served on this port instead, or for requests with this token. */
  readonly metrics: { readonly port: number | undefined; readonly token: string | undefined };
  /** How long before it stops the server reports that it is not ready, in milliseconds. */
  readonly notice: number;
  /** How long a player may be offline before others may let a bot play, in milliseconds. */
  readonly grace: number;
  /** May notifications go to push services at private addresses? */
  readonly nearPush: boolean;
  readonly keep: Retention;
  /** A file of words that names and chat must not contain. */
  readonly filter: string | undefined;
}

type Env = Readonly<Record<string, string | undefined>>;

export class BadSetting extends Error {}

function portOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new BadSetting(`${name} must be a number from 0 to 65535, not "${text}".`);
}

function urlOf(text: string | undefined): URL | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url;
  throw new BadSetting(`PUBLIC_URL must be like https://dominoes.example.org, not "${text}".`);
}

/** These addresses may hold a password, so they are not repeated. */
function serverOf(name: string, text: string, schemes: RegExp, example: string): string {
  if (URL.canParse(text) && schemes.test(new URL(text).protocol) && new URL(text).hostname !== '') return text;
  throw new BadSetting(`${name} must be like ${example}.`);
}

/** The address of a PostgreSQL server, if it is one. */
export function postgresUrl(name: string, text: string): string {
  return serverOf(name, text, /^postgres(ql)?:$/, 'postgres://name:password@host:5432/boneyard');
}

export function clusterSettingsFrom({ DATABASE_URL: database, REDIS_URL: redis }: Env): ClusterSettings | undefined {
  if (!database && !redis) return undefined;
  if (!database) throw new BadSetting('REDIS_URL works only with DATABASE_URL: tables in a file have one server.');
  if (!redis) throw new BadSetting('DATABASE_URL needs REDIS_URL too, such as redis://host:6379.');
  return {
    database: postgresUrl('DATABASE_URL', database),
    redis: serverOf('REDIS_URL', redis, /^rediss?:$/, 'redis://host:6379'),
  };
}

function keyOf(text: string | undefined, shared: boolean): Buffer | undefined {
  if (text && /^[0-9a-f]{64,}$/i.test(text)) return Buffer.from(text, 'hex');
  if (text) throw new BadSetting('SESSION_KEY must be 64 hexadecimal digits: openssl rand -hex 32');
  if (shared) throw new BadSetting('DATABASE_URL needs SESSION_KEY, the same for all servers: openssl rand -hex 32');
  return undefined;
}

function proxiesOf(text: string | undefined, secure: boolean): Proxies {
  if (!text) return secure ? THIS_MACHINE : NO_PROXIES;
  const proxies = proxiesFrom(text.split(',').map((one) => one.trim()));
  if (proxies) return proxies;
  throw new BadSetting(`PROXIES must be addresses or networks, like 10.0.0.0/8,192.168.1.5, not "${text}".`);
}

function levelOf(text: string | undefined, usual: LogLevel): LogLevel {
  if (!text) return usual;
  const level = LOG_LEVELS.find((one) => one === text);
  if (level) return level;
  throw new BadSetting(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
}

function secondsOf(name: string, text: string | undefined, usual: number): number {
  if (!text) return usual;
  const seconds = Number(text);
  if (seconds >= 0 && seconds <= 600) return seconds * 1000;
  throw new BadSetting(`${name} must be a number of seconds from 0 to 600, not "${text}".`);
}

function daysOf(name: string, text: string | undefined, usual: number, least: number): number {
  if (!text) return usual;
  const days = Number(text);
  if (Number.isInteger(days) && days >= least && days <= 36_500) return days;
  throw new BadSetting(`${name} must be a whole number of days from ${least} to 36500, not "${text}".`);
}

function yesOf(name: string, text: string | undefined): boolean {
  if (!text || text === 'no') return false;
  if (text === 'yes') return true;
  throw new BadSetting(`${name} must be yes or no, not "${text}".`);
}

export function settingsFrom(env: Env, data: string): Settings {
  const publicUrl = urlOf(env.PUBLIC_URL);
  const shared = clusterSettingsFrom(env);
  return {
    host: env.HOST || '127.0.0.1',
    port: portOf('PORT', env.PORT) ?? 3000,
    metrics: { port: portOf('METRICS_PORT', env.METRICS_PORT), token: env.METRICS_TOKEN || undefined },
    publicUrl,
    data: env.DATA || data,
    shared,
    key: keyOf(env.SESSION_KEY, shared !== undefined),
    proxies: proxiesOf(env.PROXIES, publicUrl?.protocol === 'https:'),
    nearPush: yesOf('NEAR_PUSH', env.NEAR_PUSH),
    log: levelOf(env.LOG_LEVEL, shared ? 'info' : 'warn'),
    // The load balancer needs time to see that it should send clients elsewhere.
    notice: secondsOf('NOTICE', env.NOTICE, shared ? 3_000 : 0),
    grace: secondsOf('GRACE', env.GRACE, TABLE_PACE.grace),
    keep: {
      tables: daysOf('KEEP_TABLES', env.KEEP_TABLES, RETENTION.tables, 0),
      chat: daysOf('KEEP_CHAT', env.KEEP_CHAT, RETENTION.chat, 1),
    },
    filter: env.FILTER || undefined,
  };
}
