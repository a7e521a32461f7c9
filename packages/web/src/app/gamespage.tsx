/** The list of games on this device: resume, replay, export, import or remove them. */

import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { forgetsSoon } from '../storage/retention';
import type { SavedGame } from '../storage/savedgame';
import { useWords } from './language';
import { useSavedGames } from './savedgamelist';
import { SavedGameRows } from './savedgamerows';
import { useSavedGamesWords } from './savedgameswords';
import { TopBar } from './topbar';
import './pagelists.css';

/** How many games are listed before the player asks for more. */
const FIRST = 20;

// Loaded when the player exports or imports something.
const gameFiles = () => import('../storage/gamefiles');

function SavedGames() {
  const words = useWords();
  const { web } = words;
  const texts = useSavedGamesWords();
  const { database: opened, games, refresh } = useSavedGames();
  const [all, setAll] = useState(false);
  const [status, setStatus] = useState('');
  const [removed, setRemoved] = useState<SavedGame>();
  const file = useRef<HTMLInputElement>(null);
  const busy = <section className="kept" aria-busy="true" />;
  if (!opened || !games) return busy;
  const database = opened;

  async function remove(saved: SavedGame, title: string): Promise<void> {
    await database.remove(saved.id);
    setRemoved(saved);
    setStatus(texts.removed(title));
    refresh();
  }

  async function exportOne(saved: SavedGame): Promise<void> {
    (await gameFiles()).exportGame(saved);
  }

  async function undo(): Promise<void> {
    if (removed) await database.save({ ...removed, revision: 0 });
    setRemoved(undefined);
    setStatus('');
    refresh();
  }

  async function load(chosen: File): Promise<void> {
    setRemoved(undefined);
    const { importFile } = await gameFiles();
    setStatus(await importFile(chosen, database, words, texts, setStatus));
    refresh();
  }

  const shown = all ? games : games.slice(0, FIRST);
  return (
    <section className="kept" aria-label={web.kept.title}>
      {!database.persistent && <p className="warning">{texts.memoryOnly}</p>}
      {games.length > 0 && database.persistent && forgetsSoon() && <p className="warning">{texts.forgetsSoon}</p>}
      {games.length === 0 && <p className="quiet">{texts.none}</p>}
      <ul>{shown.length > 0 && <SavedGameRows games={shown} onExport={exportOne} onRemove={remove} />}</ul>
      {games.length > shown.length && (
        <button type="button" className="button" onClick={() => setAll(true)}>
          {texts.more(games.length - shown.length)}
        </button>
      )}
      <div className="actions wrap">
        <button type="button" className="button quiet" onClick={() => file.current?.click()}>
          {texts.load}
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
        {games.length > 1 && (
          <button
            type="button"
            className="button quiet"
            onClick={async () => (await gameFiles()).exportGames(games.map(({ saved }) => saved))}
          >
            {texts.saveAll}
          </button>
        )}
        <Link href="/replay" className="button quiet">
          {texts.other}
        </Link>
        <Link href="/statistics" className="button quiet">
          {texts.statistics}
        </Link>
        <p role="status" className="said">
          {status}
        </p>
        {removed && (
          <button type="button" className="button" onClick={undo}>
            {texts.undo}
          </button>
        )}
      </div>
    </section>
  );
}

export function GamesPage() {
  const { web } = useWords();
  const texts = useSavedGamesWords();
  return (
    <div className="page games-page">
      <TopBar />
      <main>
        <h1>{web.kept.title}</h1>
        <p className="promise">{texts.about}</p>
        <SavedGames />
      </main>
    </div>
  );
}
