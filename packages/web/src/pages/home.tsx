/** The shelf: the games, and what one has played. */

import { GAME_IDS, type GameId, gameCalled } from '@boneyard/rules/games';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Offered } from '../boards/board';
import { offeredOf } from '../boards/boards';
import { useWords } from '../language';
import { KeptGames } from './keptgames';
import { QuickStart } from './quickstart';
import { Top } from './top';

function GameCard({ id, offered, onPlay }: { readonly id: GameId; readonly offered: Offered; onPlay(): void }) {
  const { web, games } = useWords();
  const { name } = games[id];
  const { seats } = gameCalled(id)!;
  return (
    <li className={`card ${id}`}>
      <div className="picture">
        <offered.Picture />
      </div>
      <div className="about">
        <h2>{name}</h2>
        <p>{web.shelf.lines[id]}</p>
        <p className="facts">{web.shelf.facts(Math.min(...seats), Math.max(...seats), offered.minutes)}</p>
        <div className="actions">
          <button type="button" className="button brass" aria-label={web.shelf.playGame(name)} onClick={onPlay}>
            {web.shelf.play}
          </button>
          <Link href={`/play/${id}`} className="button" aria-label={web.shelf.optionsOf(name)}>
            {web.shelf.options}
          </Link>
        </div>
        <p className="study">
          <Link href={`/learn/${id}`} aria-label={web.shelf.learnGame(name)}>
            {web.shelf.learn}
          </Link>
          <Link href={`/rules/${id}`} aria-label={web.shelf.rulesOf(name)}>
            {web.shelf.rules}
          </Link>
        </p>
      </div>
    </li>
  );
}

export function Home() {
  const { web } = useWords();
  const [quick, setQuick] = useState<GameId>();
  return (
    <div className="page home">
      <Top />
      <main>
        <h1>{web.slogan}</h1>
        <p className="promise">{web.promise}</p>
        <p className="together">
          <Link href="/online" className="button">
            {web.online}
          </Link>
        </p>
        <ul className="shelf" aria-label={web.shelf.label}>
          {GAME_IDS.map((id) => {
            const offered = offeredOf(id);
            return offered && <GameCard key={id} id={id} offered={offered} onPlay={() => setQuick(id)} />;
          })}
        </ul>
        <KeptGames />
      </main>
      {quick && <QuickStart id={quick} onClose={() => setQuick(undefined)} />}
    </div>
  );
}
