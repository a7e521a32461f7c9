/** Two who search together: who may join whom, and what each of them is told of the other. */

import type { Refusal } from '@boneyard/protocol/enums';
import type { PairInvitation } from '@boneyard/protocol/seeks';
import { newId } from '../tables/ids';
import type { KeepsApart } from './pairs';
import type { Seek, SeekRepository } from './seeks';

/** How long an invited partner may take to come, and one who was lost to come back, in milliseconds. */
const INVITES = 30 * 60_000;
const RETURNS_IN = 60_000;

/** A search, and what its client was told of the partner. */
export interface PairedSearch {
  readonly seek: Seek;
  /** Null while there is none. */
  partner: string | null;
  /** Since when the partner, who has come, is not there. */
  missing: number | undefined;
}

interface PartnerSearchOptions {
  readonly seeks: SeekRepository;
  readonly apart: (players: readonly string[]) => Promise<KeepsApart>;
  readonly now: () => number;
  /** Searches that are alive. */
  readonly open: () => Promise<readonly Seek[]>;
}

export function partnerSearch({ seeks, apart, now, open }: PartnerSearchOptions) {
  async function pairCalled(id: string) {
    return (await seeks.pairs([id])).get(id);
  }

  /** The host's search, if it goes on and this player may join it. */
  async function hostOf(id: string, player: string | undefined): Promise<Seek | undefined> {
    const pair = await pairCalled(id);
    if (!pair || (pair.guest !== undefined && pair.guest !== player)) return undefined;
    return (await open()).find((one) => one.pair === id && one.player === pair.host);
  }

  return {
    async invitation(id: string, player: string | undefined): Promise<PairInvitation | undefined> {
      const host = await hostOf(id, player);
      return host && { name: host.name, terms: JSON.parse(host.terms) as PairInvitation['terms'] };
    },
    async invite(player: string, terms: string): Promise<string> {
      const id = newId();
      await seeks.addPair({ id, host: player, guest: undefined, terms, made: now() });
      return id;
    },
    /** Why a player cannot join the pair. */
    async join(id: string, player: string, terms: string): Promise<Refusal | undefined> {
      if (await this.isIn(id, player)) return undefined;
      const host = await hostOf(id, player);
      if (host?.terms !== terms) return 'no pair';
      const among = await apart([player, host.player]);
      if (among(player, host.player) || among(host.player, player)) return 'blocked';
      return (await seeks.joinPair(id, player)) ? undefined : 'no pair';
    },
    /** Is the player one of the two already? */
    async isIn(id: string, player: string): Promise<boolean> {
      const pair = await pairCalled(id);
      return pair !== undefined && [pair.host, pair.guest].includes(player);
    },
    /**
     * Compares what clients were told with how it is now, and gives those that have to be told again. A pair ends when one of
     * the two stays away.
     */
    async compare<W extends PairedSearch>(searches: readonly W[], all: readonly Seek[]): Promise<W[]> {
      const paired = searches.filter(({ seek }) => seek.pair !== undefined);
      const pairs = await seeks.pairs(paired.map(({ seek }) => seek.pair!));
      const changed: W[] = [];
      for (const one of paired) {
        const { player, pair: id } = one.seek;
        const pair = pairs.get(id!);
        const partner = all.find((other) => other.pair === id && other.player !== player);
        one.missing = partner || pair?.guest === undefined ? undefined : (one.missing ?? now());
        const isLate = pair !== undefined && pair.guest === undefined && now() - pair.made >= INVITES;
        const isGone = one.missing !== undefined && now() - one.missing >= RETURNS_IN;
        if (!pair || isLate || isGone) await seeks.endPair(id!, now());
        if (one.partner !== (partner?.name ?? null)) changed.push(one);
        one.partner = partner?.name ?? null;
      }
      return changed;
    },
  };
}
