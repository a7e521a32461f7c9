/** A table without its markup: everything it knows, and every decision it takes. */

import type { GameId } from '@boneyard/rules/games';
import { sideNumbers } from '@boneyard/rules/sides';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useWords } from '../app/language';
import { changeSettings, useSettings } from '../app/settings';
import type { Play } from '../play/play';
import type { Board, Help, LetGo } from './boards/board';
import { beginnings, chronicle, drawn } from './chronicle';
import { kindOf } from './cues';
import { useHandTiles } from './handtiles';
import { useOffered } from './legal';
import { useNotices } from './notices';
import { readOffer } from './offers';
import { usePicking } from './pick';
import { usePlayers } from './players';
import { resultTitle } from './result';
import { sinceLastTurn, useShowing } from './shownposition';
import { useStage } from './stage';
import { useStockDraw } from './stockdraw';
import { useSummary } from './summaryshown';
import type { Again } from './viewbuttons';

export interface TableGame {
  readonly playing: Play;
  readonly board: Board;
  /** One line that matters more than the game just now, such as a lost connection. */
  readonly line: string | undefined;
}

export type TableState = ReturnType<typeof useTable>;

/**
 * Everything it returns belongs to the position that is shown. `mover` is the person who may move now: nobody while an older
 * position is shown, a move is on its way, or the device has to go to another person. `play` makes legal moves only, and
 * refuses the others with the rule that they break; `offered` is all that the player is told of them. What happens is announced once, whatever is shown.
 */
