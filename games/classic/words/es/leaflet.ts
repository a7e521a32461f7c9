/** Las reglas en una hoja doblada, en español. */

import type { Leaflet } from '@boneyard/words/leaflets';

export const leaflet: Leaflet = {
  about: 'Para 2 a 4 personas, o hasta 8 con un dominó más grande',
  parts: [
    {
      title: 'Objetivo',
      lines: ['Poner todas tus fichas antes que nadie y anotar los puntos que quedan en las otras manos.'],
    },
    {
      title: 'Las fichas',
      lines: [
        'Un dominó doble seis tiene 28 fichas: cada par de números del 0 al 6, una vez. Una mitad blanca vale 0. Un doble lleva dos veces el mismo número.',
        'A partir de cinco participantes hace falta un dominó doble nueve (55 fichas) o doble doce (91).',
      ],
    },
    {
      title: 'Preparación',
      lines: [
        'Pon las fichas boca abajo y mézclalas. Si juegan dos, cada cual toma 7; si son tres o cuatro, 5. Ponlas de pie, de forma que nadie más las vea; solo se ve cuántas tienes. Las que sobran, boca abajo, son el pozo.',
        'Doble nueve: 9 por mano hasta cuatro participantes, 7 si son cinco o seis, 5 si son siete u ocho. Doble doce: 12, 10 y 8.',
      ],
    },
    {
      title: 'Quién sale',
      lines: [
        'Sale quien tiene el doble más alto, y con él. Si no hay dobles, sale la ficha con más puntos; en caso de empate, la que tiene la mitad más alta. Así empiezan todas las rondas. Después se juega en el sentido de las agujas del reloj.',
      ],
    },
    {
      title: 'Tu turno',
      lines: [
        'Pon una ficha con una mitad contra un extremo abierto de la cadena que muestre el mismo número. Los dobles se ponen atravesados. Donde se acaba la mesa, la cadena gira.',
        'Si puedes jugar, tienes que hacerlo. Si no, roba del pozo hasta que puedas, y juega. Cuando el pozo está vacío, pasa.',
      ],
    },
    {
      title: 'Fin de la ronda',
      lines: [
        '• Dominó: alguien pone su última ficha y dice «¡Dominó!». Gana la ronda y anota los puntos de todas las otras manos.',
        '• Cierre: pasa toda la mesa sin robar. Gana la mano con menos puntos y anota los de las demás. Si dos o más manos empatan con los menos puntos, nadie anota.',
      ],
    },
    {
      title: 'La partida',
      lines: [
        'Se juegan rondas hasta que alguien llega a 100 puntos. Gana quien tiene más puntos; si hay empate, se comparte la victoria.',
        'Ejemplo: Ana pone su última ficha. Bo tiene {5-5} y {3-1}, Cleo tiene {0-0}. Ana anota 10 + 4 + 0 = 14.',
        'Ejemplo: el juego se cierra. Ana tiene 4 puntos, Bo 9, Cleo 12. Ana anota 9 + 12 = 21.',
      ],
    },
    {
      title: 'Acuerdos antes de jugar',
      lines: [
        '• Sin pozo: nadie roba; si no puedes jugar, pasas. Con un dominó doble seis se toman 7 fichas.',
        '• Robo: solo una ficha por turno, que se juega si encaja; o una ficha, y termina el turno.',
        '• Reserva: las dos últimas fichas del pozo no se roban, y quien gana una ronda anota también lo que queda allí.',
        '• Salida: la ficha con más puntos, doble o no, y hay que ponerla. O por sorteo, o la mano con más puntos; entonces se sale con cualquier ficha.',
        '• Pivote: el primer doble, o todos, están abiertos por los cuatro lados.',
        '• Puntos: un doble cuenta solo una mitad; la doble blanca cuenta 14; en un cierre se anotan los puntos de las otras manos menos los propios.',
        '• Parejas: cuatro participantes, dos contra dos, frente a frente, con 7 fichas por mano. La pareja de quien pone su última ficha, o de la mano con menos puntos, anota las dos manos rivales.',
        '• Los cincos: después de cada ficha se suman los extremos abiertos; un múltiplo de cinco se anota en el acto. Un doble cuenta sus dos mitades mientras lo toque como mucho una ficha. El primer doble es un pivote, las manos se redondean a múltiplos de cinco y se juega a 200.',
        '• Duración: otra meta, o un número de rondas.',
      ],
    },
  ],
  figures: {
    line: 'Se salió con 6-6, que está atravesado. A su derecha se puso 6-5, a su izquierda 6-4, y después 5-5 atravesado en el extremo derecho. Los extremos abiertos son ahora 4 y 5. Los números que se tocan son siempre iguales.',
  },
  source: 'Tradicional. A partir de una hoja general de reglas; lo que deja abierto lo hemos decidido.',
};
