/** A table to be opened online: who plays, for how long, by which rules, and who finds it. */

import type { Chair, Unrated } from '@boneyard/protocol/tables';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { isProblem } from '@boneyard/rules/problem';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { offeredOf } from '../boards/boards';
import { useWords } from '../language';
import { HouseRulesPanel, useHouseRules } from '../pages/houserules';
import { Message } from '../pages/message';
import { Top } from '../pages/top';
import { useMatches } from '../people/matches/speaking';
import { Choice } from '../ui/choice';
import { hasFailed, openTable } from './asking';
import { useOnline } from './speaking';
import { Chairs, clockOf, NO_CLOCK, TimeFields } from './terms';
import { useWho, WhoPanel } from './who';
import '../look/online.css';

const FINDERS = ['link', 'public'] as const;
type Finder = (typeof FINDERS)[number];
const COUNTS = ['friendly', 'rated'] as const;
type Counts = (typeof COUNTS)[number];
const PERSON: Chair = { kind: 'person' };
const NOTHING = {};

function Form({ id }: { readonly id: GameId }) {
  const { web, games } = useWords();
  const { opening, failed } = useOnline();
  const { table: matches } = useMatches();
  const [, navigate] = useLocation();
  const game = gameCalled(id)!;
  const who = useWho();
  const rules = useHouseRules(id, offeredOf(id)?.only ?? NOTHING);
  const { players, table } = rules;
  const [chairs, setChairs] = useState<readonly Chair[]>(() => new Array(Math.max(...game.seats)).fill(PERSON));
  const [time, setTime] = useState(NO_CLOCK);
  const [finder, setFinder] = useState<Finder>('link');
  const [counts, setCounts] = useState<Counts>('friendly');
  const [trouble, setTrouble] = useState('');
  const clock = clockOf(time);
  const isAccount = who.me?.kind === 'account';
  const rated = isAccount && counts === 'rated';
  /** What a rated table cannot have; it is said before anybody is asked. */
  const flaws: Readonly<Record<Exclude<Unrated, 'account'>, boolean>> = {
    bots: chairs.slice(0, players).some(({ kind }) => kind === 'bot'),
    clock: clock === null,
    late: clock !== null && time.late === 'bot',
    hands: !isProblem(table) && table.options.hands === 'real',
  };
  const flaw = rated ? (Object.keys(flaws) as (keyof typeof flaws)[]).find((one) => flaws[one]) : undefined;

  /** What a rated table needs is set with it. */
  function chooseCounts(chosen: Counts): void {
    setCounts(chosen);
    if (chosen === 'rated') setTime({ ...time, kind: time.kind === 'none' ? 's60' : time.kind, late: 'mildest' });
  }

  async function open(): Promise<void> {
    if (isProblem(table)) return;
    if (flaw) return setTrouble(matches.flaws[flaw]);
    const answer = await openTable({
      game: id,
      options: table.options,
      chairs: chairs.slice(0, players),
      clock,
      late: time.late,
      listed: finder === 'public',
      ...(rated && { rated }),
    });
    if (hasFailed(answer)) setTrouble(failed[answer.failed]);
    else navigate(`/at/${answer.table}`);
  }

  return (
    <div className="page setup online">
      <Top />
      <main>
        <h1>{opening.title(games[id].name)}</h1>
        <p className="promise">{games[id].about}</p>
        {!who.me && <WhoPanel {...who} />}
        {who.me && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              open();
            }}
          >
            <section className="panel">
              <h2>{opening.chairs}</h2>
              <Choice
                label={web.setup.players}
                values={game.seats}
                value={players}
                name={String}
                onChange={rules.setPlayers}
              />
              <Chairs
                chairs={chairs.slice(0, players)}
                onChange={(seat, chair) => setChairs(chairs.with(seat, chair))}
              />
              <TimeFields time={time} onChange={setTime} />
              <Choice<Finder>
                label={opening.listed}
                values={FINDERS}
                value={finder}
                name={(one) => opening.listeds[one]}
                onChange={setFinder}
              />
              {isAccount && (
                <Choice<Counts>
                  label={matches.rate}
                  values={COUNTS}
                  value={counts}
                  name={(one) => matches.rates[one]}
                  onChange={chooseCounts}
                />
              )}
              <p className="quiet" role="status">
                {flaw && matches.flaws[flaw]}
              </p>
            </section>
            <HouseRulesPanel {...rules} />
            <div className="actions">
              <p role="alert" className="trouble">
                {trouble}
              </p>
              <button type="submit" className="button brass large">
                {opening.open}
              </button>
            </div>
          </form>
        )}
      </main>
    </div>
  );
}

export function OpeningPage({ id }: { readonly id: string }) {
  const { web } = useWords();
  return offeredOf(id) ? <Form id={id as GameId} /> : <Message {...web.notFound} />;
}
