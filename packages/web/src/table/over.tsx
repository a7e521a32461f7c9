/** The end of a round or of the match: who won, what it brought, how the scores went. */

import type { GameId } from '@boneyard/rules/games';
import type { BoardWords } from '@boneyard/words/boards';
import type { ReactNode } from 'react';
import type { Board } from '../boards/board';
import { useWords } from '../language';
import type { Position } from '../play/play';
import { Dialog } from '../ui/dialog';
import { Chart } from './chart';

interface Props {
  readonly positions: readonly Position[];
  readonly names: readonly string[];
  readonly board: Board;
  /** The seat of the one person at the table. */
  readonly you: number | undefined;
  /** What one may do now. */
  readonly children: ReactNode;
  onClose(): void;
}

/** The scores at the beginning, as far as it is known, and after each round. */
function scoresByRound(positions: readonly Position[]): (readonly number[])[] {
  const views = positions.map((position) => position.seen(undefined));
  const ends = views.filter(({ round }, i) => views[i + 1]?.round !== round);
  return [views[0]!.scores, ...ends.map(({ scores }) => scores)];
}

export function Over({ positions, names, board, you, children, onClose }: Props) {
  const words = useWords();
  const { web, speech } = words;
  const newest = positions.at(-1)!;
  const outcome = newest.ended;
  const view = newest.seen(you);
  const { tiles }: BoardWords = words.boards[newest.game.id as GameId];
  if (!outcome) return undefined;
  const { ending, ...rest } = outcome;
  const how = ending === 'agreed' ? [speech.agreed] : board.telling.ended({ ending, ...rest }, view, names, words);
  const scores = scoresByRound(positions);
  const before = scores.at(-2)!;
  const winners = speech.and(outcome.winners.map((seat) => names[seat]!));
  const alone = outcome.winners.length === 1 && outcome.winners[0] === you;
  const verdict = !outcome.over ? '' : alone ? speech.youWon : speech.matchWon(winners, outcome.winners.length > 1);
  return (
    <Dialog title={outcome.over ? web.over.match : web.over.round(view.round + 1)} className="over" onClose={onClose}>
      {verdict && <p className="verdict">{verdict}</p>}
      {how.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <table className="scores">
        <thead>
          <tr>
            <th scope="col">{web.over.player}</th>
            <th scope="col" className="left">
              {web.over.left}
            </th>
            <th scope="col">{web.over.thisRound}</th>
            <th scope="col">{web.over.total}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name, seat) => {
            const gained = view.scores[seat]! - before[seat]!;
            const left = board.telling.tiles(newest.seen(seat), seat);
            return (
              <tr key={name} className={outcome.best.includes(seat) ? 'best' : ''}>
                <th scope="row">{name}</th>
                <td className="left">
                  {left.length > 0 && <LeftTiles board={board} tiles={left} />}
                  {/* A round that was broken off leaves the hands of others covered. */}
                  {left.length === 0 && (view.held[seat] === 0 ? web.over.nothing : tiles(view.held[seat]!))}
                </td>
                <td>{gained > 0 ? `+${gained}` : gained < 0 ? `−${-gained}` : '0'}</td>
                <td className="total">{view.scores[seat]}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {scores.length > 2 && <Chart label={web.over.chart} names={names} scores={scores} />}
      <div className="actions wrap">
        {children}
        <button type="button" className="button" onClick={onClose}>
          {web.over.close}
        </button>
      </div>
    </Dialog>
  );
}

function LeftTiles({ board, tiles }: { readonly board: Board; readonly tiles: readonly string[] }) {
  const words = useWords();
  const { width, height } = board.face;
  return (
    <>
      <span className="hidden">{tiles.map((tile) => board.named?.(tile, words) ?? tile).join(', ')}</span>
      <span className="left-tiles" aria-hidden="true">
        {tiles.map((tile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles may be there twice
          <svg key={`${tile} ${i}`} aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
            <board.Face tile={tile} turn={0} />
          </svg>
        ))}
      </span>
    </>
  );
}
