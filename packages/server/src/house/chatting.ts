/** What is said at tables: who may speak, how fast, and who hears it. A line is kept before it is told. */

import { type ChatLine, readLine } from '@boneyard/protocol/chat';
import type { Refusal } from '@boneyard/protocol/messages';
import { type Bucket, bucket } from '../net/limits';
import type { Company, Line } from '../people/company';
import { type Room, seatOf } from '../rooms/room';
import { newId, tagOf } from './ids';
import type { Listener } from './listener';

export interface Chat {
  readonly company: Pick<Company, 'say' | 'said' | 'blockedAt'>;
  /** Is it fit to be read, by the words that the operator does not want? */
  fits(text: string): boolean;
}

export interface Chatting {
  /** Keeps the line and gives it; or says why not. */
  say(room: Room, listener: Listener, text: string): Promise<ChatLine | Refusal>;
  /** What was said before, for somebody who comes. */
  recalled(table: string): Promise<ChatLine[]>;
}

/** So many lines at once, and so many a second after that. */
const BURST = 5;
const RATE = 0.5;
/** A bucket that nobody took from for so long is full again, in milliseconds. */
const FULL = (BURST / RATE) * 1000;
/** So many lines are told to somebody who comes. */
const RECALLED = 50;

export function shownLine({ id, seat, player, name, text, said }: Line): ChatLine {
  return { id, seat, who: tagOf(player), name, text, said };
}

export function chatting({ company, fits }: Chat, now: () => number): Chatting {
  const buckets = new Map<string, { readonly bucket: Bucket; used: number }>();

  function mayTake(player: string): boolean {
    const at = now();
    if (buckets.size > 10_000) for (const [one, { used }] of buckets) if (used < at - FULL) buckets.delete(one);
    const own = buckets.get(player) ?? { bucket: bucket(BURST, RATE, at), used: at };
    own.used = at;
    buckets.set(player, own);
    return own.bucket.take(at);
  }

  return {
    async say(room, listener, given) {
      const { guest: player, name, kind, address } = listener;
      const seat = seatOf(room, player);
      const text = readLine(given);
      if (seat === undefined || player === undefined || name === undefined) return 'not yours';
      if (text === undefined) return 'malformed';
      if (kind === 'guest' && room.agreed.listed) return 'not for guests';
      if (!mayTake(player)) return 'too fast';
      if (!fits(text)) return 'unfit';
      const from = kind === 'guest' ? (address ?? null) : null;
      const line: Line = { id: newId(), table: room.id, seat, player, name, text, address: from, said: now() };
      await company.say(line);
      return shownLine(line);
    },
    async recalled(table) {
      return (await company.said(table, RECALLED)).map(shownLine);
    },
  };
}
