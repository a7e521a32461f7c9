/** Long work on the page's own thread, in slices between which the page can draw and answer. */

/** How long a slice may take, and how often progress is told at most, in milliseconds. */
const SLICE = 40;
const TOLD = 250;

/** Lets the browser draw. */
export function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Does something with every item. Short work tells nothing; long work tells how many items are done. */
export async function inSlices<T>(
  items: readonly T[],
  work: (item: T) => void | Promise<void>,
  tell: (done: number) => void,
): Promise<void> {
  let slice = performance.now();
  let told = slice;
  for (const [index, item] of items.entries()) {
    await work(item);
    const now = performance.now();
    if (now - slice < SLICE) continue;
    if (now - told >= TOLD) {
      tell(index + 1);
      told = now;
    }
    await breath();
    slice = performance.now();
  }
}
