/** The table of a game on this device: its menu, the next round, and the rematch. */

import { markedVariant } from '@boneyard/rules/playedvariant';
import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../app/language';
import { gameDatabase } from '../storage/gamedatabase';
import type { Board } from '../table/boards/board';
import { Table } from '../table/table';
import { lazy } from '../ui/lazy';
import { type LocalGame, newGame } from './localgame';

// Loaded later: most games have no clock, and no menu is open when a game begins.
const LocalClock = lazy(() => import('./localclock').then((part) => ({ default: part.LocalClock })));
const LocalMenu = lazy(() => import('./localmenu').then((part) => ({ default: part.LocalMenu })));

interface Props {
  readonly local: LocalGame;
  readonly board: Board;
  readonly offer?: ReactNode;
}

export function LocalTable({ local, board, offer }: Props) {
  const { web } = useWords();
  const [, navigate] = useLocation();
  const { saved, matches } = useSyncExternalStore(local.subscribe, local.shown);

  const { clock } = saved;
  const { game, table } = matches.at(-1)!;

  async function rematch(): Promise<void> {
    const next = newGame(game, table, saved.seats, clock);
    await (await gameDatabase()).save(next);
    navigate(`/table/${next.id}`);
  }

  return (
    <Table
      playing={local}
      board={board}
      offer={offer}
      {...(clock && {
        seatStatus: (seat, turn) => (
          <Suspense>
            <LocalClock local={local} limit={clock} seat={seat} turn={turn} />
          </Suspense>
        ),
      })}
      menu={(ended, close) => <LocalMenu local={local} over={ended !== undefined} onClose={close} />}
      after={({ over }) => ({
        actions: (
          <>
            <button type="button" className="button brass" onClick={over ? rematch : () => local.deal()}>
              {over ? web.table.rematch : web.table.nextRound}
            </button>
            <Link href={`/replay/${saved.id}`} className="button">
              {web.over.lookBack}
            </Link>
          </>
        ),
        rest: (
          <>
            <button
              type="button"
              className="button"
              onClick={() => import('../storage/gamefiles').then(({ exportGame }) => exportGame(saved))}
            >
              {web.kept.save}
            </button>
            <Link href={`/play/${game.id}?variant=${markedVariant(game, table.options).id}`} className="button">
              {web.shelf.options}
            </Link>
            <Link href="/" className="button">
              {web.home}
            </Link>
          </>
        ),
      })}
    />
  );
}
