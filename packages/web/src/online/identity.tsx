/** Who the player is online: known, without a name yet, or unknown because the server cannot be reached. */

import type { Me } from '@boneyard/protocol/players';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useOnlineWords } from './onlinewords';
import { NameField, usePlayerName } from './playername';
import { type Failure, hasFailed, whoAmI } from './requests';

export interface PlayerIdentity {
  /** Undefined until the server has answered; null for a visitor without a name. */
  readonly me: Me | null | undefined;
  readonly failed: Failure | undefined;
  setMe(me: Me): void;
  tryAgain(): void;
}

/** After a failure the server is asked again this often, in milliseconds. */
const RETRY_INTERVAL = 5000;

export function useIdentity(): PlayerIdentity {
  const [me, setMe] = useState<Me | null>();
  const [failed, setFailed] = useState<Failure>();
  const tryAgain = useCallback(() => {
    whoAmI().then((answer) => {
      setFailed(hasFailed(answer) ? answer.failed : undefined);
      if (!hasFailed(answer)) setMe(answer);
    });
  }, []);
  useEffect(tryAgain, [tryAgain]);
  useEffect(() => {
    if (failed !== 'unreachable') return;
    const timer = setInterval(tryAgain, RETRY_INTERVAL);
    addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      removeEventListener('online', tryAgain);
    };
  }, [failed, tryAgain]);
  return { me, failed, setMe, tryAgain };
}

/** Says why the server does not answer, and asks it again. */
export function ServerTrouble({ failed, onRetry }: { readonly failed: Failure; onRetry(): void }) {
  const { failed: texts, again, ways } = useOnlineWords();
  return (
    <section className="panel">
      <p role="alert">{texts[failed]}</p>
      <div className="actions wrap">
        <button type="button" className="button brass" onClick={onRetry}>
          {again}
        </button>
        <Link href="/" className="button">
          {ways.home}
        </Link>
      </div>
    </section>
  );
}

/** The player's name in the lobby, to change; visitors may choose one, and need not. */
export function IdentityLine({ identity }: { readonly identity: PlayerIdentity }) {
  const { name: texts } = useOnlineWords();
  const { me } = identity;
  const [choosing, setChoosing] = useState(false);
  const player = usePlayerName(identity);
  if (me === undefined) return undefined;
  if (choosing || player.changing)
    return (
      <form
        className="panel who-form"
        onSubmit={async (event) => {
          event.preventDefault();
          if (await player.confirm()) setChoosing(false);
        }}
      >
        <NameField player={player} />
        <button type="submit" className="button brass">
          {texts.take}
        </button>
      </form>
    );
  return (
    <div className="who-line">
      {me ? (
        <NameField player={player} />
      ) : (
        <>
          <p className="quiet">{texts.none}</p>
          <button type="button" className="button" onClick={() => setChoosing(true)}>
            {texts.choose}
          </button>
        </>
      )}
      <Link href="/online/account" className="button">
        {me?.kind === 'account' ? texts.account : me ? texts.make : texts.enter}
      </Link>
    </div>
  );
}
