/** Draws a printed page as SVG, from the same marks as the PDF. */

import type { Font, Ink, Page, PageMark } from '@boneyard/print/marks';
import { measure, writable } from '@boneyard/print/pdf';
import { memo } from 'react';

const HAIRLINE = 0.2;

/** The closest screen fonts to the standard fonts of PDF. */
const FACES: Readonly<Record<Font, object>> = {
  Helvetica: { fontFamily: 'Helvetica, Arial, sans-serif' },
  'Helvetica-Bold': { fontFamily: 'Helvetica, Arial, sans-serif', fontWeight: 'bold' },
  'Helvetica-Oblique': { fontFamily: 'Helvetica, Arial, sans-serif', fontStyle: 'italic' },
  'Times-Bold': { fontFamily: 'Times, "Times New Roman", serif', fontWeight: 'bold' },
  'Times-Italic': { fontFamily: 'Times, "Times New Roman", serif', fontStyle: 'italic' },
};
const ANCHORS = { left: 'start', middle: 'middle', right: 'end' } as const;

function inked({ fill, stroke, thick = HAIRLINE }: Ink) {
  return { fill: fill ?? 'none', stroke: stroke ?? 'none', strokeWidth: thick };
}

function DrawnMark({ mark }: { readonly mark: PageMark }) {
  const { x, y } = mark;
  switch (mark.kind) {
    case 'rectangle':
      return <rect x={x} y={y} width={mark.width} height={mark.height} rx={mark.radius} {...inked(mark)} />;
    case 'circle':
      return <circle cx={x} cy={y} r={mark.radius} {...inked(mark)} />;
    case 'line':
      return <line x1={x} y1={y} x2={mark.to.x} y2={mark.to.y} strokeDasharray={mark.dash} {...inked(mark)} />;
    case 'path':
      return (
        <path
          transform={`translate(${x} ${y}) scale(${mark.scale})`}
          d={mark.d}
          strokeLinecap="round"
          strokeLinejoin="round"
          {...inked(mark)}
        />
      );
    case 'turned':
      return (
        <g transform={`translate(${x} ${y}) rotate(${mark.degrees})`}>
          <Marks marks={mark.marks} />
        </g>
      );
    case 'text':
      return (
        <text
          x={x}
          y={y}
          fontSize={mark.size}
          textAnchor={ANCHORS[mark.align ?? 'left']}
          // Makes a line as long as on paper, whatever font the screen uses.
          textLength={measure(mark.text, mark)}
          lengthAdjust="spacingAndGlyphs"
          {...FACES[mark.font]}
          {...inked(mark)}
        >
          {writable(mark.text)}
        </text>
      );
  }
}

function Marks({ marks }: { readonly marks: readonly PageMark[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: marks have no names, and a page is drawn once
  return marks.map((mark, index) => <DrawnMark key={index} mark={mark} />);
}

export const DrawnPage = memo(function DrawnPage({ page: { width, height, marks } }: { readonly page: Page }) {
  return (
    <svg
      className="drawn-page"
      viewBox={`0 0 ${width} ${height}`}
      style={{ aspectRatio: width / height, maxWidth: `${(78 * width) / height}vh` }}
      aria-hidden="true"
    >
      <Marks marks={marks} />
    </svg>
  );
});
