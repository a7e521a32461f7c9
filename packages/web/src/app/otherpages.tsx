/** The pages besides the home page and the table on this device, each loaded when it is opened. */

import { Route, Switch } from 'wouter';
import { lazy } from '../ui/lazy';
import { Message } from '../ui/message';
import { useWords } from './language';

const PrintPage = lazy(() => import('../print/printpage').then(({ PrintPage }) => ({ default: PrintPage })));
const PadsPage = lazy(() => import('../scorepad/padlist').then(({ PadsPage }) => ({ default: PadsPage })));
const LobbyPage = lazy(() => import('../online/lobby').then(({ LobbyPage }) => ({ default: LobbyPage })));
const InvitePage = lazy(() => import('../online/invitepage').then(({ InvitePage }) => ({ default: InvitePage })));
const NewTablePage = lazy(() => import('../online/newtable').then(({ NewTablePage }) => ({ default: NewTablePage })));
const AccountPage = lazy(() => import('../account/accountpage').then(({ AccountPage }) => ({ default: AccountPage })));
const FindPage = lazy(() => import('../online/matches/findpage').then(({ FindPage }) => ({ default: FindPage })));
const ProfilePage = lazy(() =>
  import('../online/matches/profile').then(({ ProfilePage }) => ({ default: ProfilePage })),
);
const LeadersPage = lazy(() =>
  import('../online/matches/leaders').then(({ LeadersPage }) => ({ default: LeadersPage })),
);
const PrivacyPage = lazy(() => import('../account/privacypage').then(({ PrivacyPage }) => ({ default: PrivacyPage })));
const OnlineTablePage = lazy(() =>
  import('../online/onlinetablepage').then(({ OnlineTablePage }) => ({ default: OnlineTablePage })),
);
const LinkedReplay = lazy(() => import('../replay/replaypage').then(({ LinkedReplay }) => ({ default: LinkedReplay })));
const NamedReplay = lazy(() => import('../replay/replaypage').then(({ NamedReplay }) => ({ default: NamedReplay })));
const StatisticsPage = lazy(() =>
  import('../statistics/statisticspage').then(({ StatisticsPage }) => ({ default: StatisticsPage })),
);
const LearnPage = lazy(() => import('../learn/lessonpage').then(({ LearnPage }) => ({ default: LearnPage })));
const RulesPage = lazy(() => import('../rules/rulespage').then(({ RulesPage }) => ({ default: RulesPage })));
const TilesPage = lazy(() => import('../rules/tilespage').then(({ TilesPage }) => ({ default: TilesPage })));
const PuzzlesPage = lazy(() => import('../puzzles/puzzlelist').then(({ PuzzlesPage }) => ({ default: PuzzlesPage })));
const PuzzlePage = lazy(() => import('../puzzles/puzzlepage').then(({ PuzzlePage }) => ({ default: PuzzlePage })));
const LearnIndex = lazy(() => import('./learnpage').then(({ LearnPage }) => ({ default: LearnPage })));
const RulesIndexPage = lazy(() => import('./learnpage').then(({ RulesIndexPage }) => ({ default: RulesIndexPage })));
const GamesPage = lazy(() => import('./gamespage').then(({ GamesPage }) => ({ default: GamesPage })));
const MePage = lazy(() => import('./mepage').then(({ MePage }) => ({ default: MePage })));
const AboutPage = lazy(() => import('./aboutpage').then(({ AboutPage }) => ({ default: AboutPage })));
const BrowsersPage = lazy(() => import('./browserspage').then(({ BrowsersPage }) => ({ default: BrowsersPage })));
const PadPage = lazy(() => import('../scorepad/padpage').then(({ PadPage }) => ({ default: PadPage })));

function NotFound() {
  const { web } = useWords();
  return <Message {...web.notFound} />;
}

export function OtherPages() {
  return (
    <Switch>
      <Route path="/online">
        <LobbyPage />
      </Route>
      <Route path="/online/invite">
        <InvitePage />
      </Route>
      <Route path="/online/account/:tab?">{({ tab }) => <AccountPage tab={tab} />}</Route>
      <Route path="/online/privacy">
        <PrivacyPage />
      </Route>
      <Route path="/online/find/with/:pair">{({ pair }) => <FindPage key={pair} pair={pair} />}</Route>
      <Route path="/online/find/:game?">{({ game }) => <FindPage id={game} />}</Route>
      <Route path="/online/player/:id">{({ id }) => <ProfilePage key={id} id={id} />}</Route>
      <Route path="/online/leaders/:game?">{({ game }) => <LeadersPage key={game} id={game} />}</Route>
      <Route path="/online/:game">{({ game }) => <NewTablePage key={game} id={game} />}</Route>
      <Route path="/at/:id">{({ id }) => <OnlineTablePage key={id} id={id} />}</Route>
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
      <Route path="/games">
        <GamesPage />
      </Route>
      <Route path="/me">
        <MePage />
      </Route>
      <Route path="/about">
        <AboutPage />
      </Route>
      <Route path="/learn">
        <LearnIndex />
      </Route>
      <Route path="/rules">
        <RulesIndexPage />
      </Route>
      <Route path="/learn/:course">{({ course }) => <LearnPage key={course} id={course} />}</Route>
      <Route path="/rules/:game">{({ game }) => <RulesPage key={game} id={game} />}</Route>
      <Route path="/rules/:game/tiles">{({ game }) => <TilesPage key={game} id={game} />}</Route>
      <Route path="/puzzles">
        <PuzzlesPage />
      </Route>
      <Route path="/puzzles/:set/:number">
        {({ set, number }) => <PuzzlePage key={`${set} ${number}`} set={set} number={number} />}
      </Route>
      <Route path="/browsers">
        <BrowsersPage />
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}
