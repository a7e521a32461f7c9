/** A game on this device: people and bots around one table. The record is the truth; everything shown follows from it. */

import type { Advice } from '@boneyard/bots/advice';
import { act, agree, begin, type Match, nextRound, outcomeOf, recordOf } from '@boneyard/engine/match';
import type { Verdict } from '@boneyard/physics/judge';
import type { Game, Seat, Table } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { isProblem } from '@boneyard/rules/problem';
import { fromSystem, type Random } from '@boneyard/rules/random';
import { newId } from '../ids';
import { folded } from '../keeping/files';
import { type Kept, type Seating, VERSION } from '../keeping/kept';
import type { Shelf } from '../keeping/shelf';
import { STEP, settings } from '../settings';
import { thinkers } from './thinkers';

export type Trouble =
  | { readonly kind: 'other tab' }
  | { readonly kind: 'not kept' }
  | { readonly kind: 'no verdict' }
  | { readonly kind: 'bot failed'; readonly seat: Seat };

/** A move that has been made and is to be seen before what comes of it is. */
export interface Happening {
  readonly seat: Seat;
  readonly move: string;
  /** Undefined until the physics has spoken. */
  readonly verdict: Verdict | undefined;
}

/** What is shown; a new one with every change. */
export interface LocalView {
  readonly kept: Kept;
  /** Every position of the match, one for the beginning of each round and one after each move. */
  readonly positions: readonly Match[];
  readonly thinking: Seat | undefined;
  readonly happening: Happening | undefined;
  readonly trouble: Trouble | undefined;
}

export interface LocalGame {
  subscribe(listener: () => void): () => void;
  shown(): LocalView;
  /** The move is legal; the seat is to act. */
  play(seat: Seat, move: unknown): void;
  /** Back to before the last move that a person made in this round. */
  takeBack(): void;
  deal(): void;
  giveUp(): void;
  advise(seat: Seat, signal: AbortSignal): Promise<readonly Advice[]>;
  /** Lets bots play on after something went wrong. */
  goOn(): void;
  close(): void;
}

/** Words of chance from the browser itself: deals are never made from a seed. */
export function chance(): Random {
  return fromSystem((words) => crypto.getRandomValues(words));
}

