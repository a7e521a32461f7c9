/** Was sich einstellen lässt, auf Deutsch. */

import type { SettingsWords } from '../en/settings';

export const settings: SettingsWords = {
  theme: 'Darstellung',
  themes: { auto: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  preview: 'So sieht es aus',
  table: 'Tisch',
  tables: { auto: 'Passend', felt: 'Filz', oak: 'Eiche', slate: 'Schiefer', night: 'Nacht' },
  nightIsDark: 'Nacht ist immer dunkel.',
  tiles: 'Steine',
  tileKinds: { ivory: 'Elfenbein', wood: 'Holz', contrast: 'Hoher Kontrast' },
  colours: 'Perlen und farbige Steine',
  colourSets: { glass: 'Glas', wooden: 'Bemaltes Holz', safe: 'Gut unterscheidbar' },
  pace: 'Spieltempo',
  paces: { calm: 'Langsam', usual: 'Mittel', quick: 'Schnell', instant: 'Sofort' },
  sounds: 'Geräusche',
  vibration: 'Vibration',
  lights: 'Zeigen, wo ein Stein hinpasst',
  oneplace: 'Sofort legen, wenn nur ein Platz passt',
  on: 'An',
  off: 'Aus',
  browsers: 'Unterstützte Browser',
};
