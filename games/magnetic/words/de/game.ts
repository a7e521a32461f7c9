/** Magnet-Domino, auf Deutsch. */

import { and } from '@boneyard/words/de/grammar';
import type { GameBasics } from '@boneyard/words/game';
import type { MagneticBreak, MagneticExplanation } from '../../rules/explain';

const BREAKS: Readonly<Record<MagneticBreak, (explanation: MagneticExplanation, seen: boolean) => string>> = {
  'not to act': () => 'Du bist nicht dran.',
  'not in hand': () => 'Diesen Stein hast du nicht.',
  'other mode': () => 'So werden Steine in diesem Spiel nicht gelegt.',
  'must lead with another': () =>
    'Du musst mit deinem höchsten Pasch beginnen oder, wenn du keinen hast, mit deinem schwersten Stein.',
  'must lead in the middle': (_, seen) =>
    `Der erste Stein kommt ${seen ? 'in die Mitte' : 'nach 0,0E'}, die höhere Zahl zuerst.`,
  'nothing to join': () => 'Der Tisch ist leer: Leg den ersten Stein.',
  'anchor not laid': () => 'Dieser Stein liegt nicht auf dem Tisch.',
  'anchor closed': () => 'Dieser Stein hat keine offene Seite mehr.',
  'does not match': ({ asks = [] }) => `Das passt nicht. Nötig: ${and(asks.map(String))}.`,
  'in mid-air': () => 'Darunter wäre nichts.',
  'inside another': () => 'Dort liegt schon ein Stein.',
  'under another': () => 'Darüber liegt ein anderer Stein.',
  across: () => 'Der zweite Stein muss längs zum ersten liegen.',
  'not at an end': () => 'Nur an den beiden Enden darf gebaut werden.',
  'no end named': () => 'Sag, an welches Ende er kommt: < oder >.',
  'no ends here': () => 'In diesem Spiel werden keine Enden genannt.',
  'wrong way': ({ way }) =>
    way === 'flat' ? 'Das ist obenauf, aber du musst flach legen.' : 'Das ist flach, aber du musst obenauf legen.',
  'steady hands': () => 'An diesem Tisch sind die Hände ruhig: Steine liegen genau.',
  'too far off': () => 'Das ist zu weit daneben: höchstens 400 Tausendstel und 20 Grad.',
  'cannot fall': () => 'Dort kann nichts einstürzen.',
  'able to play': () => 'Du kannst legen, also musst du.',
  'must draw': () => 'Du kannst noch ziehen, also darfst du nicht passen.',
  'stock empty': () => 'Der Talon ist leer: Passe.',
};

export const game: GameBasics = {
  name: 'Magnet-Domino',
  about: 'Flach wie gewohnt oder mit Magneten in die Höhe: Wer alles umwirft, nimmt alles.',
  breaks: (explanation: MagneticExplanation, besideBoard = false) =>
    explanation.breaks ? BREAKS[explanation.breaks](explanation, besideBoard) : '',
};
