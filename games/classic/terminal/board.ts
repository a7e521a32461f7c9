import type { TerminalBoard } from '@boneyard/cli/boards/board';
import { drawHand, drawLine } from '@boneyard/cli/boards/line';
import { story } from '@boneyard/rules/game';
import { anchorIn, laid } from '../rules/moves';
import type { View } from '../rules/position';
import { classicNarration } from '../words/narration';

export const classic: TerminalBoard = {
  narration: classicNarration,
  table(common, io) {
    const view = common as View;
    const laidDown = story(view.log).filter(({ move }) => move >= 0);
    const line = laidDown.map(({ move }) => ({ domino: laid(move), anchor: anchorIn(move) }));
    return drawLine(line, view.ends, io);
  },
  hand: (common, seat, io) => drawHand((common as View).hands[seat], io),
};
