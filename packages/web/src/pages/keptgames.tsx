/** The games on this device: resumed, looked back at, exported, imported, removed. */

import { type Match, outcomeOf } from '@boneyard/engine/match';
import type { GameId } from '@boneyard/rules/games';
import { isProblem } from '@boneyard/rules/problem';
import type { Browser } from '@boneyard/words/en/browser';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { offeredOf } from '../boards/boards';
import { exportGame, folded, imported } from '../keeping/files';
import type { Kept } from '../keeping/kept';
import { type Shelf, shelf } from '../keeping/shelf';
import { useWords } from '../language';
import { namesOf, peopleAt } from '../table/company';

const FIRST = 5;

interface Told {
  readonly kept: Kept;
  readonly newest: Match | undefined;
}

/** What a game's line says beside its name: whose turn, the scores, who won. */
function standing({ kept, newest }: Told, words: Browser): string {
  const { web, speech } = words;
  if (!newest) return web.broken.title;
  const outcome = outcomeOf(newest);
  const names = namesOf(kept.seats, words);
  const acting = outcome ? [] : newest.game.toAct(newest.state);
  const now = outcome?.over
    ? web.kept.over(speech.and(outcome.winners.map((seat) => names[seat]!)))
    : acting.some((seat) => peopleAt(kept.seats).includes(seat))
      ? web.kept.yourTurn
      : web.kept.running;
  return `${now} · ${newest.state.scores.join(' : ')}`;
}

function title({ kept }: Told, words: Browser): string {
  const { web, games, speech } = words;
  const names = namesOf(kept.seats, words);
  const others = names.filter((name) => name !== speech.you);
  return web.kept.against(games[kept.record.game as GameId].name, speech.and(others));
}

function useKept(): { shelf: Shelf | undefined; games: readonly Told[] | undefined; refresh(): void } {
  const [opened, setOpened] = useState<Shelf>();
  const [games, setGames] = useState<readonly Told[]>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew on every turn
  useEffect(() => {
    let left = false;
    let unwatch = () => {};
    shelf().then(async (found) => {
      unwatch = found.watch(() => setTurn((before) => before + 1));
      const kept = (await found.list()).filter(({ record }) => offeredOf(record.game));
      const told = kept
        .sort((a, b) => b.changed - a.changed)
        .map((one): Told => {
          const fold = folded(one.record);
          return { kept: one, newest: isProblem(fold) ? undefined : fold.positions.at(-1) };
        });
      if (left) return unwatch();
      setOpened(found);
      setGames(told);
    });
    return () => {
      left = true;
      unwatch();
    };
  }, [turn]);
  return { shelf: opened, games, refresh: () => setTurn((before) => before + 1) };
}

export function KeptGames() {
  const words = useWords();
  const { web, speech, problem } = words;
  const { shelf: opened, games, refresh } = useKept();
  const [all, setAll] = useState(false);
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<Kept>();
  const file = useRef<HTMLInputElement>(null);
  if (!opened || !games) return <section className="kept" aria-busy="true" />;
  const shelved = opened;

  async function remove(told: Told): Promise<void> {
    await shelved.remove(told.kept.id);
    setRemoved(told.kept);
    setSaid(web.kept.removed(title(told, words)));
    refresh();
  }

  async function undo(): Promise<void> {
    if (removed) await shelved.keep({ ...removed, revision: 0 });
    setRemoved(undefined);
    setSaid('');
    refresh();
  }

  async function load(chosen: File): Promise<void> {
    const kept = imported(await chosen.text(), speech.you, speech.bot);
    setRemoved(undefined);
    if (isProblem(kept)) return setSaid(`${chosen.name}: ${problem(kept)}`);
    await shelved.keep(kept);
    setSaid(web.kept.loaded);
    refresh();
  }

  const shown = all ? games : games.slice(0, FIRST);
  return (
    <section className="kept" aria-labelledby="kept">
      <h2 id="kept">{web.kept.title}</h2>
      {!opened.lasting && <p className="warning">{web.kept.memoryOnly}</p>}
      {games.length === 0 && <p className="quiet">{web.kept.none}</p>}
      <ul>
        {shown.map((told, i) => {
          const over = told.newest && outcomeOf(told.newest)?.over;
          const [name, now] = [title(told, words), standing(told, words)];
          return (
            <li key={told.kept.id}>
              <p>
                <strong>{name}</strong> <span className="quiet">{now}</span>
              </p>
              <div className="actions">
                <Link
                  href={over ? `/replay/${told.kept.id}` : `/table/${told.kept.id}`}
                  className={i === 0 && !over ? 'button brass' : 'button'}
                  aria-label={web.kept.of(over ? web.kept.look : web.kept.resume, name)}
                >
                  {over ? web.kept.look : web.kept.resume}
                </Link>
                <button
                  type="button"
                  className="button"
                  aria-label={web.kept.of(web.kept.save, name)}
                  onClick={() => exportGame(told.kept)}
                >
                  {web.kept.save}
                </button>
                <button
                  type="button"
                  className="button"
                  aria-label={web.kept.of(web.kept.remove, name)}
                  onClick={() => remove(told)}
                >
                  {web.kept.remove}
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      {games.length > shown.length && (
        <button type="button" className="button" onClick={() => setAll(true)}>
          {web.kept.more(games.length - shown.length)}
        </button>
      )}
      <div className="actions wrap">
        <button type="button" className="button quiet" onClick={() => file.current?.click()}>
          {web.kept.load}
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            event.target.value = '';
            if (chosen) load(chosen);
          }}
        />
        <Link href="/replay" className="button quiet">
          {web.kept.other}
        </Link>
        <Link href="/statistics" className="button quiet">
          {web.kept.statistics}
        </Link>
        <p role="status" className="said">
          {said}
        </p>
        {removed && (
          <button type="button" className="button" onClick={undo}>
            {web.kept.undo}
          </button>
        )}
      </div>
    </section>
  );
}
