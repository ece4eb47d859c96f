import { describe, expect, test } from 'vitest';
import { fillDraft } from '../../../tests/fixtures/drafts.ts';
import { chooseCountry, fillInFigure, switchManual } from './figure-or-manual.ts';

const BELGIUM = { code: 'BEL', name: 'Belgium', lifeExpectancy: 0 } as const;
const JAPAN_YEARS = 84.036;

describe('Ticking manual entry', () => {
  test('fills in the country’s figure, to a tenth of a year', () => {
    expect(switchManual(fillDraft(), true, JAPAN_YEARS)).toEqual({ manual: true, lifeExpectancy: '84' });
  });

  test('leaves the field empty while the figure is on its way', () => {
    expect(switchManual(fillDraft(), true, undefined)).toEqual({ manual: true, lifeExpectancy: '' });
  });

  test('brings back what was typed before', () => {
    const typed = fillDraft({ lifeExpectancy: '90' });
    expect({ ...typed, ...switchManual(typed, true, JAPAN_YEARS) }).toMatchObject({
      manual: true,
      lifeExpectancy: '90',
    });
  });
});

describe('Unticking it', () => {
  test('forgets a figure that was only filled in', () => {
    const filledIn = fillDraft({ manual: true, lifeExpectancy: '84' });
    expect(switchManual(filledIn, false, JAPAN_YEARS)).toEqual({ manual: false, lifeExpectancy: '' });
  });

  test('keeps what was typed, for when it is ticked again', () => {
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
    ['the figure of the country before', '90', JAPAN_YEARS],
    ['while that is on its way', '84', undefined],
  ])('keeps it ticked where a life expectancy was typed over %s', (_, typed, years) => {
    expect(choose(typed, years)).toMatchObject({ country: BELGIUM, manual: true, lifeExpectancy: typed });
  });

  test.each([
    ['nothing was typed', '', undefined],
    ['only spaces were', ' ', undefined],
    ['the figure of the country before was only filled in', '84', JAPAN_YEARS],
  ])('unticks it where %s: the country’s own figure counts', (_, before, years) => {
    expect(choose(before, years)).toMatchObject({ country: BELGIUM, manual: false, lifeExpectancy: '' });
  });
});

describe('A figure that comes once manual entry is ticked', () => {
  test.each(['', ' '])('is filled in where nothing was typed: %j', (lifeExpectancy) => {
    const draft = fillDraft({ manual: true, lifeExpectancy });
    expect(fillInFigure(draft, JAPAN_YEARS)).toEqual({ lifeExpectancy: '84' });
  });

  test('leaves alone what was typed', () => {
    const draft = fillDraft({ manual: true, lifeExpectancy: '9' });
    expect(fillInFigure(draft, JAPAN_YEARS)).toBeNull();
  });

  test('changes nothing where manual entry is not ticked', () => {
    expect(fillInFigure(fillDraft(), JAPAN_YEARS)).toBeNull();
  });
});
