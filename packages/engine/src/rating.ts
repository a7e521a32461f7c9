/** Ratings by Weng and Lin with the Plackett–Luce model, as in OpenSkill. */

export interface Rating {
  /** Estimated strength. */
  readonly mu: number;
  /** Uncertainty: the true strength is within two sigmas with a probability of 95 %. */
  readonly sigma: number;
}

const MU = 25;
const SIGMA = MU / 3;
/** How much a player's performance varies from match to match. */
const BETA = SIGMA / 2;
/** Lower limit for how far one match can reduce the variance, as a share of the variance before. */
const KAPPA = 0.0001;
/** Players change, so before each match every sigma grows a little. */
export const TAU = MU / 300;

export const NEWCOMER: Rating = { mu: MU, sigma: SIGMA };

/** Above this sigma a player has not played enough to be compared with others. */
export const PROVISIONAL_SIGMA = 6;

export function isProvisional({ sigma }: Rating): boolean {
  return sigma > PROVISIONAL_SIGMA;
}

/**
 * The number shown to players: 1000 plus forty times `mu − 3 sigma`, and never below 0. A newcomer has 1000, and the
 * numbers look like those of other games.
 */
export function shownRating({ mu, sigma }: Rating): number {
  return Math.max(0, Math.round(1000 + 40 * (mu - 3 * sigma)));
}

/** Players who share a result; a player alone is a side of one. */
type Side = readonly Rating[];

const strengthOf = (side: Side): number => side.reduce((sum, { mu }) => sum + mu, 0);
const varianceOf = (side: Side): number => side.reduce((sum, { sigma }) => sum + sigma ** 2, 0);

/** The chance that the first side finishes ahead of the second, as far as their ratings are known. */
export function chanceAgainst(one: Side, other: Side): number {
  const c = Math.sqrt(varianceOf(one) + varianceOf(other) + 2 * BETA ** 2);
  return 1 / (1 + Math.exp((strengthOf(other) - strengthOf(one)) / c));
}

/**
 * The players' ratings after a match of these sides. `ranks` has a number for each side: the lowest won, equal numbers tied.
 * A side is as strong, and as uncertain, as its players together; each of them takes a part of its change, in proportion to
 * their own variance. The variable names are those of the paper: R. Weng and C.-J. Lin, A Bayesian Approximation Method for
 * Online Ranking, JMLR 12 (2011), algorithm 4.
 */
export function ratedSides(before: readonly Side[], ranks: readonly number[], tau = TAU): Rating[][] {
  const sides = before.map((side) => side.map(({ mu, sigma }) => ({ mu, sigma: Math.hypot(sigma, tau) })));
  const c = Math.sqrt(sides.reduce((sum, side) => sum + varianceOf(side) + BETA ** 2, 0));
  const strength = sides.map((side) => Math.exp(strengthOf(side) / c));
  /** For each side q: the total strength of the sides ranked equal or lower, and how many share the rank. */
  const races = ranks.map((rank) => ({
    rank,
    all: strength.reduce((sum, one, i) => (ranks[i]! >= rank ? sum + one : sum), 0),
    shared: ranks.filter((other) => other === rank).length,
  }));
  return sides.map((side, i) => {
    let omega = 0;
    let delta = 0;
    for (const [q, { rank, all, shared }] of races.entries()) {
      if (rank > ranks[i]!) continue;
      const likely = strength[i]! / all;
      omega += ((q === i ? 1 : 0) - likely) / shared;
      delta += (likely * (1 - likely)) / shared;
    }
    const gamma = Math.sqrt(varianceOf(side)) / c;
    return side.map(({ mu, sigma }) => {
      const surer = 1 - gamma * (sigma / c) ** 2 * delta;
      return { mu: mu + (sigma ** 2 / c) * omega, sigma: sigma * Math.sqrt(Math.max(surer, KAPPA)) };
    });
  });
}

/** The same for players who each play for themselves. */
export function rated(before: readonly Rating[], ranks: readonly number[], tau = TAU): Rating[] {
  return ratedSides(
    before.map((one) => [one]),
    ranks,
    tau,
  ).flat();
}
