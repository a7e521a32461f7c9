/** Opens a game file that is chosen or dropped, or a text or link that is pasted. */

import { type GameRecord, toPresentFormat } from '@boneyard/engine/record';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/language';
import { useProblemWords } from '../app/problemwords';
import { TopBar } from '../app/topbar';
import { fragmentIn, MOST_BYTES, packed } from './link';
import { pastIn } from './pastgame';
import { useReplayWords } from './replaywords';

/** Opens a game by putting it into the address, so that reload, bookmarks and the back button work. */
function showFragment(fragment: string): void {
  location.hash = fragment;
}

interface Importing {
  /** What was wrong with the last input. */
  readonly refused: string;
  /** `where` is the name of the file, or empty. */
  take(text: string, where?: string): Promise<void>;
  takeFile(file: File): Promise<void>;
}

export function useImporting(): Importing {
  const { speech } = useWords();
  const { open: said } = useReplayWords();
  const problem = useProblemWords();
  const [refused, setRefused] = useState('');

  async function take(text: string, where = ''): Promise<void> {
    const refuse = (why: string) => setRefused(where ? speech.labelled(where, why) : why);
    if (text.trim() === '') return refuse(said.empty);
    if (text.length > MOST_BYTES) return refuse(said.tooLarge);
    const fragment = fragmentIn(text);
    if (fragment !== undefined) {
      setRefused('');
      return showFragment(fragment);
    }
    const found = await pastIn(text);
    if (found.kind === 'broken') return refuse(problem(found.fault));
    setRefused('');
    showFragment(await packed(toPresentFormat(JSON.parse(text)) as GameRecord));
  }

  return {
    refused,
    take,
    async takeFile(file) {
      if (file.size > MOST_BYTES) setRefused(speech.labelled(file.name, said.tooLarge));
      else await take(await file.text(), file.name);
    },
  };
}

/** Accepts a file dropped anywhere on it. */
export function DropZone({ onDrop, children }: { readonly children: ReactNode; onDrop(file: File): void }) {
  const [over, setOver] = useState(false);
  const holdsFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same can be done with a button
    <div
      className={over ? 'dropzone over' : 'dropzone'}
      onDragOver={(event) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        onDrop(file);
      }}
    >
      {children}
    </div>
  );
}

/** `told` is what is wrong with a link that led here. */
export function ImportPage({ told }: { readonly told: string }) {
  const { web } = useWords();
  const { open: said } = useReplayWords();
  const { refused, take, takeFile } = useImporting();
  const [text, setText] = useState('');
  const file = useRef<HTMLInputElement>(null);

  // A paste outside the text field counts too.
  const pasted = useRef<(text: string) => void>(() => {});
  pasted.current = (given) => {
    setText(given);
    take(given);
  };
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      if (event.target instanceof Element && event.target.closest('textarea, input')) return;
      pasted.current(event.clipboardData?.getData('text') ?? '');
    };
    addEventListener('paste', listen);
    return () => removeEventListener('paste', listen);
  }, []);

  return (
    <DropZone onDrop={takeFile}>
      <div className="page importing">
        <TopBar />
        <main>
          <h1>{said.title}</h1>
          <p className="promise">{said.about}</p>
          <form
            className="panel"
            onSubmit={(event) => {
              event.preventDefault();
              take(text);
            }}
          >
            <button type="button" className="button brass" onClick={() => file.current?.click()}>
              {said.choose}
            </button>
            <input
              ref={file}
              type="file"
              accept=".json,application/json"
              hidden
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                target.value = '';
                if (chosen) takeFile(chosen);
              }}
            />
            <p className="quiet">{said.drop}</p>
            <label htmlFor="pasted">{said.paste}</label>
            <textarea
              id="pasted"
              rows={5}
              spellCheck={false}
              value={text}
              aria-describedby="refused"
              onChange={({ target }) => setText(target.value)}
            />
            <button type="submit" className="button">
              {said.open}
            </button>
            <p id="refused" role="alert" className="refusal">
              {refused || told}
            </p>
          </form>
          <p className="quiet">
            {said.home}{' '}
            <Link href="/games" className="inline">
              {web.nav.places.games}
            </Link>
          </p>
        </main>
      </div>
    </DropZone>
  );
}
