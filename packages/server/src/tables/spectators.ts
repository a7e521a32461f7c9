/**
 * The spectators of one table, of whom there may be thousands. They all see the same, so what they are sent is written once.
 * A round sends every one of them what is new since the last round, in slices: in between, players' moves are dealt with.
 * What happens during a round waits for the next one, so a spectator may get several steps in one, but none out of order.
 */

import type { Connection } from './connection';
import type { Room } from './room/room';
import { tableView } from './room/tableview';
import { StepTexts } from './steptexts';

/** So many are sent something in one turn of the event loop. */
export const SLICE = 100;

/** What is new for spectators. */
function stepText(before: Room, now: Room): string {
  const step = new StepTexts(before, now);
  return step.text(step.end(undefined));
}

export class SpectatorBroadcast {
  readonly #spectators: () => ReadonlySet<Connection>;
  /** The table as the last round shows it; undefined if the next round has to show all of it. */
  #shown: Room | undefined;
  /** The table as it is; undefined while it is not in memory. */
  #now: Room | undefined;
  /** How many entries of the log the last round shows. */
  #n: number;
  /** What was said since the round began. */
  #said: string[] = [];
  /** The messages of the round, and who is still to be sent them. */
  #texts: readonly string[] = [];
  readonly #due = new Set<Connection>();
  /** Those who came during the last round and were not shown what it shows: this round sends them the whole table. */
  #latecomers = new Set<Connection>();
  #textsForThem: readonly string[] = [];
  /** The same for the next round. */
  #came = new Set<Connection>();
  #isRunning = false;
  /** The whole table as it was last sent. */
  #whole: { readonly of: Room; readonly text: string } | undefined;

  constructor(spectators: () => ReadonlySet<Connection>, now: Room) {
    this.#spectators = spectators;
    this.#shown = now;
    this.#now = now;
    this.#n = now.n;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** The log was read: everybody who was shown another state is shown the whole table. */
  loaded(now: Room): void {
    this.#shown = this.#n === now.n ? now : undefined;
    this.show(now);
  }

  /** The table leaves memory. */
  forget(): void {
    this.#shown = undefined;
    this.#now = undefined;
    this.#whole = undefined;
  }

  show(now: Room): void {
    this.#now = now;
    this.#run();
  }

  say(text: string): void {
    this.#said.push(text);
    this.#run();
  }

  /** Sends the table to a spectator, who has just come or asks for all of it. */
  welcome(connection: Connection): void {
    if (!this.#now) return;
    connection.sendText(this.#wholeText(this.#now));
    if (this.#now === this.#shown) this.#due.delete(connection);
    else this.join(connection);
  }

  /** The next round sends the whole table to this spectator, who had a seat until now. */
  join(connection: Connection): void {
    this.#due.delete(connection);
    this.#came.add(connection);
  }

  #run(): void {
    if (!this.#isRunning) this.#sendSlice();
  }

  #sendSlice(): void {
    this.#isRunning = true;
    if (this.#due.size === 0) this.#begin();
    const spectators = this.#spectators();
    let left = SLICE;
    for (const connection of this.#due) {
      if (left-- === 0) break;
      this.#due.delete(connection);
      if (!spectators.has(connection)) continue;
      for (const text of this.#latecomers.has(connection) ? this.#textsForThem : this.#texts) connection.sendText(text);
    }
    this.#isRunning = this.#due.size > 0 || this.#said.length > 0 || this.#shown !== this.#now;
    if (this.#isRunning) setImmediate(() => this.#sendSlice());
  }

  #begin(): void {
    const [before, now, said] = [this.#shown, this.#now, this.#said];
    this.#shown = now;
    this.#said = [];
    if (now) this.#n = now.n;
    [this.#latecomers, this.#came] = [this.#came, this.#latecomers];
    this.#came.clear();
    const spectators = this.#spectators();
    if (spectators.size === 0) return;
    const isNew = now && before?.n !== now.n;
    this.#texts = isNew ? [before ? stepText(before, now) : this.#wholeText(now), ...said] : said;
    const isLate = now && this.#latecomers.size > 0;
    this.#textsForThem = isLate ? [this.#wholeText(now), ...said] : this.#texts;
    if (isLate || this.#texts.length > 0) for (const connection of spectators) this.#due.add(connection);
  }

  #wholeText(room: Room): string {
    if (this.#whole?.of !== room) {
      const text = JSON.stringify({ t: 'table', table: tableView(room, undefined) });
      this.#whole = { of: room, text };
    }
    return this.#whole.text;
  }
}
