import { afterEach, expect, test, vi } from 'vitest';
import { DATA_SOURCES } from './data-sources.ts';
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

test('a language without comparisons for speakers of English leaves out what they are based on', async () => {
  vi.resetModules();
  vi.doMock('#words/results.ts', async (original) => {
    const messages = await original<typeof import('#words/results.ts')>();
    return {
      ...messages,
      COMPARISONS: {
        ...messages.COMPARISONS,
        reading: { novels: null, words: null },
        studying: { hardLanguage: null, languages: null },
      },
      GENERAL_COMPARISONS: { ...messages.GENERAL_COMPARISONS, languages: null },
    };
  });
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
