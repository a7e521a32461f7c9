/**
 * Ends a test run that hangs. A test that keeps its thread busy, or waits there for another program, cannot be ended by its own
 * time limit, and the run would go on for ever.
 */

import { spawnSync } from 'node:child_process';
import type { Reporter, TestModule } from 'vitest/node';

/** Milliseconds without a test that ends. The longest may take seven minutes. */
const QUIET = 600_000;
/** How long Vitest may then take to report the files whose processes are gone. */
const REPORT = 30_000;

interface Running {
  readonly pid: number;
  readonly parent: number;
  /** How long it has been running, its state and its command. */
  readonly about: string;
}

/** This process's children, their children, and so on. */
function descendants(): Running[] {
  const listed = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,etime=,stat=,args='], { encoding: 'utf8' }).stdout ?? '';
  const all = [...listed.matchAll(/^ *(\d+) +(\d+) +(.*)$/gm)].map(
    ([, pid, parent, about]): Running => ({ pid: Number(pid), parent: Number(parent), about: about! }),
  );
  const below = (pid: number): Running[] =>
    all.filter(({ parent }) => parent === pid).flatMap((one) => [one, ...below(one.pid)]);
  return below(process.pid);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}

export class Watchdog implements Reporter {
  readonly #running = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(), QUIET);
  }

  #end(): void {
    const files = [...this.#running].join(', ') || 'none, but a process of one of them does not end';
    console.error(`Nothing has happened for ${QUIET / 60_000} minutes. Files that have not ended: ${files}`);
    for (const { pid, about } of descendants()) {
      console.error(`  ${about.slice(0, 200)}`);
      kill(pid);
    }
    this.#timer = setTimeout(() => process.exit(1), REPORT);
  }

  onTestRunStart(): void {
    this.#wait();
  }

  onTestModuleStart({ relativeModuleId }: TestModule): void {
    this.#running.add(relativeModuleId);
  }

  onTestCaseResult(): void {
    this.#wait();
  }

  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    this.#running.delete(relativeModuleId);
    this.#wait();
  }

  onTestRunEnd(): void {
    clearTimeout(this.#timer);
  }
}
