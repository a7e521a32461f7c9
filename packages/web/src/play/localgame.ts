/** A game on this device, with people and bots. The record is the source of truth; everything shown is derived from it. */

import {
  act,
  begin,
  endByAgreement,
  isOpening,
  type Match,
  type MoveNotes,
  nextRound,
  outcomeOf,
  recordOf,
} from '@boneyard/engine/match';
import type { Game, Seat, Table } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { isProblem } from '@boneyard/rules/problem';
import { chancesOf } from '@boneyard/rules/verdicts';
import { newId } from '../app/ids';
import { STEP, settings } from '../app/settings';
import { foldRecord } from '../storage/foldrecord';
import type { LocalDatabase } from '../storage/gamedatabase';
import { type SavedGame, type Seating, type TurnLimit, VERSION } from '../storage/savedgame';
import { botWorker } from './botworker';
import type { Aids, Play, PlayState, Trouble, Undo } from './play';
import { positionOf } from './position';
import { systemRandom } from './systemrandom';

/** What is shown; a new object with every change. */
export interface LocalView extends PlayState {
  readonly saved: SavedGame;
  /** The matches that the positions are views of. */
  readonly matches: readonly Match[];
}

export interface LocalGame extends Play {
  shown(): LocalView;
  readonly aids: Aids;
  /** Makes the referee's move for a seat whose time is up. */
  playLate(seat: Seat, move: string): void;
  deal(): void;
  giveUp(): void;
  close(): void;
}

/** A new game for these players, dealt but not yet saved. */
export function newGame(game: Game, table: Table, seats: readonly Seating[], clock?: TurnLimit): SavedGame {
  const match = begin(game, table, game.deal(table, systemRandom()));
  return {
    version: VERSION,
    id: newId(),
    revision: 0,
    changed: Date.now(),
    seats,
    record: recordOf(match),
    ...(clock && { clock }),
  };
}

/** How many steps long a bot lets people look at what happened before the first move. */
const OPENING_STEPS = 6;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The index of the last move that a person made in this round; undefined if no person has moved yet. */
function lastOwnEntry(saved: SavedGame): number | undefined {
  const moves = saved.record.rounds.at(-1)?.moves ?? [];
  const index = moves.findLastIndex((entry) => saved.seats[Number.parseInt(entry, 10)]?.kind === 'person');
  return index < 0 ? undefined : index;
}

function shownOf(
  saved: SavedGame,
  matches: readonly Match[],
): Pick<LocalView, 'saved' | 'players' | 'matches' | 'positions'> {
  return { saved, players: saved.seats, matches, positions: matches.map(positionOf) };
}

