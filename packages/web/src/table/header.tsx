/** The bar above the table: what is played, how long, and buttons that are always there. */

import type { Table } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { SEPARATOR } from '@boneyard/words/facts';
import { gameTitle } from '@boneyard/words/gametitle';
import type { ReactNode } from 'react';
import { useWords } from '../app/language';
import { CompactNavigation } from '../app/topbar';
import { type Panel, Unread } from './panels';
import { lengthOf } from './players';

interface Props {
  readonly game: GameId;
  readonly table: Table;
  /** More buttons, besides those for the panels and the menu. */
  readonly tools: ReactNode;
  /** The panels that open as sheets; none where they stand beside the board. */
  readonly panels: readonly Panel[];
  onPanel(id: string): void;
  onMenu(): void;
}

export function Header({ game, table, tools, panels, onPanel, onMenu }: Props) {
  const words = useWords();
  const { web } = words;
  return (
    <header className="bar">
      <CompactNavigation />
      <h1 className="what">
        {gameTitle(game, table, words)}{' '}
        <span className="rules">
          {SEPARATOR} {lengthOf(table, game, words)}
        </span>
      </h1>
      <nav className="tools" aria-label={web.table.tools}>
        {tools}
        {panels.map((panel) => (
          <button key={panel.id} type="button" className="button" onClick={() => onPanel(panel.id)}>
            {panel.label}
            <Unread panel={panel} />
          </button>
        ))}
        <button type="button" className="button" onClick={onMenu}>
          {web.table.menu}
        </button>
      </nav>
    </header>
  );
}
