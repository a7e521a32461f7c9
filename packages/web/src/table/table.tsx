/** The table: the board in the middle, the players around it, one's own hand below, and the one decision of the moment. */

import type { Seat } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Board, LetGo, Size, TableProps } from '../boards/board';
import { useWords } from '../language';
import type { Ended, Play } from '../play/play';
import { useSettings } from '../settings';
import { sound } from '../sounds';
import { Dialog } from '../ui/dialog';
import { Aiding } from './aiding';
import { Announcer, useAnnouncements } from './announcer';
import { ArrivalContext } from './arriving';
import { chronicle, drawn } from './chronicle';
import { useCompany } from './company';
import { useDelayed } from './delayed';
import { Choices, Held, LookingBack } from './dock';
import { Hand } from './hand';
import { HandOver } from './handover';
import { Header } from './header';
import { useHolding } from './holding';
import { MoveList } from './movelist';
import { OpenHands } from './openhands';
import { usePicking } from './picking';
import { Seats } from './seats';
import { type Notice, Sentence, sentenceOf } from './sentence';
import { sinceLastTurn, useShowing } from './showing';
import { Sights } from './sights';
import { SortSwitch } from './sorting';
import { Viewport, type ViewportHandle } from './viewport';

// It is not there when the first tile is laid.
const Over = lazy(() => import('./over').then(({ Over }) => ({ default: Over })));

interface Props {
  readonly playing: Play;
  readonly board: Board;
  /** One line that matters more than the game just now, say that the connection is lost. */
  readonly line?: string | undefined;
  /** Buttons in the bar. */
  readonly tools?: ReactNode;
  /** What else can be answered just now, beside the moves. */
  readonly asides?: ReactNode;
  /** What else there is to say of a seat. */
  beside?(seat: Seat): ReactNode;
  menu(ended: Ended, close: () => void): ReactNode;
  /** What one may do when a round is over. */
  after(ended: NonNullable<Ended>): ReactNode;
}

/** Below this width a screen is a phone's. */
const SMALL = 700;

