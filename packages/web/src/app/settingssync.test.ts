// @vitest-environment happy-dom
/** The newest look of all devices of an account wins. */

import { beforeEach, expect, test, vi } from 'vitest';
import { syncLook } from './looksync';
import { changeSettings, settings, takeLook } from './settings';

const asked: { readonly method: string; readonly body: unknown }[] = [];

/** The server answers with this. */
function serverHas(status: number, answer: unknown): void {
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body?: string }) => {
    asked.push({ method, body: body === undefined ? undefined : JSON.parse(body) });
    return Response.json(answer, { status });
  });
}

const look = () => {
  const { theme, table, tiles, colours } = settings();
  return { theme, table, tiles, colours };
};

beforeEach(() => {
  asked.length = 0;
  changeSettings({ theme: 'auto', table: 'auto', tiles: 'ivory', colours: 'glass', lookChanged: 0 });
});

test('a device where nothing was chosen takes the look of the account', async () => {
  serverHas(200, { chosen: { theme: 'dark', table: 'slate', tiles: 'wood', colours: 'safe' }, changed: 500 });
  await syncLook();
  expect(asked).toEqual([{ method: 'GET', body: undefined }]);
  expect(look()).toEqual({ theme: 'dark', table: 'slate', tiles: 'wood', colours: 'safe' });
  expect(settings().lookChanged).toBe(500);
});

test('what was chosen here is sent, and stays if it is the newest', async () => {
  takeLook({ table: 'night' }, 700);
  const chosen = { theme: 'auto', table: 'night', tiles: 'ivory', colours: 'glass' };
  serverHas(200, { chosen, changed: 700 });
  await syncLook();
  expect(asked).toEqual([{ method: 'POST', body: { chosen, changed: 700 } }]);
  expect(look()).toEqual(chosen);
});

test('a newer choice of another device wins, without what this version does not know', async () => {
  takeLook({ table: 'night', tiles: 'wood' }, 700);
  serverHas(200, { chosen: { table: 'felt', tiles: 'marble', colours: 'safe' }, changed: 900 });
  await syncLook();
  expect(look()).toEqual({ theme: 'auto', table: 'felt', tiles: 'wood', colours: 'safe' });
});

test('nothing changes without the server, and a device that was signed out does not ask again', async () => {
  takeLook({ table: 'night' }, 700);
  localStorage.setItem('boneyard.session', 'true');
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  await syncLook();
  expect(localStorage.getItem('boneyard.session')).toBe('true');
  serverHas(401, { problem: 'no account' });
  await syncLook();
  expect(look().table).toBe('night');
  expect(localStorage.getItem('boneyard.session')).toBe('false');
});
