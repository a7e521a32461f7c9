/** What a table does on its own: deals, bots' turns, time-outs, verdicts on towers, ratings, notifications; and when it wakes to do it. */

import { mildestMove } from '@boneyard/engine/late';
import type { MovedBy } from '@boneyard/engine/record';
import type { Seat } from '@boneyard/rules/game';
import { rateMatch } from '../matchmaking/ratedmatch';
import { TurnNotifications } from '../notifications/turnnotifications';
import type { Append } from '../store/store';
import { immediateDeed } from './commit';
import { newId } from './ids';
import { moveStep, ruledMoveStep } from './room/decide';
import { rematchDeeds } from './room/newtable';
import { nextTask, type TableTask } from './room/referee';
import { peopleIn, type Room, toAct } from './room/room';
import type { LiveTable, StepCallbacks } from './table';
import type { TableServices } from './tableservices';
import { BACKSTOP, Wakeup } from './wakeup';

/** How long we wait before an absent player is notified, who may only be reloading the page, and before we retry, in milliseconds. */
const NOTIFIES_IN = 1_000;
const NOTIFIES_AGAIN_IN = 60_000;

export class TableTasks {
  readonly #table: LiveTable;
  readonly #services: TableServices;
  readonly #wakeup: Wakeup;
  readonly #notifications: TurnNotifications;
  /** Bots' moves and verdicts that are awaited, by seat and decision. */
  #awaited: readonly string[] = [];

  constructor(table: LiveTable, services: TableServices) {
    this.#table = table;
    this.#services = services;
    this.#wakeup = new Wakeup(services.now);
    this.#notifications = new TurnNotifications(services.notifier, table.presence);
  }

  get isWaiting(): boolean {
    return this.#awaited.length > 0;
  }

