/** Lo que dice la página sobre Boneyard, en español. */

import type { AboutWords } from '../en/about';

export const about: AboutWords = {
  title: 'Acerca de Boneyard',
  about:
    'Un lugar tranquilo para jugar al dominó y a sus parientes: contra bots, en un mismo dispositivo o en línea con gente que conoces.',
  promises: 'Con qué puedes contar',
  points: [
    'No necesitas cuenta, no hay anuncios y nadie te rastrea.',
    'Tras la primera visita, todo funciona sin conexión, salvo el juego en línea.',
    'Los bots solo ven lo que verías tú en su asiento.',
    'En línea, cada reparto se puede comprobar: no lo eligió nadie, ni siquiera el servidor.',
    'Puedes exportar cada partida, y descargar o borrar todos tus datos.',
  ],
  credits: 'De quién son estos juegos',
  origin: (owner, source) => `${owner}. Nos basamos en ${source}.`,
  names:
    'Contamos las reglas con nuestras propias palabras. Los nombres y las marcas pertenecen a sus titulares; Boneyard no tiene relación con ninguno de ellos.',
  licence: 'Licencia',
  licenceText: 'Boneyard es software libre con licencia MIT: puedes usarlo, modificarlo y compartirlo.',
  licences: 'Licencias de todo lo que contiene',
  browsers: 'Navegadores',
};
