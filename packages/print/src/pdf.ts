/// <reference path="./pdfkit.d.ts" />
/** Draws pages as a PDF. The only file that uses pdfkit; it works in Node and in browsers. */

import * as pdfkit from 'pdfkit';
import Helvetica from 'pdfkit/standard-fonts/Helvetica';
import HelveticaBold from 'pdfkit/standard-fonts/HelveticaBold';
import HelveticaOblique from 'pdfkit/standard-fonts/HelveticaOblique';
import TimesBold from 'pdfkit/standard-fonts/TimesBold';
import TimesItalic from 'pdfkit/standard-fonts/TimesItalic';
import type { Ink, Measure, Page, PageMark } from './marks';

pdfkit.registerStdFonts?.(Helvetica, HelveticaBold, HelveticaOblique, TimesBold, TimesItalic);

export interface PdfInfo {
  readonly title: string;
  readonly language: string;
}

const PER_MILLIMETRE = 72 / 25.4;
const HAIRLINE = 0.2;

function open({ title, language }: PdfInfo): pdfkit.PDFDocument {
  return new pdfkit.PDFDocument({
    autoFirstPage: false,
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: 'Boneyard', Producer: 'Boneyard, pdfkit' },
  });
}

/** The standard PDF fonts have Western letters, but no minus sign and no narrow space. */
export function writable(text: string): string {
  return text.replaceAll('−', '–').replaceAll('\u202f', '\u00a0');
}

const ruler = open({ title: '', language: 'en' });

/** As pdfkit sets the text, including kerning. */
export const measure: Measure = (text, { font, size }) => ruler.font(font).fontSize(size).widthOfString(writable(text));

function inked(pen: pdfkit.PDFDocument, { fill, stroke, thick = HAIRLINE }: Ink): void {
  if (fill) pen.fillColor(fill);
  if (stroke) pen.strokeColor(stroke).lineWidth(thick);
  if (fill && stroke) pen.fillAndStroke();
  else if (fill) pen.fill();
  else pen.stroke();
}

function write(pen: pdfkit.PDFDocument, mark: PageMark & { readonly kind: 'text' }): void {
  const { text, x, y, font, size, align = 'left', fill, stroke, thick = HAIRLINE } = mark;
  const wide = align === 'left' ? 0 : measure(text, mark);
  if (fill) pen.fillColor(fill);
  if (stroke) pen.strokeColor(stroke).lineWidth(thick);
  pen
    .font(font)
    .fontSize(size)
    .text(writable(text), x - (align === 'middle' ? wide / 2 : wide), y, {
      lineBreak: false,
      baseline: 'alphabetic',
      fill: fill !== undefined,
      stroke: stroke !== undefined,
    });
}

function draw(pen: pdfkit.PDFDocument, mark: PageMark): void {
  switch (mark.kind) {
    case 'rectangle': {
      const { x, y, width, height, radius } = mark;
      if (radius) pen.roundedRect(x, y, width, height, radius);
      else pen.rect(x, y, width, height);
      inked(pen, mark);
      break;
    }
    case 'circle':
      pen.circle(mark.x, mark.y, mark.radius);
      inked(pen, mark);
      break;
    case 'line':
      pen.save();
      if (mark.dash) pen.dash(mark.dash, { space: mark.dash });
      pen.moveTo(mark.x, mark.y).lineTo(mark.to.x, mark.to.y);
      inked(pen, mark);
      pen.restore();
      break;
    case 'path':
      pen.save().translate(mark.x, mark.y).scale(mark.scale).lineCap('round').lineJoin('round').path(mark.d);
      inked(pen, mark);
      pen.restore();
      break;
    case 'turned':
      pen.save().translate(mark.x, mark.y).rotate(mark.degrees);
      for (const one of mark.marks) draw(pen, one);
      pen.restore();
      break;
    case 'text':
      write(pen, mark);
      break;
  }
}

/** Scales the page once, so that everything on it can be drawn in mm. */
function drawPage(pen: pdfkit.PDFDocument, { width, height, marks }: Page): void {
  pen.addPage({ size: [width * PER_MILLIMETRE, height * PER_MILLIMETRE], margin: 0 });
  pen.scale(PER_MILLIMETRE);
  for (const mark of marks) draw(pen, mark);
}

/** Is told how many pages are drawn; the next one waits for it. */
export type PageProgress = (done: number, all: number) => Promise<void>;

export function pdfOf(pages: readonly Page[], about: PdfInfo, tell?: PageProgress): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const pen = open(about);
    const chunks: Uint8Array[] = [];
    pen.on('data', (chunk) => chunks.push(chunk));
    pen.on('error', reject);
    pen.on('end', () => {
      const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const chunk of chunks) {
        bytes.set(chunk, at);
        at += chunk.length;
      }
      resolve(bytes);
    });
    async function drawAll(): Promise<void> {
      for (const [index, page] of pages.entries()) {
        drawPage(pen, page);
        await tell?.(index + 1, pages.length);
      }
      pen.end();
    }
    drawAll().catch(reject);
  });
}
