/** Las reglas del dominó más allá del folleto, en español. */

import type { Translated } from '@boneyard/words/translated';
import type { rules as english } from '../en/rules';

export const rules: Translated<typeof english> = {
  pictures: {
    set: 'Siete dobles, y cada par de números distintos una vez.',
    hand: 'Una mano cuando juegan dos: siete fichas que solo ves tú.',
    order:
      'Quién sale: el doble más alto de todas las manos. Sin dobles, la ficha con más puntos; de dos con los mismos, la que tiene la mitad más alta.',
    line: 'Se salió con {6-6}, atravesado. A su derecha fue {6-5}, a su izquierda {6-4}, y luego {5-5} atravesado en el extremo derecho. Los extremos abiertos son 4 y 5.',
    blocked: 'Cierre: los dos extremos muestran 0 y nadie tiene una ficha con 0.',
    lightest: 'La mano con menos puntos gana el cierre y anota los de la otra: 9.',
    counted: 'Quien gana anota todo lo que queda en las otras manos.',
    spinner:
      'Lo mismo con un pivote: {6-6} está abierto también por sus lados cortos, y en uno de ellos se puso {6-3}. Los extremos abiertos son 4, 5, 3 y otro 6.',
    pips: 'Solo por los puntos, doble o no. {6-4} y {5-5} tienen diez cada una, y decide la mitad más alta.',
    spinners:
      'Todos los dobles son pivotes: {6-6} y {5-5} están abiertos por los cuatro lados, y {6-3} está en un lado corto.',
    sides: 'Alguien puso su última ficha: con su pareja, anota lo que queda en las dos manos rivales.',
    fives:
      'Se salió con {5-5}: 10 puntos. Después, {5-0}: {5-5} sigue contando 10 y la blanca 0, así que otros 10 puntos.',
    turned:
      'La misma cadena que en las reglas de arriba, pero {5-5} se puso doblando la esquina. Los extremos abiertos son los mismos.',
  },
  more: [
    {
      title: 'Quién sale: las variantes',
      lines: [
        '• La ficha más alta: cualquier doble está por encima de cualquier otra ficha, y un doble más alto por encima de uno más bajo. Sin dobles sale la ficha con más puntos; en caso de empate, la que tiene la mitad más alta.',
        '• Más puntos: lo mismo, pero sin ventaja para los dobles. De las fichas con los mismos puntos sale la que tiene la mitad más alta.',
        '• Por sorteo: antes del reparto cada cual levanta una ficha, y sale quien tiene más puntos; {6-4} y {5-5} empatan. Quienes empatan en cabeza sacan otra de las que quedan, y el resto espera; después las fichas vuelven a mezclarse.',
        '• La mano con más puntos: sale quien la tiene.',
        'Si sale la ficha más alta o la de más puntos, hay que ponerla. Si se sale por sorteo o por la mano con más puntos, se puede poner cualquier ficha, salvo que se acuerde otra cosa.',
      ],
    },
    {
      title: 'Tres formas de robar',
      lines: [
        '• Robar hasta que una ficha encaje, y jugarla. Cuando ya no se puede robar, se pasa.',
        '• Robar una ficha: si encaja, se juega; si no, se pasa.',
        '• Robar una ficha, y el turno termina aunque la ficha encaje.',
        'Con una reserva de dos, las dos últimas fichas no se roban nunca: cuando solo quedan dos, ya no se puede robar.',
      ],
    },
    {
      title: 'Pivotes',
      lines: [
        'El doble con el que se sale está abierto por sus dos lados largos; un doble que se pone después, por el lado que mira hacia fuera. Un pivote está abierto por los cuatro lados en cuanto se pone. Es pivote el primer doble de la ronda, o lo son todos, según se acuerde.',
      ],
    },
    {
      title: 'El cierre',
      lines: [
        'Quien gana anota los puntos de las otras manos. Mucha gente resta los propios; conviene acordarlo antes de jugar.',
      ],
    },
    {
      title: 'Por parejas',
      lines: [
        'Entre cuatro, quienes se sientan frente a frente pueden formar pareja. Nadie ve las fichas de su pareja. Los puntos son de la pareja, y también la victoria. Con un dominó doble seis se reparten 7 fichas por mano.',
        '• Dominó: la pareja anota los puntos de las dos manos rivales. Las fichas que le quedan a la propia pareja no cuentan.',
        '• Cierre: gana la pareja que tiene la mano con menos puntos, aunque sus dos manos empaten, y anota los puntos de las dos manos rivales; si se acordó la diferencia, menos los de las dos propias, pero nunca menos de cero. Si cada pareja tiene una mano igual de baja, nadie anota.',
      ],
    },
    {
      title: 'Los cincos (All Fives)',
      lines: [
        'Después de cada ficha, también de la primera, se suman los extremos abiertos. Si la suma es un múltiplo de cinco, quien puso la ficha la anota en el acto. La partida suele ser a 200, y el primer doble es un pivote.',
        '• Una ficha que no es doble cuenta su mitad abierta, o las dos si ambas están abiertas.',
        '• Un doble cuenta sus dos mitades mientras lo toque como mucho una ficha, y después nada. Los lados cortos de un pivote cuentan solo cuando hay una ficha en ellos.',
        '• Al final de la ronda, lo que anota quien gana se redondea al múltiplo de cinco más cercano: 1 y 2 bajan, 3 y 4 suben.',
      ],
    },
    {
      title: 'Dónde queda tu ficha',
      lines: [
        'A la derecha o a la izquierda de la primera, en cualquier lado de un pivote, en línea recta o en ángulo, por falta de sitio o por capricho: lo decides tú, y toda la mesa la ve donde la pusiste. En el juego no cambia nada. En esta pantalla, arrastra la ficha hasta allí o toca un lugar; con el teclado, R la gira.',
      ],
    },
    {
      title: 'Cuántas fichas puede tener una mano',
      lines: [
        'Desde una hasta las que permita el dominó si todas las manos son iguales: las fichas del juego, menos la reserva si se roba, divididas entre el número de participantes.',
      ],
    },
  ],
  rulings: [
    {
      ruling: 'Se pueden usar dominós doble nueve y doble doce, para hasta ocho participantes.',
      reason: 'La hoja solo trata del doble seis, y 28 fichas son pocas para más de cuatro.',
    },
    {
      ruling: 'El número habitual de fichas por mano es el indicado arriba.',
      reason: 'La hoja solo dice que depende del juego; con estas manos queda un pozo del que vale la pena robar.',
    },
    {
      ruling: 'La más alta significa: primero los dobles, luego los puntos, luego la mitad más alta.',
      reason:
        'En un lugar la hoja hace salir la ficha de más peso, en otro repasa los dobles. Este orden respeta ambas cosas, y en él no hay dos fichas iguales.',
    },
    {
      ruling: 'Para la salida, un doble cuenta siempre sus dos mitades, y la doble blanca no cuenta nada.',
      reason:
        'Las reglas de la casa sobre ellos solo afectan a los puntos; un doble seis que cuenta 6 sigue siendo el doble más alto.',
    },
    {
      ruling: 'Si empatan las manos con más puntos, sale la que va antes en el orden de juego.',
      reason: 'La hoja no lo dice, y así no hace falta otro sorteo.',
    },
    {
      ruling: 'Todas las rondas empiezan con la misma regla.',
      reason: 'La hoja no habla de las rondas siguientes, y una regla se recuerda mejor que dos.',
    },
    {
      ruling: 'Quien puede jugar tiene que jugar.',
      reason:
        'La hoja solo habla de quien no puede. Si no, se podría guardar una ficha, y un pase no diría nada al resto.',
    },
    {
      ruling: 'El juego se cierra cuando pasa toda la mesa sin robar.',
      reason: 'Así queda demostrado que nadie puede poner una ficha, sin mirar la mano de nadie.',
    },
    {
      ruling: 'El cierre lo gana la mano con menos puntos.',
      reason:
        'La hoja da a quien gana los puntos de las manos rivales y no dice quién es. La mano con menos puntos es la que está más cerca de quedarse sin fichas.',
    },
    {
      ruling: 'Si dos o más manos empatan con los menos puntos, nadie anota.',
      reason: 'Ninguna superó a la otra, y media puntuación sería un tipo de número nuevo.',
    },
    {
      ruling: 'Con reserva, quien gana una ronda anota todas las fichas que quedan en el pozo.',
      reason:
        'La hoja da a quien gana el valor de las fichas que hay allí y no dice cuántas son. Si nadie gana, nadie se las lleva.',
    },
    {
      ruling: 'En los cincos, la partida termina con la ronda en la que se alcanza la meta.',
      reason: 'La hoja no menciona los cincos. La ronda se juega hasta el final, como en los otros juegos.',
    },
    {
      ruling: 'Quienes terminan la partida con los mismos puntos comparten la victoria.',
      reason: 'La hoja no tiene desempate, y una ronda más no sería lo que se acordó.',
    },
  ],
  credits: [
    'Un juego tradicional, que no es de nadie y es de todo el mundo.',
    'A partir de una hoja general de reglas de dominó, en inglés y francés, que enumera lo que hay que acordar. Con nuestras propias palabras.',
  ],
};
