import { act, begin } from '@boneyard/engine/match';
import { beadNarration } from '@boneyard/games/bead/words/narration';
import { gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { browser } from '@boneyard/words/en/browser';
import { describe, expect, test } from 'vitest';
import type { TablePosition } from '../play/play';
import { positionOf } from '../play/position';
import { chronicle } from './chronicle';

const game = gameCalled('bead')!;
const NAMES = ['Ana', 'Bo', 'Cleo'];

/** Every position of a round with this deal and these entries; the referee makes those with a star. */
function positions(players: number, options: object, deal: object, entries: readonly string[]): TablePosition[] {
  const table = setTable(game, players, options as never);
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  const read = game.readDeal(table, deal);
  if (isProblem(read)) throw new Error(JSON.stringify(read));
  const all = [begin(game, table, read)];
  for (const entry of entries) {
    const [text = '', star] = entry.split('*');
    all.push(act(all.at(-1)!, Number(text[0]), game.read(text.slice(2)), star === undefined ? {} : { by: 'referee' }));
  }
  return all.map(positionOf);
}

const told = (all: readonly TablePosition[], viewer: number | undefined) =>
  chronicle(all, 1, NAMES, viewer, beadNarration, browser).map(({ seat, move }) => `${seat} ${move}`);

describe('what several seats do at once', () => {
  const claim = {
    hands: [
      ['1-3', '1-4', '2-3'],
      ['1-5', '2-2'],
      ['1-1', '5-5'],
    ],
    square: ['1-1', '1-2'],
    aside: ['4-4'],
    lead: 0,
  };

  test('answers stay secret until all are in, and then all are told in seat order', () => {
    const half = positions(3, {}, claim, ['0 stuck', '2 point 1-4']);
    expect(told(half, 1)).toEqual(['0 stuck']);
    expect(told(half, undefined)).toEqual(['0 stuck']);
    expect(told(half, 2)).toEqual(['0 stuck', '2 point 1-4']);
    const all = positions(3, {}, claim, ['0 stuck', '2 point 1-4', '1 decline']);
    expect(told(all, 1)).toEqual(['0 stuck', '1 decline', '2 point 1-4']);
    // The player's own answer was told when it was given.
    expect(told(all, 2)).toEqual(['0 stuck', '2 point 1-4', '1 decline']);
  });

  test('the one that the referee made is marked, also when the answers change places', () => {
    const all = positions(3, {}, claim, ['0 stuck', '2 point 1-4*', '1 decline']);
    const entries = chronicle(all, 1, NAMES, 1, beadNarration, browser);
    expect(entries.map(({ seat, late }) => [seat, late])).toEqual([
      [0, false],
      [1, false],
      [2, true],
    ]);
    expect(entries[2]?.told).toMatch(/^Time is up\. Cleo /);
    expect(entries[1]?.told).toMatch(/^Bo /);
  });

  test('a secret choice is told when both have chosen', () => {
    const deal = {
      hands: [
        ['1-2', '3-3'],
        ['1-2', '3-3'],
      ],
      turned: [false, false],
      lead: 0,
    };
    expect(told(positions(2, { strategic: true }, deal, ['1 choose 3-3']), 0)).toEqual([]);
    const both = positions(2, { strategic: true }, deal, ['1 choose 3-3', '0 choose 1-2']);
    expect(told(both, 0)).toEqual(['0 choose 1-2', '1 choose 3-3']);
  });

  test('two choices of the same double are told, and the next choices are secret again', () => {
    const deal = {
      hands: [
        ['1-2', '3-3'],
        ['1-2', '3-3'],
      ],
      turned: [false, false],
      lead: 0,
    };
    const again = positions(2, { strategic: true }, deal, ['1 choose 3-3', '0 choose 3-3', '1 choose 1-2']);
    expect(told(again, 0)).toEqual(['0 choose 3-3', '1 choose 3-3']);
  });
});