  next(room: Room): TableTask | undefined {
    const { presence } = this.#table;
    const task = nextTask(room, presence.absentSince, this.#services.pace);
    // Bots do not play for nobody. They go on when somebody comes.
    return task?.do === 'bot' && presence.isEmpty && peopleIn(room).length === 0 ? undefined : task;
  }

  /** Does what is to be done now, or sets the timer for it. `leads` is false where another process is to do it first. */
  goOn(room: Room, leads: boolean): void {
    const task = this.next(room);
    if (!task) this.#wakeup.stop();
    if (!task || ('seat' in task && this.#awaited.includes(`${task.seat} ${room.at}`))) return;
    const due = leads ? task.due : task.due + BACKSTOP;
    if (due <= this.#services.now()) this.#perform(room, task);
    else this.#wakeup.set(due, () => this.#table.run());
  }

  /** The physics rules on the move; then it is taken like any other. */
  rule(room: Room, seat: Seat, sent: string, by: MovedBy | undefined, outcome: StepCallbacks) {
    if (this.#awaited.includes(`${seat} ${room.at}`)) return outcome.refuse?.('busy');
    const take = (after: Room, move: string) =>
      this.#table.take(after, ruledMoveStep(after, seat, sent, move, by), outcome);
    this.#await(
      room,
      seat,
      this.#services.thinkers.rule(this.#thought(room, seat), sent),
      take,
      // A person may send it again. A table must not wait for a bot, so what it laid holds.
      (after) => (by ? take(after, sent) : outcome.refuse?.('busy')),
      // The player may have sent it to another process as well, which was faster: then it is acknowledged here too.
      (after) => outcome.retry?.perform(after),
    );
  }

  /** All players want a rematch: opens its table, then appends its id to this one. */
  openRematch(room: Room, outcome: StepCallbacks): void {
    const id = newId();
    this.#table.hold(
      'STORE_WRITE_FAILED',
      this.#table.host.open(id, rematchDeeds(room)),
      () => this.#table.commit(room, { do: 'followed', table: id }, outcome),
      outcome.failed,
    );
  }

  /** What the next append has to store about waking the table. */
  wakeAt(room: Room, task: TableTask | undefined): Pick<Append, 'wakeAt'> {
    return !task && room.phase !== 'over' ? {} : this.#wakeup.toStore(this.#dueOf(room, task));
  }

  /** The store may not have the time that we think it has. */
  forgetWakeup(): void {
    this.#wakeup.forget();
  }

  /** The store says that it is time: notifies absent players, and stores when to wake the table again. */
  wake(room: Room): void {
    if (this.#notifications.isPending(room)) void this.#notify(room);
    else this.#reschedule(room);
  }

  /** Notifies absent players in a moment, if it is their turn. */
  notifySoon(room: Room): void {
    if (!this.#notifications.isPending(room)) return;
    setTimeout(() => {
      const now = this.#table.room;
      if (now && !this.#table.isStopping && this.#notifications.isPending(now)) void this.#notify(now);
    }, NOTIFIES_IN);
  }

  /** Lets another process do what comes next, if anything does. */
  async handOver(room: Room): Promise<void> {
    const due = this.#dueOf(room, this.next(room));
    const { store, now } = this.#services;
    if (due !== undefined) await store.reschedule(this.#table.id, Math.max(now(), due));
  }

  stop(): void {
    this.#wakeup.stop();
  }

  #dueOf(room: Room, task: TableTask | undefined): number | undefined {
    return task && this.#notifications.isPending(room) ? 0 : task?.due;
  }

  #thought({ opener, game, match }: Room, seat: Seat) {
    return { owner: opener, game: game.id, view: game.view(match!.state, seat), seat };
  }

  #perform(room: Room, task: TableTask) {
    const table = this.#table;
    switch (task.do) {
      case 'rate': {
        const rating = rateMatch(this.#services.ratings, room, this.#services.now());
        return table.hold('STORE_WRITE_FAILED', rating, (changes) => table.commit(room, { do: 'rated', changes }));
      }
      case 'commit':
      case 'seal':
      case 'deal':
        return table.commit(room, immediateDeed(room, task, this.#services.now())!);
      case 'replace':
        return table.commit(room, { do: 'replaced', seat: task.seat });
      case 'mildest':
        return table.take(room, moveStep(room, task.seat, mildestMove(room.match!, task.seat), 'referee'));
      case 'bot': {
        const { seat, level, by } = task;
        const use = (after: Room, move: string) => {
          // The person may have come back meanwhile.
          const wanted = this.next(after);
          if (wanted?.do === 'bot' && wanted.seat === seat) table.take(after, moveStep(after, seat, move, by));
        };
        const thought = this.#services.thinkers.move(this.#thought(room, seat), level);
        return this.#await(room, seat, thought, use, (after) => use(after, mildestMove(after.match!, seat)));
      }
    }
  }

  /** Waits for a bot or the physics without holding up the table; the answer is used if the decision is still open then, or it is too late. */
  #await(
    room: Room,
    seat: Seat,
    answer: Promise<string>,
    use: (room: Room, move: string) => void,
    fail: (room: Room) => void,
    late: (room: Room) => void = () => {},
  ): void {
    const { at } = room;
    const key = `${seat} ${at}`;
    this.#awaited = [...this.#awaited, key];
    const settle = (work: (room: Room) => void) =>
      this.#table.enqueue((after) => {
        this.#awaited = this.#awaited.filter((one) => one !== key);
        if (after.at === at && toAct(after).includes(seat)) work(after);
        else late(after);
      });
    answer.then(
      (move) => settle((after) => use(after, move)),
      (error) => {
        if (this.#table.host.closed) return;
        this.#services.reportError('BOT_FAILED', error, { table: room.id, n: at });
        settle(fail);
      },
    );
  }

  async #notify(room: Room): Promise<void> {
    const reachedAll = await this.#notifications.send(room);
    const now = this.#table.room;
    if (reachedAll === undefined || this.#table.isStopping || now?.at !== room.at) return;
    if (reachedAll) this.#notifications.confirm(room);
    this.#reschedule(now, reachedAll ? undefined : NOTIFIES_AGAIN_IN);
  }

  /** Stores when to wake the table: when it next has something to do, or after this many milliseconds. */
  #reschedule(room: Room, after?: number): void {
    const { store, now, reportError } = this.#services;
    this.#wakeup.forget();
    const { wakeAt = null } = this.wakeAt(room, this.next(room));
    const { wakeAt: stored } = this.#wakeup.store(after === undefined ? wakeAt : now() + after);
    store.reschedule(room.id, stored).catch((error) => reportError('STORE_WRITE_FAILED', error, { table: room.id }));
  }
}
