import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fillDraft } from '../../../tests/fixtures/drafts.ts';
import { createDraft, type Draft } from '../../document/draft.ts';
import { EXAMPLE_FIGURE } from '../../document/example.ts';
import { parseDraft } from '../../document/parse-draft.ts';
import { formatFor } from '../../words/format.ts';
import { describeMonths, explainMonths, previewLife } from './life-preview.tsx';

const TODAY = { year: 2026, month: 11, day: 22 };
const EMPTY = createDraft(() => 'id');
const JAPAN = { code: 'JPN', lifeExpectancy: 84.04, year: 2024, source: 'World Bank' };

const preview = (draft: Draft, figure?: typeof JAPAN) =>
  previewLife({ draft, parsed: parseDraft(draft, TODAY), asOf: TODAY, figure });
const own = (change: Partial<Draft>, figure?: typeof JAPAN) => {
  const { whose, months } = preview({ ...EMPTY, ...change }, figure);
  expect(whose).toBe('own');
  return months;
};
const EXAMPLES_MONTHS = { lived: 438, total: 985 };

describe('The life before the form', () => {
  test('is the example’s while nothing is entered', () => {
    expect(preview(EMPTY)).toMatchObject({ whose: 'example', months: EXAMPLES_MONTHS });
  });

  test('uses the birthdate, the country’s figure and the years entered as far as they are known', () => {
    const birthdate = '1990-05-15';
    expect(own({ birthdate })).toEqual({ lived: 438, total: null });
    expect(own({}, JAPAN)).toEqual({ lived: null, total: 1008 });
    expect(own({ birthdate }, JAPAN)).toEqual({ lived: 438, total: 1008 });
    expect(own({ birthdate, manual: true, lifeExpectancy: '76' }, JAPAN)).toEqual({ lived: 438, total: 912 });
  });

  test('has no life expectancy while the years entered are not valid', () => {
    for (const lifeExpectancy of ['', '0', '151', 'many']) {
      expect(own({ birthdate: '1990-05-15', manual: true, lifeExpectancy }, JAPAN)).toEqual({
        lived: 438,
        total: null,
      });
    }
  });

  test.each([
    ['today', '2026-11-22'],
    ['in the future', '2030-01-01'],
    ['that does not exist', '2025-02-29'],
    ['with a half-typed year', '0199-05-15'],
  ])('does not use a birthdate %s', (_title, birthdate) => {
    expect(preview({ ...EMPTY, birthdate })).toMatchObject({ whose: 'example', months: EXAMPLES_MONTHS });
    expect(own({ birthdate }, JAPAN)).toEqual({ lived: null, total: 1008 });
  });

  test('is drawn from the first day of a life', () => {
    expect(own({ birthdate: '2026-11-21' })).toEqual({ lived: 0, total: null });
  });

  test('does not depend on whether the rest of the form is valid', () => {
    const draft = fillDraft({ birthdate: '1990-05-15', manual: true, lifeExpectancy: '76', activities: [] });
    expect(preview(draft).months).toEqual({ lived: 438, total: 912 });
  });
});

const FORMAT = formatFor('en');
/** A sentence without its no-break spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const sentence = (lived: number | null, total: number | null) =>
  plain(describeMonths(FORMAT, { lived, total }, 'own'));

describe('The sentence of a life in months', () => {
  test('has the months so far, and those to life expectancy', () => {
    // 1990-05-15 to 2026-11-22, and 84.04 years: 1,008 − 438.
    expect(sentence(438, 1008)).toBe('438 months behind you, about 570 ahead.');
    expect(sentence(438, null)).toBe('438 months behind you.');
    expect(sentence(null, 1008)).toBe('A life of about 1,008 months.');
  });

  test('of a newborn has no zero', () => {
    expect(sentence(0, 1008)).toBe('Less than a month behind you, about 1,008 ahead.');
    expect(sentence(0, null)).toBe('Less than a month behind you.');
  });

  test('within a year of life expectancy does not count the months to it or past it', () => {
    const near = (lived: number) =>
      `${FORMAT.number(lived)} months behind you, about as many as life expectancy.`;
    for (const lived of [996, 1007, 1008, 1020]) expect(sentence(lived, 1008)).toBe(near(lived));
    expect(sentence(995, 1008)).toBe('995 months behind you, about 13 ahead.');
    expect(sentence(1116, 1008)).toBe('1,116 months behind you, 108 beyond life expectancy.');
  });

  test('of the example does not say “you”', () => {
    expect(plain(describeMonths(FORMAT, EXAMPLES_MONTHS, 'example'))).toBe(
      '438 months lived, about 547 ahead.',
    );
  });
});

describe('The explanation of the picture', () => {
  const explain = (lived: number | null, total: number | null) => explainMonths({ lived, total }, 'own', '');

  test('says what to enter next', () => {
    expect(explain(null, 1008)).toContain('Enter your birthdate');
    expect(explain(438, null)).toContain('Choose a country');
    expect(explain(438, 1008)).toBe(
      'Each dot is a month, each column a year; the colors are the hours below.',
    );
  });

  test('of the example says whose life it is, and where its life expectancy comes from', () => {
    const text = explainMonths(EXAMPLES_MONTHS, 'example', '82.1 years · World Bank 2024');
    expect(plain(text)).toMatch(
      /^An example: someone born in 1990 in Canada \(82\.1 years · World Bank 2024\)\. Each dot/,
    );
  });

  test('near life expectancy and past it says that it is not a limit', () => {
    const kind = 'Life expectancy isn’t a limit.';
    expect(explain(995, 1008)).not.toContain(kind);
    expect(explain(996, 1008)).toContain(kind);
    expect(explain(1116, 1008)).toContain(kind);
  });
});

test('the example’s life expectancy is the one in the data', () => {
  const [, year, years] =
    /^CAN,.*,(\d+),([\d.]+)$/m.exec(readFileSync('data/life-expectancy.csv', 'utf8')) ?? [];
  expect(EXAMPLE_FIGURE).toMatchObject({ year: Number(year), lifeExpectancy: Number(years) });
});
