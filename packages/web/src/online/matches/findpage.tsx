/** Find an opponent: a quick match, a match with chosen rules, or a player who is already looking. */

import type { SeekTerms } from '@boneyard/protocol/seeks';
import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../../app/language';
import { TopBar } from '../../app/topbar';
import { durationText } from '../../clock/durations';
import { webGameOf } from '../../games';
import { Choice } from '../../ui/choice';
import { Message } from '../../ui/message';
import { ServerTrouble, useIdentity } from '../identity';
import { NameDialog } from '../playername';
import { useServerTime } from '../servertime';
import { useMatchWords } from './matchwords';
import { type MatchSearch, useMatchSearch } from './searchconnection';
import type { ActiveSearch } from './searchreducer';
import { Seeks } from './seeks';
import { TermsForm } from './termsform';
import '../online.css';
import './matches.css';

const COUNTS = ['rated', 'friendly'] as const;
export type Counts = (typeof COUNTS)[number];

interface Wish {
  readonly terms: SeekTerms;
  /** The search of another player that it answers. */
  readonly answer: string | undefined;
}

const QUICK = { players: 2, clock: { turn: 60 } } as const;

interface CountsProps {
  readonly counts: Counts;
  readonly account: boolean;
  onChange(counts: Counts): void;
}

/** Guests cannot play rated matches. */
function CountsFields({ counts, account, onChange }: CountsProps) {
  const { find } = useMatchWords();
  if (!account)
    return (
      <>
        <p className="quiet">{find.needsAccount}</p>
        <Link href="/online/account" className="button">
          {find.makeAccount}
        </Link>
      </>
    );
  return (
    <>
      <Choice<Counts>
        label={find.counts}
        values={COUNTS}
        value={counts}
        name={(one) => find.counting[one]}
        onChange={onChange}
      />
      {counts === 'rated' && <p className="quiet">{find.ratedNote}</p>}
    </>
  );
}

function QuickMatches({ rated, look }: { readonly rated: boolean; look(terms: SeekTerms): void }) {
  const { games } = useWords();
  const { find } = useMatchWords();
  return (
    <section className="panel">
      <h2>{find.quick}</h2>
      <p className="quiet">{find.quickNote}</p>
      <ul className="openings">
        {GAME_IDS.map((id) => (
          <li key={id}>
            <button
              type="button"
              className="button brass"
              aria-label={find.quickGame(games[id].name)}
              onClick={() => look({ ...QUICK, game: id, options: {}, rated })}
            >
              {games[id].name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnRulesLinks() {
  const { games } = useWords();
  const { find } = useMatchWords();
  return (
    <section className="panel">
      <h2>{find.own}</h2>
      <p className="quiet">{find.ownNote}</p>
      <ul className="openings">
        {GAME_IDS.map((id) => (
          <li key={id}>
            <Link href={`/online/find/${id}`} className="button" aria-label={find.ownGame(games[id].name)}>
              {games[id].name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface WaitingProps {
  readonly looking: ActiveSearch;
  readonly search: MatchSearch;
}

function ActiveSearchPanel({ looking, search }: WaitingProps) {
  const { games } = useWords();
  const { seeking } = useMatchWords();
  const { disconnected, table, ahead, stop } = search;
  const now = useServerTime(ahead, true);
  const since = looking.since === undefined ? 0 : Math.max(0, now - looking.since);
  return (
    <section className="panel waiting" aria-busy={table === undefined}>
      <h2>{seeking.title(games[looking.terms.game as GameId].name)}</h2>
      <p role="status">{table !== undefined ? seeking.found : disconnected ? seeking.lost : seeking.widens}</p>
      <p className="elapsed" aria-hidden="true">
        {seeking.since(durationText(since))}
      </p>
      <button type="button" className="button" onClick={stop} disabled={table !== undefined}>
        {seeking.stop}
      </button>
    </section>
  );
}

function troubleText(trouble: MatchSearch['trouble'], texts: ReturnType<typeof useMatchWords>['seeking']): string {
  switch (trouble) {
    case undefined:
      return '';
    case 'elsewhere':
      return texts.elsewhere;
    case 'no name':
    case 'no account':
    case 'rated':
    case 'busy':
      return texts.refused[trouble];
    default:
      return texts.refused.other;
  }
}

/** One component for the overview and each game's rules, so that a search continues when the player switches pages. */
export function FindPage({ id }: { readonly id: string | undefined }) {
  const { web, games } = useWords();
  const { find, seeking } = useMatchWords();
  const [, navigate] = useLocation();
  const identity = useIdentity();
  const { me } = identity;
  const account = me?.kind === 'account';
  const search = useMatchSearch(me ? `${me.kind} ${me.id} ${me.name}` : undefined);
  const { active, table, trouble } = search;
  const [chosenCounts, setCounts] = useState<Counts>('rated');
  const counts: Counts = account ? chosenCounts : 'friendly';
  const rated = counts === 'rated';
  /** What a visitor wants to play, while they are asked for a name. */
  const [wish, setWish] = useState<Wish>();

  function start(terms: SeekTerms, answer?: string): void {
    if (me) search.start(terms, answer);
    else setWish({ terms, answer });
  }

  useEffect(() => {
    if (table !== undefined) navigate(`/at/${table}`);
  }, [table, navigate]);

  if (id !== undefined && !webGameOf(id)) return <Message {...web.notFound} />;
  const game = id as GameId | undefined;
  return (
    <div className={game ? 'page setup online' : 'page online'}>
      <TopBar />
      <main>
        <h1>{game ? find.ownTitle(games[game].name) : find.title}</h1>
        <p className="promise">{find.about}</p>
        <p role="alert" className="trouble">
          {troubleText(trouble, seeking)}
        </p>
        <div className="online-desk">
          {identity.failed && <ServerTrouble failed={identity.failed} onRetry={identity.tryAgain} />}
          {active && <ActiveSearchPanel looking={active} search={search} />}
          {!active && (
            <section className="panel counts">
              <CountsFields counts={counts} account={account} onChange={setCounts} />
            </section>
          )}
          {!active && !game && <QuickMatches rated={rated} look={start} />}
          {!active && !game && <OwnRulesLinks />}
          {!active && game && <TermsForm key={`${game} ${rated}`} id={game} rated={rated} onSearch={start} />}
          {!identity.failed && me !== undefined && (!game || active) && (
            <Seeks search={search} me={me} onAnswer={start} />
          )}
        </div>
        {wish && (
          <NameDialog
            identity={identity}
            action={find.look}
            onNamed={() => {
              search.start(wish.terms, wish.answer);
              setWish(undefined);
            }}
            onClose={() => setWish(undefined)}
          />
        )}
      </main>
    </div>
  );
}
