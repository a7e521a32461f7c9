/** Makes a GIF of pictures that come one by one. */

import type { FilmMessage } from './filmmessages';
import { Gif, paletteOf } from './gif';

let gif: Gif | undefined;

addEventListener('message', ({ data }: MessageEvent<FilmMessage>) => {
  if (data.kind === 'begin') {
    gif = new Gif(data.width, data.height, paletteOf(data.samples));
    postMessage(undefined);
  } else if (data.kind === 'frame') {
    gif!.add(data.pixels, data.lasts);
    postMessage(undefined);
  } else {
    const bytes = gif!.finish();
    postMessage(bytes, { transfer: [bytes.buffer] });
  }
});
