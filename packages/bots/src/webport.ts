/** A Web Worker as a port, for the page and for the worker itself. */

import type { Port } from './botservice';

/** What a page's `Worker`, a worker's `self` and a browser's `MessagePort` have in common. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', receive: (event: { readonly data: unknown }) => void): void;
  /** A page terminates its worker; a worker closes itself. */
  terminate?(): void;
  close?(): void;
}

export function webPort(worker: WorkerLike): Port {
  return {
    postMessage: (message) => worker.postMessage(message),
    listen: (receive) => worker.addEventListener('message', ({ data }) => receive(data)),
    close() {
      if (worker.terminate) worker.terminate();
      else worker.close?.();
    },
  };
}
