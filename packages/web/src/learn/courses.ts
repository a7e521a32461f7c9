/** All courses, each loaded when somebody takes it. */

import { gameCalled } from '@boneyard/rules/games';
import { type Options, settle } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { webGames } from '../games';
import type { Board } from '../table/boards/board';
import type { LessonStep } from './course';
import { gameTaughtBy } from './courselist';
import type { Teaching } from './illustrations';

export interface Loaded {
  readonly steps: readonly LessonStep[];
  readonly board: Board;
  readonly teaching: Teaching | undefined;
}

const loaded = new Map<string, Promise<Loaded>>();

/** With the defaults of the options that a step does not set. */
function optionsOf({ game, players, options }: LessonStep): Options {
  const all = settle(gameCalled(game)!.options, players, options);
  return isProblem(all) ? options : all;
}

async function fetched(id: string): Promise<Loaded> {
  const game = webGames[gameTaughtBy(id)];
  const { lessons, teaching } = await game.pages();
  const steps = await lessons[id]!();
  const options = optionsOf(steps[0]!);
  return { steps, board: await game.load(options), teaching: await teaching?.(options) };
}

export function courseOf(id: string): Promise<Loaded> {
  const course = loaded.get(id) ?? fetched(id);
  loaded.set(id, course);
  return course;
}
