/** One's account: made here, found again here, and everything about it. */

import type { Me } from '@boneyard/protocol/messages';
import type { ShownAccount } from '@boneyard/protocol/people';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type Failure, hasFailed, whoAmI } from '../online/asking';
import { useOnline } from '../online/speaking';
import { Top } from '../pages/top';
import { account } from './asking';
import { Blocks } from './blocks';
import { Bots } from './bots';
import { Codes } from './codes';
import { Entering } from './entering';
import { Owned } from './owned';
import { Played } from './played';
import { useAccountWords } from './speaking';
import '../look/online.css';
import '../look/people.css';

/** Browsers make passkeys neither without https nor for a bare address. */
function whyNot(): 'plain' | 'old' | undefined {
  const bare = /^[\d.]+$|^\[/.test(location.hostname);
  if (!isSecureContext || bare) return 'plain';
  return browserSupportsWebAuthn() ? undefined : 'old';
}

export function AccountPage() {
  const words = useAccountWords();
  const online = useOnline();
  const [me, setMe] = useState<Me | null>();
  const [shown, setShown] = useState<ShownAccount>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [sentence, setSentence] = useState('');
  const [failed, setFailed] = useState<Failure>();

  const look = useCallback(async () => {
    setFailed(undefined);
    const found = await whoAmI();
    if (hasFailed(found)) return setFailed(found.failed);
    setMe(found);
    if (found?.kind !== 'account') return setShown(undefined);
    const answer = await account();
    if (hasFailed(answer)) setFailed(answer.failed);
    else setShown(answer);
  }, []);
  useEffect(() => {
    look();
  }, [look]);

  const lacking = whyNot();
  return (
    <div className="page online people">
      <Top />
      <main>
        <h1>{words.title}</h1>
        <p className="promise">{words.about}</p>
        <p role="status">{sentence}</p>
        <div className="online-desk">
          {failed && (
            <section className="panel">
              <p role="alert">{online.failed[failed]}</p>
              <button type="button" className="button brass" onClick={look}>
                {online.again}
              </button>
            </section>
          )}
          {!failed && me === undefined && <p className="quiet">{online.connecting}</p>}
          {codes && shown && <Codes me={shown.me} codes={codes} onKept={() => setCodes(undefined)} />}
          {lacking && !shown && (
            <section className="panel">
              <p>{words.none[lacking]}</p>
            </section>
          )}
          {me !== undefined && me?.kind !== 'account' && !lacking && (
            <Entering
              me={me}
              onNamed={setMe}
              onEntered={(entered, recovered) => {
                setCodes(entered.codes);
                setSentence(recovered ? words.recovered : '');
                look();
              }}
            />
          )}
          {shown && !codes && (
            <>
              <Owned
                shown={shown}
                onChanged={look}
                onNamed={look}
                onCodes={(made) => {
                  setCodes(made);
                  setSentence(words.codes.renewed);
                  look();
                }}
                onLeft={(told = '') => {
                  setSentence(told);
                  look();
                }}
              />
              <Bots />
              <Blocks />
              <Played />
            </>
          )}
        </div>
        <p className="away">
          <Link href="/online" className="button">
            {online.menu.away}
          </Link>{' '}
          <Link href="/online/privacy" className="button">
            {online.privacy}
          </Link>
        </p>
      </main>
    </div>
  );
}
