import { expect, test } from 'vitest';
import { table } from '../rules/testing';
import { layOut } from './layout';
import { scored } from './scored';

const HANDS = ['1111 1112 0444', '0011 0511 1113 1115'];
/** 0511 touches 0011 on its left and 1121 below it: three corners, all but the upper right one. */
const TO_BONUS = '0 1111@0,0; 0 take-25; 1 0011@0,1; 0 1121@1,0; 1 0511@1,1';
const ROOM = { width: 20, height: 20 };

test('the bonus flies from the three corners that earned it', () => {
  const before = table({ hands: HANDS, moves: TO_BONUS });
  const after = table({ hands: HANDS, moves: `${TO_BONUS}; 1 take-25` });
  const layout = layOut(after.board, ROOM);
  const [bonus, ...others] = scored({ before, after, move: 'take-25' }, layout);
  expect(others).toEqual([]);
  expect(bonus!.text).toBe('+25');
  const { x, y } = layout.tiles.at(-1)!;
  const corners = bonus!.marks.map((mark) => {
    const [across, down] = [mark.x + mark.width / 2 - (x + 1), mark.y + mark.height / 2 - (y + 1)];
    return `${down < 0 ? 'upper' : 'lower'} ${across < 0 ? 'left' : 'right'}`;
  });
  expect(corners.sort()).toEqual(['lower left', 'lower right', 'upper left']);
});

test('points of a tile fly from the tile, which needs no words', () => {
  const before = table({ hands: HANDS, moves: '0 1111@0,0; 0 take-25' });
  const after = table({ hands: HANDS, moves: '0 1111@0,0; 0 take-25; 1 0011@0,1' });
  expect(scored({ before, after, move: '0011@0,1' }, layOut(after.board, ROOM))).toEqual([]);
});
