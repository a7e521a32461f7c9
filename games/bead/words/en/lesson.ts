/** The lessons of the Domino Bead Game, in English. */

import type { CourseWords } from '@boneyard/words/lessons';

export const bead = {
  cycle: {
    title: 'Groups and cycles',
    text: 'An unbroken row or column of two or more beads is a group. In every group the colours must follow each other in a cycle: {aaa}, {abab}, {abcabc}… Each domino has to make at least two groups longer.',
    asks: [
      'Pick a domino and lay it against the square. Pick it again to turn it; the lit places are the ones the rules allow.',
    ],
    right: 'Two groups have grown, and the new lengths are multiplied: those are your points.',
  },
  fixed: {
    title: 'When a pattern is fixed',
    text: 'As long as all beads of a group are different, the next one may show a new colour or repeat the far end. Once the group repeats, or shows all five colours, its pattern is fixed and only one colour can follow. Here the left column has begun to repeat: {aba}.',
    asks: ['Lay {3-5} where it is allowed: at 1 or at 2?'],
    right: 'At 1 the left column would have needed fire. The two rows are still open: 3 × 3 = 9 points.',
  },
  caseA: {
    title: 'A: over two columns',
    text: 'A domino across the ends of two columns makes both of them longer.',
    asks: ['Lay {3-5} at A, turned so that both columns stay cycles.'],
    right: 'One column now has 3 beads, the other 5: 3 × 5 = 15 points.',
  },
  caseB: {
    title: 'B: three groups at once',
    text: 'Sometimes a domino makes three groups longer. All three lengths are multiplied, so look for such places.',
    asks: ['Lay {2-5} at B. It fits elsewhere too, but nowhere else is worth as much.'],
    right: '4 × 5 × 4 = 80 points. A double would have scored twice as much.',
  },
  caseC: {
    title: 'C: at the end of two rows',
    text: 'Rows grow just like columns. A domino that stands at the end of two rows makes both longer.',
    asks: ['Lay {3-4} at C.'],
    right: 'Rows of 4 and 5: 20 points.',
  },
  caseD: {
    title: 'D: two groups become one',
    text: 'A domino may close a gap. The two groups in that line become one group and count once, and the whole must be a cycle.',
    asks: ['Lay {1-3} at D: it makes the column longer and joins the two groups of the row.'],
    right: 'The column has 4 beads and the row 5, {bacba}: 4 × 5 = 20 points.',
  },
  caseE: {
    title: 'E: in line with a row',
    text: 'A domino may lie in line with a row and make it longer by two. It still needs a second group.',
    asks: ['Lay {1-5} at E, where it also meets a column.'],
    right: 'The row now has 5 beads, the column 3: 15 points.',
  },
  caseX: {
    title: 'X: only one group',
    text: 'One of these two places is forbidden: there the domino would make only one group longer.',
    asks: ['Lay {3-4} where it is allowed: at 1 or at 2?'],
    right: 'At 1 only a row would have grown. A domino must make two groups longer.',
  },
  caseY: {
    title: 'Y: four side by side',
    text: 'At most three dominoes may lie side by side, touching by their whole long sides. A fourth is forbidden, whatever it would score.',
    asks: ['Lay {1-5} where it is allowed.'],
    right: 'At 1 it would have been the fourth in a row of standing dominoes.',
  },
  caseZ: {
    title: 'Z: in line, and nothing else',
    text: 'In line with a row a domino makes that row longer, and often nothing else.',
    asks: ['Lay {4-5} where it is allowed.'],
    right: 'At 1 only the row would have grown.',
  },
  out: {
    title: 'The last turns',
    text: 'A round ends when a hand is empty, or when all players have passed in a row. Ana has just laid her last domino. You come after her, so you still have a turn: everyone gets the same number. Then each domino left in hand costs 25 points, a double only 5.',
    asks: [
      '{4-4} would score 18 points, {2-3} 16 on top of both columns. Lay the one that leaves you with more in the end.',
    ],
    right: '16 − 5 = 11 points. With {4-4} it would have been 18 − 25 = −7.',
  },
} as const satisfies CourseWords;

/** The second course: claims, and the variants of the rule sheet. */
export const claims = {
  stuck: {
    title: 'If you cannot play',
    text: 'Nobody passes at this table, and nobody tells you what fits. Pick a domino and try it anywhere: you are told why it cannot lie there. If you find no place for any of them, say so and show your hand.',
    asks: ['Neither of your dominoes fits. Say that you are stuck.'],
    right:
      'Ana had nothing to point out, so your turn is over without points. At the end each domino left in hand costs 25 points, a double only 5.',
  },
  answer: {
    title: 'Answering a claim',
    text: 'Ana says that she is stuck and shows her hand. You may point out a domino that fits, or decline: nobody has to help. Touch any of her dominoes. If it does not fit you are told so, and it costs nothing.',
    asks: ['Touch {2-3} and see what happens.', 'Next to the two wood beads only wood fits. Touch a domino that fits.'],
    right: 'Now Ana has to lay a domino, and scores it. If you had declined, her turn would have ended without points.',
  },
  mistake: {
    title: 'A claim in error',
    text: 'You may claim although one of your dominoes fits: by mistake, or because you would rather not play. If nobody points it out, your turn ends without points. If somebody does, you must play.',
    asks: ['Say that you are stuck.', 'Ana points out {1-4}. Find a place for it.'],
    right: 'You score it like any other: 3 × 3 = 9 points.',
  },
  strategic: {
    title: 'The strategic game',
    text: 'A game for two, almost without luck. Both players hold the same 15 dominoes. Each chooses one in secret, and the two make the starting square; yours goes on the left.',
    asks: ['Choose a domino for the square.'],
    right: 'Both choices were shown together. From now on nothing is hidden: you each hold the other 14 dominoes.',
  },
  open: {
    title: 'Open hands',
    text: 'All hands can lie open from the start. That makes a slower game: you look for moves that stop the others as well as for points.',
    asks: ['Ana holds {4-5} twice. Find the one place for {2-5} after which she cannot lay it.'],
    right: '16 points. {1-3} would have scored 20, but now Ana has to pass.',
  },
} as const satisfies CourseWords;
