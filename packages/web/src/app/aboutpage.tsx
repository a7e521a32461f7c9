/** What Boneyard is, whose games these are, the licence, browsers and version. */

import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import { Link } from 'wouter';
import { BROWSERS } from './browsers';
import { useWords } from './language';
import { useSettingsWords } from './settingswords';
import { TopBar } from './topbar';
import './pagelists.css';
import { usePageWords, wordsOnDemand } from './wordsondemand';

const useAboutWords = wordsOnDemand('about');

function Origin({ game }: { readonly game: GameId }) {
  const { games, speech } = useWords();
  const { origin } = usePageWords(game);
  const texts = useAboutWords();
  return (
    <li>
      <strong>{games[game].name}</strong>
      {speech.labelled('', texts.origin(...origin))}
    </li>
  );
}

export function AboutPage() {
  const { web, speech } = useWords();
  const texts = useAboutWords();
  const settings = useSettingsWords();
  return (
    <div className="page about-page">
      <TopBar />
      <main>
        <h1>{texts.title}</h1>
        <p className="promise">{texts.about}</p>
        <div className="game-panels">
          <section className="panel">
            <h2>{texts.promises}</h2>
            <ul className="points">
              {texts.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
          <section className="panel">
            <h2>{texts.credits}</h2>
            <ul className="points">
              {GAME_IDS.map((id) => (
                <Origin key={id} game={id} />
              ))}
            </ul>
            <p className="quiet">{texts.names}</p>
          </section>
          <section className="panel">
            <h2>{texts.licence}</h2>
            <p>{texts.licenceText}</p>
            <a href="/licences.txt" className="button">
              {texts.licences}
            </a>
          </section>
          <section className="panel">
            <h2>{texts.browsers}</h2>
            <p translate="no">{speech.list(BROWSERS.map(({ name, version }) => `${name} ${version}`))}</p>
            <Link href="/browsers" className="button">
              {settings.browsers}
            </Link>
            <p className="quiet">{web.settings.version(__VERSION__)}</p>
          </section>
        </div>
      </main>
    </div>
  );
}
