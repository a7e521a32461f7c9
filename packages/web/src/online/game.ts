/** A game on a server, as one page plays it: the line, what is known, and what is to be seen of it. */

import type { Asked } from '@boneyard/protocol/messages';
import type { Shown } from '@boneyard/protocol/tables';
import type { Common, Seat } from '@boneyard/rules/game';
import type { Happening, Play, Played, Player } from '../play/play';
import { contribute } from './adding';
import { type Check, check } from './checking';
import { gameOf, heard, type Known, nothing } from './hearing';
import { openLine } from './line';
import { openStage } from './staging';

export interface OnlineView extends Played {
  readonly known: Known;
  /** Is the line there? Undefined before it was for the first time. */
  readonly open: boolean | undefined;
  /** By round, those that were checked. */
  readonly checks: readonly Check[];
}

export interface OnlineGame extends Play {
  shown(): OnlineView;
  ask(asked: Asked): void;
  /** Adds to the next shuffle, which also says that this seat is ready for it. */
  ready(): void;
  /** Comes again as somebody with a name. */
  renew(): void;
  close(): void;
}

/** Without an answer to a move it is sent again after this time, in milliseconds; then the line is opened anew. */
const ANSWERS_IN = 4000;
/** Who looks at the result for so long is taken to be ready, before the server deals without what the page would add. */
const LOOKS_FOR = 15_000;

/** Nobody's name is empty, unless the account was deleted: then it is what former players are called. */
function playersOf({ seats, you }: Shown, former: string): Player[] {
  return seats.map(({ chair, name: own, replaced }, seat) => {
    const name = own === '' ? former : (own ?? '');
    if (chair.kind === 'bot') return { kind: 'bot', level: chair.level, name: '' };
    return seat === you && !replaced ? { kind: 'person', name } : { kind: 'elsewhere', name };
  });
}

/** Whose turn the table waits for, other than one's own. */
function awaited(shown: Shown): Seat | undefined {
  if (shown.phase !== 'playing' || shown.view === undefined) return undefined;
  const acting = gameOf(shown).toAct(shown.view as Common);
  return shown.you !== undefined && acting.includes(shown.you) ? undefined : acting[0];
}

export function openOnline(id: string, former: string): OnlineGame {
  let known = nothing(id);
  const stage = openStage(tell);
  let open: boolean | undefined;
  let checks: readonly Check[] = [];
  let players: readonly Player[] = [];
  let view: OnlineView = show();
  let closed = false;
  let answer: ReturnType<typeof setTimeout> | undefined;
  let looked: ReturnType<typeof setTimeout> | undefined;
  let waited = 0;
  const listeners = new Set<() => void>();

  /** A move of ours that the physics has to rule on is seen as soon as it is let go. */
  function letGo(): Happening | undefined {
    const { sent, shown } = known;
    const before = stage.positions.at(-1)?.seen(undefined);
    if (!sent || !before || shown?.you === undefined) return undefined;
    const game = gameOf(shown);
    if (game.chances(before, shown.you, game.read(sent.move)).length === 0) return undefined;
    return { seat: shown.you, move: sent.move, verdict: undefined };
  }

  function show(): OnlineView {
    const { shown, sent } = known;
    return {
      known,
      open,
      checks,
      positions: stage.positions,
      players,
      thinking: shown && awaited(shown),
      happening: stage.film ?? letGo(),
      sent: sent?.move,
      trouble: undefined,
    };
  }

  function tell(): void {
    view = show();
    for (const listener of listeners) listener();
  }

  function ready(): void {
    const { shown } = known;
    clearTimeout(looked);
    const { you, fair, phase } = shown ?? {};
    if (!shown || you === undefined || !fair || phase !== 'dealing' || fair.added.includes(you)) return;
    if (shown.seats[you]?.replaced) return;
    const ahead = shown.view === undefined ? 0 : (shown.view as Common).round + 1;
    if (fair.round !== ahead) return;
    line.send({ t: 'add', round: fair.round, bits: contribute(id, fair.round, fair.commitment) });
  }

  /** What the page does by itself: adds to shuffles, and checks them when they are laid open. */
  function attend(before: Shown | undefined): void {
    const { shown } = known;
    if (!shown) return;
    players = before?.seats === shown.seats && before.you === shown.you ? players : playersOf(shown, former);
    if (shown.phase === 'dealing') {
      if (shown.view === undefined) ready();
      else if (before?.phase !== 'dealing') {
        clearTimeout(looked);
        looked = setTimeout(ready, LOOKS_FOR);
      }
    }
    if (!shown.proof || checks.some(({ proof }) => proof.round === shown.proof!.round)) return;
    check(shown).then(
      (found) => {
        if (!found || checks.some(({ proof }) => proof.round === found.proof.round)) return;
        checks = [...checks, found];
        tell();
      },
      () => {},
    );
  }

  function expectAnswer(): void {
    clearTimeout(answer);
    const { sent } = known;
    if (!sent || sent.durable) {
      waited = 0;
      return;
    }
    answer = setTimeout(() => {
      // A line that is gone comes back by itself, and then it is sent again.
      if (!open) return;
      if (waited++ === 0) line.send({ t: 'move', at: sent.at, move: sent.move });
      else line.reopen();
      expectAnswer();
    }, ANSWERS_IN);
  }

  const line = openLine({
    hear(told) {
      const before = known.shown;
      const { known: after, ask } = heard(known, told, Date.now());
      known = after;
      for (const asked of ask) line.send(asked);
      if (told.t !== 'here' && told.t !== 'signal' && told.t !== 'chat') attend(before);
      if (told.t === 'ack' || told.t === 'refused' || told.t === 'table') expectAnswer();
      stage.follow(known.positions);
      // Whoever is not let in does not try again and again.
      if (known.banned) line.close();
    },
    change(now) {
      if (now) waited = 0;
      open = now || (open === undefined ? undefined : false);
      if (!closed) tell();
    },
  });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => view,
    play(_seat, move) {
      const at = known.shown?.at;
      if (at === undefined || known.sent) return;
      known = { ...known, sent: { at, move, durable: false }, refused: undefined };
      line.send({ t: 'move', at, move });
      expectAnswer();
      tell();
    },
    goOn: () => line.reopen(),
    ask: (asked) => void line.send(asked),
    ready,
    renew: () => line.reopen(),
    close() {
      closed = true;
      stage.close();
      clearTimeout(answer);
      clearTimeout(looked);
      line.close();
    },
  };
}
