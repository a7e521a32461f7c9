/** Was die Seite des Kontos über eigene Bots und Blockierte sagt, auf Deutsch. */

import type { SocialWords } from '../en/social';

export const social: SocialWords = {
  bots: {
    title: 'Deine Bots',
    what: 'Ein Programm von dir kann hier unter eigenem Namen spielen. Es ist als Bot gekennzeichnet und spielt nicht um Wertung.',
    how: 'Wie man eins schreibt, steht in docs/bots.md im Quelltext von Boneyard; /api/openapi.json beschreibt die Anfragen.',
    label: 'Name des Bots',
    make: 'Token erstellen',
    made: (name) => `Das Token für ${name}. Du siehst es nur dieses eine Mal: Kopiere es jetzt.`,
    copy: 'Kopieren',
    copied: 'Kopiert.',
    since: (day) => `seit ${day}`,
    revoke: 'Widerrufen',
    revokeThat: (name) => `Token von ${name} widerrufen`,
    revoked: (name) => `${name} kann sich nicht mehr anmelden.`,
    bad: 'Ein Name hat 1 bis 24 Zeichen, und manche Wörter lehnt dieser Server ab.',
    many: 'Du hast schon zehn. Widerrufe zuerst eins.',
  },
  blocks: {
    title: 'Blockiert',
    none: 'Niemand. Wenn jemand unangenehm wird, kannst du die Person am Tisch blockieren.',
    since: (day) => `seit ${day}`,
    lift: 'Freigeben',
    liftThat: (name) => `${name} freigeben`,
  },
};
