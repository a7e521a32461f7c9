/** A score pad as text to share: every round, the totals, and how it stands. */

import type { Pad } from '@boneyard/engine/scorepad/pad';
import { padSides } from '@boneyard/engine/scorepad/sides';
import { ahead, tally } from '@boneyard/engine/scorepad/tally';
import type { Seat } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import type { MatchLength } from '@boneyard/rules/options';
import { winningWay } from '@boneyard/rules/sides';
import type { Words } from './words';

type PadWords = Pick<Words, 'pads' | 'games' | 'speech'>;

function scores(pad: Pad, numbers: readonly number[], speech: PadWords['speech']): string {
  return speech.list(padSides(pad).map(({ name, seats }) => `${name} ${speech.number(numbers[seats[0]!]!)}`));
}

/** Who is ahead or has won, as a sentence. */
export function standing(
  pad: Pad,
  best: readonly Seat[],
  over: boolean,
  { pads, speech }: Pick<PadWords, 'pads' | 'speech'>,
): string {
  const who = speech.and(best.map((seat) => pad.names[seat]!));
  const table = { players: pad.names.length, options: pad.options };
  return (over ? pads.won : pads.ahead)(who, winningWay(gameCalled(pad.game)!, table, best));
}

export function padText(pad: Pad, { pads, games, speech }: PadWords): string {
  const match = pad.options.match as MatchLength;
  const length = 'target' in match ? pads.toTarget(match.target) : pads.forRounds(match.rounds);
  const title = pads.title(games[pad.game].name, length);
  if (pad.entries.length === 0) return [title, pads.nothing].join('\n');
  const { rounds, scores: totals, over, winners } = tally(pad);
  const lines = rounds.map((round, index) => {
    const head = round.over || over ? pads.round(index + 1) : pads.soFar(index + 1);
    return `${head} ${scores(pad, round.changes, speech)}`;
  });
  const best = over ? winners : ahead(pad);
  return [
    title,
    ...lines,
    `${pads.total} ${scores(pad, totals, speech)}`,
    standing(pad, best, over, { pads, speech }),
  ].join('\n');
}
