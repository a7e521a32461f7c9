/** The print page: what to print, a preview, and the PDF, which is made in the browser. */

import { gameOf } from '@boneyard/print/games';
import { pagesOf, sheet } from '@boneyard/print/sheet';
import type { Spec } from '@boneyard/print/spec';
import { textsIn } from '@boneyard/print/texts';
import { use, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { useSettings } from '../app/settings';
import { TopBar } from '../app/topbar';
import { saveFile } from '../storage/downloads';
import { breath } from '../ui/slices';
import { Preview } from './preview';
import { defaultChoices, fileName, type PrintChoices, specOf } from './printchoices';
import { PrintForm } from './printform';
import { usePrintWords } from './printwords';
import './print.css';

/** How to make the game whose tiles or board are printed. */
function Making({ spec }: { readonly spec: Spec }) {
  const { language } = useSettings();
  const { pages } = use(textsIn(language));
  if (spec.kind !== 'tiles' && spec.kind !== 'board') return undefined;
  const { making } = pages[spec.kind === 'tiles' ? gameOf(spec.set) : spec.game].leaflet;
  return (
    making && (
      <section className="making" aria-labelledby="making">
        <h2 id="making">{making.title}</h2>
        {making.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
    )
  );
}

export function PrintPage() {
  const { print } = usePrintWords();
  const { language } = useSettings();
  const search = useSearch();
  const [wish, setWish] = useState<PrintChoices>(() => defaultChoices(navigator.language, search));
  const [status, setStatus] = useState('');
  /** How much of the PDF is made, from 0 to 1; undefined while none is. */
  const [making, setMaking] = useState<number>();
  const spec = useMemo(() => specOf(wish, language), [wish, language]);

  async function save(): Promise<void> {
    setStatus(print.saving);
    setMaking(0);
    try {
      await breath();
      const bytes = await sheet(spec, (done, all) => {
        setMaking(done / all);
        return breath();
      });
      const name = fileName(spec);
      saveFile(name, new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }));
      setStatus(print.saved(name, pagesOf(spec, await textsIn(spec.language)).length));
    } catch {
      setStatus(print.failed);
    }
    setMaking(undefined);
  }

  return (
    <div className="page printing">
      <TopBar />
      <main>
        <h1>{print.title}</h1>
        <p className="promise">{print.about}</p>
        <div className="paper-desk">
          <form
            className="panel"
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}
          >
            <PrintForm
              choices={wish}
              onChange={(change) => {
                setWish({ ...wish, ...change });
                setStatus('');
              }}
            />
            <p>
              {print.notes[wish.kind]} {wish.kind === 'tiles' && wish.backs && print.notes.backs}
            </p>
            <Making spec={spec} />
            <button type="submit" className="button brass large" disabled={making !== undefined}>
              {print.save}
            </button>
            {making !== undefined && <progress aria-label={print.saving} max={1} value={making} />}
            <p role="status" className="said">
              {status}
            </p>
          </form>
          <Preview spec={spec} />
        </div>
      </main>
    </div>
  );
}
