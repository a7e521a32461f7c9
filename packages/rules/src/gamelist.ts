/** The rules of each game: one line a game. */

export { bead } from '@boneyard/games/bead/rules/bead';
export { classic } from '@boneyard/games/classic/rules/classic';
export { magnetic } from '@boneyard/games/magnetic/rules/magnetic';
export { quad } from '@boneyard/games/quad/rules/quad';
