/** One puzzle on a live board, with feedback to each try and a reason for the solution. */

import { type Puzzle, positionOf } from '@boneyard/bots/puzzles/puzzle';
import type { Match } from '@boneyard/engine/match';
import type { Seat, Table } from '@boneyard/rules/game';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { partnersOf } from '@boneyard/rules/sides';
import type { Browser } from '@boneyard/words/en/browser';
import { facts } from '@boneyard/words/facts';
import type { Form } from '@boneyard/words/forms';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/language';
import { CompactNavigation } from '../app/topbar';
import { useForm } from '../app/wordsondemand';
import { webGames } from '../games';
import { useExercise } from '../learn/exercise';
import { ExerciseBoard } from '../learn/exerciseboard';
import { saveDay, savePuzzle, useSolvedPuzzles } from '../storage/solvedpuzzles';
import type { Board } from '../table/boards/board';
import { useMediaQuery } from '../ui/mediaquery';
import { Message } from '../ui/message';
import { sound } from '../ui/sounds';
import { dayOf, puzzleOn, setOn } from './day';
import { type ListedPuzzle, nameOf, nextUnsolved } from './puzzleorder';
import { gameOfSet, PUZZLE_SETS, puzzlesOf, setTitle } from './puzzlesets';
import { usePuzzleWords } from './puzzlewords';
import '../learn/learn.css';
import './puzzlepage.css';

interface Props {
  readonly set: string;
  readonly listed: readonly ListedPuzzle[];
  readonly shown: ListedPuzzle;
  readonly board: Board;
}

function isToday(set: string, number: number, of: number): boolean {
  const today = dayOf(new Date());
  return setOn(today) === set && puzzleOn(today, of) === number - 1;
}

/** The other seats in the order of play. */
function othersAt(seat: Seat, players: number): Seat[] {
  return Array.from({ length: players - 1 }, (_, i) => (seat + 1 + i) % players);
}

/** The rules that differ from the usual ones. Each with its name: alone, a value such as "pass" would read like the answer. */
function rulesIn({ players, options }: Table, game: GameId, form: Form, { speech }: Browser): string[] {
  return Object.entries(gameCalled(game)!.options).flatMap(([name, option]) => {
    const value = options[name]!;
    if (option.kind === 'match' || value === option.usual({ players, options })) return [];
    const { label, values } = form[name]!;
    return value === true ? [label] : [speech.labelled(label, values?.[String(value)] ?? String(value))];
  });
}

/** On a small screen the board needs the room, so the facts are folded there. */
const LARGE = '(min-width: 801px) and (min-height: 521px)';

interface FactsProps {
  readonly puzzle: Puzzle;
  readonly first: Match;
  readonly names: readonly string[];
  readonly partnered: boolean;
  readonly situation: string;
}

function Facts({ puzzle: { seat, proof }, first: { table, state, game }, names, partnered, situation }: FactsProps) {
  const words = usePuzzleWords();
  const large = useMediaQuery(LARGE);
  const id = game.id as GameId;
  const [next, ...others] = othersAt(seat, table.players);
  const rules = rulesIn(table, id, useForm(id), useWords());
  const held = [next!, ...others].map((other) => words.holds(names[other]!, state.held[other]!));
  return (
    <details key={String(large)} open={large}>
      <summary>{words.position}</summary>
      <p>
        {held.join(' ')} {words.scores(state.scores[seat]!, state.scores[next!]!, partnered)}
      </p>
      <p>{situation}</p>
      {rules.length > 0 && <p>{facts(...rules)}</p>}
      <p className="quiet">{words.hands[proof]}</p>
    </details>
  );
}

