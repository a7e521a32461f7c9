/** The games, in English: one line a game. */

export { bead } from '@boneyard/games/bead/words/en/words';
export { classic } from '@boneyard/games/classic/words/en/words';
export { magnetic } from '@boneyard/games/magnetic/words/en/words';
export { quad } from '@boneyard/games/quad/words/en/words';
