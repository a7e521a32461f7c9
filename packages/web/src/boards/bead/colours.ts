/** The five colours of the beads, each with its sign. This is the one place that says how they look. */

export interface Look {
  readonly colour: string;
  /** Where light falls in, and where it does not. */
  readonly light: string;
  readonly deep: string;
  /** Of the sign: what can be seen on the colour. */
  readonly ink: string;
  /** Filled, and the lines on it, in a square from −10 to 10. */
  readonly sign: string;
  readonly lines?: string;
}

const WHITE = '#ffffff';
const DARK = '#2a1c06';

/** Wood, fire, earth, metal, water. */
export const LOOKS: readonly Look[] = [
  {
    colour: '#1c8d5c',
    light: '#5fd3a0',
    deep: '#0c5635',
    ink: WHITE,
    sign: 'M0 -10.5C8 -5.5 8.5 3 1.1 7.2V10.5H-1.1V7.2C-8.5 3 -8 -5.5 0 -10.5Z',
    lines: 'M0 -5V6.5M0 3.4L3.6 -0.4M0 3.4L-3.6 -0.4',
  },
  {
    colour: '#dd4a22',
    light: '#ff9a70',
    deep: '#8f2407',
    ink: WHITE,
    sign: 'M1 -11C2 -5.6 8 -3 8 3.2C8 7.6 4.6 10.5 0 10.5C-4.6 10.5 -8 7.6 -8 3.2C-8 0 -6.4 -2.4 -4.8 -4C-4.2 -2 -3.2 -1 -1.9 -0.6C-2.3 -4.6 -1.4 -8.2 1 -11ZM0.4 2C-1.8 3.6 -3.2 4.8 -3.2 6.6C-3.2 8.4 -1.8 9.4 0 9.4C1.8 9.4 3.2 8.4 3.2 6.6C3.2 4.8 1.2 4 0.4 2Z',
  },
  {
    colour: '#eeb02c',
    light: '#ffe08f',
    deep: '#a86c05',
    ink: DARK,
    sign: 'M-11 8L-3.2 -8.5L1.4 0.4L4 -3.6L11 8Z',
  },
  {
    colour: '#c3ccd8',
    light: '#f6f9fd',
    deep: '#7d8a9c',
    ink: DARK,
    sign: 'M-10 0A10 10 0 1 0 10 0A10 10 0 1 0 -10 0ZM-7.2 0A7.2 7.2 0 1 1 7.2 0A7.2 7.2 0 1 1 -7.2 0ZM-3.6 -3.6H3.6V3.6H-3.6Z',
  },
  {
    colour: '#2b6fe0',
    light: '#86b8ff',
    deep: '#123c8f',
    ink: WHITE,
    sign: 'M-10.5 -5.2C-7.2 -9.6 -3.4 -9 0 -6C3.4 -3 6.4 -2.6 9.2 -6.8L10.8 -3.4C7.4 1 3.4 0.4 0 -2.6C-3.4 -5.6 -6.4 -6 -9.2 -1.8ZM-10.5 3.8C-7.2 -0.6 -3.4 0 0 3C3.4 6 6.4 6.4 9.2 2.2L10.8 5.6C7.4 10 3.4 9.4 0 6.4C-3.4 3.4 -6.4 3 -9.2 7.2Z',
  },
];

export function lookOf(colour: number): Look {
  return LOOKS[colour - 1]!;
}
