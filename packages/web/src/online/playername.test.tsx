// @vitest-environment happy-dom

import type { Me } from '@boneyard/protocol/players';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { click, enter, labelled, mount, named, until } from '../testing/mount';
import { NameDialog, NameField, usePlayerName } from './playername';

const ANA: Me = { id: 'ana', name: 'Ana', kind: 'guest' };

/** What the server is asked, and its answer. */
const asked = vi.fn();
let answer: { readonly status: number; readonly body: object };

beforeEach(() => {
  asked.mockClear();
  answer = { status: 200, body: ANA };
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked(method, path, JSON.parse(String(body)));
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
});

function Asking({ onNamed }: { onNamed(me: Me): void }) {
  const [me, setMe] = useState<Me | null>(null);
  return <NameDialog identity={{ me, setMe }} action="Look for a game" onNamed={onNamed} onClose={() => {}} />;
}

function Form({ known, onDone }: { readonly known: Me | null; onDone(me: Me | undefined): void }) {
  const [me, setMe] = useState(known);
  const player = usePlayerName({ me, setMe });
  return (
    <>
      <NameField player={player} />
      <button type="button" onClick={() => player.confirm().then(onDone)}>
        Play
      </button>
    </>
  );
}

test('the name is asked in the dialog of the action, whose button stores it and acts', async () => {
  const onNamed = vi.fn();
  await mount(<Asking onNamed={onNamed} />);
  expect(named('h2', 'Play as…')).toBeTruthy();
  await enter(labelled('Your name'), 'Ana');
  await click(named('button', 'Look for a game'));
  await until(() => onNamed.mock.calls.length > 0);
  expect(asked.mock.calls).toEqual([['POST', '/api/guest', { name: 'Ana' }]]);
  expect(onNamed).toHaveBeenCalledWith(ANA);
});

test('without a name nothing happens, and the field says why', async () => {
  const onNamed = vi.fn();
  await mount(<Asking onNamed={onNamed} />);
  await click(named('button', 'Look for a game'));
  expect(asked).not.toHaveBeenCalled();
  expect(document.querySelector('[role=alert]')?.textContent).toContain('A name has 1 to 24 characters');
  expect(document.activeElement).toBe(labelled('Your name'));
});

test('a name that the server does not accept is told', async () => {
  answer = { status: 400, body: { problem: 'bad name' } };
  const onNamed = vi.fn();
  await mount(<Asking onNamed={onNamed} />);
  await enter(labelled('Your name'), 'Rude');
  await click(named('button', 'Look for a game'));
  await until(() => document.querySelector('[role=alert]'));
  expect(document.querySelector('[role=alert]')?.textContent).toContain('does not accept that name');
  expect(onNamed).not.toHaveBeenCalled();
});

test('a player who has a name is asked for none, and may change it', async () => {
  const onDone = vi.fn();
  await mount(<Form known={ANA} onDone={onDone} />);
  expect(document.body.textContent).toContain('Playing as Ana');
  await click(named('button', 'Play'));
  expect([onDone.mock.calls, asked.mock.calls]).toEqual([[[ANA]], []]);
  await click(named('button', 'Change name'));
  answer = { status: 200, body: { ...ANA, name: 'Ann' } };
  await enter(labelled('Your name'), 'Ann');
  await click(named('button', 'Play'));
  await until(() => document.body.textContent?.includes('Playing as Ann'));
  expect(onDone).toHaveBeenLastCalledWith({ ...ANA, name: 'Ann' });
});
