/** Replays a record into its positions. */

import type { Match } from '@boneyard/engine/match';
import { parseRecord } from '@boneyard/engine/record';
import { type Fault, positionsOf } from '@boneyard/engine/replay';
import { isProblem } from '@boneyard/rules/problem';

/** Every position of a record, or what is wrong with it and where. */
export function foldRecord(record: unknown): { readonly positions: readonly Match[] } | Fault {
  const read = parseRecord(JSON.stringify(record));
  if (isProblem(read)) return read;
  const positions = positionsOf(read);
  return isProblem(positions) ? positions : { positions: positions.map(({ match }) => match) };
}
