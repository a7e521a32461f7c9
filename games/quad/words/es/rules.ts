/** Las reglas de Quad-Ominos más allá del folleto, en español. */

import type { Translated } from '@boneyard/words/translated';
import type { rules as english } from '../en/rules';

export const rules: Translated<typeof english> = {
  pictures: {
    quads: 'Los seis cuádruples, y algunas de las otras fichas.',
    A: 'Ejemplo A: abre {4-4-4-4}, y se toman los 25 puntos. 16 + 25 = 41.',
    B: 'Ejemplo B: o dos jugadas más en el acto, {4-4-4-3} y {4-4-3-3}. 16 + 15 + 14 = 45 puntos.',
    C: 'Ejemplo C: nadie tiene un cuádruple. {5-5-4-4} tiene el mayor total y abre: 18 puntos. {5-4-4-4} serían 17.',
    D: 'Ejemplo D: la siguiente ficha coincide en el lado 5-5 y vale 1 + 3 + 5 + 5 = 14 puntos.',
    forbidden:
      'Jugadas que no valen. 1: solo coincide uno de los dos números del lado. 2: la ficha toca las otras en una esquina, pero ningún lado. 3: coincide el lado, pero la esquina que toca la ficha de abajo muestra un 4 en lugar de un 3.',
    E: 'Ejemplo E: {0-5-1-1} está en el rincón de arriba a la izquierda. Coinciden 1, 1 y 0: 7 puntos y un premio, 32 con los 25.',
    F: 'Ejemplo F: {2-3-5-5} está junto a {5-5-5-5}, y su 3 toca el 3 de abajo: 15 puntos y un premio, 40 con los 25.',
    between: 'Otro premio: {1-5-5-5} está entre dos lados opuestos. 16 puntos, 41 con los 25.',
    hole: 'Otro premio: {0-0-5-5} llena un hueco. 10 puntos, 35 con los 25.',
    drawn: 'Dos fichas robadas en vano cuestan 20 puntos cada una; la tercera encaja y vale 11.',
    left: 'Quien pone su última ficha suma lo que queda en las otras manos.',
    order: 'En el sentido de las agujas del reloj desde arriba a la izquierda: 0, 1, 2, 3 y 0, 3, 1, 1.',
    zeros: '{0-0-0-0} en lugar de {4-4-4-4}: 0 + 25 puntos en el acto, y dos jugadas más por 1 y 3.',
  },
  more: [
    {
      title: 'El orden de los números',
      lines: [
        'Suben en el sentido de las agujas del reloj, como 0, 1, 2, 3. Si los dos números del medio son iguales y distintos del más bajo y del más alto, la ficha va al revés: {0-1-1-3} se lee 0, 3, 1, 1.',
        'Todos los números del juego grande suman 1249; los del pequeño, 560.',
      ],
    },
    {
      title: 'Qué cuenta como tres esquinas',
      lines: [
        '• Dos lados que forman un rincón: ejemplo E.',
        '• Un lado, y una esquina del lado opuesto: ejemplo F.',
        '• Dos lados opuestos, tres lados o un hueco.',
      ],
    },
    {
      title: 'El premio, en detalle',
      lines: [
        'Los puntos de la ficha cuentan al ponerla; los 25, al tomarlos. Cada una de las dos jugadas debe valer en el momento de hacerla. No puedes poner una primera ficha que te deje sin segunda.',
        'Si abres con {0-0-0-0} y muestras un cuádruple más alto, los 25 puntos se suman en el acto. Si se pueden hacer dos jugadas, hay que hacer las dos; si no, tu turno termina. El cuádruple que mostraste sigue a la vista de toda la mesa.',
      ],
    },
    {
      title: 'La última ficha del pozo',
      lines: [
        'Si robas la última ficha y sigues sin poder jugar, pasas: 20 puntos menos por la ficha, y 20 por el pase.',
      ],
    },
  ],
  rulings: [
    {
      ruling: 'El juego tiene 125 fichas: todas las combinaciones de cuatro números menos {0-2-4-5}.',
      reason:
        'Hay 126 combinaciones. La hoja dice 125, y se sabe que al juego publicado le falta esta, aunque la lista de la hoja parece mostrarla.',
    },
    {
      ruling: 'Con totales iguales abre la ficha de números más altos: {5-5-5-2} antes que {5-5-4-3}.',
      reason: 'La hoja no lo dice. Así se decide siempre, porque no hay dos fichas con los mismos números.',
    },
    {
      ruling:
        'Cada cruce de la cuadrícula tiene un número: las esquinas deben coincidir aunque las fichas solo se toquen ahí.',
      reason:
        'Las imágenes de las jugadas prohibidas se han perdido. Los ejemplos E y F exigen esto, y es la regla más sencilla que los permite.',
    },
    {
      ruling: 'Quien puede jugar tiene que jugar, y no puede robar.',
      reason: 'La hoja solo deja robar a quien no puede poner ninguna ficha.',
    },
    {
      ruling: 'Dos lados opuestos, tres lados y un hueco también dan premio.',
      reason:
        'La hoja muestra otras situaciones en imágenes que se han perdido. En todas ellas coinciden tres o cuatro esquinas, como en los ejemplos E y F.',
    },
    {
      ruling: 'Las dos jugadas extra no dan otro premio.',
      reason: 'La hoja solo suma sus totales, y si no, un turno podría no acabar nunca.',
    },
    {
      ruling: 'Si la última ficha de una mano da premio, son los 25 puntos.',
      reason:
        'No quedan fichas para dos jugadas más, y en ese caso la hoja hace tomar los 25. Quedarse sin fichas no da otro premio.',
    },
    {
      ruling: 'Después de {0-0-0-0} hay que hacer las dos jugadas extra si son posibles.',
      reason: 'La hoja las concede además de los 25 puntos y no dice que se pueda renunciar a ellas.',
    },
    {
      ruling: 'Un cuádruple que se mostró para abrir con {0-0-0-0} sigue a la vista de toda la mesa.',
      reason: 'La hoja pide mostrarlo, y lo visto, visto está.',
    },
    {
      ruling: 'Si robas la última ficha y sigues sin poder jugar, pierdes además 20 puntos por el pase.',
      reason: 'La hoja quita 20 puntos por cada ficha robada y 20 por un pase, y aquí haces las dos cosas.',
    },
    {
      ruling: 'Se puede bajar de cero.',
      reason: 'La hoja resta puntos y no pone límite.',
    },
    {
      ruling: 'Cuando pasa toda la mesa, nadie se lleva las otras manos.',
      reason: 'La hoja las da a quien ha puesto todas sus fichas, y aquí nadie lo ha hecho.',
    },
    {
      ruling:
        'La partida termina en el acto cuando alguien llega a la meta, con una ficha, con un premio o al quedarse sin fichas.',
      reason: 'La hoja dice «primero», y lo tomamos al pie de la letra. Lo que quedara por hacer se anula.',
    },
    {
      ruling:
        'También se puede acordar un número de rondas; gana quien tiene más puntos y, si hay empate, se comparte la victoria.',
      reason: 'La hoja solo menciona la meta, y toda velada se acaba.',
    },
  ],
  credits: [
    'Publicado por Pressman en 1978. La hoja no nombra autor.',
    'A partir de la hoja de reglas en francés que unos coleccionistas pusieron en línea en L’Escale à jeux, con nuestras propias palabras; las letras y las sumas de los ejemplos son las de la hoja. Sus imágenes se han perdido, también las de las jugadas prohibidas; las de esta página son nuestras.',
  ],
};
