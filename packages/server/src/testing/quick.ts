/** Thinks at once and rules without physics: one laying in eight brings everything down. */

import { inline } from '../thinking/inline';
import type { Thinkers } from '../thinking/thinkers';

export const quick: Thinkers = {
  ...inline(),
  async rule(_, move) {
    const sum = [...move].reduce((total, letter) => total + letter.charCodeAt(0), 0);
    return sum % 8 === 0 ? `${move}!` : move;
  },
};
