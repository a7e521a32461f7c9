/** One puzzle on a live board: try, be told, and see what proves the answer. */

import { type Puzzle, positionOf } from '@boneyard/bots/puzzles/puzzle';
import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Board } from '../boards/board';
import { offeredOf } from '../boards/boards';
import { keepDay, keepPuzzle } from '../keeping/solved';
import { useWords } from '../language';
import { Bench } from '../learn/bench';
import { useExercise } from '../learn/exercise';
import { Message } from '../pages/message';
import { sound } from '../sounds';
import { rulesOf } from '../table/company';
import { dayOf, gameOn, puzzleOn } from './day';
import { gradeOf, puzzlesOf } from './sets';
import { useSolving } from './speaking';
import '../look/learn.css';

interface Props {
  readonly game: GameId;
  readonly number: number;
  readonly of: number;
  readonly puzzle: Puzzle;
  readonly board: Board;
}

function isToday(game: GameId, number: number, of: number): boolean {
  const today = dayOf(new Date());
  return gameOn(today) === game && puzzleOn(today, of) === number - 1;
}

function Player({ game, number, of, puzzle, board }: Props) {
  const words = useSolving();
  const spoken = useWords();
  const { web, games, speech } = spoken;
  const { seat, best, proof, margins } = puzzle;
  const first = useMemo(() => positionOf(game, puzzle), [game, puzzle]);
  const asks = useMemo(() => [{ moves: [best] }], [best]);
  const exercise = useExercise(first, seat, asks);
  const [misfit, setMisfit] = useState<string>();
  const [shown, setShown] = useState(false);
  const next = useRef<HTMLAnchorElement>(null);
  const { reply, done } = exercise;
  const over = done > 0;
  const id = `${game}/${number}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said belongs to what was tried
  useEffect(() => {
    setMisfit(undefined);
    if (reply?.kind === 'other') {
      sound('refuse');
      keepPuzzle(id, 'missed');
    }
    if (reply?.kind !== 'right') return;
    sound('won');
    keepPuzzle(id, shown ? 'missed' : 'solved');
    if (!shown && isToday(game, number, of)) keepDay(dayOf(new Date()));
    next.current?.focus({ preventScroll: true });
  }, [reply]);

  const { table, state } = first;
  const other = 1 - seat;
  const names = [0, 1].map((one) => (one === seat ? speech.you : words.other));
  const view = useMemo(() => first.game.view(first.state, seat), [first, seat]);
  const offer = board.telling.offer(best, view, seat, spoken);

  function said(): { readonly strong: string; readonly text: string; readonly refused: boolean } {
    if (over) {
      const why = words[proof](...margins);
      return { strong: shown ? words.shown(offer) : words.right, text: why, refused: false };
    }
    if (misfit !== undefined) return { strong: '', text: misfit, refused: true };
    if (exercise.happening) return { strong: '', text: web.table.doesItHold, refused: false };
    switch (reply?.kind) {
      case 'refused':
        return { strong: '', text: games[game].breaks(reply.explanation), refused: true };
      case 'other':
        return { strong: '', text: words.wrong, refused: true };
      case 'no verdict':
        return { strong: '', text: web.table.noVerdict, refused: true };
      default:
        return { strong: web.table.yourTurn, text: board.expected(view, seat, spoken), refused: false };
    }
  }
  const now = said();

  return (
    <div className={`lesson table-page ${game}`}>
      <header className="bar">
        <Link href="/" className="wordmark" aria-label={`Boneyard: ${web.home}`}>
          Boneyard
        </Link>
        <h1 className="what">
          {words.heading(games[game].name, number)} <span className="rules">· {rulesOf(table, game, spoken)}</span>
        </h1>
        <nav className="tools" aria-label={web.table.tools}>
          <Link href="/puzzles" className="button">
            {words.all}
          </Link>
        </nav>
      </header>
      <section className="teaching" aria-labelledby="puzzle">
        <h2 id="puzzle">{words.number(number)}</h2>
        <p>{words.task}</p>
        <p>
          {words.holds(words.other, state.held[other]!)} {words.scores(state.scores[seat]!, state.scores[other]!)}
        </p>
        <p>{board.situation(view, spoken)}</p>
        <p className="quiet">{proof === 'exact' ? words.known : words.hidden}</p>
        <p className="quiet">{words.graded(words.grades[gradeOf(puzzle)], puzzle.misses)}</p>
      </section>
      <Bench
        board={board}
        exercise={exercise}
        seat={seat}
        names={names}
        over={over}
        {...(proof === 'exact' && { known: other })}
        onMisfit={setMisfit}
      >
        <p className={now.refused ? 'sentence refused' : 'sentence'} role="status">
          {now.strong && <strong>{now.strong} </strong>}
          {now.text}
        </p>
        <div className="row">
          {!over && reply?.kind === 'other' && (
            <button
              type="button"
              className="button"
              onClick={() => {
                setShown(true);
                exercise.try(best);
              }}
            >
              {words.show}
            </button>
          )}
          {over && (
            <>
              <button
                type="button"
                className="button"
                onClick={() => {
                  setShown(false);
                  exercise.again();
                }}
              >
                {words.again}
              </button>
              <Link ref={next} href={`/puzzles/${game}/${(number % of) + 1}`} className="button brass">
                {words.next}
              </Link>
            </>
          )}
        </div>
      </Bench>
    </div>
  );
}

const tables = new Map<string, Promise<Board>>();

/** Towers of both kinds share a board. */
function tableFor(game: GameId, { options }: Puzzle): Promise<Board> {
  const board = tables.get(game) ?? offeredOf(game)!.load(options);
  tables.set(game, board);
  return board;
}

function Found({ game, number }: { readonly game: GameId; readonly number: number }) {
  const words = useSolving();
  const puzzles = use(puzzlesOf(game));
  const puzzle = puzzles[number - 1];
  if (!puzzle) return <Message {...words.missing} />;
  return <Loaded game={game} number={number} of={puzzles.length} puzzle={puzzle} />;
}

function Loaded(props: Omit<Props, 'board'>) {
  return <Player {...props} board={use(tableFor(props.game, props.puzzle))} />;
}

export function PuzzlePage({ game: id, number }: { readonly game: string; readonly number: string }) {
  const { web } = useWords();
  const game = GAME_IDS.find((one) => one === id);
  if (!game || !/^[1-9]\d{0,4}$/.test(number)) return <Message {...web.notFound} />;
  return <Found game={game} number={Number(number)} />;
}
