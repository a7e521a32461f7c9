/** The players whom this player has blocked. */

import type { BlockView } from '@boneyard/protocol/social';
import { SEPARATOR } from '@boneyard/words/facts';
import { useCallback, useEffect, useState } from 'react';
import { useDate } from '../app/dates';
import { hasFailed, request } from '../online/requests';
import { useSocialWords } from './socialwords';

export function BlockedPlayers() {
  const { blocks: texts } = useSocialWords();
  const day = useDate();
  const [blocks, setBlocks] = useState<readonly BlockView[]>([]);
  const load = useCallback(async () => {
    const answer = await request<{ blocks: BlockView[] }>('GET', 'blocks');
    if (!hasFailed(answer)) setBlocks(answer.blocks);
  }, []);
  useEffect(() => {
    load();
  }, [load]);
  return (
    <section className="panel">
      <h2>{texts.title}</h2>
      {blocks.length === 0 && <p className="quiet">{texts.none}</p>}
      <ul className="tables" aria-label={texts.title}>
        {blocks.map(({ who, name, made }) => (
          <li key={who}>
            <span>
              <strong>{name}</strong>{' '}
              <span className="quiet">
                {SEPARATOR} {texts.since(day(made))}
              </span>
            </span>
            <button
              type="button"
              className="button"
              aria-label={texts.liftThat(name)}
              onClick={() => request('DELETE', `blocks/${who}`).then(load)}
            >
              {texts.lift}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
