/** Find an opponent: a quick match, a match with chosen rules, or a player who is already looking. */

import type { SeekTerms } from '@boneyard/protocol/seeks';
import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../../app/language';
import { TopBar } from '../../app/topbar';
import { webGameOf } from '../../games';
import { Choice } from '../../ui/choice';
import { Message } from '../../ui/message';
import { ServerTrouble, useIdentity } from '../identity';
import { NameDialog } from '../playername';
import { ActiveSearchPanel } from './activesearch';
import type { SearchCompany } from './companychoice';
import { useMatchWords } from './matchwords';
import { PairInvited } from './pairinvited';
import { QuickMatch } from './quickmatch';
import { type MatchSearch, useMatchSearch } from './searchconnection';
import type { SearchStart } from './searchreducer';
import { Seeks } from './seeks';
import { TermsForm } from './termsform';
import '../online.css';
import './matches.css';

const COUNTS = ['rated', 'friendly'] as const;
export type Counts = (typeof COUNTS)[number];

interface Wish {
  readonly terms: SeekTerms;
  readonly how: SearchStart;
}

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

function troubleText(trouble: MatchSearch['trouble'], texts: ReturnType<typeof useMatchWords>['seeking']): string {
  switch (trouble) {
    case undefined:
      return '';
    case 'elsewhere':
    case 'partner':
      return texts[trouble];
    case 'no name':
    case 'no account':
    case 'rated':
    case 'busy':
    case 'blocked':
    case 'no pair':
      return texts.refused[trouble];
    default:
      return texts.refused.other;
  }
}

interface Props {
  readonly id?: string | undefined;
  /** The invitation to search together that the player follows. */
  readonly pair?: string | undefined;
}

/** One component for the overview and each game's rules, so that a search continues when the player switches pages. */
export function FindPage({ id, pair }: Props) {
  const { web, games } = useWords();
  const { find, seeking, together } = useMatchWords();
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

  function start(terms: SeekTerms, how: SearchStart = {}): void {
    if (me) search.start(terms, how);
    else setWish({ terms, how });
  }
  const startIn = (terms: SeekTerms, company: SearchCompany) =>
    start(terms, company === 'friend' ? { together: 'new' } : {});

  useEffect(() => {
    if (table !== undefined) navigate(`/at/${table}`);
  }, [table, navigate]);

  if (id !== undefined && !webGameOf(id)) return <Message {...web.notFound} />;
  const game = id as GameId | undefined;
  return (
    <div className={game ? 'page setup online' : 'page online'}>
      <TopBar />
      <main>
        <h1>{game ? find.ownTitle(games[game].name) : pair ? together.heading : find.title}</h1>
        <p className="promise">{pair ? together.about : find.about}</p>
        <p role="alert" className="trouble">
          {troubleText(trouble, seeking)}
        </p>
        <div className="online-desk">
          {identity.failed && <ServerTrouble failed={identity.failed} onRetry={identity.tryAgain} />}
          {active && <ActiveSearchPanel looking={active} search={search} />}
          {!active && pair && (
            <PairInvited pair={pair} me={me} onAccept={(terms) => start(terms, { together: pair })} />
          )}
          {!active && !pair && (
            <section className="panel counts">
              <CountsFields counts={counts} account={account} onChange={setCounts} />
            </section>
          )}
          {!active && !pair && !game && <QuickMatch rated={rated} ready={me !== undefined} onSearch={startIn} />}
          {!active && !pair && !game && <OwnRulesLinks />}
          {!active && game && (
            <TermsForm key={`${game} ${rated}`} id={game} rated={rated} ready={me !== undefined} onSearch={startIn} />
          )}
          {!identity.failed && me !== undefined && !pair && (!game || active) && (
            <Seeks search={search} me={me} onAnswer={(terms, answer) => start(terms, { answer })} />
          )}
        </div>
        {wish && (
          <NameDialog
            identity={identity}
            action={pair ? together.accept : find.look}
            onNamed={() => {
              search.start(wish.terms, wish.how);
              setWish(undefined);
            }}
            onClose={() => setWish(undefined)}
          />
        )}
      </main>
    </div>
  );
}
