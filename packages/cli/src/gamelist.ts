/** Boards in the terminal: one line a game. */

export { bead } from '@boneyard/games/bead/terminal/board';
export { classic } from '@boneyard/games/classic/terminal/board';
export { magnetic } from '@boneyard/games/magnetic/terminal/board';
export { quad } from '@boneyard/games/quad/terminal/board';
