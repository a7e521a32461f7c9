/** What the server under test uses. */

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface Usage {
  /** On the heap, and all of the process, in bytes. */
  readonly bytes: number;
  readonly rss: number;
  /** Processor time of all threads, in microseconds. */
  readonly cpu: number;
}

/** Asks the trial server; to `weigh` it collects its garbage first, which takes time. */
export async function usageOf(child: ChildProcess, how: 'weigh' | 'usage'): Promise<Usage> {
  child.send(how);
  return (await once(child, 'message'))[0] as Usage;
}
