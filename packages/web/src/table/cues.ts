/** What a new position sounds and feels like. */

import type { MatchOutcome } from '../play/play';
import type { VibrationName } from '../ui/vibration';
import type { Manner, SoundName } from '../ui/voices';
import type { Board } from './boards/board';

export interface NewMoment {
  readonly kind: 'lay' | 'slide' | 'knock' | 'other';
  /** The player at this device made the move. */
  readonly own: boolean;
  /** Of the tile that was laid, in points. */
  readonly weight: number;
  /** How long the tile flies, in milliseconds. */
  readonly takes: number;
  readonly outcome: MatchOutcome;
  /** A person at this device has won the match. */
  readonly won: boolean;
  /** It is the player's turn now, after somebody else's. */
  readonly calls: boolean;
}

/** What a written move does, as far as it is heard. */
export function kindOf(board: Board, move: string): NewMoment['kind'] {
  if (board.tileOf(move) !== undefined) return 'lay';
  if (move === board.stockMove) return 'slide';
  return board.knocks?.(move) ? 'knock' : 'other';
}

/** Where the tile lies in the window: 0 is left or top, 1 right or bottom. */
export interface Spot {
  readonly across: number;
  readonly down: number;
}

export interface Cue extends Manner {
  readonly sound: SoundName;
}

/** A flight slows down before it ends: the tile is heard when it has all but arrived. */
const TOUCHES = 0.7;
/** Between the tile and what follows from it, in seconds. */
const REST = 0.3;

/** Heavy tiles sound lower, tiles near the player a little fuller. */
function pitchOf(weight: number, { down }: Spot): number {
  return 1.12 - (0.24 * weight) / (weight + 8) + 0.1 * (0.5 - down);
}

export function cuesFor({ kind, weight, takes, outcome, won, calls }: NewMoment, spot: Spot): readonly Cue[] {
  const lands = (takes / 1000) * TOUCHES;
  const cues: Cue[] = [];
  if (kind === 'lay')
    cues.push({ sound: 'lay', pitch: pitchOf(weight, spot), side: 1.2 * (spot.across - 0.5), after: lands });
  else if (kind !== 'other') cues.push({ sound: kind });
  const after = cues.length > 0 ? lands + REST : 0;
  if (outcome) cues.push({ sound: !outcome.over ? 'round' : won ? 'won' : 'ended', after });
  else if (calls) cues.push({ sound: 'turn', after });
  return cues;
}

export function vibrationFor({ kind, own, outcome, calls }: NewMoment): VibrationName | undefined {
  if (kind === 'lay' && own) return 'lay';
  return calls && !outcome ? 'turn' : undefined;
}
