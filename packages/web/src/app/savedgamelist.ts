/** The games that are saved on this device, the newest first, each with its newest position. */

import { type Match, outcomeOf } from '@boneyard/engine/match';
import { isProblem } from '@boneyard/rules/problem';
import { startTransition, useEffect, useState } from 'react';
import { webGameOf } from '../games';
import { foldRecord } from '../storage/foldrecord';
import { gameDatabase, type LocalDatabase } from '../storage/gamedatabase';
import type { SavedGame } from '../storage/savedgame';

export interface ListedGame {
  readonly saved: SavedGame;
  /** Undefined if the record is damaged. */
  readonly newest: Match | undefined;
}

export interface SavedGameList {
  /** Undefined until they are read. */
  readonly database: LocalDatabase | undefined;
  readonly games: readonly ListedGame[] | undefined;
  refresh(): void;
}

export function isMatchOver({ newest }: ListedGame): boolean {
  return newest !== undefined && outcomeOf(newest)?.over === true;
}

export function useSavedGames(): SavedGameList {
  const [opened, setOpened] = useState<LocalDatabase>();
  const [games, setGames] = useState<readonly ListedGame[]>();
  const [version, setVersion] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new version reads the list again
  useEffect(() => {
    let unmounted = false;
    let unwatch = () => {};
    gameDatabase().then(async (found) => {
      unwatch = found.watch(() => setVersion((before) => before + 1));
      const saved = (await found.list()).filter(({ record }) => webGameOf(record.game));
      const listed = saved
        .sort((a, b) => b.changed - a.changed)
        .map((one): ListedGame => {
          const fold = foldRecord(one.record);
          return { saved: one, newest: isProblem(fold) ? undefined : fold.positions.at(-1) };
        });
      if (unmounted) return unwatch();
      // Until the rows are loaded, the section stays as it is and keeps the focus.
      startTransition(() => {
        setOpened(found);
        setGames(listed);
      });
    });
    return () => {
      unmounted = true;
      unwatch();
    };
  }, [version]);
  return { database: opened, games, refresh: () => setVersion((before) => before + 1) };
}
