/** A preview of the printed pages: one large, and all of them small. */

import { pagesOf } from '@boneyard/print/sheet';
import type { Spec } from '@boneyard/print/spec';
import { textsIn } from '@boneyard/print/texts';
import { use, useDeferredValue, useMemo, useState } from 'react';
import { usePrintWords } from './printwords';
import { DrawnPage } from './sheetdrawing';

export function Preview({ spec }: { readonly spec: Spec }) {
  const { print } = usePrintWords();
  // Not every keystroke in the fields needs to redraw the pages at once.
  const shown = useDeferredValue(spec);
  const texts = use(textsIn(shown.language));
  const pages = useMemo(() => pagesOf(shown, texts), [shown, texts]);
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
