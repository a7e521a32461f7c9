/** The account page: create an account, sign in, and change everything about it, in four parts. */

import type { AccountView } from '@boneyard/protocol/accounts';
import type { Me } from '@boneyard/protocol/players';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { TopBar } from '../app/topbar';
import { ServerTrouble } from '../online/identity';
import { useOnlineWords } from '../online/onlinewords';
import { type Failure, hasFailed, whoAmI } from '../online/requests';
import { fetchAccount } from './accountrequests';
import { useAccountWords } from './accountwords';
import { BotTokens } from './bottokens';
import { AccountOverview } from './overview';
import { OwnData } from './owndata';
import { RecoveryCodes } from './recoverycodes';
import { AccountSecurity } from './security';
import { SignIn } from './signin';
import '../online/online.css';
import './account.css';

const TABS = ['overview', 'security', 'privacy', 'developers'] as const;
type Tab = (typeof TABS)[number];

/** Browsers create passkeys only over https and only for a host name, not for an IP address. */
function passkeyObstacle(): 'plain' | 'old' | undefined {
  const bare = /^[\d.]+$|^\[/.test(location.hostname);
  if (!isSecureContext || bare) return 'plain';
  return browserSupportsWebAuthn() ? undefined : 'old';
}

function Tabs({ current }: { readonly current: Tab }) {
  const { tabs } = useAccountWords();
  return (
    <nav className="tab-links" aria-label={tabs.label}>
      {TABS.map((tab) => (
        <Link
          key={tab}
          href={tab === 'overview' ? '/online/account' : `/online/account/${tab}`}
          {...(tab === current && { 'aria-current': 'page' })}
        >
          {tabs[tab]}
        </Link>
      ))}
    </nav>
  );
}

export function AccountPage({ tab }: { readonly tab: string | undefined }) {
  const words = useAccountWords();
  const online = useOnlineWords();
  const [me, setMe] = useState<Me | null>();
  const [shown, setShown] = useState<AccountView>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [sentence, setSentence] = useState('');
  const [failed, setFailed] = useState<Failure>();
  const current = TABS.find((one) => one === tab) ?? 'overview';

  const load = useCallback(async () => {
    setFailed(undefined);
    const found = await whoAmI();
    if (hasFailed(found)) return setFailed(found.failed);
    setMe(found);
    if (found?.kind !== 'account') return setShown(undefined);
    const answer = await fetchAccount();
    if (hasFailed(answer)) setFailed(answer.failed);
    else setShown(answer);
  }, []);
  useEffect(() => {
    load();
  }, [load]);

  function signedOut(message = ''): void {
    setSentence(message);
    load();
  }

  const obstacle = passkeyObstacle();
  return (
    <div className="page online people">
      <TopBar />
      <main>
        <h1>{words.title}</h1>
        {!shown && <p className="promise">{words.about}</p>}
        {shown && !codes && <Tabs current={current} />}
        <p role="status">{sentence}</p>
        <div className="online-desk">
          {failed && <ServerTrouble failed={failed} onRetry={load} />}
          {!failed && me === undefined && <p className="quiet">{online.connecting}</p>}
          {codes && shown && <RecoveryCodes me={shown.me} codes={codes} onSaved={() => setCodes(undefined)} />}
          {obstacle && !shown && (
            <section className="panel">
              <p>{words.none[obstacle]}</p>
            </section>
          )}
          {me !== undefined && me?.kind !== 'account' && !obstacle && (
            <SignIn
              me={me}
              onNamed={setMe}
              onSignedIn={(entered, recovered) => {
                setCodes(entered.codes);
                setSentence(recovered ? words.recovered : '');
                load();
              }}
            />
          )}
          <Suspense fallback={<p className="quiet">{online.connecting}</p>}>
            {shown && !codes && current === 'overview' && (
              <AccountOverview shown={shown} onNamed={load} onSignedOut={signedOut} />
            )}
            {shown && !codes && current === 'security' && (
              <AccountSecurity
                shown={shown}
                onChanged={load}
                onCodes={(made) => {
                  setCodes(made);
                  setSentence(words.codes.renewed);
                  load();
                }}
                onSignedOut={signedOut}
              />
            )}
            {shown && !codes && current === 'privacy' && <OwnData onDeleted={() => signedOut(words.remove.done)} />}
            {shown && !codes && current === 'developers' && <BotTokens />}
          </Suspense>
        </div>
        <p className="away">
          <Link href="/online" className="button">
            {online.title}
          </Link>
        </p>
      </main>
    </div>
  );
}
