/** One clear sentence of what is expected now, or of what has just happened. */

import type { Seat } from '@boneyard/rules/game';
import type { Browser } from '@boneyard/words/en/browser';
import type { Ended, Trouble } from '../play/play';

/** Something said to the player that is not a state of the game. */
export interface Notice {
  readonly text: string;
  readonly refused: boolean;
}

export interface Moment {
  /** What matters more than the game just now. */
  readonly line: string | undefined;
  readonly trouble: Trouble | undefined;
  readonly notice: Notice | undefined;
  readonly live: boolean;
  readonly replaying: boolean;
  readonly outcome: Ended;
  readonly round: number;
  /** The last move that is shown. */
  readonly told: string;
  /** The call to the person who is to act; undefined when it is nobody's turn. */
  readonly yourTurn: string | undefined;
  readonly expected: string;
  readonly notes: readonly string[];
  readonly thinking: Seat | undefined;
  /** A move is being seen, and nobody knows yet what comes of it. */
  readonly happening: boolean;
  readonly situation: string;
}

interface Spoken {
  readonly strong: string;
  readonly text: string;
}

export function sentenceOf(moment: Moment, names: readonly string[], { web }: Browser): Spoken {
  const { line, trouble, notice, yourTurn, thinking, outcome } = moment;
  if (line !== undefined) return { strong: '', text: line };
  if (trouble?.kind === 'bot failed') return { strong: web.table.botFailed(names[trouble.seat]!), text: '' };
  if (trouble?.kind === 'no verdict') return { strong: '', text: web.table.noVerdict };
  if (trouble?.kind === 'not kept') return { strong: web.table.notKept, text: '' };
  if (notice) return { strong: notice.refused ? '' : (yourTurn ?? ''), text: notice.text };
  if (trouble?.kind === 'other tab') return { strong: '', text: web.table.otherTab };
  if (!moment.live) return { strong: moment.replaying ? '' : web.table.lookingBack, text: moment.told };
  if (outcome) return { strong: outcome.over ? web.over.match : web.over.round(moment.round + 1), text: moment.told };
  if (moment.happening) return { strong: '', text: web.table.doesItHold };
  if (yourTurn !== undefined) return { strong: yourTurn, text: [...moment.notes, moment.expected].join(' ') };
  const waiting = thinking === undefined ? '' : web.table.isThinking(names[thinking]!);
  return { strong: waiting, text: moment.situation };
}

export function Sentence({ strong, text, refused }: Spoken & { readonly refused: boolean }) {
  return (
    <p className={refused ? 'sentence refused' : 'sentence'}>
      {strong && <strong>{strong} </strong>}
      {text}
    </p>
  );
}
