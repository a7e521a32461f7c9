/** What the reader of a profile has played against that player. */

import type { HeadToHead as Comparison } from '@boneyard/protocol/players';
import { Facts } from './facts';
import { useMatchWords } from './matchwords';

export function HeadToHead({ against }: { readonly against: Comparison }) {
  const { profile } = useMatchWords();
  const { matches, won, lost } = against;
  const texts = profile.againstFacts;
  const even = matches - won - lost;
  if (matches === 0) return <p className="quiet">{profile.againstNone}</p>;
  return (
    <Facts
      label={profile.against}
      facts={[
        [texts.matches, matches],
        [texts.won, won],
        [texts.lost, lost],
        ...(even > 0 ? [[texts.even, even] as const] : []),
      ]}
    />
  );
}
