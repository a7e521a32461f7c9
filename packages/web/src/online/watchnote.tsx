/** Tells somebody who came too late to play that they are watching, and how to play themselves. */

import type { TableView } from '@boneyard/protocol/tables';
import { useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/language';
import { useMatchWords } from './matches/matchwords';
import { useOnlineWords } from './onlinewords';

export function WatchNote({ shown }: { readonly shown: TableView }) {
  const { web } = useWords();
  const { invited, ways } = useOnlineWords();
  const { find } = useMatchWords();
  const [closed, setClosed] = useState(false);
  if (closed) return undefined;
  return (
    <aside className="toast watch-note" aria-label={invited.begun}>
      <p role="status">{shown.phase === 'over' ? invited.over : invited.begun}</p>
      <div className="actions wrap">
        {shown.phase === 'over' && (
          <Link href={`/replay/${shown.id}`} className="button">
            {ways.replay}
          </Link>
        )}
        <Link href="/online/find" className="button">
          {find.enter}
        </Link>
        <Link href="/online/invite" className="button">
          {ways.invite}
        </Link>
        <button type="button" className="button" onClick={() => setClosed(true)}>
          {web.settings.close}
        </button>
      </div>
    </aside>
  );
}
