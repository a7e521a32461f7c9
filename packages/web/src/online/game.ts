/** A game on a server, as one page plays it: the line, what is known, and what is to be seen of it. */

import type { Asked } from '@boneyard/protocol/messages';
import type { Shown } from '@boneyard/protocol/tables';
import type { Common, Seat } from '@boneyard/rules/game';
import type { Happening, Play, Played, Player, Position } from '../play/play';
import { contribute } from './adding';
import { type Check, check } from './checking';
import { gameOf, heard, type Known, nothing } from './hearing';
import { openLine } from './line';
import { remember } from './mine';

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
/** Whoever was asleep longer than this asks for everything again. */
const SLEPT = 15_000;
const BEAT = 5000;

function playersOf({ seats, you }: Shown): Player[] {
  return seats.map(({ chair, name = '', replaced }, seat) => {
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

/** A move that was made as it was let go: without its verdict. */
const FALLEN = /!$/;

export function openOnline(id: string): OnlineGame {
  let known = nothing(id);
  /** The positions that are shown: a construction is seen to move before what came of it is told. */
  let staged: readonly Position[] = [];
  let film: Happening | undefined;
  let staging = false;
  let open: boolean | undefined;
  let checks: readonly Check[] = [];
  let players: readonly Player[] = [];
  let view: OnlineView = show();
  let closed = false;
  let answer: ReturnType<typeof setTimeout> | undefined;
  let looked: ReturnType<typeof setTimeout> | undefined;
  let waited = 0;
  let beaten = Date.now();
  const listeners = new Set<() => void>();

  /** A move of ours that the physics has to rule on is seen as soon as it is let go. */
  function letGo(): Happening | undefined {
    const { sent, shown } = known;
    const before = staged.at(-1)?.seen(undefined);
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
      positions: staged,
      players,
      thinking: shown && awaited(shown),
      happening: film ?? letGo(),
      sent: sent?.move,
      trouble: undefined,
    };
  }

  function tell(): void {
    view = show();
    for (const listener of listeners) listener();
  }

  /** The move between two positions as it was let go, where the physics had to rule on it; undefined for most moves. */
  function letGoBetween(before: Position, after: Position): Happening | undefined {
    const { game } = before;
    const { log } = after.seen(undefined);
    if (!log || after.ended?.ending === 'agreed' || document.hidden) return undefined;
    const move = game.write(log.move).replace(FALLEN, '');
    if (game.chances(before.seen(undefined), log.seat, game.read(move)).length === 0) return undefined;
    return { seat: log.seat, move, verdict: undefined };
  }

  /** Shows what the physics makes of it, here as on the server. */
  async function watchFall({ game, seen }: Position, happening: Happening): Promise<void> {
    film = happening;
    tell();
    try {
      const { ruled, lasts } = await import('../play/physics');
      const { verdict } = await ruled(game, seen(undefined), happening.seat, game.read(happening.move));
      film = { ...happening, verdict };
      tell();
      await new Promise((resolve) => setTimeout(resolve, verdict ? lasts(verdict) : 0));
    } catch {
      // Seen or not, the move was made.
    }
    film = undefined;
  }

  /** Positions are shown one after the other, each at once unless something falls on the way to it. */
  async function stage(): Promise<void> {
    if (staging) return;
    staging = true;
    while (staged !== known.positions && !closed) {
      const { positions } = known;
      const [before, after] = [staged.at(-1), positions[staged.length]];
      const goesOn = before !== undefined && after !== undefined && positions[staged.length - 1] === before;
      const happening = goesOn ? letGoBetween(before, after) : undefined;
      if (happening) await watchFall(before!, happening);
      const next = staged.length + 1;
      staged = goesOn && next < positions.length ? positions.slice(0, next) : positions;
    }
    staging = false;
    tell();
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
    players = before?.seats === shown.seats && before.you === shown.you ? players : playersOf(shown);
    remember(shown);
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
      if (told.t !== 'here' && told.t !== 'signal') attend(before);
      if (told.t === 'ack' || told.t === 'refused' || told.t === 'table') expectAnswer();
      stage();
    },
    change(now) {
      open = now || (open === undefined ? undefined : false);
      if (!closed) tell();
    },
  });

  /** Is it all still so? A sleeping laptop does not notice that its line is gone. */
  function look(): void {
    if (!line.send({ t: 'come', table: id })) line.reopen();
  }

  const beating = setInterval(() => {
    const slept = Date.now() - beaten > SLEPT + BEAT;
    beaten = Date.now();
    if (slept) line.reopen();
  }, BEAT);
  let hidden = Date.now();
  function watch(): void {
    if (document.hidden) hidden = Date.now();
    else if (Date.now() - hidden > SLEPT) look();
  }
  document.addEventListener('visibilitychange', watch);

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
    goOn: look,
    ask: (asked) => void line.send(asked),
    ready,
    renew: () => line.reopen(),
    close() {
      closed = true;
      clearTimeout(answer);
      clearTimeout(looked);
      clearInterval(beating);
      document.removeEventListener('visibilitychange', watch);
      line.close();
    },
  };
}
