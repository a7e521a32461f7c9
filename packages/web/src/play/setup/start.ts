/** Starts a game: deals it, saves it, and returns its address. */

import type { BotLevel } from '@boneyard/bots/level';
import type { Game, Table } from '@boneyard/rules/game';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { type Options, setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { seatsFor, type Variant, variantOptions } from '@boneyard/rules/variants';
import type { Browser } from '@boneyard/words/en/browser';
import { gameDatabase, requestPersistence } from '../../storage/gamedatabase';
import { type GameChoice, lastChoice, rememberChoice } from '../../storage/lastchoice';
import type { Seating, TurnLimit } from '../../storage/savedgame';
import { newGame } from '../localgame';

export async function startGame(
  game: Game,
  table: Table,
  seats: readonly Seating[],
  clock?: TurnLimit,
): Promise<string> {
  const saved = newGame(game, table, seats, clock);
  await (await gameDatabase()).save(saved);
  requestPersistence();
  return `/table/${saved.id}`;
}

/** A person in the first seat, bots in the others. */
export function againstBots(players: number, level: BotLevel, { speech }: Browser): Seating[] {
  return Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: '' } : { kind: 'bot', name: speech.bot(seat - 1), level },
  );
}

/** Without a variant, or with one that the game no longer has: the usual one. */
function variantCalled(game: Game, variant: string | undefined): Variant {
  return game.variants.find(({ id }) => id === variant) ?? game.variants[0];
}

export function optionsFor(game: Game, variant: string | undefined): Options {
  return variantOptions(variantCalled(game, variant));
}

/** The numbers of players with which a variant can be played. */
export function playersFor(id: GameId, variant: string | undefined): readonly number[] {
  const game = gameCalled(id)!;
  return seatsFor(game, variantCalled(game, variant));
}

/** The last choice for a game, as far as it is still possible; otherwise the usual game with few players. */
export function choiceFor(id: GameId): GameChoice & { readonly variant: string } {
  const before = lastChoice().byGame[id];
  const { variants } = gameCalled(id)!;
  const variant = (variants.find((one) => one.id === before?.variant) ?? variants[0]).id;
  const possible = playersFor(id, variant);
  const players = possible.find((n) => n === before?.players) ?? Math.min(...possible);
  return { company: before?.company ?? 'bots', level: before?.level ?? 'casual', variant, players };
}

/** Starts what was chosen and remembers it. People who share the device may have names. */
export function startChosen(
  id: GameId,
  choice: GameChoice,
  words: Browser,
  names: readonly string[] = [],
): Promise<string> {
  const { company, level, players, variant } = choice;
  const game = gameCalled(id)!;
  const table = setTable(game, players, variantOptions(variantCalled(game, variant)));
  if (isProblem(table)) throw new Error(`no table for ${players}`);
  const seats: readonly Seating[] =
    company === 'bots'
      ? againstBots(players, level, words)
      : Array.from({ length: players }, (_, seat) => ({ kind: 'person', name: names[seat]?.trim() ?? '' }));
  rememberChoice(id, choice);
  return startGame(game, table, seats);
}
