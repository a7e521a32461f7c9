/** A lesson: one step after the other, each on a live board. */

import { GAME_IDS } from '@boneyard/rules/games';
import type { CourseId } from '@boneyard/words/en/lessons/lessons';
import { use, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { keepStep, useLearned } from '../keeping/learned';
import { useWords } from '../language';
import { Message } from '../pages/message';
import { COURSE_IDS, courseOf, type Loaded } from './courses';
import { useLessons } from './speaking';
import { StepPlayer } from './step';
import '../look/learn.css';

interface StepsProps {
  readonly titles: readonly string[];
  readonly at: number;
  readonly done: readonly boolean[];
  onGo(step: number): void;
}

function Steps({ titles, at, done, onGo }: StepsProps) {
  const words = useLessons();
  return (
    <nav className="steps" aria-label={words.steps}>
      <ol>
        {titles.map((title, index) => (
          <li key={title}>
            <button
              type="button"
              className={done[index] ? 'step done' : 'step'}
              aria-current={index === at ? 'step' : undefined}
              aria-label={`${words.stepTo(index + 1, title)}${done[index] ? ` (${words.doneMark})` : ''}`}
              title={title}
              onClick={() => onGo(index)}
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Finished({ id, onAgain }: { readonly id: CourseId; onAgain(): void }) {
  const words = useLessons();
  const { web } = useWords();
  const game = GAME_IDS.find((one) => one === id) ?? 'magnetic';
  const next = COURSE_IDS[COURSE_IDS.indexOf(id) + 1];
  return (
    <main className="message">
      <h1>{words.finished(words.names[id])}</h1>
      <div className="actions wrap">
        <Link href={`/play/${game}`} className="button brass">
          {words.play}
        </Link>
        <Link href={`/rules/${game}`} className="button">
          {words.rules}
        </Link>
        <Link href="/puzzles" className="button">
          {words.puzzles}
        </Link>
        {next && (
          <Link href={`/learn/${next}`} className="button">
            {words.nextCourse(words.names[next])}
          </Link>
        )}
        <button type="button" className="button" onClick={onAgain}>
          {words.again}
        </button>
        <Link href="/" className="button">
          {web.home}
        </Link>
      </div>
    </main>
  );
}

function Taken({ id, course: { steps, board } }: { readonly id: CourseId; readonly course: Loaded }) {
  const words = useLessons();
  const { web } = useWords();
  const known = useLearned()[id] ?? [];
  const done = steps.map((step) => known.includes(step.id));
  const [at, setAt] = useState(() => Math.max(0, done.indexOf(false)));
  const texts: Readonly<Record<string, { readonly title: string }>> = words.courses[id];
  const step = steps[at];
  useEffect(() => {
    document.title = `${words.title(words.names[id])} · ${web.title}`;
    return () => {
      document.title = web.title;
    };
  }, [words, web, id]);
  if (!step) return <Finished id={id} onAgain={() => setAt(0)} />;
  return (
    <div className={`lesson table-page ${step.game}`}>
      <header className="bar">
        <Link href="/" className="wordmark" aria-label={`Boneyard: ${web.home}`}>
          Boneyard
        </Link>
        <h1 className="what">{words.title(words.names[id])}</h1>
        <Steps titles={steps.map((one) => texts[one.id]!.title)} at={at} done={done} onGo={setAt} />
      </header>
      <StepPlayer
        key={step.id}
        course={id}
        step={step}
        board={board}
        place={words.step(at + 1, steps.length)}
        onDone={() => keepStep(id, step.id)}
        onNext={() => setAt(at + 1)}
      />
    </div>
  );
}

function Course({ id }: { readonly id: CourseId }) {
  return <Taken id={id} course={use(courseOf(id))} />;
}

export function LearnPage({ id }: { readonly id: string }) {
  const { web } = useWords();
  const course = COURSE_IDS.find((one) => one === id);
  return course ? <Course key={course} id={course} /> : <Message {...web.notFound} />;
}
