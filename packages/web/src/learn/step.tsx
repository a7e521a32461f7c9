/** One step of a lesson: the explanation, the task, and the reply to what the learner tries. */

import { matchOf } from '@boneyard/engine/position';
import type { GameId } from '@boneyard/rules/games';
import type { StepWords } from '@boneyard/words/lessons';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../app/language';
import { usePageWords } from '../app/wordsondemand';
import type { Board } from '../table/boards/board';
import { sound } from '../ui/sounds';
import type { LessonStep } from './course';
import { DrawnText, TeachingContext } from './drawntext';
import { useExercise } from './exercise';
import { ExerciseBoard } from './exerciseboard';
import { useLessons } from './lessonwords';

interface Props {
  readonly course: string;
  readonly step: LessonStep;
  readonly board: Board;
  /** Another step was here before, so the focus stays at the table. */
  readonly follows: boolean;
  onDone(): void;
  onNext(): void;
}

interface Said {
  readonly strong: string;
  readonly text: string;
  readonly refused: boolean;
}

export function StepPlayer({ course, step, board, follows, onDone, onNext }: Props) {
  const pageWords = useWords();
  const { games, speech, web } = pageWords;
  const words = useLessons();
  const teaching = useContext(TeachingContext);
  const texts: Readonly<Record<string, StepWords>> = usePageWords(step.game as GameId).lessons[course]!;
  const { asks, right } = texts[step.id]!;
  const first = useMemo(() => matchOf(step), [step]);
  const exercise = useExercise(first, step.seat, step.asks);
  /** What was said besides the reply: a tile fits nowhere, or a hint. */
  const [aside, setAside] = useState<Said>();
  const next = useRef<HTMLButtonElement>(null);
  const { reply, done, positions } = exercise;
  const over = done === step.asks.length;
  const tries = useMemo(() => {
    const { game, state } = first;
    return Object.keys(step.letters ?? {}).filter((move) => {
      return game.explain(game.view(state, step.seat), step.seat, game.read(move)).breaks !== undefined;
    });
  }, [first, step]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said belongs to what was tried
  useEffect(() => setAside(undefined), [reply]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is done
  useEffect(() => {
    if (!over) return;
    sound('won');
    onDone();
    next.current?.focus({ preventScroll: true });
  }, [over]);

  /** A move that the step asks for now. */
  function wanted(): string {
    const { game, state } = positions.at(-1)!;
    const view = game.view(state, step.seat);
    const ask = step.asks[done]!;
    if ('refused' in ask) return ask.refused[0]!;
    return ask.moves === 'any' ? game.write(game.moves(view, step.seat)[0]) : ask.moves[0]!;
  }

  function hint(show: (move: string) => void): void {
    const { game, state } = positions.at(-1)!;
    const move = wanted();
    show(move);
    const laid = board.tileOf(move) !== undefined;
    const deed = board.narration.offer(move, game.view(state, step.seat), step.seat, pageWords);
    setAside({ strong: '', text: laid ? words.hintTile : words.hintDeed(deed), refused: false });
  }

  const ask = asks[done] ?? '';
  function said(): Said {
    if (over) return { strong: words.right, text: right, refused: false };
    if (aside) return aside;
    if (exercise.happening) return { strong: '', text: web.table.doesItHold, refused: false };
    switch (reply?.kind) {
      case 'refused': {
        const why = games[step.game as GameId].breaks(reply.explanation, true);
        return { strong: '', text: reply.wanted ? `${why} ${ask}` : why, refused: !reply.wanted };
      }
      case 'other':
        return { strong: '', text: words.other(ask), refused: true };
      case 'no verdict':
        return { strong: '', text: web.table.noVerdict, refused: true };
      default:
        return { strong: done > 0 ? words.right : '', text: ask, refused: false };
    }
  }
  const now = said();
  const names = Array.from({ length: step.players }, (_, seat) => (seat === step.seat ? speech.you : words.seat));

  return (
    <ExerciseBoard
      board={board}
      exercise={exercise}
      seat={step.seat}
      names={names}
      over={over}
      tries={tries}
      focused={follows}
      counts={step.counts}
      teaching={teaching}
      lit={step.lit}
      {...(step.letters && { letters: step.letters })}
      onMisfit={(text) => setAside({ strong: '', text, refused: true })}
    >
      {(show) => (
        <div className="task">
          <p className={now.refused ? 'sentence refused' : 'sentence'} role="status">
            {now.strong && <strong>{now.strong} </strong>}
            <DrawnText text={now.text} />
          </p>
          {over ? (
            <div className="row">
              <button type="button" className="button" onClick={exercise.again}>
                {words.again}
              </button>
              <button ref={next} type="button" className="button brass" onClick={onNext}>
                {words.next}
              </button>
            </div>
          ) : (
            <button
              type="button"
              className="button hint"
              disabled={exercise.happening !== undefined}
              onClick={() => hint(show)}
            >
              {words.hint}
            </button>
          )}
        </div>
      )}
    </ExerciseBoard>
  );
}
