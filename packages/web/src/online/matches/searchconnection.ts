/** A search for a game over its own connection to the server, for as long as the page is open. */

import type { SeekTerms } from '@boneyard/protocol/seeks';
import { useEffect, useRef, useState } from 'react';
import { openConnection, type ServerConnection } from '../connection';
import { IDLE, reduceSearch, type Search, type SearchStart, seekMessage, startSearch } from './searchreducer';

export interface MatchSearch extends Search {
  /** The connection was lost. */
  readonly disconnected: boolean;
  start(terms: SeekTerms, how?: SearchStart): void;
  stop(): void;
}

/** `who` is the player it belongs to; another player gets a new connection. */
export function useMatchSearch(who: string | undefined): MatchSearch {
  const [search, setSearch] = useState(IDLE);
  const [disconnected, setDisconnected] = useState(false);
  const current = useRef(search);
  const connection = useRef<ServerConnection>(undefined);
  /** Whether the server knows the player's name on this connection. */
  const named = useRef(false);

  function change(next: Search): void {
    current.current = next;
    setSearch(next);
  }

  // A partner learns at once that the player has left the page; a lost connection may come back.
  useEffect(() => () => void connection.current?.send({ t: 'unseek' }), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection belongs to one player
  useEffect(() => {
    let wasOpen = false;
    const opened = openConnection({
      onMessage(message) {
        change(reduceSearch(current.current, message, Date.now()));
        if (message.t !== 'welcome') return;
        opened.send({ t: 'list', on: true });
        named.current = message.me !== null;
        const { active, table } = current.current;
        if (named.current && active && table === undefined) opened.send(seekMessage(active));
      },
      onOpenChange(open) {
        wasOpen ||= open;
        setDisconnected(wasOpen && !open);
      },
    });
    connection.current = opened;
    return () => opened.close();
  }, [who]);

  return {
    ...search,
    disconnected: disconnected,
    start(terms, how) {
      const next = startSearch(current.current, terms, how);
      change(next);
      // A visitor who has just taken a name gets a new connection, which sends it.
      if (named.current) connection.current?.send(seekMessage(next.active!));
    },
    stop() {
      change({ ...current.current, active: undefined });
      connection.current?.send({ t: 'unseek' });
    },
  };
}
