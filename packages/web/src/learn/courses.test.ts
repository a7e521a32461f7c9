/** Every step of every course can be solved, by the rules and in the physics. */

import { act, outcomeOf } from '@boneyard/engine/match';
import { matchOf } from '@boneyard/engine/position';
import { bead, claims } from '@boneyard/games/bead/web/lesson';
import { classic, fives, partners } from '@boneyard/games/classic/web/lesson';
import { magnetic } from '@boneyard/games/magnetic/web/lesson';
import { staggered } from '@boneyard/games/magnetic/web/towers/staggeredlesson';
import { tower } from '@boneyard/games/magnetic/web/towers/towerlesson';
import { quad } from '@boneyard/games/quad/web/lesson';
import { withVerdict } from '@boneyard/physics/referee';
import type { Explanation } from '@boneyard/rules/game';
import { isJudged } from '@boneyard/rules/verdicts';
import { LANGUAGES } from '@boneyard/words/languages';
import { pages } from '@boneyard/words/testing';
import { describe, expect, test } from 'vitest';
import { webGames } from '../games';
import type { LessonStep } from './course';
import { gameTaughtBy } from './courselist';

const COURSES = { classic, fives, partners, bead, claims, quad, magnetic, tower, staggered } as const;

/** The only step in which something falls. */
const FALLS = ['tower fall'];

/** Which rule each place of a question breaks, by the rule sheets and by our rulings. */
const BREAKS: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  'bead fixed': { 1: 'no cycle', 2: undefined },
  'bead caseX': { 1: 'too few groups', 2: undefined },
  'bead caseY': { 1: 'four side by side', 2: undefined },
  'bead caseZ': { 1: 'too few groups', 2: undefined },
  'quad forbidden': { 1: 'does not match', 2: 'no side touched', 3: 'does not match', 4: undefined },
  'magnetic closed': { 1: 'anchor closed', 2: undefined },
  'tower along': { 1: 'across', 2: undefined },
  'tower ends': { 1: undefined, 2: 'not at an end' },
  'staggered top': { 1: 'wrong way', 2: undefined },
};

/** What the learner scores in the examples of the rule sheets. */
const SCORES: Readonly<Record<string, number>> = {
  'bead fixed': 3 * 3,
  'bead caseA': 15,
  'bead caseB': 4 * 5 * 4,
  'bead caseC': 20,
  'bead caseD': 4 * 5,
  'bead out': 4 * 4 - 5,
  'quad open': 16 + 25,
  'quad two': 16 + 15 + 14,
  'quad justOne': 16 + 25,
  'quad zeros': 0 + 25 + 1 + 3,
  'quad greatest': 18,
  'quad corner': 7 + 25,
  'quad across': 15 + 25,
  'quad well': -40 + 11,
  'quad out': 11 + 3 + 8,
  'classic out': 14,
  'classic blocked': 9,
  'fives lead': 10,
  'fives halves': 5,
  'fives count': 10,
  'fives spinner': 5,
  'fives out': 15,
  'partners out': 14,
  'partners blocked': 17,
  // By dominoes the learner wins and writes 0; by pips it would be 10.
  'magnetic blocked': 0,
};

/** Solves the step with its first answers, and returns what the learner scored. */
async function taken(course: string, step: LessonStep): Promise<number> {
  let match = matchOf(step);
  const { game } = match;
  const before = match.state.scores[step.seat]!;
  for (const ask of step.asks) {
    expect(game.toAct(match.state)).toContain(step.seat);
    if ('refused' in ask) {
      for (const move of ask.refused)
        expect(game.explain(match.state, step.seat, game.read(move)).breaks, move).toBeDefined();
      continue;
    }
    const { moves, replies = [] } = ask;
    const legal = game.moves(game.view(match.state, step.seat), step.seat).map((move) => game.write(move));
    if (moves !== 'any') expect(legal).toEqual(expect.arrayContaining([...moves]));
    for (const written of moves === 'any' ? legal : moves) {
      const fair = await withVerdict(game, match.state, step.seat, game.read(written));
      expect(isJudged(game, fair), `${course} ${step.id} ${written} falls`).toBe(
        FALLS.includes(`${course} ${step.id}`),
      );
    }
    const fair = await withVerdict(game, match.state, step.seat, game.read((moves === 'any' ? legal : moves)[0]!));
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

describe.each(Object.entries(COURSES) as [keyof typeof COURSES, readonly LessonStep[]][])('%s', (course, steps) => {
  test('has five to twelve steps, each with its texts in every language', () => {
    expect(steps.length).toBeGreaterThanOrEqual(5);
    expect(steps.length).toBeLessThanOrEqual(12);
    for (const language of LANGUAGES) {
      const texts = pages[language][gameTaughtBy(course)].lessons[course]!;
      expect(Object.keys(texts)).toEqual(steps.map(({ id }) => id));
      for (const { id, asks } of steps) expect(texts[id]!.asks).toHaveLength(asks.length);
    }
  });
  test('the pages that offer it know how long it is, without loading it', () => {
    const { steps: said, minutes } = webGames[gameTaughtBy(course)].courses[course]!;
    expect(said).toBe(steps.length);
    const lengths = LANGUAGES.map((language) => {
      const texts = Object.values(pages[language][gameTaughtBy(course)].lessons[course]!);
      const read = texts.flatMap(({ title, text, asks, right }) => [title, text, ...asks, right]).join(' ');
      const tasks = texts.reduce((sum, { asks }) => sum + asks.length, 0);
      return read.split(/\s+/).length / 180 + (tasks * 10) / 60;
    });
    expect(minutes).toBe(Math.round(Math.max(...lengths)));
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
