/** The player's finished online games. */

import type { MyGame } from '@boneyard/protocol/accounts';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { facts, SEPARATOR } from '@boneyard/words/facts';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useDate } from '../app/dates';
import { useWords } from '../app/language';
import { useOpponentNames } from '../online/opponentnames';
import { hasFailed, myGames } from '../online/requests';
import { useAccountWords } from './accountwords';

function FinishedGame({ game: { table, seat, scores, winners } }: { readonly game: MyGame }) {
  const { games, speech } = useWords();
  const { games: texts } = useAccountWords();
  const day = useDate();
  const others = useOpponentNames(table.seats, seat);
  const { name } = games[table.game as GameId];
  const result = winners && (winners.includes(seat) ? texts.won : texts.lost);
  const told = facts(result, scores?.map(speech.number).join(' : '), day(table.changed));
  return (
    <li>
      <span>
        <strong>{name}</strong> {texts.with(others)}{' '}
        <span className="quiet">
          {SEPARATOR} {told}
        </span>
      </span>
      <Link href={`/replay/${table.id}`} className="button" aria-label={texts.lookAt(name, others)}>
        {texts.look}
      </Link>
    </li>
  );
}

export function FinishedGames() {
  const { games: texts } = useAccountWords();
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
      <h2>{texts.over}</h2>
      {games.length === 0 && <p className="quiet">{texts.none}</p>}
      <ul className="tables" aria-label={texts.over}>
        {games.map((game) => (
          <FinishedGame key={game.table.id} game={game} />
        ))}
      </ul>
    </section>
  );
}
