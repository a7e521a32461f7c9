/** Who sits at the table: names, tiles, scores, and whose turn it is. */

import type { Common, Seat } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import type { BoardWords } from '@boneyard/words/boards';
import type { ReactNode } from 'react';
import { useWords } from '../language';
import type { Player } from '../play/play';

interface Props {
  readonly game: GameId;
  readonly view: Common;
  readonly players: readonly Player[];
  readonly names: readonly string[];
  readonly toAct: readonly Seat[];
  readonly thinking: Seat | undefined;
  readonly viewer: Seat | undefined;
  /** What else there is to say of a seat. */
  beside?: ((seat: Seat) => ReactNode) | undefined;
  /** Draws from the stock; absent when one may not. */
  readonly onDraw?: (() => void) | undefined;
}

function Stock({
  name,
  left,
  onDraw,
}: {
  readonly name: string;
  readonly left: string;
  onDraw?: (() => void) | undefined;
}) {
  const inside = (
    <>
      <span className="pile" aria-hidden="true" />
      <span className="who">
        <span className="name">{name}</span>
        <span className="holds">{left}</span>
      </span>
    </>
  );
  return (
    <li className={onDraw ? 'seat stock active' : 'seat stock'}>
      {onDraw ? (
        <button type="button" onClick={onDraw}>
          {inside}
        </button>
      ) : (
        inside
      )}
    </li>
  );
}

export function Seats({ game, view, players, names, toAct, thinking, viewer, beside, onDraw }: Props) {
  const { web, boards } = useWords();
  const { tiles, stock }: BoardWords = boards[game];
  return (
    <section className="seats" aria-label={web.table.players}>
      <ul>
        {players.map((player, seat) => {
          const active = toAct.includes(seat);
          const doing = thinking === seat ? web.table.thinking : player.kind === 'bot' ? web.levels[player.level] : '';
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              className={active ? 'seat active' : 'seat'}
              {...(seat !== viewer && { 'data-from-seat': seat })}
            >
              <span className="disc" aria-hidden="true">
                {names[seat]!.slice(0, 1)}
              </span>
              <span className="who">
                <span className="name">
                  {names[seat]}
                  {active && <span className="hidden"> ({web.table.toAct})</span>}
                </span>
                <span className="holds">
                  {tiles(view.held[seat]!)}
                  {doing && <span className="doing"> · {doing}</span>}
                </span>
                {beside?.(seat)}
              </span>
              <span className="score">
                {view.scores[seat]}
                <span className="hidden"> {web.table.points(view.scores[seat]!).replace(/^\S+ /, '')}</span>
              </span>
            </li>
          );
        })}
        {stock !== undefined && <Stock name={stock} left={tiles(view.left)} onDraw={onDraw} />}
      </ul>
    </section>
  );
}
