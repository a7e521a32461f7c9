// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../app/settings';
import { canVibrate, vibrate } from './vibration';

/** A device held in the hand or not, that can vibrate or not. */
function device(coarse: boolean, vibrates: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
  const call = vi.fn();
  vi.stubGlobal('navigator', { language: 'en', ...(vibrates && { vibrate: call }) });
  return call;
}

afterEach(() => vi.unstubAllGlobals());

test('a phone vibrates unless that is switched off', () => {
  const call = device(true, true);
  vibrate('lay');
  expect(call).toHaveBeenCalledOnce();
  changeSettings({ vibration: false });
  vibrate('lay');
  expect(call).toHaveBeenCalledOnce();
  changeSettings({ vibration: true });
});

test('there is nothing to switch where nothing can vibrate', () => {
  device(true, false);
  expect(canVibrate()).toBe(false);
  const call = device(false, true);
  expect(canVibrate()).toBe(false);
  vibrate('lay');
  expect(call).not.toHaveBeenCalled();
});
