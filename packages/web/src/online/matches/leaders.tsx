/** The leaderboard of each variant of each game. */

import { GAME_IDS, type GameId, gameCalled } from '@boneyard/rules/games';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../app/language';
import { TopBar } from '../../app/topbar';
import { webGameOf } from '../../games';
import { Choice } from '../../ui/choice';
import { Message } from '../../ui/message';
import { ServerTrouble } from '../identity';
import { useOnlineWords } from '../onlinewords';
import { type Failed, hasFailed } from '../requests';
import { useMatchWords } from './matchwords';
import { fetchLeaders, type Leaders } from './playerrequests';
import '../online.css';
import './matches.css';

function LeaderTable({ leaders }: Leaders) {
  const { speech } = useWords();
  const { leaders: texts, profile } = useMatchWords();
  if (leaders.length === 0) return <p>{texts.none}</p>;
  return (
    <table className="leaders">
      <caption className="hidden">{texts.title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.place}</th>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.rating}</th>
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
              <strong>{speech.rating(rating)}</strong>
            </td>
            <td>{speech.number(matches)}</td>
            <td>{speech.number(won)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function LeadersPage({ id = GAME_IDS[0] }: { readonly id: string | undefined }) {
  const { web, games } = useWords();
  const { connecting, title, inviting } = useOnlineWords();
  const { leaders: texts, find } = useMatchWords();
  const [chosen, setGame] = useState(id);
  const [variant, setVariant] = useState<string>();
  const [answer, setAnswer] = useState<Leaders | Failed>();
  const game = gameCalled(chosen);
  const named = variant ?? game?.variants[0].id;
  const load = useCallback(() => {
    let unmounted = false;
    setAnswer(undefined);
    if (chosen && named) fetchLeaders(chosen, named).then((found) => unmounted || setAnswer(found));
    return () => {
      unmounted = true;
    };
  }, [chosen, named]);
  useEffect(load, [load]);
  if (!game || !webGameOf(id)) return <Message {...web.notFound} />;
  const variants = game.variants.map((one) => one.id);
  return (
    <div className="page online">
      <TopBar />
      <main>
        <h1>{texts.title}</h1>
        <p className="promise">{texts.about}</p>
        <section className="panel wide">
          <Choice<GameId>
            label={texts.game}
            values={GAME_IDS}
            value={game.id as GameId}
            name={(one) => games[one].name}
            onChange={(next) => {
              setGame(next);
              setVariant(undefined);
            }}
          />
          {variants.length > 1 && (
            <Choice<string>
              label={inviting.variant}
              values={variants}
              value={named!}
              name={(one) => games[game.id as GameId].variants?.[one]?.name ?? one}
              onChange={setVariant}
            />
          )}
          {answer === undefined && <p className="quiet">{connecting}</p>}
          {answer && hasFailed(answer) && <ServerTrouble failed={answer.failed} onRetry={load} />}
          {answer && !hasFailed(answer) && <LeaderTable {...answer} />}
        </section>
        <div className="actions wrap away">
          <Link href="/online/find" className="button brass">
            {find.enter}
          </Link>
          <Link href="/online" className="button">
            {title}
          </Link>
        </div>
      </main>
    </div>
  );
}
