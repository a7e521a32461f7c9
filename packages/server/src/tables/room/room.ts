/** A table as it is after all entries of its log. Pure: no clock, no randomness, no socket. */

import { act, begin, dealAgain, endByAgreement, type Match, outcomeOf } from '@boneyard/engine/match';
import type { Phase } from '@boneyard/protocol/enums';
import { commitmentOf } from '@boneyard/protocol/fair';
import type { RatingChange } from '@boneyard/protocol/players';
import type { Chair, Proof } from '@boneyard/protocol/tables';
import { replaced } from '@boneyard/rules/families/lists';
import type { Game, Seat, Table } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import { isProblem } from '@boneyard/rules/problem';
import type { Agreement, LogEntry } from './entries';

export interface SeatState {
  readonly chair: Chair;
  /** The player who sits there. */
  readonly playerId: string | undefined;
  readonly name: string | undefined;
  readonly replaced: boolean;
  /** The player is a program with a token. */
  readonly bot: boolean;
}

/** The shuffle of a round: the commitment, and what the seats have promised and revealed so far. */
export interface Shuffle {
  readonly round: number;
  /** How often it was begun again; undefined for shuffles from before there were promises. */
  readonly attempt: number | undefined;
  readonly secret: string;
  readonly commitment: string;
  readonly promised: readonly (string | null)[];
  readonly sealed: boolean;
  readonly added: readonly (string | null)[];
  /** Seats that did not reveal what they promised in an earlier attempt. They add nothing to this round. */
  readonly leftOut: readonly Seat[];
  /** When it began, or when it was sealed. */
  readonly since: number;
}

/** The seats that have not revealed what they promised. */
export function unrevealed({ promised, added }: Shuffle): Seat[] {
  return promised.flatMap((hash, seat) => (hash !== null && added[seat] === null ? [seat] : []));
}

/** The proof of the deal that the shuffle makes. */
export function proofOf(table: string, { round, attempt, commitment, secret, promised, added }: Shuffle): Proof {
  return { table, round, ...(attempt !== undefined && { attempt, promised }), commitment, secret, added };
}

export interface Room {
  readonly id: string;
  /** How many entries the log has. */
  readonly n: number;
  readonly game: Game;
  readonly table: Table;
  readonly agreed: Agreement;
  readonly opener: string;
  readonly places: readonly SeatState[];
  readonly phase: Phase;
  readonly match: Match | undefined;
  readonly shuffle: Shuffle | undefined;
  readonly proof: Proof | undefined;
  /** The number of the open decision, and since when it is open. Seats that act at the same time answer the same decision. */
  readonly at: number;
  readonly since: number;
  /** By seat: the last decision it answered, and how it wrote the answer. */
  readonly answered: readonly ({ readonly at: number; readonly move: string } | undefined)[];
  /** By seat: how often in a row its time ran out. */
  readonly lateness: readonly number[];
  /** The seats that left the match or were replaced and have not come back, in that order. */
  readonly left: readonly Seat[];
  readonly ending: readonly Seat[];
  readonly again: readonly Seat[];
  readonly next: string | undefined;
  /** How the match changed the ratings, once that is known. */
  readonly changes: readonly (RatingChange | null)[] | undefined;
}

export function isBot({ chair, replaced }: SeatState): boolean {
  return chair.kind === 'bot' || replaced;
}

export function seatOf({ places }: Room, playerId: string | undefined): Seat | undefined {
  if (playerId === undefined) return undefined;
  const seat = places.findIndex((place) => place.playerId === playerId);
  return seat < 0 ? undefined : seat;
}

/** The seats that people play themselves. */
export function peopleIn({ places }: Room): Seat[] {
  return places.flatMap((place, seat) => (place.playerId !== undefined && !place.replaced ? [seat] : []));
}

export function hostOf(room: Room): Seat | undefined {
  return seatOf(room, room.opener) ?? peopleIn(room)[0];
}

export function toAct({ phase, game, match }: Room): readonly Seat[] {
  return phase === 'playing' && match ? game.toAct(match.state) : [];
}

function placed(room: Room, seat: Seat, change: Partial<SeatState>): Room {
  const places = room.places.map((place, i) => (i === seat ? { ...place, ...change } : place));
  return { ...room, places };
}

function opened(id: string, entry: Extract<LogEntry, { do: 'opened' }>): Room {
  const { agreed, by, at } = entry;
  const game = gameCalled(agreed.game);
  if (!game) throw new Error(`table ${id} plays ${agreed.game}, which there is not`);
  const nobody = agreed.chairs.map(() => undefined);
  return {
    id,
    n: 1,
    game,
    table: { players: agreed.chairs.length, options: agreed.options },
    agreed,
    opener: by,
    places: agreed.chairs.map((chair) => ({
      chair,
      playerId: undefined,
      name: undefined,
      replaced: false,
      bot: false,
    })),
    phase: 'gathering',
    match: undefined,
    shuffle: undefined,
    proof: undefined,
    at: 1,
    since: at,
    answered: nobody,
    lateness: agreed.chairs.map(() => 0),
    left: [],
    ending: [],
    again: [],
    next: undefined,
    changes: undefined,
  };
}

function dealt(room: Room, json: unknown): Room {
  const { game, table, match } = room;
  const deal = game.readDeal(table, json);
  if (isProblem(deal)) throw new Error(`table ${room.id} has a broken deal at entry ${room.n}`);
  return {
    ...room,
    phase: 'playing',
    match: match ? dealAgain(match, deal) : begin(game, table, deal),
    proof: undefined,
  };
}

