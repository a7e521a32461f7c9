// @vitest-environment happy-dom

import '@boneyard/words/en/online';
import '@boneyard/words/en/matches';
import type { TableView } from '@boneyard/protocol/tables';
import { expect, test, vi } from 'vitest';
import { click, mount, named } from '../testing/mount';
import type { OnlineGame } from './onlinegame';
import { OnlineMenu } from './onlinemenu';

vi.stubGlobal('__VERSION__', '1.2.3');

const person = { chair: { kind: 'person' }, name: 'Ana', replaced: false, bot: false } as const;

async function opened(change: Partial<TableView> = {}) {
  const send = vi.fn();
  const shown = {
    id: 'AAAA',
    game: 'classic',
    options: {},
    seats: [person, person],
    you: 0,
    phase: 'playing',
    ending: [],
  };
  await mount(
    <OnlineMenu
      online={{ send } as unknown as OnlineGame}
      shown={{ ...shown, rated: false, ...change } as unknown as TableView}
      watching={0}
      onClose={() => {}}
    />,
  );
  return send;
}

const texts = () => [...document.querySelectorAll('.menu-entries .button')].map(({ textContent }) => textContent);
const question = () => document.querySelector('.ask p')!.textContent;

test('giving up says that a bot plays on, and leaves the seat to it', async () => {
  const send = await opened();
  await click(named('button', 'Give up'));
  expect(question()).toBe('Give up? A bot finishes the match for you. You can come back as long as it lasts.');
  expect(send).not.toHaveBeenCalled();
  await click(named('button', 'Give up'));
  expect(send).toHaveBeenCalledExactlyOnceWith({ t: 'stand' });
});

test('in a rated match it says that the match is lost', async () => {
  await opened({ rated: true });
  await click(named('button', 'Give up'));
  expect(question()).toContain('you lose it unless you come back');
});

test('who watches, whose seat a bot has, and a match that is over have nothing to give up', async () => {
  for (const change of [{ you: undefined }, { seats: [{ ...person, replaced: true }, person] }, { phase: 'over' }]) {
    await opened(change as unknown as Partial<TableView>);
    expect(texts()).not.toContain('Give up');
    document.body.replaceChildren();
  }
});
