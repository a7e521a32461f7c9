/** Keeps the look and the language in the account. The newest choice wins; other devices take it when they load the page. */

import type { Preferences } from '@boneyard/protocol/accounts';
import { hasFailed, request } from '../online/requests';
import { noteSignedIn } from '../storage/session';
import { accountSettingsIn, chooseForAll, settings } from './settings';

export async function syncSettings(): Promise<void> {
  const { language, theme, table, tiles, colours, lookChanged } = settings();
  const kept =
    lookChanged === 0
      ? await request<Preferences>('GET', 'account/preferences')
      : await request<Preferences>('POST', 'account/preferences', {
          chosen: { language, theme, table, tiles, colours },
          changed: lookChanged,
        });
  if (hasFailed(kept)) {
    if (kept.problem === 'no account') noteSignedIn(false);
    return;
  }
  const now = settings();
  if (kept.changed > now.lookChanged) chooseForAll(accountSettingsIn(kept.chosen, now), kept.changed);
}
