/** The newest rated matches of a player: result, partners and opponents, rating afterwards, and the replay. */

import type { Opponent, PastMatch } from '@boneyard/protocol/players';
import { facts } from '@boneyard/words/facts';
import { LOCALES } from '@boneyard/words/languages';
import { Link } from 'wouter';
import { useWords } from '../../app/language';
import { useSettings } from '../../app/settings';
import { useOnlineWords } from '../onlinewords';
import { useMatchWords } from './matchwords';
import { useDay } from './profiledates';

/** How many are listed; the chart shows more. */
const LISTED = 8;

function useResult(): (match: PastMatch) => string {
  const { profile } = useMatchWords();
  return ({ place, sides, opponents }) => {
    if (sides > 2) return profile.place(place, sides);
    if (opponents.some((other) => other.place === place)) return profile.results.even;
    return place === 1 ? profile.results.won : profile.results.lost;
  };
}

/** These players with links to their profiles, and as many former ones as are missing. */
function Names({ players, all }: { readonly players: readonly Opponent[]; readonly all: number }) {
  const { seat } = useOnlineWords();
  const { language } = useSettings();
  const former = Array.from({ length: Math.max(0, all - players.length) }, () => seat.former);
  const named = players.map(({ player, name }) => (
    <Link key={player} href={`/online/player/${player}`}>
      {name}
    </Link>
  ));
  const list = new Intl.ListFormat(LOCALES[language].dates);
  return list
    .formatToParts([...players.map(({ name }) => name), ...former])
    .map(({ type, value }) => (type === 'element' && named.shift()) || value);
}

function Match({ match }: { readonly match: PastMatch }) {
  const { speech } = useWords();
  const { profile } = useMatchWords();
  const day = useDay();
  const result = useResult();
  const { table, rating, players, sides, at, partners, opponents } = match;
  const size = players / sides;
  return (
    <li>
      <span>
        <strong className={match.place === 1 ? 'result won' : 'result'}>{result(match)}</strong>{' '}
        {size > 1 && (
          <>
            {profile.with} <Names players={partners} all={size - 1} />{' '}
          </>
        )}
        {profile.versus} <Names players={opponents} all={players - size} />
        <br />
        <span className="quiet">{facts(day(at), speech.rating(rating))}</span>
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
