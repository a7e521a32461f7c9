/** The rules on one page, inside the menu of a table. */

import type { GameId } from '@boneyard/rules/games';
import { useWords } from '../app/language';
import { usePageWords } from '../app/wordsondemand';

export function ShortRules({ game }: { readonly game: GameId }) {
  const { web } = useWords();
  const { leaflet } = usePageWords(game);
  return (
    <>
      <div className="short-rules">
        <p className="quiet">{leaflet.about}</p>
        {leaflet.parts.map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
      </div>
      <a href={`/rules/${game}`} target="_blank" rel="noreferrer" className="button">
        {web.table.allRules}
      </a>
    </>
  );
}
