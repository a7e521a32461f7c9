/** Ce que proposent les réglages, en français. */

import type { SettingsWords } from '../en/settings';

export const settings: SettingsWords = {
  theme: 'Thème',
  themes: { auto: 'Selon le système', light: 'Clair', dark: 'Sombre' },
  preview: 'Aperçu',
  table: 'Table',
  tables: { auto: 'Selon le thème', felt: 'Feutre', oak: 'Chêne', slate: 'Ardoise', night: 'Nuit' },
  nightIsDark: 'La nuit est toujours sombre.',
  tiles: 'Dominos',
  tileKinds: { ivory: 'Ivoire', wood: 'Bois', contrast: 'Contraste élevé' },
  colours: 'Perles et dominos de couleur',
  colourSets: { glass: 'Verre', wooden: 'Bois peint', safe: 'Daltonisme' },
  pace: 'Vitesse du jeu',
  paces: { calm: 'Lente', usual: 'Normale', quick: 'Rapide', instant: 'Immédiate' },
  sounds: 'Sons',
  vibration: 'Vibrations',
  lights: 'Montrer où poser une pièce',
  oneplace: 'Jouer aussitôt s’il n’y a qu’un seul endroit',
  on: 'Oui',
  off: 'Non',
  browsers: 'Navigateurs pris en charge',
};