function PuzzleBoard({ set, listed, shown: { puzzle, number, grade, place }, board }: Props) {
  const words = usePuzzleWords();
  const pageWords = useWords();
  const { web, games, speech } = pageWords;
  const { seat, best, proof, margins } = puzzle;
  const game = gameOfSet(set);
  const first = useMemo(() => positionOf(game, puzzle), [game, puzzle]);
  const tasks = useMemo(() => [{ moves: [best] }], [best]);
  const exercise = useExercise(first, seat, tasks);
  const [misfit, setMisfit] = useState<string>();
  const [shown, setShown] = useState(false);
  const { puzzles: results } = useSolvedPuzzles();
  const onward = useRef<HTMLAnchorElement>(null);
  const { reply, done } = exercise;
  const over = done > 0;
  const id = nameOf(set, number);
  const name = words.name(words.grades[grade], place);
  const next = nextUnsolved(listed, (other) => results[nameOf(set, other)], number);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each reply
  useEffect(() => {
    setMisfit(undefined);
    if (reply?.kind === 'other') {
      sound('refuse');
      savePuzzle(id, 'missed');
    }
    if (reply?.kind !== 'right') return;
    sound('won');
    savePuzzle(id, shown ? 'missed' : 'solved');
    if (!shown && isToday(set, number, listed.length)) saveDay(dayOf(new Date()));
    onward.current?.focus({ preventScroll: true });
  }, [reply]);

  const others = othersAt(seat, first.table.players);
  const names = others.reduce(
    (all, other, i) => all.with(other, speech.bot(i)),
    Array<string>(others.length + 1).fill(speech.you),
  );
  const [partner] = partnersOf(first.game, first.table, seat);
  const partnered = partner !== undefined;
  const view = useMemo(() => first.game.view(first.state, seat), [first, seat]);
  const offer = board.narration.offer(best, view, seat, pageWords);

  function feedback(): { readonly strong: string; readonly text: string; readonly refused: boolean } {
    if (over) {
      const why = words[proof === 'search' ? 'searched' : 'proved'](...margins, partnered);
      return { strong: shown ? words.shown(offer) : words.right, text: why, refused: false };
    }
    if (misfit !== undefined) return { strong: '', text: misfit, refused: true };
    if (exercise.happening) return { strong: '', text: web.table.doesItHold, refused: false };
    switch (reply?.kind) {
      case 'refused':
        return { strong: '', text: games[game].breaks(reply.explanation, true), refused: true };
      case 'other':
        return { strong: '', text: words.wrong, refused: true };
      case 'no verdict':
        return { strong: '', text: web.table.noVerdict, refused: true };
      default:
        return { strong: web.table.yourTurn, text: board.expected(view, seat, pageWords), refused: false };
    }
  }
  const now = feedback();

  return (
    <div className={`lesson puzzle-page table-page ${game}`}>
      <header className="bar">
        <CompactNavigation />
        <h1 className="what">{words.heading(setTitle(set, pageWords), name)}</h1>
        <nav className="tools" aria-label={web.table.tools}>
          <Link href="/puzzles" className="button">
            {words.all}
          </Link>
        </nav>
      </header>
      <section className="teaching" aria-labelledby="puzzle">
        <h2 id="puzzle">{name}</h2>
        <p>{partnered ? words.sideTask(names[partner]!) : words.task}</p>
        <Facts {...{ puzzle, first, names, partnered }} situation={board.situation(view, pageWords)} />
        {over && <p className="quiet">{words.graded(puzzle.misses)}</p>}
      </section>
      <ExerciseBoard
        board={board}
        exercise={exercise}
        seat={seat}
        names={names}
        over={over}
        {...(proof !== 'search' && { known: others })}
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
              <Link
                ref={onward}
                href={next ? `/puzzles/${nameOf(set, next.number)}` : '/puzzles'}
                className="button brass"
              >
                {next ? words.next : words.all}
              </Link>
            </>
          )}
        </div>
      </ExerciseBoard>
    </div>
  );
}

const boards = new Map<string, Promise<Board>>();

/** All puzzles of a game are played on the same board, even where their options differ. */
function boardFor(game: GameId, { options }: Puzzle): Promise<Board> {
  const board = boards.get(game) ?? webGames[game].load(options);
  boards.set(game, board);
  return board;
}

function FoundPuzzle({ set, number }: { readonly set: string; readonly number: number }) {
  const words = usePuzzleWords();
  const listed = use(puzzlesOf(set));
  const shown = listed.find((one) => one.number === number);
  if (!shown) return <Message {...words.missing} />;
  return <LoadedPuzzle set={set} listed={listed} shown={shown} />;
}

function LoadedPuzzle(props: Omit<Props, 'board'>) {
  return <PuzzleBoard {...props} board={use(boardFor(gameOfSet(props.set), props.shown.puzzle))} />;
}

export function PuzzlePage({ set, number }: { readonly set: string; readonly number: string }) {
  const { web } = useWords();
  if (!PUZZLE_SETS.includes(set) || !/^[1-9]\d{0,4}$/.test(number)) return <Message {...web.notFound} />;
  return <FoundPuzzle set={set} number={Number(number)} />;
}
