/** Lo que ofrecen los ajustes, en español. */

import type { SettingsWords } from '../en/settings';

export const settings: SettingsWords = {
  theme: 'Tema',
  themes: { auto: 'Según el sistema', light: 'Claro', dark: 'Oscuro' },
  preview: 'Así se ve',
  table: 'Mesa',
  tables: { auto: 'Según el tema', felt: 'Fieltro', oak: 'Roble', slate: 'Pizarra', night: 'Noche' },
  nightIsDark: 'La mesa Noche siempre es oscura.',
  tiles: 'Fichas',
  tileKinds: { ivory: 'Marfil', wood: 'Madera', contrast: 'Alto contraste' },
  colours: 'Abalorios y fichas de colores',
  colourSets: { glass: 'Vidrio', wooden: 'Madera pintada', safe: 'Para daltonismo' },
  pace: 'Velocidad del juego',
  paces: { calm: 'Lenta', usual: 'Normal', quick: 'Rápida', instant: 'Al instante' },
  sounds: 'Sonidos',
  vibration: 'Vibración',
  lights: 'Mostrar dónde encaja una ficha',
  oneplace: 'Jugar al momento si solo hay un lugar',
  on: 'Sí',
  off: 'No',
  browsers: 'Navegadores compatibles',
};
