/** The contents of the rules: beside the text where there is room, folded above it where there is none. */

import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { idInAddress } from './folds';
import { useRuleWords } from './rulewords';

export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
  /** Begins the details. */
  readonly chapter?: string;
}

const WIDE = '(min-width: 1000px)';

function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(WIDE).matches,
  );
}

/** How long the page settles after a link, in milliseconds; what passes by meanwhile is not being read. */
const SETTLES = 600;

/** The section that is being read: the one that a link has led to, then the last one that comes up to the upper third of the window. */
function useRead(page: RefObject<HTMLElement | null>, entries: readonly ContentsEntry[]): string {
  const [read, setRead] = useState(idInAddress);
  useEffect(() => {
    let led = performance.now();
    const follow = () => {
      led = performance.now();
      setRead(idInAddress());
    };
    addEventListener('hashchange', follow);
    const observer = new IntersectionObserver(
      (seen) => {
        const [there] = seen.filter(({ isIntersecting }) => isIntersecting).slice(-1);
        if (there && performance.now() - led > SETTLES) setRead(there.target.id);
      },
      { rootMargin: '-12% 0px -66%' },
    );
    for (const { id } of entries) {
      const section = document.getElementById(id);
      if (section && page.current?.contains(section)) observer.observe(section);
    }
    return () => {
      removeEventListener('hashchange', follow);
      observer.disconnect();
    };
  }, [page, entries]);
  return read;
}

interface Props {
  readonly page: RefObject<HTMLElement | null>;
  readonly entries: readonly ContentsEntry[];
  onGo(id: string): void;
}

export function Contents({ page, entries, onGo }: Props) {
  const { contents } = useRuleWords();
  const wide = useWide();
  const [open, setOpen] = useState(false);
  const read = useRead(page, entries);
  return (
    <nav className="contents" aria-label={contents}>
      <details open={wide || open} onToggle={({ currentTarget }) => !wide && setOpen(currentTarget.open)}>
        <summary>{contents}</summary>
        <ol>
          {entries.map(({ id, title, chapter }) => (
            <li key={id} data-chapter={chapter}>
              <a
                href={`#${id}`}
                aria-current={id === read ? 'location' : undefined}
                onClick={() => {
                  setOpen(false);
                  // The address may name it already, and then it does not change.
                  if (location.hash === `#${id}`) onGo(id);
                }}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
