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

/** This process's children, their children, and so on. */
function descendants(): number[] {
  const listed = spawnSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' }).stdout ?? '';
  const pairs = listed.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const below = (pid: number): number[] =>
    pairs.flatMap(([parent, child]) => (parent === pid && child !== undefined ? [child, ...below(child)] : []));
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
    for (const pid of descendants()) kill(pid);
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
