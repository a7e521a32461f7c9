/** What to print, how it will look, and the PDF, which is made here and nowhere else. */

import { pagesOf, sheet } from '@boneyard/print/sheet';
import { useMemo, useState } from 'react';
import { saveFile } from '../keeping/files';
import { Top } from '../pages/top';
import { useSettings } from '../settings';
import { Asking } from './asking';
import { Preview } from './preview';
import { usePapers } from './speaking';
import { fileName, firstWish, specOf, type Wish } from './wish';
import '../look/papers.css';

export function PrintPage() {
  const { print } = usePapers();
  const { language } = useSettings();
  const [wish, setWish] = useState<Wish>(() => firstWish(navigator.language));
  const [said, setSaid] = useState('');
  const spec = useMemo(() => specOf(wish, language), [wish, language]);

  async function save(): Promise<void> {
    setSaid(print.saving);
    try {
      const bytes = await sheet(spec);
      const name = fileName(spec);
      saveFile(name, new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }));
      setSaid(print.saved(name, pagesOf(spec).length));
    } catch {
      setSaid(print.failed);
    }
  }

  return (
    <div className="page papers">
      <Top />
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
            <Asking
              wish={wish}
              onChange={(change) => {
                setWish({ ...wish, ...change });
                setSaid('');
              }}
            />
            <p>
              {print.notes[wish.kind]} {wish.kind === 'tiles' && wish.backs && print.notes.backs}
            </p>
            <button type="submit" className="button brass large">
              {print.save}
            </button>
            <p role="status" className="said">
              {said}
            </p>
          </form>
          <Preview spec={spec} />
        </div>
      </main>
    </div>
  );
}
