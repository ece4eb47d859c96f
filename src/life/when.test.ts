import { describe, expect, test } from 'vitest';
import { parseWhen, type When, whenOf, writeWhen } from './when.ts';

describe('A time as it is stored', () => {
  test.each<[string, When]>([
    ['2012-05-15', { unit: 'day', date: { year: 2012, month: 5, day: 15 } }],
    ['2012-05', { unit: 'month', year: 2012, month: 5 }],
    ['2012', { unit: 'year', year: 2012 }],
    ['0999', { unit: 'year', year: 999 }],
    ['22', { unit: 'age', age: 22 }],
    ['0', { unit: 'age', age: 0 }],
    ['150', { unit: 'age', age: 150 }],
    ['w1144', { unit: 'week', week: 1144 }],
  ])('%s is read, and written the same', (text, when) => {
    expect(parseWhen(text)).toEqual(when);
    expect(writeWhen(when)).toBe(text);
  });

  test.each(['', '151', '022', '2012-13', '2012-00', '2012-5', 'w7800', 'w12.5', '1w12', '275760-09-13'])(
    'no other text is read: “%s”',
    (text) => {
      expect(parseWhen(text)).toBeNull();
    },
  );

  test('as part of the program it has to be one', () => {
    expect(whenOf('22')).toEqual({ unit: 'age', age: 22 });
    expect(() => whenOf('soon')).toThrow('soon');
  });
});
