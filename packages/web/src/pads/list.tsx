/** The score pads on this device, and a new one. */

import type { Pad } from '@boneyard/engine/pads/pad';
import { ahead, tally } from '@boneyard/engine/pads/tally';
import { isProblem } from '@boneyard/rules/problem';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Shelf } from '../keeping/shelf';
import { useWords } from '../language';
import { Top } from '../pages/top';
import { usePapers } from '../papers/speaking';
import { useSettings } from '../settings';
import { type KeptPad, padOf, padShelf } from './keeping';
import { NewPad } from './newpad';
import { standing, written } from './telling';
import '../look/papers.css';

interface Told {
  readonly kept: KeptPad;
  /** Undefined when it is damaged. */
  readonly pad: Pad | undefined;
}

function useKeptPads() {
  const [pads, setPads] = useState<{ readonly shelf: Shelf<KeptPad>; readonly list: readonly Told[] }>();
  const [turn, setTurn] = useState(0);
  const refresh = () => setTurn((before) => before + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew on every turn
  useEffect(() => {
    let left = false;
    let unwatch = () => {};
    padShelf().then(async (shelf) => {
      const kept = (await shelf.list()).sort((a, b) => b.changed - a.changed);
      if (left) return;
      unwatch = shelf.watch(() => setTurn((before) => before + 1));
      const list = kept.map((one) => {
        const pad = padOf(one);
        return { kept: one, pad: isProblem(pad) ? undefined : pad };
      });
      setPads({ shelf, list });
    });
    return () => {
      left = true;
      unwatch();
    };
  }, [turn]);
  return { ...pads, refresh };
}

export function PadsPage() {
  const words = useWords();
  const papers = usePapers();
  const { pad: said } = papers;
  const { language } = useSettings();
  const { shelf, list, refresh } = useKeptPads();
  const [beginning, setBeginning] = useState(false);
  const [removed, setRemoved] = useState<Told>();
  const locale = navigator.language.startsWith(language) ? navigator.language : language;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });

  const title = ({ pad }: Told) => (pad ? said.of(words.games[pad.game].name, pad.names.join(', ')) : said.damaged);

  function now({ kept, pad }: Told): string {
    const when = day.format(kept.changed);
    if (!pad) return when;
    const { over, winners, scores } = tally(pad);
    const stands = standing(pad, over ? winners : ahead(pad), over, words, papers) || papers.pads.nothing;
    return [stands, scores.map(written).join(' : '), when].join(' · ');
  }

  async function remove(told: Told): Promise<void> {
    await shelf!.remove(told.kept.id);
    setRemoved(told);
    refresh();
  }

  async function undo(): Promise<void> {
    if (removed) await shelf!.keep({ ...removed.kept, revision: 0 });
    setRemoved(undefined);
    refresh();
  }

  return (
    <div className="page pads">
      <Top />
      <main aria-busy={!list}>
        <h1>{said.title}</h1>
        <p className="promise">{said.about}</p>
        {list && (
          <section className="kept" aria-label={said.title}>
            {!shelf!.lasting && <p className="warning">{said.memoryOnly}</p>}
            {list.length === 0 && <p className="quiet">{said.none}</p>}
            <ul>
              {list.map((told) => (
                <li key={told.kept.id}>
                  <p>
                    <strong>{title(told)}</strong> <span className="quiet">{now(told)}</span>
                  </p>
                  <div className="actions">
                    <Link href={`/pad/${told.kept.id}`} className="button" aria-label={`${said.open}: ${title(told)}`}>
                      {said.open}
                    </Link>
                    <button
                      type="button"
                      className="button"
                      aria-label={`${said.remove}: ${title(told)}`}
                      onClick={() => remove(told)}
                    >
                      {said.remove}
                    </button>
                  </div>
                </li>
              ))}
            </ul>
            <div className="actions wrap">
              {list.length > 0 && !beginning && (
                <button type="button" className="button brass large" onClick={() => setBeginning(true)}>
                  {said.begin}
                </button>
              )}
              <p role="status">{removed && said.removed(title(removed))}</p>
              {removed && (
                <button type="button" className="button" onClick={undo}>
                  {said.undoRemove}
                </button>
              )}
            </div>
          </section>
        )}
        {list && (beginning || list.length === 0) && (
          <NewPad
            before={list[0]?.pad?.names ?? []}
            {...(list.length > 0 && { onCancel: () => setBeginning(false) })}
          />
        )}
      </main>
    </div>
  );
}
