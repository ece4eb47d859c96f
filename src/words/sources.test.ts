import { afterEach, expect, test, vi } from 'vitest';
import { inLanguage } from '../../tests/support/in-language.ts';
import { describeDataSource } from '../results/describe-origin.ts';
import { DATA_SOURCES, linkDataSource } from './data-sources.ts';
import { formatFor } from './format.ts';
import { describeSourceNote, listSources, SOURCES } from './sources.ts';

/** The addresses of sites and of surveys, where a figure would have to be searched for. */
const HOME_PAGE = /^https:\/\/[^/]+\/?$|\/tus\/?$|\/wpp\/?$/;

test.each([...Object.values(SOURCES), ...Object.values(DATA_SOURCES)])(
  '$title: the link leads to the publication, not to a home page',
  ({ url }) => {
    expect(url).toMatch(/^https:/);
    expect(url).not.toMatch(HOME_PAGE);
  },
);

const english = formatFor('en');

afterEach(() => {
  vi.doUnmock('#words/results.ts');
  vi.resetModules();
});

test('what a publication is about follows its title, with figures as the visitor writes them', () => {
  expect(describeSourceNote(english, 'moore2012')).toBe(', on 654,827 adults');
  expect(describeSourceNote(formatFor('en-DE'), 'moore2012')).toBe(', on 654.827 adults');
  expect(describeSourceNote(english, 'brysbaert2019')).toBe(', on silent reading of English');
  expect(describeSourceNote(english, 'who2020')).toBe('');
});

test('all publications are listed', () => {
  expect(listSources()).toEqual(Object.keys(SOURCES));
});

test('Arabic has no comparisons for speakers of English, and leaves out what they are based on', async () => {
  vi.resetModules();
  vi.doMock('#words/results.ts', () => import('./ar/results.ts'));
  const { listSources: listOthers } = await import('./sources.ts');
  const others = listOthers();
  expect(listSources().filter((id) => !others.includes(id))).toEqual([
    'foreignServiceInstitute',
    'brysbaert2019',
  ]);
  const { compareActivity } = await import('../sections/cards/comparisons.ts');
  const hours = { hours: 1, yearsSoFar: 1.5, yearsRemaining: 2 };
  const unknown = Array.from({ length: 100 }, (_, index) => `Hobby ${index}`);
  for (const name of ['Reading', 'Studying', ...unknown]) {
    const pair = compareActivity(english, { name, ...hours }, 36);
    expect(new Set(pair.map(({ icon }) => icon)).size).toBe(2);
    expect(pair.filter(({ source }) => source)).toEqual([]);
  }
});

test('each source of figures names its license, with its address in an image, and says if they were adapted', () => {
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

test('a publication has its label and its note in the page’s language', async () => {
  await inLanguage('fr', async (load) => {
    const { describeSourceNote: describeNote, SOURCES: sources }: typeof import('./sources.ts') =
      await load('src/words/sources.ts');
    expect(sources.who2020.label).toBe('OMS 2020');
    expect(describeNote(formatFor('fr'), 'brysbaert2019')).toBe(', sur la lecture silencieuse en anglais');
  });
});

test('a publisher of figures has its name in the page’s language, if that is known', async () => {
  await inLanguage('fr', async (load) => {
    const { namePublisher }: typeof import('./data-sources.ts') = await load('src/words/data-sources.ts');
    expect(namePublisher('World Bank')).toBe('Banque mondiale');
    expect(namePublisher('Statistics Canada')).toBe('Statistics Canada');
  });
});
