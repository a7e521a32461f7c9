/** The papers that sheets are made for, in millimetres, standing upright. */

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const PAPER_SIZES: Readonly<Record<Paper, Size>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
};

/** No home printer reaches nearer to the edge than this. */
export const UNPRINTABLE = 6;

export function landscape({ width, height }: Size): Size {
  return { width: height, height: width };
}
