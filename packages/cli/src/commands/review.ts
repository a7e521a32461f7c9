/** `boneyard review`: what each move of a record cost against the best, and who was how likely to win. */

import { readBudget } from '@boneyard/bots/arena/budget';
import { review } from '@boneyard/bots/review/review';
import { parseRecord } from '@boneyard/engine/record';
import { isProblem } from '@boneyard/rules/problem';
import { argumentsOf, Complaint, type Console } from '../console';
import { readText } from '../files';
import { progressOf } from '../progress';
import { tell } from '../review/telling';

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
  if (file === undefined || more.length > 0) throw new Complaint(words.terminal.badArguments('boneyard review FILE.'));
  const budget = readBudget(values.budget);
  if (!budget) throw new Complaint(words.terminal.badArguments(words.review.badBudget(values.budget)));
  const record = parseRecord(readText(file, io));
  if (isProblem(record)) throw new Complaint(words.terminal.fault(file, words.problem(record)));
  const bar = progressOf(file);
  const reviewing = review(record, budget, () => performance.now());
  let step = reviewing.next();
  for (; !step.done; step = reviewing.next()) {
    const { done, all } = step.value;
    bar.show(() => ({ share: done / all, text: words.review.progress(done + 1, all) }));
  }
  bar.end();
  if (isProblem(step.value)) throw new Complaint(words.terminal.fault(file, words.problem(step.value)));
  if (values.json) io.say(JSON.stringify({ budget, ...step.value }));
  else for (const line of tell(step.value, io)) io.say(line);
  return 0;
}
