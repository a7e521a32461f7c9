/** An online game as one page plays it: the connection, what is known of the table, and what is shown. */

import { acknowledgedBy } from '@boneyard/protocol/acknowledgement';
import type { ClientMessage } from '@boneyard/protocol/clientmessages';
import { contributionStep } from '@boneyard/protocol/fair';
import type { TableView } from '@boneyard/protocol/tables';
import type { Common, Seat } from '@boneyard/rules/game';
import { chancesOf } from '@boneyard/rules/verdicts';
import type { Happening, Play, PlayState, TablePlayer } from '../play/play';
import { openConnection } from './connection';
import { bitsFor, notePromises } from './contributions';
import { checkDeal, type DealCheck } from './dealcheck';
import { openPlayback } from './playback';
import { gameOf, type KnownTable, moveMessage, reduce, unknownTable } from './reducer';

export interface OnlineView extends PlayState {
  readonly known: KnownTable;
  /** Whether the connection is open. Undefined until it has been open once. */
  readonly open: boolean | undefined;
  /** Of the rounds that were checked so far. */
  readonly checks: readonly DealCheck[];
}

export interface OnlineGame extends Play {
  shown(): OnlineView;
  send(message: ClientMessage): void;
  /** Contributes to the next shuffle, which also tells the server that this seat is ready. */
  ready(): void;
  /** Connects again, because the player now has a name. */
  reconnect(): void;
  close(): void;
}

/** A move without an answer is sent again after this time, in milliseconds. After the same time again the page reconnects. */
const ANSWER_TIMEOUT = 4000;
/**
 * A player who has looked at the result for this time, in milliseconds, counts as ready. Otherwise the server would deal
 * without the page's contribution.
 */
const READY_AFTER = 15_000;

/** A name is empty only if the account was deleted; then `former` is shown. */
function playersOf({ seats, you }: TableView, former: string): TablePlayer[] {
  return seats.map(({ chair, name: own, replaced }, seat) => {
    const name = own === '' ? former : (own ?? '');
    if (chair.kind === 'bot') return { kind: 'bot', level: chair.level, name: '' };
    return seat === you && !replaced ? { kind: 'person', name } : { kind: 'elsewhere', name };
  });
}

/** The seat that the table waits for, unless it is the player's own. */
function awaitedSeat(shown: TableView): Seat | undefined {
  if (shown.phase !== 'playing' || shown.view === undefined) return undefined;
  const acting = gameOf(shown).toAct(shown.view as Common);
  return shown.you !== undefined && acting.includes(shown.you) ? undefined : acting[0];
}

export function openOnlineGame(id: string, former: string): OnlineGame {
  let known = unknownTable(id);
  const stage = openPlayback(notify);
  let open: boolean | undefined;
  let checks: readonly DealCheck[] = [];
  let players: readonly TablePlayer[] = [];
  let view: OnlineView = show();
  let closed = false;
  let answerTimer: ReturnType<typeof setTimeout> | undefined;
  let readyTimer: ReturnType<typeof setTimeout> | undefined;
  let waited = 0;
  const listeners = new Set<() => void>();

  /** A sent move that the physics has to rule on is shown as soon as the tile is released. */
  function letGo(): Happening | undefined {
    const { sent, shown } = known;
    const before = stage.positions.at(-1)?.seen(undefined);
    if (!sent || !before || shown?.you === undefined) return undefined;
    const game = gameOf(shown);
    if (chancesOf(game, before, shown.you, game.read(sent.move)).length === 0) return undefined;
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
      thinking: shown && awaitedSeat(shown),
      happening: stage.film ?? letGo(),
      sent: sent?.move,
      trouble: undefined,
    };
  }

  function notify(): void {
    view = show();
    for (const listener of listeners) listener();
  }

  /** Takes the next step of this page's contribution: the promise, or the bits once all promises are known. */
  function ready(): void {
    const { shown } = known;
    clearTimeout(readyTimer);
    readyTimer = undefined;
    const { you, fair, phase } = shown ?? {};
    if (!shown || you === undefined || !fair || phase !== 'dealing' || shown.seats[you]?.replaced) return;
    const ahead = shown.view === undefined ? 0 : (shown.view as Common).round + 1;
    if (fair.round !== ahead) return;
    const { round, attempt, commitment, promised } = fair;
    const shuffle = { table: id, round, attempt };
    if (fair.sealed)
      notePromises(
        shuffle,
        [...promised].map((hash) => hash ?? null),
      );
    const step = contributionStep(shown, bitsFor(shuffle, you, commitment, promised[you]));
    if (step) connection.send(step);
  }

  /** Contributes to shuffles, and checks the deals when the server reveals them. */
  function react(before: TableView | undefined): void {
    const { shown } = known;
    if (!shown) return;
    players = before?.seats === shown.seats && before.you === shown.you ? players : playersOf(shown, former);
    if (shown.phase === 'dealing') {
      const isPromised = shown.you !== undefined && shown.fair?.promised[shown.you] !== undefined;
      if (shown.view === undefined || isPromised || (before?.phase === 'dealing' && !readyTimer)) ready();
      else if (before?.phase !== 'dealing') {
        clearTimeout(readyTimer);
        readyTimer = setTimeout(ready, READY_AFTER);
      }
    }
    const isChecked = (round: number | undefined) => checks.some((one) => one.round === round);
    if (shown.view === undefined || isChecked((shown.view as Common).round)) return;
    checkDeal(shown).then(
      (found) => {
        if (!found || isChecked(found.round)) return;
        checks = [...checks, found];
        notify();
      },
      () => {},
    );
  }

  function expectAnswer(): void {
    clearTimeout(answerTimer);
    const { sent } = known;
    if (!sent || sent.durable) {
      waited = 0;
      return;
    }
    answerTimer = setTimeout(() => {
      // The connection is being reopened; the move is sent again afterwards.
      if (!open) return;
      if (waited++ === 0) connection.send(moveMessage(sent));
      else connection.reopen();
      expectAnswer();
    }, ANSWER_TIMEOUT);
  }

  const connection = openConnection({
    onMessage(message) {
      const before = known.shown;
      const { known: after, send } = reduce(known, message, Date.now());
      known = after;
      for (const message of send) connection.send(message);
      if (message.t !== 'here' && message.t !== 'signal' && message.t !== 'chat') react(before);
      const isAnswer = message.t === 'refused' || message.t === 'table' || acknowledgedBy(message) !== undefined;
      if (isAnswer) expectAnswer();
      stage.follow(known.positions);
      // A banned player must not reconnect again and again.
      if (known.banned) connection.close();
    },
    onOpenChange(now) {
      if (now) waited = 0;
      open = now || (open === undefined ? undefined : false);
      if (!closed) notify();
    },
  });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => view,
    play(_seat, move, lies) {
      const at = known.shown?.at;
      if (at === undefined || known.sent) return;
      const sent = { at, move, lies, durable: false };
      known = { ...known, sent, refused: undefined };
      connection.send(moveMessage(sent));
      expectAnswer();
      notify();
    },
    goOn: () => connection.reopen(),
    send: (message) => void connection.send(message),
    ready,
    reconnect: () => connection.reopen(),
    close() {
      closed = true;
      stage.close();
      clearTimeout(answerTimer);
      clearTimeout(readyTimer);
      connection.close();
    },
  };
}
