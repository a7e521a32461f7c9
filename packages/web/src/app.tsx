/** The pages and the addresses they have. */

import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { Speaking, useWords } from './language';
import { Paints } from './look/paints';
import { Home } from './pages/home';
import { Message } from './pages/message';
import { TablePage } from './pages/table';
import { useSettings } from './settings';
import { Crash } from './ui/crash';
import { Update } from './update';

// Pages that most visits do not need.
const Setup = lazy(() => import('./pages/setup').then(({ Setup }) => ({ default: Setup })));
const PrintPage = lazy(() => import('./papers/page').then(({ PrintPage }) => ({ default: PrintPage })));
const PadsPage = lazy(() => import('./pads/list').then(({ PadsPage }) => ({ default: PadsPage })));
const OnlinePages = lazy(() => import('./online/pages').then(({ OnlinePages }) => ({ default: OnlinePages })));
const AtPage = lazy(() => import('./online/at').then(({ AtPage }) => ({ default: AtPage })));
const LinkedReplay = lazy(() => import('./lookback/page').then(({ LinkedReplay }) => ({ default: LinkedReplay })));
const NamedReplay = lazy(() => import('./lookback/page').then(({ NamedReplay }) => ({ default: NamedReplay })));
const StatisticsPage = lazy(() =>
  import('./statistics/page').then(({ StatisticsPage }) => ({ default: StatisticsPage })),
);
const LearnPage = lazy(() => import('./learn/page').then(({ LearnPage }) => ({ default: LearnPage })));
const RulesPage = lazy(() => import('./rules/page').then(({ RulesPage }) => ({ default: RulesPage })));
const PuzzlesPage = lazy(() => import('./puzzles/list').then(({ PuzzlesPage }) => ({ default: PuzzlesPage })));
const PuzzlePage = lazy(() => import('./puzzles/page').then(({ PuzzlePage }) => ({ default: PuzzlePage })));
const PadPage = lazy(() => import('./pads/page').then(({ PadPage }) => ({ default: PadPage })));

function Loading() {
  const { web } = useWords();
  return <p className="loading">{web.loading}</p>;
}

function NotFound() {
  const { web } = useWords();
  return <Message {...web.notFound} />;
}

export function App() {
  const { theme } = useSettings();
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <Speaking>
      <Paints />
      <Crash>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/">
              <Home />
            </Route>
            <Route path="/play/:game">{({ game }) => <Setup key={game} id={game} />}</Route>
            <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route path="/online/*?">
              <OnlinePages />
            </Route>
            <Route path="/at/:id">{({ id }) => <AtPage key={id} id={id} />}</Route>
            <Route path="/print">
              <PrintPage />
            </Route>
            <Route path="/pads">
              <PadsPage />
            </Route>
            <Route path="/pad/:id">{({ id }) => <PadPage key={id} id={id} />}</Route>
            <Route path="/replay">
              <LinkedReplay />
            </Route>
            <Route path="/replay/:id">{({ id }) => <NamedReplay key={id} id={id} />}</Route>
            <Route path="/statistics">
              <StatisticsPage />
            </Route>
            <Route path="/learn/:course">{({ course }) => <LearnPage key={course} id={course} />}</Route>
            <Route path="/rules/:game">{({ game }) => <RulesPage key={game} id={game} />}</Route>
            <Route path="/puzzles">
              <PuzzlesPage />
            </Route>
            <Route path="/puzzles/:game/:number">
              {({ game, number }) => <PuzzlePage key={`${game} ${number}`} game={game} number={number} />}
            </Route>
            <Route>
              <NotFound />
            </Route>
          </Switch>
        </Suspense>
      </Crash>
      <Update />
    </Speaking>
  );
}
