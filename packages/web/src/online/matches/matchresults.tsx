/** The newest rated matches of a player: result, opponents, rating afterwards, and the replay. */

import type { PastMatch } from '@boneyard/protocol/players';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { useOnlineWords } from '../onlinewords';
import { useMatchWords } from './matchwords';
import { useDay } from './profiledates';

/** How many are listed; the chart shows more. */
const LISTED = 8;

function useResult(): (match: PastMatch) => string {
  const { profile } = useMatchWords();
  return ({ place, players, opponents }) => {
    if (players > 2) return profile.place(place, players);
    if (opponents.some((other) => other.place === place)) return profile.results.even;
    return place === 1 ? profile.results.won : profile.results.lost;
  };
}

function Match({ match }: { readonly match: PastMatch }) {
  const { seat } = useOnlineWords();
  const { profile } = useMatchWords();
  const day = useDay();
  const result = useResult();
  const { table, rating, players, at, opponents } = match;
  const former = new Array<string>(players - 1 - opponents.length).fill(seat.former);
  return (
    <li>
      <span>
        <strong className={match.place === 1 ? 'result won' : 'result'}>{result(match)}</strong> {profile.versus}{' '}
        {opponents.map(({ player, name }, i) => (
          <Fragment key={player}>
            {i > 0 && ', '}
            <Link href={`/online/player/${player}`}>{name}</Link>
          </Fragment>
        ))}
        {former.length > 0 && `${opponents.length > 0 ? ', ' : ''}${former.join(', ')}`}
        <br />
        <span className="quiet">
          {day(at)} · {rating}
        </span>
      </span>
      <Link href={`/replay/${table}`} className="button" aria-label={profile.replayOf(day(at))}>
        {profile.replay}
      </Link>
    </li>
  );
}

export function MatchResults({ history }: { readonly history: readonly PastMatch[] }) {
  const { profile } = useMatchWords();
  return (
    <div className="matches">
      <h3>{profile.history}</h3>
      <ol className="past" aria-label={profile.history}>
        {history
          .slice(-LISTED)
          .reverse()
          .map((match) => (
            <Match key={match.table} match={match} />
          ))}
      </ol>
    </div>
  );
}
