/** Worker threads of Node as ports: the only file of the bots that knows Node. */

import { type MessagePort, parentPort, Worker } from 'node:worker_threads';
import type { Port } from './desk';

/** From the outside: a thread that runs a bundled program which serves at its `parentPort`. */
export function threadPort(program: string | URL, data?: unknown): Port {
  const worker = new Worker(program, { workerData: data });
  return {
    postMessage: (message) => worker.postMessage(message),
    listen: (hear) => void worker.on('message', hear),
    close: () => void worker.terminate(),
  };
}

/** A message port as a port, for both ends of a `MessageChannel`. */
export function channelPort(port: MessagePort): Port {
  return {
    postMessage: (message) => port.postMessage(message),
    listen: (hear) => void port.on('message', hear),
    close: () => port.close(),
  };
}

/** From the inside of a thread. */
export function ownPort(): Port {
  if (!parentPort) throw new Error('not inside a worker thread');
  return channelPort(parentPort);
}
