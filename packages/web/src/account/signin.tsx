/** For players who are not signed in: create an account, or sign in to one. */

import type { SignedIn } from '@boneyard/protocol/accounts';
import type { Me } from '@boneyard/protocol/players';
import { useId, useState } from 'react';
import { NameField, usePlayerName } from '../online/playername';
import { addPasskey, signIn, signInWithCode } from './accountrequests';
import { useAccountWords } from './accountwords';
import { useServerAction } from './serveraction';

interface Props {
  readonly me: Me | null;
  onNamed(me: Me): void;
  onSignedIn(entered: SignedIn, recovered: boolean): void;
}

function AccountForm({ me, onNamed, onSignedIn }: Props) {
  const { make, working } = useAccountWords();
  const { busy, trouble, run } = useServerAction();
  const player = usePlayerName({ me, setMe: onNamed });
  return (
    <form
      className="panel"
      onSubmit={async (event) => {
        event.preventDefault();
        if (!(await player.confirm())) return;
        run(addPasskey, (entered) => {
          onSignedIn(entered, false);
          return undefined;
        });
      }}
    >
      <h2>{make.title}</h2>
      <p>{make.why}</p>
      <NameField player={player} />
      <button type="submit" className="button brass" disabled={busy}>
        {busy ? working : make.act}
      </button>
      <p role="alert" className="trouble">
        {trouble}
      </p>
    </form>
  );
}

function SignInForm({ onSignedIn }: Props) {
  const { enter, working } = useAccountWords();
  const { busy, trouble, run } = useServerAction();
  const [code, setCode] = useState('');
  const [field, note] = [useId(), useId()];
  const entered = (recovered: boolean) => (answer: SignedIn) => {
    onSignedIn(answer, recovered);
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
            run(() => signInWithCode(code), entered(true));
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

export function SignIn(props: Props) {
  return (
    <>
      <AccountForm {...props} />
      <SignInForm {...props} />
    </>
  );
}
