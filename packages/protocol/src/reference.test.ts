/** The generated documents of the protocol are up to date. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messageSchemas, reference } from './reference';

const docs = new URL('../../../docs/', import.meta.url);
const kept = (name: string) => readFileSync(new URL(name, docs), 'utf8');

test('docs/reference.md is up to date: npm run reference', () => {
  expect(kept('reference.md')).toBe(reference());
});

test('docs/messages.schema.json is up to date: npm run reference', () => {
  expect(JSON.parse(kept('messages.schema.json'))).toEqual(messageSchemas());
});

test('the reference names the fields of messages, their ranges and values', () => {
  const page = reference();
  for (const field of ['`seat`', '`level`', '`bits`', '`at?`', '`delta`', '`watching`', '`proof`'])
    expect(page).toContain(field);
  expect(page).toContain('whole number, 0 to 7');
  expect(page).toContain('"gentle" \\| "casual" \\| "strong" \\| "expert" \\| null');
});
