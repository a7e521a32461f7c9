/** Bans players and lifts bans, for the operator. */

import { isIP } from 'node:net';
import type { AccountRepository } from '../accounts/accounts';
import type { Block, SocialRepository } from './social';

export interface ModerationRepositories {
  readonly social: SocialRepository;
  readonly accounts: Pick<AccountRepository, 'endSessions'>;
}

type Player = Pick<Block, 'player' | 'name'>;

/** What a name, id or address refers to: one player with all their ids, an address, or several players to choose from. */
export type BanTarget =
  | { readonly one: Player; readonly ids: readonly string[] }
  | { readonly address: string }
  | { readonly several: readonly Player[] };

async function meant(who: string, social: SocialRepository): Promise<BanTarget> {
  if (isIP(who) > 0) return { address: who };
  const found = await social.playersNamed(who);
  const one = found.find(({ player }) => player === who) ?? found[0];
  if (!one || (found.length > 1 && one.player !== who)) return { several: found };
  // An account's bots are banned with it.
  const bots = await social.tokens(one.player);
  return { one, ids: [one.player, ...bots.map(({ player }) => player)] };
}

/** Ends their sessions and keeps them out. Servers notice within two seconds. */
export async function ban(who: string, { social, accounts }: ModerationRepositories, now: number): Promise<BanTarget> {
  const found = await meant(who, social);
  if ('address' in found) await social.ban({ who: found.address, name: '', made: now });
  if (!('one' in found)) return found;
  for (const id of found.ids) await social.ban({ who: id, name: found.one.name, made: now });
  await accounts.endSessions(found.one.player);
  return found;
}

/** False when nobody of that name, id or address is banned. */
export async function unban(who: string, { social }: ModerationRepositories): Promise<boolean> {
  const banned = (await social.bans()).filter((one) => one.who === who || (one.name !== '' && one.name === who));
  for (const { who: id } of banned) {
    await social.unban(id);
    for (const { player } of await social.tokens(id)) await social.unban(player);
  }
  return banned.length > 0;
}
