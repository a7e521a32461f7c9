/** A game that two bots play slowly on a real board, round after round. It rests while the page is hidden. */

import { act, begin, type Match } from '@boneyard/engine/match';
import { GAME_IDS, gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { use, useEffect, useState } from 'react';
import { webGames } from '../games';
import { botWorker } from '../play/botworker';
import { systemRandom } from '../play/systemrandom';
import { ArrivalContext } from '../table/arrival';
import { calm } from '../table/shownposition';
import { useWords } from './language';

const PLAYERS = 2;
const ROOM = { width: 14, height: 8 };
/** Between two moves, and before a new round, in milliseconds. */
const [STEP, ROUND, FLIGHT] = [1600, 6000, 500];
/** How many moves are made before anything is shown; with reduced motion the board stays like that. */
const [FIRST, STILL] = [7, 13];

const [id] = GAME_IDS;
const board = webGames[id].load({});

function dealt(): Match {
  const game = gameCalled(id)!;
  const table = setTable(game, PLAYERS, {});
  if (isProblem(table)) throw new Error('no table for the demo');
  return begin(game, table, game.deal(table, systemRandom()));
}

async function moved(match: Match, signal: AbortSignal): Promise<Match> {
  const { game, state } = match;
  const seat = game.toAct(state)[0]!;
  const question = { game: id, view: game.view(state, seat), seat, level: 'casual' as const, seed: String(state.ply) };
  return act(match, seat, game.read(await botWorker().move(question, signal)));
}

const isOver = ({ game, state }: Match) => game.toAct(state).length === 0;

/** Resolves after a while, and not while the page is hidden. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  while (document.hidden && !signal.aborted)
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
  signal.throwIfAborted();
}

async function perform(show: (match: Match) => void, signal: AbortSignal): Promise<void> {
  const first = calm() ? STILL : FIRST;
  for (;;) {
    let match = dealt();
    for (let n = 0; n < first && !isOver(match); n++) match = await moved(match, signal);
    show(match);
    if (calm()) return;
    await pause(STEP, signal);
    while (!isOver(match)) {
      const before = match.state.held;
      match = await moved(match, signal);
      show(match);
      // Nobody watches somebody draw.
      const laid = match.state.held.some((tiles, seat) => tiles < before[seat]!);
      await pause(laid ? STEP : STEP / 4, signal);
    }
    await pause(ROUND, signal);
  }
}

function nothing(): void {}

export function LiveDemo() {
  const words = useWords();
  const { Table, layOut } = use(board);
  const [match, setMatch] = useState<Match>();
  useEffect(() => {
    const end = new AbortController();
    // It ends with the page, or because a bot could not answer: then the board stays as it is.
    perform(setMatch, end.signal).catch(nothing);
    return () => end.abort();
  }, []);
  if (!match) return undefined;
  const view = match.game.view(match.state, undefined);
  const layout = layOut(view, ROOM);
  const { width, height } = layout.room;
  const { log, ply } = view;
  const shown = { view, layout, seat: undefined, picked: undefined, offers: [], aimed: undefined, words };
  return (
    <ArrivalContext.Provider value={log && { ply, seat: log.seat, takes: calm() ? 0 : FLIGHT }}>
      {[0, 1].map((seat) => (
        <p key={seat} className="demo-player" data-from-seat={seat}>
          <strong>{words.speech.bot(seat)}</strong> {words.web.table.tiles(view.held[seat]!)}
        </p>
      ))}
      <svg viewBox={`0 0 ${width} ${height}`} className="demo-board" aria-hidden="true">
        <Table {...shown} onAim={nothing} onPlay={nothing} />
      </svg>
    </ArrivalContext.Provider>
  );
}
