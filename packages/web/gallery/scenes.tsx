/** Every scene of the gallery, and what is drawn in it. */

import type { GameId } from '@boneyard/rules/games';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../src/app/app';
import { useWords, WordsProvider } from '../src/app/language';
import { webGames } from '../src/games';
import { Paints } from '../src/styles/paints';
import type { Board } from '../src/table/boards/board';
import { Table } from '../src/table/table';
import type { Address } from './address';
import { botMatch } from './botmatch';
import { type Gesture, gamePages, generalPages, variantPages } from './pagestates';
import { type Still, stillPlay } from './stillplay';
import { type TableState, tableStates } from './tablestates';
import { tableOf, VARIANTS, type Variant, variantCalled } from './variant';

/** Pages that belong to no game stand under this name. */
const GENERAL = 'general';

export type Place = Pick<Address, 'game' | 'variant' | 'state'>;

const isFirst = ({ game, variant }: { readonly game: string; readonly variant: string }) =>
  VARIANTS.find((one) => one.game === game)?.variant === variant;

/** Every state of every table. Not every game has every state. */
export const TABLES: readonly Place[] = VARIANTS.flatMap((one) =>
  Object.keys(tableStates).map((state) => ({ ...one, state })),
);

export const PAGES: readonly Place[] = [
  ...VARIANTS.flatMap((one) =>
    Object.keys(isFirst(one) ? { ...variantPages, ...gamePages } : variantPages).map((state) => ({ ...one, state })),
  ),
  ...Object.keys(generalPages).map((state) => ({ game: GENERAL, variant: 'pages', state })),
];

export const PLACES: readonly Place[] = [...TABLES, ...PAGES];

export interface Scene {
  readonly content: ReactNode;
  gesture?(page: ParentNode): void;
  readonly until?: string | undefined;
}

function StillTable({ still, board }: { readonly still: Still; readonly board: Board }) {
  const { web } = useWords();
  return (
    <Table
      playing={stillPlay(still)}
      board={board}
      menu={() => undefined}
      after={({ over }) => ({
        actions: (
          <>
            <button type="button" className="button brass">
              {over ? web.table.rematch : web.table.nextRound}
            </button>
            <button type="button" className="button">
              {web.over.lookBack}
            </button>
          </>
        ),
      })}
    />
  );
}

async function tableScene(variant: Variant, state: TableState, seed: string): Promise<Scene | undefined> {
  const load = (one: Variant) => webGames[one.game.id as GameId].load(tableOf(one).options);
  const changed = state.change ? state.change(variant, await load(variant)) : variant;
  if (!changed) return undefined;
  const board = await load(changed);
  const matches = await botMatch(changed.game, tableOf(changed), seed, state.rounds ?? 1);
  const still = state.stop(matches, board);
  if (!still) return undefined;
  const { gesture } = state;
  return {
    content: (
      <WordsProvider>
        <Paints />
        <StillTable still={still} board={board} />
      </WordsProvider>
    ),
    ...(gesture && { gesture: (page: ParentNode) => gesture(page, still, board) }),
    until: state.until,
  };
}

function pageScene(path: string, { gesture }: Gesture): Scene {
  const { hook, searchHook } = memoryLocation({ path });
  return {
    content: (
      <Router hook={hook} searchHook={searchHook}>
        <App />
      </Router>
    ),
    ...(gesture && { gesture }),
  };
}

/** A number after the state chooses another match: `middle:7`. Undefined for what is no scene. */
export async function sceneAt({ game, variant: written, state: called }: Place): Promise<Scene | undefined> {
  const [name = '', seed = '1'] = called.split(':');
  if (game === GENERAL) {
    const page = generalPages[name];
    return page && pageScene(await page.path(seed), page);
  }
  const variant = variantCalled(game, written);
  if (!variant) return undefined;
  const table = tableStates[name];
  if (table) return tableScene(variant, table, seed);
  const page = variantPages[name] ?? gamePages[name];
  return page && pageScene(await page.path(variant, seed), page);
}
