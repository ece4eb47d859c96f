import { describe, expect, test } from 'vitest';
import { readCalendar } from './read-calendar.ts';

const calendar = (...events: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((event) => ['BEGIN:VEVENT', event, 'END:VEVENT']),
    'END:VCALENDAR',
  ]
    .join('\r\n')
    .concat('\r\n');

const eventsOf = async (...events: readonly string[]) => (await readCalendar(calendar(...events)))?.events;

describe('A calendar file', () => {
  test('has its events in the order of time, with the signs that it escapes and lines that it folds', async () => {
    expect(
      await eventsOf(
        'DTSTART;VALUE=DATE:20190824\r\nSUMMARY:Wedding\\, at the\r\n  lake',
        'SUMMARY;LANGUAGE=en:First job\r\nDTSTART;VALUE=DATE:20120604',
      ),
    ).toEqual([
      { date: { year: 2012, month: 6, day: 4 }, text: 'First job' },
      { date: { year: 2019, month: 8, day: 24 }, text: 'Wedding, at the lake' },
    ]);
  });

  test('has events with a time of day on their day: of their own place, or in the visitor’s time zone', async () => {
    const day = new Date(Date.UTC(2019, 7, 24, 22, 30));
    expect(
      await eventsOf(
        'DTSTART;TZID=Asia/Tokyo:20190824T003000\r\nSUMMARY:Tokyo',
        'DTSTART:20190824T233000\r\nSUMMARY:Anywhere',
        'DTSTART:20190824T223000Z\r\nSUMMARY:Universal',
      ),
    ).toEqual([
      { date: { year: 2019, month: 8, day: 24 }, text: 'Tokyo' },
      { date: { year: 2019, month: 8, day: 24 }, text: 'Anywhere' },
      { date: { year: day.getFullYear(), month: day.getMonth() + 1, day: day.getDate() }, text: 'Universal' },
    ]);
  });

  test('has a repeated event once, with its reminders left out', async () => {
    const repeated = 'DTSTART;VALUE=DATE:20150301\r\nRRULE:FREQ=YEARLY\r\nSUMMARY:Choir';
    const alarm = 'BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT15M\r\nSUMMARY:Alarm\r\nEND:VALARM';
    const changed = 'DTSTART;VALUE=DATE:20160302\r\nRECURRENCE-ID;VALUE=DATE:20160301\r\nSUMMARY:Choir later';
    expect(await readCalendar(calendar(`${repeated}\r\n${alarm}`, changed))).toEqual({
      events: [{ date: { year: 2015, month: 3, day: 1 }, text: 'Choir' }],
      unread: 1,
    });
  });

  test.each([
    ['without a title', 'DTSTART;VALUE=DATE:20150301'],
    ['with an empty title', 'DTSTART;VALUE=DATE:20150301\r\nSUMMARY: '],
    ['without a day', 'SUMMARY:Choir'],
    ['with a day that is none', 'DTSTART;VALUE=DATE:soon\r\nSUMMARY:Choir'],
    ['that is not iCalendar', 'Hello'],
  ])('has events that cannot be read: %s', async (_, event) => {
    expect(
      await readCalendar(calendar(event, 'DTSTART;VALUE=DATE:20120604\r\nSUMMARY:First job')),
    ).toMatchObject({
      events: [{ text: 'First job' }],
      unread: 1,
    });
  });

  test('may have no events, and lines that end as on Unix', async () => {
    expect(await readCalendar(calendar())).toEqual({ events: [], unread: 0 });
    const unix = calendar('DTSTART;VALUE=DATE:20120604\r\nSUMMARY:First job').replaceAll('\r\n', '\n');
    expect((await readCalendar(unix))?.events).toHaveLength(1);
  });

  test.each(['', 'Hello', '{"version":1}', '<html></html>'])('is not “%s”', async (source) => {
    expect(await readCalendar(source)).toBeNull();
  });
});
