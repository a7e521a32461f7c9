/** What whoever runs a server does about people: bans them, and lifts that again. */

import { isIP } from 'node:net';
import type { Block, Company } from './company';
import type { People } from './people';

export interface Keepers {
  readonly company: Company;
  readonly people: Pick<People, 'leave'>;
}

type Player = Pick<Block, 'player' | 'name'>;

/** Who was meant: one player with the ids that are theirs, an address, or several to choose from. */
export type Meant =
  | { readonly one: Player; readonly ids: readonly string[] }
  | { readonly address: string }
  | { readonly several: readonly Player[] };

async function meant(who: string, company: Company): Promise<Meant> {
  if (isIP(who) > 0) return { address: who };
  const found = await company.called(who);
  const one = found.find(({ player }) => player === who) ?? found[0];
  if (!one || (found.length > 1 && one.player !== who)) return { several: found };
  // An account's bots are banned with it.
  const bots = await company.tokens(one.player);
  return { one, ids: [one.player, ...bots.map(({ player }) => player)] };
}

/** Ends their sessions and keeps them out. Servers notice within two seconds. */
export async function ban(who: string, { company, people }: Keepers, now: number): Promise<Meant> {
  const found = await meant(who, company);
  if ('address' in found) await company.ban({ who: found.address, name: '', made: now });
  if (!('one' in found)) return found;
  for (const id of found.ids) await company.ban({ who: id, name: found.one.name, made: now });
  await people.leave(found.one.player);
  return found;
}

/** False when nobody of that name, id or address is banned. */
export async function unban(who: string, { company }: Keepers): Promise<boolean> {
  const banned = (await company.bans()).filter((one) => one.who === who || (one.name !== '' && one.name === who));
  for (const { who: id } of banned) {
    await company.unban(id);
    for (const { player } of await company.tokens(id)) await company.unban(player);
  }
  return banned.length > 0;
}
