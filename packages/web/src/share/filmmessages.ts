/** What the page tells the worker that makes an animation. Each is answered when it is done; the last one with the file. */

export type FilmMessage =
  | {
      readonly kind: 'begin';
      readonly width: number;
      readonly height: number;
      /** Pictures that have all colours. */
      readonly samples: readonly Uint8ClampedArray[];
    }
  | { readonly kind: 'frame'; readonly pixels: Uint8ClampedArray; readonly lasts: number }
  | { readonly kind: 'end' };
