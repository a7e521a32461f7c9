/** `boneyard verify`: checks that the deals of an online game follow from what was promised and added beforehand. */

import { parseRecord } from '@boneyard/engine/record';
import { type Own, type Proof, verify } from '@boneyard/protocol/fair';
import { isProblem } from '@boneyard/rules/problem';
import { argumentsOf, Complaint, type Console } from '../console';
import { readText } from '../files';

/** What a record holds beside what replay reads. */
interface Raw {
  readonly game: unknown;
  readonly players: unknown;
  readonly options: unknown;
  readonly rounds: readonly { readonly deal: unknown; readonly proof?: unknown }[];
}

interface Given {
  readonly seat?: string | undefined;
  readonly bits?: string | undefined;
  readonly commitment?: string | undefined;
}

function ownOf({ seat, bits, commitment }: Given, { words }: Console): Own | undefined {
  if (seat === undefined && bits === undefined && commitment === undefined) return undefined;
  if (seat === undefined || bits === undefined || commitment === undefined || !/^[0-7]$/.test(seat))
    throw new Complaint(words.terminal.badArguments(words.tables.badOwn));
  return { seat: Number(seat), bits: bits.toLowerCase(), commitment: commitment.toLowerCase() };
}

export async function verifyCommand(args: readonly string[], io: Console): Promise<number> {
  const { words, say } = io;
  const { values, positionals } = argumentsOf(
    {
      args: [...args],
      options: { seat: { type: 'string' }, bits: { type: 'string' }, commitment: { type: 'string' } },
      allowPositionals: true,
    },
    io,
  );
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Complaint(words.terminal.badArguments(words.tables.badVerify));
  const text = readText(file, io);
  const record = parseRecord(text);
  if (isProblem(record)) throw new Complaint(words.terminal.fault(file, words.problem(record)));
  const { game, players, options, rounds } = JSON.parse(text) as Raw;
  const own = ownOf(values, io);
  // What one's page noted belongs to the round with that commitment.
  const noted = (proof: unknown) => own && (rounds.length === 1 || (proof as Proof)?.commitment === own.commitment);
  if (own && !rounds.some(({ proof }) => noted(proof)))
    throw new Complaint(words.terminal.fault(file, words.tables.flaws['other commitment']));
  let wrong = 0;
  for (const [round, { deal, proof }] of rounds.entries()) {
    const flaw = verify(proof, { game, players, options, deal }, noted(proof) ? own : undefined);
    if (flaw) wrong++;
    const added = flaw ? [] : (proof as Proof).added;
    const contributed = added.filter((bits) => bits !== null).length;
    say(
      flaw ? words.tables.flaw(round, words.tables.flaws[flaw]) : words.tables.fair(round, contributed, added.length),
    );
  }
  return wrong > 0 ? 1 : 0;
}
