/** New tables: from what a player asks for to the first entries of the log. */

import type { Me } from '@boneyard/protocol/players';
import type { TableRequest } from '@boneyard/protocol/tables';
import { gameCalled, games } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem, type Problem } from '@boneyard/rules/problem';
import type { Agreement, Deed } from './entries';
import type { Room } from './room';

export function agreementFor({
  game: id,
  options,
  chairs,
  clock,
  late,
  listed,
  rated,
}: TableRequest): Agreement | Problem {
  const game = gameCalled(id);
  if (!game) return { problem: 'unknown game', what: id, instead: games.map((one) => one.id) };
  const table = setTable(game, chairs.length, options);
  if (isProblem(table)) return table;
  return { game: id, options: table.options, chairs, clock, late, listed, ...(rated && { rated }) };
}

/** How a table begins: the player who opens it sits on the first chair for a person. */
export function openingDeeds(agreed: Agreement, { id: playerId, name, kind }: Me): Deed[] {
  const seat = agreed.chairs.findIndex(({ kind }) => kind === 'person');
  const opened: Deed = { do: 'opened', by: playerId, agreed };
  return seat < 0
    ? [opened]
    : [opened, { do: 'sat', seat, guest: playerId, name, ...(kind === 'bot' && { bot: true }) }];
}

/** The table of players who searched for a game, each in a seat. */
export function matchedDeeds(
  agreed: Agreement,
  people: readonly { readonly player: string; readonly name: string }[],
): Deed[] {
  const sat = people.map(({ player: guest, name }, seat): Deed => ({ do: 'sat', seat, guest, name }));
  return [{ do: 'opened', by: people[0]!.player, agreed }, ...sat];
}

/** The table of a rematch: the same players, and bots where they took over. */
export function rematchDeeds({ agreed, opener, places }: Room): Deed[] {
  const chairs = places.map(({ chair, replaced }) => (replaced ? ({ kind: 'bot', level: 'casual' } as const) : chair));
  const sat = places.flatMap(({ playerId, name, replaced, bot }, seat): Deed[] =>
    playerId === undefined || name === undefined || replaced
      ? []
      : [{ do: 'sat', seat, guest: playerId, name, ...(bot && { bot }) }],
  );
  return [{ do: 'opened', by: opener, agreed: { ...agreed, chairs } }, ...sat];
}
