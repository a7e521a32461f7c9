/** The list of public tables, kept up to date by the server's messages. */

import type { ServerMessage } from '@boneyard/protocol/servermessages';
import type { TableListing } from '@boneyard/protocol/tables';
import { useEffect, useState } from 'react';
import { openConnection } from './connection';

/** Tables with free seats first, then by last change. */
function sorted(tables: readonly TableListing[]): TableListing[] {
  const rank = ({ phase }: TableListing) => (phase === 'gathering' ? 0 : 1);
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

function listAfter(tables: readonly TableListing[], message: ServerMessage): readonly TableListing[] {
  if (message.t === 'list') return sorted(message.tables);
  if (message.t !== 'listed') return tables;
  const changed = new Set([...message.gone, ...message.tables.map(({ id }) => id)]);
  return sorted([...tables.filter(({ id }) => !changed.has(id)), ...message.tables]);
}

export interface PublicList {
  readonly tables: readonly TableListing[] | undefined;
  /** How many players are looking for a game. */
  readonly seekers: number;
  /** The connection was lost, so the list may be out of date. */
  readonly disconnected: boolean;
}

export function usePublicList(): PublicList {
  const [tables, setTables] = useState<readonly TableListing[]>();
  const [seekers, setSeekers] = useState(0);
  const [disconnected, setDisconnected] = useState(false);
  useEffect(() => {
    let wasOpen = false;
    const connection = openConnection({
      onMessage(message) {
        if (message.t === 'welcome') connection.send({ t: 'list', on: true });
        else if (message.t === 'seeks') setSeekers(message.seeks.length);
        else if (message.t === 'list' || message.t === 'listed')
          setTables((before) => listAfter(before ?? [], message));
      },
      onOpenChange(open) {
        wasOpen ||= open;
        setDisconnected(wasOpen && !open);
      },
    });
    return () => connection.close();
  }, []);
  return { tables, seekers: seekers, disconnected: disconnected };
}
