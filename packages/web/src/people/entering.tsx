/** For those who are not signed in: an account to make, or the way back into one. */

import type { Me } from '@boneyard/protocol/messages';
import type { Entered } from '@boneyard/protocol/people';
import { useId, useState } from 'react';
import { Naming } from '../online/naming';
import { addPasskey, recover, signIn } from './asking';
import { useDoing } from './doing';
import { useAccountWords } from './speaking';

interface Props {
  readonly me: Me | null;
  onNamed(me: Me): void;
  onEntered(entered: Entered, recovered: boolean): void;
}

function Make({ me, onNamed, onEntered }: Props) {
  const { make, working } = useAccountWords();
  const { busy, trouble, run } = useDoing();
  return (
    <section className="panel">
      <h2>{make.title}</h2>
      <p>{make.why}</p>
      {me ? (
        <button
          type="button"
          className="button brass"
          disabled={busy}
          onClick={() =>
            run(addPasskey, (entered) => {
              onEntered(entered, false);
              return undefined;
            })
          }
        >
          {busy ? working : make.act(me.name)}
        </button>
      ) : (
        <>
          <p>{make.first}</p>
          <Naming me={null} onNamed={onNamed} />
        </>
      )}
      <p role="alert" className="trouble">
        {trouble}
      </p>
    </section>
  );
}

function Enter({ onEntered }: Props) {
  const { enter, working } = useAccountWords();
  const { busy, trouble, run } = useDoing();
  const [code, setCode] = useState('');
  const [field, note] = [useId(), useId()];
  const entered = (recovered: boolean) => (answer: Entered) => {
    onEntered(answer, recovered);
    return undefined;
  };
  return (
    <section className="panel">
      <h2>{enter.title}</h2>
      <button type="button" className="button" disabled={busy} onClick={() => run(signIn, entered(false))}>
        {busy ? working : enter.act}
      </button>
      <details>
        <summary>{enter.lost}</summary>
        <form
          className="field"
          onSubmit={(event) => {
            event.preventDefault();
            run(() => recover(code), entered(true));
          }}
        >
          <label htmlFor={field}>{enter.code}</label>
          <div className="actions wrap">
            <input
              id={field}
              value={code}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={60}
              aria-describedby={note}
              onChange={(event) => setCode(event.target.value)}
            />
            <button type="submit" className="button" disabled={busy || code.trim() === ''}>
              {enter.use}
            </button>
          </div>
          <p id={note} className="quiet">
            {enter.note}
          </p>
        </form>
      </details>
      <p role="alert" className="trouble">
        {trouble}
      </p>
    </section>
  );
}

export function Entering(props: Props) {
  return (
    <>
      <Make {...props} />
      <Enter {...props} />
    </>
  );
}
