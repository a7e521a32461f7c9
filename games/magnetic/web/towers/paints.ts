/** The geometries and materials of 3D objects, created once. */

import { GAP, THICK } from '@boneyard/physics/construction';
import { settings } from '@boneyard/web/app/settings';
import {
  BoxGeometry,
  BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  DoubleSide,
  EdgesGeometry,
  LineBasicMaterial,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  RingGeometry,
  ShadowMaterial,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { COLOURS, PLASTICS, type Plastic } from '../plastics';

export const bodyShape = new RoundedBoxGeometry(2 - 2 * GAP, 1 - 2 * GAP, THICK, 3, 0.06);
export const pipShape = new CircleGeometry(0.09, 20);
export const largePipShape = new CircleGeometry(0.12, 24);
export const barShape = new PlaneGeometry(0.04, 0.72);
export const tableShape = new PlaneGeometry(160, 160);
/** A round table top and its side, of radius 1. */
export const topShape = new CircleGeometry(1, 96);
export const borderShape = new RingGeometry(0.965, 1, 96);
export const rimShape = new CylinderGeometry(1, 1, 1, 96, 1, true).rotateX(Math.PI / 2);
/** The shadow of half a domino. */
export const shadowShape = new PlaneGeometry(0.94, 0.94);
export const edgesShape = new EdgesGeometry(new BoxGeometry(2 - 2 * GAP, 1 - 2 * GAP, THICK));
export const ringShape = new RingGeometry(0.36, 0.44, 32);
/** One unit down. */
export const plumbShape = new BufferGeometry().setFromPoints([new Vector3(), new Vector3(0, 0, -1)]);

/** Takes the colours of the current theme, since places must be visible on every table, and the player's colours. */
export function matchTheme(): void {
  const { colours } = settings();
  for (const name of PLASTICS)
    for (const ghosts of [GHOSTS, PALE_GHOSTS]) ghosts[name].color.set(COLOURS[colours][name]);
  const table = document.querySelector('.space');
  if (!table) return;
  const { color, caretColor, columnRuleColor } = getComputedStyle(table);
  for (const lit of [edge, brass]) lit.color.set(color);
  top.color.set(caretColor);
  rim.color.set(columnRuleColor);
}

export const plastic = new MeshStandardMaterial({ roughness: 0.38, metalness: 0 });
export const paint = new MeshStandardMaterial({ color: '#ffffff', roughness: 0.6 });
export const shade = new ShadowMaterial({ opacity: 0.42 });
export const top = new MeshBasicMaterial({ transparent: true, opacity: 0.3, depthWrite: false });
export const rim = new MeshBasicMaterial();
export const edge = new LineBasicMaterial({ color: '#e6b65a' });
export const contact = new MeshBasicMaterial({ color: '#000000', transparent: true, opacity: 0.3, depthWrite: false });
export const brass = new MeshBasicMaterial({ color: '#e6b65a', side: DoubleSide, depthTest: false, transparent: true });
export const plumb = new LineBasicMaterial({ color: '#ffffff', transparent: true, opacity: 0.8 });

type Ghosts = Readonly<Record<Plastic, MeshStandardMaterial>>;
const ghostOf = (plastic: Plastic, opacity: number, depthWrite: boolean) =>
  new MeshStandardMaterial({ color: COLOURS.glass[plastic], roughness: 0.4, transparent: true, opacity, depthWrite });
const ghosts = (opacity: number, depthWrite: boolean): Ghosts => ({
  red: ghostOf('red', opacity, depthWrite),
  blue: ghostOf('blue', opacity, depthWrite),
  green: ghostOf('green', opacity, depthWrite),
  purple: ghostOf('purple', opacity, depthWrite),
});
/** The domino where the player aims, and where it could go besides. */
export const GHOSTS = ghosts(0.72, true);
export const PALE_GHOSTS = ghosts(0.3, false);