/** The round is over: its shuffle is published. */
function settled(room: Room, match: Match): Room {
  const { id, shuffle } = room;
  const over = outcomeOf(match)?.over === true;
  if (!shuffle) return { ...room, match, phase: 'over' };
  return { ...room, match, phase: over ? 'over' : 'dealing', proof: proofOf(id, shuffle) };
}

/** Is the decision still open, for other seats? */
function goesOn(before: readonly Seat[], seat: Seat, after: readonly Seat[]): boolean {
  return after.length > 0 && after.length === before.length - 1 && !after.includes(seat);
}

function moved(room: Room, entry: Extract<LogEntry, { do: 'moved' }>): Room {
  const { game, match } = room;
  const { seat, sent = entry.move, by, at } = entry;
  if (!match) throw new Error(`table ${room.id} has a move before the deal`);
  const move: unknown = game.read(entry.move);
  const after = act(match, seat, move, { lies: entry.lies });
  const same = goesOn(game.toAct(match.state), seat, game.toAct(after.state));
  const late = by === 'referee' ? room.lateness[seat]! + 1 : by === 'bot' ? room.lateness[seat]! : 0;
  const next: Room = {
    ...room,
    match: after,
    at: same ? room.at : room.n + 1,
    since: same ? room.since : at,
    answered: replaced(room.answered, seat, { at: room.at, move: sent }),
    lateness: late === room.lateness[seat] ? room.lateness : replaced(room.lateness, seat, late),
  };
  return game.outcome(after.state) ? settled(next, after) : next;
}

function offered(seats: readonly Seat[], seat: Seat, yes: boolean): readonly Seat[] {
  return yes ? [...seats.filter((one) => one !== seat), seat].sort() : seats.filter((one) => one !== seat);
}

/** A bot plays on for the seat. */
function gone(room: Room, seat: Seat): Room {
  const left = [...room.left.filter((one) => one !== seat), seat];
  return { ...placed(room, seat, { replaced: true }), left };
}

function done(room: Room, entry: LogEntry): Room {
  switch (entry.do) {
    case 'opened':
      throw new Error(`table ${room.id} was opened twice`);
    case 'sat':
      return placed(room, entry.seat, {
        playerId: entry.guest,
        name: entry.name,
        replaced: false,
        bot: entry.bot ?? false,
      });
    case 'stood':
      return room.phase === 'gathering'
        ? placed(room, entry.seat, { playerId: undefined, name: undefined, bot: false })
        : gone(room, entry.seat);
    case 'filled':
      return placed(room, entry.seat, {
        chair: entry.level ? { kind: 'bot', level: entry.level } : { kind: 'person' },
      });
    case 'committed': {
      const { round, secret, attempt, at } = entry;
      const nothing = room.places.map(() => null);
      const { shuffle: before } = room;
      const leftOut = attempt && before ? [...before.leftOut, ...unrevealed(before)] : [];
      const commitment = commitmentOf(secret);
      const contributions = { promised: nothing, sealed: false, added: nothing, leftOut };
      return {
        ...room,
        phase: 'dealing',
        shuffle: { round, attempt, secret, commitment, ...contributions, since: at },
      };
    }
    case 'promised': {
      const { shuffle } = room;
      const promised = shuffle?.promised.with(entry.seat, entry.hash);
      return shuffle && promised ? { ...room, shuffle: { ...shuffle, promised } } : room;
    }
    case 'sealed':
      return room.shuffle ? { ...room, shuffle: { ...room.shuffle, sealed: true, since: entry.at } } : room;
    case 'added': {
      const { shuffle } = room;
      return shuffle ? { ...room, shuffle: { ...shuffle, added: shuffle.added.with(entry.seat, entry.bits) } } : room;
    }
    case 'dealt':
      return { ...dealt(room, entry.deal), at: room.n + 1, since: entry.at };
    case 'moved':
      return moved(room, entry);
    case 'replaced':
      return { ...gone(room, entry.seat), ending: offered(room.ending, entry.seat, false) };
    case 'returned':
      return {
        ...placed(room, entry.seat, { replaced: false }),
        left: room.left.filter((seat) => seat !== entry.seat),
        lateness: room.lateness.with(entry.seat, 0),
      };
    case 'offered':
      return entry.what === 'end'
        ? { ...room, ending: offered(room.ending, entry.seat, entry.yes) }
        : { ...room, again: offered(room.again, entry.seat, entry.yes) };
    case 'ended':
      return room.match ? settled({ ...room, ending: [] }, endByAgreement(room.match)) : { ...room, phase: 'over' };
    case 'forgotten':
      return {
        ...placed(room, entry.seat, { name: '', ...(room.phase !== 'over' && { replaced: true }) }),
        ending: offered(room.ending, entry.seat, false),
        again: offered(room.again, entry.seat, false),
      };
    case 'followed':
      return { ...room, next: entry.table };
    case 'rated':
      return { ...room, changes: entry.changes };
  }
}

/** The room after an entry, with one entry more. Copying a room is most of what folding an entry costs, so it is done once. */
function counted(room: Room, after: Room): Room {
  const own: { -readonly [Name in keyof Room]: Room[Name] } = after === room ? { ...room } : after;
  own.n = room.n + 1;
  return own;
}

/** The room after one more entry. The first entry makes the room. */
export function fold(room: Room | undefined, entry: LogEntry, id: string): Room {
  if (room) return counted(room, done(room, entry));
  if (entry.do !== 'opened') throw new Error(`table ${id} begins with ${entry.do}`);
  return opened(id, entry);
}
