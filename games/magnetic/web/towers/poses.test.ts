import { POSE } from '@boneyard/physics/construction';
import { poseAt } from '@boneyard/web/play/physicsanimation';
import { InstancedMesh } from 'three';
import { expect, test } from 'vitest';
import type { TowerFigure } from './figures';
import { approach, eyeOf, FRONT, isFar, nearer } from './orbit';
import { type Meshes, pipsOf, pose } from './poses';

const COUNT = 28;
const PICTURES = 60;

const figures = Array.from({ length: COUNT }, (_, i): TowerFigure => {
  return { domino: i, place: 0, level: i, along: i % 2 === 0 ? 'E' : 'N', first: i % 7, second: 6 } as TowerFigure;
});

function meshesOf(): Meshes {
  const mesh = (most: number) => new InstancedMesh(undefined, undefined, most);
  return { bodies: mesh(COUNT), bars: mesh(COUNT), pips: mesh(COUNT * 12) };
}

test('a frame of 28 moving dominoes allocates nothing', () => {
  const meshes = meshesOf();
  const faces = figures.map(pipsOf);
  const film = new Float32Array(COUNT * POSE * PICTURES).fill(0.5);
  const poses = new Float32Array(COUNT * POSE);
  const moving = { ...FRONT };
  const eye: [number, number, number] = [0, 0, 0];
  const goals = [nearer(FRONT, 2), nearer(FRONT, 3)] as const;
  const pictures = (count: number) => {
    for (let i = 0; i < count; i++) {
      poseAt(film, COUNT, i % 1000, poses);
      pose(meshes, figures, faces, poses);
      approach(moving, goals[i & 1]!, 0.1);
      if (isFar(moving, FRONT, 0.002)) eyeOf(moving, eye);
    }
  };
  // Until the code is compiled, the engine stores fractions as objects.
  pictures(20_000);
  const grown: number[] = [];
  for (let i = 0; i < 5; i++) {
    const before = process.memoryUsage().heapUsed;
    pictures(2000);
    grown.push((process.memoryUsage().heapUsed - before) / 2000);
  }
  // A single object or array takes at least 16 bytes. The median of five, since the test runner allocates too.
  expect(grown.sort((a, b) => a - b)[2]).toBeLessThan(16);
});

test('pips lie on their halves, of dominoes that lie along and across', () => {
  const meshes = meshesOf();
  const two = [
    { along: 'E', first: 1, second: 0 },
    { along: 'N', first: 0, second: 1 },
  ] as TowerFigure[];
  pose(meshes, two, two.map(pipsOf), new Float32Array([1, 0.5, 0.2, 0, 0, 0, 1, 4, 7, 0.6, 0, 0, 0, 1]));
  const at = (pip: number) => [...meshes.pips.instanceMatrix.array.subarray(pip * 16 + 12, pip * 16 + 15)];
  expect(meshes.pips.count).toBe(2);
  // The western half of the first, half a domino west of its middle; the northern half of the second.
  for (const [pip, there] of [
    [0, [0.5, 0.5, 0.404]],
    [1, [4, 7.5, 0.804]],
  ] as const)
    for (const axis of [0, 1, 2]) expect(at(pip)[axis]).toBeCloseTo(there[axis]!, 4);
});
