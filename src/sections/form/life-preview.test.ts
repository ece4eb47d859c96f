import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fillDraft } from '../../../tests/fixtures/drafts.ts';
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
const own = (lived: number | null, total: number | null) => ({ whose: 'own', lived, total }) as const;

describe('The life before the form', () => {
  const birthdate = '1990-05-15';

  test('is the example’s while nothing is entered', () => {
    expect(preview({})).toEqual(EXAMPLE);
    expect(preview({ manual: true }, JAPAN_FIGURE)).toEqual(EXAMPLE);
  });

  test('uses the birthdate, the country’s figure and the years entered as far as they are known', () => {
    expect(preview({ birthdate })).toEqual(own(438, null));
    expect(preview({}, JAPAN_FIGURE)).toEqual(own(null, 1008));
    expect(preview({ birthdate }, JAPAN_FIGURE)).toEqual(own(438, 1008));
    expect(preview({ birthdate, manual: true, lifeExpectancy: '76' }, JAPAN_FIGURE)).toEqual(own(438, 912));
  });

  test.each(['', '0', '151', 'many'])('has no life expectancy of “%s” years', (lifeExpectancy) => {
    expect(preview({ birthdate, manual: true, lifeExpectancy }, JAPAN_FIGURE)).toEqual(own(438, null));
  });

  test.each([
    ['today', '2026-11-22'],
    ['in the future', '2030-01-01'],
    ['that does not exist', '2025-02-29'],
    ['with a half-typed year', '0199-05-15'],
  ])('does not use a birthdate %s', (_title, wrong) => {
    expect(preview({ birthdate: wrong })).toEqual(EXAMPLE);
    expect(preview({ birthdate: wrong }, JAPAN_FIGURE)).toEqual(own(null, 1008));
  });

  test('is drawn from the first day of a life', () => {
    expect(preview({ birthdate: '2026-11-21' })).toEqual(own(0, null));
  });

  test('does not depend on whether the rest of the form is valid', () => {
    const draft = fillDraft({ birthdate, manual: true, lifeExpectancy: '76', activities: [] });
    expect(preview(draft)).toEqual(own(438, 912));
  });
});

const FORMAT = formatFor('en');
/** A sentence without its no-break spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  // 1990-05-15 to 2026-11-22, and 84.04 years: 1,008 − 438.
  [own(438, 1008), '438 months behind you, about 570 ahead.'],
  [own(438, null), '438 months behind you.'],
  [own(null, 1008), 'A life of about 1,008 months.'],
  // A newborn has no zero.
  [own(0, 1008), 'Less than a month behind you, about 1,008 ahead.'],
  [own(0, null), 'Less than a month behind you.'],
  // Within a year of life expectancy, the months to it or past it are not counted.
  [own(995, 1008), '995 months behind you, about 13 ahead.'],
  [own(996, 1008), '996 months behind you, about as many as life expectancy.'],
  [own(1020, 1008), '1,020 months behind you, about as many as life expectancy.'],
  [own(1116, 1008), '1,116 months behind you, 108 beyond life expectancy.'],
  [EXAMPLE, '438 months lived, about 547 ahead.'],
])('The sentence of %o is “%s”', (life, sentence) => {
  expect(plain(describeMonths(FORMAT, life))).toBe(sentence);
});

describe('The explanation of the picture', () => {
  const explain = (...life: Parameters<typeof own>) => explainMonths(FORMAT, own(...life));

  test('says what to enter next', () => {
    expect(explain(null, 1008)).toContain('Enter your birthdate');
    expect(explain(438, null)).toContain('Choose a country');
    expect(explain(438, 1008)).toBe(
      'Each dot is a month, each column a year; the colors are the hours below.',
    );
  });

  test('of the example says whose life it is, and where its life expectancy comes from', () => {
    expect(plain(explainMonths(FORMAT, EXAMPLE))).toMatch(
      /^An example: someone born in 1990 in Canada \(82 years · World Bank 2024\)\. Each dot/,
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
