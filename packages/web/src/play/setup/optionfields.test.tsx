// @vitest-environment happy-dom

import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { browser } from '@boneyard/words/en/browser';
import type { Form } from '@boneyard/words/forms';
import { expect, test } from 'vitest';
import { click, enter, mount, named } from '../../testing/mount';
import { HouseRulesPanel, useHouseRules } from './houserules';

const loaded = await Promise.all(GAME_IDS.map(async (id) => [id, await browser.games[id].form()] as const));
const forms = Object.fromEntries(loaded) as Record<GameId, Form>;

let agreed: Options | undefined;

function Rules({ id, only, variant }: { readonly id: GameId; readonly only?: Options; readonly variant?: string }) {
  const rules = useHouseRules(id, only, variant);
  agreed = isProblem(rules.table) ? undefined : rules.table.options;
  return (
    <>
      <HouseRulesPanel {...rules} />
      <button type="button" onClick={() => rules.setPlayers(4)}>
        Four
      </button>
    </>
  );
}

/** Some options are called like the variant that they make, so only the fields are looked at. */
function field<E extends HTMLElement>(id: GameId, name: string): E {
  const labels = [...document.querySelectorAll<HTMLLabelElement>('.option-fields label')];
  const label = labels.find(({ textContent }) => textContent === forms[id][name]!.label)!;
  return document.getElementById(label.htmlFor) as E;
}

const variant = (name: string) =>
  [...document.querySelectorAll('.pictured')]
    .find((card) => card.querySelector(':scope > span')?.textContent === name)!
    .querySelector('input')!;
const select = (id: GameId, name: string) => field<HTMLSelectElement>(id, name);
const input = (id: GameId, name: string) => field<HTMLInputElement>(id, name);
const texts = (list: HTMLSelectElement) => [...list.options].map(({ text }) => text);
const noteOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby')!)?.textContent;

/** Chooses by the text of a choice. */
const choose = (list: HTMLSelectElement, text: string) => enter(list, String(texts(list).indexOf(text)));

test('a choice offers its values in words and takes the one that is chosen', async () => {
  await mount(<Rules id="classic" />);
  const { values } = forms.classic.style!;
  expect(texts(select('classic', 'style'))).toEqual([values!.draw, values!.block]);
  await choose(select('classic', 'style'), values!.block!);
  expect(agreed?.style).toBe('block');
});

test('a choice between yes and no keeps its type', async () => {
  await mount(<Rules id="bead" />);
  await choose(select('bead', 'open'), browser.web.setup.yes);
  expect(agreed?.open).toBe(true);
});

test('a choice of numbers keeps its type', async () => {
  await mount(<Rules id="classic" />);
  await choose(select('classic', 'set'), forms.classic.set?.values?.['9'] ?? '9');
  expect(agreed?.set).toBe(9);
});

test('a choice that other settings rule out is not offered, and is dropped', async () => {
  await mount(<Rules id="bead" />);
  await choose(select('bead', 'strategic'), browser.web.setup.yes);
  expect(agreed?.strategic).toBe(true);
  await click(named('button', 'Four'));
  expect(texts(select('bead', 'strategic'))).toEqual([browser.web.setup.no]);
  expect(agreed?.strategic).toBe(false);
});

test('an option that would change nothing says so', async () => {
  await mount(<Rules id="bead" />);
  expect(noteOf(select('bead', 'start'))).toBe(forms.bead.start!.note);
  await choose(select('bead', 'strategic'), browser.web.setup.yes);
  expect(noteOf(select('bead', 'start'))).toBe(browser.web.setup.noEffect);
});

test('a count is rounded, and an empty field means the least', async () => {
  await mount(<Rules id="classic" />);
  await enter(input('classic', 'hand'), '4.6');
  expect(agreed?.hand).toBe(5);
  const { min } = input('classic', 'hand');
  await enter(input('classic', 'hand'), '');
  expect(agreed?.hand).toBe(Number(min));
});

