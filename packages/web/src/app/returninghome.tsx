/** The first page for those who have played here: their games, a quick new one, and how they are doing. */

import type { Profile } from '@boneyard/protocol/players';
import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import { facts } from '@boneyard/words/facts';
import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { fetchProfile } from '../online/matches/playerrequests';
import { hasFailed } from '../online/requests';
import { choiceFor, startChosen } from '../play/setup/start';
import { useLastChoice } from '../storage/lastchoice';
import { useOnlinePerson } from '../storage/onlineperson';
import { Icon } from '../ui/icon';
import { lazy } from '../ui/lazy';
import { LocalCard } from './continuecards';
import { useDate } from './dates';
import { PuzzlePlace } from './extras';
import { GameShelf } from './gameshelf';
import { useHomeWords } from './homewords';
import { useWords } from './language';
import { isMatchOver, type ListedGame, useSavedGames } from './savedgamelist';
import { scoresOf, statusOf, titleOf, waitsHere } from './savedgametexts';
import './returninghome.css';

const OnlineCards = lazy(() => import('./onlinecards').then(({ OnlineCards }) => ({ default: OnlineCards })));

/** How many cards and rows there are before “all games”. */
const [CARDS, ROWS] = [6, 5];

/** The last game once more: same variant, same company, same level. */
function QuickPlay() {
  const words = useWords();
  const { web, games } = words;
  const texts = useHomeWords();
  const [, navigate] = useLocation();
  const last = useLastChoice();
  const id = GAME_IDS.find((one) => one === last.game) ?? GAME_IDS[0];
  const choice = choiceFor(id);
  const variant = games[id].variants?.[choice.variant]?.name;
  const company = choice.company === 'bots' ? web.levels[choice.level] : web.quick.companies.device;
  const told = facts(games[id].name, variant, company);
  return (
    <div className="quick-play">
      <button
        type="button"
        className="button brass huge"
        onClick={async () => navigate(await startChosen(id, choice, words))}
      >
        <Icon name="play" />
        <span>
          {texts.quick} <small>{told}</small>
        </span>
      </button>
      <Link href="/online/find" className="button huge">
        {web.first.find}
      </Link>
      <Link href={`/online/invite?game=${id}`} className="button huge">
        {web.first.invite}
      </Link>
    </div>
  );
}

/** Those that wait for the player first; the online ones come with what only people online need. */
function Continue({ games }: { readonly games: readonly ListedGame[] | undefined }) {
  const texts = useHomeWords();
  const person = useOnlinePerson();
  const running = (games ?? []).filter((listed) => !isMatchOver(listed));
  const [waiting, others] = [running.filter(waitsHere), running.filter((listed) => !waitsHere(listed))];
  const locals = [...waiting, ...others].slice(0, CARDS);
  const cards = locals.map((listed) => <LocalCard key={listed.saved.id} listed={listed} />);
  if (!person && games && running.length === 0) return undefined;
  return (
    <section className="continues" aria-labelledby="continue" aria-busy={!games}>
      <h2 id="continue">{texts.continue}</h2>
      <ul>
        {person ? (
          <Suspense fallback={cards}>
            <OnlineCards waiting={waiting} others={others} most={CARDS} />
          </Suspense>
        ) : (
          cards
        )}
      </ul>
    </section>
  );
}

function Rating() {
  const { games, speech } = useWords();
  const texts = useHomeWords();
  const person = useOnlinePerson();
  const [profile, setProfile] = useState<Profile>();
  const id = person?.kind === 'account' ? person.id : undefined;
  useEffect(() => {
    if (id) fetchProfile(id).then((answer) => !hasFailed(answer) && setProfile(answer));
  }, [id]);
  if (!id || !profile || profile.games.length === 0) return undefined;
  return (
    <Link href={`/online/player/${id}`} className="tile-link">
      <strong>{texts.rating}</strong>
      {profile.games.map(({ game, rank }) => (
        <span key={game} className="quiet">
          {games[game as GameId]?.name} {speech.rating(rank.rating)}
        </span>
      ))}
    </Link>
  );
}

function LastResult({ listed }: { readonly listed: ListedGame | undefined }) {
  const words = useWords();
  const texts = useHomeWords();
  if (!listed) return undefined;
  return (
    <Link href={`/replay/${listed.saved.id}`} className="tile-link">
      <strong>{texts.last}</strong>
      <span>{facts(statusOf(listed, words), scoresOf(listed, words))}</span>
      <span className="quiet">{titleOf(listed, words)}</span>
      <span className="streak">{texts.review}</span>
    </Link>
  );
}

function RecentGames({ games }: { readonly games: readonly ListedGame[] }) {
  const words = useWords();
  const texts = useHomeWords();
  const date = useDate();
  const over = games.filter(isMatchOver).slice(0, ROWS);
  return (
    <section className="recent" aria-labelledby="recent">
      <h2 id="recent">{texts.recent}</h2>
      <ul>
        {over.map((listed) => {
          const title = titleOf(listed, words);
          return (
            <li key={listed.saved.id}>
              <Link href={`/replay/${listed.saved.id}`}>
                <strong>
                  <span className="hidden">{words.speech.labelled(texts.review, '')}</span>
                  {title}
                </strong>
                <span className="quiet">{facts(statusOf(listed, words), scoresOf(listed, words))}</span>
                <span className="quiet">{date(listed.saved.changed)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="study">
        <Link href="/games">{texts.all}</Link>
        <Link href="/statistics">{texts.statistics}</Link>
      </p>
    </section>
  );
}

export function ReturningHome({ onPlay }: { onPlay(game: GameId): void }) {
  const { games } = useSavedGames();
  return (
    <>
      <Continue games={games} />
      <QuickPlay />
      <div className="columns">
        <GameShelf onPlay={onPlay} />
        <aside className="aside">
          <PuzzlePlace />
          <Rating />
          <LastResult listed={games?.find(isMatchOver)} />
        </aside>
      </div>
      {games && games.length > 0 && <RecentGames games={games} />}
    </>
  );
}
