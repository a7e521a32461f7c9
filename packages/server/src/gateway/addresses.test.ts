import { expect, test } from 'vitest';
import { networkOf } from './addresses';
import { bans } from './bans';
import { localConnectionLimits } from './connectionlimits';

test('an IPv4 address counts alone, however it is written', () => {
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(networkOf('::FFFF:192.0.2.1')).toBe('192.0.2.1');
});
test('IPv6 addresses count by their first 64 bits', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:0DB8:0001:0002:ffff::1')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});
test('a ban or a limit of an IPv6 address holds for its whole network', async () => {
  const [here, beside, elsewhere] = ['2001:db8:1:2::5', '2001:db8:1:2:ffff::1', '2001:db8:1:3::5'];
  const banned = await bans({ bans: async () => [{ who: here!, name: '', made: 0 }] });
  expect([here, beside, elsewhere].map((address) => banned.has(undefined, address!))).toEqual([true, true, false]);
  banned.close();
  const limits = localConnectionLimits(1);
  expect(await limits.acquire(here!, '1')).toBe(true);
  expect(await limits.acquire(beside!, '2')).toBe(false);
  expect(await limits.acquire(elsewhere!, '3')).toBe(true);
});
test('what is no address stays as it is', () => {
  expect(networkOf('')).toBe('');
  expect(networkOf('somewhere')).toBe('somewhere');
});
