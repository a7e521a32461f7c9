/** The page of one online table: people gather, play, and look back at it. */

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { Board } from '../boards/board';
import { offeredOf } from '../boards/boards';
import { Message } from '../pages/message';
import { type OnlineGame, openOnline } from './game';
import { Gathering } from './gathering';
import { OnlineTable } from './onlinetable';
import { useOnline } from './speaking';
import '../look/online.css';

function At({ online }: { readonly online: OnlineGame }) {
  const words = useOnline();
  const [, navigate] = useLocation();
  const view = useSyncExternalStore(online.subscribe, online.shown);
  const { shown, old, missing, banned } = view.known;
  const [board, setBoard] = useState<Board>();
  const game = shown?.game;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table's game and rules never change
  useEffect(() => {
    if (shown) offeredOf(shown.game)?.load(shown.options).then(setBoard);
  }, [game]);
  const waits = useWaited(shown === undefined);

  if (banned) return <Message {...words.banned} onAct={() => navigate('/')} />;
  if (old) return <Message {...words.old} onAct={() => location.reload()} />;
  if (missing) return <Message {...words.missing} onAct={() => navigate('/online')} />;
  if (!shown)
    return <p className="loading">{waits || view.open === false ? words.failed.unreachable : words.connecting}</p>;
  if (view.positions.length === 0) return <Gathering online={online} view={view} shown={shown} />;
  if (!board) return <p className="loading">{words.connecting}</p>;
  const replaced = shown.you !== undefined && shown.seats[shown.you]!.replaced;
  return <OnlineTable key={`${shown.you} ${replaced}`} online={online} view={view} shown={shown} board={board} />;
}

/** True when something has lasted longer than one would wait without a word. */
function useWaited(so: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 4000);
    return () => clearTimeout(timer);
  }, []);
  return so && late;
}

export function AtPage({ id }: { readonly id: string }) {
  const { connecting, seat } = useOnline();
  const { former } = seat;
  const [online, setOnline] = useState<OnlineGame>();
  useEffect(() => {
    const opened = openOnline(id, former);
    setOnline(opened);
    return () => opened.close();
  }, [id, former]);
  return online ? <At online={online} /> : <p className="loading">{connecting}</p>;
}
