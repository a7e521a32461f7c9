/** Las reglas en una hoja doblada, en español. */

import type { Leaflet } from '@boneyard/words/leaflets';

export const leaflet: Leaflet = {
  about: 'Un juego de Sid Sackson para 2, 3 o 4 personas, conocido también como Wu Hsing',
  parts: [
    {
      title: 'Objetivo',
      lines: ['Formar filas y columnas en las que los colores se suceden en ciclos. Gana quien tiene más puntos.'],
    },
    {
      title: 'Las fichas',
      lines: [
        'Treinta fichas. Cada mitad es de uno de cinco colores, con su signo: madera (hoja), fuego (llama), tierra (montaña), metal (moneda), agua (olas). Cada par de colores existe dos veces.',
      ],
    },
    {
      title: 'Preparación',
      lines: [
        'Mezcla las fichas boca abajo. Si juegan dos, cada cual toma 14; si son tres, 9; si son cuatro, 7. Entre tres, aparta una de las que sobran, sin verla.',
        'Descubre las dos que quedan y ponlas lado a lado: un cuadrado de cuatro mitades. Si son el mismo doble, mezcla y reparte de nuevo. Sortea quién empieza; se juega en el sentido de las agujas del reloj.',
        'Consejo: descubre estas dos antes de repartir. Así un reparto nulo no te cuesta nada.',
      ],
    },
    {
      title: 'Grupos y ciclos',
      lines: [
        'Un grupo es una fila o columna sin huecos de dos mitades o más. Cada grupo debe ser un ciclo: de uno a cinco colores distintos, que se repiten en el mismo orden. Una mitad suelta no es un grupo.',
        '• Ciclos: {aaaa}, {ababa}, {abcab}, {abcdab}, {abcdea}.',
        '• No son ciclos: {aab}, {abcb}, {abcc}.',
        'En cuanto un grupo se repite, o muestra los cinco colores, su orden queda fijado. Algunas casillas mueren: ningún color sirve para todos los grupos que se cruzan ahí. Está permitido.',
      ],
    },
    {
      title: 'Tu turno',
      lines: [
        'Pon una ficha en dos casillas vacías, junto a lo que ya hay, de modo que',
        '• cada fila y cada columna de dos mitades o más que forme o toque sea un ciclo;',
        '• alargue al menos dos grupos que ya existían;',
        '• no haya cuatro fichas lado a lado, paralelas y en contacto por todo su lado largo.',
        'Si une dos grupos de una misma línea, pasan a ser un grupo y cuentan una vez.',
      ],
    },
    {
      title: 'Puntos',
      lines: [
        'Multiplica las nuevas longitudes de todos los grupos alargados. Un doble vale el doble. Las mitades que antes no eran un grupo no suman nada.',
        'Ejemplo: las nuevas longitudes 3 y 3 dan 9; con un doble, 18. Las nuevas longitudes 4, 5 y 4 dan 80; con un doble, 160.',
      ],
    },
    {
      title: 'Si crees que no puedes jugar',
      lines: [
        'Dilo y muestra tu mano. El resto de la mesa responde a la vez: cada cual señala una ficha tuya que encaje, o se abstiene. Nadie tiene que ayudar.',
        '• Si se señaló alguna ficha, tienes que jugar: esa o cualquier otra que encaje, y anotas sus puntos.',
        '• Si no, tu turno termina sin puntos. Es un pase; en el siguiente turno sigues jugando.',
      ],
    },
    {
      title: 'El final',
      lines: [
        'Cuando alguien pone su última ficha, quienes aún no han jugado en esa vuelta tienen un turno más. El juego termina también cuando pasa toda la mesa.',
        'Se pierden 5 puntos por cada doble que quede en la mano y 25 por cada otra ficha. Gana quien tiene más puntos; si hay empate, se comparte la victoria.',
      ],
    },
    {
      title: 'Variantes',
      lines: [
        '• Estratégico, para dos: las dos manos tienen las mismas 15 fichas y de cada una se elige en secreto una para el cuadrado; se muestran a la vez.',
        '• A la vista: todas las manos se ven desde el principio. Es un juego más lento, porque también puedes cortar el paso al resto.',
        '• Sin jugada: solo se puede jugar una ficha señalada.',
        '• Tres colores: se reparte de nuevo si el cuadrado muestra menos de tres.',
      ],
    },
  ],
  making: {
    title: 'Cómo fabricarlo',
    lines: [
      'Toma dos cajas de dominó corrientes y quita de ambas todas las fichas con un 0 o un 6. Quedan treinta; sus números del 1 al 5 representan los colores. Sid Sackson aconseja usar colores; las fichas para imprimir los tienen.',
      'O imprime dos veces la página de 15 fichas (nuestro archivo trae las dos copias), pégalas en cartón fuerte y corta por las marcas.',
      'Va bien un tablero grande con casillas del tamaño de media ficha. También se puede imprimir.',
    ],
  },
  figures: {
    start:
      'Madera y fuego a la izquierda, tierra y metal al lado: el cuadrado inicial. Arriba se pusieron madera y agua: las columnas dicen ahora madera, fuego, madera y tierra, metal, agua. 3 × 3 = 9 puntos.',
    double: 'Los mismos lugares en otros colores: en B cabe un doble. 4 × 5 × 4 × 2 = 160 puntos.',
    cases:
      'Dónde puede ir la siguiente ficha. A, C y E alargan dos grupos, B alarga tres: 4 × 5 × 4 = 80 puntos. D alarga una columna y une dos grupos de una fila. No valen: X y Z alargan solo un grupo, e Y sería la cuarta lado a lado.',
  },
  source:
    'De A Gamut of Games, de Sid Sackson; publicado como Wu Hsing por Franjos. A partir de la hoja de reglas francesa de François Haffner, en línea en L’Escale à jeux. Las imágenes de la hoja se han perdido; estas son nuestras. Para tu propia mesa: para vender copias hace falta permiso.',
};