export function useTable({ playing, board, line }: TableGame) {
  const words = useWords();
  const { web, games } = words;
  const { narration } = board;
  const played = useSyncExternalStore(playing.subscribe, playing.shown);
  const { positions, players, happening, sent } = played;
  const showing = useShowing(positions);
  const { at, live } = showing;
  const newest = positions.at(-1)!;
  const outcome = newest.ended;
  const { game } = newest;
  const id = game.id as GameId;
  const seated = usePlayers(players, newest, narration, words);
  const { people, names, actor, holder, viewer, handOver, covered } = seated;

  const view = positions[at]!.seen(viewer);
  const stage = useStage(board, view);
  /** A pass or a draw has no tile that flies to the board. */
  const laysTile = view.log !== undefined && board.tileOf(game.write(view.log.move)) !== undefined;

  const free = live && !handOver && !happening && sent === undefined;
  const mover = free && actor === viewer ? viewer : undefined;
  const { help: wanted, pace } = useSettings();
  // Help is for a person alone with bots on this device.
  const mayBeHelped = playing.aids !== undefined && people.length === 1;
  const offered = useOffered(game, board, view, mover, mayBeHelped && wanted);
  const help: Help | undefined =
    mayBeHelped && board.untold?.(view, mover)
      ? {
          on: wanted,
          change(on) {
            picking.putBack();
            changeSettings({ help: on });
          },
        }
      : undefined;

  const made = newest.seen(viewer).log;
  const lastMove = made && game.write(made.move);
  const laid = lastMove === undefined ? undefined : board.tileOf(lastMove);

  const expected = mover === undefined ? '' : board.expected(view, mover, words);
  const yourTurn = people.length > 1 && viewer !== undefined ? web.table.turnOf(names[viewer]!) : web.table.yourTurn;
  const { stockMove } = board;
  const fresh = viewer === undefined ? [] : drawn(positions, viewer, narration, stockMove);
  const stockDraw = useStockDraw({
    positions,
    live,
    mover,
    moves: offered.moves,
    stockMove,
    draw: () => stockMove !== undefined && play(stockMove),
  });
  const count = board.count?.(newest.seen(viewer), words);
  const notices = useNotices({
    positions,
    viewer,
    line,
    moment: {
      kind: lastMove === undefined ? 'other' : kindOf(board, lastMove),
      own: made?.seat === viewer,
      weight: laid === undefined ? 0 : board.weight(laid),
      takes: showing.arrival?.takes ?? 0,
      outcome,
      won: outcome?.winners.some((seat) => people.includes(seat)) ?? false,
      calls: mover !== undefined && people.length < newest.table.players,
    },
    happening,
    tell(from) {
      const began = beginnings(positions, from, names, viewer, narration, words);
      // The next player hears only what everybody may know.
      const seer = handOver ? undefined : viewer;
      const told = chronicle(positions, from, seated.told, seer, narration, words).map((entry) => entry.told);
      if (told.length > 0 && count) told.push(count.said);
      if (handOver) return [...told, ...began];
      // A player who lays a tile and gets others caused a fall, which has been told already.
      const fell = laysTile && view.log?.seat === viewer;
      const last = fell || viewer === undefined ? [] : drawn(positions, viewer, narration, undefined);
      const due = mover === undefined || stockDraw.goesOn() ? [] : [`${yourTurn} ${expected}`];
      return [...told, ...began, ...last.map(web.announce.drew), ...due];
    },
  });

  const dock = useRef<HTMLElement>(null);

  function play(offer: string, letGo?: LetGo): void {
    const { move: written, lies } = readOffer(offer);
    const move = game.read(written);
    if (mover === undefined || move === undefined) return;
    const explanation = game.explain(view, mover, move);
    if (explanation.breaks !== undefined) {
      notices.refuse(games[id].breaks(explanation, true));
      return;
    }
    stockDraw.onPlay(written);
    playing.play(mover, board.letGo?.(written, view, letGo) ?? written, lies);
    // The button that was pressed is gone: the focus goes to where the next thing will be.
    dock.current?.focus({ preventScroll: true });
  }

  const picking = usePicking({
    ...stage,
    seat: mover,
    legal: offered.moves,
    unaided: offered.unaided,
    moment: sent ?? positions,
    play,
    onAct: notices.dismiss,
    refusePick({ tile }) {
      if (!live) showing.look(undefined);
      else notices.refuse(mover === undefined ? web.table.notYourTurn : board.misfit(view, mover, tile, words));
    },
    refuseDrop: () => notices.refuse(web.table.notHere),
  });

  const letGo = sent ?? (happening?.seat === viewer ? happening?.move : undefined);
  const hand = useHandTiles({
    board,
    view,
    seat: viewer,
    offered: offered.tiles,
    away: letGo === undefined ? undefined : board.tileOf(letGo),
  });
  const entries = useMemo(
    () => chronicle(positions, 1, names, viewer, narration, words),
    [positions, names, viewer, narration, words],
  );
  // Most moves score nothing and knock on nothing.
  const entry = entries.findLast(({ index }) => index <= at);
  const showsPoints = outcome !== undefined || (entry && (entry.gain !== 0 || board.knocks?.(entry.written)));
  const summary = useSummary(live ? outcome : undefined, positions.length, board.shout !== undefined);
  const again: Again = {
    replaying: showing.replaying,
    canReplay: positions.length > 1 && !handOver,
    onReplay: () => (showing.replaying ? showing.look(undefined) : showing.replay(sinceLastTurn(positions, viewer))),
  };
  const you = people.length === 1 ? people[0] : undefined;

  const sides = sideNumbers(newest.game, newest.table);
  return {
    ...played,
    ...seated,
    board,
    id,
    terms: newest.table,
    /** By seat: the number of its side. */
    sides,
    outcome,
    /** The seat of the only person at this device. */
    you,
    /** Who won; undefined until the round is over. */
    result:
      outcome &&
      resultTitle(
        {
          outcome,
          scores: newest.seen(undefined).scores,
          names,
          you,
          sides,
        },
        words,
      ),
    view,
    showing,
    again,
    stage,
    mover,
    /** More tiles are drawn without another press. */
    drawsOn: stockDraw.goesOn(),
    offered,
    help,
    expected,
    yourTurn,
    picking,
    hand,
    fresh,
    entries,
    notices,
    summary,
    dock,
    /** The newest move as a tile that arrives on the board. */
    arrival: laysTile ? showing.arrival : undefined,
    /** The newest move as something that shows its points; undefined for players who want no waiting. */
    flight: pace === 'instant' || !showsPoints ? undefined : showing.arrival,
    /** The other hands that lie open. */
    open: outcome ? [] : narration.open(view).filter((seat) => seat !== viewer),
    play,
    /** Draws from the stock; undefined while that is not allowed. */
    draw: stockMove !== undefined && offered.moves.includes(stockMove) ? () => play(stockMove) : undefined,
    /** What the player who holds the device has just done, before it goes to another; undefined at other times. */
    did: handOver && !covered ? entries.findLast(({ seat }) => seat === holder) : undefined,
    hint(move: string | undefined, text: string): void {
      if (move !== undefined) picking.show(move);
      notices.inform(text);
    },
  };
}
