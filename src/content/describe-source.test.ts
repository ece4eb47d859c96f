import { afterEach, expect, test, vi } from 'vitest';
import { formatFor } from '../messages/format.ts';
import { describeSourceNote, listSources } from './describe-source.ts';
import { SOURCES } from './sources.ts';

const english = formatFor('en');

afterEach(() => {
  vi.doUnmock('#messages/comparison-messages.ts');
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
  vi.doMock('#messages/comparison-messages.ts', async (original) => {
    const messages = await original<typeof import('#messages/comparison-messages.ts')>();
    return {
      COMPARISONS: {
        ...messages.COMPARISONS,
        reading: { novels: null, words: null },
        studying: { hardLanguage: null, languages: null },
      },
      GENERAL_COMPARISONS: { ...messages.GENERAL_COMPARISONS, novels: null, languages: null },
    };
  });
  const { listSources: listOthers } = await import('./describe-source.ts');
  const others = listOthers();
  expect(listSources().filter((id) => !others.includes(id))).toEqual([
    'foreignServiceInstitute',
    'brysbaert2019',
  ]);
  const { compareActivity } = await import('./comparisons.ts');
  const hours = { age: 36, hoursPerDay: 1, yearsSoFar: 1.5, yearsRemaining: 2 };
  for (const name of ['Reading', 'Studying', 'Knitting']) {
    for (let id = 0; id < 100; id++) {
      const pair = compareActivity({ id: String(id), name }, hours);
      expect(new Set(pair.map(({ icon }) => icon)).size).toBe(2);
      expect(pair.filter(({ source }) => source)).toEqual([]);
    }
  }
});
