/** The player's unfinished games on the server, those first in which it is their turn. All parts of a page share one list. */

import type { MyGame } from '@boneyard/protocol/accounts';
import { gameCalled } from '@boneyard/rules/games';
import { useSyncExternalStore } from 'react';
import { hasFailed, myGames } from '../online/requests';

/** Tables that nobody has joined for this long, in milliseconds, are not shown any more. */
const GATHERING_LIMIT = 24 * 3600_000;
/** How often the server is asked, in milliseconds. */
const INTERVAL = 30_000;

const listeners = new Set<() => void>();
let games: readonly MyGame[] | undefined;
let asked = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function isOpen({ table }: MyGame): boolean {
  if (!gameCalled(table.game) || table.phase === 'over') return false;
  return table.phase !== 'gathering' || table.changed > Date.now() - GATHERING_LIMIT;
}

async function refresh(): Promise<void> {
  if (document.hidden) return;
  asked = Date.now();
  const answer = await myGames();
  // Without an answer the list stays; without a first one it is empty.
  games = hasFailed(answer) ? (games ?? []) : answer.games.filter(isOpen);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    // Every page has a bar that asks: going from page to page is no reason to ask again.
    if (games === undefined || Date.now() - asked > INTERVAL / 6) refresh();
    timer = setInterval(refresh, INTERVAL);
    document.addEventListener('visibilitychange', refresh);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refresh);
  };
}

/** Undefined until the server has answered or failed to. */
export function useOnlineGames(): readonly MyGame[] | undefined {
  return useSyncExternalStore(subscribe, () => games);
}
