/** `boneyard verify`: checks that the deals of an online game follow from the commitment and the contributions. */

import { parseRecord, type ReadRecord } from '@boneyard/engine/record';
import { type Fault, replay } from '@boneyard/engine/replay';
import { type OwnContribution, verify } from '@boneyard/protocol/fair';
import type { Proof } from '@boneyard/protocol/tables';
import { isProblem } from '@boneyard/rules/problem';
import { argumentsOf, CommandError, type Console } from '../console';
import { readText } from '../files';

/** A record with the fields that replaying does not read. */
interface Raw {
  readonly rounds: readonly { readonly deal: unknown; readonly proof?: unknown }[];
}

interface Given {
  readonly seat?: string | undefined;
  readonly bits?: string | undefined;
  readonly commitment?: string | undefined;
  readonly promised?: string | undefined;
}

/** What a page wrote into its dialog. */
function ownOf({ seat, bits, commitment, promised }: Given, { words }: Console): OwnContribution | undefined {
  if ([seat, bits, commitment, promised].every((one) => one === undefined)) return undefined;
  if (seat === undefined || bits === undefined || commitment === undefined || !/^[0-7]$/.test(seat))
    throw new CommandError(words.terminal.badArguments(words.tables.badOwn));
  const hashes = promised?.split(',').map((hash) => (hash === '-' ? null : hash.toLowerCase()));
  return { seat: Number(seat), bits: bits.toLowerCase(), commitment: commitment.toLowerCase(), promised: hashes };
}

function botsOf(text: string | undefined, { words }: Console): number[] {
  if (text === undefined) return [];
  if (!/^[0-7](,[0-7])*$/.test(text)) throw new CommandError(words.terminal.badArguments(words.tables.badBots));
  return text.split(',').map(Number);
}

/** A move that nobody could have made with these tiles. */
function faultIn(record: ReadRecord): Fault | undefined {
  const replaying = replay(record);
  for (;;) {
    const { value, done } = replaying.next();
    if (done) return value ?? undefined;
  }
}

export async function verifyCommand(args: readonly string[], io: Console): Promise<number> {
  const { words, say } = io;
  const { values, positionals } = argumentsOf(
    {
      args: [...args],
      options: {
        table: { type: 'string' },
        bots: { type: 'string' },
        seat: { type: 'string' },
        bits: { type: 'string' },
        commitment: { type: 'string' },
        promised: { type: 'string' },
      },
      allowPositionals: true,
    },
    io,
  );
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new CommandError(words.terminal.badArguments(words.tables.badVerify));
  const text = readText(file, io);
  const record = parseRecord(text);
  if (isProblem(record)) throw new CommandError(words.terminal.fault(file, words.problem(record)));
  const { rounds } = JSON.parse(text) as Raw;
  const game = record.game.id;
  const { players, options } = record.table;
  const [own, bots] = [ownOf(values, io), botsOf(values.bots, io)];
  // The values that the user's page noted belong to the round with that commitment.
  const noted = (proof: unknown) => own && (rounds.length === 1 || (proof as Proof)?.commitment === own.commitment);
  if (own && !rounds.some(({ proof }) => noted(proof)))
    throw new CommandError(words.terminal.fault(file, words.tables.flaws['other commitment']));
  // All rounds of a match are played at one table.
  const tables = rounds.flatMap(({ proof }) => (proof as Partial<Proof> | undefined)?.table ?? []);
  const table = values.table ?? tables[0];
  let wrong = 0;
  for (const [round, { deal, proof }] of rounds.entries()) {
    const dealt = { game, players, options, deal, round, table, bots };
    const flaw = verify(proof, dealt, noted(proof) ? own : undefined);
    if (flaw) wrong++;
    const added = flaw ? [] : (proof as Proof).added;
    const contributed = added.filter((bits) => bits !== null).length;
    say(
      flaw ? words.tables.flaw(round, words.tables.flaws[flaw]) : words.tables.fair(round, contributed, added.length),
    );
  }
  const fault = faultIn(record);
  if (fault) throw new CommandError(words.terminal.fault(file, words.problem(fault)));
  return wrong > 0 ? 1 : 0;
}
