/**
 * A live table: an actor that does one thing at a time. What arrives waits in its inbox. Each step is decided, made durable
 * in the store, and only then acknowledged and broadcast.
 */

import type { ClientMessage } from '@boneyard/protocol/clientmessages';
import type { Refusal } from '@boneyard/protocol/enums';
import type { ClusterMessage, LocalPresence } from '../cluster/bus';
import type { ErrorCode } from '../operations/errors';
import { Broadcast, type SpokenMessage } from './broadcast';
import { TableClock } from './clock';
import { bodiesOf, foldLog, withFollowUps } from './commit';
import { type Connection, sendRefusal } from './connection';
import { TablePresence } from './presence';
import { decide, type TableMessage, type TableStep } from './room/decide';
import { type Deed, isContribution } from './room/entries';
import { nameRemoval } from './room/nameremoval';
import { type Room, seatOf } from './room/room';
import { seatChanges, summaryChanged, summaryOf } from './summary';
import type { TableHost, TableServices } from './tableservices';
import { TableTasks } from './tasks';

/** Why a table cannot be had: it does not exist, or its log cannot be read now. */
export type TableUnavailable = Extract<Refusal, 'no such table' | 'busy'>;

export type PlayerMessage = TableMessage | Extract<ClientMessage, { t: 'signal' }>;

/** Something in the inbox. */
interface Work {
  /** May start one commit, and is repeated if another process was faster. */
  perform(room: Room): void;
  missing(why: TableUnavailable): void;
}

/** Who asked for a step, and what to call when it is done, or is not; nothing for what a table does on its own. */
export interface StepCallbacks {
  /** Gets the acknowledgement of a move. */
  readonly sender?: Connection;
  readonly acknowledged?: () => void;
  readonly retry?: Work;
  readonly done?: () => void;
  readonly refuse?: (why: Refusal) => void;
  readonly failed?: () => void;
}

/** After a failure of the store a table does nothing for this long, in milliseconds. */
const PAUSE = 1_000;

export class LiveTable {
  readonly id: string;
  readonly host: TableHost;
  readonly presence: TablePresence;
  readonly #services: TableServices;
  readonly #clock: TableClock;
  readonly #broadcast: Broadcast;
  readonly #tasks: TableTasks;
  readonly #inbox: Work[] = [];
  #room: Room | undefined;
  /** Waits for the store, and does nothing else until it answers. */
  #held = false;
  /** This process wrote the last entry, so it does what follows; others wait a while before they do. */
  #leads = true;
  #used: number;

