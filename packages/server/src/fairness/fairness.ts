/**
 * The nightly look at rated matches. It lists what is striking; people decide. It reads one player at a time, so it needs
 * little memory however many there are, and ends when its time is up.
 */

import type { StoreReader } from '../store/reader';
import { seatOf } from '../tables/room/room';
import { type AgreementFinding, compareAll, isStriking, type Measured } from './agreement';
import { expertFinds, type Finds } from './expertfinds';
import { type FairnessData, fairnessData, type Pair, type RatedPlayer, type SharedNetwork } from './fairnessdata';
import { courseOf, type MatchCourse } from './matchcourse';
import { judgePair, type PairFinding } from './pairresults';
import { leastShare } from './statistics';
import { judgeTempo, type TempoFinding } from './tempo';

export interface LeavingFinding {
  readonly matches: number;
  readonly left: number;
}

type Of<Finding> = Finding & Pick<RatedPlayer, 'player' | 'game'>;

export interface FairnessReport {
  /** Rated matches that ended before this time, in milliseconds, were not looked at. */
  readonly since: number;
  /** How many players were looked at, of those who have played; each counts once for each game. */
  readonly looked: number;
  readonly players: number;
  /** Moves compared with the expert's. */
  readonly positions: number;
  /** How many players had enough moves, and enough others to be compared with. */
  readonly judged: number;
  /** What everyone found in each variant, for operators of servers with too few players to compare. */
  readonly measured: readonly Measured[];
  readonly agreement: readonly AgreementFinding[];
  readonly tempo: readonly Of<TempoFinding>[];
  readonly leaving: readonly Of<LeavingFinding>[];
  readonly pairs: readonly (PairFinding & Pair)[];
  readonly networks: readonly SharedNetwork[];
  /** Of everyone who is mentioned. */
  readonly names: Readonly<Record<string, string>>;
}

export interface FairnessOptions {
  readonly since: number;
  /** Whose turn is first: with another id every night, everyone has theirs even if time never suffices for all. */
  readonly start: string;
  /** Is the time up? */
  readonly isLate: () => boolean;
  /** How long the expert thinks about each move. */
  readonly iterations?: number;
  readonly progress?: (done: number, all: number) => void;
}

/** At 1000 the expert's choice is made again nine times of ten where it is clear. */
const ITERATIONS = 1_000;
/** How many of a player's newest matches are read, and how many telling moves are enough. */
const MOST_MATCHES = 40;
const MOST_POSITIONS = 120;

/** Leaving more than one match in seven, with certainty, is listed, but never one or two matches. */
const MANY_LEFT = 0.15;
const FEWEST_LEFT = 3;

const breathe = () => new Promise((resolve) => setImmediate(resolve));

interface Look {
  /** One for each variant. */
  readonly measured: readonly Measured[];
  readonly times: readonly number[];
  readonly leaving: LeavingFinding;
}

class Night {
  readonly #reader: StoreReader;
  readonly #options: FairnessOptions;
  readonly data: FairnessData;

  constructor(reader: StoreReader, options: FairnessOptions) {
    this.#reader = reader;
    this.#options = options;
    this.data = fairnessData(reader.db, options.since);
  }

  async course(table: string): Promise<MatchCourse | undefined> {
    try {
      return courseOf(table, await this.#reader.log(table));
    } catch {
      // A damaged log is the business of `verify-log`.
      return undefined;
    }
  }

  /** Undefined if the time was up before it was done. */
  async #finds(course: MatchCourse, seat: number): Promise<Finds | undefined> {
    const work = expertFinds(course, seat, this.#options.iterations ?? ITERATIONS);
    for (let step = work.next(); ; step = work.next()) {
      if (step.done) return step.value;
      if (this.#options.isLate()) return undefined;
    }
  }

  async look(one: RatedPlayer): Promise<Look | undefined> {
    const { player, game, ratings } = one;
    const times: number[] = [];
    const measured: Measured[] = [];
    let [all, left] = [0, 0];
    for (const { variant, mu, sigma } of ratings) {
      let [matches, positions, found] = [0, 0, 0];
      for (const table of await this.data.matchesOf(one, variant, MOST_MATCHES)) {
        await breathe();
        const course = await this.course(table);
        const seat = course && seatOf(course.room, player);
        if (!course || seat === undefined) continue;
        matches++;
        if (course.room.left.includes(seat)) left++;
        times.push(...course.times[seat]!);
        if (positions >= MOST_POSITIONS) continue;
        const finds = await this.#finds(course, seat);
        if (!finds) return undefined;
        positions += finds.positions;
        found += finds.found;
      }
      all += matches;
      measured.push({ player, game, variant, mu, sigma, matches, positions, found });
    }
    return { measured, times, leaving: { matches: all, left } };
  }

  async judgePairs(): Promise<(PairFinding & Pair)[]> {
    const listed: (PairFinding & Pair)[] = [];
    for (const pair of await this.data.pairs()) {
      if (this.#options.isLate()) break;
      const matches = await this.data.pairMatches(pair, MOST_MATCHES);
      const courses = [];
      for (const { table } of matches) {
        const course = await this.course(table);
        if (course) courses.push({ lasted: course.lasted, left: course.room.left.length > 0 });
      }
      const finding = judgePair(matches, courses);
      if (finding) listed.push({ ...pair, ...finding });
    }
    return listed;
  }
}

export async function lookForUnfairness(reader: StoreReader, options: FairnessOptions): Promise<FairnessReport> {
  const { since, start, isLate, progress = () => {} } = options;
  const night = new Night(reader, options);
  const { data } = night;
  const [pairs, networks, players] = [await night.judgePairs(), await data.sharedNetworks(), await data.playerCount()];
  const measured: Measured[] = [];
  const tempo: Of<TempoFinding>[] = [];
  const leaving: Of<LeavingFinding>[] = [];
  let looked = 0;
  for await (const one of data.players(start)) {
    const look = isLate() ? undefined : await night.look(one);
    if (!look) break;
    const who = { player: one.player, game: one.game };
    measured.push(...look.measured);
    const pace = judgeTempo(look.times);
    if (pace) tempo.push({ ...who, ...pace });
    const { left, matches } = look.leaving;
    if (left >= FEWEST_LEFT && leastShare(left, matches) > MANY_LEFT) leaving.push({ ...who, left, matches });
    progress(++looked, players);
  }
  const compared = compareAll(measured);
  const agreement = compared.filter(isStriking);
  const mentioned = [
    ...[...agreement, ...tempo, ...leaving].map(({ player }) => player),
    ...pairs.flatMap((pair) => pair.players),
    ...networks.flatMap(({ accounts }) => accounts),
  ];
  return {
    since,
    looked,
    players,
    positions: measured.reduce((sum, one) => sum + one.positions, 0),
    judged: compared.length,
    measured,
    agreement,
    tempo,
    leaving,
    pairs,
    networks,
    names: Object.fromEntries(await data.names([...new Set(mentioned)])),
  };
}
