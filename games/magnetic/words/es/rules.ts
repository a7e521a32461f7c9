/** Las reglas del dominó magnético más allá del folleto, en español. */

import type { Translated } from '@boneyard/words/translated';
import type { rules as english } from '../en/rules';

export const rules: Translated<typeof english> = {
  pictures: {
    colours: 'Cuatro colores, que se repiten en este orden. Para las reglas no importan.',
    order:
      'Quién sale: el doble más alto de todas las manos. Sin dobles, la ficha con más puntos; de dos con los mismos, la que tiene la mitad más alta.',
    flat: 'Plano: se salió con {5-5}; a él se unieron {5-4} y {5-2}. La cadena tiene dos extremos, 4 y 2.',
    tower:
      'Una torre de lado. Cada ficha se apoya con su 6 en un 6, y la otra mitad sobresale. La última lleva un marco.',
    beside: 'Escalonado, en la mesa: {6-4} está en la mesa junto a {6-6}. Las tres imágenes son de lado.',
    onTop: 'Escalonado, encima: {6-2} está sobre {6-6}, y {4-1} sobre {6-4}. Sus otras mitades sobresalen.',
    under: 'Escalonado, por debajo: {2-0} y {3-1} están otra vez en la mesa, debajo de las mitades que sobresalían.',
    fallen: '{5-4} hizo caer la torre: las tres fichas son para quien la puso.',
    left: 'Estas dos fichas que quedan en la mano se anotan como 12 puntos.',
  },
  more: [
    {
      title: 'La torre, en detalle',
      lines: [
        'Imagina una cuadrícula: una ficha cubre dos casillas vecinas, un nivel por encima de la más alta de las dos columnas. Una mitad que no tiene nada justo debajo sobresale, tanto si debajo está la mesa como si hay una ficha más baja. La ficha baja desde arriba, así que por encima de sus casillas no puede haber nada.',
        'Si solo se construye sobre los extremos, al menos una mitad debe apoyarse en una de las dos fichas de los extremos, y la nueva ficha pasa a ser el extremo de ese lado. Al principio la primera ficha es los dos extremos, y decide la mitad sobre la que construyes. Una ficha que se apoya en los dos extremos puede pasar a ser cualquiera de ellos.',
      ],
    },
    {
      title: 'La cadena escalonada, en detalle',
      lines: [
        'La mitad abierta de un extremo es la que aún no está unida. Recto significa en la dirección que va de la mitad unida a la abierta.',
        '• En la mesa, con la mitad abierta en la mesa: junto a ella, recta, a la izquierda o a la derecha.',
        '• En la mesa, con la mitad abierta más alta: metida debajo de ella; la otra mitad, recta, a la izquierda o a la derecha.',
        '• Encima: sobre la mitad abierta; la otra mitad, recta, a la izquierda o a la derecha, sobre una casilla vacía, sobre una ficha más baja, o apoyada en un número igual.',
        'Una mitad que queda justo debajo de otra debe mostrar el mismo número. Las fichas de un mismo nivel pueden tocarse de lado con números distintos.',
        'Entre tres o cuatro se sigue un solo orden: en la mesa, encima, en la mesa, y así sucesivamente, juegue quien juegue y robe quien robe entretanto. Entre dos, cada cual sigue el suyo.',
      ],
    },
    {
      title: 'En esta pantalla',
      lines: [
        'Si se cae o no lo deciden los imanes y la gravedad, igual en todas las máquinas. Se pueden acordar imanes débiles, normales o fuertes, y un pulso firme, que deja cada ficha exactamente en su lugar, o real, con el que importa cómo la sueltas.',
      ],
    },
  ],
  rulings: [
    {
      ruling:
        'Contando {0-0}, {1-0}, {1-1}, {2-0} y así sucesivamente, una de cada cuatro fichas tiene el mismo color.',
      reason: 'La hoja solo dice que son de colores. Así salen siete de cada uno.',
    },
    {
      ruling: 'Si a alguien le tocan fichas de un solo color, se reparten todas de nuevo.',
      reason: 'La hoja quiere varios colores en cada mano y no dice qué hacer si no es así.',
    },
    {
      ruling:
        'Si nadie tiene un doble, sale la ficha con más puntos; en caso de empate, la que tiene la mitad más alta.',
      reason: 'La hoja no lo dice, y en este orden no hay dos fichas iguales.',
    },
    {
      ruling: 'Cuando el pozo está vacío, quien no puede jugar pasa.',
      reason: 'La hoja solo dice que se roba, y ya no hay qué robar.',
    },
    {
      ruling: 'Una mitad que queda en el aire no tiene que coincidir con lo que haya más abajo.',
      reason:
        'La hoja pide que sean iguales las casillas que quedan una sobre otra; con aire en medio, no quedan una sobre otra.',
    },
    {
      ruling:
        'Los extremos de una torre son las últimas fichas puestas a cada lado. Al principio, la primera ficha es los dos extremos.',
      reason: 'La hoja habla de los extremos de la construcción y no dice qué fichas son.',
    },
    {
      ruling:
        'Los extremos de la cadena escalonada son sus dos mitades abiertas. La otra mitad de la nueva ficha apunta recta, a la izquierda o a la derecha.',
      reason: 'La hoja solo dice que se construye en los extremos de la cadena; sus fotografías se han perdido.',
    },
    {
      ruling: 'Una ficha se puede meter debajo de una mitad abierta, por alta que esté.',
      reason: 'Si solo contara el nivel más bajo, la mayoría de las partidas entre dos acabarían en cierre.',
    },
    {
      ruling: 'Las casillas deben estar libres y, si se pone encima, sin nada por arriba.',
      reason: 'Las fichas no pueden atravesarse.',
    },
    {
      ruling: 'Tras una caída, la primera ficha de la cadena va otra vez en la mesa, y el orden empieza de nuevo.',
      reason: 'La hoja solo dice que el juego sigue; así la nueva cadena empieza como empezó el juego.',
    },
    {
      ruling:
        'Se ha caído si una ficha acaba a más de un cuarto del lado de una mitad de su lugar, o inclinada más de 10 grados.',
      reason: 'La hoja solo habla de caerse. Para arbitrar hace falta una medida, y una ficha puede moverse un poco.',
    },
    {
      ruling: 'La primera ficha de una torre o una cadena no puede caerse.',
      reason: 'Está sobre la mesa.',
    },
    {
      ruling: 'El juego se cierra cuando pasa toda la mesa.',
      reason:
        'La hoja solo dice que puede cerrarse. Así queda demostrado que nadie puede jugar, sin mirar la mano de nadie.',
    },
    {
      ruling: 'En un cierre, las manos iguales comparten la victoria y anotan 0. Los totales iguales al final también.',
      reason: 'La hoja no tiene desempate.',
    },
    {
      ruling: 'Jugar varias rondas y contar fichas en lugar de puntos también es posible con la cadena escalonada.',
      reason: 'La hoja lo menciona para la cadena plana y la torre, y nada lo impide.',
    },
    {
      ruling: 'En una sola ronda gana quien puso su última ficha, aunque otra mano también anote 0.',
      reason: 'Quien se queda con la doble blanca ha puesto menos que quien no tiene nada.',
    },
  ],
  credits: [
    'Dominó magnético (Magnetic Domino), publicado por Widyka (WDK Groupe Partner), referencia A1602670. La hoja no nombra autor ni año.',
    'A partir de su hoja de reglas en francés, con nuestras propias palabras. Las imágenes de la hoja se han perdido; las de esta página son nuestras.',
  ],
};
