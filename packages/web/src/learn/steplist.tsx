/** The steps of a lesson by name, with those that are done: beside the board, or behind a button where that has no room. */

import { useEffect, useRef, useState } from 'react';
import { useWords } from '../app/language';
import { useLessons } from './lessonwords';

interface Props {
  readonly titles: readonly string[];
  readonly at: number;
  readonly done: readonly boolean[];
  readonly minutes: number;
  onGo(step: number): void;
}

export function StepList({ titles, at, done, minutes, onGo }: Props) {
  const { speech } = useWords();
  const words = useLessons();
  const [open, setOpen] = useState(false);
  const current = useRef<HTMLButtonElement>(null);
  const count = done.filter(Boolean).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a long list is scrolled to where the learner is
  useEffect(() => {
    // It returns a promise in some browsers, which an effect must not.
    current.current?.scrollIntoView?.({ block: 'nearest' });
  }, [at, open]);
  return (
    <>
      <button
        type="button"
        className="button steps-button"
        aria-expanded={open}
        aria-controls="steps"
        aria-label={speech.labelled(words.steps, `${at + 1} / ${titles.length}`)}
        onClick={() => setOpen(!open)}
      >
        {at + 1} / {titles.length}
      </button>
      <nav
        id="steps"
        className={open ? 'steps open' : 'steps'}
        aria-label={words.steps}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        <p className="quiet">{words.length(titles.length, minutes)}</p>
        <progress max={titles.length} value={count} aria-label={words.doneOf(count, titles.length)} />
        <ol>
          {titles.map((title, index) => (
            <li key={title}>
              <button
                ref={index === at ? current : undefined}
                type="button"
                className={done[index] ? 'step done' : 'step'}
                aria-current={index === at ? 'step' : undefined}
                onClick={() => {
                  setOpen(false);
                  onGo(index);
                }}
              >
                <span className="mark" aria-hidden="true">
                  {done[index] ? '✓' : index + 1}
                </span>
                <span>
                  <span className="hidden">{words.stepTo(index + 1, '')}</span>
                  {title}
                  {done[index] && <span className="hidden"> ({words.doneMark})</span>}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}
