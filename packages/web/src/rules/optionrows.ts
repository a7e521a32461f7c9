/** Every option of a game and each of its values in words, made from the same specification as the forms. */

import type { GameId } from '@boneyard/rules/games';
import { gameCalled } from '@boneyard/rules/games';
import type { Option, Settled } from '@boneyard/rules/options';
import type { Browser } from '@boneyard/words/en/browser';
import type { Rules } from '@boneyard/words/en/rules/rules';

export interface OptionRow {
  readonly name: string;
  readonly label: string;
  readonly note: string;
  readonly values: readonly string[];
}

/** Values that only some tables have are among them: every number of players is asked. */
function valuesOf(
  option: Extract<Option, { kind: 'choice' }>,
  seats: readonly number[],
): (string | number | boolean)[] {
  return [...new Set(seats.flatMap((players) => option.values({ players, options: {} })))];
}

/** What it is when nobody says, at every table; undefined where it depends on the table. */
function usualOf(option: Option, seats: readonly number[]): unknown {
  const usual = new Set(
    seats.map((players) => JSON.stringify(option.usual({ players, options: {} } satisfies Settled))),
  );
  return usual.size === 1 ? JSON.parse([...usual][0]!) : undefined;
}

function textsOf(
  option: Option,
  seats: readonly number[],
  values: Readonly<Record<string, string>>,
  { web }: Browser,
  rules: Rules,
): string[] {
  const usual = usualOf(option, seats);
  const marked = (text: string, isUsual: boolean) => (isUsual ? rules.usually(text) : text);
  switch (option.kind) {
    case 'choice':
      return valuesOf(option, seats).map((value) => {
        const said = typeof value === 'boolean' ? (value ? web.setup.yes : web.setup.no) : String(value);
        return marked(values[String(value)] ?? said, value === usual);
      });
    case 'count':
      return [rules.from(option.least)];
    case 'match': {
      const [[kind, size] = ['', 0]] = Object.entries((usual as object | undefined) ?? {});
      return option.lengths.map((length) =>
        kind === length ? rules.usually(`${rules[length]}: ${size}`) : rules[length],
      );
    }
  }
}

export function optionRows(id: GameId, words: Browser, rules: Rules): OptionRow[] {
  const { options, seats } = gameCalled(id)!;
  return Object.entries(options).map(([name, option]) => {
    const { label, note, values = {} } = words.forms[id][name]!;
    return { name, label, note, values: textsOf(option, seats, values, words, rules) };
  });
}
