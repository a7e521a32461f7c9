/** Every option of a game with its meaning, and who sits where. */

import type { Level } from '@boneyard/bots/levels';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import type { Options, OptionValue } from '@boneyard/rules/options';
import { setTable, settle } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { offeredOf } from '../boards/boards';
import type { Seating } from '../keeping/kept';
import { useWords } from '../language';
import { Choice } from '../ui/choice';
import { Message } from './message';
import { OptionFields } from './optionfields';
import { SeatFields } from './seatfields';
import { againstBots, started } from './starting';
import { Top } from './top';

/** Wishes that others have made impossible are dropped, and where so many players rule out what is usual, the first that is left is taken. */
export function settled(id: GameId, players: number, wishes: Options): Options {
  const { options } = gameCalled(id)!;
  const kept: Record<string, OptionValue> = {};
  for (const [name, option] of Object.entries(options)) {
    const tried = name in wishes ? { ...kept, [name]: wishes[name]! } : kept;
    if (!isProblem(settle(options, players, tried))) Object.assign(kept, tried);
    else if (option.kind === 'choice' && isProblem(settle(options, players, kept)))
      kept[name] = option.values({ players, options: kept })[0]!;
  }
  return kept;
}

const NOTHING: Options = {};

function Form({ id, only }: { readonly id: GameId; readonly only: Options }) {
  const words = useWords();
  const { web, games } = words;
  const game = gameCalled(id)!;
  const [, navigate] = useLocation();
  const [players, setPlayers] = useState(Math.min(...game.seats));
  const [wishes, setWishes] = useState<Options>(only);
  const [seats, setSeats] = useState<readonly Seating[]>(() =>
    againstBots(Math.max(...game.seats), 'casual' satisfies Level, words),
  );
  const options = settle(game.options, players, settled(id, players, wishes));
  const sitting = seats.slice(0, players);

  async function start(): Promise<void> {
    const table = setTable(game, players, settled(id, players, wishes));
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
            <Choice label={web.setup.players} values={game.seats} value={players} name={String} onChange={setPlayers} />
            <SeatFields seats={sitting} onChange={(seat, to) => setSeats(seats.with(seat, to))} />
          </section>
          <section className="panel">
            <h2>{web.setup.rules}</h2>
            {!isProblem(options) && (
              <OptionFields
                id={id}
                players={players}
                options={options}
                fixed={only}
                onChange={(name, value) => setWishes({ ...wishes, [name]: value })}
              />
            )}
            <button type="button" className="button" onClick={() => setWishes(only)}>
              {web.setup.usual}
            </button>
          </section>
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
