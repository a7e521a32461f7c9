/** Domino, auf Deutsch. */

import { or } from '@boneyard/words/de/grammar';
import type { GameBasics } from '@boneyard/words/game';
import type { ClassicBreak, ClassicExplanation } from '../../rules/explain';

const BREAKS: Readonly<Record<ClassicBreak, (explanation: ClassicExplanation) => string>> = {
  'not to act': () => 'Du bist nicht dran.',
  'not in hand': () => 'Diesen Stein hast du nicht.',
  'must lead': () => 'Der Tisch ist leer: Beginne mit einem Stein.',
  'must lead with another': ({ byPips }) =>
    byPips
      ? 'Du musst mit dem Stein beginnen, der die meisten Augen hat; bei gleich vielen mit dem, der die höhere Hälfte hat.'
      : 'Du musst mit deinem höchsten Pasch beginnen oder, wenn du keinen hast, mit deinem schwersten Stein.',
  'anchor not laid': () => 'Dieser Stein liegt nicht auf dem Tisch.',
  'anchor closed': () => 'Dieser Stein hat keine offene Seite mehr.',
  'does not match': ({ asks = [] }) => `Das passt nicht: Die offene Seite zeigt ${or(asks.map(String))}.`,
  'able to play': () => 'Du kannst anlegen, also musst du.',
  'may not draw': () => 'Es gibt für dich nichts mehr zu ziehen: Passe.',
  'must draw': () => 'Du kannst noch ziehen, also darfst du noch nicht passen.',
};

export const game: GameBasics = {
  name: 'Domino',
  about: 'Der Klassiker: Wer passend anlegt und zuerst alle Steine los ist, gewinnt.',
  breaks: (explanation: ClassicExplanation) => (explanation.breaks ? BREAKS[explanation.breaks](explanation) : ''),
};
