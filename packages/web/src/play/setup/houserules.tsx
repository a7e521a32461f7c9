/** The rules of a new game: the number of players and every option. */

import { type GameId, gameCalled } from '@boneyard/rules/games';
import { type Options, type OptionValue, setTable, settle } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { useState } from 'react';
import { useWords } from '../../app/language';
import { OptionFields } from './optionfields';

/**
 * Drops wishes that earlier ones have made impossible. Where the number of players rules out the default of an option, its
 * first possible value is taken.
 */
export function possibleOptions(id: GameId, players: number, wishes: Options): Options {
  const { options } = gameCalled(id)!;
  const possible: Record<string, OptionValue> = {};
  for (const [name, option] of Object.entries(options)) {
    const tried = name in wishes ? { ...possible, [name]: wishes[name]! } : possible;
    if (!isProblem(settle(options, players, tried))) Object.assign(possible, tried);
    else if (option.kind === 'choice' && isProblem(settle(options, players, possible)))
      possible[name] = option.values({ players, options: possible })[0]!;
  }
  return possible;
}

/** With another wish; without one, the option follows its default again. */
export function wishing(wishes: Options, name: string, value: OptionValue | undefined): Options {
  const { [name]: _, ...others } = wishes;
  return value === undefined ? others : { ...others, [name]: value };
}

export interface HouseRules {
  readonly id: GameId;
  readonly players: number;
  setPlayers(players: number): void;
  readonly wishes: Options;
  setWishes(wishes: Options): void;
  /** Options that cannot be changed here. */
  readonly fixed: Options;
  /** The table with these rules, or why the rules do not go together. */
  readonly table: ReturnType<typeof setTable>;
}

export function useHouseRules(id: GameId, only: Options = {}): HouseRules {
  const game = gameCalled(id)!;
  const [players, setPlayers] = useState(Math.min(...game.seats));
  const [wishes, setWishes] = useState<Options>(only);
  const table = setTable(game, players, possibleOptions(id, players, wishes));
  return { id, players, setPlayers, wishes, setWishes, fixed: only, table };
}

export function HouseRulesPanel({ id, players, wishes, setWishes, fixed }: HouseRules) {
  const { web } = useWords();
  const options = settle(gameCalled(id)!.options, players, possibleOptions(id, players, wishes));
  return (
    <section className="panel">
      <h2>{web.setup.rules}</h2>
      {!isProblem(options) && (
        <OptionFields
          id={id}
          players={players}
          options={options}
          fixed={fixed}
          onChange={(name, value) => setWishes(wishing(wishes, name, value))}
        />
      )}
      <button type="button" className="button" onClick={() => setWishes(fixed)}>
        {web.setup.usual}
      </button>
    </section>
  );
}
