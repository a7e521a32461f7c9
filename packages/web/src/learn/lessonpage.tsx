/** A lesson: one step after the other, each on a live board. */

import { facts } from '@boneyard/words/facts';
import type { StepWords } from '@boneyard/words/lessons';
import { use, useEffect, useState } from 'react';
import { useWords } from '../app/language';
import { CompactNavigation } from '../app/topbar';
import { usePageWords } from '../app/wordsondemand';
import { saveStep, useLessonProgress } from '../storage/lessonprogress';
import { Message } from '../ui/message';
import { COURSE_IDS, gameTaughtBy } from './courselist';
import { useCourseProgress } from './courseprogress';
import { courseOf, type Loaded } from './courses';
import { DrawnText, TeachingContext, TeachingPaints } from './drawntext';
import { Finished } from './finished';
import { useLessons } from './lessonwords';
import { StepPlayer } from './step';
import { StepList } from './steplist';
import './learn.css';
import './lesson.css';

function Taken({ id, course: { steps, board, teaching } }: { readonly id: string; readonly course: Loaded }) {
  const words = useLessons();
  const { web, games } = useWords();
  const game = gameTaughtBy(id);
  const name = games[game].courses[id]!;
  const known = useLessonProgress()[id] ?? [];
  const done = steps.map((step) => known.includes(step.id));
  const { minutes } = useCourseProgress(id);
  const [at, setAt] = useState(() => Math.max(0, done.indexOf(false)));
  const texts: Readonly<Record<string, StepWords>> = usePageWords(game).lessons[id]!;
  const step = steps[at];
  const [follows, setFollows] = useState(false);

  function goTo(next: number): void {
    setFollows(true);
    setAt(next);
    scrollTo(0, 0);
  }

  useEffect(() => {
    document.title = facts(words.title(name), web.title);
    return () => {
      document.title = web.title;
    };
  }, [words, web, name]);
  if (!step) return <Finished id={id} taught={steps[0]!} onAgain={() => goTo(0)} />;
  const { title, text } = texts[step.id]!;
  return (
    <TeachingContext value={teaching}>
      <div className={`lesson course table-page ${step.game}`}>
        <TeachingPaints />
        <header className="bar">
          <CompactNavigation />
          <h1 className="what">{words.title(name)}</h1>
        </header>
        <div className="side">
          <section className="teaching" aria-labelledby="step" aria-live="polite">
            <p className="quiet">{words.step(at + 1, steps.length)}</p>
            <h2 id="step">{title}</h2>
            <p>
              <DrawnText text={text} />
            </p>
          </section>
          <StepList
            titles={steps.map((one) => texts[one.id]!.title)}
            at={at}
            done={done}
            minutes={minutes}
            onGo={goTo}
          />
        </div>
        <StepPlayer
          key={step.id}
          course={id}
          step={step}
          board={board}
          follows={follows}
          onDone={() => saveStep(id, step.id)}
          onNext={() => goTo(at + 1)}
        />
      </div>
    </TeachingContext>
  );
}

function Course({ id }: { readonly id: string }) {
  return <Taken id={id} course={use(courseOf(id))} />;
}

export function LearnPage({ id }: { readonly id: string }) {
  const { web } = useWords();
  const course = COURSE_IDS.find((one) => one === id);
  return course ? <Course key={course} id={course} /> : <Message {...web.notFound} />;
}
