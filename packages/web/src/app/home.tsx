/** The first page. People who have played here find their games; others find out what there is. */

import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { QuickStart } from '../play/setup/quickstart';
import { choiceFor, startChosen } from '../play/setup/start';
import { gameDatabase } from '../storage/gamedatabase';
import { lastChoice } from '../storage/lastchoice';
import { useOnlinePerson } from '../storage/onlineperson';
import { Icon } from '../ui/icon';
import { lazy } from '../ui/lazy';
import { useMediaQuery } from '../ui/mediaquery';
import { Extras } from './extras';
import { GameShelf } from './gameshelf';
import { useWords } from './language';
import { useRest } from './rest';
import { TopBar } from './topbar';

// The first move does not need these.
const LiveDemo = lazy(() => import('./livedemo').then((part) => ({ default: part.LiveDemo })));
const ReturningHome = lazy(() => import('./returninghome').then((part) => ({ default: part.ReturningHome })));

/** True once there is something to come back to; at once where this device remembers it. */
function useReturning(): boolean {
  // Starting the first game makes nobody a returning visitor: the page is about to be left.
  const [known] = useState(() => lastChoice().game !== undefined);
  const person = useOnlinePerson();
  const [played, setPlayed] = useState(false);
  useEffect(() => {
    let left = false;
    gameDatabase()
      .then((database) => database.list())
      .then((games) => !left && setPlayed(games.length > 0));
    return () => {
      left = true;
    };
  }, []);
  return played || known || person !== null;
}

/** Wide windows show a game that bots play. */
function Demo() {
  const wide = useMediaQuery('(min-width: 1000px)');
  const rested = useRest();
  if (!wide) return undefined;
  return (
    <div className="live-demo" aria-hidden="true">
      <Suspense>{rested && <LiveDemo />}</Suspense>
    </div>
  );
}

function Welcome() {
  const words = useWords();
  const { web, games } = words;
  const [, navigate] = useLocation();
  const [game] = GAME_IDS;
  return (
    <section className="welcome">
      <div>
        <h1>{web.first.title(GAME_IDS.length)}</h1>
        <p className="promise">{web.first.promise}</p>
        <div className="actions wrap">
          <button
            type="button"
            className="button brass huge"
            onClick={async () => navigate(await startChosen(game, { ...choiceFor(game), level: 'gentle' }, words))}
          >
            <Icon name="play" />
            {web.first.play}
          </button>
          <Link href={`/online/invite?game=${game}`} className="button huge">
            {web.first.invite}
          </Link>
        </div>
        <p className="quiet">{web.first.playNote(games[game].name)}</p>
      </div>
      <Demo />
    </section>
  );
}

export function Home() {
  const { web } = useWords();
  const returning = useReturning();
  const [chosen, setChosen] = useState<GameId>();
  return (
    <div className={returning ? 'page home returning' : 'page home'}>
      <TopBar />
      <main>
        {returning ? (
          <>
            {/* It is there while the rest is loaded. */}
            <h1 className="hidden">{web.first.title(GAME_IDS.length)}</h1>
            <Suspense fallback={<div className="skeleton block" aria-busy="true" />}>
              <ReturningHome onPlay={setChosen} />
            </Suspense>
          </>
        ) : (
          <>
            <Welcome />
            <GameShelf onPlay={setChosen} />
            <Extras />
          </>
        )}
      </main>
      {chosen && <QuickStart id={chosen} onClose={() => setChosen(undefined)} />}
    </div>
  );
}
