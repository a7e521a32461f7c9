/** The best at each game. */

import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { offeredOf } from '../../boards/boards';
import { useWords } from '../../language';
import { type Failed, hasFailed } from '../../online/asking';
import { useOnline } from '../../online/speaking';
import { Message } from '../../pages/message';
import { Top } from '../../pages/top';
import { Choice } from '../../ui/choice';
import { type Leaders, leadersOf } from './asking';
import { useMatches } from './speaking';
import '../../look/online.css';
import '../../look/matches.css';

function Board({ leaders }: Leaders) {
  const { leaders: said, profile } = useMatches();
  if (leaders.length === 0) return <p>{said.none}</p>;
  return (
    <table className="leaders">
      <caption className="hidden">{said.title}</caption>
      <thead>
        <tr>
          <th scope="col">{said.place}</th>
          <th scope="col">{said.name}</th>
          <th scope="col">{said.rating}</th>
          <th scope="col">{profile.matches}</th>
          <th scope="col">{profile.won}</th>
        </tr>
      </thead>
      <tbody>
        {leaders.map(({ player, name, rating, matches, won }, i) => (
          <tr key={player}>
            <td>{i + 1}</td>
            <th scope="row">
              <Link href={`/online/player/${player}`}>{name}</Link>
            </th>
            <td>
              <strong>{rating}</strong>
            </td>
            <td>{matches}</td>
            <td>{won}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function LeadersPage({ id = 'classic' }: { readonly id: string | undefined }) {
  const { web, games } = useWords();
  const { connecting, failed } = useOnline();
  const { leaders: said } = useMatches();
  const [game, setGame] = useState(id);
  const [answer, setAnswer] = useState<Leaders | Failed>();
  useEffect(() => {
    let left = false;
    setAnswer(undefined);
    leadersOf(game).then((found) => left || setAnswer(found));
    return () => {
      left = true;
    };
  }, [game]);
  if (!offeredOf(id)) return <Message {...web.notFound} />;
  return (
    <div className="page online">
      <Top />
      <main>
        <h1>{said.title}</h1>
        <p className="promise">{said.about}</p>
        <section className="panel wide">
          <Choice<GameId>
            label={said.game}
            values={GAME_IDS.filter((one) => offeredOf(one))}
            value={game as GameId}
            name={(one) => games[one].name}
            onChange={setGame}
          />
          {answer === undefined && <p className="quiet">{connecting}</p>}
          {answer && hasFailed(answer) && <p role="alert">{failed[answer.failed]}</p>}
          {answer && !hasFailed(answer) && <Board {...answer} />}
        </section>
      </main>
    </div>
  );
}
