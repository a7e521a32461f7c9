/** What belongs to the player: account, games, statistics, settings. */

import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { useOnlinePerson } from '../storage/onlineperson';
import { lazy } from '../ui/lazy';
import { MORE } from './destinations';
import { useHomeWords } from './homewords';
import { useWords } from './language';
import { TopBar } from './topbar';
import './pagelists.css';

const SettingsDialog = lazy(() => import('./settingsdialog').then((part) => ({ default: part.SettingsDialog })));

export function MePage() {
  const { web } = useWords();
  const texts = useHomeWords();
  const person = useOnlinePerson();
  const [open, setOpen] = useState(false);
  const account = person?.kind === 'account';
  return (
    <div className="page me-page">
      <TopBar />
      <main>
        <h1>{person?.name ?? texts.me.title}</h1>
        <p className="promise">{account ? texts.me.account : person ? texts.me.guest : texts.me.stranger}</p>
        <div className="actions wrap">
          <Link href="/online/account" className="button brass large">
            {account ? texts.me.toAccount : person ? texts.me.make : web.nav.signIn}
          </Link>
          {account && (
            <Link href={`/online/player/${person.id}`} className="button large">
              {texts.me.profile}
            </Link>
          )}
          <button type="button" className="button large" onClick={() => setOpen(true)}>
            {web.settings.open}
          </button>
        </div>
        <ul className="place-list">
          {MORE.map(([place, href]) => (
            <li key={place}>
              <Link href={href} className="tile-link">
                <strong>{web.nav.places[place]}</strong>
                <span className="quiet">{texts.places[place]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </main>
      <Suspense>{open && <SettingsDialog onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
