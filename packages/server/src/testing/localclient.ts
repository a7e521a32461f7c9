/** A client without a socket, in the same process: keeps the table as it was sent, and finds legal moves. */

import type { ClientMessage } from '@boneyard/protocol/clientmessages';
import { applyDelta } from '@boneyard/protocol/delta';
import { fromWire } from '@boneyard/protocol/json';
import type { ServerMessage } from '@boneyard/protocol/servermessages';
import type { TableView } from '@boneyard/protocol/tables';
import type { Common } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import { pick, type Random } from '@boneyard/rules/random';
import type { Connection } from '../tables/connection';

export interface LocalClient extends Connection {
  table: TableView | undefined;
  readonly refused: Map<string, number>;
}

export function localClient(playerId: string, changed: () => void = () => {}): LocalClient {
  const own: LocalClient = {
    playerId,
    name: playerId,
    table: undefined,
    refused: new Map(),
    sendText(text) {
      const told = JSON.parse(text) as ServerMessage;
      if (told.t === 'table') own.table = fromWire(told.table);
      if (told.t === 'step' && own.table) own.table = applyDelta(own.table, told.delta);
      if (told.t === 'refused') own.refused.set(told.why, (own.refused.get(told.why) ?? 0) + 1);
      changed();
    },
  };
  return own;
}

/** A move that this client may make now, if any. */
export function legalMove(
  { table: shown }: LocalClient,
  random: Random,
): Extract<ClientMessage, { t: 'move' }> | undefined {
  if (shown?.phase !== 'playing' || shown.you === undefined || shown.at === undefined) return undefined;
  const game = gameCalled(shown.game)!;
  const view = shown.view as Common;
  if (!game.toAct(view).includes(shown.you)) return undefined;
  return { t: 'move', at: shown.at, move: game.write(pick(game.moves(view, shown.you), random)) };
}
