/** A Web Worker, seen from the page or from inside, as a port. */

import type { Port } from './desk';

/** What a page's `Worker`, a worker's `self` and a browser's `MessagePort` have in common. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
  /** A page ends its worker, a worker closes itself. */
  terminate?(): void;
  close?(): void;
}

export function webPort(worker: WorkerLike): Port {
  return {
    postMessage: (message) => worker.postMessage(message),
    listen: (hear) => worker.addEventListener('message', ({ data }) => hear(data)),
    close() {
      if (worker.terminate) worker.terminate();
      else worker.close?.();
    },
  };
}
