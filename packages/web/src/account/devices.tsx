/** The passkeys of an account, and the browsers that are signed in to it. */

import type { AccountView } from '@boneyard/protocol/accounts';
import { SEPARATOR } from '@boneyard/words/facts';
import type { ReactNode } from 'react';
import { useDate } from '../app/dates';
import { addPasskey, endSession, removePasskey } from './accountrequests';
import { useAccountWords } from './accountwords';
import { useServerAction } from './serveraction';

interface Props {
  readonly shown: AccountView;
  onChanged(): void;
}

export function Passkeys({ shown, onChanged }: Props) {
  const { passkeys: texts, working } = useAccountWords();
  const { busy, trouble, done, run } = useServerAction();
  const day = useDate();
  const after = (sentence?: string) => () => {
    onChanged();
    return sentence;
  };
  return (
    <section className="panel">
      <h2>{texts.title}</h2>
      <ul className="tables" aria-label={texts.title}>
        {shown.passkeys.map(({ id, label, used }) => (
          <li key={id}>
            <span>
              <strong>{label || texts.unnamed}</strong>{' '}
              <span className="quiet">
                {SEPARATOR} {texts.used(day(used))}
              </span>
            </span>
            {shown.passkeys.length > 1 && (
              <button
                type="button"
                className="button"
                aria-label={texts.removeThat(label || texts.unnamed)}
                onClick={() => run(() => removePasskey(id), after())}
              >
                {texts.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className="button" disabled={busy} onClick={() => run(addPasskey, after(texts.added))}>
        {busy ? working : texts.add}
      </button>
      <p role="status">{done}</p>
      <p role="alert" className="trouble">
        {trouble}
      </p>
    </section>
  );
}

/** `children` are further buttons. */
export function Sessions({ shown, onChanged, children }: Props & { readonly children: ReactNode }) {
  const { sessions: texts, passkeys } = useAccountWords();
  const { trouble, run } = useServerAction();
  const day = useDate();
  return (
    <section className="panel">
      <h2>{texts.title}</h2>
      <ul className="tables" aria-label={texts.title}>
        {shown.sessions.map(({ id, label, seen, here }) => (
          <li key={id}>
            <span>
              <strong>{label || passkeys.unnamed}</strong>{' '}
              <span className="quiet">
                {SEPARATOR} {here ? texts.here : texts.seen(day(seen))}
              </span>
            </span>
            {!here && (
              <button
                type="button"
                className="button"
                aria-label={texts.endThat(label || passkeys.unnamed)}
                onClick={() =>
                  run(
                    () => endSession(id),
                    () => {
                      onChanged();
                      return undefined;
                    },
                  )
                }
              >
                {texts.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {children}
      <p role="alert" className="trouble">
        {trouble}
      </p>
    </section>
  );
}
