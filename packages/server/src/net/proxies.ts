/** Whom we believe when they say for whom they ask: the load balancers before us. */

import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

export interface Proxies {
  has(address: string): boolean;
}

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');
const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Addresses and networks such as `10.0.0.0/8`; undefined if one of them is none. */
export function proxiesFrom(list: readonly string[]): Proxies | undefined {
  const known = new BlockList();
  for (const one of list) {
    const [address = '', bits, ...more] = one.split('/');
    const wide = isIP(address) === 6 ? 128 : 32;
    if (isIP(address) === 0 || more.length > 0) return undefined;
    if (bits === undefined) known.addAddress(address, family(address));
    else if (/^\d{1,3}$/.test(bits) && Number(bits) <= wide) known.addSubnet(address, Number(bits), family(address));
    else return undefined;
  }
  return { has: (address) => isIP(plain(address)) > 0 && known.check(plain(address), family(plain(address))) };
}

export const NO_PROXIES: Proxies = { has: () => false };
export const THIS_MACHINE: Proxies = proxiesFrom(['127.0.0.0/8', '::1'])!;

/** Who really asks: the last in the line of those who passed it on that we do not know. */
export function addressOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, proxies: Proxies): string {
  const passed = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  let address = socket.remoteAddress ?? '';
  while (passed.length > 0 && proxies.has(address)) address = passed.pop()!;
  return address;
}
