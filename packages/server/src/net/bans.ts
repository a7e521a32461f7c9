/** Who may not come in. The operator bans from another process, so the list is read again every moment. */

import type { Me } from '@boneyard/protocol/messages';
import type { Company } from '../people/company';

export interface Bans {
  readonly size: number;
  has(me: Me | undefined, address: string): boolean;
  /** Calls this whenever somebody is banned who was not. */
  watch(changed: () => void): void;
  close(): void;
}

/** So often, in milliseconds: a ban is felt after no more than that. */
const LOOKS = 2_000;

export async function bans(company: Pick<Company, 'bans'>): Promise<Bans> {
  let banned: ReadonlySet<string> = new Set();
  let changed = () => {};
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    try {
      const now = new Set((await company.bans()).map(({ who }) => who));
      const more = [...now].some((who) => !banned.has(who));
      banned = now;
      if (more) changed();
    } catch {
      // Who was banned before stays so until the store is back.
    }
    if (!closed) timer = setTimeout(look, LOOKS).unref();
  }

  await look();
  return {
    get size() {
      return banned.size;
    },
    has: (me, address) => banned.has(address.replace(/^::ffff:/, '')) || (me !== undefined && banned.has(me.id)),
    watch(call) {
      changed = call;
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
