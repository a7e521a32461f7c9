import { story } from '@boneyard/rules/game';
import { anchorIn, laid } from '@boneyard/rules/games/classic/moves';
import type { View } from '@boneyard/rules/games/classic/position';
import type { Board } from './board';
import { drawnHand, drawnLine } from './line';

export const classicBoard: Board = {
  table(common, io) {
    const view = common as View;
    const laidDown = story(view.log).filter(({ move }) => move >= 0);
    const line = laidDown.map(({ move }) => ({ domino: laid(move), anchor: anchorIn(move) }));
    return drawnLine(line, view.ends, io);
  },
  hand: (common, seat, io) => drawnHand((common as View).hands[seat], io),
};
