/** Looking for somebody to play with: a quick match, rules of one's own, or somebody who is looking already. */

import type { Terms } from '@boneyard/protocol/tables';
import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { offeredOf } from '../../boards/boards';
import { useWords } from '../../language';
import { useNow, written } from '../../online/ticking';
import { useWho, WhoPanel } from '../../online/who';
import { Message } from '../../pages/message';
import { Top } from '../../pages/top';
import { Choice } from '../../ui/choice';
import type { Looking } from './search';
import { type Searching, useSearching } from './searching';
import { Seeks } from './seeks';
import { useMatches } from './speaking';
import { Wanting } from './wanting';
import '../../look/online.css';
import '../../look/matches.css';

const COUNTS = ['rated', 'friendly'] as const;
export type Counts = (typeof COUNTS)[number];

const QUICK = { players: 2, clock: { turn: 60 } } as const;

interface CountsProps {
  readonly counts: Counts;
  readonly account: boolean;
  onChange(counts: Counts): void;
}

/** Guests have nothing to choose. */
function CountsFields({ counts, account, onChange }: CountsProps) {
  const { find } = useMatches();
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

function Quick({ rated, look }: { readonly rated: boolean; look(terms: Terms): void }) {
  const { games } = useWords();
  const { find } = useMatches();
  return (
    <section className="panel">
      <h2>{find.quick}</h2>
      <p className="quiet">{find.quickNote}</p>
      <ul className="openings">
        {GAME_IDS.filter((id) => offeredOf(id)).map((id) => (
          <li key={id}>
            <button
              type="button"
              className="button brass"
              aria-label={find.quickGame(games[id].name)}
              onClick={() => look({ ...QUICK, game: id, options: offeredOf(id)?.only ?? {}, rated })}
            >
              {games[id].name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnRules() {
  const { games } = useWords();
  const { find } = useMatches();
  return (
    <section className="panel">
      <h2>{find.own}</h2>
      <p className="quiet">{find.ownNote}</p>
      <ul className="openings">
        {GAME_IDS.filter((id) => offeredOf(id)).map((id) => (
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
  readonly looking: Looking;
  readonly search: Searching;
}

function Waiting({ looking, search }: WaitingProps) {
  const { games } = useWords();
  const { seeking } = useMatches();
  const { lost, table, ahead, stop } = search;
  const now = useNow(ahead, true);
  const since = looking.since === undefined ? 0 : Math.max(0, now - looking.since);
  return (
    <section className="panel waiting" aria-busy={table === undefined}>
      <h2>{seeking.title(games[looking.terms.game as GameId].name)}</h2>
      <p role="status">{table !== undefined ? seeking.found : lost ? seeking.lost : seeking.widens}</p>
      <p className="elapsed" aria-hidden="true">
        {seeking.since(written(since))}
      </p>
      <button type="button" className="button" onClick={stop} disabled={table !== undefined}>
        {seeking.stop}
      </button>
    </section>
  );
}

function troubleIn(trouble: Searching['trouble'], said: ReturnType<typeof useMatches>['seeking']): string {
  switch (trouble) {
    case undefined:
      return '';
    case 'elsewhere':
      return said.elsewhere;
    case 'no name':
    case 'no account':
    case 'rated':
    case 'busy':
      return said.refused[trouble];
    default:
      return said.refused.other;
  }
}

/** One page for the choice and for every game's own rules, so that a search outlives the way between them. */
export function FindPage({ id }: { readonly id: string | undefined }) {
  const { web, games } = useWords();
  const { find, seeking } = useMatches();
  const [, navigate] = useLocation();
  const who = useWho();
  const { me } = who;
  const account = me?.kind === 'account';
  const search = useSearching(me ? `${me.kind} ${me.id} ${me.name}` : undefined);
  const { looking, table, trouble } = search;
  const [wanted, setCounts] = useState<Counts>('rated');
  const counts: Counts = account ? wanted : 'friendly';
  const rated = counts === 'rated';

  useEffect(() => {
    if (table !== undefined) navigate(`/at/${table}`);
  }, [table, navigate]);

  if (id !== undefined && !offeredOf(id)) return <Message {...web.notFound} />;
  const game = id as GameId | undefined;
  return (
    <div className={game ? 'page setup online' : 'page online'}>
      <Top />
      <main>
        <h1>{game ? find.ownTitle(games[game].name) : find.title}</h1>
        <p className="promise">{find.about}</p>
        <p role="alert" className="trouble">
          {troubleIn(trouble, seeking)}
        </p>
        <div className="online-desk">
          {!me && <WhoPanel {...who} />}
          {me && looking && <Waiting looking={looking} search={search} />}
          {me && !looking && (
            <section className="panel counts">
              <CountsFields counts={counts} account={account} onChange={setCounts} />
            </section>
          )}
          {me && !looking && !game && <Quick rated={rated} look={search.look} />}
          {me && !looking && !game && <OwnRules />}
          {me && !looking && game && <Wanting key={`${game} ${rated}`} id={game} rated={rated} onLook={search.look} />}
          {!who.failed && me !== undefined && (!game || looking) && <Seeks search={search} me={me} />}
        </div>
      </main>
    </div>
  );
}
