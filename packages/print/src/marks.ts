/** The contents of pages as plain data, in mm from the top left corner. `pdf.ts` draws them. */

import type { Size } from './paper';

export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

export interface Box extends PagePoint, Size {}

/** Fill and stroke of a shape, both optional. */
export interface Ink {
  readonly fill?: string;
  readonly stroke?: string;
  /** The width of the stroke. */
  readonly thick?: number;
}

export const FONTS = ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'Times-Bold', 'Times-Italic'] as const;
export type Font = (typeof FONTS)[number];

/** A font and its size in mm. */
export interface Typeface {
  readonly font: Font;
  readonly size: number;
}

export type PageMark =
  | (Box & Ink & { readonly kind: 'rectangle'; readonly radius?: number })
  | (PagePoint & Ink & { readonly kind: 'circle'; readonly radius: number })
  | (PagePoint & Ink & { readonly kind: 'line'; readonly to: PagePoint; readonly dash?: number })
  /** `d` is an SVG path around the point, in units of `scale`. */
  | (PagePoint & Ink & { readonly kind: 'path'; readonly d: string; readonly scale: number })
  /** Marks relative to the point, turned clockwise. */
  | (PagePoint & { readonly kind: 'turned'; readonly degrees: number; readonly marks: readonly PageMark[] })
  /** The point is on the base line; `align` says which point of the text it is. */
  | (PagePoint &
      Ink &
      Typeface & { readonly kind: 'text'; readonly text: string; readonly align?: 'left' | 'middle' | 'right' });

export type LineMark = Extract<PageMark, { kind: 'line' }>;

export interface Page extends Size {
  readonly marks: readonly PageMark[];
}

/** The width of a text in mm. */
export type Measure = (text: string, face: Typeface) => number;

/** Typographic points in mm. */
export function points(n: number): number {
  return (n * 25.4) / 72;
}

export function middle({ x, y, width, height }: Box): PagePoint {
  return { x: x + width / 2, y: y + height / 2 };
}

export function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** The upper and the lower half of an upright domino. */
export function halves({ x, y, width, height }: Box): readonly [Box, Box] {
  const half = { width, height: height / 2 };
  return [
    { x, y, ...half },
    { x, y: y + height / 2, ...half },
  ];
}
