import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fillDraft } from '../../../tests/fixtures/drafts.ts';
import { createDraft, type Draft } from '../../document/draft.ts';
import { EXAMPLE_FIGURE } from '../../document/example.ts';
import { parseDraft } from '../../document/parse-draft.ts';
import { previewLife } from './life-preview.tsx';

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

  test('is drawn from the first day of a life, and not for an unfinished year', () => {
    expect(own({ birthdate: '2026-11-21' })).toEqual({ lived: 0, total: null });
    expect(own({ birthdate: '1900-11-22' })).toEqual({ lived: 1512, total: null });
    expect(preview({ ...EMPTY, birthdate: '0199-11-22' }).whose).toBe('example');
  });

  test('does not depend on whether the rest of the form is valid', () => {
    const draft = fillDraft({ birthdate: '1990-05-15', manual: true, lifeExpectancy: '76', activities: [] });
    expect(preview(draft).months).toEqual({ lived: 438, total: 912 });
  });
});

test('the example’s life expectancy is the one in the data', () => {
  const [, year, years] =
    /^CAN,.*,(\d+),([\d.]+)$/m.exec(readFileSync('data/life-expectancy.csv', 'utf8')) ?? [];
  expect(EXAMPLE_FIGURE).toMatchObject({ year: Number(year), lifeExpectancy: Number(years) });
});
