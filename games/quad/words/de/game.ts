/** Quad-Ominos, auf Deutsch. */

import { and } from '@boneyard/words/de/grammar';
import type { GameBasics } from '@boneyard/words/game';
import type { QuadBreak, QuadExplanation } from '../../rules/explain';

const CORNERS = ['oben links', 'oben rechts', 'unten rechts', 'unten links'];

const BREAKS: Readonly<Record<QuadBreak, (explanation: QuadExplanation, seen: boolean) => string>> = {
  'not to act': () => 'Du bist nicht dran.',
  'not in hand': () => 'Diesen Stein hast du nicht.',
  'must open with another': () =>
    'Du musst mit deinem höchsten Vierling beginnen oder, ohne Vierling, mit der größten Summe auf deiner Hand.',
  'must open as printed in the middle': (_, seen) =>
    `Der erste Stein kommt ${seen ? 'in die Mitte' : 'nach 0,0'}, gedreht wie auf deiner Hand.`,
  'bonus not chosen': () => 'Wähle zuerst deinen Bonus: 25 Punkte (take-25) oder zwei Zusatzsteine (play-two).',
  'no bonus due': () => 'Du hast gerade keinen Bonus zu wählen.',
  'no two plays': () => 'Du kannst keine zwei weiteren Steine legen, also nimm die 25 Punkte.',
  'leaves no second play': () =>
    'Nach diesem Stein könntest du keinen zweiten legen, und es müssen beide gelegt werden.',
  'cell taken': () => 'Dort liegt schon ein Stein.',
  'no side touched': ({ meets }) =>
    meets
      ? 'Er würde andere Steine nur an Ecken berühren: Leg ihn Seite an Seite.'
      : 'Er würde keinen anderen Stein berühren.',
  'does not match': ({ meets = [], differs = [] }) =>
    `Das passt nicht. Nötig: ${and(differs.map((i) => `${meets[i]} ${CORNERS[i]}`))}.`,
  'able to play': () => 'Du kannst legen, also musst du.',
  'must draw': () => 'Im Vorrat sind noch Steine: Zieh einen.',
  'well empty': () => 'Der Vorrat ist leer: Passe.',
};

export const game: GameBasics = {
  name: 'Quad-Ominos',
  about: 'Quadratische Steine mit einer Zahl an jeder Ecke: Alle Ecken, die sich treffen, müssen gleich sein.',
  breaks: (explanation: QuadExplanation, besideBoard = false) =>
    explanation.breaks ? BREAKS[explanation.breaks](explanation, besideBoard) : '',
};
