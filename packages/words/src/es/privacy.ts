/** Derechos y privacidad, en español. Debe decir lo que hace el código. */

import type { PrivacyWords } from '../en/privacy';
import { count } from './grammar';

const days = (n: number) => count(n, { one: '# día', other: '# días' });

export const privacy: PrivacyWords = {
  title: 'Derechos y privacidad',
  about: 'Qué se guarda sobre ti, durante cuánto tiempo y cómo descargarlo o borrarlo. Y de quién son los juegos.',
  device: {
    title: 'En este dispositivo',
    lines: [
      'Las partidas que juegas aquí, los ajustes, las estadísticas, los retos, los marcadores y la gente que silencias se quedan en este navegador. Nadie más los ve.',
      'No hay anuncios ni rastreo de visitas, y no se carga nada de otros servidores.',
      'Solo hay cookies para jugar en línea: tu nombre si juegas sin cuenta, o tu sesión. Duran un año, ningún script puede leerlas y solo se envían a este servidor.',
      'Para borrarlo todo, elimina en tu navegador los datos de este sitio.',
    ],
  },
  server: {
    title: 'En el servidor',
    where:
      'Las partidas en línea se guardan en el servidor del que viene esta página, y responde de ellas quien lo administra. No se cede nada, salvo donde una línea de abajo lo diga.',
    what: 'Qué',
    long: 'Cuánto tiempo',
    rows: ({ tables, chat }) => [
      [
        'Mesas: nombres, asientos, reglas de la casa, cada jugada y cuándo se hizo, lo que también muestra cuánto pensaste',
        tables === 0
          ? 'para siempre'
          : `${days(tables)} desde el final de la partida, o desde su comienzo si no terminó; si alguien de la mesa tiene cuenta, mientras exista la cuenta`,
      ],
      [
        'Tu cuenta: nombre, claves públicas de tus llaves de acceso, hashes de tus códigos de recuperación, nombres de tus dispositivos y el aspecto que elegiste',
        'hasta que la elimines',
      ],
      ['Sesiones: los dispositivos donde iniciaste sesión y el último día de visita', 'un año desde ese día'],
      ['Niveles y resultados de las partidas clasificatorias', 'hasta que elimines tu cuenta'],
      [
        'En las partidas clasificatorias: un código de la red desde la que jugaste. Sin una clave de este servidor no se puede sacar de él tu dirección',
        days(30),
      ],
      ['Búsquedas de partida: tu nombre y lo que buscabas', days(1)],
      ['Mensajes del chat; si se escriben sin cuenta, con la dirección de red', days(chat)],
      ['Denuncias: el mensaje, la mesa, quién lo escribió y quién lo denunció', days(chat)],
      [
        'A quién bloqueas, y hashes de los tokens de tus bots',
        'hasta que quites el bloqueo, los revoques o elimines tu cuenta',
      ],
      [
        'Adónde enviar los avisos de turno, si los activaste; el mensaje pasa por el servicio de tu navegador, cifrado para que allí no se pueda leer',
        'hasta que los desactives, cierres sesión o elimines tu cuenta, o hasta que el servicio ya no conozca el dispositivo',
      ],
      ['Las jugadas de las que se te avisó', days(40)],
      ['A quién ha prohibido el acceso la administración', 'hasta que se levante la prohibición'],
      ['Direcciones de red, para limitar las peticiones de cada una', 'minutos, solo en memoria'],
    ],
    log: 'El registro del servidor no contiene nombres, fichas ni mensajes.',
  },
  others: {
    title: 'Qué ven otras personas',
    lines: [
      'En una mesa: tu nombre, tus jugadas y tus mensajes. Cualquiera puede mirar las mesas públicas.',
      'Tras una partida, cualquiera que tenga el enlace puede verla entera. Si tienes cuenta, hay además una página con tu nivel y tus resultados.',
      'El enlace de una mesa es su llave: quien lo tenga puede entrar.',
    ],
  },
  yours: {
    title: 'Qué puedes hacer',
    lines: [
      'Ver y cambiar tu nombre, tus dispositivos y a quién bloqueas, en la página de tu cuenta.',
      'Descargarlo todo en un archivo: «Tus datos», en la misma página.',
      'Eliminar allí tu cuenta. Tu nombre, llaves, sesiones, códigos, tokens, niveles, códigos de red, bloqueos y mensajes se borran al momento; las partidas con otras personas se conservan, con «cuenta eliminada» en lugar de tu nombre.',
      'Si juegas sin cuenta, elimina en tu navegador los datos de este sitio. Tu nombre en las mesas se borra con ellas; nadie puede demostrar de quién era.',
      'Para cualquier otra cosa, habla con quien administra este servidor. Si es tu caso, consulta docs/running.md.',
    ],
    account: 'Ir a tu cuenta',
  },
  fairPlay: {
    title: 'Juego limpio',
    lines: [
      'La administración puede hacer que un programa repase las partidas clasificatorias. El programa señala lo que llama la atención, y una persona decide qué significa. Ningún programa expulsa a nadie.',
      'Se fija en cuántas veces encuentras la mejor jugada cuando es difícil, en comparación con gente de tu nivel; en cuánto piensas; en los resultados de quienes se enfrentan a menudo; en las partidas abandonadas; y en las cuentas que juegan desde una misma red.',
      'No mira las partidas amistosas ni el chat. A nadie se le juzga por unas pocas jugadas o partidas.',
      'En una partida clasificatoria, no dejes que un programa u otra persona elija tus jugadas, no pierdas a propósito y usa una sola cuenta. Si crees que una decisión sobre ti es injusta, habla con la administración; las cifras del programa se explican en docs/fairplay.md.',
    ],
  },
  games: {
    title: 'De quién son los juegos',
    about:
      'En Boneyard se juega a juegos que otras personas inventaron, publicaron y describieron. Las reglas están contadas con nuestras palabras y, donde sus fuentes dejan algo abierto, nuestra decisión se señala como tal.',
    game: 'Juego',
    whose: 'Autoría y editorial',
    from: 'Fuente de las reglas',
    notes: [
      'Los nombres de juegos, autores y editoriales solo se usan para identificar los juegos. Todos los nombres y marcas pertenecen a sus titulares. Boneyard no tiene relación con ninguno de ellos, ni cuenta con su patrocinio o aprobación.',
      'La hoja del dominó de abalorios dice que para reproducir el juego con fines comerciales hace falta permiso. Nuestra licencia cubre nuestro código y nuestros textos; no da ese permiso.',
    ],
  },
  program: {
    title: 'El programa',
    lines: [
      'Boneyard es software libre con licencia MIT. Las tipografías son Fraunces e Inter, con la licencia SIL Open Font License.',
    ],
  },
};
