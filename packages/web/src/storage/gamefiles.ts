/** Exports games to files and imports them. */

import { type GameRecord, parseRecord, toPresentFormat } from '@boneyard/engine/record';
import type { Fault } from '@boneyard/engine/replay';
import { gameCalled } from '@boneyard/rules/games';
import { markedVariant } from '@boneyard/rules/playedvariant';
import { isProblem } from '@boneyard/rules/problem';
import type { Browser } from '@boneyard/words/en/browser';
import type { SavedGamesWords } from '@boneyard/words/en/savedgames';
import { newId } from '../app/ids';
import { inSlices } from '../ui/slices';
import { saveJson } from './downloads';
import { foldRecord } from './foldrecord';
import type { LocalDatabase } from './gamedatabase';
import { readSavedGame, type SavedGame, VERSION } from './savedgame';

/** How files about a game are called, before their ending: by the game and its variant. */
export function fileName({ game: id, options }: GameRecord): string {
  const game = gameCalled(id);
  const parts = ['boneyard', id];
  if (game && game.variants.length > 1) parts.push(markedVariant(game, options).id);
  return parts.join('-');
}

export function exportRecord(record: GameRecord): void {
  saveJson(`${fileName(record)}.domino.json`, record);
}

export function exportGame({ record, seats }: SavedGame): void {
  exportRecord({ ...record, names: seats.map(({ name }) => name) });
}

const COLLECTION = 'boneyard-games/1';

/** All games in one file, to be imported on another device or after they were deleted. */
export function exportGames(games: readonly SavedGame[]): void {
  saveJson('boneyard-games.json', { format: COLLECTION, games });
}

/** What a file from `exportGames` has, readable or not; undefined if the text is something else. */
function collectionIn(text: string): readonly unknown[] | undefined {
  try {
    const { format, games } = JSON.parse(text) as { format?: unknown; games?: unknown };
    return format === COLLECTION && Array.isArray(games) ? games : undefined;
  } catch {
    return undefined;
  }
}

/** A game from a record. The player gets the seat without a name, or else the first; the others become bots. */
function importGame(text: string, you: string, bot: (n: number) => string): SavedGame | Fault {
  const read = parseRecord(text);
  if (isProblem(read)) return read;
  const record = toPresentFormat(JSON.parse(text)) as GameRecord;
  const result = foldRecord(record);
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

/** Saves the playable games of a collection. */
async function importGames(collection: readonly unknown[], database: LocalDatabase, tell: (done: number) => void) {
  let [added, there] = [0, 0];
  await inSlices(
    collection,
    async (one) => {
      const game = readSavedGame(one);
      if (!game || isProblem(foldRecord(game.record))) return;
      const stored = await database.find(game.id);
      if (!stored && (await database.save({ ...game, revision: 0 }))) added++;
      else there++;
    },
    tell,
  );
  return { added, there };
}

/**
 * Saves the games in a file and returns a sentence about the result. Games that are already saved are not changed. If it takes
 * long, `tell` gets sentences about how far it is.
 */
export async function importFile(
  file: File,
  database: LocalDatabase,
  { speech, parts }: Browser,
  texts: SavedGamesWords,
  tell: (sentence: string) => void,
): Promise<string> {
  const text = await file.text();
  const collection = collectionIn(text);
  if (collection) {
    const { added, there } = await importGames(collection, database, (done) =>
      tell(texts.loading(done, collection.length)),
    );
    return texts.loadedAll(added, there);
  }
  const game = importGame(text, speech.you, speech.bot);
  if (isProblem(game)) return speech.labelled(file.name, (await parts.problem())(game));
  await database.save(game);
  return texts.loaded;
}
