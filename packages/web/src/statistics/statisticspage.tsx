/** The statistics page: games, wins, scores, streaks, luck and skill, from the games saved on this device. */

import type { GameRecord } from '@boneyard/engine/record';
import { gameCalled } from '@boneyard/rules/games';
import { titleOf } from '@boneyard/words/gametitle';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/language';
import { TopBar } from '../app/topbar';
import { useReplayWords } from '../replay/replaywords';
import { reviews as reviewCache } from '../replay/reviewcache';
import { foldRecord } from '../storage/foldrecord';
import { gameDatabase } from '../storage/gamedatabase';
import { inSlices } from '../ui/slices';
import { useDealLuck } from './dealluck';
import { type Facts, type FoldRecord, type GameFacts, gatherFacts, type ReviewByGame } from './facts';
import { FigureTable, ShareBar, SignedBar, WinStrip } from './figures';
import { PlayedName } from './playedname';
import {
  byGame,
  byLevel,
  bySeat,
  type Fortune,
  fortunes,
  gamesOf,
  type Played,
  playedIn,
  streaksOf,
  type WinTally,
} from './tallies';
import './statistics.css';

/** How many of the newest games the strip of wins shows. */
const STRIP = 40;

interface LoadedGames {
  readonly facts: Facts;
  readonly reviews: ReviewByGame;
}

interface Loading {
  readonly done: number;
  readonly all: number;
}

/** Every game is replayed, which takes a while if there are many. */
function useLoadedGames(): LoadedGames | Loading {
  const [read, setRead] = useState<LoadedGames | Loading>({ done: 0, all: 0 });
  useEffect(() => {
    let unmounted = false;
    async function load(): Promise<void> {
      const games = await (await gameDatabase()).list();
      const reviews: ReviewByGame = await reviewCache.all().catch(() => new Map());
      const folded = new Map<GameRecord, ReturnType<FoldRecord>>();
      await inSlices(
        games,
        ({ record }) => void folded.set(record, foldRecord(record)),
        (done) => !unmounted && setRead({ done, all: games.length }),
      );
      if (!unmounted) setRead({ facts: gatherFacts(games, (record) => folded.get(record)!), reviews });
    }
    load();
    return () => {
      unmounted = true;
    };
  }, []);
  return read;
}

function WinTable<K>({
  title,
  head,
  rows,
  name,
}: {
  readonly title: string;
  readonly head: string;
  readonly rows: readonly WinTally<K>[];
  name(of: K): ReactNode;
}) {
  const { number, percent } = useWords().speech;
  const { games, won, share } = useReplayWords().statistics;
  return (
    <section className="panel">
      <h2>{title}</h2>
      <FigureTable
        title={title}
        heads={[head, games, won, share]}
        rows={rows.map((tally) => ({
          key: JSON.stringify(tally.of),
          name: name(tally.of),
          cells: [
            number(tally.games),
            number(tally.won),
            <>
              {percent(tally.won / tally.games)} <ShareBar share={tally.won / tally.games} />
            </>,
          ],
        }))}
      />
    </section>
  );
}

function ScoreTable({ games }: { readonly games: readonly GameFacts[] }) {
  const texts = useReplayWords();
  const { scores, game, best, mean, rounds, bestRound, meanRound, fewest } = texts.statistics;
  const { number } = useWords().speech;
  const note = ({ game: id, variant }: Played) =>
    !variant && gameCalled(id)!.wins === 'fewest points' ? ` (${fewest})` : '';
  return (
    <section className="panel">
      <h2>{scores}</h2>
      <FigureTable
        title={scores}
        heads={[game, best, mean, rounds, bestRound, meanRound]}
        rows={byGame(games).map((one) => ({
          key: JSON.stringify(one.of),
          name: (
            <>
              <PlayedName {...one.of} />
              {note(one.of)}
            </>
          ),
          cells: [one.best, one.mean, one.rounds, one.bestRound, one.meanRound].map(number),
        }))}
      />
    </section>
  );
}

function SignedAmount({ value, most }: { readonly value: number; readonly most: number }) {
  const { signed } = useWords().speech;
  return (
    <>
      {signed(value)} <SignedBar value={value} most={most} />
    </>
  );
}

function PointsLost({ given, reviewed, most }: Pick<Fortune, 'given' | 'reviewed'> & { readonly most: number }) {
  const { statistics } = useReplayWords();
  if (reviewed === 0) return <span className="quiet">{statistics.notReviewed}</span>;
  return (
    <>
      <SignedAmount value={0 - given} most={most} /> <span className="quiet">{statistics.inRounds(reviewed)}</span>
    </>
  );
}

