import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calendarDates } from '../../tests/fixtures/arbitraries.ts';
import { entryAmong } from '../../tests/fixtures/entry-context.ts';
import { NAUGHTY_STRINGS } from '../../tests/fixtures/naughty-strings.ts';
import { writeText } from '../document/codec.ts';
import { formatIsoDate } from '../life/calendar-date.ts';
import { KINDS } from './kinds.ts';
import { SavedEvents } from './saved-events.ts';

test('Any entry is refused, or can be read again once it is saved', () => {
  const part = fc.oneof(
    fc.constantFrom(' ', ...'May 15 2012 9999 0000 12345 150 - / . at w12 ٢'.split(' ')),
    fc.constantFrom(...NAUGHTY_STRINGS),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  const time = fc.oneof(
    fc.integer({ min: 1980, max: 2150 }).map(String),
    calendarDates(1980, 2150).map(formatIsoDate),
  );
  const text = fc.array(part, { maxLength: 5 }).map((parts) => parts.join(''));
  const saved = { chapters: 0, moments: 0 };
  fc.assert(
    fc.property(text, fc.oneof(text, time), fc.oneof(text, time), (words, from, until) => {
      const chapter = KINDS.chapters.read(
        { name: words, from, until, goesOn: '', color: '', colors: '' },
        entryAmong(),
      ).event;
      const moment = KINDS.moments.read({ text: words, when: from }, entryAmong()).event;
      if (chapter) saved.chapters += 1;
      if (moment) saved.moments += 1;
      const personal = {
        chapters: chapter ? [chapter] : [],
        moments: moment ? [moment] : [],
        people: [],
      };
      expect(v.parse(SavedEvents, JSON.parse(writeText(personal)))).toEqual(personal);
    }),
    { numRuns: 200 },
  );
  expect(Math.min(saved.chapters, saved.moments)).toBeGreaterThan(3);
});
