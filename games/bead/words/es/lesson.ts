/** Las lecciones del dominó de abalorios, en español. */

import type { Translated } from '@boneyard/words/translated';
import type { bead as english, claims as englishClaims } from '../en/lesson';

export const bead: Translated<typeof english> = {
  cycle: {
    title: 'Grupos y ciclos',
    text: 'Una fila o columna sin huecos de dos abalorios o más es un grupo. En cada grupo los colores se suceden en un ciclo: {aaa}, {abab}, {abcabc}… Cada ficha tiene que alargar al menos dos grupos.',
    asks: [
      'Toma una ficha y ponla junto al cuadrado. Tócala otra vez para girarla; los lugares iluminados son los que permiten las reglas.',
    ],
    right: 'Han crecido dos grupos, y sus nuevas longitudes se multiplican: esos son tus puntos.',
  },
  fixed: {
    title: 'Cuando el orden queda fijado',
    text: 'Mientras todos los abalorios de un grupo son distintos, el siguiente puede traer un color nuevo o repetir el del otro extremo. En cuanto el grupo se repite, o muestra los cinco colores, su orden queda fijado y solo puede seguir un color. Aquí la columna izquierda ha empezado a repetirse: {aba}.',
    asks: ['Pon {3-5} donde se permite: ¿en 1 o en 2?'],
    right: 'En 1, la columna izquierda habría necesitado fuego. Las dos filas siguen abiertas: 3 × 3 = 9 puntos.',
  },
  caseA: {
    title: 'A: sobre dos columnas',
    text: 'Una ficha atravesada al final de dos columnas las alarga a las dos.',
    asks: ['Pon {3-5} en A, girada de modo que las dos columnas sigan siendo ciclos.'],
    right: 'Una columna tiene ahora 3 abalorios y la otra 5: 3 × 5 = 15 puntos.',
  },
  caseB: {
    title: 'B: tres grupos a la vez',
    text: 'A veces una ficha alarga tres grupos. Se multiplican las tres longitudes, así que busca esos lugares.',
    asks: ['Pon {2-5} en B. También encaja en otros sitios, pero en ninguno vale tanto.'],
    right: '4 × 5 × 4 = 80 puntos. Un doble habría valido el doble.',
  },
  caseC: {
    title: 'C: al final de dos filas',
    text: 'Las filas crecen igual que las columnas. Una ficha de pie al final de dos filas alarga las dos.',
    asks: ['Pon {3-4} en C.'],
    right: 'Filas de 4 y 5: 20 puntos.',
  },
  caseD: {
    title: 'D: dos grupos se hacen uno',
    text: 'Una ficha puede cerrar un hueco. Los dos grupos de esa línea pasan a ser uno y cuentan una vez, y el conjunto debe ser un ciclo.',
    asks: ['Pon {1-3} en D: alarga la columna y une los dos grupos de la fila.'],
    right: 'La columna tiene 4 abalorios y la fila 5, {bacba}: 4 × 5 = 20 puntos.',
  },
  caseE: {
    title: 'E: en línea con una fila',
    text: 'Una ficha puede quedar en línea con una fila y alargarla en dos. Aun así, necesita un segundo grupo.',
    asks: ['Pon {1-5} en E, donde también toca una columna.'],
    right: 'La fila tiene ahora 5 abalorios y la columna 3: 15 puntos.',
  },
  caseX: {
    title: 'X: un solo grupo',
    text: 'Uno de estos dos lugares no vale: ahí la ficha alargaría un solo grupo.',
    asks: ['Pon {3-4} donde se permite: ¿en 1 o en 2?'],
    right: 'En 1 solo habría crecido una fila. Una ficha debe alargar dos grupos.',
  },
  caseY: {
    title: 'Y: cuatro lado a lado',
    text: 'Como máximo puede haber tres fichas lado a lado, en contacto por todo su lado largo. Una cuarta no vale, por mucho que puntúe.',
    asks: ['Pon {1-5} donde se permite.'],
    right: 'En 1 habría sido la cuarta de una hilera de fichas de pie.',
  },
  caseZ: {
    title: 'Z: en línea, y nada más',
    text: 'En línea con una fila, una ficha la alarga, y a menudo nada más.',
    asks: ['Pon {4-5} donde se permite.'],
    right: 'En 1 solo habría crecido la fila.',
  },
  out: {
    title: 'Los últimos turnos',
    text: 'Una ronda termina cuando hay una mano vacía o cuando pasa toda la mesa. Ana acaba de poner su última ficha. Tú vas después, así que aún tienes un turno: hay los mismos para cada participante. Luego, cada ficha que quede en la mano cuesta 25 puntos; un doble, solo 5.',
    asks: ['{4-4} daría 18 puntos; {2-3}, sobre las dos columnas, 16. Pon la que al final te deje con más.'],
    right: '16 − 5 = 11 puntos. Con {4-4} habrían sido 18 − 25 = −7.',
  },
};

export const claims: Translated<typeof englishClaims> = {
  stuck: {
    title: 'Si no puedes jugar',
    text: 'En esta mesa nadie pasa y nadie te dice qué encaja. Toma una ficha y pruébala donde quieras: verás por qué no puede ir ahí. Si no encuentras lugar para ninguna, dilo y muestra tu mano.',
    asks: ['Ninguna de tus fichas encaja. Di que no puedes jugar.'],
    right:
      'Ana no tenía nada que señalar, así que tu turno termina sin puntos. Al final, cada ficha que quede en la mano cuesta 25 puntos; un doble, solo 5.',
  },
  answer: {
    title: 'Responder',
    text: 'Ana dice que no puede jugar y muestra su mano. Puedes señalar una ficha que encaje o abstenerte: nadie tiene que ayudar. Toca cualquiera de sus fichas. Si no encaja, te lo decimos, y no cuesta nada.',
    asks: [
      'Toca {2-3} y mira qué pasa.',
      'Junto a los dos abalorios de madera solo encaja la madera. Toca una ficha que encaje.',
    ],
    right:
      'Ahora Ana tiene que poner una ficha, y anota sus puntos. Si te hubieras abstenido, su turno habría terminado sin puntos.',
  },
  mistake: {
    title: 'Decirlo por error',
    text: 'Puedes decir que no puedes jugar aunque una de tus fichas encaje: por error, o porque prefieres no jugar. Si nadie la señala, tu turno termina sin puntos. Si alguien la señala, tienes que jugar.',
    asks: ['Di que no puedes jugar.', 'Ana señala {1-4}. Encuentra un lugar para ella.'],
    right: 'La anotas como cualquier otra: 3 × 3 = 9 puntos.',
  },
  strategic: {
    title: 'El juego estratégico',
    text: 'Un juego para dos, casi sin azar. Las dos manos tienen las mismas 15 fichas. De cada una se elige en secreto una ficha, y las dos forman el cuadrado inicial; la tuya va a la izquierda.',
    asks: ['Elige una ficha para el cuadrado.'],
    right: 'Las dos se mostraron a la vez. Desde ahora no hay nada oculto: en cada mano quedan las otras 14 fichas.',
  },
  open: {
    title: 'Manos a la vista',
    text: 'Todas las manos pueden estar a la vista desde el principio. El juego se vuelve más lento: además de puntos, buscas jugadas que frenen al resto.',
    asks: ['Ana tiene dos veces {4-5}. Encuentra el único lugar para {2-5} tras el que no podrá ponerla.'],
    right: '16 puntos. {1-3} habría dado 20, pero ahora Ana tiene que pasar.',
  },
};
