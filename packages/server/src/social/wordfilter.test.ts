import { expect, test } from 'vitest';
import { textFilter } from './wordfilter';

const fits = textFilter('# not here\nschmutz\n*dreck*\nstraße  # as some write it\nvery bad\n\n');

test.each([
  ['the word itself', 'schmutz'],
  ['in capitals', 'SCHMUTZ'],
  ['in a sentence, with signs', 'what a (Schmutz)!'],
  ['in letters of another width', 'ｓｃｈｍｕｔｚ'],
  ['in mathematical letters', '𝓼𝓬𝓱𝓶𝓾𝓽𝔃'],
  ['with accents on it', 'schmütz'],
  ['with accents put on apart', 'schmu\u0308tz'],
  ['as part of a word where the file says so', 'Oberdreckspatz'],
  ['ß as ss', 'STRASSE'],
  ['two words', 'a VERY, bad thing'],
])('not fit: %s', (_, text) => expect(fits(text)).toBe(false));

test.each([
  ['another word that has it inside', 'schmutzig'],
  ['half of two words', 'very good'],
  ['the remark in the file', 'not here'],
  ['nothing', ''],
  ['a regular expression', '.*'],
])('fit: %s', (_, text) => expect(fits(text)).toBe(true));

test('an empty file, or one of stars, allows everything', () => {
  for (const file of ['', '*\n**\n#']) expect(textFilter(file)('anything')).toBe(true);
});
