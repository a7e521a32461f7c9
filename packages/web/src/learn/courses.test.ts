/** Every step of every course can be taken, by the rules and in the physics. */

import { act, outcomeOf } from '@boneyard/engine/match';
import { matchOf } from '@boneyard/engine/position';
import { ruled } from '@boneyard/physics/referee';
import type { Explanation } from '@boneyard/rules/game';
import { lessons as en } from '@boneyard/words/en/lessons/lessons';
import { lessons as fr } from '@boneyard/words/fr/lessons/lessons';
import { LANGUAGES } from '@boneyard/words/languages';
import type { StepWords } from '@boneyard/words/lessons';
import { describe, expect, test } from 'vitest';
import type { Step } from './course';
import { bead } from './courses/bead';
import { classic } from './courses/classic';
import { magnetic } from './courses/magnetic';
import { quad } from './courses/quad';
import { staggered } from './courses/staggered';
import { tower } from './courses/tower';

const COURSES = { classic, bead, quad, magnetic, tower, staggered } as const;
const words = { en, fr };

/** The only step in which something falls. */
const FALLS = ['tower fall'];

/** What the places of a question break, by the rule sheets: the cases X, Y and Z, and ours. */
const BREAKS: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  'bead caseX': { 1: 'too few groups', 2: undefined },
  'bead caseY': { 1: 'four side by side', 2: undefined },
  'bead caseZ': { 1: 'too few groups', 2: undefined },
  'magnetic closed': { 1: 'anchor closed', 2: undefined },
  'tower along': { 1: 'across', 2: undefined },
  'tower ends': { 1: undefined, 2: 'not at an end' },
  'staggered top': { 1: 'wrong way', 2: undefined },
};

/** What the examples of the rule sheets score, for the seat that learns. */
const SCORES: Readonly<Record<string, number>> = {
  'bead caseA': 15,
  'bead caseB': 4 * 5 * 4,
  'bead caseC': 20,
  'bead caseD': 2 * 4 * 5,
  'quad open': 16 + 25,
  'quad two': 16 + 15 + 14,
  'quad greatest': 18,
  'quad corner': 7 + 25,
  'quad across': 15 + 25,
  'quad well': -40 + 11,
  'quad out': 11 + 3 + 8,
  'classic out': 14,
  'classic blocked': 5,
};

/** Takes the step by its first answers, and gives what the seat scored by them. */
async function taken(course: string, step: Step): Promise<number> {
  let match = matchOf(step);
  const { game } = match;
  const before = match.state.scores[step.seat]!;
  for (const { moves, replies = [] } of step.asks) {
    expect(game.toAct(match.state)).toContain(step.seat);
    const legal = game.moves(game.view(match.state, step.seat), step.seat).map((move) => game.write(move));
    if (moves !== 'any') expect(legal).toEqual(expect.arrayContaining([...moves]));
    for (const written of moves === 'any' ? legal : moves) {
      const fair = await ruled(game, match.state, step.seat, game.read(written));
      expect(game.judged(fair), `${course} ${step.id} ${written} falls`).toBe(FALLS.includes(`${course} ${step.id}`));
    }
    const fair = await ruled(game, match.state, step.seat, game.read((moves === 'any' ? legal : moves)[0]!));
    match = act(match, step.seat, fair);
    for (const entry of replies) {
      const [seat, ...move] = entry.split(' ');
      const reply = game.read(move.join(' '));
      expect(game.explain(match.state, Number(seat), reply).breaks).toBeUndefined();
      match = act(match, Number(seat), reply);
    }
  }
  if (step.id === 'out' || step.id === 'blocked') expect(outcomeOf(match)).toBeDefined();
  return match.state.scores[step.seat]! - before;
}

describe.each(Object.entries(COURSES) as [keyof typeof COURSES, readonly Step[]][])('%s', (course, steps) => {
  test('has five to ten steps, each with its texts in every language', () => {
    expect(steps.length).toBeGreaterThanOrEqual(5);
    expect(steps.length).toBeLessThanOrEqual(10);
    for (const language of LANGUAGES) {
      const texts: Readonly<Record<string, StepWords>> = words[language].courses[course];
      expect(Object.keys(texts)).toEqual(steps.map(({ id }) => id));
      for (const { id, asks } of steps) expect(texts[id]!.asks).toHaveLength(asks.length);
    }
  });
  test.each(steps.map((step) => [step.id, step] as const))('%s', async (id, step) => {
    const scored = await taken(course, step);
    const wanted = SCORES[`${course} ${id}`];
    if (wanted !== undefined) expect(scored).toBe(wanted);
    const { game, state } = matchOf(step);
    const broken = Object.fromEntries(
      Object.entries(step.letters ?? {}).map(([move, letter]) => {
        const { breaks }: Explanation = game.explain(game.view(state, step.seat), step.seat, game.read(move));
        return [letter, breaks];
      }),
    );
    const asked = BREAKS[`${course} ${id}`];
    if (asked) expect(broken).toEqual(asked);
    else expect(Object.values(broken).filter((breaks) => breaks !== undefined)).toEqual([]);
  });
});
