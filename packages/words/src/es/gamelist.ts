/** Los juegos, en español: una línea por juego. */

export { bead } from '@boneyard/games/bead/words/es/words';
export { classic } from '@boneyard/games/classic/words/es/words';
export { magnetic } from '@boneyard/games/magnetic/words/es/words';
export { quad } from '@boneyard/games/quad/words/es/words';
