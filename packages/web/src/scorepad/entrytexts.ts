/** Texts for a score pad: its entries, the standing, and why an entry was refused. */

import { arithmetics } from '@boneyard/engine/games';
import { countOf } from '@boneyard/engine/scorepad/arithmetic';
import { type Entry, endsRound, type Held, type Pad } from '@boneyard/engine/scorepad/pad';
import { padSides, sideOnPad } from '@boneyard/engine/scorepad/sides';
import { type Tally, tally } from '@boneyard/engine/scorepad/tally';
import type { MatchLength } from '@boneyard/rules/options';
import type { Problem } from '@boneyard/rules/problem';
import type { Browser } from '@boneyard/words/en/browser';
import type { PartWords } from '@boneyard/words/en/parts';
import type { RealTilesWords } from '@boneyard/words/en/realtiles';
import { standing } from '@boneyard/words/padtext';

/** The tally after each entry. */
export function talliesOf(pad: Pad): readonly Tally[] {
  return pad.entries.map((_, index) => tally({ ...pad, entries: pad.entries.slice(0, index + 1) }));
}

/** The round that an entry belongs to, from 1. */
export function roundOf({ entries }: Pad, index: number): number {
  return entries.slice(0, index).filter(endsRound).length + 1;
}

/** The multiplication of the lengths, such as `3 × 4 × 2 = 24`. */
export function product(lengths: readonly number[], double: boolean): string {
  const factors = double ? [...lengths, 2] : lengths;
  return `${factors.join(' × ')} = ${factors.reduce((product, length) => product * length, 1)}`;
}

/** The sum of the open ends, such as `10 + 0 + 5 = 15`. */
export function addition(ends: readonly number[]): string {
  const sum = ends.reduce((all, end) => all + end, 0);
  return ends.length > 1 ? `${ends.join(' + ')} = ${sum}` : String(sum);
}

export function countIn({ game, options }: Pad, held: Held): number {
  return countOf(held, arithmetics[game], options);
}

/** The end of a round, and the points left in the hands, and in the boneyard where it counts. */
function withLeft(
  end: string,
  pad: Pad,
  entry: Extract<Entry, { left: unknown }>,
  { speech }: Browser,
  { pad: texts }: RealTilesWords,
): string {
  const hands = pad.names
    .map((name, seat) => ({ name, seat }))
    .filter(({ seat }) => entry.kind === 'blocked' || !sideOnPad(pad, entry.seat).includes(seat))
    .map(({ name, seat }) => `${name} ${speech.number(countIn(pad, entry.left[seat]!))}`);
  const boneyard =
    entry.boneyard === undefined ? [] : [`${texts.boneyard} ${speech.number(countIn(pad, entry.boneyard))}`];
  return texts.told.left(end, speech.list([...hands, ...boneyard]));
}

/** An entry as one line, without its changes of the scores. */
export function entryText(pad: Pad, entry: Entry, round: number, words: Browser, realTiles: RealTilesWords): string {
  const texts = realTiles.pad.told;
  const who = 'seat' in entry ? pad.names[entry.seat]! : '';
  switch (entry.kind) {
    case 'lengths': {
      const sum = product(entry.lengths, entry.double);
      return entry.double ? texts.double(who, sum) : texts.lengths(who, sum);
    }
    case 'tile':
      return typeof entry.tile === 'number' ? texts.total(who, entry.tile) : texts.tile(who, entry.tile);
    case 'ends':
      return texts.ends(who, addition(entry.ends));
    case 'bonus':
      return texts.bonus(who);
    case 'drawn':
      return texts.drawn(who, entry.tiles);
    case 'passed':
      return texts.passed(who);
    case 'out':
      return withLeft(texts.out(round, who), pad, entry, words, realTiles);
    case 'blocked':
      return arithmetics[pad.game].countsBlocked
        ? withLeft(texts.blocked(round), pad, entry, words, realTiles)
        : texts.blocked(round);
  }
}

/** The changes of the scores, such as `Ana +14, Bo −5`. */
export function changesText(
  pad: Pad,
  changes: readonly number[],
  { speech }: Browser,
  { pad: texts }: RealTilesWords,
): string {
  const changed = padSides(pad).flatMap(({ name, seats }) => {
    const change = changes[seats[0]!]!;
    return change === 0 ? [] : [`${name} ${speech.signed(change)}`];
  });
  return speech.list(changed) || texts.told.nobody;
}

/** The target of the match: points or rounds. */
export function lengthText({ options }: Pad, { pads }: RealTilesWords): string {
  const match = options.match as MatchLength;
  return 'target' in match ? pads.toTarget(match.target) : pads.forRounds(match.rounds);
}

/** Who is ahead or has won, as a sentence; empty for an empty pad. */
export function standingText(
  pad: Pad,
  seats: readonly number[],
  over: boolean,
  words: Browser,
  realTiles: RealTilesWords,
) {
  if (pad.entries.length === 0) return '';
  return standing(pad, seats, over, { pads: realTiles.pads, speech: words.speech });
}

/** Why an entry is refused, in the words of its form where they say more. */
export function entryRefusalText(
  problem: Problem,
  kind: unknown,
  pad: Pad,
  says: PartWords['problem'],
  realTiles: RealTilesWords,
): string {
  const texts = realTiles.pad.refused;
  if (problem.problem === 'bad round' && kind === 'tile') return texts.tile;
  const shortest = arithmetics[pad.game].shortest?.(pad.options);
  if (problem.problem === 'bad round' && kind === 'lengths' && shortest !== undefined) return texts.lengths(shortest);
  return says(problem);
}
