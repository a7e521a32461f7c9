/** A game on this device: people and bots around one table. The record is the truth; everything shown follows from it. */

import { act, agree, begin, type Match, nextRound, outcomeOf, recordOf } from '@boneyard/engine/match';
import type { Game, Seat, Table } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { isProblem } from '@boneyard/rules/problem';
import { newId } from '../ids';
import { folded } from '../keeping/files';
import { type Kept, type Seating, VERSION } from '../keeping/kept';
import type { Shelf } from '../keeping/shelf';
import { STEP, settings } from '../settings';
import { chance } from './chance';
import type { Aids, Play, Played, Trouble } from './play';
import { positionOf } from './position';
import { thinkers } from './thinkers';

/** What is shown; a new one with every change. */
export interface LocalView extends Played {
  readonly kept: Kept;
  /** What the positions are seen of. */
  readonly matches: readonly Match[];
}

export interface LocalGame extends Play {
  shown(): LocalView;
  readonly aids: Aids;
  deal(): void;
  giveUp(): void;
  close(): void;
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
function lastOwnEntry(kept: Kept): number | undefined {
  const moves = kept.record.rounds.at(-1)?.moves ?? [];
  const index = moves.findLastIndex((entry) => kept.seats[Number.parseInt(entry, 10)]?.kind === 'person');
  return index < 0 ? undefined : index;
}

function shownOf(kept: Kept, matches: readonly Match[]): Pick<LocalView, 'kept' | 'players' | 'matches' | 'positions'> {
  return { kept, players: kept.seats, matches, positions: matches.map(positionOf) };
}

export function openLocal(opening: Kept, matches: readonly Match[], shelf: Shelf): LocalGame {
  let view: LocalView = {
    ...shownOf(opening, matches),
    thinking: undefined,
    happening: undefined,
    sent: undefined,
    trouble: undefined,
  };
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

  const now = () => view.matches.at(-1)!;

  async function reload(trouble: Trouble | undefined): Promise<void> {
    const there = await shelf.find(view.kept.id);
    if (closed || !there || there.revision === saved) return;
    const fold = folded(there.record);
    if (isProblem(fold)) return;
    saved = there.revision;
    turn++;
    thought?.abort();
    show({ ...shownOf(there, fold.positions), thinking: undefined, happening: undefined, trouble });
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
  function commit(matches: readonly Match[]): void {
    const kept = keptWith(matches.at(-1)!);
    const trouble = view.trouble?.kind === 'not kept' ? view.trouble : undefined;
    turn++;
    show({ ...shownOf(kept, matches), trouble, thinking: undefined, happening: undefined });
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
      if (asked === turn && !closed) commit([...view.matches, next]);
    } catch {
      if (asked === turn && !closed) show({ happening: undefined, trouble: { kind: 'no verdict' } });
    }
  }

  function make(seat: Seat, move: unknown): void {
    const { game, state } = now();
    if (game.chances(state, seat, move).length > 0) judge(seat, move);
    else commit([...view.matches, act(now(), seat, move)]);
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
    play: (seat, move) => make(seat, now().game.read(move)),
    aids: {
      get canTakeBack() {
        return lastOwnEntry(view.kept) !== undefined;
      },
      takeBack() {
        const index = lastOwnEntry(view.kept);
        if (index === undefined || view.happening) return;
        const back = now().state.ply - index;
        thought?.abort();
        // A round that was given up has one position more than moves.
        const drop = back + (now().agreed ? 1 : 0);
        commit(view.matches.slice(0, view.matches.length - drop));
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
    },
    deal() {
      const match = now();
      commit([...view.matches, nextRound(match, match.game.deal(match.table, random))]);
    },
    giveUp() {
      if (view.happening) return;
      thought?.abort();
      commit([...view.matches, agree(now())]);
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
