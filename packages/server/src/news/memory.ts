/** News within one process: for the only one there is, and for tests with several houses. */

import type { Ears, News, Newsroom } from './news';

interface Member {
  readonly name: string;
  readonly ears: Ears;
  readonly follows: Set<string>;
}

/** `loses` decides for each piece of news whether it gets lost. */
export function newsHere(loses: () => boolean = () => false): Newsroom {
  const members = new Set<Member>();
  let count = 0;

  return (ears): News => {
    const me: Member = { name: `house ${count++}`, ears, follows: new Set() };
    members.add(me);
    /** Later, as over a network. */
    function others(tell: (other: Member) => void): void {
      if (members.size === 1) return;
      setImmediate(() => {
        for (const other of members) if (other !== me && !loses()) tell(other);
      });
    }
    return {
      get alone() {
        return members.size === 1;
      },
      works: true,
      follow: (table) => void me.follows.add(table),
      unfollow: (table) => void me.follows.delete(table),
      tell: (table, said) =>
        others((other) => {
          if (other.follows.has(table)) other.ears.hear(table, said, me.name);
        }),
      list: (listed) => others((other) => other.ears.listed(listed)),
      async close() {
        members.delete(me);
        for (const other of members) other.ears.lost(me.name);
      },
    };
  };
}
