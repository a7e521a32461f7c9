/** Lo que dicen las páginas donde se repasan las partidas, en español. */

import type { ReplayWords } from '../en/replay';
import { count, list, mid, number, percent, puntos, TU } from './grammar';
import { review } from './review';

const moves = (n: number) => count(n, { one: '# jugada', other: '# jugadas' });
/** «te deja», «le deja a Ana»: lo que queda por jugar puede ir detrás. */
const leaves = (who: string, what: string) => (who === TU ? `te deja ${what}` : `le deja a ${who} ${what}`);

export const replay: ReplayWords = {
  open: {
    title: 'Repasar una partida',
    about: 'Jugada a jugada, como se vio desde cada asiento. Encuentra el momento decisivo y sigue jugando desde ahí.',
    choose: 'Elegir un archivo',
    drop: 'O suelta un archivo .domino.json en cualquier parte de esta página.',
    paste: 'O pega una partida, o un enlace a una partida',
    open: 'Abrir',
    empty: 'Pega primero una partida o elige un archivo.',
    badLink: 'Este enlace está incompleto. Pídelo otra vez, o pide el archivo.',
    tooLarge: 'Este archivo es demasiado grande para una partida: 4 MB como máximo.',
    home: 'Las partidas que has jugado en este dispositivo:',
  },
  notOver: {
    title: 'Esta partida aún no ha terminado',
    text: 'Podrás repasarla cuando termine.',
    action: 'Volver a los juegos',
  },
  missing: {
    title: 'Partida no encontrada',
    text: 'No está ni en este dispositivo ni en el servidor.',
    action: 'Abrir otra partida',
  },
  broken: 'Esta partida no se puede mostrar',
  another: 'Abrir otra',
  former: 'cuenta eliminada',
  embed: { full: 'Abrir en Boneyard', missing: 'Esta partida no se puede mostrar.' },
  replay: {
    label: (game) => `Repaso: ${game}`,
    board: 'Mesa',
    first: 'Ir al principio',
    back: 'Una jugada atrás',
    play: 'Reproducir',
    pause: 'Pausa',
    forward: 'Una jugada adelante',
    last: 'Ir al final',
    steps: 'Repaso',
    position: 'Posición',
    place: (at, of) => `Posición ${number(at)} de ${number(of)}`,
    speed: 'Velocidad',
    speeds: { '0.5': '½ ×', '1': '1 ×', '2': '2 ×', '4': '4 ×' },
    hands: 'Manos',
    eyes: 'Ver como',
    all: 'todas las manos',
    seat: mid,
    dealt: (round) => `Ronda ${round}: el reparto.`,
    given: 'La ronda se terminó antes de tiempo.',
    running: (who) =>
      who === undefined
        ? 'Esta partida aún no ha terminado: las manos quedan ocultas hasta el final.'
        : 'Esta partida aún no ha terminado: ves lo que viste en la mesa.',
    keys: 'Las flechas avanzan y retroceden, Inicio y Fin saltan, la barra espaciadora reproduce y pausa.',
    table: 'Ir a la mesa',
    share: 'Compartir',
    save: 'Descargar',
  },
  share: {
    title: 'Compartir esta partida',
    about: 'El enlace contiene toda la partida: funciona sin servidor, para quien lo tenga.',
    link: 'Enlace a esta partida',
    copy: 'Copiar el enlace',
    send: 'Enviarlo',
    copied: 'Enlace copiado.',
    byHand: 'Este navegador no permite copiarlo: selecciona el enlace y cópialo a mano.',
    long: 'Esta partida es demasiado larga para un enlace. Envíala como archivo.',
    embed: {
      title: 'Insertarla en una página web',
      about: 'Pega esto en tu página. El repaso funciona allí sin cuenta y no guarda nada.',
      code: 'Código para insertar el repaso',
      copy: 'Copiar el código',
      copied: 'Código copiado.',
    },
    picture: {
      won: (who, how) => (how === 'tied' ? `Victoria compartida: ${mid(who)}` : `Victoria: ${mid(who)}`),
      title: 'Imagen',
      wide: 'Ancha',
      square: 'Cuadrada',
      save: 'Descargar la imagen',
      copy: 'Copiar la imagen',
      send: 'Enviar la imagen',
      saved: 'Imagen descargada.',
      copied: 'Imagen copiada.',
      failed: 'No se pudo crear la imagen.',
      preview: 'Vista previa de la imagen',
    },
    film: {
      title: 'Animación',
      about: (moves) => `Toda la partida en un GIF de ${count(moves, { one: '# imagen', other: '# imágenes' })}.`,
      make: 'Crear la animación',
      progress: (done, all) => `Imagen ${number(done)} de ${number(all)}…`,
      cancel: 'Cancelar',
      save: 'Descargar la animación',
      send: 'Enviar la animación',
      saved: 'Animación descargada.',
      failed: 'No se pudo crear la animación.',
    },
    close: 'Cerrar',
  },
  review: {
    title: 'Análisis',
    marks: review.marks,
    about: 'El bot más fuerte valora cada jugada con lo que se podía saber desde ese asiento.',
    start: 'Analizar esta partida',
    again: 'Intentar de nuevo',
    stop: 'Parar',
    progress: (done, all) => `Analizando la jugada ${number(done)} de ${number(all)}…`,
    background: 'Mientras tanto puedes repasar la partida; si sales de la página, el análisis no se detiene.',
    failed: 'El análisis ha fallado.',
    later: 'Podrás analizarla cuando termine la ronda.',
    nothing: review.nothing,
    chances: 'Probabilidad de ganar la ronda, con lo que se veía desde cada asiento',
    sideChances: 'Probabilidad de ganar la ronda, con lo que veía cada pareja',
    scores: 'Los puntos, jugada a jugada',
    jump: 'Haz clic para ir allí.',
    slip: 'imprecisión',
    blunder: 'error grave',
    faults: (slips, blunders) =>
      list(
        [
          slips > 0 && count(slips, { one: '# imprecisión', other: '# imprecisiones' }),
          blunders > 0 && count(blunders, { one: '# error grave', other: '# errores graves' }),
        ].filter((part) => part !== false),
      ) || 'sin errores',
    faultsOf: (who, faults) => `${who}: ${faults}.`,
    whose: '¿Qué errores van primero?',
    everybody: 'Todos por orden',
    place: (n, of) => `Error ${number(n)} de ${number(of)}`,
    won: (who, several, scores) =>
      who === TU ? `Ganaste ${scores}` : several ? `Victoria: ${mid(who)}, ${scores}` : `Ganó ${who} ${scores}`,
    next: 'Siguiente error',
    previous: 'Error anterior',
    none: 'Ni imprecisiones ni errores graves: bien jugado.',
    chance: (who, share) =>
      who === TU
        ? `Antes de esta jugada tenías un ${percent(share)} de probabilidades de ganar la ronda.`
        : `Antes de esta jugada, ${who} tenía un ${percent(share)} de probabilidades de ganar la ronda.`,
    sideChance: (who, share) =>
      `Antes de esta jugada, ${who === TU ? 'tu equipo' : `el equipo de ${who}`} tenía un ${percent(share)} de probabilidades de ganar la ronda.`,
    open: (move, n) => `Con todas las manos a la vista, la mejor era: ${move} (${puntos(n)} más).`,
    openSame: 'Con todas las manos a la vista, no había jugada mejor.',
    was: { best: 'la mejor jugada', good: 'una buena jugada', slip: 'una imprecisión', blunder: 'un error grave' },
    onlyMove: 'Era la única jugada posible.',
    said: (who, move, was) => `${who}: ${move} fue ${was}.`,
    better: (move) => `Mejor: ${move}.`,
    why: {
      wins: (best, made) => `Gana la ronda el ${percent(best)} de las veces; la que se jugó, el ${percent(made)}.`,
      margin: (n) => `En promedio vale ${puntos(n)} más.`,
      points: (best, made) => `Da ${puntos(best)} en el acto, en lugar de ${puntos(made)}.`,
      sheds: (best, made) => `Quita ${puntos(best)} de la mano, en lugar de ${puntos(made)}.`,
      stuck: (who, made) =>
        `Con estas manos, ${who === TU ? 'no te deja' : `no le deja a ${who}`} nada que poner; la que se jugó dejaba ${moves(made)}.`,
      replies: (who, best, made) =>
        `Con estas manos, ${leaves(who, `${moves(best)} para elegir`)}; la que se jugó dejaba ${moves(made)}.`,
      answer: (who, best, made) =>
        `Con estas manos, ${leaves(who, `hacer como mucho ${puntos(best)}`)} después; la que se jugó permitía ${puntos(made)}.`,
      stands: (best, made) => `Aguanta el ${percent(best)} de las veces; la que se jugó, el ${percent(made)}.`,
    },
    tryIt: 'Probar desde aquí',
    tryNote: (who) =>
      who === TU
        ? 'Una nueva partida desde esta posición: conservas tu asiento y los bots juegan en los demás.'
        : `Una nueva partida desde esta posición: ocupas el asiento de ${who} y los bots juegan en los demás.`,
    tried: 'La nueva partida no se pudo guardar.',
  },
  moments: {
    title: 'Momentos clave',
    turning: 'El momento decisivo',
    turningNote: 'La jugada que más subió las probabilidades de quien ganó la ronda.',
    best: 'La mejor jugada',
    bestNote: 'La jugada acertada en la posición donde la segunda mejor habría costado más.',
    unseen: 'La jugada que nadie vio',
    unseenNote: 'La oportunidad perdida que más habría dado y que a primera vista no parecía la mejor jugada.',
    at: (round, who, move) => `Ronda ${round}, ${mid(who)}: ${move}`,
    rose: (who, from, to) => `${who}: ${percent(from)} → ${percent(to)}`,
    second: (n) => `${puntos(n)} más que cualquier otra jugada`,
    gained: (n) => `habría dado ${puntos(n)}`,
  },
  statistics: {
    title: 'Estadísticas',
    about: 'Solo cuentan las partidas guardadas en este dispositivo.',
    none: 'Aún no hay partidas terminadas. Juega una contra bots y vuelve.',
    left: (running, together, branches) =>
      list(
        [
          running > 0 && count(running, { one: '# partida aún en curso', other: '# partidas aún en curso' }),
          together > 0 &&
            count(together, { one: '# jugada entre varias personas', other: '# jugadas entre varias personas' }),
          branches > 0 && count(branches, { one: '# probada desde un repaso', other: '# probadas desde un repaso' }),
        ].filter((part) => part !== false),
      ),
    notCounted: (list) => `No cuentan: ${list}.`,
    sum: (games, won) =>
      `${count(games, { one: '# partida terminada', other: '# partidas terminadas' })}, ${count(won, { one: '# ganada', other: '# ganadas' })} (${percent(won / games)}).`,
    streaks: 'Rachas',
    now: (n) => (n === 0 ? 'No ganaste la última partida.' : `Racha de victorias actual: ${number(n)}.`),
    longest: (won, lost) => `Mayor racha de victorias: ${number(won)}. Mayor racha sin ganar: ${number(lost)}.`,
    strip: (n) => `Las últimas ${n} partidas, primero las más antiguas`,
    wonOne: 'ganada',
    lostOne: 'no ganada',
    byGame: 'Por juego',
    byLevel: 'Por rival',
    bySeat: 'Por asiento',
    game: 'Juego',
    opponents: 'Rivales',
    seat: 'Asiento',
    mixed: 'varios niveles',
    unknown: 'se desconoce (de un archivo)',
    games: 'Partidas',
    won: 'Ganadas',
    share: 'Victorias',
    scores: 'Puntos',
    best: 'Mejor marca',
    mean: 'Promedio',
    rounds: 'Rondas',
    bestRound: 'Mejor ronda',
    meanRound: 'Promedio por ronda',
    fewest: 'gana quien tiene menos puntos',
    fortune: 'Suerte y acierto',
    fortuneAbout:
      'Todas las cifras son puntos por ronda, comparados con tu mejor rival. La suerte es lo que valían las fichas que te tocaron, el resultado es lo que hiciste con ellas, y lo regalado es lo que costaron tus jugadas frente a las mejores.',
    luck: 'Suerte del reparto',
    margin: 'Resultado',
    given: 'Regalado',
    notReviewed: 'sin analizar',
    inRounds: (n) => count(n, { one: 'en # ronda', other: 'en # rondas' }),
    show: 'Mostrar',
    all: 'todos los juegos',
    exact: (n, of) =>
      n === of
        ? 'Aquí la suerte es exacta: el resultado de cada reparto si nadie se equivoca y se ven todas las fichas.'
        : n === 0
          ? 'Aquí la suerte es una estimación: el resultado promedio cuando bots sencillos juegan 64 veces cada reparto.'
          : `En ${number(n)} de ${count(of, { one: '# reparto', other: '# repartos' })} la suerte es exacta (sin errores y con todas las fichas a la vista); en los demás es el promedio de 64 partidas entre bots sencillos.`,
    working: (n) =>
      count(n, { one: 'Calculando la suerte de # partida…', other: 'Calculando la suerte de # partidas…' }),
    reviewMore: 'Analiza tus partidas para ver lo que cuestan tus jugadas.',
    home: 'Todas las partidas',
  },
};
