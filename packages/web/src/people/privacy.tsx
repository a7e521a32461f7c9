/** Rights and privacy: what is kept of whom, for how long, and whose the games are. */

import { GAME_IDS } from '@boneyard/rules/games';
import type { Kept, PrivacyWords } from '@boneyard/words/en/privacy';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../language';
import { wordsOnDemand } from '../ondemand';
import { hasFailed, request } from '../online/asking';
import { Top } from '../pages/top';
import '../look/online.css';
import '../look/people.css';

const usePrivacy = wordsOnDemand<PrivacyWords>({
  en: () => import('@boneyard/words/en/privacy').then(({ privacy }) => privacy),
  fr: () => import('@boneyard/words/fr/privacy').then(({ privacy }) => privacy),
});

/** What servers do whose keeper has set nothing else; said until this one answers. */
const USUAL: Kept = { tables: 365, chat: 90 };

function useKept(): Kept {
  const [kept, setKept] = useState(USUAL);
  useEffect(() => {
    request<Kept>('GET', 'keeping').then((answer) => {
      if (!hasFailed(answer)) setKept(answer);
    });
  }, []);
  return kept;
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

function Server() {
  const { server } = usePrivacy();
  const kept = useKept();
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
          {server.rows(kept).map(([what, long]) => (
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

function Games() {
  const words = useWords();
  const { games } = usePrivacy();
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
            <tr key={id}>
              <th scope="row">{words.games[id].name}</th>
              {games.rows[id].map((part) => (
                <td key={part}>{part}</td>
              ))}
            </tr>
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
  const said = usePrivacy();
  return (
    <div className="page online people">
      <Top />
      <main className="privacy">
        <h1>{said.title}</h1>
        <p className="promise">{said.about}</p>
        <div className="online-desk">
          <Lines {...said.device} />
          <Lines {...said.others} />
          <Server />
          <section className="panel wide">
            <h2>{said.yours.title}</h2>
            <ul className="points">
              {said.yours.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <Link href="/online/account" className="button">
              {said.yours.account}
            </Link>
          </section>
          <Games />
          <Lines {...said.program} />
        </div>
      </main>
    </div>
  );
}
