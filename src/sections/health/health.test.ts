import { describe, expect, test, vi } from 'vitest';
import { DISCLAIMER, HEALTH } from '#words/results.ts';
import { formatFor } from '../../words/format.ts';
import { SOURCES } from '../../words/sources.ts';
import {
  describeExercise,
  describeHoursPer,
  findExercise,
  findSleep,
  signedYears,
} from './describe-analyses.ts';
import { type HealthNote, noteOnExercise, noteOnSleep } from './health-notes.ts';

const format = formatFor('en-US');
const named = (name: string) => ({ name });

async function inLanguage(folder: 'de' | 'fr') {
  vi.resetModules();
  vi.doMock('#words/form.ts', () => import(`../../words/${folder}/form.ts`));
  return await import('./describe-analyses.ts');
}

describe('An activity is analyzed by its name', () => {
  test('exercise: the first that contains exercise, workout, fitness or gym, in any case', () => {
    for (const name of ['Exercise', 'morning WORKOUT', 'Fitness class', 'at the gym'])
      expect(findExercise([named('Work'), named(name), named('Gym')])).toEqual({ name });
    expect(findExercise([named('Running')])).toBeUndefined();
  });

  test('sleep: the first that contains sleep, in any case', () => {
    expect(findSleep([named('Work'), named('deep SLEEP'), named('Sleep')])).toEqual(named('deep SLEEP'));
    expect(findSleep([named('Nap')])).toBeUndefined();
  });

  test('in German and French, by words of both languages, but not where they are a part of another word', async () => {
    const inGerman = await inLanguage('de');
    for (const name of ['Sport', 'Frühsport', 'Training am Abend', 'gym', 'Exercise'])
      expect(inGerman.findExercise(['Transport', 'Gymnasium', name].map(named))).toEqual({ name });
    expect(inGerman.findSleep(['Körperpflege', 'Mittagsschlaf'].map(named))).toEqual(named('Mittagsschlaf'));
    const inFrench = await inLanguage('fr');
    // Jogging is known as exercise, though no word for that is in it.
    for (const name of ['Sport', 'Faire du sport', 'Jogging'])
      expect(inFrench.findExercise(['Transports', name].map(named))).toEqual({ name });
    vi.doUnmock('#words/form.ts');
    vi.resetModules();
  });
});

test.each([
  [2, '+2 years'],
  [-2.5, '−2.5 years'],
  [1, '+1 year'],
  [0, '0 years'],
  [-0, '0 years'],
])('An impact of %d is “%s”', (years, words) => {
  expect(signedYears(format, years)).toBe(words);
});

test.each([
  [8, 'day', '8 hours a day'],
  [2.52, 'week', '2 hours 31 minutes a week'],
  // Optimized exercise.
  [0.36, 'day', '22 minutes a day'],
  // Close to the limit between two levels, they are not shown on the other side.
  [6.999, 'day', 'just under 7 hours a day'],
  [7, 'day', '7 hours a day'],
  [9.001, 'day', 'just over 9 hours a day'],
  [2.499, 'week', 'just under 2.5 hours a week'],
  // A sleep debt of less than a minute is not shown as 0.
  [8 - 7.996, 'day', '1 minute a day'],
  [0, 'day', '0 hours a day'],
] as const)('%d hours a %s are “%s”', (hours, span, words) => {
  expect(describeHoursPer(format, hours, span)).toBe(words);
});

test.each([
  // From a quarter to half an hour a day, for one year and for two: 0.25 ÷ 24 × 3 = 0.03, and 0.06.
  ['that is shown as 0', 0.25, 83, undefined],
  ['from the smallest that is shown', 0.25, 82, '+0.1 years'],
  ['of somebody who is active', 0.5, 42, undefined],
])('A gain %s: %d hours at %d of 84', (_, hours, age, shown) => {
  const activity = { id: 'exercise', name: 'Exercise', hours, color: 'purple' } as const;
  const { facts } = describeExercise(format, activity, { age, lifeExpectancy: 84 });
  expect(facts.find(([name]) => name === HEALTH.potentialGain)?.[1]).toBe(shown);
});

const exerciseNote = (weeklyHours: number) => noteOnExercise(format, weeklyHours);
const sleepNote = (hours: number, age = 40) => noteOnSleep(format, hours, age);

