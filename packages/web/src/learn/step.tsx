/** One step of a lesson: what there is to know, what to do, and what the table says to what was tried. */

import { matchOf } from '@boneyard/engine/position';
import type { GameId } from '@boneyard/rules/games';
import type { CourseId } from '@boneyard/words/en/lessons/lessons';
import type { StepWords } from '@boneyard/words/lessons';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Board } from '../boards/board';
import { useWords } from '../language';
import { sound } from '../sounds';
import { Bench } from './bench';
import type { Step } from './course';
import { useExercise } from './exercise';
import { useLessons } from './speaking';

interface Props {
  readonly course: CourseId;
  readonly step: Step;
  readonly board: Board;
  /** Which step it is. */
  readonly place: string;
  onDone(): void;
  onNext(): void;
}

export function StepPlayer({ course, step, board, place, onDone, onNext }: Props) {
  const { games, speech, web } = useWords();
  const words = useLessons();
  const texts: Readonly<Record<string, StepWords>> = words.courses[course];
  const { title, text, asks, right } = texts[step.id]!;
  const first = useMemo(() => matchOf(step), [step]);
  const exercise = useExercise(first, step.seat, step.asks);
  const [misfit, setMisfit] = useState<string>();
  const next = useRef<HTMLButtonElement>(null);
  const { reply, done } = exercise;
  const over = done === step.asks.length;
  const tries = useMemo(() => {
    const { game, state } = first;
    return Object.keys(step.letters ?? {}).filter((move) => {
      return game.explain(game.view(state, step.seat), step.seat, game.read(move)).breaks !== undefined;
    });
  }, [first, step]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said belongs to what was tried
  useEffect(() => setMisfit(undefined), [reply]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is done
  useEffect(() => {
    if (!over) return;
    sound('won');
    onDone();
    next.current?.focus({ preventScroll: true });
  }, [over]);

  const ask = asks[done] ?? '';
  function said(): { readonly strong: string; readonly text: string; readonly refused: boolean } {
    if (over) return { strong: words.right, text: right, refused: false };
    if (misfit !== undefined) return { strong: '', text: misfit, refused: true };
    if (exercise.happening) return { strong: '', text: web.table.doesItHold, refused: false };
    switch (reply?.kind) {
      case 'refused':
        return { strong: '', text: games[step.game as GameId].breaks(reply.explanation), refused: true };
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
    <>
      <section className="teaching" aria-labelledby="step">
        <p className="quiet">{place}</p>
        <h2 id="step">{title}</h2>
        <p>{text}</p>
      </section>
      <Bench
        board={board}
        exercise={exercise}
        seat={step.seat}
        names={names}
        over={over}
        tries={tries}
        {...(step.letters && { letters: step.letters })}
        onMisfit={setMisfit}
      >
        <p className={now.refused ? 'sentence refused' : 'sentence'} role="status">
          {now.strong && <strong>{now.strong} </strong>}
          {now.text}
        </p>
        {over && (
          <div className="row">
            <button type="button" className="button" onClick={exercise.again}>
              {words.again}
            </button>
            <button ref={next} type="button" className="button brass" onClick={onNext}>
              {words.next}
            </button>
          </div>
        )}
      </Bench>
    </>
  );
}
