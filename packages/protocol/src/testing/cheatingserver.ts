/**
 * A server that cheats with the deal, in every way that we could think of. The page's check and `boneyard verify` are both
 * tested against all of them. At the table sit Ana, whose client has promised and revealed its bits, and Bo or a bot.
 */

import { gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { commitmentOf, type DealFlaw, promiseOf, shuffler } from '../fair';
import type { Proof } from '../tables';

export const [ANA, BO] = [0, 1];
const ROUND = 0;
export const CHEATED_GAME = gameCalled('classic')!;
const set = setTable(CHEATED_GAME, 2, { style: 'block', match: { rounds: 1 } });
if (isProblem(set)) throw new Error(set.problem);
export const CHEATED_TABLE = set;

const SECRET = '5a'.repeat(32);
export const COMMITMENT = commitmentOf(SECRET);
const hex = (n: number) => n.toString(16).padStart(32, '0');
/** The bits that Bo has promised. */
const HIS = hex(77);

/** The shuffle that Ana's client takes part in. */
export const shuffleAt = (table: string) => ({ table, round: ROUND, attempt: 0 });

/** What Ana's client knows: the table, its own bits, and all promises when no more were taken. */
export interface Known {
  readonly id: string;
  readonly mine: string;
  readonly promised: readonly (string | null)[];
}

/** `bot`: a bot sits where Bo would. */
function knownAt(id: string, mine: string, bot = false): Known {
  const shuffle = shuffleAt(id);
  return { id, mine, promised: [promiseOf(shuffle, ANA, mine), bot ? null : promiseOf(shuffle, BO, HIS)] };
}

function proofFor({ id, mine, promised }: Known, his: string | null, change: Partial<Proof> = {}): Proof {
  const proof = { ...shuffleAt(id), commitment: COMMITMENT, secret: SECRET };
  return { ...proof, promised, added: [mine, his], ...change };
}

/** How many doubles Bo gets: a server that favours him looks for many. */
function doublesOf(proof: Proof): number {
  const { hands } = CHEATED_GAME.writeDeal(CHEATED_GAME.deal(CHEATED_TABLE, shuffler(proof))) as { hands: string[][] };
  return hands[BO]!.filter((tile) => tile[0] === tile[2]).length;
}

/** Tries one thing after the other until Bo has five doubles. */
function search(variant: (n: number) => Proof): Proof {
  for (let n = 0; n < 200_000; n++) {
    const proof = variant(n);
    if (doublesOf(proof) >= 5) return proof;
  }
  throw new Error('no such deal was found');
}

/** What the server dealt by, and what it says that it dealt by. */
interface Told {
  readonly dealt: Proof;
  readonly proof: Proof | undefined;
}

const asDealt = (proof: Proof): Told => ({ dealt: proof, proof });

export interface Server {
  readonly name: string;
  /** What its proof is called; undefined for an honest server. */
  readonly flaw: DealFlaw | undefined;
  /** A bot sits where Bo would. */
  readonly bot?: boolean;
  /** It did not count Ana's promise, and showed her client so. */
  readonly ignores?: boolean;
  tell(known: Known): Told;
}

function withoutPromises({ attempt: _, promised: __, ...former }: Proof): Proof {
  return former;
}

export const SERVERS: readonly Server[] = [
  { name: 'is honest', flaw: undefined, tell: (known) => asDealt(proofFor(known, HIS)) },
  {
    name: 'is honest, and its bot adds nothing',
    flaw: undefined,
    bot: true,
    tell: (known) => asDealt(proofFor(known, null)),
  },
  {
    name: 'invents the bits of another seat after it knows mine',
    flaw: 'other promise',
    tell: (known) => asDealt(search((n) => proofFor(known, hex(n)))),
  },
  {
    name: 'invents them and the promise too, which my client saw otherwise',
    flaw: 'other promise',
    tell(known) {
      const promised = (n: number) => [known.promised[ANA]!, promiseOf(shuffleAt(known.id), BO, hex(n))];
      return asDealt(search((n) => proofFor(known, hex(n), { promised: promised(n) })));
    },
  },
  {
    name: 'invents the bits of a bot, with a promise that my client was shown',
    flaw: 'bot contributed',
    bot: true,
    tell: (known) => asDealt(proofFor(known, HIS)),
  },
  {
    name: 'leaves out what another seat promised',
    flaw: 'other promise',
    tell: (known) => asDealt(proofFor(known, null)),
  },
  {
    name: 'leaves out my bits',
    flaw: 'contribution missing',
    tell: (known) => asDealt(proofFor(known, HIS, { added: [null, HIS], promised: [null, known.promised[BO]!] })),
  },
  {
    name: 'ignores my promise from the beginning',
    flaw: 'contribution missing',
    ignores: true,
    tell: (known) => asDealt(proofFor(known, HIS, { added: [null, HIS] })),
  },
  {
    name: 'chooses another secret when all bits are known',
    flaw: 'other commitment',
    tell: (known) =>
      asDealt(
        search((n) => {
          const secret = hex(n).repeat(2);
          return proofFor(known, HIS, { secret, commitment: commitmentOf(secret) });
        }),
      ),
  },
  {
    name: 'chooses another secret and repeats the old commitment',
    flaw: 'other commitment',
    tell: (known) => asDealt(search((n) => proofFor(known, HIS, { secret: hex(n).repeat(2) }))),
  },
  {
    name: 'deals other tiles than it proves',
    flaw: 'other deal',
    tell: (known) => ({ dealt: search((n) => proofFor(known, hex(n))), proof: proofFor(known, HIS) }),
  },
  {
    name: 'proves another table',
    flaw: 'other table',
    tell: ({ mine }) => asDealt(proofFor(knownAt('another-table', mine), HIS)),
  },
  {
    name: 'proves another round',
    flaw: 'other round',
    tell(known) {
      const later = { ...shuffleAt(known.id), round: 1 };
      const promised = [promiseOf(later, ANA, known.mine), promiseOf(later, BO, HIS)];
      return asDealt(proofFor(known, HIS, { round: 1, promised }));
    },
  },
  {
    name: 'begins again until it likes the deal',
    flaw: 'dealt again',
    tell: (known) =>
      asDealt(
        search((n) => {
          const shuffle = { ...shuffleAt(known.id), attempt: n + 1 };
          const promised = [promiseOf(shuffle, ANA, known.mine), promiseOf(shuffle, BO, HIS)];
          return proofFor(known, HIS, { attempt: n + 1, promised });
        }),
      ),
  },
  {
    name: 'proves in the former way, without promises',
    flaw: 'malformed',
    tell: (known) => asDealt(search((n) => withoutPromises(proofFor(known, hex(n))))),
  },
  { name: 'proves nothing', flaw: 'no proof', tell: (known) => ({ dealt: proofFor(known, HIS), proof: undefined }) },
];

/** What Ana's client knows at a table of this server. */
export function knownWith({ bot = false, ignores = false, flaw }: Server, id: string, mine: string): Known {
  // A bot that adds something was shown to promise something.
  const known = knownAt(id, mine, bot && flaw === undefined);
  return ignores ? { ...known, promised: [null, known.promised[BO]!] } : known;
}
