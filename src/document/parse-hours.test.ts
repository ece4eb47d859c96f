import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatFor } from '../words/format.ts';
import { LANGUAGES } from '../words/languages.ts';
import { parseHours } from './parse-hours.ts';

describe('Hours are read in the usual notations', () => {
  test.each([
    ['0', 0],
    ['8', 8],
    ['0.36', 0.36],
    ['-0.5', -0.5],
    ['-0', 0],
    [' 8 ', 8],
    ['7,5', 7.5],
    ['٧٫٥', 7.5],
    ['1e1', 10],
    ['7:30', 7.5],
    ['7：30', 7.5],
    ['0:45', 0.75],
    ['7:20', 7.33],
    ['10:15', 10.25],
    ['٧:٣٠', 7.5],
    ['1/2', 0.5],
    ['1/3', 0.33],
    ['1 1/2', 1.5],
    ['1  1/2', 1.5],
    ['10 1/2', 10.5],
    ['17/2', 8.5],
    ['½', 0.5],
    ['7½', 7.5],
    ['7 ¾', 7.75],
    ['1⁄3', 0.33],
  ])('%j is %d', (text, hours) => {
    expect(parseHours(text)).toBe(hours);
  });

  test.each([
    ['8h', 8],
    ['8 h', 8],
    ['8 H.', 8],
    ['-1 h', -1],
    ['7,5 hours', 7.5],
    ['½ hour', 0.5],
    ['7½ hrs', 7.5],
    ['7:30 h', 7.5],
    ['8 Std.', 8],
    ['8 Stunden', 8],
    ['1 hora', 1],
    ['8 heures', 8],
    ['８小时', 8],
    ['8個小時', 8],
    ['8時間', 8],
    ['٨ ساعات', 8],
    ['8 س', 8],
    ['8h30', 8.5],
    ['8 h 30 min', 8.5],
    ['8 hours and 20 minutes', 8.33],
    ['30 min', 0.5],
    ['90 Minuten', 1.5],
    ['½ min', 0.01],
  ])('with its unit, %j is %d', (text, hours) => {
    expect(parseHours(text)).toBe(hours);
  });

  test.each([
    ['7:', 7],
    ['7:3', 7.05],
    ['1/', 1],
    ['8 S', 8],
    ['8 hou', 8],
    ['-', 0],
    ['.', 0],
  ])('the incomplete text %j gives %d', (text, hours) => {
    expect(parseHours(text)).toBe(hours);
  });

  test.each([
    'h hrs hours std stunden horas heures 小时 小時 个小时 個小時 時間 ساعات ساعة س',
    'm min minutes minuten minutos 分 分钟 分鐘 دقيقة دقائق د',
  ])('with each unit of each language, and its beginning: %s', (units) => {
    for (const unit of units.split(' ')) {
      const isMinutes = /^[m分د]/.test(unit);
      for (const typed of [unit, unit.toUpperCase()])
        expect(parseHours(`30 ${typed}`), typed).toBe(isMinutes ? 0.5 : 30);
      if (!isMinutes) expect(parseHours(`7${unit}`), unit).toBe(7);
    }
  });

  test('with a word for “and” of any language before the minutes', () => {
    for (const and of ['and', 'und', 'et', 'y', 'e', 'و'])
      expect(parseHours(`8 h ${and} 30 min`), and).toBe(8.5);
    expect(parseHours('8 h plus 30 min')).toBeNull();
  });

  // Arabic has a word of its own for two hours, without a figure.
  test.each(LANGUAGES)('as the page writes them in $name', ({ tag }) => {
    const format = formatFor(tag);
    for (const minutes of [5, 22, 30, 180, 450, 530, 23 * 60 + 59])
      expect(parseHours(format.hours(minutes / 60)), format.hours(minutes / 60)).toBeCloseTo(minutes / 60, 2);
  });
});

describe('Text that is not a number gives 0 or null, never another number', () => {
  test.each(['', '  '])('the empty text %j gives 0', (text) => {
    expect(parseHours(text)).toBe(0);
  });

  test.each([
    'abc',
    'eight',
    '?',
    '💤',
    'NaN',
    'Infinity',
    '8 x',
    '8 days',
    '7 to 8',
    '7-8',
    '7²',
    '1.2.5',
    '1.234,5',
    '7:75',
    '8h75',
    '7:30:00',
    '7:30 min',
    '7:30 h 20',
    '1/0',
    '1/2/3',
    '0x10',
    '1e999',
    '9'.repeat(400),
    '1 000',
  ])('%j is unreadable and gives null', (text) => {
    expect(parseHours(text)).toBeNull();
  });

  test('any text gives a finite number or null', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[\d.,:/ hminS½-]*$/));
    fc.assert(
      fc.property(texts, (text) => {
        expect(Number.isFinite(parseHours(text) ?? 0), text).toBe(true);
      }),
    );
  });
});
