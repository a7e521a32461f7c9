/** Every rule has its picture or needs none, every picture has its caption, and what it shows is possible. */

import { matchOf } from '@boneyard/engine/position';
import { teaching as beadTeaching } from '@boneyard/games/bead/web/illustrations.tsx';
import { rulePictures as bead } from '@boneyard/games/bead/web/rulepictures';
import { rulePictures as classic } from '@boneyard/games/classic/web/rulepictures';
import { rulePictures as magnetic } from '@boneyard/games/magnetic/web/rulepictures';
import { rulePictures as quad } from '@boneyard/games/quad/web/rulepictures';
import type { Explanation } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { LANGUAGES } from '@boneyard/words/languages';
import { browsers, pages } from '@boneyard/words/testing';
import { describe, expect, test } from 'vitest';
import type { RulePictures } from '../game';

const PICTURES: Readonly<Partial<Record<GameId, RulePictures>>> = { classic, bead, quad, magnetic };

/** What a picture would not make clearer: aims, numbers of tiles, lengths of matches, and who says what. */
const NEEDS_NONE: Readonly<Record<string, readonly string[]>> = {
  classic: ['aim', 'drawing', 'hands'],
  bead: ['aim', 'claims', 'single'],
  quad: ['aim', 'setup', 'match', 'last'],
  magnetic: ['aim', 'stuck', 'screen'],
};

describe.each(Object.entries(PICTURES) as [GameId, RulePictures][])('%s', (game, { pictures, parts, details }) => {
  const names = Object.keys(pictures);
  const sections = [...Object.entries(parts), ...Object.entries(details)];

  test('every section has a name of its own and a picture, or needs none', () => {
    for (const language of LANGUAGES) {
      const { leaflet, rules } = pages[language][game];
      expect(Object.keys(parts)).toHaveLength(leaflet.parts.length);
      expect(Object.keys(details)).toHaveLength(rules.more.length);
    }
    const ids = [...sections.map(([id]) => id), 'making', 'options', 'rulings', 'credits'];
    expect(new Set(ids).size).toBe(ids.length);
    expect(sections.filter(([, shown]) => shown.length === 0).map(([id]) => id)).toEqual(NEEDS_NONE[game]);
  });

  test('every picture stands beside a section, with a caption in every language', () => {
    expect([...new Set(sections.flatMap(([, shown]) => shown))].sort()).toEqual([...names].sort());
    for (const language of LANGUAGES) expect(Object.keys(pages[language][game].rules.pictures)).toEqual(names);
  });

  test.each(names)('%s can be played, and so can the move that is aimed at', (name) => {
    const picture = pictures[name]!;
    if ('rows' in picture) {
      for (const { text } of picture.rows) expect(text).toMatch(/\{[^{}]+\}/);
      return;
    }
    const { letters = {}, aimed, summed = 0, ...position } = picture;
    const { game: rules, state } = matchOf(position);
    const [seat] = rules.toAct(state);
    const explained = (move: string): Explanation => rules.explain(rules.view(state, seat), seat!, rules.read(move));
    if (aimed !== undefined) expect(explained(aimed).breaks).toBeUndefined();
    // A letter on a tile that nobody holds would say nothing about the rules.
    for (const move of Object.keys(letters)) expect(explained(move).breaks ?? '').not.toMatch(/hand|to act/);
    // What is summed up is the work of one player.
    expect(new Set(position.moves.slice(position.moves.length - summed).map(([who]) => who)).size).toBeLessThan(2);
  });
});

test('strips of beads and dominoes are named by their colours', () => {
  expect(beadTeaching.named('aba', browsers.en)).toBe('wood, fire, wood');
  expect(beadTeaching.named('3-5', browsers.fr)).toBe('terre–eau');
  expect(beadTeaching.sketch('abcab')).toMatchObject({ width: 5, height: 1 });
});
