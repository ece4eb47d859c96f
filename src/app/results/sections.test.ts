import { expect, test } from 'vitest';
import { inLanguage } from '../../../tests/support/in-language.ts';
import { RESULTS_SECTIONS } from './sections.ts';

test('the list can be loaded before the words of the page are set', async () => {
  const module = await inLanguage('current', (load) => load('src/app/results/sections.ts'));
  expect(module).toHaveProperty('RESULTS_SECTIONS');
});

test('each section has an id and a name of its own', () => {
  const sections = Object.values(RESULTS_SECTIONS).flat(2);
  const count = sections.length;
  expect(count).toBeGreaterThan(9);
  expect([
    new Set(sections.map(({ id }) => id)).size,
    new Set(sections.map(({ name }) => name())).size,
  ]).toEqual([count, count]);
});
