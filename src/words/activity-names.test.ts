import { afterEach, describe, expect, test, vi } from 'vitest';
import { KNOWN_ACTIVITIES } from '../life/known-activities.ts';
import {
  findKnownActivity,
  foldName,
  identifyActivity,
  indexNames,
  isActivityId,
  nameOfActivity,
  readCarriedName,
} from './activity-names.ts';
import { ACTIVITY_NAMES as GERMAN_NAMES } from './de/activity-names.ts';
import { ACTIVITY_NAMES, ACTIVITY_STEMS as ENGLISH_STEMS } from './en/activity-names.ts';

const TRANSLATIONS = Object.entries(
  import.meta.glob<typeof import('./en/activity-names.ts')>('./*/activity-names.ts', {
    eager: true,
  }),
);

describe.each(TRANSLATIONS)('The names in %s', (_, { ACTIVITY_NAMES: names, ACTIVITY_STEMS: stems }) => {
  test('are found in every spelling, and no spelling is of two activities', () => {
    const index = indexNames(ACTIVITY_NAMES, names);
    const all = Object.entries(names).flatMap(([id, spellings]) => spellings.map((name) => ({ id, name })));
    for (const { id, name } of all) expect(index.get(foldName(name)), name).toBe(id);
    expect(new Set(all.map(({ name }) => foldName(name))).size).toBe(all.length);
  });

  test('of sleep and exercise contain one of their stems, and that of rest and personal care no stem of sleep', () => {
    const hasStem = (name: string, parts: readonly string[]) =>
      parts.some((part) => foldName(name).includes(foldName(part)));
    expect(hasStem(names.sleep[0], stems.sleep)).toBe(true);
    expect(hasStem(names.exercise[0], stems.exercise)).toBe(true);
    expect(hasStem(names.personalCare[0], [...stems.sleep, ...ENGLISH_STEMS.sleep])).toBe(false);
  });
});

test('other names are not known activities, and case, accents, and space beside a slash do not matter', () => {
  for (const name of ['', 'Knitting', 'constructor', '__proto__', '睡眠']) {
    expect(identifyActivity(name)).toBeNull();
    expect(isActivityId(name)).toBe(false);
  }
  expect(foldName(' TV / Soirée ')).toBe('tv/soiree');
});

const NINETEEN = (
  'Sleep,Work,Commute,Exercise,Social Media,TV/Entertainment,Eating,Family Time,Cooking,Shopping,Hobbies,Reading,' +
  'Gaming,Studying,Cleaning,Meditation,Phone Calls,Social Activities,Travel'
).split(',');

describe('The known activities', () => {
  test('are the nineteen of the specification', () => {
    expect(KNOWN_ACTIVITIES.map(nameOfActivity)).toEqual(NINETEEN);
  });

  test.each(NINETEEN)('are found in any case and with surrounding space: %s', (name) => {
    for (const written of [name.toLowerCase(), name.toUpperCase(), `  ${name}\t`]) {
      const known = findKnownActivity(written);
      expect(known && nameOfActivity(known)).toBe(name);
    }
  });

  test.each([
    ['TV', 'entertainment'],
    ['tv / movies', 'entertainment'],
    [' social   media ', 'socialMedia'],
  ])('are found in other spellings: %j', (written, known) => {
    expect(findKnownActivity(written)).toBe(known);
  });

  test.each(['', '   ', 'Sleeping', 'Workout', 'constructor', '__proto__', '睡眠', '😴'])(
    'do not include %j',
    (name) => {
      expect(findKnownActivity(name)).toBeNull();
    },
  );
});

test.each([
  ['as it was entered, in the same language', 'movies', 'entertainment', 'en', 'movies'],
  ['the page’s, if it was left out', '', 'sleep', 'en', 'Sleep'],
  ['the page’s, if it was entered in another language', 'Schlafen', 'sleep', 'de', 'Sleep'],
  ['the page’s, if it was English on a page in another', 'tv', '', 'de', 'TV'],
  ['as it was entered, if the page does not know it', 'Chor', '', 'de', 'Chor'],
  ['as it was entered, if the id is none', 'Chor', 'constructor', 'de', 'Chor'],
])('a name that was saved or put into a link is %s', (_, name, known, language, shown) => {
  expect(readCarriedName({ name, known, language })).toBe(shown);
});

describe('In another language', () => {
  afterEach(() => {
    vi.doUnmock('#words/form.ts');
    vi.resetModules();
  });

  test('activities are found by their names there and in English', () => {
    const index = indexNames(ACTIVITY_NAMES, GERMAN_NAMES);
    const found = ['schlaf', 'SLEEP', 'TV', 'Reisen', 'Travel'].map((name) => index.get(foldName(name)));
    expect(found).toEqual(['sleep', 'sleep', 'television', 'travel', 'travel']);
  });

  test('they have their icons, and are shown by their names there', async () => {
    vi.resetModules();
    vi.doMock('#words/form.ts', () => import('./de/form.ts'));
    const inGerman = await import('./activity-names.ts');
    expect(inGerman.nameOfActivity('sleep')).toBe('Schlaf');
    const { activityIcon } = await import('../ui/icon.tsx');
    expect(activityIcon('Fernsehen')).toBe('tv');
  });
});
