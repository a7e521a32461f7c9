/** The score pads on this device, and the form for a new one. */

import type { Pad } from '@boneyard/engine/scorepad/pad';
import { bySide, padSides } from '@boneyard/engine/scorepad/sides';
import { ahead, tally } from '@boneyard/engine/scorepad/tally';
import { isProblem } from '@boneyard/rules/problem';
import { facts } from '@boneyard/words/facts';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useDate } from '../app/dates';
import { useWords } from '../app/language';
import { TopBar } from '../app/topbar';
import { usePrintWords } from '../print/printwords';
import type { LocalDatabase } from '../storage/gamedatabase';
import { standingText } from './entrytexts';
import { NewPad } from './newpad';
import { padDatabase, padOf, type SavedPad } from './savedpads';
import './scorepad.css';
import './entries.css';

interface ListedPad {
  readonly saved: SavedPad;
  /** Undefined if the record is damaged. */
  readonly pad: Pad | undefined;
}

function useSavedPads() {
  const [pads, setPads] = useState<{
    readonly database: LocalDatabase<SavedPad>;
    readonly list: readonly ListedPad[];
  }>();
  const [version, setVersion] = useState(0);
  const refresh = () => setVersion((before) => before + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new version reads the list again
  useEffect(() => {
    let unmounted = false;
    let unwatch = () => {};
    padDatabase().then(async (database) => {
      const saved = (await database.list()).sort((a, b) => b.changed - a.changed);
      if (unmounted) return;
      unwatch = database.watch(() => setVersion((before) => before + 1));
      const list = saved.map((one) => {
        const pad = padOf(one);
        return { saved: one, pad: isProblem(pad) ? undefined : pad };
      });
      setPads({ database, list });
    });
    return () => {
      unmounted = true;
      unwatch();
    };
  }, [version]);
  return { ...pads, refresh };
}

export function PadsPage() {
  const words = useWords();
  const printWords = usePrintWords();
  const { pad: texts } = printWords;
  const { database, list, refresh } = useSavedPads();
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<ListedPad>();
  const date = useDate();

  const title = ({ pad }: ListedPad) =>
    pad ? texts.of(words.games[pad.game].name, words.speech.and(padSides(pad).map(({ name }) => name))) : texts.damaged;

  function now({ saved, pad }: ListedPad): string {
    const when = date(saved.changed);
    if (!pad) return when;
    const { over, winners, scores } = tally(pad);
    const standing = standingText(pad, over ? winners : ahead(pad), over, words, printWords) || printWords.pads.nothing;
    return facts(standing, bySide(pad, scores).map(words.speech.number).join(' : '), when);
  }

  async function remove(listed: ListedPad): Promise<void> {
    await database!.remove(listed.saved.id);
    setRemoved(listed);
    refresh();
  }

  async function undo(): Promise<void> {
    if (removed) await database!.save({ ...removed.saved, revision: 0 });
    setRemoved(undefined);
    refresh();
  }

  return (
    <div className="page pads">
      <TopBar />
      <main aria-busy={!list}>
        <h1>{texts.title}</h1>
        <p className="promise">{texts.about}</p>
        {list && (
          <section className="kept" aria-label={texts.title}>
            {!database!.persistent && <p className="warning">{texts.memoryOnly}</p>}
            {list.length === 0 && <p className="quiet">{texts.none}</p>}
            <ul>
              {list.map((listed) => (
                <li key={listed.saved.id}>
                  <p>
                    <strong>{title(listed)}</strong> <span className="quiet">{now(listed)}</span>
                  </p>
                  <div className="actions">
                    <Link
                      href={`/pad/${listed.saved.id}`}
                      className="button"
                      aria-label={words.speech.labelled(texts.open, title(listed))}
                    >
                      {texts.open}
                    </Link>
                    <button
                      type="button"
                      className="button"
                      aria-label={words.speech.labelled(texts.remove, title(listed))}
                      onClick={() => remove(listed)}
                    >
                      {texts.remove}
                    </button>
                  </div>
                </li>
              ))}
            </ul>
            <div className="actions wrap">
              {list.length > 0 && !adding && (
                <button type="button" className="button brass large" onClick={() => setAdding(true)}>
                  {texts.begin}
                </button>
              )}
              <p role="status">{removed && texts.removed(title(removed))}</p>
              {removed && (
                <button type="button" className="button" onClick={undo}>
                  {texts.undoRemove}
                </button>
              )}
            </div>
          </section>
        )}
        {list && (adding || list.length === 0) && (
          <NewPad before={list[0]?.pad?.names ?? []} {...(list.length > 0 && { onCancel: () => setAdding(false) })} />
        )}
      </main>
    </div>
  );
}
