/** A past game on its board: the board in the middle, the hands above it, what happened beside it, and the steps below. */

import { outcomeOf } from '@boneyard/engine/match';
import type { GameId } from '@boneyard/rules/games';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Size, TableProps } from '../boards/board';
import { exportRecord } from '../keeping/files';
import { useWords } from '../language';
import { positionOf } from '../play/position';
import { type Arrival, ArrivalContext } from '../table/arriving';
import { chronicle } from '../table/chronicle';
import { namesOf, rulesOf } from '../table/company';
import { MoveList } from '../table/movelist';
import { OpenHands } from '../table/openhands';
import { Seats } from '../table/seats';
import { calm } from '../table/showing';
import { Sights } from '../table/sights';
import { Viewport, type ViewportHandle } from '../table/viewport';
import { Controls } from './controls';
import { useFilm } from './film';
import { type Eyes, isRunning, type Past, seatOf, seenBy } from './past';
import { ReviewPanel } from './review';
import { useReview } from './reviewing';
import { Sharing } from './sharing';
import { useLookback } from './speaking';
import { isFault, standingOf } from './standing';
import { usePlaying, useStepping } from './stepping';
import { toldAt } from './telling';

/** Below this width a screen is a phone's. */
const SMALL = 700;
const FLIGHT = 380;
const NOTHING = () => {};

export function Replay({ past }: { readonly past: Past }) {
  const words = useWords();
  const { web, games } = words;
  const said = useLookback();
  const { record, positions, former, own, board } = past;
  const { telling } = board;
  const seats = useMemo(
    () => past.seats.map((one, seat) => (former.includes(seat) ? { ...one, name: said.former } : one)),
    [past, former, said],
  );
  const names = useMemo(() => namesOf(seats, words), [seats, words]);
  const running = isRunning(positions);
  const [eyes, setEyes] = useState<Eyes>('all');
  const [sharing, setSharing] = useState(false);
  const stepping = useStepping(positions.length - 1);
  const { at, jump } = stepping;
  const happening = useFilm(positions, stepping);
  usePlaying(stepping, happening !== undefined);
  // What is being let go is seen on the table as it was before.
  const match = positions[happening ? at - 1 : at]!;
  const { game, state, table } = match;
  const id = game.id as GameId;
  const viewer = seatOf(past, eyes);

  const view = useMemo(() => seenBy(past, eyes, match), [past, eyes, match]);
  const [size, setSize] = useState<Size>({ width: 360, height: 300 });
  const most = board.unit[size.width < SMALL ? 'small' : 'large'];
  const layout = useMemo(
    () => board.layOut(view, { width: size.width / most, height: size.height / most }),
    [board, view, size, most],
  );
  const viewport = useRef<ViewportHandle>(null);
  const entries = useMemo(
    () => chronicle(positions.map(positionOf), 1, names, viewer, telling, words),
    [positions, names, viewer, telling, words],
  );
  const desk = useReview(record);
  const review = desk.reviewing.kind === 'done' && !running ? desk.reviewing.review : undefined;
  const standing = useMemo(() => review && standingOf(positions, review), [positions, review]);
  const remarks = useMemo(() => {
    const faults = [...(standing?.led ?? [])].filter(([, moved]) => isFault(moved));
    return new Map(faults.map(([index, { mark }]) => [index, { kind: mark, text: said.review.marks[mark] }]));
  }, [standing, said]);
  const told = happening ? web.table.doesItHold : toldAt(past, entries, at, names, words, said);
  const outcome = outcomeOf(match);
  const hands = useMemo(
    () => (eyes === 'all' && !running ? names.map((_, seat) => seat) : viewer === undefined ? [] : [viewer]),
    [eyes, running, names, viewer],
  );
  const open = [...new Set([...hands, ...telling.open(view)])];

  const log = view.log;
  const lays = log !== undefined && board.tileOf(game.write(log.move)) !== undefined;
  const takes = calm() ? 0 : Math.min(FLIGHT, stepping.step);
  const arrival: Arrival | undefined = stepping.follows && lays ? { ply: at, seat: log.seat, takes } : undefined;

  const shown: TableProps = {
    view,
    layout,
    seat: viewer,
    picked: undefined,
    offers: [],
    aimed: undefined,
    words,
    happening,
    onAim: NOTHING,
    onPlay: NOTHING,
  };
  const Frame = board.Frame ?? Viewport;
  const title = `${games[id].name} · ${rulesOf(table, id, words)}`;

  return (
    <ArrivalContext.Provider value={arrival}>
      <div className={`replay-page ${id}`}>
        <header className="bar">
          <Link href="/" className="wordmark" aria-label={`Boneyard: ${web.home}`}>
            Boneyard
          </Link>
          <h1 className="what">{said.replay.label(title)}</h1>
          <nav className="tools" aria-label={web.table.tools}>
            {running && past.table !== undefined && (
              <Link href={past.table} className="button">
                {said.replay.table}
              </Link>
            )}
            <Link href="/replay" className="button only-large">
              {said.another}
            </Link>
            {!running && (
              <button type="button" className="button" onClick={() => setSharing(true)}>
                {said.replay.share}
              </button>
            )}
            {!running && (
              <button type="button" className="button only-large" onClick={() => exportRecord(record)}>
                {said.replay.save}
              </button>
            )}
          </nav>
        </header>
        <Seats
          game={id}
          view={view}
          players={seats}
          names={names}
          toAct={outcome ? [] : game.toAct(state)}
          thinking={undefined}
          viewer={undefined}
        />
        {open.length > 0 && (
          <OpenHands board={board} view={view} names={names} owners={open} legal={[]} onPlay={NOTHING} />
        )}
        <main className="board" aria-label={said.replay.board}>
          <Frame table={shown} room={layout.room} size={size} most={most} handle={viewport} onSize={setSize}>
            <board.Table {...shown} />
          </Frame>
          {board.Aids && <board.Aids view={view} names={names} words={words} />}
          <Sights viewport={viewport} />
        </main>
        <section className="dock" aria-label={said.replay.steps}>
          <p className="sentence" role="status" aria-live={stepping.playing ? 'off' : 'polite'}>
            {told}
          </p>
          {running && (
            <p className="sentence quiet">{said.replay.running(own === undefined ? undefined : names[own])}</p>
          )}
          <Controls stepping={stepping} names={names} eyes={eyes} canChoose={!running} told={told} onEyes={setEyes} />
        </section>
        <div className="side">
          <ReviewPanel past={past} desk={desk} standing={standing} names={names} at={at} onJump={jump} />
          <aside className="moves" aria-label={web.table.moves}>
            <h2>{web.table.moves}</h2>
            <MoveList entries={entries} names={names} at={at} remarks={remarks} onLook={jump} />
          </aside>
        </div>
        {sharing && <Sharing record={record} title={title} onClose={() => setSharing(false)} />}
      </div>
    </ArrivalContext.Provider>
  );
}
