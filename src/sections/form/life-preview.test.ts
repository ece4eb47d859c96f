import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { JAPAN_FIGURE } from '../../../tests/fixtures/places.ts';
import { createDraft, type Draft } from '../../document/draft.ts';
import { EXAMPLE_FIGURE } from '../../document/example.ts';
import { parseDraft } from '../../document/parse-draft.ts';
import { formatFor } from '../../words/format.ts';
import type { LifeExpectancy } from '../../world/life-expectancy.ts';
import { describeMonths, explainMonths, previewLife } from './life-preview.tsx';

const asOf = { year: 2026, month: 11, day: 22 };
const ignore = () => undefined;

/** The life of a form with a country of 84.04 years, or with another figure. */
const preview = (change: Partial<Draft>, figure?: LifeExpectancy) => {
  const draft = { ...createDraft(() => 'id'), ...change };
  const countryChoice = {
    list: { value: [], pending: false },
    figure: { pending: false, ...(figure && { value: figure }) },
    onLoad: ignore,
    onChosen: ignore,
  };
  return previewLife({ draft, parsed: parseDraft(draft, asOf), asOf, countryChoice });
};
const EXAMPLE = { whose: 'example', lived: 438, total: 985 } as const;
const own = <Lived, Total>(lived: Lived, total: Total) => ({ whose: 'own', lived, total }) as const;

const birthdate = '1990-05-15';

test.each([
  ['the example’s while nothing is entered', {}, undefined, EXAMPLE],
  ['the example’s without the years to enter', { manual: true }, JAPAN_FIGURE, EXAMPLE],
  ['of a birthdate', { birthdate }, undefined, own(438, null)],
  ['of a country', {}, JAPAN_FIGURE, own(null, 1008)],
  ['of both', { birthdate }, JAPAN_FIGURE, own(438, 1008)],
  ['of 76 years', { birthdate, manual: true, lifeExpectancy: '76' }, JAPAN_FIGURE, own(438, 912)],
  ['without “0” years', { birthdate, manual: true, lifeExpectancy: '0' }, JAPAN_FIGURE, own(438, null)],
  ['without “151” years', { birthdate, manual: true, lifeExpectancy: '151' }, JAPAN_FIGURE, own(438, null)],
  ['without “many” years', { birthdate, manual: true, lifeExpectancy: 'many' }, JAPAN_FIGURE, own(438, null)],
  ['without a birthdate today', { birthdate: '2026-11-22' }, undefined, EXAMPLE],
  ['without one in the future', { birthdate: '2030-01-01' }, JAPAN_FIGURE, own(null, 1008)],
  ['without one that does not exist', { birthdate: '2025-02-29' }, JAPAN_FIGURE, own(null, 1008)],
  ['without a half-typed year', { birthdate: '0199-05-15' }, JAPAN_FIGURE, own(null, 1008)],
  ['of the first day of a life', { birthdate: '2026-11-21' }, undefined, own(0, null)],
  ['of a form that is not valid', { birthdate, activities: [] }, JAPAN_FIGURE, own(438, 1008)],
])('The life before the form is %s', (_, change, figure, life) => {
  expect(preview(change, figure)).toEqual(life);
});

const FORMAT = formatFor('en');
/** A sentence without its no-break spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [own(438, 1008), '438 of about 1,008 months behind you.'],
  [own(438, null), '438 months behind you.'],
  [own(null, 1008), 'A life of about 1,008 months.'],
  // A newborn has no zero.
  [own(0, 1008), 'Less than a month of about 1,008 behind you.'],
  [own(0, null), 'Less than a month behind you.'],
  [own(3, 24), '3 of about 24 months behind you.'],
  // At 81, three years are left, and at 82 less.
  [own(983, 1008), '983 of about 1,008 months behind you.'],
  [own(984, 1008), '984 months behind you, close to life expectancy.'],
  [own(1020, 1008), '1,020 months behind you, close to life expectancy.'],
  [own(1021, 1008), '1,021 months behind you, 13 beyond life expectancy.'],
  [EXAMPLE, '438 of about 985 months lived.'],
])('The sentence of %o is “%s”', (life, sentence) => {
  expect(plain(describeMonths(FORMAT, life))).toBe(sentence);
});

describe('The explanation of the picture', () => {
  const explain = (life: Parameters<typeof explainMonths>[1]) => explainMonths(FORMAT, life);

  test('says what to enter next', () => {
    expect(explain(own(null, 1008))).toContain('Enter your birthdate');
    expect(explain(own(438, null))).toContain('Choose a country');
    expect(explain(own(438, 1008))).toBe(
      'Each dot is a month, each column a year; the colors match the activities below.',
    );
  });

  test('of the example says whose life it is, and where its life expectancy comes from', () => {
    expect(plain(explainMonths(FORMAT, EXAMPLE))).toMatch(
      /^An example: someone born in 1990 in Canada \(82 years · World Bank 2024\)\. Each dot/,
    );
  });

  test('of the example never breaks its figure between two lines', () => {
    expect(explainMonths(FORMAT, EXAMPLE)).toContain('(82\u00a0years\u00a0·\u00a0World\u00a0Bank\u00a02024)');
  });

  test('near life expectancy and past it says that it is not a limit', () => {
    const kind = 'Life expectancy isn’t a limit.';
    expect(explain(own(983, 1008))).not.toContain(kind);
    expect(explain(own(984, 1008))).toContain(kind);
    expect(explain(own(1116, 1008))).toContain(kind);
  });
});

test('the example’s life expectancy is the one in the data', () => {
  const [, year, years] =
    /^CAN,.*,(\d+),([\d.]+)$/m.exec(readFileSync('data/life-expectancy.csv', 'utf8')) ?? [];
  expect(EXAMPLE_FIGURE).toMatchObject({ year: Number(year), lifeExpectancy: Number(years) });
});
