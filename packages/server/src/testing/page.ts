/** A page within the process: hears what a house tells it, and knows what it could do. */

import { patched } from '@boneyard/protocol/delta';
import { type Json, readBack } from '@boneyard/protocol/json';
import type { Asked, Told } from '@boneyard/protocol/messages';
import type { Shown } from '@boneyard/protocol/tables';
import type { Common } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import { pick, type Random } from '@boneyard/rules/random';
import type { Listener } from '../house/listener';

export interface Page extends Listener {
  shown: Shown | undefined;
  readonly refused: Map<string, number>;
}

export function page(guest: string, changed: () => void = () => {}): Page {
  const own: Page = {
    guest,
    name: guest,
    shown: undefined,
    refused: new Map(),
    post(text) {
      const told = JSON.parse(text) as Told;
      if (told.t === 'table') own.shown = readBack(told.table) as Shown;
      if (told.t === 'step' && own.shown) own.shown = patched(own.shown, told.delta as Json) as Shown;
      if (told.t === 'refused') own.refused.set(told.why, (own.refused.get(told.why) ?? 0) + 1);
      changed();
    },
  };
  return own;
}

/** A move that this page may make now, if any. */
export function legalMove({ shown }: Page, random: Random): Extract<Asked, { t: 'move' }> | undefined {
  if (shown?.phase !== 'playing' || shown.you === undefined || shown.at === undefined) return undefined;
  const game = gameCalled(shown.game)!;
  const view = shown.view as Common;
  if (!game.toAct(view).includes(shown.you)) return undefined;
  return { t: 'move', at: shown.at, move: game.write(pick(game.moves(view, shown.you), random)) };
}
