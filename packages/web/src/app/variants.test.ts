/** The variants that quick start offers can be played, and have a name and a note in every language. */

import { GAME_IDS, gameCalled } from '@boneyard/rules/games';
import { LANGUAGES } from '@boneyard/words/languages';
import { wordsIn } from '@boneyard/words/words';
import { describe, expect, test, vi } from 'vitest';
import { webGames } from '../games';
import { playersFor } from '../play/setup/start';

vi.mock('../play/localgame', () => ({ newGame: vi.fn() }));

/** By game: what the sheets and our own list of variants name. */
const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  classic: ['draw', 'block', 'fives', 'partners'],
  bead: ['sheet', 'strategic', 'open'],
  quad: ['full', 'beginners'],
  magnetic: ['flat', 'tower', 'staggered'],
};

test('partners are four', () => expect(playersFor('classic', 'partners')).toEqual([4]));

describe.each(GAME_IDS)('%s', (id) => {
  const { variants } = gameCalled(id)!;

  test('has the variants that its sheet has', () => {
    expect(variants.map((one) => one.id)).toEqual(expect.arrayContaining([...VARIANTS[id]!]));
  });

  test.each(variants.map((one) => one.id))('%s can be played', (variant) => {
    expect(playersFor(id, variant)).toContain(variant === 'partners' ? 4 : 2);
  });

  test.each(LANGUAGES)('variants are named in %s', async (language) => {
    const texts = (await wordsIn(language)).games[id].variants ?? {};
    expect(Object.keys(texts)).toEqual(variants.map((one) => one.id));
    for (const { name, note } of Object.values(texts)) expect([name, note]).not.toContain('');
  });

  test('says how many steps its lessons have', async () => {
    const { lessons } = await webGames[id].pages();
    for (const [course, { steps }] of Object.entries(webGames[id].courses))
      expect(await lessons[course]!(), course).toHaveLength(steps);
  });
});
