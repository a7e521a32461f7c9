/** The whole page: language, theme, and the page for each address. */

import type { Browser } from '@boneyard/words/en/browser';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { LocalTablePage } from '../play/localtablepage';
import { useSignedIn } from '../storage/session';
import { Paints } from '../styles/paints';
import { showLook } from '../styles/theme';
import { lazy } from '../ui/lazy';
import { BottomTabs } from './bottomtabs';
import { ErrorBoundary } from './errorboundary';
import { Footer } from './footer';
import { Home } from './home';
import { WordsProvider } from './language';
import { PageSkeleton } from './pageskeleton';
import { useSettings } from './settings';
import { SkipLink } from './skiplink';
import { Update } from './update';

// The first visit does not need these, nor their addresses.
const SetupPage = lazy(() => import('../play/setup/setup').then((part) => ({ default: part.SetupPage })));
const OtherPages = lazy(() => import('./otherpages').then((part) => ({ default: part.OtherPages })));

/** `words` are those of the player's language, if they are loaded already. */
export function App({ words }: { readonly words?: Browser }) {
  const look = useSettings();
  const [address] = useLocation();
  const signedIn = useSignedIn();
  useLayoutEffect(() => showLook(look), [look]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is loaded, and whenever another look or language is chosen
  useEffect(() => {
    if (signedIn) import('./settingssync').then(({ syncSettings }) => syncSettings());
  }, [signedIn, look.lookChanged]);
  return (
    <WordsProvider first={words}>
      <Paints />
      <SkipLink />
      <div id="main">
        <ErrorBoundary address={address}>
          <Suspense fallback={<PageSkeleton />}>
            {/* Tables, replays and lessons fill the window: there the foot and the tabs are hidden (frame.css). */}
            <div className="frame">
              <Switch>
                <Route path="/">
                  <Home />
                </Route>
                <Route path="/play/:game">{({ game }) => <SetupPage key={game} id={game} />}</Route>
                <Route path="/table/:id">{({ id }) => <LocalTablePage key={id} id={id} />}</Route>
                <Route>
                  <OtherPages />
                </Route>
              </Switch>
              <Footer />
              <BottomTabs />
            </div>
          </Suspense>
        </ErrorBoundary>
      </div>
      <Update />
    </WordsProvider>
  );
}
