import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NAUGHTY_STRINGS } from '../../tests/fixtures/naughty-strings.ts';
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
    ['Vietnamese, with accents of their own', 'Nguye\u0302\u0303n Thi\u0323 Hu\u031b\u01a1\u0300ng'],
    ['Arabic with all vowels', 'مُحَمَّدٌ رَسُولُ ٱللَّٰهِ'],
    ['Hebrew with points and accents', 'בְּרֵאשִׁ֖ית בָּרָ֣א שּֽׁ֣'],
    ['Thai', 'ที่นี่ น้ำใจ กตัญญู เพื่อน'],
    ['Hindi', 'श्रीमती लड़कियाँ क्‍षत्रिय र्‍ये'],
    ['Tamil', 'ஸ்ரீனிவாசன்'],
    ['Burmese', 'ကျွန်ုပ် မြွှို့ ကြွို့'],
    ['Khmer', 'ស្ត្រី ញ៉ាំង ខ្ញុំ'],
    ['Tibetan', 'བསྒྲུབས་ ཧཱུྃ ཨོཾ་མ་ཎི་པདྨེ་'],
    ['keycaps and signs with a variant', '1️⃣ ✔︎ ☎️ 👩🏽‍❤️‍💋‍👨🏿'],
  ])('%s does not change', (_, typed) => {
    expect(cleanText(typed)).toBe(typed);
  });

  test.each(['', '   ', '\t\n', '\u200b', '\ufeff\u2060\u00ad', '\u0000\u001f', '\ufe0f', '\u3164'])(
    'is empty without any visible character: %j',
    (typed) => {
      expect(cleanText(typed)).toBe('');
    },
  );

  test('leaves at most a few marks on a letter, also with invisible characters between them', () => {
    const marks = '\u030d\u0311\u0303\u0308';
    expect(cleanText(`Z${marks.repeat(15)}oe${marks}!`)).toBe(`Z${marks}oe${marks}!`);
    expect(cleanText(`Z${'\u030d\u200d'.repeat(30)}`)).toBe(
      `Z${'\u030d\u200d'.repeat(4)}${'\u200d'.repeat(26)}`,
    );
    expect(cleanText(`ส${'\u0e47'.repeat(60)}`)).toHaveLength(5);
    expect(cleanText(`o${'\u20dd'.repeat(60)}`)).toHaveLength(5);
    expect(cleanText(`ཧ${'\u0fb7'.repeat(60)}`)).toHaveLength(9);
  });

  test('leaves a few marks on a letter of any string that breaks programs, and all else', () => {
    for (const naughty of NAUGHTY_STRINGS) {
      expect(cleanText(naughty)).not.toMatch(/(?:\p{Mark}\p{Default_Ignorable_Code_Point}*){5}/u);
      const withoutMarks = (text: string) => text.replace(/\p{Mark}/gu, '');
      expect(withoutMarks(cleanText(naughty))).toBe(cleanText(withoutMarks(naughty)));
    }
  });

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
