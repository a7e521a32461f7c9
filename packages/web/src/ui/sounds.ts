/** Quiet sounds. They are synthesised, so there are no files to load. */

import { settings } from '../app/settings';
import type { Manner, SoundName } from './voices';

/** A sound that cannot start within this time, in milliseconds, is dropped: it would no longer match what is shown. */
const LATE = 1000;
/** Sounds are scheduled this far ahead, in seconds: a start time in the past makes a clicking noise. */
const AHEAD = 0.01;

let context: AudioContext | undefined;

/** iOS also has the state `interrupted`, after a call or a locked screen. A closed context cannot be resumed. */
function wake(): void {
  if (!settings().sounds || context?.state === 'running') return;
  try {
    if (!context || context.state === 'closed') context = new AudioContext();
    context.resume().catch(() => {});
  } catch {
    // There is no audio on this device.
  }
}

/** Browsers play sound only after a gesture, and WebKit only if the context was started during one. */
export function wakeOnGestures(): void {
  for (const gesture of ['pointerup', 'click', 'keydown']) addEventListener(gesture, wake, true);
}

export async function sound(name: SoundName, manner: Manner = {}): Promise<void> {
  if (!settings().sounds || !context || context.state === 'closed') return;
  const output = context;
  const requested = performance.now();
  try {
    // Loaded with the first sound: the first page does not wait for it.
    const { play, VOICES } = await import('./voices');
    if (output.state !== 'running') await output.resume();
    if (performance.now() - requested < LATE)
      play(output, VOICES[name], output.currentTime + AHEAD + (manner.after ?? 0), manner);
  } catch {
    // Not allowed at the moment, or not loaded; the next gesture tries again.
  }
}
