/** A score pad as text to share: every round, the totals, and how it stands. */

import type { Pad } from '@boneyard/engine/scorepad/pad';
import { ahead, tally } from '@boneyard/engine/scorepad/tally';
import type { Seat } from '@boneyard/rules/game';
import type { MatchLength } from '@boneyard/rules/options';
import type { Words } from './words';

type PadWords = Pick<Words, 'pads' | 'games' | 'speech'>;

/** With the minus sign that numbers have in print. */
function written(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

function scores(names: readonly string[], numbers: readonly number[]): string {
  return names.map((name, seat) => `${name} ${written(numbers[seat]!)}`).join(', ');
}

export function padText(pad: Pad, { pads, games, speech }: PadWords): string {
  const { names } = pad;
  const match = pad.options.match as MatchLength;
  const length = 'target' in match ? pads.toTarget(match.target) : pads.forRounds(match.rounds);
  const title = pads.title(games[pad.game].name, length);
  if (pad.entries.length === 0) return [title, pads.nothing].join('\n');
  const { rounds, scores: totals, over, winners } = tally(pad);
  const named = (seats: readonly Seat[]) => speech.and(seats.map((seat) => names[seat]!));
  const lines = rounds.map((round, index) => {
    const head = round.over || over ? pads.round(index + 1) : pads.soFar(index + 1);
    return `${head} ${scores(names, round.changes)}`;
  });
  const best = over ? winners : ahead(pad);
  const stands = over ? pads.won(named(best), best.length > 1) : pads.ahead(named(best), best.length > 1);
  return [title, ...lines, `${pads.total} ${scores(names, totals)}`, stands].join('\n');
}
