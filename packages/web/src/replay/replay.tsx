/** A past game on its board: the board in the middle, the hands above it, what happened beside it, and the steps below. */

import { type Match, outcomeOf } from '@boneyard/engine/match';
import type { Seat } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { plainOf } from '@boneyard/rules/verdicts';
import { facts } from '@boneyard/words/facts';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/language';
import { CompactNavigation } from '../app/topbar';
import { positionOf } from '../play/position';
import { useRulesText } from '../rules/rulestext';
import { exportRecord } from '../storage/gamefiles';
import { type Arrival, ArrivalContext } from '../table/arrival';
import { type ChronicleEntry, chronicle } from '../table/chronicle';
import { MoveList } from '../table/movelist';
import { writeOffer } from '../table/offers';
import { OpenHands } from '../table/openhands';
import { namesOf } from '../table/players';
import { Seats } from '../table/seats';
import { calm } from '../table/shownposition';
import { Stage, useStage } from '../table/stage';
import { ComparedMoves } from './comparedmoves';
import { Controls } from './controls';
import { EyesChoice } from './eyeschoice';
import { type Eyes, isRunning, type PastGame, seatOf, seenBy } from './pastgame';
import { toldAt } from './positiontext';
import { useReplayWords } from './replaywords';
import { ReviewPanel } from './review';
import { useReview } from './reviewjobs';
import { isFault, reviewedPositions } from './reviewpositions';
import { Sharing } from './sharedialog';
import { useAutoplay, useSteps } from './steps';
import { useFilm } from './towerreplay';

const FLIGHT = 380;
const NOTHING = () => {};

/** The move that led to a position, as an offer: without its release and verdict, and with the way its tile was laid. */
function playedIn({ game, state }: Match): string {
  const { move, lies } = state.log!;
  return writeOffer({ move: game.write(plainOf(game, move)), lies });
}

export function Replay({ past }: { readonly past: PastGame }) {
  const words = useWords();
  const { web, games } = words;
  const said = useReplayWords();
  const { record, positions, former, own, board } = past;
  const { narration } = board;
  const seats = useMemo(
    () => past.seats.map((one, seat) => (former.includes(seat) ? { ...one, name: said.former } : one)),
    [past, former, said],
  );
  const names = useMemo(() => namesOf(seats, words), [seats, words]);
  const running = isRunning(positions);
  const [eyes, setEyes] = useState<Eyes>('all');
  const [chosen, setChosen] = useState<Seat>();
  const me = own ?? chosen;
  const [sharing, setSharing] = useState(false);
  const [pointed, setPointed] = useState<ChronicleEntry>();
  // It opens at its end, with its result.
  const steps = useSteps(positions.length - 1, positions.length - 1);
  const { at, jump } = steps;
  const happening = useFilm(positions, steps);
  useAutoplay(steps, happening !== undefined);
  const desk = useReview(record, own !== undefined && !running);
  const review = desk.reviewing.kind === 'done' && !running ? desk.reviewing.review : undefined;
  const standing = useMemo(() => review && reviewedPositions(positions, review), [positions, review]);
  const moved = standing?.led.get(at);
  const mistake = moved && isFault(moved) && !steps.playing && !happening ? moved : undefined;
  // While a domino is dropped, the table is shown as it was before; so it is with a mistake, to compare it with the better move.
  const match = positions[happening || mistake ? at - 1 : at]!;
  const { game, state, table } = match;
  const id = game.id as GameId;
  const viewer = seatOf(past, eyes);

  const view = useMemo(() => seenBy(past, eyes, match), [past, eyes, match]);
  const stage = useStage(board, view);
  const entries = useMemo(
    () => chronicle(positions.map(positionOf), 1, names, viewer, narration, words),
    [positions, names, viewer, narration, words],
  );
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
  const open = [...new Set([...hands, ...narration.open(view)])];

  const log = view.log;
  const lays = log !== undefined && !mistake && board.tileOf(game.write(log.move)) !== undefined;
  const takes = calm() ? 0 : Math.min(FLIGHT, steps.step);
  const arrival: Arrival | undefined = steps.follows && lays ? { ply: at, seat: log.seat, takes } : undefined;

  const rulesText = useRulesText(id);
  const title = facts(games[id].name, rulesText(table));

  return (
    <ArrivalContext.Provider value={arrival}>
      <div className={`replay-page ${id}`}>
        <header className="bar">
          <CompactNavigation />
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
          own={own}
        />
        <section className="hands-row" aria-label={said.replay.hands}>
          {open.length > 0 && (
            <OpenHands board={board} view={view} names={names} owners={open} legal={[]} onPlay={NOTHING} />
          )}
          {!running && <EyesChoice names={names} eyes={eyes} onEyes={setEyes} />}
        </section>
        <Stage
          stage={stage}
          label={said.replay.board}
          seat={viewer}
          names={names}
          happening={happening}
          // Some boards have a window of their own, which has no room for the compared moves.
          plain={mistake !== undefined}
          overlay={
            mistake && (
              <ComparedMoves
                {...{ board, view }}
                layout={stage.layout}
                seat={mistake.seat}
                better={mistake.best.move}
                played={playedIn(positions[at]!)}
              />
            )
          }
          lit={pointed?.round === view.round ? pointed.written : undefined}
          unaided={running && board.untold?.(view, viewer) !== undefined}
        />
        <section className="dock" aria-label={said.replay.steps}>
          <p className="sentence" role="status" aria-live={steps.playing ? 'off' : 'polite'}>
            {told}
          </p>
          {running && (
            <p className="sentence quiet">{said.replay.running(own === undefined ? undefined : names[own])}</p>
          )}
          <Controls steps={steps} told={told} />
        </section>
        <div className="side">
          <ReviewPanel {...{ past, desk, standing, names, me, at }} onMe={setChosen} onJump={jump} />
          <aside className="moves" aria-label={web.table.moves}>
            <h2>{web.table.moves}</h2>
            <MoveList {...{ board, entries, names, at, remarks }} onLook={jump} onPoint={setPointed} />
          </aside>
        </div>
        {sharing && <Sharing record={record} title={title} onClose={() => setSharing(false)} />}
      </div>
    </ArrivalContext.Provider>
  );
}
