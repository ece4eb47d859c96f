import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFor } from './format.ts';
import {
  describeBar,
  describeBeyondAverage,
  describeFigure,
  describeHoursPer,
  describeMinutesPerDay,
  describeProjections,
  describeRemaining,
  describeShares,
  describeSlice,
  describeSliderValue,
  describeTimeline,
  RESULT_WORDS,
  signedYears,
} from './result-words.ts';

const format = formatFor('en');
const JAPAN = { countryName: 'Japan', lifeExpectancy: 84.04, year: 2024, source: 'World Bank' };

describe('Texts that the specification quotes are letter for letter', () => {
  test('the three summary cards', () => {
    const { yearsLived, yearsRemaining, weeksLeft } = RESULT_WORDS;
    expect([yearsLived, yearsRemaining, weeksLeft]).toEqual(['Years Lived', 'Years Remaining', 'Weeks Left']);
  });

  test('the sections of the results', () => {
    const { activities, timeline, projections, health } = RESULT_WORDS;
    expect([activities, timeline, projections, health].map(({ title }) => title)).toEqual([
      'Life Spent On Activities',
      'Life Timeline',
      'Future Projections',
      'Health Optimization',
    ]);
  });

  test('the slider runs from Today to Life Expectancy', () => {
    const { slider, today, end, birth } = RESULT_WORDS.timeline;
    expect([slider, today, end, birth]).toEqual([
      'Interactive Timeline',
      'Today',
      'Life Expectancy',
      'Birth',
    ]);
  });

  test('the buttons', () => {
    const { health, share } = RESULT_WORDS;
    expect([health.apply, share.button, share.capturing]).toEqual([
      'Apply Optimization',
      'Share Results',
      'Capturing...',
    ]);
  });

  test('the comparison with today: “at this age” and “From X years”', () => {
    expect(RESULT_WORDS.cards.atThisAge).toContain('at this age');
    expect(RESULT_WORDS.cards.from('14')).toBe('From 14 years');
  });
});

describe('The time that remains', () => {
  const left = { age: 47, years: 29, days: 10_556 };

  test('today', () => {
    expect(describeRemaining(format, { ...left, moved: false })).toBe('Today: 29 years remain, 10,556 days.');
  });

  test('at the slider’s age, with its days', () => {
    expect(describeRemaining(format, { ...left, moved: true })).toBe('At 47: 29 years remain, 10,556 days.');
  });

  test('the slider’s value is heard as an age and years remaining', () => {
    expect(describeSliderValue(format, 47, 29)).toBe('Age 47, 29 years remaining');
  });
});

describe('The pictures in sentences', () => {
  test('the pie, and each of its slices, with percentage and years to one decimal', () => {
    expect(
      describeShares(format, [
        { activity: 'Sleep', percentage: 100 / 3, yearsSoFar: 14 },
        { activity: 'Free Time', percentage: 200 / 3, yearsSoFar: 28 },
      ]),
    ).toBe('Shares of a life of Sleep 33.3%, 14.0 years; Free Time 66.7%, 28.0 years.');
    expect(describeSlice(format, 100 / 3, 14)).toBe('33.3% · 14.0 years');
  });

  test('the bars, and each of them', () => {
    expect(
      describeProjections(format, [
        { activity: 'Sleep', yearsSoFar: 14, yearsRemaining: 11.333 },
        { activity: 'Work', yearsSoFar: 0, yearsRemaining: 0 },
      ]),
    ).toBe('Sleep 14.0 years so far and 11.3 to come; Work 0.0 years so far and 0.0 to come.');
    expect(describeBar(format, 14, 11.333)).toBe('14.0 so far · 11.3 to come');
  });

  test('the timeline, with the slider’s age once it is moved', () => {
    const ages = { now: 42, lifeExpectancy: 84, projected: 47 };
    expect(describeTimeline(format, { ...ages, moved: false })).toBe('42 of 84 years lived, 50.0%.');
    expect(describeTimeline(format, { ...ages, moved: true })).toBe(
      '42 of 84 years lived, 50.0%. The slider stands at 47.',
    );
  });

  test('the timeline shows at most 100 percent of a life longer than expected', () => {
    const sentence = describeTimeline(format, { now: 90, lifeExpectancy: 76, projected: 90, moved: false });
    expect(sentence).toBe('90 of 76 years lived, 100.0%.');
  });
});

describe('Every figure shown names its source and year', () => {
  test('a country’s figure: country, source, year', () => {
    expect(describeFigure(format, { figure: JAPAN, lifeExpectancy: 84.04, fromTable: false })).toBe(
      'Worked out with a life expectancy at birth of 84 years in Japan (World Bank, 2024).',
    );
  });

  test('a year is no number with a thousands separator', () => {
    expect(describeFigure(format, { figure: JAPAN, lifeExpectancy: 84.04, fromTable: false })).not.toContain(
      '2,024',
    );
  });

  test('a figure of the visitor’s own is said to be theirs', () => {
    expect(describeFigure(format, { figure: null, lifeExpectancy: 76.55, fromTable: false })).toMatch(
      /life expectancy that you entered, 76\.[56] years/,
    );
  });
});

describe('Someone older than their life expectancy is told so kindly', () => {
  const sentence = describeBeyondAverage(format, 90, 76.5);

  test('with both figures', () => {
    expect(sentence).toContain('You are 90');
    expect(sentence).toContain('average of 76.5 years');
  });

  test('with what life tables say of people of their age, and without a word of death', () => {
    expect(sentence).toMatch(/people who have reached your age live on/);
    expect(sentence).not.toMatch(/death|dead|die|\bdying|overdue|expired|borrowed|should|must|!/i);
  });
});

describe('Impacts have a sign', () => {
  test.each([
    [2, '+2 years'],
    [3.5, '+3.5 years'],
    [-2.5, '−2.5 years'],
    [-0.5, '−0.5 years'],
    [-1, '−1 year'],
    [1, '+1 year'],
    [0, '0 years'],
    [-0, '0 years'],
  ])('%d is “%s”', (years, words) => {
    expect(signedYears(format, years)).toBe(words);
  });
});

describe('Hours', () => {
  test('a day and a week', () => {
    expect(describeHoursPer(format, 8, 'day')).toBe('8 h a day');
    expect(describeHoursPer(format, 2.52, 'week')).toBe('2.5 h a week');
  });

  test('optimized exercise of 0.36 h a day is 21.6 minutes', () => {
    expect(describeMinutesPerDay(format, 0.36)).toBe('21.6 minutes a day');
  });
});

test('no life makes a sentence say NaN, Infinity, undefined or minus zero', () => {
  const years = fc.double({ min: 0, max: 150, noNaN: true });
  const expectancies = fc.double({ min: 1, max: 150, noNaN: true });
  fc.assert(
    fc.property(years, expectancies, fc.boolean(), (age, lifeExpectancy, moved) => {
      const remaining = Math.max(0, lifeExpectancy - age);
      const sentences = [
        describeRemaining(format, { age, years: remaining, days: Math.floor(remaining * 52) * 7, moved }),
        describeTimeline(format, { now: age, lifeExpectancy, projected: age, moved }),
        describeShares(format, [{ activity: 'Sleep', percentage: 100 / 3, yearsSoFar: age / 3 }]),
        describeBeyondAverage(format, age, lifeExpectancy),
        describeFigure(format, { figure: JAPAN, lifeExpectancy, fromTable: false }),
        describeFigure(format, { figure: null, lifeExpectancy, fromTable: true }),
      ].join(' ');
      expect(sentences).not.toMatch(/NaN|∞|Infinity|undefined|-0|-\d/);
    }),
  );
});
