/** La lección de Quad-Ominos, en español. */

import type { Translated } from '@boneyard/words/translated';
import type { quad as english } from '../en/lesson';

export const quad: Translated<typeof english> = {
  open: {
    title: 'La apertura',
    text: 'Una ficha tiene un número en cada esquina. Una con cuatro números iguales es un cuádruple, y abre el cuádruple más alto. Quien abre anota su total y elige un premio: 25 puntos, o dos jugadas más en el acto.',
    asks: ['Abre con {4-4-4-4}.', 'Toma los 25 puntos.'],
    right: '16 + 25 = 41 puntos.',
  },
  two: {
    title: 'Dos jugadas más',
    text: 'Con las fichas adecuadas en la mano, dos jugadas más pueden valer más, y además te quedan menos fichas.',
    asks: ['Abre otra vez con {4-4-4-4}.', 'Esta vez elige dos jugadas.', 'Pon la primera ficha.', 'Y la segunda.'],
    right: '16 + 15 + 14 = 45 puntos, y dos fichas menos.',
  },
  justOne: {
    title: 'Dos o ninguna',
    text: 'No vale hacer solo una. Aquí encajaría {4-4-4-3}, pero después nada más de tu mano: por eso no se ofrecen las dos jugadas.',
    asks: ['Abre con {4-4-4-4}.', 'No puedes hacer dos jugadas: toma los 25 puntos.'],
    right: '16 + 25 = 41 puntos, y {4-4-4-3} sigue en tu mano.',
  },
  zeros: {
    title: 'Abrir con ceros',
    text: 'Si te toca abrir con un cuádruple más alto y tienes además {0-0-0-0}, puedes mostrar ese cuádruple, guardarlo y abrir con {0-0-0-0}. Entonces te llevas las dos cosas: los 25 puntos y dos jugadas más.',
    asks: ['Abre con {0-0-0-0}.', 'Pon una segunda ficha.', 'Y una tercera.'],
    right: '0 + 25 + 1 + 3 = 29 puntos, tres fichas menos, y {4-4-4-4} sigue siendo tuyo; toda la mesa lo ha visto.',
  },
  greatest: {
    title: 'Nadie tiene un cuádruple',
    text: 'Entonces abre la ficha de mayor total. Anota su total y no da premio.',
    asks: ['Abre con el mayor total de tu mano.'],
    right: '{5-5-4-4} suma 18; {5-4-4-4} solo sumaría 17.',
  },
  match: {
    title: 'Lado contra lado',
    text: 'Pon una ficha junto a otra, lado contra lado; todas las esquinas que se tocan deben mostrar el mismo número. Vale la suma de sus cuatro números.',
    asks: ['Pon la ficha que encaja. Tócala otra vez para girarla.'],
    right: '1 + 3 + 5 + 5 = 14 puntos.',
  },
  forbidden: {
    title: 'Lo que no vale',
    text: 'Los dos números de un lado deben coincidir. Una ficha debe tener al menos un lado contra otra; tocarse en una esquina no basta. Y una esquina que toca otra ficha también debe mostrar su número, aunque solo se toquen las esquinas.',
    asks: ['Solo una de estas cuatro jugadas está permitida. ¿Cuál?'],
    right: 'En 1 coincide un solo número, 2 no tiene ningún lado contra otra ficha, y el 4 de 3 toca un 3.',
  },
  corner: {
    title: 'En un rincón',
    text: 'Si al menos tres esquinas de tu ficha tocan números de la mesa, ganas un premio. El lugar más seguro es un rincón entre dos fichas.',
    asks: ['Pon {0-5-1-1} en el rincón, de modo que coincidan 1, 1 y 0.', 'Toma los 25 puntos.'],
    right: '7 + 25 = 32 puntos.',
  },
  across: {
    title: 'Un lado y una esquina',
    text: 'Basta un lado si una esquina del lado opuesto también toca un número: otra vez tres esquinas.',
    asks: ['Pon {2-3-5-5} junto a {5-5-5-5}, de modo que su 3 toque el 3.', 'Toma los 25 puntos.'],
    right: '15 + 25 = 40 puntos.',
  },
  well: {
    title: 'El pozo',
    text: 'Si no puedes jugar, roba del pozo hasta que una ficha encaje. Cada ficha robada cuesta 20 puntos.',
    asks: ['Nada encaja. Roba.', 'Todavía nada. Roba otra vez.', 'Ahora puedes jugar, así que tienes que hacerlo.'],
    right: 'Pierdes 20 + 20 por las fichas robadas y recuperas 11 por la que pusiste.',
  },
  out: {
    title: 'La última ficha',
    text: 'Quien pone primero su última ficha gana la ronda y suma los totales de todas las fichas que quedan en las otras manos. Quedarse sin fichas no da premio.',
    asks: ['Pon tu última ficha.'],
    right: '11 por la ficha, y 3 + 8 que aún tiene Ana: 22 puntos. Quien llega primero a 800 gana la partida.',
  },
};
