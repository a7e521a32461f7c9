import { browser as de } from '@boneyard/words/de/browser';
import { browser as en } from '@boneyard/words/en/browser';
import { browser as es } from '@boneyard/words/es/browser';
import { browser as fr } from '@boneyard/words/fr/browser';
import { describe, expect, test } from 'vitest';
import type { MatchOutcome } from '../play/play';
import { resultTitle } from './result';

type Ended = NonNullable<MatchOutcome>;

const match = (...winners: number[]): Ended => ({ ending: 'out', best: winners, over: true, winners });
const round = (...best: number[]): Ended => ({ ending: 'out', best, over: false, winners: [] });

const title = (outcome: Ended, scores: readonly number[], you: number | undefined = 0, words = en) =>
  resultTitle(
    { outcome, scores, names: [words.speech.you, 'Lea', 'Bo'].slice(0, scores.length), you, sides: [...scores.keys()] },
    words,
  );

/** Seats 0 and 2 against 1 and 3. */
const ofSides = (outcome: Ended, scores: readonly number[], words = en) =>
  resultTitle({ outcome, scores, names: [words.speech.you, 'Lea', 'Bo', 'Mia'], you: 0, sides: [0, 1, 0, 1] }, words);

describe('the title of a match', () => {
  test('of two players has both scores, the winner’s first', () => {
    expect(title(match(0), [66, 36])).toBe('You win 66–36');
    expect(title(match(1), [36, 66])).toBe('Lea wins 66–36');
    expect(title(match(0, 1), [50, 50])).toBe('Draw 50–50');
  });

  test('where the fewest points win, the smaller score comes first', () => {
    expect(title(match(0), [12, 40])).toBe('You win 12–40');
  });

  test('of more players has the score of the winners', () => {
    expect(title(match(0), [66, 36, 10])).toBe('You win with 66 points');
    expect(title(match(1), [10, 66, 36])).toBe('Lea wins with 66 points');
    expect(title(match(1, 2), [10, 66, 66])).toBe('Lea and Bo share the win with 66 points');
  });

  test('names everybody where several people play on one device', () => {
    const names = ['Mia', 'Noah'];
    expect(resultTitle({ outcome: match(0), scores: [3, 1], names, you: undefined, sides: [0, 1] }, en)).toBe(
      'Mia wins 3–1',
    );
  });

  test('names both partners, and the scores of both sides', () => {
    expect(ofSides(match(0, 2), [120, 80, 120, 80])).toBe('You and Bo win 120–80');
    expect(ofSides(match(1, 3), [80, 120, 80, 120])).toBe('Lea and Mia win 120–80');
    expect(ofSides(match(0, 1, 2, 3), [100, 100, 100, 100])).toBe('Draw 100–100');
    expect(ofSides(round(0, 2), [20, 0, 20, 0])).toBe('You and Bo win the round');
    expect(ofSides(match(0, 2), [120, 80, 120, 80], fr)).toBe('Vous et Bo gagnez 120 à 80');
    expect(ofSides(round(1, 3), [0, 9, 0, 9], fr)).toBe('Lea et Mia gagnent la manche');
  });

  test('does not join a dash with a minus', () => {
    expect(title(match(0), [-5, -30])).toBe('You win −5 to −30');
  });

  test('in French', () => {
    expect(title(match(0), [66, 36], 0, fr)).toBe('Vous gagnez 66 à 36');
    expect(title(match(1), [36, 66], 0, fr)).toBe('Lea gagne 66 à 36');
    expect(title(match(0, 1), [50, 50], 0, fr)).toBe('Égalité 50 à 50');
  });

  test('in Spanish', () => {
    expect(title(match(0), [66, 36], 0, es)).toBe('Ganas 66 a 36');
    expect(title(match(1), [36, 66], 0, es)).toBe('Gana Lea 66 a 36');
    expect(title(match(0, 1), [50, 50], 0, es)).toBe('Empate 50 a 50');
    expect(ofSides(match(0, 2), [120, 80, 120, 80], es)).toBe('Victoria 120 a 80: tú y Bo');
    expect(ofSides(round(0, 2), [20, 0, 20, 0], es)).toBe('Ronda ganada: tú y Bo');
  });

  test('in German, whose verb says whether you are among those who win', () => {
    expect(title(match(0), [66, 36], 0, de)).toBe('Du gewinnst 66:36');
    expect(title(match(0), [-5, -30], 0, de)).toBe('Du gewinnst −5 zu −30');
    expect(title(match(1), [10, 66, 1], 0, de)).toBe('Lea gewinnt mit 66 Punkten');
    expect(ofSides(match(0, 2), [120, 80, 120, 80], de)).toBe('Du und Bo gewinnt 120:80');
    expect(ofSides(match(1, 3), [80, 120, 80, 120], de)).toBe('Lea und Mia gewinnen 120:80');
    expect(title(match(0, 2), [66, 1, 66], 0, de)).toBe('Du und Bo teilt euch den Sieg mit 66 Punkten');
    expect(title(match(1, 2), [1, 66, 66], 0, de)).toBe('Lea und Bo teilen sich den Sieg mit 66 Punkten');
  });
});

test('the title of a round says who won it, and that it is not the match', () => {
  expect(title(round(0), [5, 3])).toBe('You win the round');
  expect(title(round(1), [5, 3])).toBe('Lea wins the round');
  expect(title(round(1, 2), [5, 3, 3])).toBe('Lea and Bo share the round');
  expect(title(round(), [5, 3])).toBe('Nobody wins the round');
});
