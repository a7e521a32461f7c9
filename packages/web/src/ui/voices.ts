/** The sounds as layers: noise through a resonance for bone and wood, tones for everything that is not a thing on the table. */

/** `pitch` in hertz, `rings` (duration) and `at` (start) in seconds, `loud` from 0 to 1: of a tone its peak, of noise its mean. */
export interface Layer {
  readonly kind: 'noise' | 'tone';
  readonly pitch: number;
  readonly rings: number;
  readonly loud: number;
  readonly at?: number;
  /** How narrow the resonance of noise is: 1 hisses, 20 rings. */
  readonly narrow?: number;
}

const noise = (pitch: number, narrow: number, rings: number, loud: number, at = 0): Layer => ({
  kind: 'noise',
  pitch,
  narrow,
  rings,
  loud,
  at,
});
const tone = (pitch: number, rings: number, loud: number, at = 0): Layer => ({ kind: 'tone', pitch, rings, loud, at });

/** Knuckles on a table top. */
const rap = (at: number, loud: number): Layer[] => [
  noise(1450, 9, 0.02, 0.025 * loud, at),
  noise(330, 6, 0.09, 0.1 * loud, at),
  noise(185, 4, 0.11, 0.09 * loud, at),
];

export const VOICES = {
  /** A tile of bone on wood: the snap, two resonances of the tile, two of the table. */
  lay: [
    noise(4300, 1.2, 0.012, 0.05),
    noise(2350, 18, 0.06, 0.06),
    noise(3720, 24, 0.045, 0.035),
    noise(430, 5, 0.1, 0.07),
    noise(180, 3, 0.12, 0.07),
  ],
  /** A tile lifted by two fingers. */
  pick: [noise(3100, 7, 0.025, 0.022), noise(1700, 10, 0.03, 0.016)],
  /** A tile that slides out of the stock. */
  slide: [noise(1900, 1.4, 0.12, 0.012), noise(2500, 16, 0.04, 0.03, 0.1), noise(420, 5, 0.08, 0.04, 0.1)],
  knock: [...rap(0, 1), ...rap(0.17, 0.8)],
  /** A domino of a tower that hits another one or the table. */
  tumble: [noise(1850, 11, 0.05, 0.03), noise(2900, 16, 0.03, 0.015), noise(340, 4, 0.11, 0.06)],
  refuse: [tone(196, 0.12, 0.05), noise(240, 5, 0.09, 0.03)],
  turn: [tone(587, 0.28, 0.03), tone(784, 0.42, 0.03, 0.11)],
  round: [tone(523, 0.35, 0.035), tone(659, 0.5, 0.035, 0.14)],
  won: [tone(523, 0.4, 0.04), tone(659, 0.4, 0.04, 0.13), tone(784, 0.45, 0.04, 0.26), tone(1047, 0.9, 0.035, 0.39)],
  ended: [tone(523, 0.4, 0.03), tone(440, 0.4, 0.03, 0.16), tone(392, 0.8, 0.03, 0.32)],
  time: [tone(784, 0.7, 0.07), tone(587, 0.9, 0.07, 0.35), tone(784, 1.2, 0.05, 0.9)],
} as const satisfies Record<string, readonly Layer[]>;

export type SoundName = keyof typeof VOICES;

/** How a sound differs from the last one of its kind. */
export interface Manner {
  /** Times the usual pitch. */
  readonly pitch?: number;
  /** From −1, left, to 1, right. */
  readonly side?: number;
  /** In seconds. */
  readonly after?: number;
}

/** No two tiles fall alike: how much pitch and loudness of a layer vary, as a share. */
const VARIES = 0.03;
const VARIES_LOUD = 0.15;
const ATTACK = 0.008;
const NOISE_LASTS = 0.5;
/** The mean of white noise from −1 to 1. */
const WHITE = Math.sqrt(1 / 3);

const varied = (value: number, share: number) => value * (1 + share * (2 * Math.random() - 1));

let hiss: AudioBuffer | undefined;

function noiseOf(output: BaseAudioContext): AudioBuffer {
  if (hiss?.sampleRate === output.sampleRate) return hiss;
  hiss = output.createBuffer(1, output.sampleRate * NOISE_LASTS, output.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return hiss;
}

/** Plays a voice; `begins` in seconds of the context's clock. */
export function play(output: AudioContext, layers: readonly Layer[], begins: number, manner: Manner): void {
  const { pitch: factor = 1, side = 0 } = manner;
  const place = output.createStereoPanner();
  place.pan.value = side;
  place.connect(output.destination);
  for (const { kind, pitch, rings, loud, at = 0, narrow = 1 } of layers) {
    const from = begins + at;
    const volume = output.createGain();
    volume.connect(place);
    if (kind === 'noise') {
      // A narrow resonance lets little noise through, which the volume makes up for.
      const passes = WHITE * Math.sqrt(pitch / narrow / (output.sampleRate / 2));
      const level = varied(loud / passes, VARIES_LOUD);
      const source = output.createBufferSource();
      const resonance = output.createBiquadFilter();
      source.buffer = noiseOf(output);
      resonance.type = 'bandpass';
      resonance.frequency.value = varied(pitch * factor, VARIES);
      resonance.Q.value = narrow;
      volume.gain.setValueAtTime(level, from);
      volume.gain.exponentialRampToValueAtTime(0.0001, from + rings);
      source.connect(resonance).connect(volume);
      source.start(from, Math.random() * (NOISE_LASTS - 0.2), rings);
    } else {
      const source = output.createOscillator();
      source.frequency.value = pitch * factor;
      volume.gain.setValueAtTime(0.0001, from);
      volume.gain.exponentialRampToValueAtTime(loud, from + ATTACK);
      volume.gain.exponentialRampToValueAtTime(0.0001, from + rings);
      source.connect(volume);
      source.start(from);
      source.stop(from + rings);
    }
  }
}
