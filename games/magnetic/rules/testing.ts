/** Test positions in a short notation: the hands, the stock, the moves. */

import type { Seat } from '@boneyard/rules/game';
import { mayPlay, positionOf } from '@boneyard/rules/testing/positions';
import { explain, type MagneticExplanation } from './explain';
import { magnetic } from './magnetic';
import type { State } from './position';

export interface Setting {
  readonly mode?: 'flat' | 'tower' | 'staggered';
  /** The dominoes of each seat, separated by spaces. */
  readonly hands: readonly string[];
  readonly stock?: string;
  /** Options other than the mode. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** Entries of a record, separated by semicolons. */
  readonly moves?: string;
}

function dominoes(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

export function table({ mode = 'tower', hands, stock = '', options = {}, moves = '' }: Setting): State {
  const deal = { hands: hands.map(dominoes), stock: dominoes(stock) };
  const entries = moves === '' ? [] : moves.split('; ');
  const rounds = [{ deal, moves: entries }];
  return positionOf(magnetic, { players: hands.length, options: { ...options, mode }, rounds }) as State;
}

/** The legal moves of the seat to act, sorted. */
export function may(setting: Setting): string[] {
  return mayPlay(magnetic, table(setting));
}

/** The legal moves with one domino, in either direction. */
export function mayLay(setting: Setting, domino: string): string[] {
  const turned = [...domino].reverse().join('');
  return may(setting).filter((move) => move.startsWith(`${domino}@`) || move.startsWith(`${turned}@`));
}

export function toAct(setting: Setting): readonly Seat[] {
  return magnetic.toAct(table(setting));
}

export function explained(setting: Setting, entry: string): MagneticExplanation {
  return explain(table(setting), Number(entry[0]), magnetic.read(entry.slice(2))!);
}
