/** What the settings offer, in English. */

export const settings = {
  theme: 'Theme',
  themes: { auto: 'Match system', light: 'Light', dark: 'Dark' },
  preview: 'How it looks',
  table: 'Table',
  tables: { auto: 'Match theme', felt: 'Felt', oak: 'Oak', slate: 'Slate', night: 'Night' },
  nightIsDark: 'Night is always dark.',
  tiles: 'Tiles',
  tileKinds: { ivory: 'Ivory', wood: 'Wood', contrast: 'High contrast' },
  colours: 'Beads and coloured dominoes',
  colourSets: { glass: 'Glass', wooden: 'Painted wood', safe: 'Colour-blind safe' },
  pace: 'Game speed',
  paces: { calm: 'Slow', usual: 'Normal', quick: 'Fast', instant: 'Instant' },
  sounds: 'Sounds',
  vibration: 'Vibration',
  lights: 'Show where a tile can go',
  oneplace: 'Play at once if there is only one place',
  on: 'On',
  off: 'Off',
  browsers: 'Supported browsers',
};

export type SettingsWords = typeof settings;
