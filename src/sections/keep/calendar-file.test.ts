import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarDates } from '../../../tests/fixtures/arbitraries.ts';
import { formatIsoDate } from '../../life/calendar-date.ts';
import type { Moment } from '../../life/life-events.ts';
import { whenOf } from '../../life/when.ts';
import { cleanText } from '../../words/clean-text.ts';
import { writeCalendarFile } from './calendar-file.ts';

const BORN = { year: 1990, month: 5, day: 15 };
const NOW = new Date('2026-03-01T17:00:00Z');

const write = (...moments: readonly Omit<Moment, 'id'>[]) =>
  writeCalendarFile(
    moments.map((moment, index) => ({ ...moment, id: `moment-${index}` })),
    { birthdate: BORN, now: NOW },
  );

/** The events of a file as another program reads it. */
function read(file: string) {
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((event) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(event);
    return { uid, summary, start: startDate, end: endDate, stamp: event.getFirstPropertyValue('dtstamp') };
  });
}

const readDays = (when: string) =>
  read(write({ text: 'Moment', when: whenOf(when) })).map(({ start, end }) => [
    start.toString(),
    end.toString(),
  ]);

describe('The days of an event', () => {
  test.each([
    ['2012-05-15', '2012-05-15', '2012-05-16'],
    ['2012-12-31', '2012-12-31', '2013-01-01'],
    ['2012-05', '2012-05-01', '2012-06-01'],
    ['2012', '2012-01-01', '2013-01-01'],
    // From the 22nd birthday to the day before the 23rd.
    ['22', '2012-05-15', '2013-05-15'],
    ['w1144', '2012-05-15', '2012-05-22'],
  ])('%s: from %s until %s', (when, from, until) => {
    expect(readDays(when)).toEqual([[from, until]]);
  });

  test('have no time of day', () => {
    expect(read(write({ text: 'Moment', when: whenOf('2012') })).map(({ start }) => start.isDate)).toEqual([
      true,
    ]);
  });

  test('begin with the date of the moment, for any date', () => {
    fc.assert(
      fc.property(calendarDates(1991, 2139), (date) => {
        const iso = formatIsoDate(date);
        expect(readDays(iso).map(([start]) => start)).toEqual([iso]);
      }),
    );
  });
});

describe('The words of an event', () => {
  const read1 = (text: string) => read(write({ text, when: whenOf('2012') })).map(({ summary }) => summary);

  test.each([
    'Wedding, in Berlin; at last',
    'A\\B, and \\n as it stands',
    '“Quotes” "and" \'others\': all',
    'BEGIN:VEVENT',
    'زفاف في بيروت، ثم شهر عسل طويل طويل طويل طويل طويل طويل طويل',
    '👩‍👩‍👧‍👦'.repeat(7),
  ])('survive: %s', (text) => {
    expect(read1(text)).toEqual([text]);
  });

  test('survive for any text', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 80 }).map(cleanText);
    fc.assert(
      fc.property(
        texts.filter((text) => text !== ''),
        (text) => {
          expect(read1(text)).toEqual([text]);
        },
      ),
    );
  });
});

test.each(['Asia/Tokyo', 'America/New_York'])('a day is the same day in %s', (zone) => {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  try {
    expect(write({ text: 'First job', when: whenOf('2030-05-06') })).toContain('DTSTART;VALUE=DATE:20300506');
  } finally {
    process.env['TZ'] = before;
  }
});

describe('The file', () => {
  const long = write(
    { text: 'العمل '.repeat(13), when: whenOf('2012') },
    { text: 'W'.repeat(80), when: whenOf('2013-01') },
  );

  test('has lines of at most 75 octets, each ended by CR and LF', () => {
    const lines = long.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(lines.join('')).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  });

  test('has the same ids each time, so that a calendar updates its events, and the time it was made', () => {
    const [first] = read(long);
    expect(first?.uid).toBe('moment-0@lifetime-visualizer');
    expect(String(first?.stamp)).toBe('2026-03-01T17:00:00Z');
    expect(write({ text: 'A', when: whenOf('2012') })).toBe(write({ text: 'A', when: whenOf('2012') }));
  });

  test('has no line that a moment’s id or words have inserted', () => {
    const moment = { id: 'DUP@x\r\nADDED:1', text: 'Two\r\nADDED:1\u0000', when: whenOf('2012') };
    const file = writeCalendarFile([moment], { birthdate: BORN, now: NOW });
    expect(file).not.toMatch(/^ADDED/m);
    expect(read(file).map(({ summary }) => summary)).toEqual(['Two ADDED:1']);
  });

  test('does not mark the days as busy', () => {
    expect(long.match(/TRANSP:TRANSPARENT/g)).toHaveLength(2);
  });

  test('leaves out moments before birth', () => {
    expect(
      read(
        write({ text: 'Parents meet', when: whenOf('1985') }, { text: 'First bike', when: whenOf('1996') }),
      ),
    ).toHaveLength(1);
  });
});
