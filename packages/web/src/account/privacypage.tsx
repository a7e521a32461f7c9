/** Rights and privacy: which data is stored for how long, and who owns the games. */

import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import type { Kept } from '@boneyard/words/en/privacy';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/language';
import { TopBar } from '../app/topbar';
import { usePageWords, wordsOnDemand } from '../app/wordsondemand';
import { hasFailed, request } from '../online/requests';
import '../online/online.css';
import './account.css';

const usePrivacyWords = wordsOnDemand('privacy');

/** The server's default settings, in days, shown until this server has answered. */
const DEFAULTS: Kept = { tables: 365, chat: 90 };

function useRetention(): Kept {
  const [retention, setRetention] = useState(DEFAULTS);
  useEffect(() => {
    request<Kept>('GET', 'keeping').then((answer) => {
      if (!hasFailed(answer)) setRetention(answer);
    });
  }, []);
  return retention;
}

function TextPanel({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

function ServerData() {
  const { server } = usePrivacyWords();
  const retention = useRetention();
  return (
    <section className="panel wide">
      <h2>{server.title}</h2>
      <p>{server.where}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{server.what}</th>
            <th scope="col">{server.long}</th>
          </tr>
        </thead>
        <tbody>
          {server.rows(retention).map(([what, long]) => (
            <tr key={what}>
              <td>{what}</td>
              <td>{long}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{server.log}</p>
    </section>
  );
}

function Origin({ game }: { readonly game: GameId }) {
  const { games } = useWords();
  const { origin } = usePageWords(game);
  return (
    <tr>
      <th scope="row">{games[game].name}</th>
      {origin.map((part) => (
        <td key={part}>{part}</td>
      ))}
    </tr>
  );
}

function GameCredits() {
  const { games } = usePrivacyWords();
  return (
    <section className="panel wide">
      <h2>{games.title}</h2>
      <p>{games.about}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{games.game}</th>
            <th scope="col">{games.whose}</th>
            <th scope="col">{games.from}</th>
          </tr>
        </thead>
        <tbody>
          {GAME_IDS.map((id) => (
            <Origin key={id} game={id} />
          ))}
        </tbody>
      </table>
      {games.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
}

export function PrivacyPage() {
  const texts = usePrivacyWords();
  return (
    <div className="page online people">
      <TopBar />
      <main className="reference">
        <h1>{texts.title}</h1>
        <p className="promise">{texts.about}</p>
        <div className="online-desk">
          <TextPanel {...texts.device} />
          <TextPanel {...texts.others} />
          <ServerData />
          <section className="panel wide">
            <h2>{texts.yours.title}</h2>
            <ul className="points">
              {texts.yours.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <Link href="/online/account" className="button">
              {texts.yours.account}
            </Link>
          </section>
          <section className="panel wide">
            <h2>{texts.fairPlay.title}</h2>
            <ul className="points">
              {texts.fairPlay.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
          <GameCredits />
          <TextPanel {...texts.program} />
        </div>
      </main>
    </div>
  );
}
