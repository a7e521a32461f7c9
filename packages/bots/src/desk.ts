/** Answers questions that come through a port, inside a Web Worker or a worker thread, and lets a cancel get in between. */

import type { Common, Seat, Seen } from '@boneyard/rules/game';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { seeded } from '@boneyard/rules/random';
import { type Advice, advise } from './advice';
import type { Budget, Thinking } from './bot';
import type { Level } from './level';
import { levels } from './levels';

export interface Question {
  readonly id: number;
  readonly ask: 'move' | 'advice';
  readonly game: GameId;
  readonly view: Seen<Common>;
  readonly seat: Seat;
  readonly level: Level;
  /** The level's own if it is left out. */
  readonly budget?: Budget;
  readonly seed: string;
}

export type Letter = Question | { readonly cancel: number };

export type Answer =
  | { readonly id: number; readonly move: string }
  | { readonly id: number; readonly advice: readonly Advice[] }
  | { readonly id: number; readonly failed: string };

/** One end of a line to another thread. */
export interface Port {
  postMessage(message: unknown): void;
  listen(hear: (message: unknown) => void): void;
  close(): void;
}

/** So long a thought may keep the thread before letters are looked at, in milliseconds. */
const SLICE = 8;

function* answering(question: Question): Generator<void, Answer> {
  const { id, ask, view, seat, level, seed } = question;
  const game = gameCalled(question.game);
  if (!game) throw new Error(`unknown game ${question.game}`);
  const { bot, budget } = levels[level];
  const thinking: Thinking = {
    random: seeded(seed),
    budget: question.budget ?? budget,
    clock: () => performance.now(),
  };
  if (ask === 'advice') return { id, advice: yield* advise(game, view, seat, thinking) };
  return { id, move: game.write(yield* bot(game, view, seat, thinking)) };
}

/** Undefined when the slice is over and the thought is not. */
function sliced(thought: Generator<void, Answer>): Answer | undefined {
  const until = performance.now() + SLICE;
  do {
    const { done, value } = thought.next();
    if (done) return value;
  } while (performance.now() < until);
  return undefined;
}

interface Task {
  readonly id: number;
  readonly thought: Generator<void, Answer>;
}

function tried({ id, thought }: Task): Answer | undefined {
  try {
    return sliced(thought);
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}

interface Loop {
  readonly setImmediate?: (work: () => void) => unknown;
  readonly MessageChannel: new () => {
    readonly port1: { onmessage: (() => void) | null };
    readonly port2: { postMessage(message: unknown): void };
  };
}

/** Does something after the letters that have come in. Browsers hold timers back, so there it is a letter to oneself. */
function turns(): (work: () => void) => void {
  const { setImmediate, MessageChannel } = globalThis as unknown as Loop;
  if (setImmediate) return setImmediate;
  const { port1, port2 } = new MessageChannel();
  return (work) => {
    port1.onmessage = work;
    port2.postMessage(undefined);
  };
}

/** Questions are answered one after the other; a cancelled one is not answered. */
export function serve(port: Port): void {
  const waiting: Question[] = [];
  let current: Task | undefined;
  let busy = false;
  const giveWay = turns();

  function work(): void {
    busy = false;
    if (!current) {
      const question = waiting.shift();
      if (!question) return;
      current = { id: question.id, thought: answering(question) };
    }
    const answer = current && tried(current);
    if (answer) {
      current = undefined;
      port.postMessage(answer);
    }
    wake();
  }

  function wake(): void {
    if (busy || (!current && waiting.length === 0)) return;
    busy = true;
    giveWay(work);
  }

  port.listen((message) => {
    const letter = message as Letter;
    if ('cancel' in letter) {
      if (current?.id === letter.cancel) current = undefined;
      const at = waiting.findIndex(({ id }) => id === letter.cancel);
      if (at >= 0) waiting.splice(at, 1);
      return;
    }
    waiting.push(letter);
    wake();
  });
}
