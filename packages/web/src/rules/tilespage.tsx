/** Every tile of a game, one list for each of its sets, to read and to print. */

import { arithmetics } from '@boneyard/engine/games';
import { type GameId, gameCalled } from '@boneyard/rules/games';
import { type Options, settle } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { facts } from '@boneyard/words/facts';
import { use, useEffect } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/language';
import { usePageWords } from '../app/wordsondemand';
import type { PadLook } from '../scorepad/padlook';
import { Face, lookOf } from '../scorepad/tilefaces';
import { GamePage } from './gamepage';
import { useRuleWords } from './rulewords';
import './rules.css';

/** The options of a table with each of the game's sets, or with its only one. */
function setsOf(id: GameId): Options[] {
  const { options: spec, seats } = gameCalled(id)!;
  const players = seats[0]!;
  const sets = spec.set?.kind === 'choice' ? spec.set.values({ players, options: {} }) : [undefined];
  return sets.flatMap((set) => {
    const options = settle(spec, players, set === undefined ? {} : { set });
    return isProblem(options) ? [] : [options];
  });
}

interface ListProps {
  readonly id: GameId;
  readonly look: PadLook;
  readonly options: Options;
  readonly title: string;
}

function TileList({ id, look, options, title }: ListProps) {
  const words = useWords();
  const rules = useRuleWords();
  const tiles = look.tiles(options);
  const { copies } = arithmetics[id];
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <p>
        {rules.tileCount(tiles.length * copies)}
        {copies > 1 && ` ${rules.copies(copies)}`}
      </p>
      <ul className={look.width === look.height ? 'tile-list square' : 'tile-list'}>
        {tiles.map((tile) => (
          <li key={tile}>
            <Face look={look} tile={tile} />
            {look.named(tile, words)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function TileLists({ id }: { readonly id: GameId }) {
  const { web, games } = useWords();
  const rules = useRuleWords();
  const { sets } = usePageWords(id);
  const look = use(lookOf(id));
  const title = rules.allTiles(games[id].name);
  useEffect(() => {
    document.title = facts(title, web.title);
    return () => {
      document.title = web.title;
    };
  }, [title, web]);
  const { Paints } = look;
  const names = Object.values(sets);
  return (
    <main>
      <h1>{title}</h1>
      <div className="actions wrap">
        <Link href={`/rules/${id}`} className="button">
          {rules.back}
        </Link>
        <Link href={`/print?game=${id}&what=list`} className="button">
          {rules.printList}
        </Link>
      </div>
      {Paints && (
        <svg width="0" height="0" aria-hidden="true" className="paints">
          <Paints />
        </svg>
      )}
      <div className="rules-text all-tiles">
        {setsOf(id).map((options, index) => (
          <TileList key={names[index]} id={id} look={look} options={options} title={names[index]!} />
        ))}
      </div>
    </main>
  );
}

export function TilesPage({ id }: { readonly id: string }) {
  return <GamePage id={id} Content={TileLists} />;
}
