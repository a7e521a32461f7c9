/** Les jeux, en français : une ligne par jeu. */

export { bead } from '@boneyard/games/bead/words/fr/words';
export { classic } from '@boneyard/games/classic/words/fr/words';
export { magnetic } from '@boneyard/games/magnetic/words/fr/words';
export { quad } from '@boneyard/games/quad/words/fr/words';
