import { describe, expect, test } from 'vitest';
import { DISCLAIMER } from '#words/results.ts';
import { formatFor } from '../../words/format.ts';
import { SOURCES } from '../../words/sources.ts';
import { type HealthNote, noteOnExercise, noteOnSleep } from './health-notes.ts';

const format = formatFor('en');

const exerciseNote = (weeklyHours: number) => noteOnExercise(format, weeklyHours);
const sleepNote = (hours: number, age = 40) => noteOnSleep(format, hours, age);

/** One of each level. */
const notes = [...[1, 2, 4, 7].map(exerciseNote), ...[5, 6.5, 8, 10].map(sleepNote)].map(
  (note): [string, HealthNote] => [note.level, note],
);
const disclaimers = [DISCLAIMER.health, DISCLAIMER.medical];
const everyText = [
  ...notes.flatMap(([, { lead, healthImpact, recommendations }]) => [lead, healthImpact, ...recommendations]),
  ...disclaimers,
];

describe('Each level has the findings of its studies', () => {
  test('under 75 minutes of exercise a week: 1.8 years (Moore 2012)', () => {
    expect(exerciseNote(1).healthImpact).toContain('1.8 more years');
    expect(exerciseNote(1).sources).toContain('moore2012');
  });

  test('below the recommended minimum: mortality 20% lower (Arem 2015)', () => {
    expect(exerciseNote(2).healthImpact).toContain('20% lower');
    expect(exerciseNote(2).sources).toContain('arem2015');
  });

  test('at one to two times the minimum, 2.5 to 5 hours: 31% lower (Arem 2015)', () => {
    expect(exerciseNote(4).healthImpact).toContain('31% lower');
    expect(exerciseNote(4).sources).toContain('arem2015');
  });

  test('above 5 hours: 37% lower at two to three times the minimum, 4.5 years with over 450 minutes', () => {
    expect(exerciseNote(7.6).healthImpact).toMatch(
      /two to three times .* 37% lower .* 450 .* 4\.5 more years/,
    );
    expect(exerciseNote(7.5).healthImpact).not.toContain('450');
    expect(exerciseNote(7.5).sources).not.toContain('moore2012');
    expect(exerciseNote(7.6).sources).toEqual(expect.arrayContaining(['arem2015', 'moore2012']));
  });

  test('mortality 12% higher with short sleep and 30% higher with long sleep (Cappuccio 2010)', () => {
    expect(sleepNote(5).healthImpact).toContain('12% higher');
    expect(sleepNote(10).healthImpact).toContain('30% higher');
    expect(sleepNote(5).sources).toContain('cappuccio2010');
    expect(sleepNote(10).sources).toContain('cappuccio2010');
  });

  test('short sleepers read the recommendation of seven hours or more for adults (AASM and SRS 2015)', () => {
    for (const hours of [5, 6.5]) {
      expect(sleepNote(hours).lead).toContain('seven');
      expect(sleepNote(hours).sources).toContain('aasm2015');
    }
  });

  test('seven to nine for adults and seven to eight for older adults (National Sleep Foundation 2015)', () => {
    for (const hours of [8, 10]) {
      expect(sleepNote(hours).lead).toMatch(/seven to nine .* seven to eight/);
      expect(sleepNote(hours).sources).toContain('hirshkowitz2015');
    }
  });
});

describe('Every note', () => {
  test.each(notes)(
    '%s speaks of groups, in full sentences, with two or three recommendations',
    (_level, note) => {
      expect(note.healthImpact).toMatch(/associat|groups/);
      expect(note.recommendations.length).toBeGreaterThanOrEqual(2);
      expect(note.recommendations.length).toBeLessThanOrEqual(3);
      for (const id of note.sources) expect(SOURCES[id].title).toMatch(/20\d\d/);
    },
  );

  test('ends in a full stop, without an exclamation, threat or promise', () => {
    for (const text of everyText) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/!|\bmust\b|\bwill\b|should|danger|guarantee| {2}/i);
    }
  });

  test('has a single sentence for its folded state, and one for each recommendation', () => {
    for (const [, { lead, recommendations }] of notes) {
      for (const sentence of [lead, ...recommendations]) expect(sentence.match(/\.( |$)/g)).toHaveLength(1);
    }
  });

  test('differs from every other', () => {
    expect(new Set(everyText).size).toBe(everyText.length);
  });
});

describe('No note says more than its sources', () => {
  test('studies found associations, not effects', () => {
    for (const [, { healthImpact }] of notes) {
      expect(healthImpact).toContain('associated with');
      expect(healthImpact).not.toMatch(/\b(effect|causes|adds|gives|went along)\b/);
    }
  });

  test('8 to 9 hours are not judged, and people 65 and over read their own range', () => {
    const first = (hours: number, age: number) => sleepNote(hours, age).recommendations[0];
    for (const [hours, age] of [
      [9, 64],
      [8, 65],
      [7, 84],
    ] as const)
      expect(first(hours, age)).toBe('You’re within the range recommended for your age.');
    for (const hours of [8.1, 9])
      expect(first(hours, 65)).toContain('up to an hour more than recommended from 65 on');
    expect(sleepNote(8.5).lead).toContain('seven to eight for people 65 and over');
  });

  test('nobody who sleeps under 4 hours is advised to go to bed 15 minutes earlier', () => {
    expect(sleepNote(4).recommendations[0]).toContain('15 minutes earlier');
    for (const hours of [0, 3.9])
      expect(sleepNote(hours).recommendations.join(' ')).not.toContain('15 minutes');
  });

  test('long sleep is compared with diaries, which count naps and lying awake', () => {
    expect(sleepNote(9.31).healthImpact).toMatch(/averages .* diaries, which also count naps/);
  });
});

test('The disclaimer at the end of the page: not medical advice, averages, talk to a doctor', () => {
  expect(DISCLAIMER.medical).toMatch(/not medical advice.*averages.*Talk to a doctor before/);
});
