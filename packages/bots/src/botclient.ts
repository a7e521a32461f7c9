/** Asks the bot service in another thread for moves and advice; a request can be cancelled with an `AbortSignal`. */

import type { Advice } from './advice';
import type { BotMessage, BotRequest, BotResponse, Port } from './botservice';

export type BotQuestion = Omit<BotRequest, 'id' | 'ask'>;

export interface BotClient {
  /** The move in the game's notation. */
  move(question: BotQuestion, signal?: AbortSignal): Promise<string>;
  advise(question: BotQuestion, signal?: AbortSignal): Promise<readonly Advice[]>;
  /** Pending requests are rejected. */
  close(): void;
}

interface Waiting {
  resolve(answer: BotResponse): void;
  reject(reason: unknown): void;
}

export function botClient(port: Port): BotClient {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let closed = false;

  function send(message: BotMessage): void {
    port.postMessage(message);
  }

  port.listen((message) => {
    const answer = message as BotResponse;
    const request = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('failed' in answer) request?.reject(new Error(answer.failed));
    else request?.resolve(answer);
  });

  function ask(question: BotQuestion, kind: BotRequest['ask'], signal: AbortSignal | undefined): Promise<BotResponse> {
    const id = ++last;
    return new Promise<BotResponse>((resolve, reject) => {
      if (closed) return reject(new Error('the bot service is closed'));
      if (signal?.aborted) return reject(signal.reason);
      const cancel = () => {
        if (!waiting.delete(id)) return;
        send({ cancel: id });
        reject(signal?.reason);
      };
      const settled =
        <T>(settle: (with_: T) => void) =>
        (value: T) => {
          signal?.removeEventListener('abort', cancel);
          settle(value);
        };
      signal?.addEventListener('abort', cancel);
      waiting.set(id, { resolve: settled(resolve), reject: settled(reject) });
      send({ ...question, id, ask: kind });
    });
  }

  return {
    async move(question, signal) {
      const answer = await ask(question, 'move', signal);
      if ('move' in answer) return answer.move;
      throw new Error('the bot service answered a different question');
    },
    async advise(question, signal) {
      const answer = await ask(question, 'advice', signal);
      if ('advice' in answer) return answer.advice;
      throw new Error('the bot service answered a different question');
    },
    close() {
      closed = true;
      for (const { reject } of waiting.values()) reject(new Error('the bot service is closed'));
      waiting.clear();
      port.close();
    },
  };
}
