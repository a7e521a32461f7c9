// @vitest-environment happy-dom

import '@boneyard/words/en/turns';
import { gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { expect, test, vi } from 'vitest';
import { foldRecord } from '../storage/foldrecord';
import type { LocalDatabase } from '../storage/gamedatabase';
import { mount } from '../testing/mount';
import { newGame, openLocalGame } from './localgame';
import { LocalMenu } from './localmenu';

const nowhere: LocalDatabase = {
  persistent: false,
  list: async () => [],
  find: async () => undefined,
  save: async () => true,
  remove: async () => {},
  watch: () => () => {},
};

/** A game of people, after the lead. */
function opened(people: number) {
  const game = gameCalled('classic')!;
  const table = setTable(game, 2, {});
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  const seats = ['Mia', 'Noah'].map((name, seat) =>
    seat < people ? { kind: 'person' as const, name } : { kind: 'bot' as const, name, level: 'gentle' as const },
  );
  const saved = newGame(game, table, seats);
  const fold = foldRecord(saved.record);
  if (isProblem(fold)) throw new Error(JSON.stringify(fold));
  const local = openLocalGame(saved, fold.positions, nowhere);
  const { state } = fold.positions[0]!;
  const [seat] = game.toAct(state);
  local.play(seat!, game.write(game.moves(state, seat!)[0]));
  return local;
}

const texts = () => [...document.querySelectorAll('.menu-entries .button')].map(({ textContent }) => textContent);

test('several people find undo in the menu, and everybody the same ways out', async () => {
  await mount(<LocalMenu local={opened(2)} over={false} onClose={vi.fn()} />);
  await vi.waitFor(() =>
    expect(texts()).toEqual(['Rules', 'How to play', 'Settings', 'Export', 'Undo', 'Give up', 'Leave']),
  );
});

test('a game that is over cannot be given up', async () => {
  await mount(<LocalMenu local={opened(2)} over onClose={vi.fn()} />);
  await vi.waitFor(() => expect(texts()).toEqual(['Rules', 'How to play', 'Settings', 'Export', 'Undo', 'Leave']));
});
