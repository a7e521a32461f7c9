/** Die Spiele, auf Deutsch: eine Zeile je Spiel. */

export { bead } from '@boneyard/games/bead/words/de/words';
export { classic } from '@boneyard/games/classic/words/de/words';
export { magnetic } from '@boneyard/games/magnetic/words/de/words';
export { quad } from '@boneyard/games/quad/words/de/words';
