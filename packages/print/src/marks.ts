/** What is put on paper, as plain data in millimetres from the top left corner of the page. Drawing it is another file's work. */

import type { Size } from './paper';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point, Size {}

/** What a shape is drawn with. Without a fill it is see-through, without a stroke it has no edge. */
export interface Ink {
  readonly fill?: string;
  readonly stroke?: string;
  /** Of the stroke. */
  readonly thick?: number;
}

export const FONTS = ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'Times-Bold', 'Times-Italic'] as const;
export type Font = (typeof FONTS)[number];

/** A font and its size in millimetres. */
export interface Typeface {
  readonly font: Font;
  readonly size: number;
}

export type Mark =
  | (Box & Ink & { readonly kind: 'rectangle'; readonly radius?: number })
  | (Point & Ink & { readonly kind: 'circle'; readonly radius: number })
  | (Point & Ink & { readonly kind: 'line'; readonly to: Point; readonly dash?: number })
  /** `d` is a path as in SVG, in units of `scale` around the point. */
  | (Point & Ink & { readonly kind: 'path'; readonly d: string; readonly scale: number })
  /** Marks around the point, turned clockwise. */
  | (Point & { readonly kind: 'turned'; readonly degrees: number; readonly marks: readonly Mark[] })
  /** The point is on the base line, at the end or in the middle that `align` names. */
  | (Point &
      Ink &
      Typeface & { readonly kind: 'text'; readonly text: string; readonly align?: 'left' | 'middle' | 'right' });

export type Line = Extract<Mark, { kind: 'line' }>;

export interface Page extends Size {
  readonly marks: readonly Mark[];
}

/** How wide a text comes out. */
export type Measure = (text: string, face: Typeface) => number;

/** Printers count type in points. */
export function points(n: number): number {
  return (n * 25.4) / 72;
}

export function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** The upper and the lower half of a domino that stands upright. */
export function halves({ x, y, width, height }: Box): readonly [Box, Box] {
  const half = { width, height: height / 2 };
  return [
    { x, y, ...half },
    { x, y: y + height / 2, ...half },
  ];
}
