/** Every option of a game and its values in words, made from the same specification as the forms. */

import { type GameId, gameCalled } from '@boneyard/rules/games';
import { type Option, type Settled, settle } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import type { Browser } from '@boneyard/words/en/browser';
import type { Rules } from '@boneyard/words/en/rules';
import type { Form } from '@boneyard/words/forms';

export interface OptionRow {
  readonly name: string;
  readonly label: string;
  readonly note: string;
  readonly values: readonly string[];
}

/** Tables with default options, one for each possible number of players. */
function usualTables(id: GameId): Settled[] {
  const { options: spec, seats } = gameCalled(id)!;
  return seats.flatMap((players) => {
    const options = settle(spec, players, {});
    return isProblem(options) ? [] : [{ players, options }];
  });
}

/** The default of an option; undefined where it depends on the table. */
function usualOf(option: Option, tables: readonly Settled[]): unknown {
  const usual = new Set(tables.map((table) => JSON.stringify(option.usual(table))));
  return usual.size === 1 ? JSON.parse([...usual][0]!) : undefined;
}

function textsOf(
  option: Option,
  tables: readonly Settled[],
  values: Readonly<Record<string, string>>,
  { web, speech }: Browser,
  rules: Rules,
): string[] {
  const usual = usualOf(option, tables);
  const marked = (text: string, isUsual: boolean) => (isUsual ? rules.usually(text) : text);
  switch (option.kind) {
    case 'choice':
      return [...new Set(tables.flatMap((table) => option.values(table)))].map((value) => {
        const valueText = typeof value === 'boolean' ? (value ? web.setup.yes : web.setup.no) : String(value);
        return marked(values[String(value)] ?? valueText, value === usual);
      });
    case 'count':
      return [rules.from(option.least)];
    case 'match': {
      const [[kind, size] = ['', 0]] = Object.entries((usual as object | undefined) ?? {});
      return option.lengths.map((length) =>
        kind === length ? rules.usually(speech.labelled(rules[length], speech.number(size as number))) : rules[length],
      );
    }
  }
}

export function optionRows(id: GameId, form: Form, words: Browser, rules: Rules): OptionRow[] {
  const { options } = gameCalled(id)!;
  const tables = usualTables(id);
  return Object.entries(options).map(([name, option]) => {
    const { label, note, values = {} } = form[name]!;
    return { name, label, note, values: textsOf(option, tables, values, words, rules) };
  });
}
