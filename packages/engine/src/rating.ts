/** How strong somebody is, and how sure that is: Weng and Lin's rating by the Plackett–Luce model, as OpenSkill has it. */

export interface Rating {
  /** How strong. */
  readonly mu: number;
  /** How unsure: the true strength is within two sigmas nineteen times in twenty. */
  readonly sigma: number;
}

const MU = 25;
const SIGMA = MU / 3;
/** How much luck and the day change in one match. */
const BETA = SIGMA / 2;
/** No match makes anybody surer than that, as a part of the variance before. */
const KAPPA = 0.0001;
/** People change: before each match everybody is a little less sure again. */
export const TAU = MU / 300;

/** Nothing is known of a newcomer. */
export const NEWCOMER: Rating = { mu: MU, sigma: SIGMA };

/** Whoever is less sure than that has not played enough to be compared. */
export const SURE = 6;

export function isProvisional({ sigma }: Rating): boolean {
  return sigma > SURE;
}

/**
 * The number that people are shown. What somebody is worth for certain, `mu − 3 sigma`, is 0 for a newcomer; forty points
 * for each step of it are added to 1000, so that numbers look like those of other games. It is never below 0.
 */
export function shownRating({ mu, sigma }: Rating): number {
  return Math.max(0, Math.round(1000 + 40 * (mu - 3 * sigma)));
}

/**
 * What a match makes of its players' ratings. `ranks` are by player: the lowest has won, equal ones have tied.
 * The names in here are those of the paper: R. Weng and C.-J. Lin, A Bayesian Approximation Method for Online Ranking,
 * JMLR 12 (2011), algorithm 4, for teams of one.
 */
export function rated(before: readonly Rating[], ranks: readonly number[], tau = TAU): Rating[] {
  const ratings = before.map(({ mu, sigma }) => ({ mu, sigma: Math.hypot(sigma, tau) }));
  const c = Math.sqrt(ratings.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  const strength = ratings.map(({ mu }) => Math.exp(mu / c));
  /** Against whom q was still in the race when its place was decided, and with how many it shared the place. */
  const races = ranks.map((rank) => ({
    rank,
    all: strength.reduce((sum, one, i) => (ranks[i]! >= rank ? sum + one : sum), 0),
    shared: ranks.filter((other) => other === rank).length,
  }));
  return ratings.map(({ mu, sigma }, i) => {
    let omega = 0;
    let delta = 0;
    for (const [q, { rank, all, shared }] of races.entries()) {
      if (rank > ranks[i]!) continue;
      const likely = strength[i]! / all;
      omega += ((q === i ? 1 : 0) - likely) / shared;
      delta += (likely * (1 - likely)) / shared;
    }
    const gamma = sigma / c;
    const surer = 1 - gamma * (sigma / c) ** 2 * delta;
    return { mu: mu + (sigma ** 2 / c) * omega, sigma: sigma * Math.sqrt(Math.max(surer, KAPPA)) };
  });
}
