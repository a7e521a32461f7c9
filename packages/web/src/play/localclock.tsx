/** The clock of a turn on this device. When the time is up, the referee moves, as at a table online. */

import { STAND_IN } from '@boneyard/bots/level';
import { mildestMove } from '@boneyard/engine/late';
import type { Match } from '@boneyard/engine/match';
import type { LateMove } from '@boneyard/protocol/enums';
import type { Seat } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { useSyncExternalStore } from 'react';
import { newId } from '../app/ids';
import { TimeLeft } from '../clock/timeleft';
import { useTurnTime } from '../clock/turntime';
import type { TurnLimit } from '../storage/savedgame';
import type { TurnState } from '../table/table';
import { sound } from '../ui/sounds';
import { botWorker } from './botworker';
import type { LocalGame } from './localgame';

/** A bot that has not answered by then does not move, in milliseconds. */
const PATIENCE = 8000;

async function lateMove(match: Match, seat: Seat, late: LateMove): Promise<string> {
  const { game, state } = match;
  if (late === 'mildest') return mildestMove(match, seat);
  const view = game.view(state, seat);
  const question = { game: game.id as GameId, view, seat, level: STAND_IN, seed: newId() };
  return botWorker()
    .move(question, AbortSignal.timeout(PATIENCE))
    .catch(() => mildestMove(match, seat));
}

function watchPage(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

interface Props {
  readonly local: LocalGame;
  readonly limit: TurnLimit;
  readonly seat: Seat;
  readonly turn: TurnState;
}

function Countdown({ local, limit, seat, turn }: Props) {
  const { saved, matches } = local.shown();
  const visible = useSyncExternalStore(watchPage, () => !document.hidden);

  async function moveLate(): Promise<void> {
    const match = matches.at(-1)!;
    sound('time');
    const move = await lateMove(match, seat, limit.late);
    const now = local.shown();
    if (now.matches.at(-1) === match && !now.happening) local.playLate(seat, move);
  }

  const left = useTurnTime({
    game: saved.id,
    turn: matches.length,
    limit: limit.turn * 1000,
    runs: turn === 'runs' && visible,
    onOver: moveLate,
  });
  return <TimeLeft milliseconds={left} own />;
}

export function LocalClock(props: Props) {
  const { matches } = useSyncExternalStore(props.local.subscribe, props.local.shown);
  return <span className="beside">{props.turn && <Countdown key={matches.length} {...props} />}</span>;
}
