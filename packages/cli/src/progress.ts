/** Progress of a long command, on standard error: a bar on a terminal, otherwise a line now and then. */

export interface Progress {
  /** Calls `progress` only when it is time to print. */
  show(progress: () => { readonly share: number; readonly text: string }): void;
  /** Erases the bar. */
  end(): void;
}

const BAR = 30;
/** Milliseconds between two updates of the bar, and between two lines. */
const REDRAW = 100;
const NEXT_LINE = 10_000;

export function progressOf(label: string): Progress {
  const { stderr } = process;
  let last = performance.now();
  return {
    show(progress) {
      const now = performance.now();
      if (now - last < (stderr.isTTY ? REDRAW : NEXT_LINE)) return;
      last = now;
      const { share, text } = progress();
      const done = Math.min(1, share);
      if (!stderr.isTTY) {
        stderr.write(`${label}: ${Math.round(done * 100)} %, ${text}\n`);
        return;
      }
      const bar = '█'.repeat(Math.round(done * BAR)).padEnd(BAR, '·');
      stderr.write(`\r${`${label} ${bar} ${text}`.slice(0, (stderr.columns ?? 80) - 1)}\x1b[K`);
    },
    end() {
      if (stderr.isTTY) stderr.write('\r\x1b[K');
    },
  };
}
