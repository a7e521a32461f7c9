/** How far a long command is, on standard error: a bar where it can be drawn over, else a plain line now and then. */

export interface Progress {
  /** Asks how far it is only when it is time to say so. */
  show(far: () => { readonly share: number; readonly text: string }): void;
  /** The bar goes, so that what comes next stands by itself. */
  end(): void;
}

const BAR = 30;
/** Milliseconds between two drawings of the bar, and between two plain lines. */
const REDRAW = 100;
const SPEAK = 10_000;

export function progressOf(label: string): Progress {
  const { stderr } = process;
  let last = performance.now();
  return {
    show(far) {
      const now = performance.now();
      if (now - last < (stderr.isTTY ? REDRAW : SPEAK)) return;
      last = now;
      const { share, text } = far();
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
