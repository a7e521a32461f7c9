/** From a wish for a table to one that can be played at. */

import type { Me } from '@boneyard/protocol/messages';
import type { Wish } from '@boneyard/protocol/tables';
import { gameCalled, games } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem, type Problem } from '@boneyard/rules/problem';
import type { Agreed, Deed } from './entries';
import type { Room } from './room';

export function agreeOn({ game: id, options, chairs, clock, late, listed, rated }: Wish): Agreed | Problem {
  const game = gameCalled(id);
  if (!game) return { problem: 'unknown game', what: id, instead: games.map((one) => one.id) };
  const table = setTable(game, chairs.length, options);
  if (isProblem(table)) return table;
  return { game: id, options: table.options, chairs, clock, late, listed, ...(rated && { rated }) };
}

/** How a table begins: whoever opens it sits on the first chair for a person. */
export function opening(agreed: Agreed, { id: guest, name, kind }: Me): Deed[] {
  const seat = agreed.chairs.findIndex(({ kind }) => kind === 'person');
  const opened: Deed = { do: 'opened', by: guest, agreed };
  return seat < 0 ? [opened] : [opened, { do: 'sat', seat, guest, name, ...(kind === 'bot' && { bot: true }) }];
}

/** A table for people who looked for it, each in a seat. */
export function together(
  agreed: Agreed,
  people: readonly { readonly player: string; readonly name: string }[],
): Deed[] {
  const sat = people.map(({ player: guest, name }, seat): Deed => ({ do: 'sat', seat, guest, name }));
  return [{ do: 'opened', by: people[0]!.player, agreed }, ...sat];
}

/** The same people at another table; a bot stays where it took over. */
export function rematch({ agreed, opener, places }: Room): Deed[] {
  const chairs = places.map(({ chair, replaced }) => (replaced ? ({ kind: 'bot', level: 'casual' } as const) : chair));
  const sat = places.flatMap(({ guest, name, replaced, bot }, seat): Deed[] =>
    guest === undefined || name === undefined || replaced
      ? []
      : [{ do: 'sat', seat, guest, name, ...(bot && { bot }) }],
  );
  return [{ do: 'opened', by: opener, agreed: { ...agreed, chairs } }, ...sat];
}
