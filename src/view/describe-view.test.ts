import { describe, expect, test } from 'vitest';
import { DEFAULT_VIEW } from '../document/view-link.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import { NO_LIFE_EVENTS } from '../life/life-events.ts';
import { whenOf } from '../life/when.ts';
import { formatFor } from '../words/format.ts';
import { describeView } from './describe-view.ts';

const TODAY: CalendarDate = { year: 2026, month: 11, day: 25 };
const ROOM = { x: 0, y: 0, width: 520, height: 820 };
const BORN: CalendarDate = { year: 1984, month: 11, day: 25 };
const BERLIN = {
  id: 'a',
  name: 'Berlin',
  from: whenOf('2012'),
  until: null,
  color: 'blue',
} as const;
/** It goes on beside those that began later. */
const GOES_ON = { ...BERLIN, id: 'd', name: 'Lyon', from: whenOf('2010'), goesOn: true } as const;
const WEDDING = { id: 'b', text: 'Wedding', when: whenOf('2019') };

const describeLife = (
  life: Partial<Parameters<typeof describeView>[0]['life']> = {},
  settings: Partial<typeof DEFAULT_VIEW> = {},
) =>
  describeView(
    {
      life: { birthdate: BORN, lifeExpectancy: 82.34, ...NO_LIFE_EVENTS, ...life },
      settings: { ...DEFAULT_VIEW, ...settings },
      format: formatFor('en'),
    },
    TODAY,
  );

describe('The line of the view', () => {
  const yesterday = { year: 2026, month: 11, day: 24 };
  test.each([
    // 42 years are 15,340 days.
    ['weeks', {}, '2,191 weeks lived'],
    ['weeks', { birthdate: { year: 2026, month: 11, day: 18 } }, '1 week lived'],
    ['weeks', { birthdate: yesterday }, 'The first week has begun.'],
    ['chapter', { chapters: [BERLIN] }, 'Berlin'],
    // Of two that share the present week, the one that began later colors it.
    ['chapter', { chapters: [{ ...BERLIN, id: 'c', name: 'Job', from: whenOf('2020') }, GOES_ON] }, 'Job'],
    ['chapter', { chapters: [{ ...BERLIN, name: 'Job', until: whenOf('2020') }, GOES_ON] }, 'Lyon'],
    // The first week of one is the present week, which another one has ended before.
    ['chapter', { chapters: [{ ...BERLIN, from: whenOf('2026-11-25') }] }, 'Berlin'],
    ['chapter', { chapters: [{ ...BERLIN, until: whenOf('2026-11-24') }] }, ''],
    ['chapter', {}, ''],
    // Born on November 25, 1984: a billion seconds are in the past.
    ['next', {}, '20,000\u00a0days old on August 29, 2039: in 4,660\u00a0days'],
    ['next', { lifeExpectancy: 43 }, ''],
    ['nothing', {}, ''],
  ] as const)('with %s', (line, life, text) => {
    expect(describeLife(life, { line }).line).toBe(text);
  });
});

describe('The picture in words', () => {
  const LIVED = '2,191 weeks so far. The picture ends at a life expectancy of 82.3 years.';
  test.each([
    [{}, LIVED],
    [{ chapters: [BERLIN], moments: [WEDDING] }, `${LIVED} Now: Berlin. 1 moment is marked.`],
    // The name of a chapter that a link leaves out.
    [{ chapters: [{ ...BERLIN, name: '' }] }, LIVED],
    // Past life expectancy, the picture ends today.
    [{ lifeExpectancy: 42 }, '2,191 weeks so far.'],
  ])('%#', (life, text) => {
    expect(describeLife(life).description).toBe(text);
  });

  test('without the moments that the settings leave out', () => {
    const { layOut, description } = describeLife({ moments: [WEDDING] }, { moments: false });
    expect([layOut(ROOM).moments, description]).toEqual([[], LIVED]);
  });
});

describe('The present year', () => {
  test.each([
    // November 25 is day 329. The wedding has no day.
    [
      { moments: [WEDDING, { ...WEDDING, when: whenOf('2026-03-09') }] },
      'Today is day 329 of 365. 2 days are marked.',
    ],
    [{}, 'Today is day 329 of 365. 1 day is marked.'],
  ])('in words: %#', (life, text) => {
    const { title, line, description } = describeLife(life, { shows: 'year' });
    expect([title, line, description]).toEqual(['2026 in days', 'Day 329 of 365', text]);
  });

  test('is shown without a life', () => {
    const view = { life: null, settings: DEFAULT_VIEW, format: formatFor('en') };
    const { line, description, layOut } = describeView(view, TODAY);
    expect([line, description]).toEqual(['Day 329 of 365', 'Today is day 329 of 365.']);
    expect(layOut(ROOM).moments).toEqual([]);
  });

  test('has the chosen line of the life', () => {
    expect(describeLife({ chapters: [BERLIN] }, { shows: 'year', line: 'chapter' }).line).toBe('Berlin');
  });
});

test('A link’s life whose Thursday of birth is still to come in this week began yesterday', () => {
  // November 25, 2026 is a Wednesday.
  const { layOut, line } = describeLife({ birthdate: { year: 2026, month: 11, day: 26 } });
  expect([layOut(ROOM).scene.dots.map(({ tone }) => tone), line]).toEqual([
    ['ahead'],
    'The first week has begun.',
  ]);
});
