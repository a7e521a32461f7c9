/** A picture of the rules with its caption: a position, or rows of tiles. */

import { matchOf } from '@boneyard/engine/position';
import type { Common, Explanation, Seat } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { use, useContext, useMemo } from 'react';
import { useWords } from '../app/language';
import type { DrawingProps, PicturedPosition, PicturedRows } from '../game';
import { webGames } from '../games';
import { DrawnText, TeachingContext } from '../learn/drawntext';
import type { MadeMove } from '../learn/illustrations';
import type { Board, BoardPart } from '../table/boards/board';
import { PictureFrame } from './pictureframe';
import { useRuleWords } from './rulewords';

const ROOM = { width: 9, height: 6 };

const boards = new Map<string, Promise<Board>>();

function boardOf(game: GameId, { table }: Common): Promise<Board> {
  const board = boards.get(game) ?? webGames[game].load(table.options);
  boards.set(game, board);
  return board;
}

function nothing(): void {}

/** A position as the player to act sees it, or as everybody does when the round is over. */
interface Shown {
  readonly view: Common;
  readonly seat: Seat | undefined;
  /** For each lettered move, whether it is legal. */
  readonly legal: Readonly<Record<string, boolean>>;
  readonly made: readonly MadeMove[];
}

/** The last moves, each with the position before it as its player saw it. */
function lastMoves(position: PicturedPosition): MadeMove[] {
  const { moves, summed = 0 } = position;
  return moves.slice(moves.length - summed).map((entry, index) => {
    const { game, state } = matchOf({ ...position, moves: moves.slice(0, moves.length - summed + index) });
    const space = entry.indexOf(' ');
    return { before: game.view(state, Number(entry.slice(0, space))), move: entry.slice(space + 1) };
  });
}

function shownOf(position: PicturedPosition): Shown {
  const { game, state } = matchOf(position);
  const { letters = {}, aimed } = position;
  const moves = Object.keys(letters);
  // Only a player can try moves; a picture without them shows what everybody sees.
  const seat = moves.length > 0 || aimed !== undefined ? game.toAct(state)[0] : undefined;
  const view = game.view(state, seat);
  const isLegal = (move: string) => {
    const { breaks }: Explanation = game.explain(view, seat!, game.read(move));
    return breaks === undefined;
  };
  const legal = Object.fromEntries(moves.map((move) => [move, isLegal(move)]));
  return { view, seat, legal, made: lastMoves(position) };
}

interface BoardPictureProps extends Shown {
  readonly position: PicturedPosition;
}

function BoardPicture({ position, view, seat, legal, made }: BoardPictureProps) {
  const words = useWords();
  const teaching = useContext(TeachingContext);
  const { letters, aimed, room = ROOM } = position;
  const board = use(boardOf(position.game, view));
  const layout = board.layOut(view, room);
  const shown = { view, layout, seat, picked: undefined, offers: [], aimed, words };
  return (
    <PictureFrame room={layout.room}>
      <board.Table {...shown} onAim={nothing} onPlay={nothing} />
      {letters && board.Letters && <board.Letters layout={layout} letters={letters} answers={{ view, legal }} />}
      {made.length > 0 && teaching?.Sum && <teaching.Sum layout={layout} made={made} />}
    </PictureFrame>
  );
}

interface PositionPictureProps {
  readonly position: PicturedPosition;
  /** In place of the board. */
  readonly Drawing: BoardPart<DrawingProps> | undefined;
}

function PositionPicture({ position, Drawing }: PositionPictureProps) {
  const shown = useMemo(() => shownOf(position), [position]);
  return Drawing ? <Drawing view={shown.view} room={ROOM} /> : <BoardPicture position={position} {...shown} />;
}

function Rows({ rows }: PicturedRows) {
  const words = useRuleWords();
  return (
    <ul className="tile-rows">
      {rows.map(({ text, allowed }) => (
        <li key={text}>
          {allowed !== undefined && (
            <span className={allowed ? 'verdict allowed' : 'verdict refused'}>
              <span aria-hidden="true">{allowed ? '✓' : '✕'}</span>
              <span className="hidden">{allowed ? words.allowed : words.refused}</span>
            </span>
          )}
          <span>
            <DrawnText text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly game: GameId;
  readonly picture: PicturedPosition | PicturedRows;
  readonly caption: string;
  readonly Drawing: BoardPart<DrawingProps> | undefined;
}

export function RulePicture({ game, picture, caption, Drawing }: Props) {
  const wide = 'rows' in picture || picture.letters;
  return (
    <figure className={`picture ${game}${wide ? ' wide' : ''}`}>
      {'rows' in picture ? <Rows {...picture} /> : <PositionPicture position={picture} Drawing={Drawing} />}
      <figcaption>
        <DrawnText text={caption} />
      </figcaption>
    </figure>
  );
}
