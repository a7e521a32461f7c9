/** Las páginas con las reglas, en español. */

import type { Rules } from '../en/rules';
import { count } from './grammar';

export const rules: Rules = {
  title: (game) => `${game}: las reglas`,
  games: 'Reglas de otros juegos',
  contents: 'Contenido',
  details: 'En detalle',
  example: 'Un ejemplo',
  options: 'Reglas de la casa',
  optionsNote: 'Se acuerdan antes de la primera ficha. Lo habitual está marcado.',
  option: 'Regla',
  values: 'Opciones',
  sides: (sides) => `Los asientos ${sides.join(' juegan contra los asientos ')}.`,
  usual: 'habitual',
  usually: (value) => `${value} (habitual)`,
  from: (least) => `cualquier número desde ${least} hasta lo que permitan las fichas`,
  target: 'hasta que alguien llegue a un número de puntos',
  rounds: 'un número de rondas',
  rulings: 'Nuestras decisiones',
  rulingsNote:
    'Lo que la hoja de reglas deja abierto o solo muestra en imágenes que se han perdido, y lo que decidimos.',
  ruling: 'Nuestra decisión',
  allowed: 'Permitido:',
  refused: 'No permitido:',
  because: 'Por qué:',
  credits: 'Créditos',
  learn: 'Aprender a jugar',
  play: 'Jugar',
  print: 'Imprimir',
  tiles: 'Todas las fichas del juego',
  printIt: 'Imprimir fichas y tablero',
  allTiles: (game) => `${game}: todas las fichas`,
  tileCount: (n) => count(n, { one: '# ficha.', other: '# fichas.' }),
  copies: (n) => (n === 2 ? 'Hay dos de cada una.' : `Hay ${n} de cada una.`),
  printList: 'Imprimir esta lista',
  back: 'Volver a las reglas',
};
