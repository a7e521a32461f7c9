/** How much of magnets, gravity and space has been fetched, while there is something to wait for. */

import type { Browser } from '@boneyard/words/en/browser';
import { useFetched } from '../../play/physicsload';

interface Props {
  readonly words: Browser;
  /** Something else is still to come, of which nobody knows how much. */
  readonly more?: boolean;
}

export function Fetching({ words: { web }, more = false }: Props) {
  const share = useFetched();
  if (share === 1 && !more) return undefined;
  return (
    <label className="fetching">
      {web.towers.loading}
      <progress max={1} {...(share < 1 && { value: share })} />
    </label>
  );
}
