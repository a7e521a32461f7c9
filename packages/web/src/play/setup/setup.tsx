/** The page for a new game with all its options and players. */

import type { BotLevel } from '@boneyard/bots/level';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { markedVariant } from '@boneyard/rules/playedvariant';
import { isProblem } from '@boneyard/rules/problem';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useWords } from '../../app/language';
import { TopBar } from '../../app/topbar';
import { ClockFields, clockOf, NO_CLOCK, SHORT_CLOCKS } from '../../clock/clockfields';
import { useTurnWords } from '../../clock/turnwords';
import { useRuleWords } from '../../rules/rulewords';
import { rememberChoice } from '../../storage/lastchoice';
import type { Seating } from '../../storage/savedgame';
import { Choice } from '../../ui/choice';
import { Message } from '../../ui/message';
import { HouseRulesPanel, useHouseRules } from './houserules';
import { SeatFields } from './seatfields';
import { againstBots, choiceFor, startGame } from './start';

function SetupForm({ id }: { readonly id: GameId }) {
  const words = useWords();
  const { web, games } = words;
  const game = gameCalled(id)!;
  const [, navigate] = useLocation();
  const variant = new URLSearchParams(useSearch()).get('variant') ?? undefined;
  const rules = useHouseRules(id, {}, variant);
  const { players, table } = rules;
  const [seats, setSeats] = useState<readonly Seating[]>(() =>
    againstBots(Math.max(...game.seats), 'casual' satisfies BotLevel, words),
  );
  const sitting = seats.slice(0, players);
  const ruleWords = useRuleWords();
  const sides = isProblem(table) ? undefined : game.sides?.(table);
  const clocks = useTurnWords();
  const [time, setTime] = useState(NO_CLOCK);
  const clock = clockOf(time);

  async function start(): Promise<void> {
    if (isProblem(table)) return;
    const people = sitting.filter(({ kind }) => kind === 'person').length;
    const bot = sitting.find((seat) => seat.kind === 'bot');
    rememberChoice(id, {
      ...choiceFor(id),
      variant: markedVariant(game, table.options).id,
      company: people > 1 ? 'device' : 'bots',
      players,
      ...(bot && { level: bot.level }),
    });
    const limit = clock && 'turn' in clock ? { ...clock, late: time.late } : undefined;
    navigate(await startGame(game, table, sitting, limit));
  }

  return (
    <div className="page setup">
      <TopBar />
      <main>
        <h1>{web.setup.title(games[id].name)}</h1>
        <p className="promise">{games[id].about}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            start();
          }}
        >
          <section className="panel">
            <h2>{web.setup.seats}</h2>
            <Choice
              label={web.setup.players}
              values={game.seats}
              value={players}
              name={String}
              onChange={rules.setPlayers}
            />
            <SeatFields seats={sitting} onChange={(seat, to) => setSeats(seats.with(seat, to))} />
            {sides && (
              <p className="quiet">
                {ruleWords.sides(sides.map((side) => words.speech.and(side.map((seat) => String(seat + 1)))))}
              </p>
            )}
            <ClockFields time={time} kinds={SHORT_CLOCKS} onChange={setTime} />
            {clock && <p className="quiet">{clocks.pauses}</p>}
          </section>
          <HouseRulesPanel {...rules} />
          <div className="actions">
            <button type="submit" className="button brass large">
              {web.setup.start}
            </button>
          </div>
        </form>
      </main>
    </div>
  );
}

export function SetupPage({ id }: { readonly id: string }) {
  const { web } = useWords();
  const game = gameCalled(id);
  if (!game) return <Message {...web.notFound} />;
  return <SetupForm id={game.id as GameId} />;
}
