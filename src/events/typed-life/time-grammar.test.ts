import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGE, TYPED_TIME_WORDS } from '#words/form.ts';
import { calendarDates } from '../../../tests/fixtures/arbitraries.ts';
import { parseWhen, writeWhen } from '../../life/when.ts';
import { formatFor } from '../../words/format.ts';
import { LANGUAGES } from '../../words/languages.ts';
import type { TypedTimeWords } from '../../words/typed-life-words.ts';
import type { TypedTime } from './read-parts.ts';
import { createTimeGrammar } from './time-grammar.ts';

const WORDS = import.meta.glob<TypedTimeWords>('../../words/*/names.ts', {
  eager: true,
  import: 'TYPED_TIME_WORDS',
});
const TAGS = LANGUAGES.map(({ tag }) => tag);
const wordsOf = (tag: string) => WORDS[`../../words/${tag.toLowerCase()}/names.ts`] ?? TYPED_TIME_WORDS;
const GRAMMARS = new Map(TAGS.map((tag) => [tag, createTimeGrammar([tag], wordsOf(tag))]));

const describeTime = (typed: TypedTime | undefined) =>
  typed && 'value' in typed ? writeWhen(typed.value) : typed?.problem.code;
const readIn = (tag: string, text: string) => describeTime(GRAMMARS.get(tag)?.parseTime(text));
const read = (text: string) => readIn('en', text);

describe('A time as people type it', () => {
  test.each([
    ['2012', '2012'],
    [' may   2012 ', '2012-05'],
    ['2012 May', '2012-05'],
    ['in May of 2012', '2012-05'],
    ['Sept. 2012', '2012-09'],
    ['May 2012.', '2012-05'],
    ['12/2012', '2012-12'],
    ['5 2012', '2012-05'],
    ['in 5/2012', '2012-05'],
    ['05.2012', '2012-05'],
    ['2012-5', '2012-05'],
    ['15th of May, 2012', '2012-05-15'],
    ['May 15th, 2012', '2012-05-15'],
    ['15-May-2012', '2012-05-15'],
    ['2012-05-15', '2012-05-15'],
    ['15/5/2012', '2012-05-15'],
    ['5/15/2012', '2012-05-15'],
    ['15.5.2012', '2012-05-15'],
    ['5. 6. 2012', '2012-06-05'],
    ['6/6/2012', '2012-06-06'],
    ['29 Feb 2012', '2012-02-29'],
    ['30', '30'],
    ['Age 30', '30'],
    ['150', '150'],
    // Of 60 characters.
    [`${'at '.repeat(19)}030`, '30'],
  ])('“%s” is read as %s', (text, when) => {
    expect(read(text)).toBe(when);
  });

  test.each([
    ['', 'empty'],
    ['05/06/2012', 'ambiguous'],
    ['5.6.2012', 'ambiguous'],
    ['01/12/2012', 'ambiguous'],
    ['31 Feb 2012', 'noSuchDay'],
    ['31/12/12', 'ambiguous'],
    ['2011-02-29', 'noSuchDay'],
    ['99/99/9999', 'noSuchDay'],
    ['0/0/2012', 'noSuchDay'],
    ['May', 'noYear'],
    ['2012-13', 'unreadable'],
    ['13/2012', 'unreadable'],
    ['0000-05', 'unreadable'],
    ['next May', 'unreadable'],
    ['May May 2012', 'unreadable'],
    ['May 1 2 2012', 'unreadable'],
    ['May 123 2012', 'unreadable'],
    ['+5 May 2012', 'unreadable'],
    [`${'at '.repeat(20)}3`, 'unreadable'],
    ['-5', 'unreadable'],
    ['12345', 'unreadable'],
    ['🎉', 'unreadable'],
    ['99999-01-01', 'unreadable'],
  ])('“%s” is not: %s', (text, problem) => {
    expect(read(text)).toBe(problem);
  });

  test('is never read as something that cannot be stored, whatever was typed', () => {
    const parts = fc.array(
      fc.oneof(
        { arbitrary: fc.constantFrom('may', 'feb', '15', '31', '2012', '0', '-', '/', ' '), weight: 9 },
        { arbitrary: fc.string(), weight: 1 },
      ),
      { maxLength: 5 },
    );
    let stored = 0;
    fc.assert(
      fc.property(parts, (pieces) => {
        const typed = GRAMMARS.get('en')?.parseTime(pieces.join(' '));
        const when = typed && 'value' in typed && typed.value.unit !== 'age' ? typed.value : null;
        if (when) stored += 1;
        expect(when && parseWhen(writeWhen(when))).toEqual(when);
      }),
      { numRuns: 500 },
    );
    expect(stored).toBeGreaterThan(2);
  });

  test('is read the same in ISO 8601 and with the month as a word', () => {
    fc.assert(
      fc.property(calendarDates(1991, 2139), ({ year, day }) => {
        const iso = `${year}-05-${String(day).padStart(2, '0')}`;
        expect([read(`may ${day}, ${year}`), read(iso)]).toEqual([iso, iso]);
      }),
    );
  });
});

