import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { wrapText } from './wrap-text.ts';

/** In place of a canvas: every UTF-16 unit is 10 pixels wide. Real typefaces are left to the browser journeys. */
beforeAll(() => {
  const context = { font: '', measureText: (text: string) => ({ width: text.length * 10 }) };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) });
});
afterAll(() => vi.unstubAllGlobals());

const wrap = (text: string, characters: number) => wrapText(text, '15px Figtree', characters * 10);

test('a text that fits is one line, and an empty text is one empty line', () => {
  expect(wrap('Free Time', 9)).toEqual(['Free Time']);
  expect(wrap('  Free Time ', 9)).toEqual(['Free Time']);
  expect(wrap('', 9)).toEqual(['']);
});

test('lines break between words, without the space at the break', () => {
  expect(wrap('Riding a bicycle to work', 10)).toEqual(['Riding a', 'bicycle to', 'work']);
});

test('a word that is wider than a line breaks between characters', () => {
  expect(wrap('Donaudampfschiff', 6)).toEqual(['Donaud', 'ampfsc', 'hiff']);
  // A family of emoji is one character of eight units.
  expect(wrap('👨‍👩‍👦👨‍👩‍👦', 10)).toEqual(['👨‍👩‍👦', '👨‍👩‍👦']);
});

test('a script without spaces breaks between its words', () => {
  expect(wrap('東京都に住む', 5)).toEqual(['東京都に', '住む']);
});

test('a script without spaces breaks between phrases where the text has U+200B', () => {
  expect(wrap('日本で\u200b生まれた\u200b人の人生', 11)).toEqual(['日本で\u200b生まれた\u200b', '人の人生']);
});

test('isolated text that wraps is isolated on each line, since lines are drawn separately', () => {
  expect(wrap('من \u2066World Bank (CC BY 4.0)\u2069 فقط', 12)).toEqual([
    'من \u2066World\u2069',
    '\u2066Bank (CC BY\u2069',
    '\u20664.0)\u2069 فقط',
  ]);
  expect(wrap('\u2068a \u2066b c\u2069 d\u2069', 4)).toEqual([
    '\u2068a\u2069',
    '\u2068\u2066b\u2069\u2069',
    '\u2068\u2066c\u2069\u2069',
    '\u2068d\u2069',
  ]);
});

test('no line begins with a closing bracket or comma, or ends with an opening one', () => {
  expect(wrap('By bike (daily), then home.', 14)).toEqual(['By bike', '(daily), then', 'home.']);
  expect(wrap('in Japan (World Bank, 2024).', 20)).toEqual(['in Japan (World', 'Bank, 2024).']);
  expect(wrap('A walk-in, then', 9)).toEqual(['A', 'walk-in,', 'then']);
});

test('in a script without spaces, no line begins with a stop or ends with an opening bracket', () => {
  expect(wrap('京都に住む（今）。', 7)).toEqual(['京都に住む', '（今）。']);
});

test('no character is lost, and every line fits without its punctuation unless it is a single character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.integer({ min: 1, max: 30 }),
      (text, width) => {
        const lines = wrap(text, width);
        expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
        const words = lines.map((line) => line.replaceAll(/\p{P}/gu, ''));
        for (const word of words.filter(({ length }) => length > width)) {
          expect([...new Intl.Segmenter().segment(word)]).toHaveLength(1);
        }
      },
    ),
  );
});
