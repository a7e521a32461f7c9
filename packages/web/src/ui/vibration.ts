/** Short vibrations, on devices that are held in the hand. */

import { settings } from '../app/settings';

/** In milliseconds: on, off, on. */
const PATTERNS = { lay: [12], turn: [18, 70, 18], fall: [35, 40, 60] } as const satisfies Record<
  string,
  readonly number[]
>;

export type VibrationName = keyof typeof PATTERNS;

/** Browsers on computers offer it too, and do nothing. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
}

export function vibrate(name: VibrationName): void {
  if (settings().vibration && canVibrate()) navigator.vibrate([...PATTERNS[name]]);
}
