/** Qué navegadores sirven, en español. */

import type { BrowserWords } from '../browsers';

export const browsers: BrowserWords = {
  title: 'Navegadores compatibles',
  about: 'Boneyard funciona en estos navegadores, en el escritorio, en tabletas y en teléfonos.',
  least: 'Estas versiones o posteriores',
  others: [
    'Opera, Brave, Vivaldi, Samsung Internet y otros navegadores basados en Chromium también sirven, si su Chromium es tan reciente como el Chrome indicado.',
    'En un iPhone o iPad, todos los navegadores funcionan como Safari: lo que cuenta es la versión de iOS.',
  ],
  optional: {
    title: 'Lo que falta en algunos navegadores',
    about: 'Puedes jugar sin nada de esto.',
    what: 'Función',
    without: 'Si falta',
    here: 'Este navegador',
    has: { yes: 'Disponible aquí', no: 'No disponible aquí' },
    rows: {
      space: { what: 'Gráficos en 3D (WebGL 2)', without: 'Las torres se dibujan en un plano.' },
      sound: { what: 'Sonido (Web Audio)', without: 'Las partidas son silenciosas.' },
      offline: {
        what: 'Juego sin conexión (service workers)',
        without:
          'Necesitas conexión para abrir la página. Las ventanas privadas y las direcciones sin https a menudo no permiten jugar sin conexión.',
      },
      install: {
        what: 'Instalar la página como aplicación',
        without: 'Juega en una pestaña del navegador. Allí también funciona sin conexión.',
      },
      awake: {
        what: 'Mantener la pantalla encendida (wake lock)',
        without: 'La pantalla puede apagarse mientras corre el temporizador de turno de un marcador.',
      },
      share: {
        what: 'Compartir con otras aplicaciones',
        without: 'Copia el enlace o guarda el archivo, y envíalo por tu cuenta.',
      },
      calls: {
        what: 'Notificaciones (push)',
        without: 'No recibes avisos cuando te toca en una partida lenta. En un iPhone, instala primero la página.',
      },
      passkeys: {
        what: 'Llaves de acceso',
        without: 'No puedes iniciar sesión, pero sí jugar en línea sin cuenta.',
      },
    },
  },
  tooOld: (browsers) =>
    `Este navegador es demasiado antiguo para Boneyard. Actualízalo o usa otro: ${browsers}, o una versión posterior de alguno de ellos.`,
  noScripts: 'Boneyard necesita JavaScript. Actívalo en los ajustes de tu navegador y vuelve a cargar la página.',
  description:
    'Cuatro juegos de dominó en el navegador: dominó clásico, dominó de abalorios, Quad-Ominos y dominó magnético, contra bots, en un dispositivo o en línea. Sin cuenta ni anuncios, y funciona sin conexión.',
};
