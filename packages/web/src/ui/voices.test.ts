import { expect, test, vi } from 'vitest';
import { play, VOICES } from './voices';

/** An audio context that only writes down what it is asked for. */
function recorder() {
  const parameter = () => ({
    value: 0,
    setValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  });
  const filters: { frequency: { value: number } }[] = [];
  const starts: number[] = [];
  const node = (more: object) => ({ connect: (to: unknown) => to, ...more });
  const output = {
    sampleRate: 100,
    destination: {},
    createStereoPanner: () => node({ pan: parameter() }),
    createBuffer: () => ({ sampleRate: 100, getChannelData: () => new Float32Array(4) }),
    createGain: () => node({ gain: parameter() }),
    createBiquadFilter: () => {
      const filter = node({ type: '', frequency: parameter(), Q: parameter() }) as unknown as (typeof filters)[0];
      filters.push(filter);
      return filter;
    },
    createBufferSource: () => node({ buffer: undefined, start: (at: number) => starts.push(at) }),
    createOscillator: () => node({ frequency: parameter(), start: (at: number) => starts.push(at), stop: vi.fn() }),
  };
  return { output: output as unknown as AudioContext, filters, starts };
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

test('a tile is noise through resonances of bone and of wood, at its own pitch', () => {
  const [low, high] = [recorder(), recorder()];
  play(low.output, VOICES.lay, 0, { pitch: 0.9 });
  play(high.output, VOICES.lay, 0, { pitch: 1.1 });
  const pitches = ({ filters }: typeof low) => filters.map(({ frequency }) => frequency.value);
  expect(pitches(low).some((pitch) => pitch > 1500)).toBe(true);
  expect(pitches(low).some((pitch) => pitch < 300)).toBe(true);
  expect(mean(pitches(low))).toBeLessThan(mean(pitches(high)));
});

test('no two tiles sound quite alike', () => {
  const [one, other] = [recorder(), recorder()];
  for (const { output } of [one, other]) play(output, VOICES.lay, 0, {});
  expect(one.filters[0]!.frequency.value).not.toBe(other.filters[0]!.frequency.value);
});

test('a knock is two raps', () => {
  const { output, starts } = recorder();
  play(output, VOICES.knock, 2, {});
  expect(new Set(starts).size).toBe(2);
  expect(Math.min(...starts)).toBe(2);
});

test('all of it is quiet: even with every layer at once, no sound comes near full scale', () => {
  for (const voice of Object.values(VOICES)) {
    const together = voice.reduce((sum, { loud }) => sum + loud, 0);
    expect(together).toBeLessThan(0.5);
    expect(together).toBeGreaterThan(0.03);
  }
});
