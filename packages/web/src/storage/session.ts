/** Whether an account was signed in on this device when the server was asked last. Without one, the page asks the server for nothing. */

import { localSetting } from './localsetting';

const stored = localSetting<boolean>('boneyard.session', (json) => json === true);

export const useSignedIn = stored.use;

export function noteSignedIn(now: boolean): void {
  if (stored.read() !== now) stored.set(now);
}
