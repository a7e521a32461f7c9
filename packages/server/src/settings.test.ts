import { expect, test } from 'vitest';
import { addressOf } from './gateway/proxies';
import { BadSetting, settingsFrom } from './settings';

const KEY = 'a1'.repeat(32);
const SHARED = { DATABASE_URL: 'postgres://me:hush@db/boneyard', REDIS_URL: 'redis://cache:6379', SESSION_KEY: KEY };

test('without settings a server stores its tables in a folder, and only this machine reaches it', () => {
  const { host, port, shared, key, data, log, notice } = settingsFrom({}, 'here');
  expect({ host, port, shared, key, data, log, notice }).toEqual({
    host: '127.0.0.1',
    port: 3000,
    shared: undefined,
    key: undefined,
    data: 'here',
    log: 'warn',
    notice: 0,
  });
});
test('by default tables without accounts are kept for a year and chat for 90 days', () => {
  expect(settingsFrom({}, '')).toMatchObject({ keep: { tables: 365, chat: 90 }, filter: undefined });
  const { keep, filter } = settingsFrom({ KEEP_TABLES: '0', KEEP_CHAT: '7', FILTER: 'words.txt' }, '');
  expect([keep, filter]).toEqual([{ tables: 0, chat: 7 }, 'words.txt']);
});
test('an absent player has 30 seconds to come back, or what the operator says', () => {
  expect(settingsFrom({}, '').grace).toBe(30_000);
  expect(settingsFrom({ GRACE: '5' }, '').grace).toBe(5_000);
});
test('with a database and Redis it is one of many', () => {
  const { shared, key, log, notice } = settingsFrom({ ...SHARED, NOTICE: '1.5' }, '');
  expect(shared).toEqual({ database: SHARED.DATABASE_URL, redis: SHARED.REDIS_URL });
  expect([key?.length, log, notice]).toEqual([32, 'info', 1500]);
});
test.each([
  [{ ...SHARED, DATABASE_URL: 'mysql://me:hush@db/x' }, 'DATABASE_URL must be like postgres://'],
  [{ ...SHARED, DATABASE_URL: 'hush' }, 'DATABASE_URL must be like postgres://'],
  [{ ...SHARED, REDIS_URL: 'http://hush' }, 'REDIS_URL must be like redis://'],
  [{ ...SHARED, REDIS_URL: '' }, 'DATABASE_URL needs REDIS_URL'],
  [{ REDIS_URL: 'redis://x' }, 'REDIS_URL works only with DATABASE_URL'],
  [{ ...SHARED, SESSION_KEY: undefined }, 'DATABASE_URL needs SESSION_KEY'],
  [{ SESSION_KEY: 'hush' }, 'SESSION_KEY must be 64 hexadecimal digits'],
  [{ PROXIES: '10.0.0.0/33' }, 'PROXIES must be addresses or networks'],
  [{ PROXIES: 'balancer' }, 'PROXIES must be addresses or networks'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug'],
  [{ NOTICE: 'soon' }, 'NOTICE must be a number of seconds'],
  [{ GRACE: '-1' }, 'GRACE must be a number of seconds'],
  [{ NEAR_PUSH: '1' }, 'NEAR_PUSH must be yes or no'],
  [{ PORT: '99999' }, 'PORT must be a number'],
  [{ KEEP_TABLES: '-1' }, 'KEEP_TABLES must be a whole number of days from 0'],
  [{ KEEP_CHAT: '0' }, 'KEEP_CHAT must be a whole number of days from 1'],
  [{ KEEP_CHAT: 'long' }, 'KEEP_CHAT must be a whole number of days from 1'],
])('%j is refused in one line that gives no password away', (env, why) => {
  const read = () => settingsFrom(env, '');
  expect(read).toThrow(BadSetting);
  expect(read).toThrow(why);
  expect(read).not.toThrow(/hush|\n/);
});

test('only known proxies may say who the client is', () => {
  const asks = (near: string, passed: string | undefined, PROXIES?: string) => {
    const request = { socket: { remoteAddress: near }, headers: { 'x-forwarded-for': passed } };
    return addressOf(request as never, settingsFrom({ PROXIES }, '').proxies);
  };
  expect(asks('10.1.2.3', '5.6.7.8')).toBe('10.1.2.3');
  expect(asks('10.1.2.3', '5.6.7.8', '10.0.0.0/8')).toBe('5.6.7.8');
  expect(asks('::ffff:10.1.2.3', '5.6.7.8', '10.0.0.0/8')).toBe('5.6.7.8');
  // Only the last address comes from the proxy; anyone may have written what stands before it.
  expect(asks('10.1.2.3', '1.1.1.1, 5.6.7.8', '10.0.0.0/8')).toBe('5.6.7.8');
  expect(asks('10.1.2.3', '5.6.7.8, 10.9.9.9', '10.0.0.0/8')).toBe('5.6.7.8');
  expect(asks('9.9.9.9', '5.6.7.8', '10.0.0.0/8')).toBe('9.9.9.9');
  expect(asks('2001:db8::1', '5.6.7.8', '2001:db8::/32')).toBe('5.6.7.8');
});
