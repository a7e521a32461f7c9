/** Connections to push services: only to public addresses, whatever endpoint a page gives us. */

import { type LookupAddress, lookup as resolve } from 'node:dns';
import { Agent, type AgentOptions } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const NEAR = new BlockList();
for (const [network, bits] of Object.entries({
  '0.0.0.0': 8,
  '10.0.0.0': 8,
  '100.64.0.0': 10,
  '127.0.0.0': 8,
  '169.254.0.0': 16,
  '172.16.0.0': 12,
  '192.0.0.0': 24,
  '192.168.0.0': 16,
  '198.18.0.0': 15,
  '224.0.0.0': 4,
  '240.0.0.0': 4,
}))
  NEAR.addSubnet(network, bits, 'ipv4');
// The first and the last three embed IPv4 addresses; those written `::ffff:…` are checked as IPv4 anyway.
for (const [network, bits] of Object.entries({
  '::': 96,
  'fc00::': 7,
  'fe80::': 10,
  'fec0::': 10,
  'ff00::': 8,
  '64:ff9b::': 96,
  '64:ff9b:1::': 48,
  '2002::': 16,
}))
  NEAR.addSubnet(network, bits, 'ipv6');

export function isNear(address: string): boolean {
  return isIP(address) === 0 || NEAR.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** May we send to this endpoint? Host names are checked again when they are resolved. */
export function mayPushTo(endpoint: string, near: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  const address = hostname.replace(/^\[|\]$/g, '');
  return near || isIP(address) === 0 || !isNear(address);
}

/** Resolves a host name, unless it leads to a private address. */
const lookupFar: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const near = !error && addresses.find(({ address }) => isNear(address));
    if (near) return done(new Error(`${hostname} is near us`), []);
    if (error || options.all) return done(error, addresses);
    const [{ address, family } = { address: '', family: 4 }] = addresses;
    return done(null, address, family);
  });
};

/** `near` allows private addresses as well. */
export function pushAgent(near: boolean, more: AgentOptions = {}): Agent {
  return new Agent({ keepAlive: true, maxSockets: 20, ...(near ? {} : { lookup: lookupFar }), ...more });
}
