import { expect, test } from 'vitest';
import { inLanguage } from '../../tests/support/in-language.ts';
import { describeDataSource } from '../sections/describe-origin.ts';
import { DATA_SOURCES, linkDataSource } from './data-sources.ts';

test('each source of figures has a link to its license, and says so if the figures were adapted', () => {
  const { worldBank, unitedNations } = DATA_SOURCES;
  expect(worldBank.license.url).toBe('https://creativecommons.org/licenses/by/4.0/');
  expect(unitedNations.license.url).toBe('https://creativecommons.org/licenses/by/3.0/igo/');
  expect(describeDataSource('unitedNations')).toContain('adapted');
});

test('without links, as in an image, the license’s address is part of the text', () => {
  expect(describeDataSource('worldBank')).toBe(
    'Life expectancy: World Bank, World Development Indicators, CC BY 4.0 (creativecommons.org/licenses/by/4.0).',
  );
  expect(describeDataSource('unitedNations')).toBe(
    'Life tables: adapted from United Nations, World Population Prospects 2024, CC BY 3.0 IGO ' +
      '(creativecommons.org/licenses/by/3.0/igo).',
  );
});

test('with links, the title and the license are parts of the sentence, in any order', () => {
  const { unitedNations } = DATA_SOURCES;
  const title = { text: unitedNations.title, url: unitedNations.url };
  const license = { text: 'CC BY 3.0 IGO', url: unitedNations.license.url };
  expect(linkDataSource(unitedNations, ({ source }) => `Life tables: adapted from ${source}.`)).toEqual([
    'Life tables: adapted from ',
    title,
    ' (',
    license,
    ').',
  ]);
  expect(linkDataSource(unitedNations, ({ source }) => source)).toEqual([title, ' (', license, ')']);
});

test('a publisher of figures has its name in the page’s language, if that is known', async () => {
  await inLanguage('fr', async (load) => {
    const { namePublisher }: typeof import('./data-sources.ts') = await load('src/words/data-sources.ts');
    expect(namePublisher('World Bank')).toBe('Banque mondiale');
    expect(namePublisher('Statistics Canada')).toBe('Statistics Canada');
  });
});
