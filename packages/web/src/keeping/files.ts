/** Games as files: export, import, and a report of a problem. */

import type { Match } from '@boneyard/engine/match';
import { type GameRecord, parseRecord } from '@boneyard/engine/record';
import { type Fault, positionsOf } from '@boneyard/engine/replay';
import { isProblem } from '@boneyard/rules/problem';
import { newId } from '../ids';
import { settings } from '../settings';
import { type Kept, VERSION } from './kept';

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function save(name: string, content: unknown): void {
  saveFile(name, new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }));
}

export function exportRecord(record: GameRecord): void {
  save(`boneyard-${record.game}.domino.json`, record);
}

export function exportGame({ record, seats }: Kept): void {
  exportRecord({ ...record, names: seats.map(({ name }) => name) });
}

/** Everything that helps to find a mistake, and nothing about the person. */
export function report(kept: Kept | undefined): void {
  save('boneyard-problem.json', {
    version: __VERSION__,
    browser: navigator.userAgent,
    window: [innerWidth, innerHeight, devicePixelRatio],
    settings: settings(),
    address: location.pathname,
    game: kept,
  });
}

/** The last position of a record, or what is wrong with it and where. */
export function folded(record: unknown): { readonly positions: readonly Match[] } | Fault {
  const read = parseRecord(JSON.stringify(record));
  if (isProblem(read)) return read;
  const positions = positionsOf(read);
  return isProblem(positions) ? positions : { positions: positions.map(({ match }) => match) };
}

/** A record from a file: the seat without a name is the person's, else the first; bots sit on the others. */
export function imported(text: string, you: string, bot: (n: number) => string): Kept | Fault {
  const read = parseRecord(text);
  if (isProblem(read)) return read;
  const record = JSON.parse(text) as GameRecord;
  const result = folded(record);
  if (isProblem(result)) return result;
  const named = (seat: number) => read.names?.[seat];
  const own = Math.max(0, read.names?.indexOf('') ?? 0);
  return {
    version: VERSION,
    id: newId(),
    revision: 0,
    changed: Date.now(),
    record,
    seats: Array.from({ length: read.table.players }, (_, seat) =>
      seat === own
        ? { kind: 'person', name: named(seat) ?? you }
        : { kind: 'bot', name: named(seat) || bot(seat - 1), level: 'casual' },
    ),
    origin: 'file',
  };
}
