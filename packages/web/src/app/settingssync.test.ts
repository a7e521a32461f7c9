// @vitest-environment happy-dom
/** The newest look and language of all devices of an account win. */

import { beforeEach, expect, test, vi } from 'vitest';
import { changeSettings, chooseForAll, settings } from './settings';
import { syncSettings } from './settingssync';

const asked: { readonly method: string; readonly body: unknown }[] = [];

/** The server answers with this. */
function serverHas(status: number, answer: unknown): void {
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body?: string }) => {
    asked.push({ method, body: body === undefined ? undefined : JSON.parse(body) });
    return Response.json(answer, { status });
  });
}

const kept = () => {
  const { language, theme, table, tiles, colours } = settings();
  return { language, theme, table, tiles, colours };
};

beforeEach(() => {
  asked.length = 0;
  changeSettings({ language: 'en', theme: 'auto', table: 'auto', tiles: 'ivory', colours: 'glass', lookChanged: 0 });
});

test('a device where nothing was chosen takes the look and the language of the account', async () => {
  const chosen = { language: 'fr', theme: 'dark', table: 'slate', tiles: 'wood', colours: 'safe' };
  serverHas(200, { chosen, changed: 500 });
  await syncSettings();
  expect(asked).toEqual([{ method: 'GET', body: undefined }]);
  expect(kept()).toEqual(chosen);
  expect(settings().lookChanged).toBe(500);
});

test('what was chosen here is sent, and stays if it is the newest', async () => {
  chooseForAll({ language: 'fr', table: 'night' }, 700);
  const chosen = { language: 'fr', theme: 'auto', table: 'night', tiles: 'ivory', colours: 'glass' };
  serverHas(200, { chosen, changed: 700 });
  await syncSettings();
  expect(asked).toEqual([{ method: 'POST', body: { chosen, changed: 700 } }]);
  expect(kept()).toEqual(chosen);
});

test('a newer choice of another device wins, without what this version does not know', async () => {
  chooseForAll({ table: 'night', tiles: 'wood' }, 700);
  serverHas(200, { chosen: { language: 'tlh', table: 'felt', tiles: 'marble', colours: 'safe' }, changed: 900 });
  await syncSettings();
  expect(kept()).toEqual({ language: 'en', theme: 'auto', table: 'felt', tiles: 'wood', colours: 'safe' });
});

test('nothing changes without the server, and a device that was signed out does not ask again', async () => {
  chooseForAll({ table: 'night' }, 700);
  localStorage.setItem('boneyard.session', 'true');
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  await syncSettings();
  expect(localStorage.getItem('boneyard.session')).toBe('true');
  serverHas(401, { problem: 'no account' });
  await syncSettings();
  expect(kept().table).toBe('night');
  expect(localStorage.getItem('boneyard.session')).toBe('false');
});
