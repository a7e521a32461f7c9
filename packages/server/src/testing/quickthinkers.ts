/** Bots that answer at once, and verdicts without physics: one move in eight makes the tower fall. */

import { inlineThinkers } from '../bots/inlinethinkers';
import type { Thinkers } from '../bots/thinkers';

export const quickThinkers: Thinkers = {
  ...inlineThinkers(),
  async rule(_, move) {
    const sum = [...move].reduce((total, letter) => total + letter.charCodeAt(0), 0);
    return sum % 8 === 0 ? `${move}!` : move;
  },
};
