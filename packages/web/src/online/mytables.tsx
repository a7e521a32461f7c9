/** The player's unfinished tables. The server lists those first where it is their turn. */

import type { MyGame } from '@boneyard/protocol/accounts';
import type { Me } from '@boneyard/protocol/players';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { SEPARATOR } from '@boneyard/words/facts';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { timeLeftText } from '../clock/durations';
import { useTurnWords } from '../clock/turnwords';
import { useOnlineWords } from './onlinewords';
import { useOpponentNames } from './opponentnames';
import { hasFailed, myGames } from './requests';
import { useTableTitle } from './tabletitle';

/** Tables that nobody has joined for this long, in milliseconds, are not shown any more. */
const GATHERING_LIMIT = 24 * 3600_000;
const REFRESH_INTERVAL = 20_000;

function isActive({ table }: MyGame): boolean {
  if (!gameCalled(table.game) || table.phase === 'over') return false;
  return table.phase !== 'gathering' || table.changed > Date.now() - GATHERING_LIMIT;
}

/** Refreshed at intervals, and when the page becomes visible. */
function useMyGames(me: Me): readonly MyGame[] {
  const [games, setGames] = useState<readonly MyGame[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another player has other tables
  useEffect(() => {
    let current = true;
    const refresh = () => {
      if (document.hidden) return;
      myGames().then((answer) => current && !hasFailed(answer) && setGames(answer.games.filter(isActive)));
    };
    refresh();
    const timer = setInterval(refresh, REFRESH_INTERVAL);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [me.id]);
  return games;
}

function MyTable({ game: { table, seat, turn, due } }: { readonly game: MyGame }) {
  const { list } = useOnlineWords();
  const clocks = useTurnWords();
  const others = useOpponentNames(table.seats, seat);
  const name = useTableTitle()(table.game as GameId, { players: table.seats.length, options: table.options });
  const state = turn ? list.turn : table.phase === 'gathering' ? list.gathers : list.waits;
  return (
    <li>
      <span>
        <strong>{name}</strong> <span className="quiet">{others ? list.with(others) : list.alone}</span>
        <br />
        <span className={turn ? 'state' : 'quiet'}>{state}</span>
        {turn && due !== null && (
          <span className="quiet">
            {' '}
            {SEPARATOR} {clocks.left(timeLeftText(due - Date.now(), clocks))}
          </span>
        )}
      </span>
      <Link
        href={`/at/${table.id}`}
        className={turn ? 'button brass' : 'button'}
        aria-label={list.goOnAt(name, others)}
      >
        {list.goOn}
      </Link>
    </li>
  );
}

export function MyTables({ me }: { readonly me: Me }) {
  const { list } = useOnlineWords();
  const games = useMyGames(me);
  if (games.length === 0) return undefined;
  return (
    <section className="panel">
      <h2>{list.mine}</h2>
      <ul className="tables" aria-label={list.mine}>
        {games.map((game) => (
          <MyTable key={game.table.id} game={game} />
        ))}
      </ul>
    </section>
  );
}
