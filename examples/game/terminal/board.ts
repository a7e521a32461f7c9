/** The board in the terminal. */

import type { TerminalBoard } from '@boneyard/cli/boards/board';
import { drawHand, drawLine } from '@boneyard/cli/boards/line';
import { lineOf } from '../rules/line';
import type { View } from '../rules/position';
import { sampleNarration } from '../words/narration';

export const sample: TerminalBoard = {
  narration: sampleNarration,
  table: (common, io) => drawLine(lineOf(common as View), (common as View).ends, io),
  hand: (common, seat, io) => drawHand((common as View).hands[seat], io),
};
