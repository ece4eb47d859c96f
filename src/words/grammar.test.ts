import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MILESTONES } from '#words/results.ts';
import { numbers } from '../../tests/fixtures/arbitraries.ts';
import { listPluralForms, listTexts } from '../../tests/fixtures/catalogues.ts';
import { namePerson as inArabic } from './ar/names.ts';
import { classifyInTable, classifyPeople } from './classify-people.ts';
import { namePerson as inGerman } from './de/names.ts';
import { expectedAge, peopleWithAge } from './en/grammar.ts';
import { MONTH_SENTENCES } from './es/form.ts';
import { eitherAge } from './es/grammar.ts';
import { namePerson as inSpanish, phraseCountry as phraseInSpanish } from './es/names.ts';
import * as spanish from './es/results.ts';
import { formatFor } from './format.ts';
import { namePerson as inFrench, phraseCountry as phraseInFrench } from './fr/names.ts';
import * as french from './fr/results.ts';
import { namePerson as inJapanese } from './ja/names.ts';
import { SCHEDULE_AGES } from './pt-br/form.ts';
import { inCountry } from './pt-br/grammar.ts';
import { phraseCountry as phraseInPortuguese } from './pt-br/names.ts';
import * as portuguese from './pt-br/results.ts';

describe('In English', () => {
  const format = formatFor('en');
  const inYears = (figure: number, written = format) => MILESTONES.inYears(written, { figure });

  test.each([
    [36, 'everyone', 'people aged 36'],
    [36, 'women', 'women aged 36'],
    [17.9, 'men', 'boys aged 17.9'],
    [0, 'everyone', 'newborns'],
    [0, 'men', 'newborn boys'],
  ] as const)('people of one age are named: %d, %s: %s', (age, population, name) => {
    expect(peopleWithAge(format, { people: classifyPeople({ population, age }) })).toBe(name);
  });

  test.each([
    [0, 'everyone', 84.04, 'newborns in Japan live to 84 on average'],
    [104, 'men', 101.94, 'men in Japan who are already 100 live to 101.9 on average'],
  ] as const)('a life table says of people of one age: %d, %s', (age, population, expected, words) => {
    const people = classifyInTable({ population, age });
    expect(expectedAge(format, { people, country: 'Japan', expected })).toBe(words);
  });

  test('the form of a word is the language’s in any region', () => {
    // In French, 1.5 takes the singular. Which decimal mark English has in France differs between versions of Node.js.
    expect(inYears(1.5, formatFor('en-FR'))).toMatch(/^in 1[.,]5 years$/);
    expect(inYears(1, formatFor('en-EG'))).toBe('in 1 year');
  });

  test('a word is singular exactly if 1 is shown', () => {
    const figures = fc.oneof(numbers(0, 10_000), numbers(0.9, 1.1));
    fc.assert(
      fc.property(figures, (figure) => {
        const written = format.number(figure);
        expect(inYears(figure)).toBe(written === '1' ? 'in 1 year' : `in ${written} years`);
      }),
    );
  });
});

describe('In Spanish', () => {
  const format = formatFor('es');
  const { LIFE_SENTENCES, LISTED_TIMES, SURVIVAL, TIME_DETAIL } = spanish;

  test.each([
    [0, 'Contando 0 días al año.'],
    [1, 'Contando 1 día al año.'],
    [1.5, 'Contando 1,5 días al año.'],
  ])('figures agree with their noun: %d', (figure, written) => {
    expect(TIME_DETAIL.atDays(format, { figure })).toBe(written);
  });

  test('figures are rounded by a word that agrees with what is counted', () => {
    expect(LIFE_SENTENCES.ahead(format, { count: 2496 })).toBe('Quizá queden por delante unas 2496.');
    expect(LIFE_SENTENCES.ahead(format, { count: 1 })).toBe('Quizá quede por delante 1 más.');
    expect(MONTH_SENTENCES.total(format, { total: 1008 })).toBe('Una vida de unos 1008\u00a0meses.');
  });

  test('figures agree with every unit of time', () => {
    const PLURAL = /^(?:años|meses|semanas|días|horas|minutos|veces)\b/;
    for (const { message, forms } of listPluralForms('es')) {
      for (const [form, text] of forms) {
        const [, behind = ''] = /#(?:<\/b>)?[\s\u00a0]?(.*)/.exec(text) ?? [];
        if (form === 'one') expect(behind, message).not.toMatch(PLURAL);
        else expect(behind, message).not.toMatch(/^(?:año|mes|semana|día|hora|minuto|vez)(?![\p{Letter}])/u);
      }
    }
  });

  test.each([
    [7, 8, '7 u 8'],
    [10, 11, '10 u 11'],
    [79, 80, '79 u 80'],
    [2, 3, '2 o 3'],
  ])('“or” is between %d and %d', (from, until, written) => {
    expect(eitherAge(format, { from, until })).toBe(written);
  });

  test('ages of children have words of their own', () => {
    const timeAt = (age: number) =>
      LISTED_TIMES.withAges(format, { time: '2020', ages: 'one', from: age, until: age });
    expect([0, 0.04, 0.05, 1, 1.04, 36].map(timeAt)).toEqual([
      '2020, en el primer año de vida',
      '2020, en el primer año de vida',
      '2020, a los 0,1 años',
      '2020, con 1 año',
      '2020, con 1 año',
      '2020, a los 36 años',
    ]);
    expect([1, 36].map((age) => SURVIVAL.reaching(format, { age }))).toEqual([
      'Llegan al año de edad',
      'Llegan a los 36 años',
    ]);
  });

  test('questions and exclamations are opened as well', () => {
    for (const text of listTexts('es')) {
      expect(text.match(/[?!]/g)?.length, text).toBe(text.match(/[¿¡]/g)?.length);
    }
  });
});

