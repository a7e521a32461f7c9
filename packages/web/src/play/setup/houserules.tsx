/** The rules of a new game: the number of players and every option. */

import { type GameId, gameCalled } from '@boneyard/rules/games';
import { type Options, type OptionValue, setTable, settle } from '@boneyard/rules/options';
import { markedVariant } from '@boneyard/rules/playedvariant';
import { isProblem } from '@boneyard/rules/problem';
import { variantOptions } from '@boneyard/rules/variants';
import { gameTitle } from '@boneyard/words/gametitle';
import { useState } from 'react';
import { useWords } from '../../app/language';
import { VariantChoice } from '../../app/variantchoice';
import { OptionFields } from './optionfields';
import { optionsFor, playersFor } from './start';

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
  /** Starts again with the usual rules of a variant, for a number of players that it allows. */
  takeVariant(variant: string): void;
  /** The table with these rules, or why the rules do not go together. */
  readonly table: ReturnType<typeof setTable>;
}

/** The form starts with a variant: the usual one, if none is given or the game has no such variant. */
export function useHouseRules(id: GameId, only: Options = {}, variant?: string): HouseRules {
  const game = gameCalled(id)!;
  const rulesOf = (one: string | undefined) => ({ ...optionsFor(game, one), ...only });
  const [players, setPlayers] = useState(() => Math.min(...playersFor(id, variant)));
  const [wishes, setWishes] = useState<Options>(() => rulesOf(variant));
  const table = setTable(game, players, possibleOptions(id, players, wishes));

  function takeVariant(wish: string): void {
    const possible = playersFor(id, wish);
    if (!possible.includes(players)) setPlayers(Math.min(...possible));
    setWishes(rulesOf(wish));
  }

  return { id, players, setPlayers, wishes, setWishes, fixed: only, takeVariant, table };
}

export function HouseRulesPanel({ id, players, wishes, setWishes, fixed, takeVariant }: HouseRules) {
  const words = useWords();
  const { web } = words;
  const game = gameCalled(id)!;
  const options = settle(game.options, players, possibleOptions(id, players, wishes));
  const variant = markedVariant(game, isProblem(options) ? {} : options).id;
  return (
    <section className="panel">
      <h2>{web.setup.rules}</h2>
      {/* Where an option that makes a variant is fixed, there is nothing to choose. */}
      {!game.variants.some((one) => Object.keys(variantOptions(one)).some((name) => name in fixed)) && (
        <VariantChoice game={id} label={web.quick.variant} value={variant} onChange={takeVariant} />
      )}
      {!isProblem(options) && (
        <p role="status" className="played">
          {gameTitle(id, { players, options }, words)}
        </p>
      )}
      {!isProblem(options) && (
        <OptionFields
          id={id}
          players={players}
          options={options}
          fixed={fixed}
          onChange={(name, value) => setWishes(wishing(wishes, name, value))}
        />
      )}
      <button type="button" className="button" onClick={() => takeVariant(variant)}>
        {web.setup.usual}
      </button>
    </section>
  );
}