/** One of each level. */
const notes = [...[1, 2, 4, 7].map(exerciseNote), ...[5, 6.5, 8, 10].map(sleepNote)].map(
  (note): [string, HealthNote] => [note.level, note],
);
const everyText = [
  ...notes.flatMap(([, { lead, healthImpact, recommendations }]) => [lead, healthImpact, ...recommendations]),
  DISCLAIMER.health,
  DISCLAIMER.medical,
];

describe('Each level has the findings of its studies', () => {
  test.each([
    ['under 75 minutes of exercise a week, 1.8 years', exerciseNote(1), /1\.8 more years/, 'moore2012'],
    ['below the minimum, mortality 20% lower', exerciseNote(2), /20% lower/, 'arem2015'],
    ['at one to two times the minimum, 31% lower', exerciseNote(4), /31% lower/, 'arem2015'],
    ['with short sleep, mortality 12% higher', sleepNote(5), /12% higher/, 'cappuccio2010'],
    ['with long sleep, 30% higher', sleepNote(10), /30% higher/, 'cappuccio2010'],
    ['too little sleep, where seven hours are recommended', sleepNote(6.5), /seven/, 'aasm2015'],
    ['seven to nine hours, or to eight', sleepNote(8), /seven to nine .* seven to eight/, 'hirshkowitz2015'],
    ['more than those', sleepNote(10), /seven to nine .* seven to eight/, 'hirshkowitz2015'],
  ] as const)('%s', (_, { lead, healthImpact, sources }, finding, source) => {
    expect(`${lead} ${healthImpact}`).toMatch(finding);
    expect(sources).toContain(source);
  });

  test('above 5 hours: 37% lower at two to three times the minimum, 4.5 years with over 450 minutes', () => {
    expect(exerciseNote(7.6).healthImpact).toMatch(
      /two to three times .* 37% lower .* 450 .* 4\.5 more years/,
    );
    expect(exerciseNote(7.5).healthImpact).not.toContain('450');
    expect(exerciseNote(7.5).sources).not.toContain('moore2012');
    expect(exerciseNote(7.6).sources).toEqual(expect.arrayContaining(['arem2015', 'moore2012']));
  });
});

describe('Every note', () => {
  test.each(notes)('%s speaks of associations, with two or three recommendations', (_level, note) => {
    expect(note.healthImpact).toContain('associated with');
    expect(note.healthImpact).not.toMatch(/\b(effect|causes|adds|gives|went along)\b/);
    expect(note.recommendations.length).toBeGreaterThanOrEqual(2);
    expect(note.recommendations.length).toBeLessThanOrEqual(3);
    // A single sentence for its folded state, and one for each recommendation.
    for (const sentence of [note.lead, ...note.recommendations])
      expect(sentence.match(/\.( |$)/g)).toHaveLength(1);
    for (const id of note.sources) expect(SOURCES[id].title).toMatch(/20\d\d/);
  });

  test('ends in a full stop, without an exclamation, threat or promise, and differs from every other', () => {
    for (const text of everyText) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/!|\bmust\b|\bwill\b|should|danger|guarantee| {2}/i);
    }
    expect(new Set(everyText).size).toBe(everyText.length);
  });
});

describe('Recommendations on sleep', () => {
  const first = (hours: number, age: number) => sleepNote(hours, age).recommendations[0];

  test.each([
    [9, 64, 'That’s within the range recommended at this age.'],
    [8, 65, 'That’s within the range recommended at this age.'],
    [
      8.1,
      65,
      'That’s up to an hour more than recommended from 65 on, and within the range for younger adults.',
    ],
  ])('of %d hours at %d begin with “%s”', (hours, age, text) => {
    expect(first(hours, age)).toBe(text);
  });

  test('advise nobody who sleeps under 4 hours to go to bed 15 minutes earlier', () => {
    expect(first(4, 40)).toContain('15 minutes earlier');
    for (const hours of [0, 3.9])
      expect(sleepNote(hours).recommendations.join(' ')).not.toContain('15 minutes');
  });
});

test('The disclaimer at the end of the page: not medical advice, averages, talk to a doctor', () => {
  expect(DISCLAIMER.medical).toMatch(/not medical advice.*averages.*Talk to a doctor before/);
});
