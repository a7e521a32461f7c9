// Shows progress: on a terminal as one line that is overwritten, otherwise as one line for each step.

const terminal = process.stdout.isTTY && process.env.TERM !== 'dumb';

/** On a terminal the cursor stays at the start of the line, so that the next output overwrites it. */
export function show(text) {
  process.stdout.write(terminal ? `\x1b[K${text} …\r` : `${text} …\n`);
}

/** Shows the text while the work is done, on a terminal with the seconds it has taken so far. */
export async function during(text, work) {
  const began = performance.now();
  show(text);
  const seconds = () => Math.round((performance.now() - began) / 1000);
  const ticking = terminal && setInterval(() => show(`${text}, ${seconds()} s`), 1000);
  try {
    return await work();
  } finally {
    clearInterval(ticking);
    if (terminal) process.stdout.write('\x1b[K');
  }
}
