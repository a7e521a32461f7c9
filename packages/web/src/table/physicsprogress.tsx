/** While the physics takes its time to decide: that it is at work. */

import { useWords } from '../app/language';
import type { Happening } from '../play/play';
import { useDelayed } from '../ui/delay';

/** What takes no longer needs no progress, in milliseconds. */
const NOTICED = 500;

export function PhysicsProgress({ happening }: { readonly happening: Happening | undefined }) {
  const { web } = useWords();
  const long = useDelayed(happening !== undefined && happening.verdict === undefined, NOTICED);
  if (!long) return undefined;
  return (
    <label className="judging">
      {web.table.doesItHold}
      <progress />
    </label>
  );
}