test('a count beyond its limit is not taken', async () => {
  await mount(<Rules id="classic" />);
  const usual = agreed?.hand;
  const { max } = input('classic', 'hand');
  await enter(input('classic', 'hand'), max);
  expect(agreed?.hand).toBe(Number(max));
  await enter(input('classic', 'hand'), String(Number(max) + 1));
  expect(agreed?.hand).toBe(usual);
  expect(input('classic', 'hand').value).toBe(String(usual));
});

test('a match goes on for a number of rounds or to a score', async () => {
  await mount(<Rules id="classic" />);
  const kinds = document.querySelector<HTMLSelectElement>('.match-field select')!;
  await enter(kinds, 'rounds');
  expect(agreed?.match).toEqual({ rounds: 3 });
  await enter(input('classic', 'match'), '7');
  expect(agreed?.match).toEqual({ rounds: 7 });
  await enter(kinds, 'target');
  expect(agreed?.match).toEqual({ target: 100 });
  await enter(input('classic', 'match'), '');
  expect(agreed?.match).toEqual({ target: 1 });
});

test('a match to a score is as long as the game has it, also with another set', async () => {
  await mount(<Rules id="quad" />);
  const kinds = document.querySelector<HTMLSelectElement>('.match-field select')!;
  const small = forms.quad.set?.values?.['70'] ?? '70';
  expect(agreed?.match).toEqual({ target: 800 });
  await enter(kinds, 'rounds');
  await enter(kinds, 'target');
  expect(agreed?.match).toEqual({ target: 800 });
  await choose(select('quad', 'set'), small);
  expect(agreed?.match).toEqual({ target: 600 });
  await enter(kinds, 'rounds');
  expect(agreed?.match).toEqual({ rounds: 3 });
  await enter(kinds, 'target');
  expect(agreed?.match).toEqual({ target: 600 });
});

test('a match of a game that has one kind of length does not ask for it', async () => {
  await mount(<Rules id="bead" />);
  expect(document.querySelector('.match-field select')).toBeNull();
  expect(document.querySelector('.match-field span')?.textContent).toBe(browser.web.setup.lengths.rounds);
});

test('the usual rules of the variant come back with one button', async () => {
  await mount(<Rules id="classic" />);
  const { spinner, style } = forms.classic;
  await choose(select('classic', 'style'), style!.values!.block!);
  const usual = agreed;
  await choose(select('classic', 'spinner'), spinner!.values!.all!);
  expect(agreed).not.toEqual(usual);
  await click(named('button', browser.web.setup.usual));
  expect(agreed).toEqual(usual);
  expect(agreed?.style).toBe('block');
});

test('the form says which variant it is, with house rules or without', async () => {
  await mount(<Rules id="classic" />);
  const { spinner, style } = forms.classic;
  const said = () => document.querySelector('[role="status"]')?.textContent;
  const taken = () => document.querySelector('.pictured.taken > span')?.textContent;
  expect(said()).toBe('Dominoes · Draw');
  await choose(select('classic', 'style'), style!.values!.block!);
  expect([said(), taken()]).toEqual(['Dominoes · Block', 'Block']);
  await choose(select('classic', 'spinner'), spinner!.values!.all!);
  expect([said(), taken()]).toEqual(['Dominoes · Block, house rules', 'Block']);
});

test('a variant brings its usual rules, and as many players as it needs', async () => {
  await mount(<Rules id="classic" />);
  await click(variant('Partners'));
  expect(agreed).toMatchObject({ partners: true, style: 'block', hand: 7 });
  await click(variant('All Fives'));
  expect(agreed).toMatchObject({ partners: false, points: 'fives', spinner: 'first', match: { target: 200 } });
});

test('the form can start with a variant', async () => {
  await mount(<Rules id="magnetic" variant="tower" />);
  expect(agreed?.mode).toBe('tower');
});

test('what is fixed is not asked for', async () => {
  await mount(<Rules id="classic" only={{ style: 'block' }} />);
  expect(() => select('classic', 'style')).toThrow();
  expect(agreed?.style).toBe('block');
});
