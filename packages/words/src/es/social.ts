/** Lo que dice la página de tu cuenta sobre tus bots y sobre la gente bloqueada, en español. */

import type { SocialWords } from '../en/social';

export const social: SocialWords = {
  bots: {
    title: 'Tus bots',
    what: 'Un programa escrito por ti puede jugar aquí con su propio nombre. Se le marca como bot y no puede jugar partidas clasificatorias.',
    how: 'Para escribir uno, consulta docs/bots.md en el código de Boneyard; /api/openapi.json describe las peticiones.',
    label: 'Nombre del bot',
    make: 'Crear un token',
    made: (name) => `El token de ${name}. Solo se muestra una vez: cópialo ahora.`,
    copy: 'Copiar',
    copied: 'Copiado.',
    since: (day) => `desde el ${day}`,
    revoke: 'Revocar',
    revokeThat: (name) => `Revocar el token de ${name}`,
    revoked: (name) => `${name} ya no puede entrar.`,
    bad: 'Un nombre tiene de 1 a 24 caracteres, y este servidor puede rechazar algunas palabras.',
    many: 'Ya tienes diez. Revoca uno primero.',
  },
  blocks: {
    title: 'Personas bloqueadas',
    none: 'Nadie. En la mesa puedes bloquear a quien te moleste.',
    since: (day) => `desde el ${day}`,
    lift: 'Desbloquear',
    liftThat: (name) => `Desbloquear a ${name}`,
  },
};
