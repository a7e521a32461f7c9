/** The games that one has played to their end. */

import type { MyGame } from '@boneyard/protocol/people';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../language';
import { hasFailed, myGames } from '../online/asking';
import { useOthers } from '../online/others';
import { useDay } from './devices';
import { useAccountWords } from './speaking';

function Game({ game: { table, seat, scores, winners } }: { readonly game: MyGame }) {
  const { games } = useWords();
  const { games: said } = useAccountWords();
  const day = useDay();
  const others = useOthers(table.seats, seat);
  const { name } = games[table.game as GameId];
  const result = winners && (winners.includes(seat) ? said.won : said.lost);
  const told = [result, scores?.join(' : '), day(table.changed)].filter(Boolean).join(' · ');
  return (
    <li>
      <span>
        <strong>{name}</strong> {said.with(others)} <span className="quiet">· {told}</span>
      </span>
      <Link href={`/replay/${table.id}`} className="button" aria-label={said.lookAt(name, others)}>
        {said.look}
      </Link>
    </li>
  );
}

export function Played() {
  const { games: said } = useAccountWords();
  const [games, setGames] = useState<readonly MyGame[]>();
  useEffect(() => {
    myGames().then((answer) => {
      if (!hasFailed(answer))
        setGames(answer.games.filter(({ table }) => table.phase === 'over' && gameCalled(table.game)));
    });
  }, []);
  if (!games) return undefined;
  return (
    <section className="panel">
      <h2>{said.over}</h2>
      {games.length === 0 && <p className="quiet">{said.none}</p>}
      <ul className="tables" aria-label={said.over}>
        {games.map((game) => (
          <Game key={game.table.id} game={game} />
        ))}
      </ul>
    </section>
  );
}