describe('In French', () => {
  const format = formatFor('fr');
  const { MILESTONES: AHEAD, STEPS } = french;
  const TEXTS = listTexts('fr');

  test.each([
    [0, 'dans 0\u00a0an'],
    [1.94, 'dans 1,9\u00a0an'],
    [1.96, 'dans 2\u00a0ans'],
  ])('figures are singular below two, as they are written: %d', (figure, written) => {
    expect(AHEAD.inYears(format, { figure })).toBe(written);
  });

  test.each([
    ['8 ÷ 24 × 4', 4 / 3, '8 ÷ 24 × 4 = 1,3\u00a0année jusqu’ici.'],
    ['8 ÷ 24 × 36', 12, '8 ÷ 24 × 36 = 12,0\u00a0années jusqu’ici.'],
  ])('the result of a calculation agrees: %s', (soFarFactors, soFarYears, written) => {
    const sum = { rhythm: 'everyDay', soFarFactors, soFarYears } as const;
    expect(STEPS.activity.soFar(format, sum)).toContain(written);
  });

  test('a no-break space is before high punctuation and inside quotation marks, and apostrophes are curly', () => {
    for (const text of TEXTS) {
      expect(text).not.toMatch(/(?<![\u00a0\u202f])(?:[;!?»]|:(?=\s|$))|«(?![\u00a0\u202f])|'/);
    }
  });
});

describe('In Portuguese', () => {
  const format = formatFor('pt-BR');
  const { LISTED_TIMES, MILESTONES: AHEAD, PROJECTIONS, YEAR } = portuguese;

  test.each([
    [0, 'daqui a 0 ano'],
    [1.96, 'daqui a 2 anos'],
    [21, 'daqui a 21 anos'],
  ])('years agree: %d', (figure, phrase) => {
    expect(AHEAD.inYears(format, { figure })).toBe(phrase);
  });

  test('ages agree with their articles as well', () => {
    const known = { calendarYears: 'none', from: '', until: '' } as const;
    expect([1, 1.5, 56].map((age) => LISTED_TIMES.age(format, { age, ...known }))).toEqual([
      'Com 1 ano',
      'Com 1,5 ano',
      'Aos 56 anos',
    ]);
    expect([1, 56].map((age) => SCHEDULE_AGES.until(format, { age }))).toEqual([
      'até 1 ano',
      'até os 56 anos',
    ]);
    expect([1, 56].map((age) => PROJECTIONS.until(format, { figure: 14, age }))).toEqual([
      '14,0 até 1 ano',
      '14,0 até os 56',
    ]);
    const between = (from: number, until: number) => SCHEDULE_AGES.between(format, { from, until });
    expect([between(22, 65), between(1, 6)]).toEqual(['dos 22 aos 65', 'de 1 a 6']);
    const amid = (from: number, until: number) => YEAR.between(format, { from, until, parts: 'sono' });
    expect([amid(36, 56), amid(1, 25)]).toEqual([
      'Em cada ano entre os 36 e os 56 anos: sono.',
      'Em cada ano entre 1 e 25 anos: sono.',
    ]);
  });
});

describe('In Japanese, no line breaks', () => {
  const TEXTS = listTexts('ja').join('\n');

  test('between 約 and its figure', () => {
    expect(TEXTS).toMatch(/約\u2060[#{]/);
    expect(TEXTS).not.toMatch(/約[#{]/);
  });

  test('within words that browsers would break into two phrases: they are joined, or not used', () => {
    expect(TEXTS).toMatch(/一人\u2060ひとり/);
    expect(TEXTS).not.toMatch(/一人ひとり|この先/);
  });
});

const inPortuguese = (code: string, name: string) =>
  inCountry(formatFor('pt-BR'), { country: phraseInPortuguese(code, name) });

test.each([
  [phraseInSpanish, 'NLD', 'Países Bajos', 'los Países Bajos'],
  [phraseInSpanish, 'MEX', 'México', 'México'],
  [phraseInFrench, 'CAN', 'Canada', 'au Canada'],
  [phraseInFrench, 'CHE', 'Suisse', 'en Suisse'],
  [phraseInFrench, 'FRO', 'Îles Féroé', 'aux îles Féroé'],
  [inPortuguese, 'BRA', 'Brasil', 'no Brasil'],
  [inPortuguese, 'ARG', 'Argentina', 'na Argentina'],
  [inPortuguese, 'USA', 'Estados Unidos', 'nos Estados Unidos'],
  [inPortuguese, 'PRT', 'Portugal', 'em Portugal'],
])(
  'a country takes its article or preposition within a sentence: %o of %s',
  (phrase, code, name, written) => {
    expect(phrase(code, name)).toBe(written);
  },
);

test.each([
  [inGerman, 'Meine Mutter', 'Ihre Mutter'],
  [inGerman, 'Meine Partnerin oder mein Partner', 'Ihre Partnerin oder Ihr Partner'],
  [inGerman, 'Meinhard', 'Meinhard'],
  [inSpanish, 'Mi madre', 'tu madre'],
  [inSpanish, 'Mila', 'Mila'],
  [inFrench, 'Mon ou ma partenaire', 'votre partenaire'],
  [inFrench, 'Manon', 'Manon'],
  [inArabic, 'أمي', 'أمك'],
  [inArabic, 'ابني أو ابنتي', 'ابنك أو ابنتك'],
  [inArabic, 'هادي', 'هادي'],
  [inJapanese, '祖父・祖母', 'おじいさん・おばあさん'],
])('the visitor’s name for a person becomes the page’s: %o of %s', (namePerson, name, named) => {
  expect(namePerson(name)).toBe(named);
});
