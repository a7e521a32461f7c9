/** The passkeys of an account, and the browsers in which it is signed in. */

import type { ShownAccount } from '@boneyard/protocol/people';
import { useSettings } from '../settings';
import { addPasskey, dropPasskey, signOutThere } from './asking';
import { useDoing } from './doing';
import { useAccountWords } from './speaking';

interface Props {
  readonly shown: ShownAccount;
  onChanged(): void;
}

export function useDay(): (time: number) => string {
  const { language } = useSettings();
  const day = new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', { dateStyle: 'medium' });
  return (time) => day.format(time);
}

export function Passkeys({ shown, onChanged }: Props) {
  const { passkeys: said, working } = useAccountWords();
  const { busy, trouble, done, run } = useDoing();
  const day = useDay();
  const after = (sentence?: string) => () => {
    onChanged();
    return sentence;
  };
  return (
    <section className="panel">
      <h2>{said.title}</h2>
      <ul className="tables" aria-label={said.title}>
        {shown.passkeys.map(({ id, label, used }) => (
          <li key={id}>
            <span>
              <strong>{label || said.unnamed}</strong> <span className="quiet">· {said.used(day(used))}</span>
            </span>
            {shown.passkeys.length > 1 && (
              <button
                type="button"
                className="button"
                aria-label={said.removeThat(label || said.unnamed)}
                onClick={() => run(() => dropPasskey(id), after())}
              >
                {said.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className="button" disabled={busy} onClick={() => run(addPasskey, after(said.added))}>
        {busy ? working : said.add}
      </button>
      <p role="status">{done}</p>
      <p role="alert" className="trouble">
        {trouble}
      </p>
    </section>
  );
}

export function Sessions({ shown, onChanged }: Props) {
  const { sessions: said, passkeys } = useAccountWords();
  const { trouble, run } = useDoing();
  const day = useDay();
  return (
    <section className="panel">
      <h2>{said.title}</h2>
      <ul className="tables" aria-label={said.title}>
        {shown.sessions.map(({ id, label, seen, here }) => (
          <li key={id}>
            <span>
              <strong>{label || passkeys.unnamed}</strong>{' '}
              <span className="quiet">· {here ? said.here : said.seen(day(seen))}</span>
            </span>
            {!here && (
              <button
                type="button"
                className="button"
                aria-label={said.endThat(label || passkeys.unnamed)}
                onClick={() =>
                  run(
                    () => signOutThere(id),
                    () => {
                      onChanged();
                      return undefined;
                    },
                  )
                }
              >
                {said.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p role="alert" className="trouble">
        {trouble}
      </p>
    </section>
  );
}
