/** The table: the board in the middle, the players around it, your own hand below, and the one decision of the moment. */

import type { Seat } from '@boneyard/rules/game';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useWords } from '../app/language';
import { useSettings } from '../app/settings';
import type { MatchOutcome } from '../play/play';
import { isFocusLost } from '../ui/focus';
import { lazy } from '../ui/lazy';
import { Announcer } from './announcer';
import { ArrivalContext } from './arrival';
import type { ChronicleEntry } from './chronicle';
import { Header } from './header';
import { HelpButtons } from './help';
import { MoveList } from './movelist';
import { type Panel, PanelSheet, SideColumn, useWide } from './panels';
import { PhysicsProgress } from './physicsprogress';
import { isVictory } from './result';
import { Seats } from './seats';
import { Stage } from './stage';
import type { Afterwards } from './summary';
import { TableDock } from './tabledock';
import { type TableGame, useTable } from './usetable';
// Boards are loaded later, but every first visit needs their rings, which take less room in this script than in one of their own.
import './boards/ring';

// Loaded later: when a game begins, no hand lies open and no summary is needed.
const HandOver = lazy(() => import('./handover').then((part) => ({ default: part.HandOver })));
const Points = lazy(() => import('./points').then((part) => ({ default: part.Points })));
const OpenHands = lazy(() => import('./openhands').then((part) => ({ default: part.OpenHands })));
const Celebration = lazy(() => import('./celebration').then((part) => ({ default: part.Celebration })));
const Over = lazy(() => import('./summary').then((part) => ({ default: part.Over })));

const NONE: readonly Panel[] = [];
const MENU = 'menu';

/** The time of a turn stands while the player cannot see the table. Undefined if it is no turn of a person at this device. */
export type TurnState = 'runs' | 'stands' | undefined;

interface Props extends Omit<TableGame, 'line'> {
  readonly line?: string | undefined;
  /** Buttons in the bar. */
  readonly tools?: ReactNode;
  /** An offer to a player who may need it, in a place of its own. */
  readonly offer?: ReactNode;
  /** Buttons for other questions than the move, such as an offer to end the game. */
  readonly asides?: ReactNode;
  /** More about a seat, such as its clock. */
  seatStatus?(seat: Seat, turn: TurnState): ReactNode;
  /** The name of a seat, such as a button that opens the player's profile. */
  seatName?(seat: Seat, name: string): ReactNode;
  /** What stands beside the board besides the moves, such as a chat. */
  readonly panels?: readonly Panel[] | undefined;
  menu(ended: MatchOutcome, close: () => void): ReactNode;
  /** What can be done when a round is over. */
  after(ended: NonNullable<MatchOutcome>): Afterwards;
}

export function Table({
  playing,
  board,
  line,
  tools,
  offer,
  asides,
  seatStatus,
  seatName,
  panels = NONE,
  menu,
  after,
}: Props) {
  const words = useWords();
  const { web, games } = words;
  const { lights } = useSettings();
  const { aids } = playing;
  const [panel, setPanel] = useState<string>();
  const table = useTable({ playing, board, line });
  const { id, positions, people, names, viewer, actor, view, showing, picking, open, outcome, summary, play } = table;
  const { moves: legal, unaided } = table.offered;
  const { at, live } = showing;
  const { dock } = table;
  // A player who starts a game wants to play: the keyboard begins at the hand.
  useEffect(() => {
    if (!isFocusLost()) return;
    const tile = (which: string) => dock.current?.querySelector<HTMLElement>(`.hand .tile${which}`);
    (tile(':not(.dull)') ?? tile(''))?.focus({ preventScroll: true });
  }, [dock]);
  const [pointed, setPointed] = useState<ChronicleEntry>();
  const wide = useWide();
  const moves: Panel = {
    id: 'moves',
    label: web.table.moves,
    content: (
      <MoveList
        {...{ board, names, at }}
        entries={table.entries}
        onPoint={setPointed}
        onLook={(index) => {
          showing.look(index);
          setPanel(undefined);
        }}
      />
    ),
  };
  const beside = [moves, ...panels];
  const sheet = wide ? undefined : beside.find(({ id }) => id === panel);
  const turnTime = table.handOver || table.happening || sheet || panel === MENU ? 'stands' : 'runs';

  return (
    <ArrivalContext.Provider value={table.arrival}>
      <div className={`table-page ${id}`}>
        <Header
          game={id}
          table={table.terms}
          tools={
            <>
              {aids && (
                <HelpButtons
                  {...{ playing, aids, view, unaided }}
                  narration={board.narration}
                  stockMove={board.stockMove}
                  seat={table.mover}
                  onHint={table.hint}
                  alone={people.length === 1}
                />
              )}
              {tools}
            </>
          }
          panels={wide ? NONE : beside}
          onPanel={setPanel}
          onMenu={() => setPanel(MENU)}
        />
        <Seats
          game={id}
          view={view}
          players={table.players}
          names={names}
          toAct={live ? table.acting : []}
          thinking={table.thinking}
          viewer={viewer}
          nameOf={seatName}
          status={seatStatus && ((seat) => seatStatus(seat, seat === actor ? turnTime : undefined))}
          onDraw={table.draw}
        />
        {offer}
        <Stage
          stage={table.stage}
          label={web.table.label(games[id].name)}
          seat={viewer}
          names={names}
          happening={live ? table.happening : undefined}
          picking={picking}
          offers={picking.offers.filter((move) => lights || move === picking.aimed)}
          unaided={unaided}
          help={table.help}
          lit={pointed?.round === view.round ? pointed.written : undefined}
          again={table.again}
          overlay={
            <Suspense>
              {table.flight && (
                <Points
                  key={table.flight.ply}
                  {...{ board, positions, at, viewer }}
                  layout={table.stage.layout}
                  takes={table.flight.takes}
                />
              )}
            </Suspense>
          }
          onPlay={play}
        >
          {summary.callsOut && (
            <p className="shout" aria-hidden="true">
              {board.shout?.(words)}
            </p>
          )}
          <PhysicsProgress happening={live ? table.happening : undefined} />
          <Suspense>
            {summary.celebrates && outcome && (
              <Celebration title={table.result!} festive={isVictory(outcome.winners, people, table.sides)} />
            )}
          </Suspense>
        </Stage>
        <Suspense>
          {open.length > 0 && (
            <OpenHands
              {...{ board, view, names, legal }}
              owners={open}
              asked={unaided && table.mover !== undefined}
              onPlay={play}
            />
          )}
        </Suspense>
        {wide && <SideColumn panels={beside} />}
        {table.covered && actor !== undefined ? (
          <Suspense fallback={<section className="dock" />}>
            <HandOver
              name={names[actor]!}
              tiles={view.held[actor]!}
              face={board.face}
              onReady={() => table.take(actor)}
            />
          </Suspense>
        ) : (
          <TableDock table={table} line={line} asides={asides} onTryAgain={() => playing.goOn()} />
        )}
        <Announcer said={table.notices.announced} />
        <Suspense>
          {summary.shown && outcome && (
            <Over
              positions={positions}
              names={names}
              board={board}
              you={table.you}
              line={line}
              asides={asides}
              {...after(outcome)}
              onClose={summary.close}
            />
          )}
          {panel === MENU && menu(outcome, () => setPanel(undefined))}
        </Suspense>
        {sheet && <PanelSheet panel={sheet} onClose={() => setPanel(undefined)} />}
      </div>
    </ArrivalContext.Provider>
  );
}