  constructor(id: string, services: TableServices, host: TableHost) {
    this.id = id;
    this.host = host;
    this.#clock = new TableClock(services.now);
    this.#services = { ...services, now: this.#clock.now };
    this.presence = new TablePresence(this.#clock.now, services.pace.grace);
    this.#broadcast = new Broadcast(id, this.presence, services.bus);
    this.#tasks = new TableTasks(this, this.#services);
    this.#used = services.now();
  }

  /** Undefined while the log is not in memory. */
  get room(): Room | undefined {
    return this.#room;
  }

  get isBusy(): boolean {
    return this.#held || this.#inbox.length > 0;
  }

  get isStopping(): boolean {
    return this.host.draining || this.host.closed;
  }

  isWatchedBy(connection: Connection): boolean {
    return this.host.watchedBy(connection) === this;
  }

  isIdleSince(time: number): boolean {
    return !this.#held && !this.#tasks.isWaiting && this.#used < time;
  }

  /** Sends the table to the connection, now and whenever it changes; or says why it cannot. */
  watch(connection: Connection): Promise<TableUnavailable | undefined> {
    this.#broadcast.subscribe();
    return new Promise((resolve) => {
      const show: Work = {
        perform: (room) => {
          // It may have left again before the log was read.
          if (this.isWatchedBy(connection)) this.#broadcast.add(connection, room);
          resolve(undefined);
        },
        missing: (why) => {
          this.#broadcast.unsubscribe();
          resolve(why);
        },
      };
      // The client may have seen more in another process than is known here, and must not be shown less.
      const mayBeBehind = (this.#room || this.#held) && !this.#services.bus.alone;
      const first = (room: Room) => this.#readOn(room, { retry: show, failed: () => show.missing('busy') });
      this.enqueue(mayBeBehind ? first : show.perform, show.missing);
    });
  }

  unwatch(connection: Connection): void {
    this.#broadcast.remove(connection);
    this.#broadcast.unsubscribe();
    if (this.#room || this.#held) this.#checkClock();
    else this.host.evict(this);
  }

  /** What a player at the table asks for. */
  receive(connection: Connection, message: PlayerMessage): void {
    const received = this.#services.now();
    this.enqueue(
      (room) => this.#decide(room, connection, message, received),
      (why) => this.#refuse(connection, message, why),
    );
  }

  /** Sends everybody what was said at the table. */
  say(said: SpokenMessage): void {
    this.#broadcast.say(said);
  }

  /** The room as it is now, or why it cannot be had. */
  read(): Promise<Room | TableUnavailable> {
    // While nobody watches, other processes do not tell us what is new.
    if (this.#room && this.presence.size === 0 && !this.#services.bus.alone) this.catchUp(Number.POSITIVE_INFINITY);
    return new Promise((resolve) => this.enqueue(resolve, resolve));
  }

  /** Deletes a player's name from the table; throws when that cannot be done now. */
  forget(playerId: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (failed?: TableUnavailable) =>
        failed === 'busy' ? reject(new Error(`table ${this.id} is busy`)) : resolve();
      const perform = (room: Room): void => {
        const deed = nameRemoval(room, playerId);
        const outcome = { retry: { perform, missing: settle }, done: settle, failed: () => settle('busy') };
        if (deed) this.commit(room, deed, outcome);
        else settle();
      };
      this.enqueue(perform, settle);
    });
  }

  /** Reads what other processes wrote, if the log has more entries than are known here. */
  catchUp(n: number): void {
    if (n <= (this.#room?.n ?? this.#broadcast.sent)) return;
    this.enqueue((room) => {
      if (n > room.n) this.#readOn(room);
    });
  }

  onClusterMessage(message: ClusterMessage, from: string) {
    switch (message.of) {
      case 'log':
        return this.catchUp(message.n);
      case 'here':
        return this.setPresenceElsewhere(from, message.here);
      case 'who':
        return this.#broadcast.publishPresence();
      case 'signal':
      case 'chat':
        return this.#broadcast.sayHere(message);
    }
  }

  /** Who is connected to another process; undefined when that is gone. */
  setPresenceElsewhere(process: string, presence: LocalPresence | undefined): void {
    this.#broadcast.presenceElsewhere(process, presence);
    if (this.#room) this.#checkClock();
  }

  /** The bus is back: other processes may have missed who is connected here. */
  introduce(): void {
    if (this.presence.size > 0) this.#broadcast.introduce();
  }

  /** The store says that it is time to look at the table. */
  wake(): void {
    this.enqueue(
      (room) => this.#tasks.wake(room),
      (why) => {
        if (why === 'no such table') this.#services.store.reschedule(this.id, null).catch(() => {});
      },
    );
  }

  /** Lets another process do what comes next, if anything does. */
  async handOver(): Promise<void> {
    if (this.#room) await this.#tasks.handOver(this.#room);
  }

  /** Leaves memory. Connections stay; the log is read again when something happens. */
  unload(): void {
    this.stop();
    this.#room = undefined;
    this.#broadcast.forget();
  }

  stop(): void {
    this.#tasks.stop();
  }

  enqueue(perform: Work['perform'], missing: Work['missing'] = () => {}): void {
    this.#inbox.push({ perform, missing });
    this.run();
  }

  /** Does what is in the inbox, then what the table does on its own. */
  run(): void {
    if (this.#held || this.host.closed) return;
    if (!this.#room) {
      if (this.#inbox.length > 0) void this.#load();
      return;
    }
    this.#used = this.#services.now();
    while (!this.#held && this.#room) {
      const work = this.#inbox.shift();
      if (!work) break;
      this.#safely(work.perform);
    }
    if (!this.#held && !this.host.draining) this.#safely((room) => this.#tasks.goOn(room, this.#leads));
  }

  /** Does nothing else until the promise settles; after a failure not for a while longer. */
  hold<T>(code: ErrorCode, promise: Promise<T>, done: (value: T) => void, failed?: () => void): void {
    this.#held = true;
    promise.then(
      (value) => {
        this.#held = false;
        done(value);
        this.run();
      },
      (error) => {
        if (this.host.closed) return;
        this.#report(code, error);
        failed?.();
        setTimeout(() => {
          this.#held = false;
          this.run();
        }, PAUSE);
      },
    );
  }

  take(room: Room, step: TableStep, outcome: StepCallbacks = {}) {
    switch (step.kind) {
      case 'append':
        return this.commit(room, step.deed, outcome, step.ack);
      case 'refuse':
        return outcome.refuse?.(step.why);
      case 'ack':
        if (outcome.sender) this.#broadcast.acknowledge({ connection: outcome.sender, at: step.at });
        return outcome.acknowledged?.();
      case 'rule':
        return this.#tasks.rule(room, step.seat, step.move, step.by, outcome);
      case 'rematch':
        return this.#tasks.openRematch(room, outcome);
    }
  }

  /** Makes the deed durable; then, and only then, broadcasts it and acknowledges the move that answers the decision `ack`. */
  commit(
    room: Room,
    deed: Deed,
    { sender, acknowledged, retry, done, failed }: StepCallbacks = {},
    ack?: number,
  ): void {
    const { store, metrics, now } = this.#services;
    const at = now();
    const followUps = !this.host.draining;
    const { entries, after, task } = withFollowUps(room, deed, at, (next) => this.#tasks.next(next), followUps);
    const changed = summaryChanged(room, after);
    const append = store.append({
      table: this.id,
      n: room.n,
      ...bodiesOf(entries),
      ...(changed && { summary: summaryOf(after, at), seated: seatChanges(room, after) }),
      ...this.#tasks.wakeAt(after, task),
    });
    const committed = (won: boolean) => {
      // Another process was faster: read what it wrote, and try again.
      if (!won) return this.#readOn(room, { ...(retry && { retry }), ...(failed && { failed }) });
      this.#room = after;
      this.#leads = true;
      done?.();
      for (const [i, entry] of entries.entries()) metrics.committed(this.id, room.n + i, entry);
      if (entries.length === 1 && isContribution(deed)) this.#broadcast.stepSoon(after);
      else this.#broadcast.step(after, sender && ack !== undefined ? { connection: sender, at: ack } : undefined);
      if (ack !== undefined) acknowledged?.();
      this.#broadcast.publishLength(after.n);
      this.#tasks.notifySoon(after);
      if (changed) this.host.listingChanged(after, at);
    };
    this.hold('STORE_WRITE_FAILED', append, committed, () => {
      this.#tasks.forgetWakeup();
      this.#broadcast.step(room);
      failed?.();
    });
  }

  #decide(room: Room, connection: Connection, message: PlayerMessage, received: number) {
    const refuse = (why: Refusal) => this.#refuse(connection, message, why);
    if (message.t === 'signal') {
      const seat = seatOf(room, connection.playerId);
      return seat === undefined ? refuse('not yours') : this.say({ of: 'signal', seat, signal: message.signal });
    }
    const { now, metrics, pace } = this.#services;
    const absence = { gone: this.presence.absentSince, grace: pace.grace, now: now() };
    this.take(room, decide(room, connection, message, absence), {
      sender: connection,
      retry: { perform: (later) => this.#decide(later, connection, message, received), missing: refuse },
      acknowledged: () => metrics.acknowledged(now() - received),
      refuse: (why) => {
        refuse(why);
        if (why === 'stale') this.#broadcast.table(connection, room);
      },
      failed: () => refuse('busy'),
    });
  }

  async #load(): Promise<void> {
    this.#held = true;
    let why: TableUnavailable = 'no such table';
    try {
      this.#room = foldLog(this.id, undefined, await this.#services.store.log(this.id));
      if (this.#room) this.#clock.observe(this.#room);
      this.#leads = true;
    } catch (error) {
      if (this.host.closed) return;
      why = 'busy';
      this.#report('STORE_READ_FAILED', error);
    }
    this.#held = false;
    if (this.#room) {
      this.#broadcast.loaded(this.#room);
      return this.run();
    }
    for (const { missing } of this.#inbox.splice(0)) missing(why);
    this.host.evict(this);
  }

  /** Another process may have written to the log: reads what is new, then does what was to be done with it. */
  #readOn(room: Room, { retry, failed }: Pick<StepCallbacks, 'retry' | 'failed'> = {}): void {
    const reading = this.#services.store.log(this.id, room.n).then((bodies) => foldLog(this.id, room, bodies)!);
    const done = (after: Room) => {
      if (retry) this.#inbox.unshift(retry);
      if (after === room) return;
      this.#clock.observe(after);
      this.#room = after;
      this.#leads = false;
      this.#tasks.forgetWakeup();
      this.#broadcast.step(after);
    };
    this.hold('STORE_READ_FAILED', reading, done, failed);
  }

  /** The clock may run differently for a player who has connected or disconnected. */
  #checkClock(): void {
    this.enqueue(() => {});
  }

  /** A fault at one table must not stop the others. */
  #safely(work: (room: Room) => void): void {
    if (!this.#room) return;
    try {
      work(this.#room);
    } catch (error) {
      this.#report('TABLE_FAILED', error);
    }
  }

  #report(code: ErrorCode, error: unknown): void {
    this.#services.reportError(code, error, { table: this.id, ...(this.#room && { n: this.#room.n }) });
  }

  #refuse(connection: Connection, message: PlayerMessage, why: Refusal): void {
    this.#services.metrics.refused(why);
    // What the refusal is about: a page that has not been shown its own promise would send it again, and again.
    this.#broadcast.flush();
    sendRefusal(connection, message, why);
  }
}
