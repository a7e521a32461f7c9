/** The line above the table: where one is, and what one can always do. */

import type { Table } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../language';
import { rulesOf } from './company';

interface Props {
  readonly game: GameId;
  readonly table: Table;
  /** What one can do at this table beside looking at moves and menu. */
  readonly tools: ReactNode;
  onMoves(): void;
  onMenu(): void;
}

export function Header({ game, table, tools, onMoves, onMenu }: Props) {
  const words = useWords();
  const { web, games } = words;
  return (
    <header className="bar">
      <Link href="/" className="wordmark" aria-label={`Boneyard: ${web.home}`}>
        Boneyard
      </Link>
      <h1 className="what">
        {games[game].name} <span className="rules">· {rulesOf(table, game, words)}</span>
      </h1>
      <nav className="tools" aria-label={web.table.tools}>
        {tools}
        <button type="button" className="button only-small" onClick={onMoves}>
          {web.table.moves}
        </button>
        <button type="button" className="button" onClick={onMenu}>
          {web.table.menu}
        </button>
      </nav>
    </header>
  );
}
