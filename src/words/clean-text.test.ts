import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, foldText } from './clean-text.ts';

describe('cleanText', () => {
  test.each([
    ['space around it goes', '  Choir \u00a0', 'Choir'],
    ['a mark that turns letters round goes', '\u202eChoir', 'Choir'],
    ['marks that turn words round go', '\u2067Choir\u2069 \u202bnow\u202c', 'Choir now'],
    ['a control character goes', 'Two\u0000 \u001bwords\u009f', 'Two words'],
    ['lines become one', 'Two\r\nlines\u2028\tor three', 'Two lines or three'],
  ])('%s', (_, typed, clean) => {
    expect(cleanText(typed)).toBe(clean);
  });

  test.each([
    ['in Arabic, with a mark of where it belongs', 'نوم\u200f (2)'],
    ['emoji of several characters', '👩‍👩‍👧‍👦🧘🏽‍♀️🏴󠁧󠁢󠁷󠁬󠁳󠁿❤️'],
    ['Persian with a joint that is not shown', 'می‌خوانم'],
    ['accents that are characters of their own', 'Cafe\u0301'],
    ['markup', '<b>&amp;</b>'],
  ])('%s does not change', (_, typed) => {
    expect(cleanText(typed)).toBe(typed);
  });

  test.each(['', '   ', '\t\n', '\u200b', '\ufeff\u2060\u00ad', '\u0000\u001f', '\ufe0f', '\u3164'])(
    'is empty without any visible character: %j',
    (typed) => {
      expect(cleanText(typed)).toBe('');
    },
  );

  const codeUnits = fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes));

  test('gives well-formed text for any input, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(codeUnits, (typed) => {
        const clean = cleanText(typed);
        expect(() => encodeURIComponent(clean)).not.toThrow();
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });
});

test.each([
  ['Août', 'aout'],
  ['  15   MAI\u30002012 ', '15 mai 2012'],
  ['２０１２／５', '2012/5'],
  ['ﾃﾚﾋﾞ', 'テレビ'],
  ['عامًا', 'عاما'],
  ['15\u200f/5\u200f/2012', '15/5/2012'],
])('“%s” is compared as “%s”', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('composed and decomposed letters are the same', () => {
  expect(foldText('ma\u0308rz')).toBe(foldText('m\u00e4rz'));
});

test('the voicing marks of Japanese kana are kept', () => {
  expect(foldText('バス')).not.toBe(foldText('ハス'));
});
