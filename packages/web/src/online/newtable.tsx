/** The form for a new online table: players, clock, rules, and who can find it. */

import type { UnratedReason } from '@boneyard/protocol/enums';
import type { Chair } from '@boneyard/protocol/tables';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { isProblem } from '@boneyard/rules/problem';
import { partnersOf } from '@boneyard/rules/sides';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../app/language';
import { TopBar } from '../app/topbar';
import { ClockFields, clockOf, NO_CLOCK } from '../clock/clockfields';
import { webGameOf } from '../games';
import { HouseRulesPanel, useHouseRules } from '../play/setup/houserules';
import { Choice } from '../ui/choice';
import { Message } from '../ui/message';
import { Chairs } from './chairs';
import { ServerTrouble, useIdentity } from './identity';
import { useMatchWords } from './matches/matchwords';
import { useOnlineWords } from './onlinewords';
import { NameField, usePlayerName } from './playername';
import { hasFailed, openTable } from './requests';
import './online.css';

const VISIBILITIES = ['link', 'public'] as const;
type Visibility = (typeof VISIBILITIES)[number];
const COUNTS = ['friendly', 'rated'] as const;
type Counts = (typeof COUNTS)[number];
const PERSON: Chair = { kind: 'person' };

function NewTableForm({ id }: { readonly id: GameId }) {
  const { web, games } = useWords();
  const { opening, failed } = useOnlineWords();
  const { table: matches } = useMatchWords();
  const [, navigate] = useLocation();
  const game = gameCalled(id)!;
  const identity = useIdentity();
  const player = usePlayerName(identity);
  const rules = useHouseRules(id);
  const { players, table } = rules;
  const [chairs, setChairs] = useState<readonly Chair[]>(() => new Array(Math.max(...game.seats)).fill(PERSON));
  const [time, setTime] = useState(NO_CLOCK);
  const [visibility, setVisibility] = useState<Visibility>('link');
  const [counts, setCounts] = useState<Counts>('friendly');
  const [trouble, setTrouble] = useState('');
  const clock = clockOf(time);
  const isAccount = identity.me?.kind === 'account';
  const rated = isAccount && counts === 'rated';
  /** Why the table cannot be rated, checked here before the server would refuse it. */
  const flaws: Readonly<Record<Exclude<UnratedReason, 'account'>, boolean>> = {
    bots: chairs.slice(0, players).some(({ kind }) => kind === 'bot'),
    clock: clock === null,
    late: clock !== null && time.late === 'bot',
    hands: !isProblem(table) && table.options.hands === 'real',
  };
  const flaw = rated ? (Object.keys(flaws) as (keyof typeof flaws)[]).find((one) => flaws[one]) : undefined;

  /** Choosing a rated table also sets the clock and the rule for late moves that it needs. */
  function chooseCounts(chosen: Counts): void {
    setCounts(chosen);
    if (chosen === 'rated') setTime({ ...time, kind: time.kind === 'none' ? 's60' : time.kind, late: 'mildest' });
  }

  async function open(): Promise<void> {
    if (isProblem(table)) return;
    if (flaw) return setTrouble(matches.flaws[flaw]);
    if (!(await player.confirm())) return;
    const answer = await openTable({
      game: id,
      options: table.options,
      chairs: chairs.slice(0, players),
      clock,
      late: time.late,
      listed: visibility === 'public',
      ...(rated && { rated }),
    });
    if (hasFailed(answer)) setTrouble(failed[answer.failed]);
    else navigate(`/at/${answer.table}`);
  }

  return (
    <div className="page setup online">
      <TopBar />
      <main>
        <h1>{opening.title(games[id].name)}</h1>
        <p className="promise">{games[id].about}</p>
        {identity.failed ? (
          <ServerTrouble failed={identity.failed} onRetry={identity.tryAgain} />
        ) : (
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
                partners={isProblem(table) ? [] : partnersOf(game, table, 0)}
                onChange={(seat, chair) => setChairs(chairs.with(seat, chair))}
              />
              <ClockFields time={time} onChange={setTime} />
              <Choice<Visibility>
                label={opening.listed}
                values={VISIBILITIES}
                value={visibility}
                name={(one) => opening.listeds[one]}
                onChange={setVisibility}
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
            <section className="panel">
              <NameField player={player} />
            </section>
            <div className="actions">
              <p role="alert" className="trouble">
                {trouble}
              </p>
              <button type="submit" className="button brass large" disabled={identity.me === undefined}>
                {opening.open}
              </button>
            </div>
          </form>
        )}
      </main>
    </div>
  );
}

export function NewTablePage({ id }: { readonly id: string }) {
  const { web } = useWords();
  return webGameOf(id) ? <NewTableForm id={id as GameId} /> : <Message {...web.notFound} />;
}
