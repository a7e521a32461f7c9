/** How one has played: games, wins, scores, streaks, luck and skill, from the games kept on this device. */

import type { GameId } from '@boneyard/rules/games';
import { gameCalled } from '@boneyard/rules/games';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { folded } from '../keeping/files';
import { shelf } from '../keeping/shelf';
import { useWords } from '../language';
import { reviews as kept } from '../lookback/keeping';
import { useLookback } from '../lookback/speaking';
import { Top } from '../pages/top';
import { type Facts, type GameFacts, gather, type Reviews } from './facts';
import { useLucks } from './lucks';
import { Figures, ShareBar, SignedBar, Strip } from './parts';
import { byGame, byLevel, bySeat, type Fortune, fortunes, streaksOf, type Tally } from './tallies';
import '../look/lookback.css';

/** So many of the newest games are in the row of wins. */
const STRIP = 40;

interface Read {
  readonly facts: Facts;
  readonly reviews: Reviews;
}

function useRead(): Read | undefined {
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    let left = false;
    async function look(): Promise<void> {
      const games = await (await shelf()).list();
      const reviews: Reviews = await kept.all().catch(() => new Map());
      if (!left) setRead({ facts: gather(games, folded), reviews });
    }
    look();
    return () => {
      left = true;
    };
  }, []);
  return read;
}

function Wins<K>({
  title,
  head,
  rows,
  name,
}: {
  readonly title: string;
  readonly head: string;
  readonly rows: readonly Tally<K>[];
  name(of: K): string;
}) {
  const said = useLookback();
  const { games, won, share } = said.statistics;
  return (
    <section className="panel">
      <h2>{title}</h2>
      <Figures
        title={title}
        heads={[head, games, won, share]}
        rows={rows.map((tally) => ({
          key: String(tally.of),
          name: name(tally.of),
          cells: [
            tally.games,
            tally.won,
            <>
              {said.percent(tally.won / tally.games)} <ShareBar share={tally.won / tally.games} />
            </>,
          ],
        }))}
      />
    </section>
  );
}

function ScoreTable({ games }: { readonly games: readonly GameFacts[] }) {
  const words = useWords();
  const said = useLookback();
  const { scores, game, best, mean, rounds, bestRound, meanRound, fewest } = said.statistics;
  const signed = (n: number) => (n < 0 ? `−${said.number(n)}` : said.number(n));
  const name = (of: GameId) =>
    gameCalled(of)!.wins === 'fewest points' ? `${words.games[of].name} (${fewest})` : words.games[of].name;
  return (
    <section className="panel">
      <h2>{scores}</h2>
      <Figures
        title={scores}
        heads={[game, best, mean, rounds, bestRound, meanRound]}
        rows={byGame(games).map((one) => ({
          key: one.of,
          name: name(one.of),
          cells: [signed(one.best), signed(one.mean), one.rounds, signed(one.bestRound), signed(one.meanRound)],
        }))}
      />
    </section>
  );
}

function Amount({ value, most }: { readonly value: number; readonly most: number }) {
  const { signed } = useLookback();
  return (
    <>
      {signed(value)} <SignedBar value={value} most={most} />
    </>
  );
}

function Given({ given, reviewed, most }: Pick<Fortune, 'given' | 'reviewed'> & { readonly most: number }) {
  const { statistics } = useLookback();
  if (reviewed === 0) return <span className="quiet">{statistics.notReviewed}</span>;
  return (
    <>
      <Amount value={0 - given} most={most} /> <span className="quiet">{statistics.inRounds(reviewed)}</span>
    </>
  );
}

function FortuneTable({ games, reviews }: { readonly games: readonly GameFacts[]; readonly reviews: Reviews }) {
  const words = useWords();
  const { statistics } = useLookback();
  const lucks = useLucks(games);
  const rows = useMemo(() => fortunes(games, lucks, reviews), [games, lucks, reviews]);
  const open = games.filter(({ key }) => !lucks.has(key)).length;
  const [exact, all] = [rows.reduce((sum, row) => sum + row.exact, 0), rows.reduce((sum, row) => sum + row.rounds, 0)];
  return (
    <section className="panel">
      <h2>{statistics.fortune}</h2>
      <p>{statistics.fortuneAbout}</p>
      <p role="status" className="quiet">
        {open > 0 && statistics.working(open)}
      </p>
      {rows.length > 0 && (
        <Figures
          title={statistics.fortune}
          heads={[statistics.game, statistics.rounds, statistics.luck, statistics.margin, statistics.given]}
          rows={rows.map(({ of, rounds, luck, margin, reviewed, given }) => {
            const most = Math.max(Math.abs(luck), Math.abs(margin), given);
            const bar = (value: number) => <Amount value={value} most={most} />;
            const cost = () => <Given given={given} reviewed={reviewed} most={most} />;
            return { key: of, name: words.games[of].name, cells: [rounds, bar(luck), bar(margin), cost()] };
          })}
        />
      )}
      {all > 0 && <p className="quiet">{statistics.exact(exact, all)}</p>}
      {rows.every(({ reviewed }) => reviewed === 0) && <p className="quiet">{statistics.reviewMore}</p>}
    </section>
  );
}

function Counted({ facts: { games, running, together, branches }, reviews }: Read) {
  const { web, games: named } = useWords();
  const { statistics: said } = useLookback();
  const left = said.left(running, together, branches);
  const notCounted = left !== '' && <p className="quiet">{said.notCounted(left)}</p>;
  if (games.length === 0)
    return (
      <>
        <p>{said.none}</p>
        {notCounted}
        <p>
          <Link href="/" className="button brass">
            {said.home}
          </Link>
        </p>
      </>
    );
  const { now, longest, longestLost } = streaksOf(games);
  const level = (of: GameFacts['level']) => (of === 'mixed' || of === 'unknown' ? said[of] : web.levels[of]);
  return (
    <div className="panels">
      <section className="panel">
        <h2>{said.streaks}</h2>
        <p className="sum">{said.sum(games.length, games.filter(({ won }) => won).length)}</p>
        <Strip won={games.slice(-STRIP).map(({ won }) => won)} />
        <p>
          {said.now(now)} {said.longest(longest, longestLost)}
        </p>
        {notCounted}
      </section>
      <Wins title={said.byGame} head={said.game} rows={byGame(games)} name={(of) => named[of].name} />
      <Wins title={said.byLevel} head={said.opponents} rows={byLevel(games)} name={level} />
      <Wins title={said.bySeat} head={said.seat} rows={bySeat(games)} name={(of) => String(of + 1)} />
      <ScoreTable games={games} />
      <FortuneTable games={games} reviews={reviews} />
    </div>
  );
}

export function StatisticsPage() {
  const { web } = useWords();
  const { statistics: said } = useLookback();
  const read = useRead();
  return (
    <div className="page statistics">
      <Top />
      <main aria-busy={!read}>
        <h1>{said.title}</h1>
        <p className="promise">{said.about}</p>
        {read ? <Counted {...read} /> : <p className="quiet">{web.loading}</p>}
      </main>
    </div>
  );
}
