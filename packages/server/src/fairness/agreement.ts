/** Whose moves are the expert's far more often than their rating explains. */

import type { Rating } from '@boneyard/engine/rating';
import { median, risingLine, robustDeviation } from './statistics';

/** How often a player found the best move where it was clearly the best and not the obvious one. */
export interface Measured extends Rating {
  readonly player: string;
  readonly game: string;
  readonly variant: string;
  readonly matches: number;
  readonly positions: number;
  readonly found: number;
}

/** How a player's share compares with that of others of similar rating. */
export interface AgreementFinding extends Measured {
  readonly share: number;
  /** The share that others of this rating have. */
  readonly expected: number;
  readonly z: number;
  readonly peers: number;
}

/** With less than this nobody is judged. */
const FEWEST_POSITIONS = 40;
const FEWEST_MATCHES = 5;
const FEWEST_PEERS = 8;
/** Only the nearest by rating are compared. */
const MOST_PEERS = 50;
/** Listed from here on: among honest players about one of 30,000. */
const LISTED_Z = 4;
/** People of the same strength play differently: at least this much, as a standard deviation of shares. */
const LEAST_SPREAD = 0.05;
/** No share is expected nearer to 0 or 1 than this. */
const EDGE = 0.02;

const shareOf = ({ found, positions }: Measured): number => found / positions;

/** The others who are nearest by rating. `all` is in the order of ratings. */
function peersOf(all: readonly Measured[], at: number): readonly Measured[] {
  const distance = ({ mu }: Rating): number => Math.abs(mu - all[at]!.mu);
  const [below, above] = [all.slice(Math.max(0, at - MOST_PEERS), at), all.slice(at + 1, at + 1 + MOST_PEERS)];
  return [...below, ...above].sort((a, b) => distance(a) - distance(b)).slice(0, MOST_PEERS);
}

function compared(one: Measured, peers: readonly Measured[]): AgreementFinding {
  const { slope, start } = risingLine(peers.map((peer) => ({ x: peer.mu, y: shareOf(peer) })));
  const at = (mu: number): number => Math.min(1 - EDGE, Math.max(EDGE, start + slope * mu));
  const chance = ({ mu }: Rating, positions: number): number => (at(mu) * (1 - at(mu))) / positions;
  const spread = robustDeviation(peers.map((peer) => shareOf(peer) - at(peer.mu)));
  const byChance = median(peers.map((peer) => chance(peer, peer.positions)));
  const between = Math.max(LEAST_SPREAD ** 2, spread ** 2 - byChance);
  const variance = chance(one, one.positions) + between + (slope * one.sigma) ** 2;
  const [share, expected] = [shareOf(one), at(one.mu)];
  return { ...one, share, expected, z: (share - expected) / Math.sqrt(variance), peers: peers.length };
}

/** The players with enough moves and enough others to compare them with; the most striking first. */
export function compareAll(measured: readonly Measured[]): AgreementFinding[] {
  const enough = measured.filter(
    ({ positions, matches }) => positions >= FEWEST_POSITIONS && matches >= FEWEST_MATCHES,
  );
  const variantOf = ({ game, variant }: Measured): string => `${game} ${variant}`;
  return [...new Set(enough.map(variantOf))]
    .flatMap((played) => {
      const all = enough.filter((one) => variantOf(one) === played).sort((a, b) => a.mu - b.mu);
      return all.length > FEWEST_PEERS ? all.map((one, at) => compared(one, peersOf(all, at))) : [];
    })
    .sort((a, b) => b.z - a.z);
}

export const isStriking = ({ z }: AgreementFinding): boolean => z >= LISTED_Z;
