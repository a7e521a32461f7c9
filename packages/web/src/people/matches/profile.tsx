/** Somebody with an account: how strong they are at each game, and how they came to be. */

import type { PlayedGame, Profile } from '@boneyard/protocol/players';
import type { GameId } from '@boneyard/rules/games';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../../language';
import { type Failed, hasFailed } from '../../online/asking';
import { useOnline } from '../../online/speaking';
import { Message } from '../../pages/message';
import { Top } from '../../pages/top';
import { useSettings } from '../../settings';
import { profileOf } from './asking';
import { RatingChart } from './history';
import { useMatches } from './speaking';
import '../../look/online.css';
import '../../look/matches.css';

/** So many of the newest matches are listed; the chart has more. */
const LISTED = 8;
/** Everybody begins with it. */
const FIRST = 1000;

function useDates() {
  const { language } = useSettings();
  return (at: number, style: 'long' | 'medium') => new Intl.DateTimeFormat(language, { dateStyle: style }).format(at);
}

function Game({ played }: { readonly played: PlayedGame }) {
  const { games } = useWords();
  const { profile, rating } = useMatches();
  const dates = useDates();
  const { rank, matches, won, history } = played;
  const { name } = games[played.game as GameId];
  const ratings = [...(history.length === matches ? [FIRST] : []), ...history.map((past) => past.rating)];
  const figures: readonly (readonly [string, string | number])[] = [
    [profile.matches, matches],
    [profile.won, won],
    [profile.share, `${Math.round((100 * won) / matches)} %`],
    [profile.best, Math.max(...history.map((past) => past.rating))],
  ];
  return (
    <section className="panel standing" aria-label={name}>
      <h2>{name}</h2>
      <p className="rating">
        <strong>{rank.rating}</strong> {rank.provisional && <span className="quiet">{rating.provisional}</span>}
      </p>
      <dl className="facts">
        {figures.map(([what, figure]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <RatingChart label={profile.chart(name, ratings[0]!, ratings.at(-1)!, history.length)} ratings={ratings} />
      <h3>{profile.history}</h3>
      <ol className="past">
        {history
          .slice(-LISTED)
          .reverse()
          .map(({ table, place, players, at, rating: then }) => (
            <li key={table}>
              <span>
                {dates(at, 'medium')} <span className="quiet">· {profile.place(place, players)}</span>
              </span>
              <span className="then">{then}</span>
              <Link href={`/replay/${table}`} className="button" aria-label={profile.replayOf(dates(at, 'medium'))}>
                {profile.replay}
              </Link>
            </li>
          ))}
      </ol>
    </section>
  );
}

export function ProfilePage({ id }: { readonly id: string }) {
  const { connecting, failed } = useOnline();
  const { profile: said, rating, leaders } = useMatches();
  const [, navigate] = useLocation();
  const dates = useDates();
  const [profile, setProfile] = useState<Profile | Failed>();
  useEffect(() => {
    profileOf(id).then(setProfile);
  }, [id]);
  if (!profile) return <p className="loading">{connecting}</p>;
  if (hasFailed(profile)) {
    if (profile.failed === 'refused') return <Message {...said.missing} onAct={() => navigate('/online')} />;
    return <Message {...said.missing} title={failed[profile.failed]} text="" onAct={() => navigate('/online')} />;
  }
  const { name, since, games } = profile;
  return (
    <div className="page online profile">
      <Top />
      <main>
        <h1>{name}</h1>
        <p className="promise">{said.since(dates(since, 'long'))}</p>
        {games.length === 0 && <p>{said.none}</p>}
        <div className="online-desk">
          {games.map((played) => (
            <Game key={played.game} played={played} />
          ))}
        </div>
        {games.some(({ rank }) => rank.provisional) && <p className="quiet">{rating.provisionalNote}</p>}
        <p className="quiet about">{rating.about}</p>
        <div className="actions wrap">
          <Link href="/online/leaders" className="button">
            {leaders.enter}
          </Link>
        </div>
      </main>
    </div>
  );
}