/** A new game of these players, dealt but not yet kept. */
export function newGame(game: Game, table: Table, seats: readonly Seating[]): Kept {
  const match = begin(game, table, game.deal(table, chance()));
  return {
    version: VERSION,
    id: newId(),
    revision: 0,
    changed: Date.now(),
    seats,
    record: recordOf(match),
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The entry of this round up to which a person's last move goes, or undefined if no person has moved yet. */
export function lastOwnEntry(kept: Kept): number | undefined {
  const moves = kept.record.rounds.at(-1)?.moves ?? [];
  const index = moves.findLastIndex((entry) => kept.seats[Number.parseInt(entry, 10)]?.kind === 'person');
  return index < 0 ? undefined : index;
}

export function openLocal(opening: Kept, positions: readonly Match[], shelf: Shelf): LocalGame {
  let view: LocalView = { kept: opening, positions, thinking: undefined, happening: undefined, trouble: undefined };
  let closed = false;
  /** The revision that the shelf has, and whether it is being written or has fallen behind. */
  let saved = opening.revision;
  let saving = false;
  let changed = false;
  /** Raised by every change: an answer to an older question is not used. */
  let turn = 0;
  let thought: AbortController | undefined;
  const listeners = new Set<() => void>();
  const random = chance();

  function show(change: Partial<LocalView>): void {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  const now = () => view.positions.at(-1)!;

  async function reload(trouble: Trouble | undefined): Promise<void> {
    const there = await shelf.find(view.kept.id);
    if (closed || !there || there.revision === saved) return;
    const fold = folded(there.record);
    if (isProblem(fold)) return;
    saved = there.revision;
    turn++;
    thought?.abort();
    show({ kept: there, positions: fold.positions, thinking: undefined, happening: undefined, trouble });
    letBotsPlay();
  }

  /** Writes what is newest until nothing newer is there. If another tab was faster, that tab's game is shown instead. */
  async function save(): Promise<void> {
    changed = true;
    if (saving) return;
    saving = true;
    while (changed) {
      changed = false;
      const kept: Kept = { ...view.kept, revision: saved + 1 };
      try {
        if (!(await shelf.keep(kept))) await reload({ kind: 'other tab' });
        else {
          saved = kept.revision;
          if (view.trouble?.kind === 'not kept') show({ trouble: undefined });
        }
      } catch {
        show({ trouble: { kind: 'not kept' } });
      }
    }
    saving = false;
  }

  function keptWith(newest: Match): Kept {
    return { ...view.kept, changed: Date.now(), record: recordOf(newest) };
  }

  /** Shows a change at once and keeps it. */
  function commit(positions: readonly Match[]): void {
    const kept = keptWith(positions.at(-1)!);
    const trouble = view.trouble?.kind === 'not kept' ? view.trouble : undefined;
    turn++;
    show({ kept, positions, trouble, thinking: undefined, happening: undefined });
    save();
    letBotsPlay();
  }

  /** Letting go is final: with its verdict a move is kept at once, and shown as it happens before it is told. */
  async function judge(seat: Seat, move: unknown): Promise<void> {
    const { game, state } = now();
    const asked = ++turn;
    const happening = { seat, move: game.write(move), verdict: undefined };
    show({ thinking: undefined, happening, trouble: undefined });
    try {
      const { ruled, lasts } = await import('./physics');
      const { move: judged, verdict } = await ruled(game, state, seat, move);
      if (asked !== turn || closed) return;
      const next = act(now(), seat, judged);
      show({ kept: keptWith(next), happening: { ...happening, verdict } });
      save();
      await pause(verdict ? lasts(verdict) : 0);
      if (asked === turn && !closed) commit([...view.positions, next]);
    } catch {
      if (asked === turn && !closed) show({ happening: undefined, trouble: { kind: 'no verdict' } });
    }
  }

  function make(seat: Seat, move: unknown): void {
    const { game, state } = now();
    if (game.chances(state, seat, move).length > 0) judge(seat, move);
    else commit([...view.positions, act(now(), seat, move)]);
  }

  function nextBot(): Seat | undefined {
    const match = now();
    if (outcomeOf(match)) return undefined;
    return match.game.toAct(match.state).find((seat) => view.kept.seats[seat]?.kind === 'bot');
  }

  async function letBotsPlay(): Promise<void> {
    const seat = nextBot();
    if (closed || seat === undefined) return;
    const asked = turn;
    const { game, state } = now();
    const player = view.kept.seats[seat]!;
    if (player.kind !== 'bot') return;
    show({ thinking: seat });
    thought = new AbortController();
    const question = {
      game: game.id as GameId,
      view: game.view(state, seat),
      seat,
      level: player.level,
      seed: newId(),
    };
    try {
      const [written] = await Promise.all([thinkers().move(question, thought.signal), pause(STEP[settings().pace])]);
      if (asked !== turn || closed) return;
      make(seat, game.read(written));
    } catch {
      if (asked === turn && !closed) show({ thinking: undefined, trouble: { kind: 'bot failed', seat } });
    }
  }

  const unwatch = shelf.watch((id) => {
    // While a change of our own is on its way, the shelf will say which was first.
    if (id === view.kept.id && !saving) reload(undefined);
  });
  letBotsPlay();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => view,
    play: make,
    takeBack() {
      const index = lastOwnEntry(view.kept);
      if (index === undefined || view.happening) return;
      const back = now().state.ply - index;
      thought?.abort();
      // A round that was given up has one position more than moves.
      const drop = back + (now().agreed ? 1 : 0);
      commit(view.positions.slice(0, view.positions.length - drop));
    },
    deal() {
      const match = now();
      commit([...view.positions, nextRound(match, match.game.deal(match.table, random))]);
    },
    giveUp() {
      if (view.happening) return;
      thought?.abort();
      commit([...view.positions, agree(now())]);
    },
    advise(seat, signal) {
      const { game, state } = now();
      const question = {
        game: game.id as GameId,
        view: game.view(state, seat),
        seat,
        level: 'strong' as const,
        seed: 'hint',
      };
      return thinkers().advise(question, signal);
    },
    goOn() {
      show({ trouble: undefined });
      letBotsPlay();
    },
    close() {
      closed = true;
      thought?.abort();
      unwatch();
    },
  };
}
