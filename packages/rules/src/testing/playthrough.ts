/** A round as a text that people review: a change of rules shows as a readable diff. */

import { type Common, fresh, type Game, type Table } from '../game';
import type { Random } from '../random';
import { randomRound } from './tables';

function hands(written: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(written).map(([part, tiles]) => `${part}: ${JSON.stringify(tiles).replaceAll('"', '')}`);
}

function numbers(state: Common): string {
  return `scores ${state.scores.join(' ')} | held ${state.held.join(' ')} | left ${state.left}`;
}

export function playthrough(game: Game, table: Table, random: Random): string {
  const deal = game.deal(table, random);
  const lines = [
    `${game.id}, ${table.players} players, ${JSON.stringify(table.options)}`,
    ...hands(game.writeDeal(deal)),
    '',
  ];
  for (const { state, done } of randomRound(game, table, deal, random, fresh(table.players))) {
    lines.push(numbers(state));
    if (!done) lines.push(`the end: ${JSON.stringify(game.outcome(state))}`);
    else {
      const legal = game.moves(state, done.seat).map((move) => game.write(move));
      lines.push(
        `  seat ${done.seat} may: ${legal.sort().join(', ')}`,
        `${state.ply}. seat ${done.seat}: ${game.write(done.move)}`,
      );
    }
  }
  return `${lines.join('\n')}\n`;
}
