/** The navigation: a bar at the top of every page, and a menu of the same links for bars that belong to a table. */

import { Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useOnlinePerson } from '../storage/onlineperson';
import { Disclosure } from '../ui/disclosure';
import { Icon } from '../ui/icon';
import { lazy } from '../ui/lazy';
import { currentMark, type Destination, MAIN, MORE, placeOf } from './destinations';
import { useWords } from './language';
import { LanguageList, LanguageMenu } from './languagelist';
import { usePageTitle } from './pagetitle';

// Most visitors never open the settings.
const SettingsDialog = lazy(() => import('./settingsdialog').then((part) => ({ default: part.SettingsDialog })));
// Only people who have been online are called.
const WaitingGames = lazy(() => import('./waitinggames').then((part) => ({ default: part.WaitingGames })));

function NavigationLink({ to, className }: { readonly to: Destination; readonly className: string }) {
  const { web } = useWords();
  const [address] = useLocation();
  return (
    <Link href={to[1]} className={className} aria-current={currentMark(address, to)}>
      {web.nav.places[to[0]]}
    </Link>
  );
}

/** The player's name, or an invitation to sign in. */
function AccountLink({ className }: { readonly className: string }) {
  const { web } = useWords();
  const person = useOnlinePerson();
  const [address] = useLocation();
  return (
    <Link href="/online/account" className={className} aria-current={currentMark(address, ['me', '/online/account'])}>
      {person && <span className="hidden">{web.nav.account} </span>}
      <span className="account-name">{person?.name ?? web.nav.signIn}</span>
    </Link>
  );
}

function Calls() {
  const person = useOnlinePerson();
  return <Suspense>{person && <WaitingGames />}</Suspense>;
}

export function TopBar() {
  const { web } = useWords();
  const [open, setOpen] = useState(false);
  const [address] = useLocation();
  usePageTitle();
  const inMore = MORE.some(([place]) => place === placeOf(address));
  return (
    <header className="top">
      <Link href="/" className="wordmark">
        {web.title}
      </Link>
      <nav className="main-nav" aria-label={web.nav.label}>
        {MAIN.map((to) => (
          <NavigationLink key={to[0]} to={to} className="nav-link" />
        ))}
        <Disclosure
          className={inMore ? 'more within' : 'more'}
          face={
            <>
              {web.nav.more} <Icon name="more" />
            </>
          }
        >
          {MORE.map((to) => (
            <NavigationLink key={to[0]} to={to} className="menu-link" />
          ))}
        </Disclosure>
      </nav>
      <div className="own">
        <Calls />
        <AccountLink className="nav-link account" />
        <button
          type="button"
          className="button plain"
          aria-label={web.settings.open}
          title={web.settings.open}
          onClick={() => setOpen(true)}
        >
          <Icon name="settings" />
        </button>
      </div>
      <Suspense>{open && <SettingsDialog onClose={() => setOpen(false)} />}</Suspense>
    </header>
  );
}

/** Beside the wordmark of a table, a replay, a lesson, a puzzle or a pad. */
export function CompactNavigation() {
  const { web, speech } = useWords();
  const [open, setOpen] = useState(false);
  usePageTitle();
  return (
    <>
      <nav className="compact-nav" aria-label={web.nav.label}>
        <Link href="/" className="wordmark" aria-label={speech.labelled(web.title, web.home)}>
          Boneyard
        </Link>
        <Disclosure face={<Icon name="menu" />} label={web.nav.menu}>
          {[...MAIN, ...MORE].map((to) => (
            <NavigationLink key={to[0]} to={to} className="menu-link" />
          ))}
          <AccountLink className="menu-link own-link" />
          <button type="button" className="menu-link" onClick={() => setOpen(true)}>
            {web.settings.open}
          </button>
          <LanguageList className="menu-link" />
        </Disclosure>
        <LanguageMenu />
        <Calls />
      </nav>
      <Suspense>{open && <SettingsDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
