/** The rules that a table agrees on before anybody deals: how many players, and every option of the game. */

import { type GameId, gameCalled } from '@boneyard/rules/games';
import { type Options, type OptionValue, setTable, settle } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { useState } from 'react';
import { useWords } from '../language';
import { OptionFields } from './optionfields';

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

export interface HouseRules {
  readonly id: GameId;
  readonly players: number;
  setPlayers(players: number): void;
  readonly wishes: Options;
  setWishes(wishes: Options): void;
  /** Options that there is one way only to play. */
  readonly only: Options;
  /** What was agreed, or why it does not go together. */
  readonly table: ReturnType<typeof setTable>;
}

export function useHouseRules(id: GameId, only: Options): HouseRules {
  const game = gameCalled(id)!;
  const [players, setPlayers] = useState(Math.min(...game.seats));
  const [wishes, setWishes] = useState<Options>(only);
  const table = setTable(game, players, settled(id, players, wishes));
  return { id, players, setPlayers, wishes, setWishes, only, table };
}

export function HouseRulesPanel({ id, players, wishes, setWishes, only }: HouseRules) {
  const { web } = useWords();
  const options = settle(gameCalled(id)!.options, players, settled(id, players, wishes));
  return (
    <section className="panel">
      <h2>{web.setup.rules}</h2>
      {!isProblem(options) && (
        <OptionFields
          id={id}
          players={players}
          options={options}
          fixed={only}
          onChange={(name: string, value: OptionValue) => setWishes({ ...wishes, [name]: value })}
        />
      )}
      <button type="button" className="button" onClick={() => setWishes(only)}>
        {web.setup.usual}
      </button>
    </section>
  );
}
