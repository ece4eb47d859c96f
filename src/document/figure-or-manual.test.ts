import { describe, expect, test } from 'vitest';
import { fillDraft } from '../../tests/fixtures/drafts.ts';
import { chooseCountry, fillInFigure, switchManual } from './figure-or-manual.ts';

const BELGIUM = { code: 'BEL', name: 'Belgium', lifeExpectancy: 0 } as const;
const JAPAN_YEARS = 84.036;

describe('Ticking manual entry', () => {
  test('fills in the country’s figure, to a tenth of a year', () => {
    expect(switchManual(fillDraft(), true, JAPAN_YEARS)).toEqual({ manual: true, lifeExpectancy: '84' });
  });

  test('leaves the field empty while the figure is loading', () => {
    expect(switchManual(fillDraft(), true, undefined)).toEqual({ manual: true, lifeExpectancy: '' });
  });

  test('restores the value that was entered before', () => {
    const typed = fillDraft({ lifeExpectancy: '90' });
    expect({ ...typed, ...switchManual(typed, true, JAPAN_YEARS) }).toMatchObject({
      manual: true,
      lifeExpectancy: '90',
    });
  });
});

describe('Unticking manual entry', () => {
  test('clears a figure that was filled in automatically', () => {
    const filledIn = fillDraft({ manual: true, lifeExpectancy: '84' });
    expect(switchManual(filledIn, false, JAPAN_YEARS)).toEqual({ manual: false, lifeExpectancy: '' });
  });

  test('keeps an entered value for the next time it is ticked', () => {
    const typed = fillDraft({ manual: true, lifeExpectancy: '90' });
    expect({ ...typed, ...switchManual(typed, false, JAPAN_YEARS) }).toMatchObject({
      manual: false,
      lifeExpectancy: '90',
    });
  });
});

describe('Choosing another country with manual entry ticked', () => {
  const choose = (lifeExpectancy: string, years: number | undefined) => {
    const draft = fillDraft({ manual: true, lifeExpectancy });
    return { ...draft, ...chooseCountry(draft, BELGIUM, years) };
  };

  test.each([
    ['over the previous country’s figure', '90', JAPAN_YEARS],
    ['while that figure is loading', '84', undefined],
  ])('keeps it ticked if a life expectancy was entered %s', (_, typed, years) => {
    expect(choose(typed, years)).toMatchObject({ country: BELGIUM, manual: true, lifeExpectancy: typed });
  });

  test.each([
    ['nothing was entered', '', undefined],
    ['only a space was entered', ' ', undefined],
    ['the previous country’s figure was filled in automatically', '84', JAPAN_YEARS],
  ])('keeps it ticked, with an empty field for the figure that comes, if %s', (_, before, years) => {
    expect(choose(before, years)).toMatchObject({ country: BELGIUM, manual: true, lifeExpectancy: '' });
  });
});

describe('A figure that arrives after manual entry was ticked', () => {
  test.each(['', ' '])('fills an empty field: %j', (lifeExpectancy) => {
    const draft = fillDraft({ manual: true, lifeExpectancy });
    expect(fillInFigure(draft, JAPAN_YEARS)).toEqual({ lifeExpectancy: '84' });
  });

  test('does not replace an entered value', () => {
    const draft = fillDraft({ manual: true, lifeExpectancy: '9' });
    expect(fillInFigure(draft, JAPAN_YEARS)).toBeNull();
  });

  test('changes nothing if manual entry is off', () => {
    expect(fillInFigure(fillDraft(), JAPAN_YEARS)).toBeNull();
  });
});
