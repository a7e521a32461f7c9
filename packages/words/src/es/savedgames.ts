/** Lo que dice la lista de partidas de este dispositivo, en español. */

import type { SavedGamesWords } from '../en/savedgames';
import { count, number } from './grammar';

export const savedGames: SavedGamesWords = {
  about: 'Se guardan en este dispositivo. Sigue una partida, analízala, expórtala o trae otra de fuera.',
  none: 'Las partidas que juegues se guardan aquí, en este dispositivo.',
  statistics: 'Estadísticas',
  other: 'Abrir un archivo o un enlace',
  removed: (game) => `Partida quitada: ${game}.`,
  undo: 'Deshacer',
  load: 'Importar una partida',
  loading: (done, all) => `Importando: ${number(done)} de ${count(all, { one: '# partida', other: '# partidas' })}…`,
  loaded: 'La partida se ha importado.',
  more: (n) => `Mostrar ${number(n)} más`,
  saveAll: 'Exportar todas las partidas',
  loadedAll: (added, there) =>
    `${count(added, { one: '# partida importada', other: '# partidas importadas' })}${there === 0 ? '' : `, ${number(there)} ya estaban aquí`}.`,
  forgetsSoon:
    'Safari borra tus partidas si no visitas la página en 7 días. Para conservarlas, expórtalas, añade Boneyard a la pantalla de inicio (Compartir y luego «Agregar a pantalla de inicio»; en un Mac, Archivo y luego «Agregar al Dock») e impórtalas allí.',
  memoryOnly: 'Este navegador no permite guardar nada: exporta una partida para conservarla.',
};
