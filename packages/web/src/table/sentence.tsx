/** One sentence saying what the player has to do now, or what has just happened. */

import type { Seat } from '@boneyard/rules/game';
import type { Browser } from '@boneyard/words/en/browser';
import type { Trouble } from '../play/play';

/** A message to the player that is not part of the position. */
export interface Notice {
  readonly text: string;
  readonly refused: boolean;
}

export interface TableMoment {
  /** Matters more than the game just now. */
  readonly line: string | undefined;
  readonly trouble: Trouble | undefined;
  readonly notice: Notice | undefined;
  readonly live: boolean;
  readonly replaying: boolean;
  /** Who won; undefined until the round is over. */
  readonly result: string | undefined;
  /** The last move of the position that is shown. */
  readonly told: string;
  /** “Lea +12”, before the device goes to another player. */
  readonly did: string | undefined;
  /** “Your turn.”; undefined if it is nobody's turn here. */
  readonly yourTurn: string | undefined;
  readonly expected: string;
  readonly notes: readonly string[];
  readonly thinking: Seat | undefined;
  /** A move is shown whose result is not known yet. */
  readonly happening: boolean;
  readonly situation: string;
}

interface Spoken {
  readonly strong: string;
  readonly text: string;
}

export function sentenceOf(moment: TableMoment, names: readonly string[], { web }: Browser): Spoken {
  const { line, trouble, notice, yourTurn, thinking, result } = moment;
  if (line !== undefined) return { strong: '', text: line };
  if (trouble?.kind === 'bot failed') return { strong: web.table.botFailed(names[trouble.seat]!), text: '' };
  if (trouble?.kind === 'no verdict') return { strong: '', text: web.table.noVerdict };
  if (trouble?.kind === 'not kept') return { strong: web.table.notKept, text: '' };
  if (notice) return { strong: notice.refused ? '' : (yourTurn ?? ''), text: notice.text };
  if (trouble?.kind === 'other tab') return { strong: '', text: web.table.otherTab };
  if (!moment.live) return { strong: moment.replaying ? '' : web.table.lookingBack, text: moment.told };
  if (result !== undefined) return { strong: `${result}.`, text: moment.told };
  if (moment.did !== undefined) return { strong: moment.did, text: moment.told };
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
