/** Makes an animation of a game: the page draws the pictures, a worker writes the file. */

import type { EaselHandle } from './easel';
import type { FilmMessage } from './filmmessages';
import { SIZES } from './picture';

/** How long pictures are shown, in milliseconds: the longest and the shortest, how long all of them together, and the last. */
const [SLOWEST, FASTEST, WHOLE, LAST] = [800, 250, 40_000, 3000];

interface FilmJob {
  readonly easel: EaselHandle;
  readonly positions: number;
  readonly signal: AbortSignal;
  onProgress(done: number): void;
}

/** Rejects when it is aborted. */
export async function filmOf({ easel, positions, signal, onProgress }: FilmJob): Promise<Blob> {
  const worker = new Worker(new URL('./film.worker.ts', import.meta.url), { type: 'module', name: 'film' });
  signal.addEventListener('abort', () => worker.terminate());
  function ask(message: FilmMessage, transfer: Transferable[] = []): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Uint8Array<ArrayBuffer> | undefined>) => resolve(data);
      worker.onerror = () => reject(new Error('The animation failed.'));
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.postMessage(message, transfer);
    });
  }
  const { width, height } = SIZES.film;
  const pixelsOf = (at: number) => easel.draw(at, 'film').getContext('2d')!.getImageData(0, 0, width, height).data;
  const lasts = Math.min(SLOWEST, Math.max(FASTEST, WHOLE / positions));
  try {
    await document.fonts.ready;
    await ask({ kind: 'begin', width, height, samples: [pixelsOf(positions - 1)] });
    for (let at = 0; at < positions; at++) {
      signal.throwIfAborted();
      const pixels = pixelsOf(at);
      await ask({ kind: 'frame', pixels, lasts: at === positions - 1 ? LAST : lasts }, [pixels.buffer]);
      onProgress(at + 1);
    }
    const file = await ask({ kind: 'end' });
    return new Blob([file!], { type: 'image/gif' });
  } finally {
    worker.terminate();
  }
}
