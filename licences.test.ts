/** Everything that ships has a licence that lets us ship it, and stands in the file of licences. */

import { expect, test } from 'vitest';
import { licences, shippedPackages } from './scripts/licences.mjs';

const file = licences();

/** They ask for no more than to be named. MPL-2.0 also asks for the source of changes to its files; we change none. */
const ACCEPTED = ['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'ISC', 'MIT', 'MPL-2.0', 'OFL-1.1', 'Unlicense'];

test('packages of the page, of the server and of the command ship', () => {
  const names = shippedPackages().map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'three', 'fastify', 'libsql', 'pdfkit']));
  expect(names).not.toContain('vitest');
});

test.each(shippedPackages())('$name $version may be shipped, and is listed', ({ name, version, licence, text }) => {
  // A package that names no licence brings its text.
  if (licence === undefined) expect(text).toMatch(/^MIT License/);
  else expect(ACCEPTED).toContain(licence);
  expect(file).toContain(`${name} ${version}`);
  if (text) expect(file).toContain(text);
});
