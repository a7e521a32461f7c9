/** The five colours of the beads, each with its sign. Nothing else defines how they look. */

import type { UserSettings } from '@boneyard/web/app/settings';

export interface Look {
  readonly colour: string;
  /** The lit and the shaded side. */
  readonly light: string;
  readonly deep: string;
  /** The colour of the sign. */
  readonly ink: string;
  /** A filled path, and lines on it, in a square from −10 to 10. */
  readonly sign: string;
  readonly lines?: string;
}

const WHITE = '#ffffff';
const DARK = '#2a1c06';

/** The colours of players who have chosen none; `wooden` beads are lacquered and dull, those of `safe` differ to all eyes. */
export type Colours = UserSettings['colours'];

type Glass = Pick<Look, 'colour' | 'light' | 'deep' | 'ink'>;

/** Wood, fire, earth, metal, water. */
const SIGNS: readonly Pick<Look, 'sign' | 'lines'>[] = [
  {
    sign: 'M0 -10.5C8 -5.5 8.5 3 1.1 7.2V10.5H-1.1V7.2C-8.5 3 -8 -5.5 0 -10.5Z',
    lines: 'M0 -5V6.5M0 3.4L3.6 -0.4M0 3.4L-3.6 -0.4',
  },
  {
    sign: 'M1 -11C2 -5.6 8 -3 8 3.2C8 7.6 4.6 10.5 0 10.5C-4.6 10.5 -8 7.6 -8 3.2C-8 0 -6.4 -2.4 -4.8 -4C-4.2 -2 -3.2 -1 -1.9 -0.6C-2.3 -4.6 -1.4 -8.2 1 -11ZM0.4 2C-1.8 3.6 -3.2 4.8 -3.2 6.6C-3.2 8.4 -1.8 9.4 0 9.4C1.8 9.4 3.2 8.4 3.2 6.6C3.2 4.8 1.2 4 0.4 2Z',
  },
  { sign: 'M-11 8L-3.2 -8.5L1.4 0.4L4 -3.6L11 8Z' },
  {
    sign: 'M-10 0A10 10 0 1 0 10 0A10 10 0 1 0 -10 0ZM-7.2 0A7.2 7.2 0 1 1 7.2 0A7.2 7.2 0 1 1 -7.2 0ZM-3.6 -3.6H3.6V3.6H-3.6Z',
  },
  {
    sign: 'M-10.5 -5.2C-7.2 -9.6 -3.4 -9 0 -6C3.4 -3 6.4 -2.6 9.2 -6.8L10.8 -3.4C7.4 1 3.4 0.4 0 -2.6C-3.4 -5.6 -6.4 -6 -9.2 -1.8ZM-10.5 3.8C-7.2 -0.6 -3.4 0 0 3C3.4 6 6.4 6.4 9.2 2.2L10.8 5.6C7.4 10 3.4 9.4 0 6.4C-3.4 3.4 -6.4 3 -9.2 7.2Z',
  },
];

const GLASS: Readonly<Record<Colours, readonly Glass[]>> = {
  glass: [
    { colour: '#1c8d5c', light: '#5fd3a0', deep: '#0c5635', ink: WHITE },
    { colour: '#dd4a22', light: '#ff9a70', deep: '#8f2407', ink: WHITE },
    { colour: '#eeb02c', light: '#ffe08f', deep: '#a86c05', ink: DARK },
    { colour: '#c3ccd8', light: '#f6f9fd', deep: '#7d8a9c', ink: DARK },
    { colour: '#2b6fe0', light: '#86b8ff', deep: '#123c8f', ink: WHITE },
  ],
  wooden: [
    { colour: '#1f9a4e', light: '#37ad64', deep: '#137a3a', ink: WHITE },
    { colour: '#e8380d', light: '#f2572f', deep: '#bb2804', ink: WHITE },
    { colour: '#f7c51e', light: '#fcd54f', deep: '#d49f05', ink: DARK },
    { colour: '#f3efe6', light: '#fdfbf6', deep: '#cfc6b2', ink: DARK },
    { colour: '#1d57b5', light: '#3a72cc', deep: '#123f8c', ink: WHITE },
  ],
  safe: [
    { colour: '#0d8f85', light: '#2bb3a8', deep: '#06605a', ink: WHITE },
    { colour: '#b32d08', light: '#d9502a', deep: '#7a1c02', ink: WHITE },
    { colour: '#ffb52c', light: '#ffcf70', deep: '#cc8500', ink: DARK },
    { colour: '#f8ffff', light: '#ffffff', deep: '#c2d3d6', ink: DARK },
    { colour: '#142286', light: '#3243b8', deep: '#0a1354', ink: WHITE },
  ],
};

export const LOOKS: Readonly<Record<Colours, readonly Look[]>> = {
  glass: GLASS.glass.map((glass, i) => ({ ...glass, ...SIGNS[i]! })),
  wooden: GLASS.wooden.map((glass, i) => ({ ...glass, ...SIGNS[i]! })),
  safe: GLASS.safe.map((glass, i) => ({ ...glass, ...SIGNS[i]! })),
};
