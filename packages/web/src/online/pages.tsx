/** The pages under /online. They are here and not in the app, so that a first visit does not load their addresses. */

import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { OnlinePage } from './page';

const OpeningPage = lazy(() => import('./opening').then(({ OpeningPage }) => ({ default: OpeningPage })));
const AccountPage = lazy(() => import('../people/page').then(({ AccountPage }) => ({ default: AccountPage })));
const FindPage = lazy(() => import('../people/matches/find').then(({ FindPage }) => ({ default: FindPage })));
const ProfilePage = lazy(() =>
  import('../people/matches/profile').then(({ ProfilePage }) => ({ default: ProfilePage })),
);
const LeadersPage = lazy(() =>
  import('../people/matches/leaders').then(({ LeadersPage }) => ({ default: LeadersPage })),
);

const PrivacyPage = lazy(() => import('../people/privacy').then(({ PrivacyPage }) => ({ default: PrivacyPage })));

export function OnlinePages() {
  return (
    <Switch>
      <Route path="/online">
        <OnlinePage />
      </Route>
      <Route path="/online/account">
        <AccountPage />
      </Route>
      <Route path="/online/privacy">
        <PrivacyPage />
      </Route>
      <Route path="/online/find/:game?">{({ game }) => <FindPage id={game} />}</Route>
      <Route path="/online/player/:id">{({ id }) => <ProfilePage key={id} id={id} />}</Route>
      <Route path="/online/leaders/:game?">{({ game }) => <LeadersPage key={game} id={game} />}</Route>
      <Route path="/online/:game">{({ game }) => <OpeningPage key={game} id={game} />}</Route>
    </Switch>
  );
}
