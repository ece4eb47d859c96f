import { describe, expect, test } from 'vitest';
import { LANGUAGE, TYPED_TIME_WORDS } from '#words/form.ts';
import { foldText } from '../life/fold-text.ts';
import { parseAgeOrYear, parseTypedTime } from '../life/parse-typed-time.ts';
import { writeWhen } from '../life/when.ts';
import { TYPED_TIME_WORDS as AR } from '../words/ar/names.ts';
import { TYPED_TIME_WORDS as DE } from '../words/de/names.ts';
import { TYPED_TIME_WORDS as ES } from '../words/es/names.ts';
import { formatFor } from '../words/format.ts';
import { TYPED_TIME_WORDS as FR } from '../words/fr/names.ts';
import { TYPED_TIME_WORDS as JA } from '../words/ja/names.ts';
import { TYPED_TIME_WORDS as PT_BR } from '../words/pt-br/names.ts';
import { TYPED_TIME_WORDS as ZH_HANS } from '../words/zh-hans/names.ts';
import { readMonthNames, readTimeWords } from './read-time-words.ts';

describe('The names of months', () => {
  test.each([
    ['en-US', 'may', 5],
    ['en-US', 'september', 9],
    ['en-US', 'sep', 9],
    ['en-GB', 'sept', 9],
    ['de', 'märz', 3],
    ['de', 'mai', 5],
    ['ru', 'май', 5],
    // Within a date, a Russian month has another ending.
    ['ru', 'мая', 5],
    ['ar', 'مايو', 5],
    ['ar-LB', 'كانون الثاني', 1],
  ])('in %s: %s', (locale, name, month) => {
    expect(readMonthNames([locale]).get(foldText(name))).toBe(month);
  });

  test('are never numbers, as the names of months are in some languages', () => {
    expect([...readMonthNames(['ja']).keys()].filter((name) => /\d/.test(name))).toEqual([]);
  });

  test('are those of the visitor’s language and of the page’s', () => {
    const { months } = readTimeWords(['de-DE', LANGUAGE.tag], TYPED_TIME_WORDS);
    expect(['mai', 'may'].map((name) => months.get(name))).toEqual([5, 5]);
  });
});

const LANGUAGES = [
  { tag: 'en', words: TYPED_TIME_WORDS },
  { tag: 'es', words: ES },
  { tag: 'fr', words: FR },
  { tag: 'de', words: DE },
  { tag: 'pt-BR', words: PT_BR },
  { tag: 'zh-Hans', words: ZH_HANS },
  { tag: 'ja', words: JA },
  { tag: 'ar', words: AR },
];
const BORN = { year: 1990, month: 5, day: 15 };

const wordsIn = (language: string) => {
  const { tag, words } = LANGUAGES.find((each) => each.tag === language) ?? {
    tag: 'en',
    words: TYPED_TIME_WORDS,
  };
  return readTimeWords([tag], words);
};

const readIn = (language: string, text: string) => {
  const typed = parseTypedTime(text, wordsIn(language), BORN);
  return 'when' in typed ? writeWhen(typed.when) : typed.problem.code;
};

