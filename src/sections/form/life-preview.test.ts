import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { JAPAN, JAPAN_FIGURE } from '../../../tests/fixtures/places.ts';
import { createDraft, type Draft } from '../../document/draft.ts';
import { EXAMPLE_BIRTHDATE, EXAMPLE_FIGURE, listExampleChapters } from '../../document/example.ts';
import { parseDraft } from '../../document/parse-draft.ts';
import { whenOf } from '../../life/when.ts';
import { formatFor } from '../../words/format.ts';
import type { LifeExpectancy } from '../../world/life-expectancy.ts';
import { askForEntry, describeMonths, explainMonths, placeInMonths, previewLife } from './life-preview.tsx';

const asOf = { year: 2026, month: 11, day: 22 };
const ignore = () => undefined;

/** The life of a form with a country of 84.04 years, or with another figure. */
const preview = (change: Partial<Draft>, figure?: LifeExpectancy) => {
  const draft = { ...createDraft(() => 'id'), country: figure ? JAPAN : null, ...change };
  const countryChoice = {
    list: { value: [], pending: false },
    figure: { pending: false, ...(figure && { value: figure }) },
    onLoad: ignore,
    onChosen: ignore,
  };
  return previewLife({ parsed: parseDraft(draft, asOf), asOf, countryChoice });
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
  [own(0, 1008), 'Less than one of about 1,008 months is behind you.'],
  [own(0, null), 'Less than a month behind you.'],
  // Less than three years from birth on.
  [own(3, 34), '3 months behind you.'],
  [own(0, 34), 'Less than a month behind you.'],
  // At 81, three years are left. From 82 on, what was lived is measured against nothing.
  [own(983, 1008), '983 of about 1,008 months behind you.'],
  [own(984, 1008), '984 months behind you.'],
  [own(1014, 946), '1,014 months behind you.'],
  [EXAMPLE, 'Your life, week by week.'],
])('The sentence of %o is “%s”', (life, sentence) => {
  expect(plain(describeMonths(FORMAT, life))).toBe(sentence);
});

test.each([
  ['the birthdate', {}, own(null, 1008), 'needsBirthdate'],
  // What is wrong with it, the form says.
  ['nothing after a birthdate in the future', { birthdate: '2030-01-01' }, own(null, 1008), null],
  ['a country', { birthdate }, own(438, null), 'needsCountry'],
  ['nothing while a country’s figure is looked up', { birthdate, country: JAPAN }, own(438, null), null],
  ['the years to enter', { birthdate, country: JAPAN, manual: true }, own(438, null), 'needsYears'],
  ['nothing if all is there', { birthdate, country: JAPAN }, own(438, 1008), null],
] as const)('The picture asks for %s', (_, change, life, asked) => {
  expect(askForEntry({ draft: { ...createDraft(() => 'id'), ...change } }, life)).toBe(asked);
});

describe('The explanation of the picture', () => {
  test('asks for an entry, and says nothing else then', () => {
    expect(explainMonths(own(null, 1008), false, 'needsBirthdate')).toBe(
      'Each dot is a month. Enter your birthdate to see what’s behind you.',
    );
  });

  test('says where the colors come from, unless the names of chapters do', () => {
    expect(explainMonths(own(438, 1008), false, null)).toBe(
      'Each dot is a month. The colors match the activities below.',
    );
    expect(explainMonths(own(438, 1008), true, null)).toBe('Each dot is a month.');
  });

  test('of the example says whose life it is', () => {
    expect(explainMonths(EXAMPLE, true, 'needsBirthdate')).toBe(
      'An example: born in 1990 in Canada. Each dot is a month.',
    );
  });

  test('near life expectancy and past it says that it is not a limit', () => {
    const kind = 'Life expectancy isn’t a limit.';
    expect(explainMonths(own(983, 1008), false, null)).not.toContain(kind);
    expect(explainMonths(own(984, 1008), false, null)).toContain(kind);
    expect(explainMonths(own(1116, 1008), false, null)).toContain(kind);
  });
});

describe('The chapters of the picture', () => {
  const born = { year: 1990, month: 5, day: 15 };
  const chapter = (id: string, from: string, until: string | null) =>
    ({
      id,
      name: id,
      from: whenOf(from),
      until: until === null ? null : whenOf(until),
      color: 'blue',
    }) as const;

  test('are as long as in the weeks, in months, and one that goes on ends with today', () => {
    const chapters = [chapter('School', '6', '18'), chapter('Lyon', '2012-05-15', null)];
    expect(placeInMonths(chapters, born, 438)).toMatchObject([
      { name: 'School', from: 72, until: 216 },
      { name: 'Lyon', from: 264, until: 438 },
    ]);
  });

  test('have no months without a birthdate', () => {
    expect(placeInMonths([chapter('School', '6', '18')], null, null)).toEqual([]);
  });

  test('of the example leave no month of its life without a color', () => {
    const placed = placeInMonths(listExampleChapters(), EXAMPLE_BIRTHDATE, 438);
    expect(placed.map(({ until }) => until)).toEqual([...placed.slice(1).map(({ from }) => from), 438]);
    expect(placed[0]?.from).toBe(0);
  });
});

test('the example’s life expectancy is the one in the data', () => {
  const [, year, years] =
    /^CAN,.*,(\d+),([\d.]+)$/m.exec(readFileSync('data/life-expectancy.csv', 'utf8')) ?? [];
  expect(EXAMPLE_FIGURE).toMatchObject({ year: Number(year), lifeExpectancy: Number(years) });
});