function FortuneTable({ games, reviews }: { readonly games: readonly GameFacts[]; readonly reviews: ReviewByGame }) {
  const { statistics } = useReplayWords();
  const lucks = useDealLuck(games);
  const rows = useMemo(() => fortunes(games, lucks, reviews), [games, lucks, reviews]);
  const open = games.filter(({ key }) => !lucks.has(key)).length;
  const whole = rows.filter(({ of }) => !of.variant);
  const exact = whole.reduce((sum, row) => sum + row.exact, 0);
  const all = whole.reduce((sum, row) => sum + row.rounds, 0);
  return (
    <section className="panel">
      <h2>{statistics.fortune}</h2>
      <p>{statistics.fortuneAbout}</p>
      <p role="status" className="quiet">
        {open > 0 && statistics.working(open)}
      </p>
      {open > 0 && <progress aria-label={statistics.working(open)} max={games.length} value={games.length - open} />}
      {rows.length > 0 && (
        <FigureTable
          title={statistics.fortune}
          heads={[statistics.game, statistics.rounds, statistics.luck, statistics.margin, statistics.given]}
          rows={rows.map(({ of, rounds, luck, margin, reviewed, given }) => {
            const most = Math.max(Math.abs(luck), Math.abs(margin), given);
            const bar = (value: number) => <SignedAmount value={value} most={most} />;
            const cost = () => <PointsLost given={given} reviewed={reviewed} most={most} />;
            return {
              key: JSON.stringify(of),
              name: <PlayedName {...of} />,
              cells: [rounds, bar(luck), bar(margin), cost()],
            };
          })}
        />
      )}
      {all > 0 && <p className="quiet">{statistics.exact(exact, all)}</p>}
      {rows.every(({ reviewed }) => reviewed === 0) && <p className="quiet">{statistics.reviewMore}</p>}
    </section>
  );
}

/** What will be here, drawn with figures of nobody. */
function NoGames({ children }: { readonly children: ReactNode }) {
  const { statistics: texts } = useReplayWords();
  return (
    <>
      <p>{texts.none}</p>
      {children}
      <p>
        <Link href="/" className="button brass">
          {texts.home}
        </Link>
      </p>
      <div className="panels to-come" aria-hidden="true">
        {[texts.byGame, texts.byLevel, texts.scores, texts.fortune].map((title) => (
          <section key={title} className="panel">
            <h2>{title}</h2>
            {[0.7, 0.45, 0.6].map((share) => (
              <ShareBar key={share} share={share} />
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

function StatisticsPanels({ facts: { games: all, running, together, branches }, reviews }: LoadedGames) {
  const words = useWords();
  const { web } = words;
  const { statistics: texts } = useReplayWords();
  const kinds = useMemo(() => playedIn(all), [all]);
  /** The index of what is shown alone; all games, if nothing is chosen. */
  const [chosen, setChosen] = useState<number>();
  const only = chosen === undefined ? undefined : kinds[chosen];
  const games = useMemo(() => (only ? gamesOf(all, only) : all), [all, only]);
  const leftOut = texts.left(running, together, branches);
  const notCounted = leftOut !== '' && <p className="quiet">{texts.notCounted(leftOut)}</p>;
  if (games.length === 0) return <NoGames>{notCounted}</NoGames>;
  const { now, longest, longestLost } = streaksOf(games);
  const level = (of: GameFacts['level']) => (of === 'mixed' || of === 'unknown' ? texts[of] : web.levels[of]);
  return (
    <>
      {kinds.length > 1 && (
        <label className="shown-games">
          <span>{texts.show}</span>
          <select
            value={chosen ?? ''}
            onChange={({ target }) => setChosen(target.value === '' ? undefined : Number(target.value))}
          >
            <option value="">{texts.all}</option>
            {kinds.map((kind, index) => (
              <option key={JSON.stringify(kind)} value={index}>
                {titleOf(kind.game, kind.variant, words)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="panels">
        <section className="panel">
          <h2>{texts.streaks}</h2>
          <p className="sum">{texts.sum(games.length, games.filter(({ won }) => won).length)}</p>
          <WinStrip won={games.slice(-STRIP).map(({ won }) => won)} />
          <p>
            {texts.now(now)} {texts.longest(longest, longestLost)}
          </p>
          {notCounted}
        </section>
        <WinTable title={texts.byGame} head={texts.game} rows={byGame(games)} name={(of) => <PlayedName {...of} />} />
        <WinTable title={texts.byLevel} head={texts.opponents} rows={byLevel(games)} name={level} />
        <WinTable title={texts.bySeat} head={texts.seat} rows={bySeat(games)} name={(of) => String(of + 1)} />
        <ScoreTable games={games} />
        <FortuneTable games={games} reviews={reviews} />
      </div>
    </>
  );
}

export function StatisticsPage() {
  const { web } = useWords();
  const { statistics: texts } = useReplayWords();
  const read = useLoadedGames();
  const loaded = 'facts' in read;
  return (
    <div className="page statistics">
      <TopBar />
      <main aria-busy={!loaded}>
        <h1>{texts.title}</h1>
        <p className="promise">{texts.about}</p>
        {loaded ? (
          <StatisticsPanels {...read} />
        ) : (
          <p className="quiet">
            {web.loading} {read.all > 0 && <progress aria-label={web.loading} max={read.all} value={read.done} />}
          </p>
        )}
      </main>
    </div>
  );
}
