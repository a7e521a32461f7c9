/** Answers requests for moves and advice in a worker. Between slices of thinking it handles cancellations. */

import type { Common, Seat, Seen } from '@boneyard/rules/game';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { seeded } from '@boneyard/rules/random';
import { type Advice, advise } from './advice';
import type { Budget, Thinking } from './bot';
import type { BotLevel } from './level';
import { levels } from './levels';

export interface BotRequest {
  readonly id: number;
  readonly ask: 'move' | 'advice';
  readonly game: GameId;
  readonly view: Seen<Common>;
  readonly seat: Seat;
  readonly level: BotLevel;
  /** Default: the level's own budget. */
  readonly budget?: Budget;
  readonly seed: string;
}

export type BotMessage = BotRequest | { readonly cancel: number };

export type BotResponse =
  | { readonly id: number; readonly move: string }
  | { readonly id: number; readonly advice: readonly Advice[] }
  | { readonly id: number; readonly failed: string };

/** One end of a connection to another thread. */
export interface Port {
  postMessage(message: unknown): void;
  listen(receive: (message: unknown) => void): void;
  close(): void;
}

/** How long the bot may think before the thread handles waiting messages, in milliseconds. */
const SLICE = 8;

function* answer(question: BotRequest): Generator<void, BotResponse> {
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

/** Undefined if the slice ends before there is an answer. */
function runSlice(thought: Generator<void, BotResponse>): BotResponse | undefined {
  const until = performance.now() + SLICE;
  do {
    const { done, value } = thought.next();
    if (done) return value;
  } while (performance.now() < until);
  return undefined;
}

interface Task {
  readonly id: number;
  readonly thought: Generator<void, BotResponse>;
}

function advance({ id, thought }: Task): BotResponse | undefined {
  try {
    return runSlice(thought);
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

/** Runs work after the messages that have already arrived. Browsers delay timers, so there it posts itself a message. */
function scheduler(): (work: () => void) => void {
  const { setImmediate, MessageChannel } = globalThis as unknown as Loop;
  if (setImmediate) return setImmediate;
  const { port1, port2 } = new MessageChannel();
  return (work) => {
    port1.onmessage = work;
    port2.postMessage(undefined);
  };
}

/** Requests are answered one at a time, in order; a cancelled request gets no response. */
export function serveBots(port: Port): void {
  const waiting: BotRequest[] = [];
  let current: Task | undefined;
  let busy = false;
  const schedule = scheduler();

  function work(): void {
    busy = false;
    if (!current) {
      const question = waiting.shift();
      if (!question) return;
      current = { id: question.id, thought: answer(question) };
    }
    const response = current && advance(current);
    if (response) {
      current = undefined;
      port.postMessage(response);
    }
    wake();
  }

  function wake(): void {
    if (busy || (!current && waiting.length === 0)) return;
    busy = true;
    schedule(work);
  }

  port.listen((message) => {
    const request = message as BotMessage;
    if ('cancel' in request) {
      if (current?.id === request.cancel) current = undefined;
      const at = waiting.findIndex(({ id }) => id === request.cancel);
      if (at >= 0) waiting.splice(at, 1);
      return;
    }
    waiting.push(request);
    wake();
  });
}
