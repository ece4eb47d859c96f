import { describe, expect, test } from 'vitest';
import { forgeLink, SHARED } from '../../tests/fixtures/shared-life.ts';
import type { Chapter, Moment } from '../life/life-events.ts';
import { placeChapters, placeMoments } from '../life/place-events.ts';
import { whenOf } from '../life/when.ts';
import { parseLifeLink, writeLifeLink } from './life-link.ts';
import { createLinkedEvents } from './linked-events.ts';

const BORN = { year: 1984, month: 2, day: 29 };
/** The last week of the 42nd year of life. */
const DATES = { birthdate: BORN, now: 2183 };

const chapter = (name: string, from: string, until: string | null): Chapter => ({
  id: name,
  name,
  from: whenOf(from),
  until: until === null ? null : whenOf(until),
  color: '#D6293B',
});
const moment = (text: string, when: string): Moment => ({ id: text, text, when: whenOf(when) });

describe('Chapters and moments in a link', () => {
  const chapters = placeChapters(
    [chapter('Berlin_Mitte', '2006', '2012-06'), chapter('Home', '30', null)],
    DATES,
  );
  const moments = placeMoments([moment('Wedding', '2010-08-14'), moment('First_bike', '6')], BORN);
  const events = createLinkedEvents(chapters, moments);
  const opened = parseLifeLink(writeLifeLink({ ...SHARED, events }));
  const linked = typeof opened === 'object' && opened?.events ? opened.events : null;

  test('have the same weeks and words when it is opened, without the birthdate', () => {
    const placed = placeChapters(linked?.chapters ?? [], { ...DATES, birthdate: null });
    expect(placed.map(({ chapter: { name }, ...span }) => [name, span])).toEqual(
      chapters.map(({ chapter: { name }, ...span }) => [name, span]),
    );
    // June 30, 2012 is 122 days after the 28th birthday: week 28 × 52 + 17.
    expect(linked?.chapters.map(({ until }) => until)).toEqual([{ unit: 'week', week: 1473 }, null]);
    expect(
      placeMoments(linked?.moments ?? [], null).map(({ moment: { text }, week }) => [text, week]),
    ).toEqual(moments.map(({ moment: { text }, week }) => [text, week]));
  });

  test('are given in weeks of life, without dates', () => {
    const link = writeLifeLink({ ...SHARED, events });
    expect(link).toContain('w1375_Wedding');
    expect(link).not.toMatch(/2006|2010|2012-06/);
  });

  test('past age 150 are left out, and a chapter until then ends with its last week', () => {
    const near = createLinkedEvents(
      placeChapters([chapter('Long', '20', '2500'), chapter('Far', '2501', null)], DATES),
      placeMoments([moment('At 150', '150'), moment('At 149', '149')], BORN),
    );
    expect(near.chapters.map(({ name, until }) => [name, until])).toEqual([
      ['Long', { unit: 'week', week: 7799 }],
    ]);
    expect(near.moments.map(({ text }) => text)).toEqual(['At 149']);
    expect(parseLifeLink(writeLifeLink({ ...SHARED, events: near }))).toMatchObject({ events: {} });
  });

  test.each([
    ['a moment with a date', 'moment', '2010_Wedding'],
    ['a moment without words', 'moment', 'w12_'],
    ['a moment of 81 letters', 'moment', `w12_${'x'.repeat(81)}`],
    ['a moment past the last week', 'moment', 'w7800_Far'],
    ['a chapter with a date', 'chapter', '2010__3_Berlin'],
    ['a chapter without a color', 'chapter', 'w12__11_Berlin'],
    ['a chapter without a name', 'chapter', 'w12__3_'],
  ])('make a link unreadable: %s', (_, key, value) => {
    expect(parseLifeLink(forgeLink((parameters) => parameters.append(key, value)))).toBeNull();
  });

  test('make a link unreadable if there are more than 50', () => {
    const crowd = forgeLink((parameters) => {
      for (let index = 0; index < 51; index += 1) parameters.append('moment', `w${index}_Walk`);
    });
    expect(parseLifeLink(crowd)).toBeNull();
  });
});
