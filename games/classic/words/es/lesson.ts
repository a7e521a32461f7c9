/** Las lecciones de dominó, en español. */

import type { Translated } from '@boneyard/words/translated';
import type { classic as english, fives as englishFives, partners as englishPartners } from '../en/lesson';

export const classic: Translated<typeof english> = {
  lead: {
    title: 'La salida',
    text: 'Cada cual ha tomado su mano; las demás fichas, boca abajo, forman el pozo. Empieza quien tiene el doble más alto, y con él.',
    asks: ['Tienes el {6-6}, el más alto de todos. Tómalo y ponlo en el centro.'],
    right: 'Los dobles se ponen atravesados. Se puede jugar por sus dos lados largos.',
  },
  match: {
    title: 'Números iguales',
    text: 'Pon una ficha con una mitad contra un extremo abierto que muestre el mismo número. Ahora los extremos abiertos son 6 y 5.',
    asks: ['Pon una ficha que encaje. Prueba con {3-1} si quieres ver qué pasa.'],
    right: 'La mitad que queda por fuera es el nuevo extremo abierto.',
  },
  double: {
    title: 'Los dobles',
    text: 'Un doble se atraviesa en el extremo. El número abierto sigue siendo el mismo.',
    asks: ['Pon {5-5} en el 5.'],
    right: 'Siguen siendo 4 y 5: con un doble solo cambia tu mano.',
  },
  draw: {
    title: 'Nada encaja',
    text: 'Si puedes jugar, tienes que hacerlo. Si no, roba del pozo hasta que una ficha encaje.',
    asks: ['Ninguna de tus fichas encaja. Roba.', 'Todavía no. Roba otra vez.', 'Esta sí encaja: ponla.'],
    right: 'Hay quien roba solo una ficha; eso y otras reglas de la casa se acuerdan antes de jugar.',
  },
  pass: {
    title: 'Sin pozo',
    text: 'En el juego sin pozo nadie roba. Si no puedes jugar, pasas, y eso le dice algo al resto de la mesa.',
    asks: ['Los extremos abiertos son 2 y 5, y no tienes ninguno de los dos. Pasa.'],
    right: 'Ahora toda la mesa sabe que no tienes doses ni cincos.',
  },
  spinner: {
    title: 'El pivote',
    text: 'Si así se acuerda, el primer doble está abierto por los cuatro lados: es un pivote. Aquí los dos lados largos del {6-6} ya están ocupados.',
    asks: ['Pon {6-3} en el pivote, en uno de sus lados cortos.'],
    right: 'La cadena tiene ahora tres brazos, y tres extremos abiertos además del último lado del {6-6}.',
  },
  out: {
    title: '¡Dominó!',
    text: 'Quien pone primero su última ficha gana la ronda y anota los puntos que quedan en las otras manos.',
    asks: ['Te queda una ficha. Ponla y di «¡Dominó!».'],
    right: 'Tu rival tiene {5-5} y {3-1}: anotas 10 + 4 = 14 puntos.',
  },
  blocked: {
    title: 'El cierre',
    text: 'Cuando pasa toda la mesa, el juego se cierra: es una tranca. Gana la mano con menos puntos y anota los de las demás.',
    asks: ['Los dos extremos muestran 0 y ninguna de tus fichas encaja. Pasa, y mira qué hace tu rival.'],
    right: 'Tu rival también pasa. Tú tienes 4 puntos y tu rival 9. Ganas la ronda y anotas 9 puntos.',
  },
};

export const fives: Translated<typeof englishFives> = {
  lead: {
    title: 'Los cincos',
    text: 'En los cincos se suman los extremos abiertos después de cada ficha. Si dan un múltiplo de cinco, quien puso la ficha lo anota en el acto.',
    asks: ['Sal con una ficha que puntúe. Un doble cuenta sus dos mitades.'],
    right: '{5-5} cuenta 5 + 5 = 10: anotas 10 puntos.',
  },
  halves: {
    title: 'Mitades abiertas',
    text: 'Una ficha que no es doble cuenta sus mitades abiertas. Tu rival salió con {6-4}: 6 + 4 = 10 puntos.',
    asks: ['Pon ahí una ficha que puntúe.'],
    right: 'Los extremos abiertos son 1 y 4: anotas 5 puntos.',
  },
  count: {
    title: 'Contar los extremos',
    text: 'Un doble cuenta sus dos mitades mientras lo toque como mucho una ficha. Ahora los extremos son {5-5}, que cuenta 10, y una blanca.',
    asks: ['Pon la ficha con la que sale un múltiplo de cinco.'],
    right: '10 + 0 = 10: una blanca no suma nada, y anotas 10 puntos.',
  },
  spinner: {
    title: 'El pivote',
    text: 'Ahora dos fichas tocan el {5-5}, así que ya no cuenta. Sus lados cortos están abiertos, pero solo cuentan cuando hay una ficha en ellos. Los extremos suman 0 + 2 = 2.',
    asks: ['Consigue un múltiplo de cinco en un lado corto del {5-5}.'],
    right: '0 + 2 + 3 = 5: anotas 5 puntos.',
  },
  out: {
    title: 'El final de la ronda',
    text: 'Quien gana anota lo que queda en las otras manos, redondeado al múltiplo de cinco más cercano: 1 y 2 bajan, 3 y 4 suben. La partida termina con la ronda en la que alguien llega a 200.',
    asks: ['Pon tu última ficha.'],
    right: 'Los extremos abiertos suman 9 y no puntúan. Tu rival tiene 6 + 8 + 3 = 17, así que anotas 15.',
  },
};

export const partners: Translated<typeof englishPartners> = {
  seats: {
    title: 'Dos contra dos',
    text: 'Entre cuatro se puede jugar por parejas. Tu pareja se sienta enfrente, y los turnos se alternan: después de ti juega la pareja rival, luego la tuya y otra vez la rival. Nadie ve las fichas de su pareja.',
    asks: ['Sal con {6-6} y mira cómo pasa el turno.'],
    right: 'La pareja rival, la tuya y otra vez la rival: ya te toca de nuevo.',
  },
  help: {
    title: 'Ayudar a tu pareja',
    text: 'Tu pareja salió con {4-4}. Se suele salir con un número del que se tienen más.',
    asks: ['Pon una ficha y deja abierto el 4.'],
    right: 'Los extremos abiertos son 4 y 6: tu pareja puede seguir con un 4.',
  },
  passed: {
    title: 'Lo que dice un pase',
    text: 'Quien juega después de ti pasó cuando los extremos eran 6 y 5: en esa mano no hay seises ni cincos.',
    asks: ['Pon una ficha que le haga pasar otra vez.'],
    right: 'Los dos extremos muestran 6. Quien va después de ti pasa, y le toca a tu pareja.',
  },
  out: {
    title: 'Los puntos de la pareja',
    text: 'Los puntos son de la pareja: las dos personas tienen siempre los mismos, y ganan juntas.',
    asks: ['Pon tu última ficha: así ganas la ronda con tu pareja.'],
    right: 'Se anota lo que tiene la pareja rival: 9 + 5 = 14. Los diez puntos de tu pareja no cuentan.',
  },
  blocked: {
    title: 'El cierre',
    text: 'Si el juego se cierra, gana la pareja que tiene la mano con menos puntos de las cuatro. Si cada pareja tiene una igual de baja, nadie anota.',
    asks: ['Nadie tiene un 6. Pasa.'],
    right: 'El {1-0} de tu pareja es la mano con menos puntos. Se anota lo que tiene la pareja rival: 7 + 10 = 17.',
  },
};
