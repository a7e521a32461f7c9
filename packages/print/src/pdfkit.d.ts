/** Types for the part of pdfkit that we use; the package has none. */

declare module 'pdfkit' {
  export interface StandardFont {
    readonly name: string;
  }

  /** Exists only in the browser build; in Node the fonts are always available. */
  export const registerStdFonts: ((...fonts: StandardFont[]) => void) | undefined;

  export class PDFDocument {
    constructor(options: {
      autoFirstPage: boolean;
      lang: string;
      displayTitle: boolean;
      info: Readonly<Record<string, string>>;
    });
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: unknown) => void): this;
    addPage(options: { size: [number, number]; margin: number }): this;
    end(): void;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(by: number): this;
    rotate(degrees: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    circle(x: number, y: number, radius: number): this;
    path(d: string): this;
    lineWidth(width: number): this;
    lineCap(cap: 'butt' | 'round'): this;
    lineJoin(join: 'miter' | 'round'): this;
    dash(length: number, options: { space: number }): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    fill(): this;
    stroke(): this;
    fillAndStroke(): this;
    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(text: string): number;
    text(
      text: string,
      x: number,
      y: number,
      options: { lineBreak: boolean; baseline: 'alphabetic'; fill: boolean; stroke: boolean },
    ): this;
  }
}

declare module 'pdfkit/standard-fonts/*' {
  const font: import('pdfkit').StandardFont;

  // biome-ignore lint/style/noDefaultExport: the package has one
  export { font as default };
}
