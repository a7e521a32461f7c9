/** The rules on one page, inside the menu of a table. */

import type { Table } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { SEPARATOR } from '@boneyard/words/facts';
import { useWords } from '../app/language';
import { usePageWords } from '../app/wordsondemand';
import { useRulesText } from '../rules/rulestext';

/** What is agreed on at this table, and the rules of the game. */
export function ShortRules({ game, table }: { readonly game: GameId; readonly table: Table }) {
  const { web, games } = useWords();
  const rulesText = useRulesText(game);
  const { leaflet } = usePageWords(game);
  return (
    <>
      <div className="short-rules">
        <p>
          <strong>{games[game].name}</strong> {SEPARATOR} {rulesText(table)}
        </p>
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
