/** The profile of a player with an account: rating, matches and opponents in each variant of a game, and what they played against you. */

import type { Profile } from '@boneyard/protocol/players';
import { gameCalled } from '@boneyard/rules/games';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { TopBar } from '../../app/topbar';
import { LoadingText } from '../../ui/loadingtext';
import { ServerTrouble } from '../identity';
import { OnlineMessage } from '../onlinemessage';
import { useOnlineWords } from '../onlinewords';
import { type Failed, hasFailed } from '../requests';
import { GameStanding } from './gamestanding';
import { HeadToHead } from './headtohead';
import { MatchResults } from './matchresults';
import { useMatchWords } from './matchwords';
import { fetchProfile } from './playerrequests';
import { useDay } from './profiledates';
import '../online.css';
import '../invite.css';
import './matches.css';

export function ProfilePage({ id }: { readonly id: string }) {
  const { connecting, title } = useOnlineWords();
  const { profile: texts, rating, leaders, find } = useMatchWords();
  const day = useDay();
  const [profile, setProfile] = useState<Profile | Failed>();
  const load = useCallback(() => {
    fetchProfile(id).then(setProfile);
  }, [id]);
  useEffect(load, [load]);
  if (!profile) return <LoadingText text={connecting} />;
  if (hasFailed(profile) && profile.failed === 'refused') return <OnlineMessage {...texts.missing} />;
  return (
    <div className="page online profile">
      <TopBar />
      {hasFailed(profile) ? (
        <main>
          <h1>{title}</h1>
          <ServerTrouble failed={profile.failed} onRetry={load} />
        </main>
      ) : (
        <main>
          <h1>{profile.name}</h1>
          <p className="promise">{texts.since(day(profile.since))}</p>
          {profile.against && (
            <section className="panel against" aria-label={texts.against}>
              <h2>{texts.against}</h2>
              <HeadToHead against={profile.against} />
            </section>
          )}
          {profile.games.length === 0 && (
            <section className="panel">
              <p>{texts.none}</p>
              <Link href="/online/find" className="button brass">
                {find.enter}
              </Link>
            </section>
          )}
          <div className="online-desk">
            {profile.games
              .filter(({ game }) => gameCalled(game))
              .map((played) => (
                <GameStanding key={`${played.game} ${played.variant}`} played={played}>
                  <MatchResults history={played.history} />
                </GameStanding>
              ))}
          </div>
          {profile.games.some(({ rank }) => rank.provisional) && <p className="quiet">{rating.provisionalNote}</p>}
          <p className="quiet about">{rating.about}</p>
          <div className="actions wrap">
            <Link href="/online/leaders" className="button">
              {leaders.enter}
            </Link>
            <Link href="/online" className="button">
              {title}
            </Link>
          </div>
        </main>
      )}
    </div>
  );
}
