/** The players who are muted on this device. */

import { localSetting } from '../storage/localsetting';

export interface MutedPlayer {
  readonly who: string;
  readonly name: string;
}

function isMuted(one: unknown): one is MutedPlayer {
  const { who, name } = (one ?? {}) as Partial<MutedPlayer>;
  return typeof who === 'string' && typeof name === 'string';
}

const stored = localSetting<readonly MutedPlayer[]>('boneyard.muted', (json) =>
  Array.isArray(json) ? json.filter(isMuted) : [],
);

export const useMuted = stored.use;

export function unmute(who: string): void {
  stored.set(stored.read().filter((one) => one.who !== who));
}

export function mute({ who, name }: MutedPlayer): void {
  unmute(who);
  stored.set([...stored.read(), { who, name }]);
}
