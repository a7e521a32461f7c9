/** The tables one sits at that are not over: those that wait for one first. */

import type { Me } from '@boneyard/protocol/messages';
import type { MyGame } from '@boneyard/protocol/people';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../language';
import { hasFailed, myGames } from './asking';
import { useOthers } from './others';
import { useOnline } from './speaking';
import { leftIn } from './ticking';

/** Whoever nobody joined for a day is not waited for any more. */
const WAITS = 24 * 3600_000;
const EVERY = 20_000;

function isOn({ table }: MyGame): boolean {
  if (!gameCalled(table.game) || table.phase === 'over') return false;
  return table.phase !== 'gathering' || table.changed > Date.now() - WAITS;
}

/** Looked at again now and then, and when the page is. */
function useMyGames(me: Me): readonly MyGame[] {
  const [games, setGames] = useState<readonly MyGame[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else has other tables
  useEffect(() => {
    let current = true;
    const look = () => {
      if (document.hidden) return;
      myGames().then((answer) => current && !hasFailed(answer) && setGames(answer.games.filter(isOn)));
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [me.id]);
  return games;
}

function Game({ game: { table, seat, turn, due } }: { readonly game: MyGame }) {
  const { games } = useWords();
  const { list, seat: said } = useOnline();
  const others = useOthers(table.seats, seat);
  const { name } = games[table.game as GameId];
  const state = turn ? list.turn : table.phase === 'gathering' ? list.gathers : list.waits;
  return (
    <li>
      <span>
        <strong>{name}</strong> <span className="quiet">{others ? list.with(others) : list.alone}</span>
        <br />
        <span className={turn ? 'state' : 'quiet'}>{state}</span>
        {turn && due !== null && <span className="quiet"> · {said.clock(leftIn(due - Date.now(), said))}</span>}
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
  const { list } = useOnline();
  const games = useMyGames(me);
  if (games.length === 0) return undefined;
  return (
    <section className="panel">
      <h2>{list.mine}</h2>
      <ul className="tables" aria-label={list.mine}>
        {games.map((game) => (
          <Game key={game.table.id} game={game} />
        ))}
      </ul>
    </section>
  );
}
