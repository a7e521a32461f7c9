/** Budgets as text, in arguments and tables: `iterations:2000` or `milliseconds:300`. */

import type { Budget } from '../bot';

const NAMED = /^(iterations|milliseconds):([1-9]\d{0,8})$/;

export function writeBudget(budget: Budget): string {
  return 'iterations' in budget ? `iterations:${budget.iterations}` : `milliseconds:${budget.milliseconds}`;
}

/** Undefined if the text is not a budget. */
export function readBudget(text: string): Budget | undefined {
  const found = NAMED.exec(text);
  if (!found) return undefined;
  const size = Number(found[2]);
  return found[1] === 'iterations' ? { iterations: size } : { milliseconds: size };
}
