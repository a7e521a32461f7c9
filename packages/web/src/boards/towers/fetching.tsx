/** How much of magnets, gravity and space has been fetched, while there is something to wait for. */

import type { Browser } from '@boneyard/words/en/browser';
import { useFetched } from '../../play/physicsload';

export function Fetching({ words: { web } }: { readonly words: Browser }) {
  const share = useFetched();
  if (share === 1) return undefined;
  return (
    <label className="fetching">
      {web.towers.loading}
      <progress max={1} value={share} />
    </label>
  );
}
