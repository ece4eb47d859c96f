import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDates } from '../../tests/fixtures/arbitraries.ts';
import { documents } from '../../tests/fixtures/documents.ts';
import { chapter, moment } from '../../tests/fixtures/life-events.ts';
import { SHARED, SLEEP } from '../../tests/fixtures/shared-life.ts';
import { formatIsoDate } from '../life/calendar-date.ts';
import { createLife } from '../life/life.ts';
import type { Chapter, Moment } from '../life/life-events.ts';
import { placeMarks } from '../life/place-events.ts';
import { decodeLink } from './codec.ts';
import { readLifeLink, writeLifeLink } from './life-link.ts';
import { createLinkedEvents } from './linked-events.ts';

describe('Chapters and moments in a link', () => {
  const BORN = { year: 1984, month: 2, day: 29 };
  /** The last week of the 42nd year of life. */
  const DATES = { birthdate: BORN, now: 2183 };
  const place = (chapters: Chapter[], moments: Moment[], dates: Parameters<typeof placeMarks>[1] = DATES) =>
    placeMarks({ chapters, moments }, dates);

  test('have the same weeks and words when it is opened, without the birthdate', () => {
    const marks = place(
      [chapter('Berlin_Mitte', '2006', '2012-06'), chapter('Home', '30', null)],
      [moment('Wedding', '2010-08-14'), moment('First_bike', '6')],
    );
    const link = writeLifeLink(SHARED, 260, createLinkedEvents(marks));
    expect(decodeLink(link)).not.toMatch(/2006|2010|2012-06/);
    const opened = readLifeLink(link);
    const events = opened && opened !== 'newer' ? opened.events : null;
    if (!events) throw new Error('It has events');
    // June 30, 2012 is 122 days after the 28th birthday: week 28 × 52 + 17.
    expect(events.chapters.map(({ until }) => until)).toEqual([{ unit: 'week', week: 1473 }, null]);
    const namesAndWeeks = ({ chapters, moments }: ReturnType<typeof place>) => [
      ...chapters.map(({ chapter: { name }, ...span }) => [name, span]),
      ...moments.map(({ moment: { text }, week }) => [text, week]),
    ];
    const again = place([...events.chapters], [...events.moments], { ...DATES, birthdate: null });
    expect(namesAndWeeks(again)).toEqual(namesAndWeeks(marks));
  });

  test('past age 150 are left out, and a chapter until then ends with its last week', () => {
    const near = createLinkedEvents(
      place(
        [chapter('Long', '20', '2500'), chapter('Far', '2501', null)],
        [moment('At 150', '150'), moment('At 149', '149')],
      ),
    );
    expect(near.chapters.map(({ name, until }) => [name, until])).toEqual([
      ['Long', { unit: 'week', week: 7799 }],
    ]);
    expect(near.moments.map(({ text }) => text)).toEqual(['At 149']);
    expect(readLifeLink(writeLifeLink(SHARED, 260, near))).toMatchObject({ events: {} });
  });
});

test('A link holds no part of a birthdate, no person, and of events only what was ticked', () => {
  const today = { year: 2026, month: 11, day: 27 };
  fc.assert(
    fc.property(documents, calendarDates(1930, 2020), fc.boolean(), ({ events }, birthdate, isTicked) => {
      const life = createLife({ birthdate, lifeExpectancy: 150, activities: [SLEEP] }, today);
      const marks = events && placeMarks(events, { birthdate, now: life.presentWeek });
      const shown = { ...SHARED, life, figure: null, country: null, atBirth: 150 };
      const link = JSON.parse(
        decodeLink(writeLifeLink(shown, 0, marks && isTicked ? createLinkedEvents(marks) : null)),
      );
      const { chapters = [], moments = [] } = link.events ?? {};
      expect(link.events === null).toBe(!isTicked || events === null);
      for (const { name, ...span } of chapters) {
        expect(events?.chapters.map((each) => each.name)).toContain(name);
        expect(Object.keys(span)).toEqual(['from', 'until', 'color']);
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
});
