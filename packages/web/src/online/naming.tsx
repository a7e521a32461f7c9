/** A name, asked for once. */

import type { Me } from '@boneyard/protocol/messages';
import { LONGEST_NAME, readName } from '@boneyard/protocol/version';
import { useId, useState } from 'react';
import { hasFailed, takeName } from './asking';
import { useOnline } from './speaking';

interface Props {
  /** Who one is so far. */
  readonly me: Me | null;
  onNamed(me: Me): void;
}

export function Naming({ me, onNamed }: Props) {
  const { name: said, failed } = useOnline();
  const [name, setName] = useState(me?.name ?? '');
  const [trouble, setTrouble] = useState('');
  const [field, note] = [useId(), useId()];

  async function take(): Promise<void> {
    if (readName(name) === undefined) return setTrouble(said.bad);
    const answer = await takeName(name);
    if (hasFailed(answer)) setTrouble(answer.problem === 'bad name' ? said.unfit : failed[answer.failed]);
    else onNamed(answer);
  }

  return (
    <form
      className="naming"
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <label htmlFor={field}>{said.label}</label>
      <div className="actions wrap">
        <input
          id={field}
          value={name}
          autoComplete="nickname"
          maxLength={LONGEST_NAME * 2}
          aria-describedby={note}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="button brass">
          {said.take}
        </button>
      </div>
      <p id={note} className="quiet">
        {said.note}
      </p>
      <p role="alert" className="trouble">
        {trouble}
      </p>
    </form>
  );
}
