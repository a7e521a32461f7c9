/** The people whom one does not want to meet. */

import type { ShownBlock } from '@boneyard/protocol/company';
import { useCallback, useEffect, useState } from 'react';
import { hasFailed, request } from '../online/asking';
import { useCompanyWords } from './companywords';
import { useDay } from './devices';

export function Blocks() {
  const { blocks: said } = useCompanyWords();
  const day = useDay();
  const [blocks, setBlocks] = useState<readonly ShownBlock[]>([]);
  const look = useCallback(async () => {
    const answer = await request<{ blocks: ShownBlock[] }>('GET', 'blocks');
    if (!hasFailed(answer)) setBlocks(answer.blocks);
  }, []);
  useEffect(() => {
    look();
  }, [look]);
  return (
    <section className="panel">
      <h2>{said.title}</h2>
      {blocks.length === 0 && <p className="quiet">{said.none}</p>}
      <ul className="tables" aria-label={said.title}>
        {blocks.map(({ who, name, made }) => (
          <li key={who}>
            <span>
              <strong>{name}</strong> <span className="quiet">· {said.since(day(made))}</span>
            </span>
            <button
              type="button"
              className="button"
              aria-label={said.liftThat(name)}
              onClick={() => request('DELETE', `blocks/${who}`).then(look)}
            >
              {said.lift}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
