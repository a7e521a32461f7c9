/** The lesson of the Domino Bead Game, in English. */

import type { CourseWords } from '../../lessons';

export const bead = {
  cycle: {
    title: 'Groups and cycles',
    text: 'An unbroken row or column of two beads or more is a group. In every group the colours must follow each other in a cycle: a a a, a b a b, a b c a b c … Each domino has to make at least two groups longer.',
    asks: [
      'Pick a domino and lay it against the square. Turn it by picking it again; the lit places are those the rules allow.',
    ],
    right: 'Two groups have grown, and the new lengths are multiplied: those are your points.',
  },
  caseA: {
    title: 'A: over two columns',
    text: 'A domino across the ends of two columns makes both of them longer. This is case A of the rule sheet.',
    asks: ['Lay earth–water at A, turned so that both columns stay cycles.'],
    right: 'One column has 3 beads now, the other 5: 3 × 5 = 15 points.',
  },
  caseB: {
    title: 'B: three groups at once',
    text: 'Sometimes a domino makes three groups longer. All three lengths are multiplied, so look for such places.',
    asks: ['Lay fire–water at B. It has other places, but none is worth as much.'],
    right: '4 × 5 × 4 = 80 points. A double would have scored twice as much.',
  },
  caseC: {
    title: 'C: at the end of two rows',
    text: 'Rows grow as columns do. A domino that stands at the end of two rows makes both longer.',
    asks: ['Lay earth–metal at C.'],
    right: 'Rows of 4 and 5: 20 points.',
  },
  caseD: {
    title: 'D: two groups become one',
    text: 'A domino may close a gap. The two groups of that line are one group from then on, count once, and the whole must be a cycle.',
    asks: ['Lay the double earth at D: it closes the gap in the column and makes the row longer.'],
    right: 'A column of 5, a row of 4, and a double counts twice: 5 × 4 × 2 = 40 points.',
  },
  caseE: {
    title: 'E: in line with a row',
    text: 'A domino may lie in line with a row, and so make it longer by two. It still needs a second group.',
    asks: ['Lay wood–water at E, where it also meets a column.'],
    right: 'The row has 5 beads now, the column 3: 15 points.',
  },
  caseX: {
    title: 'X: only one group',
    text: 'Of these two places one is forbidden: there the domino would make a single group longer.',
    asks: ['Lay earth–metal where it is allowed: at 1 or at 2?'],
    right: 'At 1 only a row would have grown: case X of the rule sheet.',
  },
  caseY: {
    title: 'Y: four side by side',
    text: 'At most three dominoes may lie side by side, touching by their whole long sides. A fourth is forbidden, whatever it would score.',
    asks: ['Lay wood–water where it is allowed.'],
    right: 'At 1 it would have been the fourth in a row of standing dominoes: case Y.',
  },
  caseZ: {
    title: 'Z: in line, and nothing else',
    text: 'In line with a row a domino makes that row longer, and often nothing else.',
    asks: ['Lay metal–water where it is allowed.'],
    right: 'At 1 only the row would have grown: case Z.',
  },
  stuck: {
    title: 'If you cannot play',
    text: 'Nobody passes at this table. Who finds no place says so and lays the hand open. The others may point out a domino that fits, but they need not.',
    asks: ['Neither of your dominoes fits. Say that you are stuck.'],
    right:
      'Ana had nothing to point at, so your turn is over without points. At the end each domino left costs 25 points, a double only 5.',
  },
} as const satisfies CourseWords;
