/** A game on this device at its table: with its menu, the next round and the rematch. */

import { lazy, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import type { Board } from '../boards/board';
import { shelf } from '../keeping/shelf';
import { useWords } from '../language';
import { type LocalGame, newGame } from '../play/local';
import { Table } from './table';

// It is not there when the first tile is laid.
const TableMenu = lazy(() => import('./menu').then(({ TableMenu }) => ({ default: TableMenu })));

interface Props {
  readonly local: LocalGame;
  readonly board: Board;
}

export function LocalTable({ local, board }: Props) {
  const { web } = useWords();
  const [, navigate] = useLocation();
  const { kept, matches } = useSyncExternalStore(local.subscribe, local.shown);

  async function rematch(): Promise<void> {
    const { game, table } = matches.at(-1)!;
    const next = newGame(game, table, kept.seats);
    await (await shelf()).keep(next);
    navigate(`/table/${next.id}`);
  }

  return (
    <Table
      playing={local}
      board={board}
      menu={(ended, close) => (
        <TableMenu
          kept={kept}
          over={ended !== undefined}
          onGiveUp={() => {
            local.giveUp();
            close();
          }}
          onClose={close}
        />
      )}
      after={({ over }) => (
        <>
          <button type="button" className="button brass" onClick={over ? rematch : () => local.deal()}>
            {over ? web.table.rematch : web.table.nextRound}
          </button>
          <Link href={`/replay/${kept.id}`} className="button">
            {web.over.lookBack}
          </Link>
        </>
      )}
    />
  );
}