export function Table({ playing, board, line, tools, asides, beside, menu, after }: Props) {
  const words = useWords();
  const { web, games } = words;
  const { telling } = board;
  const { aids } = playing;
  const { lights } = useSettings();
  const { positions, players, thinking, happening, sent, trouble } = useSyncExternalStore(
    playing.subscribe,
    playing.shown,
  );
  const showing = useShowing(positions);
  const { at, live } = showing;
  const newest = positions.at(-1)!;
  const { game, table } = newest;
  const id = game.id as GameId;
  const outcome = newest.ended;
  const { people, names, acting, actor, viewer, handOver, take } = useCompany(players, newest, telling, words);

  const view = positions[at]!.seen(viewer);
  const [size, setSize] = useState<Size>({ width: 360, height: 300 });
  const most = board.unit[size.width < SMALL ? 'small' : 'large'];
  const layout = useMemo(
    () => board.layOut(view, { width: size.width / most, height: size.height / most }),
    [board, view, size, most],
  );
  const viewport = useRef<ViewportHandle>(null);
  /** A pass or a draw lets no tile fly. */
  const laysTile = view.log !== undefined && board.tileOf(game.write(view.log.move)) !== undefined;

  const free = live && !handOver && !happening && sent === undefined;
  const mover = free && actor === viewer ? viewer : undefined;
  const legal = useMemo(
    () => (mover === undefined ? [] : game.moves(view, mover).map((move) => game.write(move))),
    [game, view, mover],
  );
  const [notice, setNotice] = useState<Notice>();
  const [panel, setPanel] = useState<'menu' | 'moves'>();
  /** The end of the round that was looked at and closed. */
  const [closed, setClosed] = useState<number>();
  const dock = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said belongs to the position it was said in
  useEffect(() => setNotice(undefined), [positions, viewer]);

  const expected = mover === undefined ? '' : board.expected(view, mover, words);
  const yourTurn = people.length > 1 && viewer !== undefined ? web.table.turnOf(names[viewer]!) : web.table.yourTurn;
  const announcements = useAnnouncements(positions, (from) => {
    if (handOver) return [];
    const told = chronicle(positions, from, names, viewer, telling, words).map((entry) => entry.told);
    // What comes to the hand of whoever lays a tile fell from the table, and that has been told.
    const fell = laysTile && view.log?.seat === viewer;
    const drew = viewer === undefined || fell ? [] : drawn(positions, viewer, telling).map(web.announce.drew);
    return [...told, ...drew, ...(mover === undefined ? [] : [`${yourTurn} ${expected}`])];
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, whenever there is something else to say
  useEffect(() => {
    if (line !== undefined) announcements.say(line);
  }, [line]);

  function refuse(text: string): void {
    sound('refuse');
    setNotice({ text, refused: true });
    announcements.say(text);
  }

  function play(written: string, letGo?: LetGo): void {
    const move = game.read(written);
    if (mover === undefined || move === undefined) return;
    const explanation = game.explain(view, mover, move);
    if (explanation.breaks !== undefined) {
      refuse(games[id].breaks(explanation));
      return;
    }
    playing.play(mover, board.letGo?.(written, view, letGo) ?? written);
    // The button that was pressed is gone: the focus goes to where the next thing will be.
    dock.current?.focus({ preventScroll: true });
  }

  const picking = usePicking({
    board,
    layout,
    view,
    seat: mover,
    legal,
    viewport,
    moment: sent ?? positions,
    play,
    refusePick({ tile }) {
      if (!live) showing.look(undefined);
      else refuse(mover === undefined ? web.table.notYourTurn : board.misfit(view, mover, tile, words));
    },
    refuseDrop: () => refuse(web.table.notHere),
  });
  const { picked, aimed, offers } = picking;

  function hinted(move: string | undefined, text: string): void {
    if (move !== undefined) picking.show(move);
    setNotice({ text, refused: false });
    announcements.say(text);
  }

  const heard = useRef(positions.length);
  useEffect(() => {
    const grew = positions.length > heard.current;
    heard.current = positions.length;
    if (!grew) return;
    if (outcome?.over) sound('won');
    else sound(mover !== undefined && people.length < table.players ? 'turn' : 'lay');
  }, [positions, outcome, mover, people.length, table.players]);

  const letGo = sent ?? (happening?.seat === viewer ? happening?.move : undefined);
  const hand = useHolding({
    board,
    view,
    seat: handOver ? undefined : viewer,
    legal,
    away: letGo === undefined ? undefined : board.tileOf(letGo),
  });
  const entries = useMemo(
    () => chronicle(positions, 1, names, viewer, telling, words),
    [positions, names, viewer, telling, words],
  );
  const deeds = picked ? offers : legal.filter((move) => board.tileOf(move) === undefined);
  const out = board.shout !== undefined && live && outcome?.ending === 'out' && closed !== positions.length;
  const showOver = useDelayed(live && outcome !== undefined && closed !== positions.length, out ? 1100 : 300);
  const open = outcome ? [] : telling.open(view).filter((seat) => seat !== viewer);
  const moveList = (look: (index: number) => void) => (
    <MoveList entries={entries} names={names} at={at} onLook={look} />
  );

  const Frame = board.Frame ?? Viewport;
  const shown: TableProps = {
    view,
    layout,
    seat: viewer,
    picked,
    offers: offers.filter((move) => lights || move === aimed),
    aimed,
    words,
    happening: live ? happening : undefined,
    onAim: picking.aim,
    onPlay: play,
  };

  return (
    <ArrivalContext.Provider value={laysTile ? showing.arrival : undefined}>
      <div className={`table-page ${id}`}>
        <Header
          game={id}
          table={table}
          tools={
            <>
              {aids && <Aiding {...{ playing, aids, view, telling }} seat={mover} onHint={hinted} />}
              {tools}
            </>
          }
          onMoves={() => setPanel('moves')}
          onMenu={() => setPanel('menu')}
        />
        <Seats
          game={id}
          view={view}
          players={players}
          names={names}
          toAct={live ? acting : []}
          thinking={thinking}
          viewer={viewer}
          beside={beside}
          onDraw={legal.includes('draw') ? () => play('draw') : undefined}
        />
        <main className="board" aria-label={web.table.label(games[id].name)}>
          <Frame
            table={shown}
            room={layout.room}
            size={size}
            most={most}
            handle={viewport}
            onSize={setSize}
            onTurn={picked && board.turns > 1 ? picking.turn : undefined}
          >
            <board.Table {...shown} />
          </Frame>
          {board.Aids && <board.Aids view={view} names={names} words={words} />}
          {out && (
            <p className="shout" aria-hidden="true">
              {board.shout?.(words)}
            </p>
          )}
          <Sights
            viewport={viewport}
            again={{
              replaying: showing.replaying,
              canReplay: positions.length > 1 && !handOver,
              onReplay: () =>
                showing.replaying ? showing.look(undefined) : showing.replay(sinceLastTurn(positions, viewer)),
            }}
          />
        </main>
        {open.length > 0 && (
          <OpenHands board={board} view={view} names={names} owners={open} legal={legal} onPlay={play} />
        )}
        <aside className="moves" aria-label={web.table.moves}>
          <h2>{web.table.moves}</h2>
          {moveList(showing.look)}
        </aside>
        <section ref={dock} className="dock" tabIndex={-1} aria-label={web.table.dock}>
          <Sentence
            refused={notice?.refused ?? false}
            {...sentenceOf(
              {
                line,
                trouble,
                notice,
                live,
                replaying: showing.replaying,
                outcome,
                round: view.round,
                told: entries.findLast(({ index }) => index <= at)?.told ?? '',
                yourTurn: mover === undefined ? undefined : yourTurn,
                expected,
                notes: telling.notes(view, words),
                thinking,
                happening: happening !== undefined,
                situation: board.situation(view, words),
              },
              names,
              words,
            )}
          />
          <div className="row">
            {!live && !showing.replaying && <LookingBack at={at} onLook={showing.look} />}
            {(trouble?.kind === 'bot failed' || trouble?.kind === 'no verdict') && (
              <button type="button" className="button brass" onClick={() => playing.goOn()}>
                {web.table.tryAgain}
              </button>
            )}
            {live && outcome && closed === positions.length && (
              <button type="button" className="button brass" onClick={() => setClosed(undefined)}>
                {web.over.summary}
              </button>
            )}
            {asides}
            {mover !== undefined && (
              <Choices
                {...{ board, picking }}
                deeds={deeds.map((move) => ({ move, text: telling.offer(move, view, mover, words) }))}
                main={picked !== undefined || !hand.some(({ playable }) => playable)}
                onDo={play}
              />
            )}
            {hand.length > 5 && !picked && <SortSwitch />}
          </div>
          {viewer !== undefined && (
            <Hand
              board={board}
              tiles={hand}
              label={people.length > 1 ? web.table.handOf(names[viewer]!) : web.table.hand}
              picked={picked}
              marks={mover !== undefined && lights}
              seat={viewer}
              fresh={drawn(positions, viewer, telling)}
              onPick={picking.pick}
              onGrab={picking.dragging.grab}
            />
          )}
        </section>
        <Held {...{ board, picking }} />
        <Announcer said={announcements.list} />
        {handOver && actor !== undefined && <HandOver name={names[actor]!} onReady={() => take(actor)} />}
        <Suspense>
          {showOver && (
            <Over
              positions={positions}
              names={names}
              board={board}
              you={people.length === 1 ? people[0] : undefined}
              onClose={() => setClosed(positions.length)}
            >
              {outcome && after(outcome)}
            </Over>
          )}
          {panel === 'menu' && menu(outcome, () => setPanel(undefined))}
        </Suspense>
        {panel === 'moves' && (
          <Dialog title={web.table.moves} className="moves-dialog" onClose={() => setPanel(undefined)}>
            {moveList((index) => {
              showing.look(index);
              setPanel(undefined);
            })}
          </Dialog>
        )}
      </div>
    </ArrivalContext.Provider>
  );
}
