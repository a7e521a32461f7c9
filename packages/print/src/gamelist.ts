/** What can be printed of each game: one line a game. */

export { bead } from '@boneyard/games/bead/print/print';
export { classic } from '@boneyard/games/classic/print/print';
export { magnetic } from '@boneyard/games/magnetic/print/print';
export { quad } from '@boneyard/games/quad/print/print';
