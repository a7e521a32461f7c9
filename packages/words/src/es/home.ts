/** Lo que dice la primera página a quien vuelve, y la página sobre ti, en español. */

import type { HomeWords } from '../en/home';

export const home: HomeWords = {
  continue: 'Continuar',
  against: (others) => `con ${others}`,
  nobody: 'nadie más por ahora',
  yourTurn: 'Te toca',
  othersTurn: 'Aún no te toca',
  gathering: 'Falta gente',
  online: 'en línea',
  quick: 'Juego rápido',
  rating: 'Tu nivel',
  last: 'Último resultado',
  review: 'Analizar',
  recent: 'Partidas recientes',
  all: 'Todas las partidas',
  statistics: 'Estadísticas',
  me: {
    title: 'Tú',
    stranger: 'No necesitas cuenta para jugar. Con una, tu nombre y tu nivel te acompañan en todos tus dispositivos.',
    guest: 'Juegas en línea sin cuenta. Una cuenta conserva tu nombre y tu nivel en todos tus dispositivos.',
    account: 'Has iniciado sesión.',
    toAccount: 'Tu cuenta',
    make: 'Crear una cuenta',
    profile: 'Tu perfil',
  },
  places: {
    games: 'Para seguirlas, analizarlas, exportarlas o importarlas.',
    statistics: 'Cuánto ganas, y contra quién.',
    pads: 'Para jugar con fichas de verdad.',
    print: 'Fichas, tableros y hojas de puntos en PDF.',
    open: 'Desde un archivo o un enlace.',
  },
};
