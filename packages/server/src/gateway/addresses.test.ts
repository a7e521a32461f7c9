import { expect, test } from 'vitest';
import { networkOf } from './addresses';

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
test('what is no address stays as it is', () => {
  expect(networkOf('')).toBe('');
  expect(networkOf('somewhere')).toBe('somewhere');
});
