/** Which folded sections of a page are open: those that the reader opens, the one that a link leads to, and all on paper. */

import { type RefObject, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Folds {
  isOpen(section: string): boolean;
  set(section: string, open: boolean): void;
  /** Opens what a link within the page leads to, and goes there. */
  goTo(id: string): void;
}

export const idInAddress = () => decodeURIComponent(location.hash.slice(1));

export function useFolds(page: RefObject<HTMLElement | null>): Folds {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [printing, setPrinting] = useState(false);

  const goTo = useCallback(
    (id: string) => {
      const target = id === '' ? null : document.getElementById(id);
      const section = target?.closest<HTMLElement>('[data-fold]');
      if (!target || !page.current?.contains(target)) return;
      if (section) flushSync(() => setOpen((before) => new Set([...before, section.id])));
      target.scrollIntoView();
      // Tab goes on from here, and screen readers begin here.
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    },
    [page],
  );

  useEffect(() => {
    const follow = () => goTo(idInAddress());
    // After the drawing, since an effect may not draw at once.
    const first = setTimeout(follow);
    addEventListener('hashchange', follow);
    return () => {
      clearTimeout(first);
      removeEventListener('hashchange', follow);
    };
  }, [goTo]);

  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);

  return {
    isOpen: (section) => printing || open.has(section),
    set(section, isOpen) {
      if (printing) return;
      setOpen((before) => {
        const after = new Set(before);
        if (isOpen) after.add(section);
        else after.delete(section);
        return after;
      });
    },
    goTo,
  };
}
