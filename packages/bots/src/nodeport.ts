/** Worker threads of Node as ports. No other file of this package imports Node. */

import { type MessagePort, parentPort, Worker } from 'node:worker_threads';
import type { Port } from './botservice';

/** Starts a thread that runs a bundled program, and returns the port to it. */
export function threadPort(program: string | URL, data?: unknown): Port {
  const worker = new Worker(program, { workerData: data });
  return {
    postMessage: (message) => worker.postMessage(message),
    listen: (receive) => void worker.on('message', receive),
    close: () => void worker.terminate(),
  };
}

/** For both ends of a `MessageChannel`. */
export function channelPort(port: MessagePort): Port {
  return {
    postMessage: (message) => port.postMessage(message),
    listen: (receive) => void port.on('message', receive),
    close: () => port.close(),
  };
}

/** The port to the parent, for use inside a worker thread. */
export function ownPort(): Port {
  if (!parentPort) throw new Error('not inside a worker thread');
  return channelPort(parentPort);
}
