/** The end of a round or of the match, beside the board: who won, the points, the hands, and what comes next. */

import type { GameId } from '@boneyard/rules/games';
import { sideNumbers, sidesAt } from '@boneyard/rules/sides';
import type { BoardWords } from '@boneyard/words/boards';
import { facts } from '@boneyard/words/facts';
import { gameTitle } from '@boneyard/words/gametitle';
import { sideNames } from '@boneyard/words/sidenames';
import { type ReactNode, useState } from 'react';
import { useWords } from '../app/language';
import type { TablePosition } from '../play/play';
import { Sheet } from '../ui/sheet';
import type { Board } from './boards/board';
import { countsDown, resultTitle } from './result';
import { Chart } from './scorechart';
import './summary.css';

/** What can be done when a round is over. */
export interface Afterwards {
  /** The main button and the next important ones. */
  readonly actions: ReactNode;
  /** More about the result, such as ratings. */
  readonly notes?: ReactNode;
  /** Rare actions, under “More”. */
  readonly rest?: ReactNode;
}

interface Props extends Afterwards {
  readonly positions: readonly TablePosition[];
  readonly names: readonly string[];
  readonly board: Board;
  /** The seat of the only person at the table. */
  readonly you: number | undefined;
  /** What else the dock would say and offer now: the result stands in its place. */
  readonly line?: string | undefined;
  readonly asides?: ReactNode;
  onClose(): void;
}

/** The scores at the first known position, and after each round. */
function scoresByRound(positions: readonly TablePosition[]): (readonly number[])[] {
  const views = positions.map((position) => position.seen(undefined));
  const ends = views.filter(({ round }, i) => views[i + 1]?.round !== round);
  return [views[0]!.scores, ...ends.map(({ scores }) => scores)];
}

export function Over({ positions, names, board, you, line, asides, actions, notes, rest, onClose }: Props) {
  const words = useWords();
  const { web, speech } = words;
  const [more, setMore] = useState(false);
  const newest = positions.at(-1)!;
  const outcome = newest.ended;
  const view = newest.seen(you);
  const { tiles }: BoardWords = words.games[newest.game.id as GameId].board;
  if (!outcome) return undefined;
  const { ending, over, ...others } = outcome;
  const how =
    ending === 'agreed' ? [speech.agreed] : board.narration.ended({ ending, over, ...others }, view, names, words);
  const scores = scoresByRound(positions);
  const before = scores.at(-2)!;
  const sides = sidesAt(newest.game, newest.table);
  return (
    <Sheet
      kicker={facts(
        over ? web.over.match : web.over.round(view.round + 1),
        gameTitle(newest.game.id as GameId, newest.table, words),
      )}
      title={resultTitle(
        { outcome, scores: view.scores, names, you, sides: sideNumbers(newest.game, newest.table) },
        words,
      )}
      className="result"
      closes={web.over.close}
      onClose={onClose}
      footer={
        <>
          {actions}
          {asides}
          {rest && (
            <button type="button" className="button" aria-expanded={more} onClick={() => setMore(!more)}>
              {web.over.more}
            </button>
          )}
          {more && <div className="actions wrap rest">{rest}</div>}
        </>
      }
    >
      {line !== undefined && <p className="trouble">{line}</p>}
      {how.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {countsDown(newest.game) && <p className="quiet">{web.over.fewest}</p>}
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
          {sides.flat().map((seat) => {
            const name = names[seat]!;
            const gained = view.scores[seat]! - before[seat]!;
            const left = board.narration.tiles(newest.seen(seat), seat);
            const side = sides.find(([first]) => first === seat);
            return (
              <tr key={name} className={outcome.best.includes(seat) ? 'best' : ''}>
                <th scope="row">{name}</th>
                <td className="left">
                  {left.length > 0 && <LeftTiles board={board} tiles={left} />}
                  {/* After a round that was given up, the hands of the others stay hidden. */}
                  {left.length === 0 && (view.held[seat] === 0 ? web.over.nothing : tiles(view.held[seat]!))}
                </td>
                {/* Partners share one score, beside both their names. */}
                {side && (
                  <>
                    <td rowSpan={side.length}>{speech.signed(gained)}</td>
                    <td rowSpan={side.length} className="total">
                      {speech.number(view.scores[seat]!)}
                    </td>
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {notes}
      {scores.length > 2 && (
        <Chart
          label={web.over.chart}
          names={sideNames(sides, names, speech)}
          scores={scores.map((row) => sides.map(([seat]) => row[seat!]!))}
        />
      )}
    </Sheet>
  );
}

function LeftTiles({ board, tiles }: { readonly board: Board; readonly tiles: readonly string[] }) {
  const words = useWords();
  const { width, height } = board.face;
  return (
    <>
      <span className="hidden">{words.speech.list(tiles.map((tile) => board.named?.(tile, words) ?? tile))}</span>
      <span className="left-tiles" aria-hidden="true">
        {tiles.map((tile, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand may have equal tiles
          <svg key={`${tile} ${i}`} aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
            <board.Face tile={tile} turn={0} />
          </svg>
        ))}
      </span>
    </>
  );
}
