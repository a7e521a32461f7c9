/** Why the server refused something, in words. */

import type { Refusal } from '@boneyard/protocol/enums';
import type { Matches } from '@boneyard/words/en/matches';
import type { Online } from '@boneyard/words/en/online';

export function refusalText(why: Refusal, texts: Online['refused'], rated: Matches['table']): string {
  switch (why) {
    case 'busy':
    case 'too fast':
    case 'illegal':
    case 'seat taken':
    case 'blocked':
    case 'unfit':
    case 'not for guests':
      return texts[why];
    case 'rated':
      return rated.refused;
    case 'no account':
      return rated.noAccount;
    default:
      return texts.other;
  }
}
