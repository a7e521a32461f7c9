/** How the player signs in: passkeys, devices and recovery codes. */

import type { AccountView } from '@boneyard/protocol/accounts';
import { renewCodes, signOutEverywhere } from './accountrequests';
import { useAccountWords } from './accountwords';
import { Passkeys, Sessions } from './devices';
import { useServerAction } from './serveraction';

interface Props {
  readonly shown: AccountView;
  onChanged(): void;
  onCodes(codes: readonly string[]): void;
  onSignedOut(): void;
}

export function AccountSecurity({ shown, onChanged, onCodes, onSignedOut }: Props) {
  const { codes, sessions } = useAccountWords();
  const { busy, trouble, run } = useServerAction();
  return (
    <>
      <Passkeys shown={shown} onChanged={onChanged} />
      <Sessions shown={shown} onChanged={onChanged}>
        <button
          type="button"
          className="button"
          onClick={() =>
            run(signOutEverywhere, () => {
              onSignedOut();
              return undefined;
            })
          }
        >
          {sessions.leaveAll}
        </button>
      </Sessions>
      <section className="panel">
        <h2>{codes.title}</h2>
        <p>{codes.left(shown.codes)}</p>
        <button
          type="button"
          className="button"
          disabled={busy}
          onClick={() =>
            run(renewCodes, (entered) => {
              onCodes(entered.codes ?? []);
              return undefined;
            })
          }
        >
          {codes.renew}
        </button>
        <p role="alert" className="trouble">
          {trouble}
        </p>
      </section>
    </>
  );
}
