/** The replay pages: a game by its id, a game inside the address, or the form to open one. */

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../app/language';
import { useProblemWords } from '../app/problemwords';
import { LoadingText } from '../ui/loadingtext';
import { Message } from '../ui/message';
import { DropZone, ImportPage, useImporting } from './importform';
import { fragmentIn, unpacked } from './link';
import { type Found, pastCalled, pastIn } from './pastgame';
import { Replay } from './replay';
import { useReplayWords } from './replaywords';
import './replay.css';
import './review.css';
import './import.css';

/** All events that change the address. The router sends the last two. */
const CHANGES = ['hashchange', 'popstate', 'pushState', 'replaceState'];

function onAddress(listener: () => void): () => void {
  for (const change of CHANGES) addEventListener(change, listener);
  return () => {
    for (const change of CHANGES) removeEventListener(change, listener);
  };
}

function Shown({ found }: { readonly found: Found | undefined }) {
  const { web } = useWords();
  const problem = useProblemWords();
  const said = useReplayWords();
  const [, navigate] = useLocation();
  const { takeFile, refused } = useImporting();
  if (!found) return <LoadingText text={web.loading} />;
  const another = { action: said.missing.action, onAct: () => navigate('/replay') };
  switch (found.kind) {
    case 'open':
      return (
        <DropZone onDrop={takeFile}>
          <Replay past={found.past} />
          {refused && (
            <p role="alert" className="toast">
              {refused}
            </p>
          )}
        </DropZone>
      );
    case 'broken':
      return <Message title={said.broken} text={problem(found.fault)} {...another} />;
    case 'not over':
      return <Message {...said.notOver} />;
    case 'missing':
      return <Message {...said.missing} {...another} />;
  }
}

/** A game that is saved on this device or on the server. */
export function NamedReplay({ id }: { readonly id: string }) {
  const hash = useSyncExternalStore(onAddress, () => location.hash);
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let left = false;
    pastCalled(id).then((result) => !left && setFound(result));
    return () => {
      left = true;
    };
  }, [id]);
  // A file dropped on the page replaces the game.
  return hash === '' ? <Shown found={found} /> : <LinkedReplay />;
}

/** The game inside the address, or the form to open one. */
export function LinkedReplay() {
  const said = useReplayWords();
  const hash = useSyncExternalStore(onAddress, () => location.hash);
  const [found, setFound] = useState<{ readonly hash: string; readonly past: Found | undefined }>();
  useEffect(() => {
    let left = false;
    async function open(): Promise<void> {
      const fragment = fragmentIn(hash);
      const text = fragment === undefined ? undefined : await unpacked(fragment);
      const past = text === undefined ? undefined : await pastIn(text);
      if (!left) setFound({ hash, past });
    }
    open();
    return () => {
      left = true;
    };
  }, [hash]);
  if (hash === '') return <ImportPage told="" />;
  if (found?.hash !== hash) return <Shown found={undefined} />;
  if (!found.past) return <ImportPage told={said.open.badLink} />;
  return <Shown key={hash} found={found.past} />;
}
