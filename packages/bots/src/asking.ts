/** Asks a desk in another thread, and takes a question back when nobody waits for it any more. */

import type { Advice } from './advice';
import type { Answer, Letter, Port, Question } from './desk';

export type Asked = Omit<Question, 'id' | 'ask'>;

export interface Asker {
  /** As the game writes it. */
  move(question: Asked, signal?: AbortSignal): Promise<string>;
  advise(question: Asked, signal?: AbortSignal): Promise<readonly Advice[]>;
  /** Whoever still waits is told that it is over. */
  close(): void;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
}

export function asker(port: Port): Asker {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let closed = false;

  function send(letter: Letter): void {
    port.postMessage(letter);
  }

  port.listen((message) => {
    const answer = message as Answer;
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('failed' in answer) asked?.reject(new Error(answer.failed));
    else asked?.resolve(answer);
  });

  function ask(question: Asked, kind: Question['ask'], signal: AbortSignal | undefined): Promise<Answer> {
    const id = ++last;
    return new Promise<Answer>((resolve, reject) => {
      if (closed) return reject(new Error('the desk is closed'));
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
      throw new Error('the desk answered something else');
    },
    async advise(question, signal) {
      const answer = await ask(question, 'advice', signal);
      if ('advice' in answer) return answer.advice;
      throw new Error('the desk answered something else');
    },
    close() {
      closed = true;
      for (const { reject } of waiting.values()) reject(new Error('the desk is closed'));
      waiting.clear();
      port.close();
    },
  };
}
