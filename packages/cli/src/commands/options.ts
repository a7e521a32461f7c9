/** `boneyard options`: the options of a game, with their meanings and values. */

import type { Game } from '@boneyard/rules/game';
import { gameCalled, games } from '@boneyard/rules/games';
import { type Option, type Settled, settle } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { facts } from '@boneyard/words/facts';
import { argumentsOf, CommandError, type Console } from '../console';
import { manualOf, wordsOf } from '../games';

/** Values as they are typed after `--option NAME=`. */
function values(option: Option, settled: Settled): string {
  switch (option.kind) {
    case 'choice':
      return option.values(settled).join(' | ');
    case 'count':
      return `${option.least}–${option.most(settled)}`;
    case 'match':
      return option.lengths.map((length) => `${length}:n`).join(' | ');
  }
}

function describe(game: Game, players: number, { words, say, paint }: Console): void {
  const settled = settle(game.options, players, {});
  const options = isProblem(settled) ? {} : settled;
  const texts = wordsOf(game, words);
  say(facts(`${paint('bold', texts.name)} (${game.id})`, `${game.seats[0]}–${game.seats.at(-1)}`, texts.about));
  for (const variant of game.variants.length > 1 ? game.variants : []) {
    const { name, note } = texts.variants![variant.id]!;
    say(`  ${paint('bold', `--variant ${variant.id}`.padEnd(20))} ${name}. ${paint('dim', note)}`);
  }
  for (const [name, option] of Object.entries(game.options)) {
    const usual = JSON.stringify(option.usual({ players, options })).replaceAll(/["{}]/g, '');
    say(
      `  ${paint('bold', name.padEnd(10))} ${values(option, { players, options })}   ${words.terminal.usualValue(usual)}`,
    );
    say(`  ${' '.repeat(10)} ${paint('dim', manualOf(game, words).options[name] ?? '')}`);
  }
}

export async function optionsCommand(args: readonly string[], io: Console): Promise<number> {
  const { positionals } = argumentsOf({ args: [...args], options: {}, allowPositionals: true }, io);
  const chosen = positionals.map((id) => {
    const game = gameCalled(id);
    if (!game)
      throw new CommandError(
        io.words.problem({ problem: 'unknown game', what: id, instead: games.map((one) => one.id) }),
      );
    return game;
  });
  for (const game of chosen.length > 0 ? chosen : games) describe(game, game.seats[0]!, io);
  return 0;
}
