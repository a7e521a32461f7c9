/** Who leads classic dominoes, and with what. The expected values are computed by hand. */

import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { mayPlay } from '@boneyard/rules/testing/positions';
import { describe, expect, test } from 'vitest';
import { classic } from './classic';
import type { View } from './position';
import { type Hands, table } from './testing';

describe('who leads, and with what', () => {
  test('the highest double leads, before a heavier tile that is not a double', () => {
    const state = table(
      {},
      {
        hands: [
          ['6-5', '6-4'],
          ['1-1', '2-0'],
        ],
      },
    );
    expect(classic.toAct(state as View)).toEqual([1]);
    expect(mayPlay(classic, state)).toEqual(['1-1']);
  });
  test('if nobody has a double, the tile with most pips leads', () => {
    const state = table(
      {},
      {
        hands: [
          ['6-1', '3-0'],
          ['5-3', '6-4'],
        ],
      },
    );
    expect(classic.toAct(state as View)).toEqual([1]);
    expect(mayPlay(classic, state)).toEqual(['6-4']);
  });
  test('if two tiles have equal pips, the one with the higher half leads', () => {
    const state = table(
      {},
      {
        hands: [
          ['5-3', '1-0'],
          ['6-2', '2-0'],
        ],
      },
    );
    expect(classic.toAct(state as View)).toEqual([1]);
  });
  test('if that is agreed, the heaviest hand leads, and the earlier seat of two equal hands', () => {
    expect(
      classic.toAct(
        table(
          { lead: 'hand' },
          {
            hands: [
              ['6-0', '1-0'],
              ['4-4', '3-0'],
            ],
          },
        ) as View,
      ),
    ).toEqual([1]);
    expect(
      classic.toAct(
        table(
          { lead: 'hand' },
          {
            hands: [
              ['6-0', '5-0'],
              ['4-4', '3-0'],
            ],
          },
        ) as View,
      ),
    ).toEqual([0]);
  });
  test('the options about doubles and the double blank do not affect who leads', () => {
    const hands: Hands = [
      ['0-0', '6-1'],
      ['3-3', '2-0'],
    ];
    expect(classic.toAct(table({ lead: 'hand', blank: 14, doubles: 'once' }, { hands }) as View)).toEqual([1]);
  });
  test('the player chosen by lot leads, with any tile', () => {
    const state = table(
      { lead: 'lots' },
      {
        hands: [
          ['6-6', '1-0'],
          ['4-2', '3-0'],
        ],
        lead: 1,
      },
    );
    expect(mayPlay(classic, state)).toEqual(['3-0', '4-2']);
  });
  test('a forced opening applies to a leader chosen by lot too', () => {
    const state = table(
      { lead: 'lots', opening: 'forced' },
      {
        hands: [
          ['6-6', '1-0'],
          ['4-2', '3-3'],
        ],
        lead: 1,
      },
    );
    expect(mayPlay(classic, state)).toEqual(['3-3']);
  });
  test('with a free opening, the player with the heaviest tile may lay another', () => {
    const state = table(
      { opening: 'free' },
      {
        hands: [
          ['6-6', '1-0'],
          ['4-2', '3-0'],
        ],
      },
    );
    expect(mayPlay(classic, state)).toEqual(['1-0', '6-6']);
  });
  test('if that is agreed, the tile with most pips leads, and doubles have no privilege', () => {
    const hands: Hands = [
      ['5-5', '3-3'],
      ['6-5', '1-1'],
    ];
    const state = table({ lead: 'pips' }, { hands });
    expect(classic.toAct(state as View)).toEqual([1]);
    expect(mayPlay(classic, state)).toEqual(['6-5']);
    expect(() => table({ lead: 'pips' }, { hands, moves: ['1 1-1'] })).toThrow('must lead with another');
    expect(classic.toAct(table({}, { hands }) as View)).toEqual([0]);
  });
  test('with equal pips the higher half leads, not the double', () => {
    const hands: Hands = [
      ['5-5', '1-0'],
      ['6-4', '2-0'],
    ];
    const state = table({ lead: 'pips' }, { hands });
    expect(classic.toAct(state as View)).toEqual([1]);
    expect(mayPlay(classic, state)).toEqual(['6-4']);
    expect(mayPlay(classic, table({ lead: 'pips', opening: 'free' }, { hands }))).toEqual(['2-0', '6-4']);
  });
  test('by default the opening is forced if the heaviest tile or most pips lead, and free with lots or hands', () => {
    for (const [lead, opening] of [
      ['heaviest', 'forced'],
      ['pips', 'forced'],
      ['lots', 'free'],
      ['hand', 'free'],
    ] as const) {
      const set = setTable(classic, 2, { lead });
      expect(isProblem(set) ? set : set.options.opening).toBe(opening);
    }
  });
});
