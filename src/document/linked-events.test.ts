import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDates, chapterLists } from '../../tests/fixtures/arbitraries.ts';
import { documents } from '../../tests/fixtures/documents.ts';
import { chapter, moment } from '../../tests/fixtures/life-events.ts';
import { openLink, SHARED, SLEEP, WOMEN } from '../../tests/fixtures/shared-life.ts';
import { linkEvents } from '../events/saved-events.ts';
import type { Activity } from '../life/activity.ts';
import { formatIsoDate } from '../life/calendar-date.ts';
import { createLife } from '../life/life.ts';
import { type LifeEvents, NO_LIFE_EVENTS } from '../life/life-events.ts';
import { placeChapters, placeMoments } from '../life/place-events.ts';
import { writeLifeLink } from './life-link.ts';
import { decodeLink } from './link.ts';
import { enteredExpectancy } from './submitted-life.ts';

/** An activity with everything that one can have: the types ask for each new field. */
const EVERYTHING: Required<Activity> = {
  ...SLEEP,
  schedule: { days: 5, from: 22, until: null },
};

describe('Chapters and moments in a link', () => {
  const BORN = { year: 1984, month: 2, day: 29 };
  /** The last week of the 42nd year of life. */
  const DATES = { birthdate: BORN, now: 2183 };
  const place = (
    { chapters, moments }: Pick<LifeEvents, 'chapters' | 'moments'>,
    birthdate: typeof BORN | null,
  ) => [
    ...placeChapters(chapters, { ...DATES, birthdate }).map(({ chapter: { name }, ...span }) => [name, span]),
    ...placeMoments(moments, birthdate).map(({ moment: { text }, week }) => [text, week]),
  ];

  test('have the same weeks and words when it is opened, without the birthdate', () => {
    const chapters = [chapter('Berlin_Mitte', '2006', '2012-06'), chapter('Home', '30', null)];
    const moments = [moment('Wedding', '2010-08-14'), moment('First_bike', '6')];
    const linked = linkEvents({ chapters, moments, people: [] }, DATES);
    const link = writeLifeLink(SHARED, { ...WOMEN, events: linked });
    expect(decodeLink(link)).not.toMatch(/2006|2010|2012-06/);
    const { events } = openLink(link);
    if (!events) throw new Error('It has events');
    // June 30, 2012 is 122 days after the 28th birthday: week 28 × 52 + 17.
    expect(events.chapters.map(({ until }) => until)).toEqual([{ unit: 'week', week: 1473 }, null]);
    expect(place(events, null)).toEqual(place({ chapters, moments }, BORN));
  });

  test('have the same weeks and colors, whatever the chapters share', () => {
    fc.assert(
      fc.property(chapterLists, (chapters) => {
        const linked = linkEvents({ ...NO_LIFE_EVENTS, chapters }, DATES);
        const opened = openLink(writeLifeLink(SHARED, { ...WOMEN, events: linked })).events ?? NO_LIFE_EVENTS;
        expect(place(opened, null)).toEqual(place({ chapters, moments: [] }, BORN));
      }),
    );
  });

  test('past age 150 are left out, and a chapter until then ends with its last week', () => {
    const chapters = [chapter('Long', '20', '2500'), chapter('Far', '2501', null)];
    const moments = [moment('At 150', '150'), moment('At 149', '149')];
    const near = linkEvents({ chapters, moments, people: [] }, DATES);
    expect(near.chapters.map(({ name, until }) => [name, until])).toEqual([
      ['Long', { unit: 'week', week: 7799 }],
    ]);
    expect(near.moments.map(({ text }) => text)).toEqual(['At 149']);
    expect(openLink(writeLifeLink(SHARED, { ...WOMEN, events: near }))).toMatchObject({ events: {} });
  });
});

test('A link holds no part of a birthdate, no person, and of events only what was ticked', () => {
  const today = { year: 2026, month: 11, day: 27 };
  const ticked = { chapters: 0, moments: 0 };
  fc.assert(
    fc.property(documents, calendarDates(1930, 2020), fc.boolean(), ({ events }, birthdate, isTicked) => {
      const life = createLife({ birthdate, lifeExpectancy: 150, activities: [EVERYTHING] }, today);
      const linked = events && isTicked ? linkEvents(events, { birthdate, now: life.presentWeek }) : null;
      const shown = { ...SHARED, life, country: null, expectancy: enteredExpectancy(150) };
      const link = JSON.parse(decodeLink(writeLifeLink(shown, { ...WOMEN, offsetWeeks: 0, events: linked })));
      const keysOfActivities = link.activities.map(Object.keys);
      expect(keysOfActivities).toEqual([['name', 'known', 'hours', 'color', 'schedule']]);
      const { chapters = [], moments = [] } = link.events ?? {};
      ticked.chapters += chapters.length;
      ticked.moments += moments.length;
      expect(link.events === null).toBe(!isTicked || events === null);
      for (const { name, ...span } of chapters) {
        expect(events?.chapters.map((each) => each.name)).toContain(name);
        const mark = span.goesOn ? ['goesOn'] : [];
        expect(Object.keys(span)).toEqual(['from', 'until', ...mark, 'color']);
        expect(`${span.from} ${span.until}`).toMatch(/^w\d+ (w\d+|null)$/);
      }
      for (const { text, when, ...rest } of moments) {
        expect(events?.moments.map((each) => each.text)).toContain(text);
        expect([when, rest]).toEqual([expect.stringMatching(/^w\d+$/), {}]);
      }
      const { events: _, ...withoutWords } = link;
      const text = JSON.stringify(withoutWords);
      expect(text).not.toContain(formatIsoDate(birthdate));
      expect(Object.values(withoutWords)).not.toContain(birthdate.year);
      expect(text).not.toContain('people');
    }),
  );
  expect(Math.min(ticked.chapters, ticked.moments)).toBeGreaterThan(10);
});
