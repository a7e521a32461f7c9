/** Running text: broken into lines that flow through boxes. */

import type { Box, Measure, PageMark, Typeface } from './marks';

/** Adds non-breaking spaces before the signs that French separates by a space, and inside a sum. */
function tied(text: string): string {
  return text.replaceAll(/ (?=[:;!?%»=×+−])|(?<=[«=×+−]) /g, '\u00a0');
}

export function wrap(text: string, width: number, face: Typeface, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of tied(text).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer, face) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** As few lines as `wrap` gives, but of about equal length. */
export function balanced(text: string, width: number, face: Typeface, measure: Measure): string[] {
  const lines = wrap(text, width, face, measure);
  for (let narrower = width - 1; narrower > 0; narrower--)
    if (wrap(text, narrower, face, measure).length > lines.length) return wrap(text, narrower + 1, face, measure);
  return lines;
}

export interface Paragraph {
  readonly text: string;
  readonly face: Typeface;
  readonly colour: string;
  /** The space before it, in mm. */
  readonly before: number;
  /** The distance between base lines, as a multiple of the font size. */
  readonly leading: number;
  /** Stands before the first line; all lines are indented. */
  readonly bullet?: string;
  /** For titles: they are never the last paragraph of a box. */
  readonly staysWithNext?: boolean;
}

interface Line {
  readonly paragraph: Paragraph;
  readonly text: string;
  readonly first: boolean;
  readonly last: boolean;
}

/** The indent of a paragraph: the width of its bullet and a gap. */
function indentOf({ bullet, face }: Paragraph, measure: Measure): number {
  return bullet ? measure(bullet, face) + 0.65 * face.size : 0;
}

function linesOf(paragraph: Paragraph, width: number, measure: Measure): Line[] {
  const { text, face } = paragraph;
  const lines = wrap(text, width - indentOf(paragraph, measure), face, measure);
  const end = lines.length - 1;
  return lines.map((line, index) => ({ paragraph, text: line, first: index === 0, last: index === end }));
}

function lineMarks({ paragraph, text, first }: Line, x: number, y: number, measure: Measure): PageMark[] {
  const { face, colour, bullet } = paragraph;
  const line: PageMark = { kind: 'text', text, x: x + indentOf(paragraph, measure), y, ...face, fill: colour };
  return bullet && first ? [{ ...line, text: bullet, x: x + 0.25 * face.size }, line] : [line];
}

/** The height of a line, including the space before its paragraph. */
function room({ paragraph, first }: Line, top: boolean): number {
  return (first && !top ? paragraph.before : 0) + paragraph.face.size * paragraph.leading;
}

/** Whether the line must stay in the same box as the next: titles, and the first two and last two lines of a paragraph. */
function held(line: Line, next: Line | undefined): boolean {
  if (!next) return false;
  if (line.paragraph.staysWithNext) return true;
  return line.paragraph === next.paragraph && (line.first || next.last);
}

function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]];
  for (const [index, line] of lines.entries()) {
    blocks.at(-1)!.push(line);
    if (!held(line, lines[index + 1])) blocks.push([]);
  }
  return blocks.filter((block) => block.length > 0);
}

/** The text in each box. All boxes have the same width. Undefined if the text does not fit. */
export function flowText(
  paragraphs: readonly Paragraph[],
  boxes: readonly Box[],
  measure: Measure,
): PageMark[][] | undefined {
  const marks: PageMark[][] = boxes.map(() => []);
  let at = 0;
  let box = boxes[at]!;
  let y = box.y;
  let top = true;
  for (const block of blocksOf(paragraphs.flatMap((one) => linesOf(one, box.width, measure)))) {
    const tall = block.reduce((sum, line, index) => sum + room(line, top && index === 0), 0);
    if (y + tall > box.y + box.height) {
      const next = boxes[++at];
      if (!next) return undefined;
      box = next;
      y = box.y;
      top = true;
    }
    for (const line of block) {
      y += room(line, top);
      top = false;
      const { size } = line.paragraph.face;
      marks[at]!.push(...lineMarks(line, box.x, y - size * (line.paragraph.leading - 0.95), measure));
    }
  }
  return marks;
}
