/** Las reglas en una hoja doblada, en español. */

import type { Leaflet } from '@boneyard/words/leaflets';

export const leaflet: Leaflet = {
  about: 'Para 2 a 4 personas: una cadena, una torre, o las dos cosas a la vez',
  parts: [
    {
      title: 'Objetivo',
      lines: ['Poner todas tus fichas antes que nadie.'],
    },
    {
      title: 'Las fichas',
      lines: [
        '28 fichas de {0-0} a {6-6} en cuatro colores, siete de cada uno, con un imán en cada mitad. Una mitad blanca es un cero, no un comodín. Un doble lleva dos veces el mismo número. Para la cadena plana bastan fichas de papel; las torres necesitan las de verdad.',
      ],
    },
    {
      title: 'Preparación',
      lines: [
        'Mezcla las fichas boca abajo. Si juegan dos, cada cual toma 7; si son tres o cuatro, 6. Las que sobran son el pozo. Si una mano es de un solo color, se reparte de nuevo.',
        'Sale quien tiene el doble más alto, y con él. Si no hay dobles, sale la ficha con más puntos; en caso de empate, la que tiene la mitad más alta. Después se juega en el sentido de las agujas del reloj, una ficha por turno.',
      ],
    },
    {
      title: 'Si no puedes jugar',
      lines: [
        'Si puedes jugar, tienes que hacerlo. Si no, roba una ficha, y tu turno termina aunque encaje. Cuando el pozo está vacío, pasa.',
      ],
    },
    {
      title: 'La cadena plana',
      lines: ['Pon una ficha con una mitad contra un extremo de la cadena que muestre el mismo número.'],
    },
    {
      title: 'La torre',
      lines: [
        'La primera ficha va sobre la mesa. Todas las demás se ponen encima, sobre cualquier ficha.',
        '• Al menos una mitad se apoya exactamente sobre una mitad con el mismo número. La otra puede quedar en el aire.',
        '• Donde se apoyan las dos mitades, las dos deben coincidir.',
        '• Por encima del lugar donde la pones no puede haber nada.',
        'Más justo: la segunda ficha de una torre va a lo largo de la primera. Más difícil: solo se construye sobre las dos fichas de los extremos.',
      ],
    },
    {
      title: 'La cadena escalonada',
      lines: [
        'Una ficha en la mesa, la siguiente encima, y así sucesivamente, siempre en uno de los dos extremos y con números iguales.',
        '• En la mesa: junto a la mitad abierta de un extremo, o metida debajo si esa mitad está más alta.',
        '• Encima: sobre la mitad abierta de un extremo; la otra mitad apunta recta, a la izquierda o a la derecha.',
        '• Entre dos: cada cual alterna por su cuenta; se empieza en la mesa. Si robas o pasas, en el siguiente turno te toca lo mismo.',
        '• Entre tres o cuatro: un solo orden para toda la mesa. Robar no es jugar: tras una ficha en la mesa, la siguiente va encima, la ponga quien la ponga.',
        '• Las fichas de un mismo nivel pueden tocarse de lado con números distintos.',
      ],
    },
    {
      title: 'Cuando se cae',
      lines: [
        'Soltar es definitivo. Si se cae, aunque sea solo por los imanes, quien puso la ficha se lleva todas a la mano. Después, el doble más alto, esté donde esté, empieza una nueva construcción.',
      ],
    },
    {
      title: 'El final',
      lines: [
        '• Sin fichas: gana quien pone su última ficha, si todo sigue en pie.',
        '• Cierre: cuando pasa toda la mesa, gana la mano con menos puntos; si hay empate, se comparte la victoria.',
        'Quien gana anota 0; el resto, los puntos que le quedan en la mano. Tras las rondas acordadas gana el total más bajo. Si juegan peques, se cuentan fichas en lugar de puntos.',
      ],
    },
  ],
  figures: {
    flat: 'La cadena plana: se salió con 5-5; a él se unieron 5-4 y 5-2.',
    tower:
      'Una torre de lado. Cada ficha se apoya con su 6 en un 6, y la otra mitad sobresale, una vez a la derecha y otra a la izquierda. Una mitad que sobresale no tiene nada justo debajo, así que su número no importa.',
    staggered:
      'Una cadena escalonada de lado. En la mesa: 6-6 y, al lado, 6-4. Encima: 6-2 y 4-1. Otra vez en la mesa: 2-0 y 3-1 se metieron debajo de los extremos que sobresalen.',
  },
  source:
    'El dominó magnético fue publicado por Widyka (WDK Groupe Partner). A partir de su hoja de reglas en francés. Las imágenes de la hoja se han perdido; estas son nuestras.',
};
