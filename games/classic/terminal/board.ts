import type { TerminalBoard } from '@boneyard/cli/boards/board';
import { drawHand, drawLine } from '@boneyard/cli/boards/line';
import { paragraph } from '@boneyard/cli/boards/lines';
import { story } from '@boneyard/rules/game';
import { countOf } from '../rules/fives';
import { anchorIn, laid } from '../rules/moves';
import type { View } from '../rules/position';
import { classicNarration } from '../words/narration';

export const classic: TerminalBoard = {
  narration: classicNarration,
  table(common, io) {
    const view = common as View;
    const laidDown = story(view.log).filter(({ move }) => move >= 0);
    const line = laidDown.map(({ move }) => ({ domino: laid(move), anchor: anchorIn(move) }));
    const count = countOf(view);
    const drawn = drawLine(line, view.ends, io);
    return count === undefined ? drawn : [...drawn, ...paragraph(io.words.games.classic.board.fives.count(count), io)];
  },
  hand: (common, seat, io) => drawHand((common as View).hands[seat], io),
};
