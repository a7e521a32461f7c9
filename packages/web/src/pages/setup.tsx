/** Every option of a game with its meaning, and who sits where. */

import type { Level } from '@boneyard/bots/level';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { offeredOf } from '../boards/boards';
import type { Seating } from '../keeping/kept';
import { useWords } from '../language';
import { Choice } from '../ui/choice';
import { HouseRulesPanel, useHouseRules } from './houserules';
import { Message } from './message';
import { SeatFields } from './seatfields';
import { againstBots, started } from './starting';
import { Top } from './top';

const NOTHING: Options = {};

function Form({ id, only }: { readonly id: GameId; readonly only: Options }) {
  const words = useWords();
  const { web, games } = words;
  const game = gameCalled(id)!;
  const [, navigate] = useLocation();
  const rules = useHouseRules(id, only);
  const { players, table } = rules;
  const [seats, setSeats] = useState<readonly Seating[]>(() =>
    againstBots(Math.max(...game.seats), 'casual' satisfies Level, words),
  );
  const sitting = seats.slice(0, players);

  async function start(): Promise<void> {
    if (isProblem(table)) return;
    navigate(await started(game, table, sitting));
  }

  return (
    <div className="page setup">
      <Top />
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

export function Setup({ id }: { readonly id: string }) {
  const { web } = useWords();
  const game = gameCalled(id);
  const offered = game && offeredOf(game.id);
  if (!offered) return <Message {...web.notFound} />;
  return <Form id={game.id as GameId} only={offered.only ?? NOTHING} />;
}
