/** Discreet sounds, made on the spot: no files to load. */

import { settings } from './settings';

/** A short tap: pitch in hertz, how long it rings in seconds, how loud, and when it begins. */
interface Tap {
  readonly pitch: number;
  readonly rings: number;
  readonly loud: number;
  readonly at?: number;
}

const SOUNDS = {
  lay: [
    { pitch: 1900, rings: 0.03, loud: 0.12 },
    { pitch: 520, rings: 0.06, loud: 0.1 },
  ],
  pick: [{ pitch: 1300, rings: 0.02, loud: 0.04 }],
  draw: [{ pitch: 700, rings: 0.05, loud: 0.06 }],
  knock: [
    { pitch: 310, rings: 0.07, loud: 0.09 },
    { pitch: 1450, rings: 0.02, loud: 0.05 },
  ],
  refuse: [{ pitch: 190, rings: 0.12, loud: 0.08 }],
  turn: [
    { pitch: 660, rings: 0.14, loud: 0.05 },
    { pitch: 880, rings: 0.2, loud: 0.05, at: 0.09 },
  ],
  won: [
    { pitch: 523, rings: 0.25, loud: 0.06 },
    { pitch: 659, rings: 0.25, loud: 0.06, at: 0.12 },
    { pitch: 784, rings: 0.45, loud: 0.06, at: 0.24 },
  ],
  time: [
    { pitch: 784, rings: 0.7, loud: 0.07 },
    { pitch: 587, rings: 0.9, loud: 0.07, at: 0.35 },
    { pitch: 784, rings: 1.2, loud: 0.05, at: 0.9 },
  ],
} as const satisfies Record<string, readonly Tap[]>;

let context: AudioContext | undefined;

export function sound(name: keyof typeof SOUNDS): void {
  // Browsers let a page sound only once it was touched.
  if (!settings().sounds || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => {});
  for (const { pitch, rings, loud, at = 0 } of SOUNDS[name] as readonly Tap[]) {
    const begins = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loud, begins);
    volume.gain.exponentialRampToValueAtTime(0.0001, begins + rings);
    tone.connect(volume).connect(context.destination);
    tone.start(begins);
    tone.stop(begins + rings);
  }
}