describe('A time in the visitor’s own language', () => {
  test.each([
    ['en', 'at the age of 30', '30'],
    ['en', '30 years old', '30'],
    ['en', 'Sept. 15th, 2012', '2012-09-15'],
    ['es', 'mayo de 2012', '2012-05'],
    ['es', '1.º de septiembre de 2012', '2012-09-01'],
    ['es', 'Setiembre 2012', '2012-09'],
    ['es', '1° de mayo de 2012', '2012-05-01'],
    ['es', 'a los 30 años', '30'],
    ['es', 'mar 5 2012', '2012-03-05'],
    ['es', '30 anos', '30'],
    ['es', 'cuando cumplí 30 años', '30'],
    ['fr', '1er août 2012', '2012-08-01'],
    ['fr', 'aout 2012', '2012-08'],
    ['fr', 'le mardi 15 mai 2012', '2012-05-15'],
    ['fr', 'mardi 15', 'unreadable'],
    ['fr', 'début 2012', 'unreadable'],
    ['fr', 'à l’âge de 30 ans', '30'],
    ['fr', 'en l’an 2012', '2012'],
    ['de', 'am 15. maerz 2012', '2012-03-15'],
    ['de', 'am 31.5.1990', '1990-05-31'],
    ['de', 'Donnerstag, 31. Mai 1990', '1990-05-31'],
    ['de', 'im 5/2012', '2012-05'],
    ['de', 'mit 30 Jahren', '30'],
    ['de', 'in 30 Jahren', 'unreadable'],
    ['pt-BR', '1º de marco de 2012', '2012-03-01'],
    ['pt-BR', 'terça-feira, 15 de maio de 2012', '2012-05-15'],
    ['pt-BR', 'terça, 15 de maio de 2012', '2012-05-15'],
    ['pt-BR', 'aos 30 anos', '30'],
    ['zh-Hans', '2012年5月15日', '2012-05-15'],
    ['zh-Hans', '2012 年 5 月 15 号', '2012-05-15'],
    ['zh-Hans', '2012年五月', '2012-05'],
    ['zh-Hans', '２０１２年', '2012'],
    ['zh-Hans', '在30岁时', '30'],
    ['ja', '２０１２年５月１５日', '2012-05-15'],
    ['ja', '２０１２／５／１５', '2012-05-15'],
    ['ja', '2012年13月', 'unreadable'],
    ['ja', '5月15日', 'noYear'],
    ['ja', '2012年2月31日', 'noSuchDay'],
    ['ja', '３０才', '30'],
    ['ja', '2012年5月ごろ', '2012-05'],
    ['ja', '2012年5月15日（火）に', '2012-05-15'],
    ['ja', '2012年5月のある日', 'unreadable'],
    ['ja', '平成24年', '2012'],
    ['ja', '令和元年5月1日', '2019-05-01'],
    ['ja', '昭和６０年から', '1985'],
    ['zh-Hans', '昭和60年', 'unreadable'],
    ['ar', 'في 15 مايو 2012', '2012-05-15'],
    ['ar', '15 أيار 2012', '2012-05-15'],
    ['ar', 'كانون الثاني 2012', '2012-01'],
    ['ar', 'الثلاثاء 15 مايو 2012', '2012-05-15'],
    ['ar', 'اغسطس 2012', '2012-08'],
    ['ar', '15\u200f/5\u200f/2012', '2012-05-15'],
    ['ar', 'في سن 30', '30'],
    ['ar', '30 عامًا', '30'],
    ['ar', 'منذ 5 سنوات', 'unreadable'],
  ])('%s: %s', (language, text, when) => {
    expect(readIn(language, text)).toBe(when);
  });

  test.each(TAGS)('%s: as the page writes it', (tag) => {
    const format = formatFor(tag);
    for (let month = 1; month <= 12; month += 1) {
      const iso = `2012-${String(month).padStart(2, '0')}`;
      expect(readIn(tag, format.month(2012, month))).toBe(iso);
      expect(readIn(tag, format.date({ year: 2012, month, day: 1 }))).toBe(`${iso}-01`);
    }
  });

  test.each([
    // Within a date, a Russian month has another ending.
    ['ru', '15 мая 2012', '2012-05-15'],
    ['ar-LB', 'كانون الثاني 2012', '2012-01'],
    ['de', 'Mai 2012', '2012-05'],
    ['en-GB', '3/4/2019', '2019-04-03'],
    ['en-US', '3/4/2019', 'ambiguous'],
  ])('has the months and the order of dates of %s on an English page: %s', (locale, text, expected) => {
    const grammar = createTimeGrammar([locale, LANGUAGE.tag], TYPED_TIME_WORDS);
    expect(describeTime(grammar.parseTime(text))).toBe(expected);
  });
});
