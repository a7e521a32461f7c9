import { expect, test } from 'vitest';
import { embedCode } from './embedcode';

test('the code frames the replay of a link, whatever its title says', () => {
  const code = embedCode('https://example.org/replay#g=abc-_1', 'A "B" <c> & d');
  expect(code).toBe(
    '<iframe src="https://example.org/embed#g=abc-_1" title="A &quot;B&quot; &lt;c> &amp; d" width="640" height="480" style="border:0" loading="lazy"></iframe>',
  );
});
test('only the path is changed', () => {
  expect(embedCode('https://replay.org/replay#g=a', 't')).toContain('src="https://replay.org/embed#g=a"');
});
