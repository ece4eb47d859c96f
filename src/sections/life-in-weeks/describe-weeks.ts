import { BASIS, END_LINES, LIFE_SENTENCES, WEEKS_SENTENCES } from '#words/results.ts';
import { withinThreeYearsOfExpectancy } from '../../life/life-expectancies.ts';
import { type Ages, agesWithinYearOfExpectancy, type LifeProjection } from '../../life/life-projection.ts';
import type { Population } from '../../life/life-table.ts';
import { type AgeAndAverage, type EndOfLife, findEnd } from '../../results/describe-age-and-average.ts';
import { classifyPeople } from '../../words/classify-people.ts';
import type { Format } from '../../words/format.ts';

/** The weeks of a life: so far, up to the slider's age, ahead. */
export type WeekCounts = Pick<LifeProjection, 'weeksLived' | 'offsetWeeks' | 'weeksRemaining'>;

/** The weeks in a sentence. Less than a year of weeks ahead is not counted: an average is not a date. */
export function describeWeeks(format: Format, of: WeekCounts & Ages): string {
  const { projectedAge, lifeExpectancy, age, offsetWeeks: between, weeksRemaining } = of;
  const { past, near, today, atEnd, moved } = WEEKS_SENTENCES;
  const isAheadCounted = !agesWithinYearOfExpectancy(of);
  const ofToday = isAheadCounted ? today : age > lifeExpectancy ? past : near;
  const describe = between === 0 ? ofToday : isAheadCounted ? moved : atEnd;
  return describe(format, {
    lived: of.weeksLived,
    between,
    ahead: weeksRemaining,
    until: projectedAge,
    lifeExpectancy,
  });
}

/** The headline at the slider's age. Like today's, it counts nothing ahead in the last years before life expectancy. */
export function describeLifeAt(format: Format, of: WeekCounts & Ages): { atAge: string; ahead: string } {
  const { projectedAge: age, lifeExpectancy, weeksLived, offsetWeeks, weeksRemaining } = of;
  return {
    atAge: LIFE_SENTENCES.atAge(format, { age, count: weeksLived + offsetWeeks }),
    ahead: withinThreeYearsOfExpectancy({ age }, lifeExpectancy)
      ? ''
      : LIFE_SENTENCES.ahead(format, { count: weeksRemaining }),
  };
}

/** The figure at the end of life expectancy, as in the line's description. @param lifeExpectancy years */
export function formatEnd(format: Format, lifeExpectancy: number, of: EndOfLife): string {
  return findEnd(of) === 'entered' ? format.number(lifeExpectancy) : format.decimal(lifeExpectancy);
}

export const describeEnd = (format: Format, lifeExpectancy: number, of: EndOfLife): string =>
  END_LINES[findEnd(of)](format, { end: lifeExpectancy, age: of.age });

/** The button beside the headline: to the age that people of the visitor's age reach or, once that is used, back. */
export function describeSwitch(
  format: Format,
  { age, average, entered, basis }: AgeAndAverage,
  { expected, population }: { readonly expected: number; readonly population: Population },
): string {
  if (basis !== 'period')
    return BASIS.toPeople(format, { end: expected, people: classifyPeople({ population, age }) });
  return BASIS.back({ end: formatEnd(format, average, { age, entered, basis: 'birth' }) });
}
