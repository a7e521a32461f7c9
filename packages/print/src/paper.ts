/** The supported papers, in mm, upright. */

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** A board to play on may also be on larger paper. */
export const BOARD_PAPERS = [...PAPERS, 'a3'] as const;
export type BoardPaper = (typeof BOARD_PAPERS)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const PAPER_SIZES: Readonly<Record<BoardPaper, Size>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
  a3: { width: 297, height: 420 },
};

/** The margin in which home printers cannot print, in mm. */
export const UNPRINTABLE = 6;

export function landscape({ width, height }: Size): Size {
  return { width: height, height: width };
}
