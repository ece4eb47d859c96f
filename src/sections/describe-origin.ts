import type { ShownLife } from '../document/shown-life.ts';
import { describeTableFigure } from '../words/describe-expected-age.ts';
import { describeFigure } from '../words/describe-summary.ts';
import type { Format } from '../words/format.ts';
import { placeName } from '../words/shown-names.ts';

/** Describes where the life expectancy of the results comes from. */
export function describeOrigin(format: Format, shown: ShownLife): string {
  const { life, figure, basis, country, population, tableYear } = shown;
  const { age, lifeExpectancy } = life;
  if (basis === 'birth' || !country || tableYear === null)
    return describeFigure(format, lifeExpectancy, figure);
  const people = { population, age, place: placeName(country) };
  return describeTableFigure(format, lifeExpectancy, { ...people, outlook: basis, year: tableYear });
}
