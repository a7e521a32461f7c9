/** What things in space are made of: shapes and materials, made once. */

import { GAP, THICK } from '@boneyard/physics/construction';
import {
  CircleGeometry,
  Color,
  DoubleSide,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  RingGeometry,
  ShadowMaterial,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import type { Plastic } from '../plastics';

export const COLOURS: Readonly<Record<Plastic, Color>> = {
  red: new Color('#c73a22'),
  blue: new Color('#2b62cf'),
  green: new Color('#1c7d52'),
  yellow: new Color('#a86c00'),
};

export const bodyShape = new RoundedBoxGeometry(2 - 2 * GAP, 1 - 2 * GAP, THICK, 3, 0.06);
export const pipShape = new CircleGeometry(0.09, 20);
export const barShape = new PlaneGeometry(0.04, 0.72);
export const tableShape = new PlaneGeometry(160, 160);
export const placeShape = new PlaneGeometry(1.84, 0.84);
export const ringShape = new RingGeometry(0.36, 0.44, 32);

/** The accent of the theme that is on: what glows must be seen on wood and on cloth. */
export function matchTheme(): void {
  const table = document.querySelector('.space');
  if (table) for (const lit of [glow, brass]) lit.color.set(getComputedStyle(table).color);
}

/** Satin plastic. */
export const plastic = new MeshStandardMaterial({ roughness: 0.38, metalness: 0 });
export const paint = new MeshStandardMaterial({ color: '#ffffff', roughness: 0.6 });
export const shade = new ShadowMaterial({ opacity: 0.42 });
export const glow = new MeshBasicMaterial({
  color: '#e6b65a',
  transparent: true,
  opacity: 0.34,
  depthWrite: false,
  side: DoubleSide,
});
export const brass = new MeshBasicMaterial({ color: '#e6b65a', side: DoubleSide, depthTest: false, transparent: true });
export const ghost = new MeshStandardMaterial({ roughness: 0.4, transparent: true, opacity: 0.72 });
