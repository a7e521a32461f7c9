import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Construction, type Laid, turned } from './construction';
import { estimate } from './estimate';
import { physics } from './node';
import { grown, SYMMETRIES } from './testing';

const { judge, settle, holds } = await physics();
const here = fileURLToPath(new URL('.', import.meta.url));

const choices = fc.array(fc.nat(1000), { minLength: 1, maxLength: 7 });
const release = fc.record({
  east: fc.integer({ min: -100, max: 100 }),
  north: fc.integer({ min: -100, max: 100 }),
  twist: fc.integer({ min: -50, max: 50 }),
});

function verdict(construction: Construction): { holds: boolean; poses: Float32Array } {
  const last = construction[construction.length - 1]!;
  return judge(construction.slice(0, -1), last, last.release, 'normal');
}

test('judging the same construction twice gives the same bits, whatever was judged in between', () => {
  fc.assert(
    fc.property(choices, release, choices, (chosen, loose, others) => {
      const construction = grown(chosen).map((laid): Laid => ({ ...laid, release: loose }));
      const once = verdict(construction);
      verdict(grown(others));
      const again = verdict(construction);
      expect(again).toEqual(once);
      expect(settle(construction, 'normal')).toEqual(once.poses);
    }),
    { numRuns: 15, seed: 1 },
  );
});

test('the verdict without the animation is the same', () => {
  fc.assert(
    fc.property(choices, release, (chosen, loose) => {
      const construction = grown(chosen).map((laid): Laid => ({ ...laid, release: loose }));
      const last = construction[construction.length - 1]!;
      expect(holds(construction.slice(0, -1), last, loose, 'normal')).toBe(verdict(construction).holds);
    }),
    { numRuns: 15, seed: 3 },
  );
});

test('a moved construction gives the same bits; a turned or mirrored one the same verdict, unless it is borderline', () => {
  fc.assert(
    fc.property(choices, (chosen) => {
      const construction = grown(chosen);
      const { holds, poses } = verdict(construction);
      expect(verdict(construction.map(SYMMETRIES.moved!))).toMatchObject({ holds, poses });
      const chance = estimate(construction.slice(0, -1), construction[construction.length - 1]!);
      if (chance > 0.1 && chance < 0.9) return;
      for (const seen of Object.values(SYMMETRIES)) expect(verdict(construction.map(seen)).holds).toBe(holds);
    }),
    { numRuns: 15, seed: 2 },
  );
});

const SCRIPT = `
import { createHash } from 'node:crypto';
import { physics } from './node';
import { grown } from './testing';
const { judge, settle } = await physics();
const hash = createHash('sha256');
for (const chosen of JSON.parse(process.argv[2])) {
  const tower = grown(chosen);
  const { holds, poses, frames } = judge(tower.slice(0, -1), tower[tower.length - 1], { east: 31, north: -17, twist: 23 }, 'normal');
  hash.update(String(holds)).update(new Uint8Array(poses.buffer)).update(new Uint8Array(frames.buffer));
}
console.log(hash.digest('hex'));
`;

test('other processes compute the same bits', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boneyard-physics-'));
  try {
    const outfile = join(folder, 'judge.mjs');
    const stdin = { contents: SCRIPT, resolveDir: here, loader: 'ts' as const };
    await build({ stdin, outfile, bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'error' });
    const towers = [
      [0, 1, 2],
      [5, 3, 8, 1, 9],
      [2, 7, 1, 8, 2, 8],
    ];
    const run = (list: number[][], ...flags: string[]) =>
      execFileSync(process.execPath, [...flags, outfile, JSON.stringify(list)], { encoding: 'utf8', timeout: 60_000 });
    const hash = createHash('sha256');
    for (const chosen of towers) {
      const tower = grown(chosen);
      const loose = { east: 31, north: -17, twist: 23 };
      const { holds, poses, frames } = judge(tower.slice(0, -1), tower[tower.length - 1]!, loose, 'normal');
      hash
        .update(String(holds))
        .update(new Uint8Array(poses.buffer as ArrayBuffer))
        .update(new Uint8Array(frames.buffer as ArrayBuffer));
    }
    const ours = `${hash.digest('hex')}\n`;
    expect(run(towers)).toBe(ours);
    expect(run(towers, '--liftoff-only')).toBe(ours);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a twist is converted to a rotation without trigonometric functions', () => {
  for (let tenths = -200; tenths <= 200; tenths++) {
    const [z, w] = turned(tenths);
    const half = (tenths * Math.PI) / 3600;
    expect(Math.abs(z - Math.sin(half))).toBeLessThan(1e-9);
    expect(Math.abs(w - Math.cos(half))).toBeLessThan(1e-9);
  }
});

test('our own code uses only + − × ÷ and the square root', () => {
  const sources = readdirSync(here).filter((name) => !/\.test\.ts$|^testing\.ts$/.test(name));
  expect(sources.length).toBeGreaterThan(4);
  for (const name of sources) {
    const code = readFileSync(join(here, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    expect(
      [...code.matchAll(/\bMath\.(\w+)/g)].map(([, used]) => used).filter((used) => !/^(sqrt|PI)$/.test(used!)),
    ).toEqual([]);
    expect(code).not.toMatch(/\*\*|\bMath\b(?!\.)|Date|performance|\bIntl\b/);
  }
});
