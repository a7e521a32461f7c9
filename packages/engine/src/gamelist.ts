/** The arithmetic of score pads: one line a game. */

export { bead } from '@boneyard/games/bead/scorepad/arithmetic';
export { classic } from '@boneyard/games/classic/scorepad/arithmetic';
export { magnetic } from '@boneyard/games/magnetic/scorepad/arithmetic';
export { quad } from '@boneyard/games/quad/scorepad/arithmetic';
