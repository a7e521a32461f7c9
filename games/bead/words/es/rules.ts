/** Las reglas del dominó de abalorios más allá del folleto, en español. */

import type { Translated } from '@boneyard/words/translated';
import type { rules as english } from '../en/rules';

export const rules: Translated<typeof english> = {
  pictures: {
    five: 'Madera, fuego, tierra, metal y agua, y algunas de las fichas. Un doble lleva dos veces el mismo color.',
    square: 'El cuadrado inicial: madera y fuego a la izquierda, tierra y metal a la derecha.',
    cycles: 'Los ciclos repiten sus colores en el mismo orden. La última fila no: el abalorio equivocado es el último.',
    cases:
      'Lugares para la siguiente ficha. A, C y E alargan dos grupos, B alarga tres. D alarga una columna y une dos grupos de una fila. X, Y y Z no valen: X y Z alargan un solo grupo, e Y sería la cuarta ficha lado a lado. Las letras son las de la hoja, cuya imagen se ha perdido; esta es nuestra.',
    start: 'Sobre el cuadrado se puso {1-5}. Alargó las dos columnas: 3 × 3 = 9 puntos.',
    points: 'La ficha en B forma grupos de 4, 5 y 4: vale 4 × 5 × 4 = 80 puntos.',
    double:
      'Los mismos lugares en otros colores. Aquí en B cabe un doble, que vale el doble: 4 × 5 × 4 × 2 = 160 puntos.',
    pointed:
      'De la mano {2-3} {1-4} {5-5} solo se puede señalar {1-4}: sobre el cuadrado, madera y metal alargan las dos columnas.',
    left: 'Lo que cuesta cada ficha que queda en la mano: un doble 5 puntos, cualquier otra 25.',
    fifteen: 'En el juego estratégico, las dos manos tienen estas quince.',
    next: 'Lo que puede seguir. Mientras todos los abalorios son distintos: otra vez el del otro extremo, o un color nuevo. Después, un solo color.',
    misdeal: 'Dos veces el mismo doble es un reparto nulo. Dos fichas con un color en común no lo son.',
  },
  more: [
    {
      title: 'Los ciclos, con exactitud',
      lines: [
        'Un ciclo tiene una longitud n de 1 a 5: n abalorios seguidos cualesquiera son todos distintos, y cada abalorio es igual al que está n lugares antes. Da igual desde qué extremo se lea.',
        'Mientras todos los abalorios de un grupo son distintos y hay menos de cinco, el grupo está abierto: el siguiente puede repetir el del otro extremo o traer un color nuevo. En cuanto el grupo se repite o muestra los cinco colores, solo puede seguir un color.',
        'Una casilla vacía está muerta si ningún color sirve para todas las líneas que se cruzan en ella. Está permitido crear casillas muertas.',
      ],
    },
    {
      title: 'La preparación, en detalle',
      lines: [
        'Si las dos fichas iniciales son el mismo doble, el reparto es nulo. Pasa una vez de cada 87; la hoja dice una de cada 174. Si se acuerdan tres colores, un cuadrado con menos también es un reparto nulo.',
        'Una partida puede tener varias rondas, cuyos puntos se suman. Antes de cada ronda se sortea quién empieza.',
      ],
    },
    {
      title: 'Decir que no puedes, o jugar sin decirlo',
      lines: [
        'Si te señalan una ficha, tienes que jugar una, como dice la hoja: cualquiera que encaje. Se puede acordar que sea una de las señaladas.',
        'También puede decidirlo el juego, o una tercera persona de confianza: pasa quien no tiene ninguna ficha que encaje, y nadie más puede pasar.',
      ],
    },
    {
      title: 'El juego estratégico, en detalle',
      lines: [
        'Cada mano tiene una ficha de cada tipo. De cada una se elige una en secreto; juntas forman el cuadrado, con la de quien juega primero a la izquierda. Cada una queda con su color más bajo abajo, salvo que esté girada. Antes de elegir se sortea qué fichas se giran y quién empieza.',
        'Si las dos son el mismo doble, se elige de nuevo. Después, no queda nada oculto.',
      ],
    },
    {
      title: 'Por qué hay dos imágenes de B',
      lines: [
        'Un doble y otra ficha no encajan nunca en el mismo lugar si los tres grupos tenían allí más de un abalorio: para el doble, el grupo en su dirección debe ser de un solo color.',
      ],
    },
    {
      title: 'Un abalorio suelto',
      lines: [
        'Normalmente un abalorio suelto no es un grupo. Se puede acordar que lo sea: entonces, un abalorio que recibe un vecino cuenta como grupo alargado, para la regla y para los puntos.',
      ],
    },
  ],
  rulings: [
    { ruling: 'Las fichas iniciales quedan hacia un lado u otro, al azar.', reason: 'La hoja no dice cómo.' },
    {
      ruling: 'Un abalorio suelto no es un grupo, salvo que se acuerde.',
      reason: 'La hoja habla de dos mitades o más.',
    },
    {
      ruling: 'Una ficha que cierra un hueco hace de dos grupos uno, y eso cuenta como un grupo alargado.',
      reason: 'La hoja lo muestra en una imagen que se ha perdido; la edición alemana habla de filas que se alargan.',
    },
    {
      ruling: 'Todo el mundo responde a la vez, y las respuestas se muestran juntas.',
      reason: 'La hoja no dice cómo. Si se respondiera por turno, la última persona sabría más que la primera.',
    },
    {
      ruling: 'Una mano que se ha mostrado sigue a la vista, sin las fichas que se jueguen después.',
      reason:
        'Lo visto, visto está: ningún programa puede hacerlo olvidar, así que nadie debería tener que memorizarlo.',
    },
    {
      ruling: 'Cuando le toca a alguien con la mano vacía, lo dice o pasa, como quien no puede jugar.',
      reason: 'Solo ocurre con manos preparadas a propósito, y alguna regla tiene que haber.',
    },
    {
      ruling: 'Gana quien tiene más puntos, incluso por debajo de cero; si hay empate, se comparte la victoria.',
      reason: 'La hoja dice cómo se cuentan los puntos, pero no quién gana.',
    },
    {
      ruling: 'En el juego estratégico se sortea antes de elegir, y no se exigen tres colores.',
      reason: 'Solo la elección debe estar oculta, y no hay reparto que se pueda repetir.',
    },
  ],
  credits: [
    'Un juego de Sid Sackson, de su libro A Gamut of Games (última edición: Dover Books, ISBN 0-486-27347-4).',
    'Su nombre alude a la novela Das Glasperlenspiel de Hermann Hesse, en español El juego de los abalorios.',
    'Publicado como Wu Hsing por Franjos.',
    'A partir de la hoja de reglas francesa de François Haffner, de enero de 2004, que unos coleccionistas pusieron en línea en L’Escale à jeux, con nuestras propias palabras. Las imágenes de la hoja se han perdido; las de esta página son nuestras.',
    'La hoja pide que se solicite permiso antes de reproducir el juego con fines comerciales.',
  ],
};
