import { describe, expect, test } from 'vitest';
import { analyzeExercise } from '../life/exercise.ts';
import { analyzeSleep } from '../life/sleep.ts';
import {
  EXERCISE_NOTES,
  HEALTH_DISCLAIMER,
  type HealthNote,
  MEDICAL_DISCLAIMER,
  SLEEP_NOTES,
  YEARS_IMPACT_NOTE,
} from './health-notes.ts';
import { SOURCES } from './sources.ts';

const exerciseNote = (weeklyHours: number) =>
  EXERCISE_NOTES[analyzeExercise(weeklyHours / 7, 40).fitnessLevel];
const sleepNote = (hours: number) => SLEEP_NOTES[analyzeSleep(hours).quality];

const notes: [string, HealthNote][] = [...Object.entries(EXERCISE_NOTES), ...Object.entries(SLEEP_NOTES)];
const disclaimers = [HEALTH_DISCLAIMER, MEDICAL_DISCLAIMER, YEARS_IMPACT_NOTE];
const everyText = [
  ...notes.flatMap(([, { healthImpact, recommendations }]) => [healthImpact, ...recommendations]),
  ...disclaimers,
];

describe('Each level has the findings of its studies', () => {
  test('under 75 minutes of exercise a week: 1.8 years (Moore 2012)', () => {
    expect(exerciseNote(1).healthImpact).toContain('1.8 more years');
    expect(exerciseNote(1).sources).toContain('moore2012');
  });

  test('below the recommended minimum: mortality 20 percent lower (Arem 2015)', () => {
    expect(exerciseNote(2).healthImpact).toContain('20 percent lower');
    expect(exerciseNote(2).sources).toContain('arem2015');
  });

  test('at one to two times the minimum, 2.5 to 5 hours: 31 percent lower (Arem 2015)', () => {
    expect(exerciseNote(4).healthImpact).toContain('31 percent lower');
    expect(exerciseNote(4).sources).toContain('arem2015');
  });

  test('above 5 hours: 37 percent lower at two to three times the minimum, 4.5 years with over 450 minutes', () => {
    expect(exerciseNote(7).healthImpact).toMatch(
      /37 percent lower at two to three times .* 450 .* 4\.5 more years/,
    );
    expect(exerciseNote(7).sources).toEqual(expect.arrayContaining(['arem2015', 'moore2012']));
  });

  test('short sleep 1.12 times and long sleep 1.30 times the risk of death (Cappuccio 2010)', () => {
    expect(sleepNote(5).healthImpact).toContain('1.12 times');
    expect(sleepNote(10).healthImpact).toContain('1.30 times');
    expect(sleepNote(5).sources).toContain('cappuccio2010');
    expect(sleepNote(10).sources).toContain('cappuccio2010');
  });

  test('short sleepers read the advice of seven hours or more for adults (AASM and SRS 2015)', () => {
    for (const hours of [5, 6.5]) {
      expect(sleepNote(hours).healthImpact).toContain('seven');
      expect(sleepNote(hours).sources).toContain('aasm2015');
    }
  });

  test('seven to nine for adults and seven to eight for older adults (National Sleep Foundation 2015)', () => {
    for (const hours of [8, 10]) {
      expect(sleepNote(hours).healthImpact).toMatch(/seven to nine .* seven to eight/);
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

  test('has one sentence for each recommendation', () => {
    for (const [, { recommendations }] of notes) {
      for (const sentence of recommendations) expect(sentence.match(/\.( |$)/g)).toHaveLength(1);
    }
  });

  test('differs from every other', () => {
    expect(new Set(everyText).size).toBe(everyText.length);
  });
});

describe('The disclaimers', () => {
  test('over the section: associations in groups, no forecast, the years a rule of thumb of this tool', () => {
    expect(HEALTH_DISCLAIMER).toMatch(/associations .* groups .* not a forecast for one\. .* rule of thumb/);
  });

  test('at the end of the page: not medical advice, averages, speak to a doctor', () => {
    expect(MEDICAL_DISCLAIMER).toMatch(/not medical advice.*averages.*speak to a doctor before/);
  });

  test('beside the years: neither a measurement nor a promise', () => {
    expect(YEARS_IMPACT_NOTE).toMatch(/rule of thumb.*neither a measurement nor a promise/);
  });
});
