/** Lo que está escrito en las hojas para imprimir, en español. */

import type { Command } from '../en/command';
import { count } from './grammar';

export const print: Command['print'] = {
  sheet: (n, of) => `hoja ${n} de ${of}`,
  fullSize: 'Imprime al 100 %, sin «ajustar a la página». Esta línea mide 50 mm:',
  calibration: {
    name: 'Hoja de calibración',
    title: '¿Es tu impresora exacta al milímetro?',
    front: [
      'Imprime esta hoja al 100 %, sin «ajustar a la página», por las dos caras, girando por el borde largo.',
      'Mide con una regla las dos escalas: 180 mm de ancho y 240 mm de alto. Si no coinciden, la escala del diálogo de impresión no es el 100 %.',
      'Mira la hoja al trasluz con esta cara hacia ti. La cruz de la otra cara debería caer sobre cada cruz de aquí. Cada línea de la escala pequeña es un milímetro.',
      'Lee cuánto se va la otra cruz a la derecha y cuánto hacia abajo; a la izquierda y hacia arriba cuentan en negativo. Imprime las fichas con el desplazamiento contrario: si la cruz cae 1 a la derecha y 0,5 abajo, hace falta un desplazamiento de −1 y −0,5.',
    ],
    back: 'Esta es la otra cara. Dale la vuelta a la hoja y mírala al trasluz.',
  },
  score: {
    title: (game) => `${game}: hoja de puntos`,
    day: 'Fecha y lugar',
    name: 'nombre',
    points: 'puntos',
    sum: 'total',
  },
  examples: 'Ejemplos',
  list: {
    title: (set) => `${set}: la lista`,
    count: (n) => `${n} fichas, cada una con su nombre.`,
  },
  board: {
    title: (game) => `${game}: tablero`,
    cut: 'corta por esta línea',
    glue: (sheet) => `pega aquí la hoja ${sheet}`,
  },
  command: {
    nothing: (known) => `Di qué quieres imprimir: ${known}.`,
    unknown: (what, known) => `«${what}» no se puede imprimir; elige entre: ${known}.`,
    needsGame: (kind, games) => `boneyard print ${kind} necesita un juego: ${games}.`,
    needsSet: (known) => `boneyard print list necesita un juego de fichas: ${known}.`,
    onlyTiles: (option) => `--${option} es solo para las fichas.`,
    badShift: 'un desplazamiento son dos números de milímetros de −10 a 10, como en --shift=-1,0.5.',
    printed: (title, file, pages) =>
      `${title}: ${file} (${count(pages, { one: '# página', other: '# páginas' })}). Imprímelo al 100 %.`,
  },
  folding: 'Imprime por las dos caras, girando por el borde corto, y dobla por la mitad.',
};
