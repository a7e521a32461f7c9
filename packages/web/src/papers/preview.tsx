/** The pages that would be printed: one of them large, all of them small. */

import { pagesOf } from '@boneyard/print/sheet';
import type { Spec } from '@boneyard/print/spec';
import { useDeferredValue, useMemo, useState } from 'react';
import { DrawnPage } from './drawing';
import { usePapers } from './speaking';

export function Preview({ spec }: { readonly spec: Spec }) {
  const { print } = usePapers();
  // A shift that is being typed need not be drawn at every key.
  const shown = useDeferredValue(spec);
  const pages = useMemo(() => pagesOf(shown), [shown]);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, pages.length - 1);
  return (
    <section className="preview" aria-labelledby="preview">
      <h2 id="preview">{print.preview}</h2>
      <div role="img" aria-label={print.page(at + 1, pages.length)}>
        <DrawnPage page={pages[at]!} />
      </div>
      {pages.length > 1 && (
        <ol className="small-pages">
          {pages.map((page, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
            <li key={index}>
              <DrawnPage page={page} />
              <button
                type="button"
                aria-label={print.page(index + 1, pages.length)}
                aria-pressed={index === at}
                onClick={() => setChosen(index)}
              >
                {index + 1}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
