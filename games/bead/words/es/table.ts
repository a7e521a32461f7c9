/** Lo que dice la página en la mesa, en español. */

import type { table as english } from '../en/table';

export const table: typeof english = {
  /** Debajo de su nombre en la primera página. */
  line: 'Ciclos de colores en una cuadrícula que crece. De Sid Sackson.',
  expected: {
    west: 'La tuya va a la izquierda.',
    east: 'La tuya va a la derecha.',
    lay: 'Pon una ficha que alargue al menos dos grupos.',
    find: 'Pon una ficha que alargue al menos dos grupos, o di que no puedes jugar.',
    pass: 'Ninguna encaja: pasa.',
    answer: 'Responde primero: señala una ficha de la mano abierta, o abstente.',
    notPointed: 'Ahora solo se puede jugar una ficha señalada.',
    misfit: (tile) => `No hay lugar para ${tile}: debe alargar dos grupos, y todas las líneas deben ser ciclos.`,
  },
  trying: {
    point: 'Elige un lugar',
    lay: (where) => `Poner ${where}`,
    turn: 'Girar',
    steps: { left: 'A la izquierda', up: 'Arriba', down: 'Abajo', right: 'A la derecha' },
  },
  page: {
    tile: (first, second) => `${first}–${second}`,
    placed: (first, way, second, at) => `${first} ${way} ${second} en ${at}`,
    stuck: 'No puedo jugar',
    aids: 'Más sobre el tablero',
    help: 'Ayuda',
    helpNote: 'Muestra qué encaja y dónde, para aprender. Sin ayuda tienes que averiguarlo.',
    helping: 'La ayuda está activada: muestra lo que encaja.',
    groups: 'Grupos',
    group: (line, length, at, colours) => `${line === 'row' ? 'Fila' : 'Columna'} de ${length} desde ${at}: ${colours}`,
    lines: { row: 'fila', column: 'columna' },
    dead: 'Casillas muertas',
    deadNote: 'Tacha las casillas vacías que ningún color puede llenar.',
    deadAt: (cells) => (cells.length === 0 ? 'No hay casillas muertas.' : `Muertas: ${cells.join('; ')}.`),
    situation: (dominoes, longest) =>
      `${dominoes} fichas en el tablero; el grupo más largo tiene ${longest} abalorios.`,
  },
};
