/** `boneyard review`: what each move of a record cost against the best move, and each player's chances. */

import { readBudget } from '@boneyard/bots/arena/budget';
import { review } from '@boneyard/bots/review/review';
import { parseRecord } from '@boneyard/engine/record';
import { isProblem } from '@boneyard/rules/problem';
import { sidesAt } from '@boneyard/rules/sides';
import { argumentsOf, CommandError, type Console } from '../console';
import { readText } from '../files';
import { progressOf } from '../progress';
import { reviewReport } from '../review/reviewreport';

export async function reviewCommand(args: readonly string[], io: Console): Promise<number> {
  const { words } = io;
  const { values, positionals } = argumentsOf(
    {
      args: [...args],
      options: {
        json: { type: 'boolean', default: false },
        budget: { type: 'string', default: 'iterations:2000' },
      },
      allowPositionals: true,
    },
    io,
  );
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new CommandError(words.terminal.badArguments('boneyard review FILE.'));
  const budget = readBudget(values.budget);
  if (!budget) throw new CommandError(words.terminal.badArguments(words.review.badBudget(values.budget)));
  const record = parseRecord(readText(file, io));
  if (isProblem(record)) throw new CommandError(words.terminal.fault(file, words.problem(record)));
  const bar = progressOf(file);
  const reviewing = review(record, budget, () => performance.now());
  let step = reviewing.next();
  for (; !step.done; step = reviewing.next()) {
    const { done, all } = step.value;
    bar.show(() => ({ share: done / all, text: words.review.progress(done + 1, all) }));
  }
  bar.end();
  if (isProblem(step.value)) throw new CommandError(words.terminal.fault(file, words.problem(step.value)));
  if (values.json) io.say(JSON.stringify({ budget, ...step.value }));
  else for (const line of reviewReport(step.value, sidesAt(record.game, record.table), io)) io.say(line);
  return 0;
}
