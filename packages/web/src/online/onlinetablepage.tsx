/** The page of one online table: the waiting room, the game, and its result. */

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { webGameOf } from '../games';
import type { Board } from '../table/boards/board';
import { useDelayed } from '../ui/delay';
import { LoadingText } from '../ui/loadingtext';
import { Message } from '../ui/message';
import { InvitedPage } from './invitedpage';
import { type OnlineGame, openOnlineGame } from './onlinegame';
import { OnlineMessage } from './onlinemessage';
import { OnlineTable } from './onlinetable';
import { useOnlineWords } from './onlinewords';
import { WaitingRoom } from './waitingroom';
import './online.css';
import './invite.css';
import './chat.css';

/** After this time without an answer, in milliseconds, the page says that the server cannot be reached. */
const PATIENCE = 4000;

function LoadedTable({ online }: { readonly online: OnlineGame }) {
  const words = useOnlineWords();
  const [, navigate] = useLocation();
  const view = useSyncExternalStore(online.subscribe, online.shown);
  const { shown, old, missing, banned } = view.known;
  const [board, setBoard] = useState<Board>();
  const game = shown?.game;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a table's game and rules never change
  useEffect(() => {
    if (shown) webGameOf(shown.game)?.load(shown.options).then(setBoard);
  }, [game]);
  const isLate = useDelayed(shown === undefined, PATIENCE);

  if (banned) return <Message {...words.banned} onAct={() => navigate('/')} />;
  if (old) return <Message {...words.old} onAct={() => location.reload()} />;
  if (missing) return <OnlineMessage {...words.missing} />;
  if (!shown) {
    if (!isLate && view.open !== false) return <LoadingText text={words.connecting} />;
    return (
      <OnlineMessage title={words.gone.title} text={words.gone.text}>
        <button type="button" className="button brass" onClick={online.reconnect}>
          {words.gone.again}
        </button>
      </OnlineMessage>
    );
  }
  if (view.positions.length === 0) {
    const Gathering = shown.you === undefined ? InvitedPage : WaitingRoom;
    return <Gathering online={online} view={view} shown={shown} />;
  }
  if (!board) return <LoadingText text={words.connecting} />;
  const replaced = shown.you !== undefined && shown.seats[shown.you]!.replaced;
  return <OnlineTable key={`${shown.you} ${replaced}`} online={online} view={view} shown={shown} board={board} />;
}

export function OnlineTablePage({ id }: { readonly id: string }) {
  const { connecting, seat } = useOnlineWords();
  const { former } = seat;
  const [online, setOnline] = useState<OnlineGame>();
  useEffect(() => {
    const opened = openOnlineGame(id, former);
    setOnline(opened);
    return () => opened.close();
  }, [id, former]);
  return online ? <LoadedTable online={online} /> : <LoadingText text={connecting} />;
}
