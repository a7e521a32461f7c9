/** Why the server refused something, in words. */

import type { Refusal } from '@boneyard/protocol/messages';
import type { Online } from '@boneyard/words/en/online';

export function refusalIn(why: Refusal, said: Online['refused']): string {
  switch (why) {
    case 'busy':
    case 'too fast':
    case 'illegal':
    case 'seat taken':
      return said[why];
    default:
      return said.other;
  }
}
