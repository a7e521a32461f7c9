/** Who is banned. The operator bans from another process, so the list is read again every two seconds. */

import type { Me } from '@boneyard/protocol/players';
import type { SocialRepository } from '../social/social';
import { networkOf } from './addresses';

export interface Bans {
  readonly size: number;
  has(me: Me | undefined, address: string): boolean;
  /** Is called whenever there is a new ban. */
  watch(changed: () => void): void;
  close(): void;
}

/** How often the list is read, in milliseconds. */
const LOOKS = 2_000;

export async function bans(social: Pick<SocialRepository, 'bans'>): Promise<Bans> {
  let banned: ReadonlySet<string> = new Set();
  let changed = () => {};
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    try {
      const now = new Set((await social.bans()).map(({ who }) => networkOf(who)));
      const more = [...now].some((who) => !banned.has(who));
      banned = now;
      if (more) changed();
    } catch {
      // The last known bans hold until the store is back.
    }
    if (!closed) timer = setTimeout(look, LOOKS).unref();
  }

  await look();
  return {
    get size() {
      return banned.size;
    },
    has: (me, address) => banned.has(networkOf(address)) || (me !== undefined && banned.has(me.id)),
    watch(call) {
      changed = call;
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
