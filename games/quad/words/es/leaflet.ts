/** Las reglas en una hoja doblada, en español. */

import type { Leaflet } from '@boneyard/words/leaflets';

export const leaflet: Leaflet = {
  about: 'Para 2 a 8 personas',
  parts: [
    {
      title: 'Objetivo',
      lines: ['Poner fichas cuadradas de modo que sus números coincidan, y llegar antes que nadie a 800 puntos.'],
    },
    {
      title: 'Las fichas',
      lines: [
        '125 cuadrados con un número del 0 al 5 en cada esquina. Un cuádruple lleva cuatro veces el mismo número. Para empezar se pueden quitar las fichas que tienen un 5: quedan 70, y se juega a 600. Es más rápido y más fácil, y divierte también con experiencia: prueba las dos formas.',
      ],
    },
    {
      title: 'Preparación',
      lines: [
        'Mezcla las fichas boca abajo. Entre dos se toman 15 por mano; entre tres, 10; entre cuatro, 8; entre cinco, 7; de seis a ocho, 6. Las que sobran son el pozo. Pon tus fichas de pie, de forma que nadie más las vea.',
      ],
    },
    {
      title: 'La apertura',
      lines: [
        'Quien tiene el cuádruple más alto abre con él, anota su total y elige un premio: 25 puntos, o dos jugadas más en el acto.',
        'Ejemplo: {4-4-4-4} vale 16; con los 25 son 41. O dos jugadas más, {4-4-4-3} y {4-4-3-3}: 16 + 15 + 14 = 45.',
        'Quien abre y tiene además {0-0-0-0} puede mostrar el cuádruple más alto, guardarlo y abrir con {0-0-0-0}: entonces el premio son 25 puntos y dos jugadas más, si las dos son posibles.',
        'Si nadie tiene un cuádruple, abre la ficha de mayor total, sin premio; en caso de empate, la de números más altos. Después se juega en el sentido de las agujas del reloj.',
      ],
    },
    {
      title: 'Tu turno',
      lines: [
        'Pon una ficha, girada como quieras, junto a otra, lado contra lado. Cada esquina que toca una ficha debe mostrar el mismo número, aunque las dos fichas solo se toquen en esa esquina. Anotas la suma de sus cuatro números. Si puedes jugar, tienes que hacerlo.',
      ],
    },
    {
      title: 'Premio',
      lines: [
        'Cuando tres o cuatro esquinas de tu ficha tocan números que ya estaban en la mesa, elige 25 puntos o dos jugadas más.',
        '• Las dos jugadas anotan sus totales, pero no dan otro premio.',
        '• No vale hacer solo una: si no puedes poner dos fichas, toma los 25.',
        '• Con la última ficha de una mano, el premio son los 25 puntos.',
      ],
    },
    {
      title: 'Si no puedes jugar',
      lines: [
        'Roba del pozo hasta que puedas, y juega. Cada ficha robada cuesta 20 puntos. Cuando el pozo está vacío, pasa: también cuesta 20 puntos. Se puede bajar de cero.',
        'Deja las fichas robadas aparte de tu mano hasta que tu turno esté anotado: así nadie se equivoca al contarlas.',
      ],
    },
    {
      title: 'Fin de la ronda',
      lines: [
        '• Sin fichas: quien pone su última ficha suma el total de todas las fichas de las otras manos. Quedarse sin fichas no da premio.',
        '• Cierre: cuando pasa toda la mesa, nadie se lleva nada.',
        'Se mezcla, se reparte y se abre de nuevo igual que antes.',
      ],
    },
    {
      title: 'La partida',
      lines: [
        'Quien llega primero a 800 puntos (600 con el juego pequeño) gana en el acto, ya sea con una ficha, con un premio o al quedarse sin fichas. También se puede acordar otra meta o un número de rondas: entonces gana quien tiene más puntos.',
        '¿Se juega despacio? Se pueden acordar 30 o 60 segundos por turno.',
      ],
    },
  ],
  making: {
    title: 'Cómo fabricarlo',
    lines: [
      'Imprime las fichas, pega las páginas en cartón fuerte y corta por las marcas. Un tablero con casillas del mismo tamaño mantiene recta la cuadrícula; también se puede imprimir, igual que una lista de todas las fichas.',
    ],
  },
  figures: {
    A: 'A: abre 4-4-4-4. 16 + 25 = 41.',
    B: 'B: o dos jugadas más. 16 + 15 + 14 = 45.',
    C: 'C: sin cuádruple. 5-5-4-4 va antes que 5-4-4-4: 18.',
    D: 'D: coincide el lado 5-5. 1 + 3 + 5 + 5 = 14.',
    E: 'E: dos lados de un rincón, 1-1 y 1-0. 7 + 25 = 32.',
    F: 'F: el lado 5-5, y enfrente la esquina 3. 15 + 25 = 40.',
    between: 'También da premio: entre dos lados opuestos. 16 + 25 = 41.',
    hole: 'También da premio: en un hueco. 10 + 25 = 35.',
    forbidden:
      'No vale. 1: solo coincide un número del lado. 2: toca en una esquina, pero en ningún lado. 3: coincide el lado, pero no la esquina que toca la ficha de abajo.',
  },
  source:
    'Quad-Ominos fue publicado por Pressman en 1978. A partir de su hoja de reglas en francés, en línea en L’Escale à jeux. Las imágenes de la hoja se han perdido; estas son nuestras.',
};
