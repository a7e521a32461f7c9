/** Whom one does not want to read, noted on this device. */

import { noted } from '../keeping/noted';

export interface Muted {
  readonly who: string;
  readonly name: string;
}

function isMuted(one: unknown): one is Muted {
  const { who, name } = (one ?? {}) as Partial<Muted>;
  return typeof who === 'string' && typeof name === 'string';
}

const kept = noted<readonly Muted[]>('boneyard.muted', (json) => (Array.isArray(json) ? json.filter(isMuted) : []));

export const useMuted = kept.use;

export function unmute(who: string): void {
  kept.keep(kept.read().filter((one) => one.who !== who));
}

export function mute({ who, name }: Muted): void {
  unmute(who);
  kept.keep([...kept.read(), { who, name }]);
}
