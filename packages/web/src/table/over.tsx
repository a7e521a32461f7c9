/** The end of a round or of the match: who won, what it brought, how the scores went. */

import { type Match, outcomeOf } from '@boneyard/engine/match';
import { Link } from 'wouter';
import type { Board } from '../boards/board';
import { useWords } from '../language';
import { Dialog } from '../ui/dialog';
import { Chart } from './chart';

interface Props {
  readonly positions: readonly Match[];
  readonly names: readonly string[];
  readonly board: Board;
  /** The seat of the one person at the table. */
  readonly you: number | undefined;
  /** Where one looks back at it. */
  readonly replay: string;
  onNext(): void;
  onRematch(): void;
  onClose(): void;
}

/** The scores at the beginning and after each round. */
function scoresByRound(positions: readonly Match[]): (readonly number[])[] {
  const ends = positions.filter((match, i) => positions[i + 1]?.state.round !== match.state.round);
  const first = positions[0]!.state.scores.map(() => 0);
  return [first, ...ends.map(({ state }) => state.scores)];
}

export function Over({ positions, names, board, you, replay, onNext, onRematch, onClose }: Props) {
  const words = useWords();
  const { web, speech } = words;
  const match = positions.at(-1)!;
  const { game, state } = match;
  const outcome = outcomeOf(match);
  if (!outcome) return undefined;
  const { ending, ...rest } = outcome;
  const how = ending === 'agreed' ? [speech.agreed] : board.telling.ended({ ending, ...rest }, state, names, words);
  const scores = scoresByRound(positions);
  const before = scores.at(-2)!;
  const winners = speech.and(outcome.winners.map((seat) => names[seat]!));
  const alone = outcome.winners.length === 1 && outcome.winners[0] === you;
  const verdict = !outcome.over ? '' : alone ? speech.youWon : speech.matchWon(winners, outcome.winners.length > 1);
  return (
    <Dialog title={outcome.over ? web.over.match : web.over.round(state.round + 1)} className="over" onClose={onClose}>
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
            const gained = state.scores[seat]! - before[seat]!;
            const left = board.telling.tiles(game.view(state, seat), seat);
            return (
              <tr key={name} className={outcome.best.includes(seat) ? 'best' : ''}>
                <th scope="row">{name}</th>
                <td className="left">
                  {left.length === 0 ? web.over.nothing : <LeftTiles board={board} tiles={left} />}
                </td>
                <td>{gained > 0 ? `+${gained}` : gained < 0 ? `−${-gained}` : '0'}</td>
                <td className="total">{state.scores[seat]}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {scores.length > 2 && <Chart label={web.over.chart} names={names} scores={scores} />}
      <div className="actions wrap">
        {outcome.over ? (
          <button type="button" className="button brass" onClick={onRematch}>
            {web.table.rematch}
          </button>
        ) : (
          <button type="button" className="button brass" onClick={onNext}>
            {web.table.nextRound}
          </button>
        )}
        <Link href={replay} className="button">
          {web.over.lookBack}
        </Link>
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
