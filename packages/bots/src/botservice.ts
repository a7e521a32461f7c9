/** Answers requests for moves and advice in a worker. Between slices of thinking it handles cancellations. */

import type { Common, Seat, Seen } from '@boneyard/rules/game';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { seeded } from '@boneyard/rules/random';
import type { Advice } from './advice';
import type { Budget, Thinking } from './bot';
import { type BotPlayer, instantLevels } from './instantlevels';
import type { BotLevel } from './level';

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

/** The code of the search is loaded when a level first needs it. */
async function playerOf(level: BotLevel): Promise<BotPlayer> {
  if (level === 'gentle' || level === 'casual') return instantLevels[level];
  return (await import('./levels')).levels[level];
}

type Thought = Generator<void, BotResponse>;

async function answer(question: BotRequest): Promise<Thought> {
  const { id, ask, view, seat, level, seed } = question;
  const game = gameCalled(question.game);
  if (!game) throw new Error(`unknown game ${question.game}`);
  const { bot, budget } = await playerOf(level);
  const thinking: Thinking = {
    random: seeded(seed),
    budget: question.budget ?? budget,
    clock: () => performance.now(),
  };
  const { advise } = ask === 'advice' ? await import('./advice') : {};
  return (function* () {
    if (advise) return { id, advice: yield* advise(game, view, seat, thinking) };
    return { id, move: game.write(yield* bot(game, view, seat, thinking)) };
  })();
}

/** Undefined if the slice ends before there is an answer. */
function runSlice(thought: Thought): BotResponse | undefined {
  const until = performance.now() + SLICE;
  do {
    const { done, value } = thought.next();
    if (done) return value;
  } while (performance.now() < until);
  return undefined;
}

interface Loop {
  readonly setImmediate?: (work: () => void) => unknown;
  readonly MessageChannel: new () => {
    readonly port1: { onmessage: (() => void) | null };
    readonly port2: { postMessage(message: unknown): void };
  };
}

/** Waits until the messages that have already arrived are handled. Browsers delay timers, so there it posts itself a message. */
function breather(): () => Promise<void> {
  const { setImmediate, MessageChannel } = globalThis as unknown as Loop;
  if (setImmediate) return () => new Promise((resolve) => void setImmediate(resolve));
  const { port1, port2 } = new MessageChannel();
  return () =>
    new Promise((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
}

/** Requests are answered one at a time, in order; a cancelled request gets no response. */
export function serveBots(port: Port): void {
  const waiting: BotRequest[] = [];
  let current: number | undefined;
  let busy = false;
  const breathe = breather();

  async function respond(question: BotRequest): Promise<BotResponse | undefined> {
    const { id } = question;
    try {
      const thought = await answer(question);
      let response: BotResponse | undefined;
      while (!response) {
        await breathe();
        if (current !== id) return undefined;
        response = runSlice(thought);
      }
      return response;
    } catch (error) {
      return { id, failed: error instanceof Error ? error.message : String(error) };
    }
  }

  async function work(): Promise<void> {
    busy = true;
    for (let question = waiting.shift(); question; question = waiting.shift()) {
      current = question.id;
      const response = await respond(question);
      if (response && current === question.id) port.postMessage(response);
    }
    busy = false;
  }

  port.listen((message) => {
    const request = message as BotMessage;
    if ('cancel' in request) {
      if (current === request.cancel) current = undefined;
      const at = waiting.findIndex(({ id }) => id === request.cancel);
      if (at >= 0) waiting.splice(at, 1);
      return;
    }
    waiting.push(request);
    if (!busy) void work();
  });
}
