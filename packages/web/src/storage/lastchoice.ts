/** What was chosen the last time a game was started on this device: the game, and for each game how it was played. */

import { type BotLevel, LEVELS } from '@boneyard/bots/level';
import { entriesIn, localSetting } from './localsetting';

/** Against bots, or with several people around this device. */
export const COMPANIES = ['bots', 'device'] as const;
export type Company = (typeof COMPANIES)[number];

export interface GameChoice {
  /** The id of the variant; the usual one without it. */
  readonly variant?: string | undefined;
  readonly company: Company;
  readonly players: number;
  readonly level: BotLevel;
}

export interface LastChoice {
  /** The game that was started last; undefined before the first one. */
  readonly game?: string | undefined;
  readonly byGame: Readonly<Record<string, GameChoice>>;
}

function readChoice(json: unknown): GameChoice {
  const { variant, company, players, level } = Object.fromEntries(entriesIn(json));
  return {
    variant: typeof variant === 'string' ? variant : undefined,
    company: COMPANIES.find((one) => one === company) ?? 'bots',
    players: typeof players === 'number' ? players : 0,
    level: LEVELS.find((one) => one === level) ?? 'casual',
  };
}

const last = localSetting<LastChoice>('boneyard.last', (json) => {
  const { game, byGame } = Object.fromEntries(entriesIn(json));
  return {
    game: typeof game === 'string' ? game : undefined,
    byGame: Object.fromEntries(entriesIn(byGame).map(([id, choice]) => [id, readChoice(choice)])),
  };
});

export const lastChoice = last.read;
export const useLastChoice = last.use;

export function rememberChoice(game: string, choice: GameChoice): void {
  last.set({ game, byGame: { ...last.read().byGame, [game]: choice } });
}
