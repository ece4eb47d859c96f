import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseNumericDate } from './parse-numeric-date.ts';

describe('A date in numbers', () => {
  test.each([
    ['1990-05-15', '1990-05-15'],
    ['1990/5/15', '1990-05-15'],
    ['1990. 5. 15.', '1990-05-15'],
    ['15.05.1990', '1990-05-15'],
    ['15. 5. 1990', '1990-05-15'],
    ['5.6.1990', '1990-06-05'],
    ['25/12/1990', '1990-12-25'],
    ['12/25/1990', '1990-12-25'],
    ['25-12-1990', '1990-12-25'],
    ['07/07/1990', '1990-07-07'],
    [' 1990-05-15\n', '1990-05-15'],
    ['29.02.1984', '1984-02-29'],
    ['0001-01-01', '0001-01-01'],
    ['275760-01-01', '275760-01-01'],
  ])('%j is %s', (text, iso) => {
    expect(parseNumericDate(text)).toBe(iso);
  });

  test.each(['05/06/1990', '5-6-1990'])('%j is ambiguous and gives null', (text) => {
    expect(parseNumericDate(text)).toBeNull();
  });

  test.each([
    '29.02.1985',
    '1990-02-30',
    '31/04/1990',
    '1990-13-01',
    '13/13/1990',
    '00/15/1990',
    '275761-01-01',
  ])('%j does not exist and gives null', (text) => {
    expect(parseNumericDate(text)).toBeNull();
  });

  test.each([
    '',
    'yesterday',
    '15 May 1990',
    '15.05.90',
    '19900515',
    '15.05/1990',
    '-1990-05-15',
    '1990-05-15T00:00:00Z',
    '115/05/1990',
    '1990-05-151',
  ])('%j is not a date', (text) => {
    expect(parseNumericDate(text)).toBeNull();
  });

  test('every format of a day gives the same day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          const [year, month, day] = iso.split('-');
          expect(parseNumericDate(`${year}/${month}/${day}`)).toBe(iso);
          expect(parseNumericDate(`${day}.${month}.${year}`)).toBe(iso);
          expect([iso, null]).toContain(parseNumericDate(`${day}/${month}/${year}`));
          expect([iso, null]).toContain(parseNumericDate(`${month}/${day}/${year}`));
        },
      ),
    );
  });
});
