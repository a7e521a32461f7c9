/** Lo que dice la página en la mesa, en español. */

import { count, number } from '@boneyard/words/es/grammar';
import { expected as line } from '@boneyard/words/es/line';
import type { table as english } from '../en/table';

const WAYS = { flat: 'en la mesa', 'on top': 'encima' };

export const table: typeof english = {
  /** Debajo de su nombre en la primera página. */
  line: 'Plano, torre o escalonado: si lo tiras, te lo llevas todo.',
  expected: {
    line,
    tower: 'Pon una ficha encima: donde se apoya una mitad, los números deben coincidir.',
    ends: (numbers) => `Pon una ficha sobre uno de los dos extremos. Números arriba: ${numbers}.`,
    staggered: (numbers) => `Pon una ficha en un extremo. Números abiertos: ${numbers}.`,
    misfit: (tile, numbers) => `${tile} no encaja: los números abiertos son ${numbers}.`,
  },
  page: {
    brief: { fell: 'caída', pass: 'paso' },
    offers: {
      lead: (tile) => `${tile} sobre la mesa`,
      rest: (number, domino, at) => `${number} sobre ${domino} en ${at}`,
      both: (one, other) => `${one} y ${other}`,
      hangs: (number, way) => `${number} en el aire ${way}`,
      beside: (number, domino, at, way) => `${number} junto a ${domino} en ${at}, ${way}`,
      under: (number, domino, at, way) => `${number} debajo de ${domino} en ${at}, ${way}`,
      level: (level) => `nivel ${level}`,
      ends: ['', 'extremo oeste', 'extremo este'],
    },
    ways: { east: 'hacia el este', north: 'hacia el norte', west: 'hacia el oeste', south: 'hacia el sur' },
    due: {
      label: 'Cómo va la siguiente ficha',
      of: (who, way) => `${who}: ${WAYS[way]}`,
      all: (way) => `Siguiente: ${WAYS[way]}`,
    },
    situation: (dominoes, levels, hanging) =>
      `${count(dominoes, { one: '# ficha en pie', other: '# fichas en pie' })}${levels > 1 ? `, en ${levels} niveles` : ''}${count(
        hanging,
        { 0: '', one: '; # mitad en el aire', other: '; # mitades en el aire' },
      )}.`,
    nothing: 'Aún no hay nada en pie.',
    stands: 'Lo que está en pie, de la mesa hacia arriba',
    standing: (domino, from, to, level) => `Nivel ${level}: ${domino} de ${from} a ${to}`,
    hanging: (halves) => `${halves} en el aire`,
    balance: (inside) =>
      inside ? 'Su peso cae sobre su base.' : 'Su peso cae fuera de su base: la sujetan los imanes.',
    aids: 'Vista',
    plan: 'Plano',
    space: '3D',
    top: 'Desde arriba',
    side: 'De lado',
    loading: 'Cargando imanes y gravedad…',
    loaded: (done, all) => `${number(done)} de ${number(all)} MB`,
    unreachable: 'Conéctate una vez para cargar las torres. Después funcionan sin conexión.',
    noSpace: 'El 3D no está disponible en este navegador.',
    space3d: 'Mesa en 3D. Las flechas la giran, más y menos la acercan y alejan, 0 la ajusta.',
  },
};
