/** The proxies whose X-Forwarded-For we believe. */

import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { plainAddress } from './addresses';

export interface Proxies {
  has(address: string): boolean;
}

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** From addresses and networks such as `10.0.0.0/8`; undefined if one of them is invalid. */
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
  return {
    has: (address) =>
      isIP(plainAddress(address)) > 0 && known.check(plainAddress(address), family(plainAddress(address))),
  };
}

export const NO_PROXIES: Proxies = { has: () => false };
export const THIS_MACHINE: Proxies = proxiesFrom(['127.0.0.0/8', '::1'])!;

/** The client's address: the last hop in the chain that is not a known proxy. */
export function addressOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, proxies: Proxies): string {
  const passed = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  let address = socket.remoteAddress ?? '';
  while (passed.length > 0 && proxies.has(address)) address = passed.pop()!;
  return address;
}
