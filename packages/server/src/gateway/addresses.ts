/** Where clients connect from, as limits and bans count it. */

import { isIP } from 'node:net';

/** IPv4 addresses may arrive as `::ffff:192.0.2.1`. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * What counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address. A home or a rented machine has all of
 * the rest, so counting whole addresses would limit nobody.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address).replace(/%.*$/, '');
  if (isIP(plain) !== 6) return plain;
  // URLs have one form for every way to write an address.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head, tail ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - first!.length - last!.length }, () => '0');
  return `${[...first!, ...zeros, ...last!].slice(0, 4).join(':')}::/64`;
}