const TYPED = [
  ['en', 'at the age of 30', '30'],
  ['en', '30 years old', '30'],
  ['en', 'Sept. 15th, 2012', '2012-09-15'],
  ['en', 'since 2012', '2012'],
  ['es', 'mayo de 2012', '2012-05'],
  ['es', 'en mayo del 2012', '2012-05'],
  ['es', '1.º de septiembre de 2012', '2012-09-01'],
  ['es', 'Setiembre 2012', '2012-09'],
  ['es', '1° de mayo de 2012', '2012-05-01'],
  ['es', 'a los 30 años', '30'],
  ['es', '30 anos', '30'],
  ['es', 'a mis 30', '30'],
  ['es', 'cuando cumplí 30 años', '30'],
  ['es', 'para 2040', '2040'],
  ['es', 'en el año 2012', '2012'],
  ['fr', '1er août 2012', '2012-08-01'],
  ['fr', 'aout 2012', '2012-08'],
  ['fr', 'en mai 2012', '2012-05'],
  ['fr', 'le mardi 15 mai 2012', '2012-05-15'],
  ['fr', 'mardi 15', 'unreadable'],
  ['fr', 'début 2012', 'unreadable'],
  ['fr', '30 ans', '30'],
  ['fr', 'à l’âge de 30 ans', '30'],
  ['fr', "jusqu'à 30 ans", '30'],
  ['fr', 'en l’an 2012', '2012'],
  ['de', 'Mai 2012', '2012-05'],
  ['de', '15. März 2012', '2012-03-15'],
  ['de', 'am 15. maerz 2012', '2012-03-15'],
  ['de', '31.5.1990', '1990-05-31'],
  ['de', 'am 31.5.1990', '1990-05-31'],
  ['de', 'Donnerstag, 31. Mai 1990', '1990-05-31'],
  ['de', 'im 5/2012', '2012-05'],
  ['de', 'im Alter von 30', '30'],
  ['de', 'mit 30 Jahren', '30'],
  ['de', 'in 30 Jahren', 'unreadable'],
  ['de', 'Im Jahr 2012', '2012'],
  ['pt-BR', 'março de 2012', '2012-03'],
  ['pt-BR', '1º de marco de 2012', '2012-03-01'],
  ['pt-BR', 'terça-feira, 15 de maio de 2012', '2012-05-15'],
  ['pt-BR', 'terça, 15 de maio de 2012', '2012-05-15'],
  ['pt-BR', 'terça-feira, 15/5/2012', '2012-05-15'],
  ['pt-BR', 'aos 30 anos', '30'],
  ['pt-BR', 'em 2012', '2012'],
  ['zh-Hans', '2012年5月', '2012-05'],
  ['zh-Hans', '2012年5月15日', '2012-05-15'],
  ['zh-Hans', '2012 年 5 月 15 号', '2012-05-15'],
  ['zh-Hans', '2012年五月', '2012-05'],
  ['zh-Hans', '２０１２年', '2012'],
  ['zh-Hans', '30岁', '30'],
  ['zh-Hans', '在30岁时', '30'],
  ['ja', '2012年5月', '2012-05'],
  ['ja', '２０１２年５月１５日', '2012-05-15'],
  ['ja', '２０１２／５／１５', '2012-05-15'],
  ['ja', '2012年13月', 'unreadable'],
  ['ja', '5月15日', 'noYear'],
  ['ja', '2012年2月31日', 'noSuchDay'],
  ['ja', '30歳', '30'],
  ['ja', '３０才', '30'],
  ['ja', '2012年から', '2012'],
  ['ja', '2012年5月ごろ', '2012-05'],
  ['ja', '2012年5月15日（火）に', '2012-05-15'],
  ['ja', '2012年5月15日（火曜日）', '2012-05-15'],
  ['ja', '2012年5月のある日', 'unreadable'],
  ['ja', '平成24年', '2012'],
  ['ja', '令和元年5月1日', '2019-05-01'],
  ['ja', '昭和６０年から', 'beforeBirth'],
  ['zh-Hans', '昭和60年', 'unreadable'],
  ['ar', 'مايو 2012', '2012-05'],
  ['ar', 'في 15 مايو 2012', '2012-05-15'],
  ['ar', '15 أيار 2012', '2012-05-15'],
  ['ar', 'كانون الثاني 2012', '2012-01'],
  ['ar', 'شهر 5 2012', '2012-05'],
  ['ar', 'الثلاثاء 15 مايو 2012', '2012-05-15'],
  ['ar', 'اغسطس 2012', '2012-08'],
  ['ar', '15\u200f/5\u200f/2012', '2012-05-15'],
  ['ar', 'في سن 30', '30'],
  ['ar', '30 عامًا', '30'],
  ['ar', 'منذ 5 سنوات', 'unreadable'],
  ['ar', 'عام 2012', '2012'],
] as const;

describe('A time in the visitor’s own language', () => {
  test.each(TYPED)('%s: %s', (language, text, when) => {
    expect(readIn(language, text)).toBe(when);
  });

  test.each(LANGUAGES)('$tag: as the page writes it', ({ tag }) => {
    const format = formatFor(tag);
    for (let month = 1; month <= 12; month += 1) {
      const iso = `2012-${String(month).padStart(2, '0')}`;
      expect(readIn(tag, format.month(2012, month))).toBe(iso);
      expect(readIn(tag, format.date({ year: 2012, month, day: 1 }))).toBe(`${iso}-01`);
    }
  });
});

test.each(TYPED)(
  'an age or a year alone is read alike, and nothing else is: %s: %s',
  (language, text, when) => {
    const read = parseAgeOrYear(text, wordsIn(language));
    // 昭和60年 is before the birth of a person born in 1990.
    if (/^\d{2,4}$/.test(when)) expect(read && writeWhen(read)).toBe(when);
    else expect(read && writeWhen(read)).toBe(when === 'beforeBirth' ? '1985' : null);
  },
);
