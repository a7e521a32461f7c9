/** Lo que dice la página de tu cuenta, en español. */

import type { AccountWords } from '../en/account';
import { count } from './grammar';

export const account: AccountWords = {
  title: 'Tu cuenta',
  about:
    'Una llave de acceso en lugar de una contraseña: tu huella, tu cara o el PIN de tu dispositivo. Sin correo electrónico y sin nada que recordar.',
  tabs: {
    label: 'Partes de tu cuenta',
    overview: 'Resumen',
    security: 'Seguridad',
    privacy: 'Privacidad',
    developers: 'Desarrollo',
  },
  none: {
    plain:
      'Las cuentas no funcionan en esta dirección: los navegadores solo crean llaves de acceso para direcciones https con un nombre de dominio. Puedes jugar sin cuenta.',
    old: 'Este navegador no admite llaves de acceso, así que aquí no puedes iniciar sesión. Puedes jugar sin cuenta.',
  },
  make: {
    title: 'Crear una cuenta',
    why: 'Ten tus partidas y tu nombre en todos tus dispositivos. Las partidas que jugaste sin cuenta se vienen contigo.',
    act: 'Crear una cuenta',
  },
  enter: {
    title: 'Iniciar sesión',
    act: 'Iniciar sesión con una llave de acceso',
    lost: '¿Perdiste tu llave de acceso?',
    code: 'Código de recuperación',
    note: 'Uno de los diez que guardaste al crear la cuenta. Cada uno sirve una sola vez.',
    use: 'Iniciar sesión con el código',
  },
  working: 'Sigue los pasos en tu dispositivo…',
  failed: {
    cancelled: 'No ha cambiado nada: la llave de acceso no se confirmó.',
    here: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
    unknown: 'No corresponde a ninguna cuenta. Revísalo e inténtalo de nuevo.',
    stale: 'Pasó demasiado tiempo. Inténtalo de nuevo.',
    last: 'No puedes quitar tu última llave de acceso: sin ella no podrías iniciar sesión.',
    many: 'Ya tienes veinte llaves de acceso. Quita una primero.',
  },
  recovered:
    'Has recuperado tu cuenta. Añade ahora una llave de acceso en este dispositivo, para no necesitar un código la próxima vez.',
  codes: {
    title: 'Tus códigos de recuperación',
    why: 'Guárdalos donde puedas encontrarlos sin este dispositivo: en papel o en un lugar seguro. Solo se muestran una vez. Si pierdes tus llaves de acceso, cada código te permite entrar una vez; sin llaves ni códigos, nadie puede recuperar tu cuenta.',
    copy: 'Copiar',
    copied: 'Copiado.',
    save: 'Guardar en un archivo',
    file: (name) => `Códigos de recuperación de Boneyard de ${name}. Cada uno sirve una sola vez.`,
    kept: 'Ya los guardé',
    left: (n) =>
      count(n, {
        0: 'No queda ningún código de recuperación.',
        one: 'Queda # código de recuperación.',
        other: 'Quedan # códigos de recuperación.',
      }),
    renew: 'Nuevos códigos de recuperación',
    renewed: 'Los códigos anteriores ya no sirven.',
  },
  name: { title: 'Nombre', renamed: (name) => `Ahora te llamas ${name}.` },
  signOut: 'Cerrar sesión',
  passkeys: {
    title: 'Llaves de acceso',
    add: 'Añadir una llave de acceso',
    added: 'Se añadió la llave de acceso.',
    unnamed: 'un dispositivo',
    used: (day) => `último uso: ${day}`,
    remove: 'Quitar',
    removeThat: (label) => `Quitar la llave de acceso: ${label}`,
  },
  sessions: {
    title: 'Sesiones abiertas',
    here: 'este dispositivo',
    seen: (day) => `última visita: ${day}`,
    end: 'Cerrar sesión',
    endThat: (label) => `Cerrar sesión en ${label}`,
    leaveAll: 'Cerrar todas las sesiones',
  },
  calling: {
    title: 'Avisos de turno',
    off: 'En las partidas con días por turno, este dispositivo puede avisarte cuando te toca y no estás en la mesa.',
    on: 'Este dispositivo te avisa cuando te toca en las partidas con días por turno.',
    start: 'Activar los avisos',
    stop: 'Desactivar los avisos',
    old: 'Este navegador no admite notificaciones. En un iPhone o iPad, añade primero Boneyard a la pantalla de inicio.',
    forbidden:
      'Las notificaciones de Boneyard están bloqueadas en este navegador. Permítelas en los ajustes del navegador para esta página e inténtalo de nuevo.',
    unreachable: 'No hay conexión con el servicio de notificaciones de este navegador. Inténtalo más tarde.',
  },
  data: {
    title: 'Tus datos',
    since: (day) => `Cuenta creada el ${day}.`,
    take: 'Descargar mis datos',
    what: 'Un solo archivo: cuenta, dispositivos, las partidas que jugaste, niveles, bots y lo que escribiste.',
  },
  remove: {
    open: 'Eliminar mi cuenta',
    title: '¿Eliminar la cuenta?',
    what: 'Tus llaves de acceso, códigos, dispositivos y nombre se borran para siempre. Las partidas que jugaste con otras personas se conservan, con «cuenta eliminada» en lugar de tu nombre. En las partidas en curso, un bot juega por ti.',
    yes: 'Eliminar para siempre',
    no: 'Conservarla',
    done: 'Tu cuenta se ha eliminado.',
  },
  games: {
    over: 'Partidas terminadas',
    none: 'Aún no hay partidas terminadas. Aquí verás tus partidas en línea, para repasarlas y analizarlas.',
    with: (others) => `con ${others}`,
    won: 'ganada',
    lost: 'perdida',
    look: 'Repasar',
    lookAt: (game, others) => `Repasar: ${game} con ${others}`,
  },
};
