/** Who one is online: known, asked for, or not to be found out because the server cannot be reached. */

import type { Me } from '@boneyard/protocol/messages';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type Failure, hasFailed, whoAmI } from './asking';
import { Naming } from './naming';
import { useOnline } from './speaking';

export interface Who {
  /** Undefined until it is known. */
  readonly me: Me | null | undefined;
  readonly failed: Failure | undefined;
  setMe(me: Me): void;
  tryAgain(): void;
}

export function useWho(): Who {
  const [me, setMe] = useState<Me | null>();
  const [failed, setFailed] = useState<Failure>();
  const tryAgain = useCallback(() => {
    setFailed(undefined);
    whoAmI().then((answer) => (hasFailed(answer) ? setFailed(answer.failed) : setMe(answer)));
  }, []);
  useEffect(tryAgain, [tryAgain]);
  return { me, failed, setMe, tryAgain };
}

export function WhoPanel({ me, failed, setMe, tryAgain }: Who) {
  const online = useOnline();
  const { name } = online;
  const [changing, setChanging] = useState(false);
  if (failed)
    return (
      <section className="panel">
        <p role="alert">{online.failed[failed]}</p>
        <button type="button" className="button brass" onClick={tryAgain}>
          {online.again}
        </button>
      </section>
    );
  if (me === undefined) return <p className="quiet">{online.connecting}</p>;
  if (me && !changing)
    return (
      <p className="who-line">
        {name.you(me.name)}{' '}
        <button type="button" className="button" onClick={() => setChanging(true)}>
          {name.change}
        </button>
        <Link href="/online/account" className="button">
          {me.kind === 'account' ? name.account : name.make}
        </Link>
      </p>
    );
  return (
    <section className="panel">
      <h2>{name.title}</h2>
      <Naming
        me={me}
        onNamed={(named) => {
          setMe(named);
          setChanging(false);
        }}
      />
      {!me && (
        <p>
          <Link href="/online/account" className="button">
            {name.enter}
          </Link>
        </p>
      )}
    </section>
  );
}