export function openLocalGame(opening: SavedGame, matches: readonly Match[], database: LocalDatabase): LocalGame {
  let view: LocalView = {
    ...shownOf(opening, matches),
    thinking: undefined,
    happening: undefined,
    sent: undefined,
    trouble: undefined,
  };
  let closed = false;
  /** The stored revision; whether a newer one is being saved; and whether there has been another change since. */
  let savedRevision = opening.revision;
  let saving = false;
  let changed = false;
  /** Goes up with every change. Answers to a question from an earlier turn are ignored. */
  let turn = 0;
  let thinkingBot: AbortController | undefined;
  const listeners = new Set<() => void>();
  const random = systemRandom();

  function show(change: Partial<LocalView>): void {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  const now = () => view.matches.at(-1)!;

  async function reload(trouble: Trouble | undefined): Promise<void> {
    const stored = await database.find(view.saved.id);
    if (closed) return;
    // Another tab or the browser has deleted the game; the player must know that it is not saved any more.
    if (!stored && trouble) show({ trouble: { kind: 'not kept' } });
    if (!stored || stored.revision === savedRevision) return;
    const fold = foldRecord(stored.record);
    if (isProblem(fold)) return;
    savedRevision = stored.revision;
    turn++;
    thinkingBot?.abort();
    show({ ...shownOf(stored, fold.positions), thinking: undefined, happening: undefined, trouble });
    letBotsPlay();
  }

  /** Saves until the newest change is stored. If another tab has saved a newer revision, that game is shown instead. */
  async function save(): Promise<void> {
    changed = true;
    if (saving) return;
    saving = true;
    while (changed) {
      changed = false;
      const saved: SavedGame = { ...view.saved, revision: savedRevision + 1 };
      try {
        if (!(await database.save(saved))) await reload({ kind: 'other tab' });
        else {
          savedRevision = saved.revision;
          if (view.trouble?.kind === 'not kept') show({ trouble: undefined });
        }
      } catch {
        show({ trouble: { kind: 'not kept' } });
      }
    }
    saving = false;
  }

  function savedWith(newest: Match): SavedGame {
    return { ...view.saved, changed: Date.now(), record: recordOf(newest) };
  }

  /** Shows a change at once and saves it. */
  function commit(matches: readonly Match[]): void {
    const saved = savedWith(matches.at(-1)!);
    const trouble = view.trouble?.kind === 'not kept' ? view.trouble : undefined;
    turn++;
    show({ ...shownOf(saved, matches), trouble, thinking: undefined, happening: undefined });
    save();
    letBotsPlay();
  }

  /** Releasing a tile is final: the move is saved with its verdict before its animation is shown. */
  async function judge(seat: Seat, move: unknown, notes: MoveNotes): Promise<void> {
    const { game, state } = now();
    const askedAt = ++turn;
    const happening = { seat, move: game.write(move), verdict: undefined };
    show({ thinking: undefined, happening, trouble: undefined });
    try {
      const { ruleOn, animationTime } = await import('./physics');
      const { move: judged, verdict } = await ruleOn(game, state, seat, move);
      if (askedAt !== turn || closed) return;
      const next = act(now(), seat, judged, notes);
      show({ saved: savedWith(next), happening: { ...happening, verdict } });
      save();
      await pause(verdict ? animationTime(verdict) : 0);
      if (askedAt === turn && !closed) commit([...view.matches, next]);
    } catch {
      if (askedAt === turn && !closed) show({ happening: undefined, trouble: { kind: 'no verdict' } });
    }
  }

  function make(seat: Seat, move: unknown, notes: MoveNotes = {}): void {
    const { game, state } = now();
    if (chancesOf(game, state, seat, move).length > 0) judge(seat, move, notes);
    else commit([...view.matches, act(now(), seat, move, notes)]);
  }

  function nextBot(): Seat | undefined {
    const match = now();
    if (outcomeOf(match)) return undefined;
    return match.game.toAct(match.state).find((seat) => view.saved.seats[seat]?.kind === 'bot');
  }

  async function letBotsPlay(): Promise<void> {
    const seat = nextBot();
    if (closed || seat === undefined) return;
    const askedAt = turn;
    const { game, state } = now();
    const player = view.saved.seats[seat]!;
    if (player.kind !== 'bot') return;
    show({ thinking: seat });
    thinkingBot = new AbortController();
    const question = {
      game: game.id as GameId,
      view: game.view(state, seat),
      seat,
      level: player.level,
      seed: newId(),
    };
    try {
      const [written] = await Promise.all([
        botWorker().move(question, thinkingBot.signal),
        pause(STEP[settings().pace] * (isOpening(now()) ? OPENING_STEPS : 1)),
      ]);
      if (askedAt !== turn || closed) return;
      make(seat, game.read(written));
    } catch {
      if (askedAt === turn && !closed) show({ thinking: undefined, trouble: { kind: 'bot failed', seat } });
    }
  }

  const undo: Undo = {
    get possible() {
      return lastOwnEntry(view.saved) !== undefined;
    },
    takeBack() {
      const index = lastOwnEntry(view.saved);
      if (index === undefined || view.happening) return;
      const back = now().state.ply - index;
      thinkingBot?.abort();
      // An abandoned round has one more position than moves.
      const drop = back + (now().agreed ? 1 : 0);
      commit(view.matches.slice(0, view.matches.length - drop));
    },
  };
  const { game, table } = now();
  const isFinal = game.isFinal?.(table) ?? false;

  const unwatch = database.watch((id) => {
    // While our own change is being saved, the database decides which one came first.
    if (id === view.saved.id && !saving) reload(undefined);
  });
  letBotsPlay();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shown: () => view,
    play: (seat, move, lies) => make(seat, now().game.read(move), { lies }),
    playLate(seat, move) {
      if (!closed) make(seat, now().game.read(move), { by: 'referee' });
    },
    aids: {
      ...(!isFinal && { undo }),
      advise(seat, signal) {
        const { game, state } = now();
        const question = {
          game: game.id as GameId,
          view: game.view(state, seat),
          seat,
          level: 'strong' as const,
          seed: 'hint',
        };
        return botWorker().advise(question, signal);
      },
    },
    deal() {
      const match = now();
      commit([...view.matches, nextRound(match, match.game.deal(match.table, random))]);
    },
    giveUp() {
      if (view.happening) return;
      thinkingBot?.abort();
      commit([...view.matches, endByAgreement(now())]);
    },
    goOn() {
      show({ trouble: undefined });
      letBotsPlay();
    },
    close() {
      closed = true;
      thinkingBot?.abort();
      unwatch();
    },
  };
}
