import { LANGUAGE } from '#words/form.ts';
import { BASIS, END_LINES, LIFE_SENTENCES, MARKS, WEEKS_SENTENCES } from '#words/results.ts';
import { isAheadCounted } from '../../life/life-expectancies.ts';
import type { Ages, LifeProjection } from '../../life/life-projection.ts';
import type { Population } from '../../life/life-table.ts';
import type { PlacedChapter, PlacedMoment } from '../../life/place-events.ts';
import { type AgeAndAverage, findEnd } from '../../results/describe-age-and-average.ts';
import { classifyPeople } from '../../words/classify-people.ts';
import { nameChapter } from '../../words/describe-marks.ts';
import type { Format } from '../../words/format.ts';
import { isolateName } from '../../words/isolate-name.ts';

/** The weeks of a life: since birth by date, and of those left at rest, up to the slider's age and after it. */
export type WeekCounts = Pick<LifeProjection, 'weeksLived' | 'offsetWeeks' | 'weeksRemaining'>;

/** The weeks in a sentence. In the last years before life expectancy, none ahead are counted: an average is not a date. */
export function describeWeeks(format: Format, life: WeekCounts & Ages): string {
  const { age, projectedAge, lifeExpectancy, moved: isMoved } = life;
  const { past, near, today, atEnd, moved } = WEEKS_SENTENCES;
  const isCounted = isAheadCounted({ age: projectedAge }, lifeExpectancy);
  const ofToday = isCounted ? today : age > lifeExpectancy ? past : near;
  const describe = isMoved && isAheadCounted({ age }, lifeExpectancy) ? (isCounted ? moved : atEnd) : ofToday;
  return describe(format, {
    lived: life.weeksLived,
    between: life.offsetWeeks,
    ahead: life.weeksRemaining,
    until: projectedAge,
    lifeExpectancy,
  });
}

/** The headline at the slider's age, with the weeks as on that date. Like today's, it may count none ahead. */
export function describeLifeAt(
  format: Format,
  life: Ages & Pick<LifeProjection, 'weeksSoFar' | 'weeksRemaining'>,
): { atAge: string; ahead: string } {
  const { projectedAge: age, lifeExpectancy, weeksSoFar: count, weeksRemaining } = life;
  return {
    atAge: LIFE_SENTENCES.atAge(format, { age, count }),
    ahead: isAheadCounted({ age }, lifeExpectancy)
      ? LIFE_SENTENCES.ahead(format, { count: weeksRemaining })
      : '',
  };
}

/** The line at the end of life expectancy: its figure, as the ages beside it and the timeline have theirs, and a sentence. */
export function describeEnd(format: Format, shown: Parameters<typeof findEnd>[0]) {
  const { age, lifeExpectancy } = shown.life;
  const end = findEnd(shown);
  return {
    figure: format.number(lifeExpectancy),
    sentence: END_LINES[end](format, { end: lifeExpectancy, age }),
  };
}

/** The button beside the headline: to the age that people of the visitor's age reach or, once that is used, back. */
export function describeSwitch(
  format: Format,
  { age, average, basis }: AgeAndAverage,
  { expected, population }: { readonly expected: number; readonly population: Population },
): string {
  if (basis !== 'period')
    return BASIS.toPeople(format, { end: expected, people: classifyPeople({ population, age }) });
  return BASIS.back(format, { end: average });
}

/** The maximum number of moments of a week or year that are named; the others are counted. */
const MOST_NAMED = 5;

/**
 * Moments with their numbers.
 * @example nameMoments(format, [wedding, born]) // ['Wedding (6)', 'Mila is born (7)']
 */
function nameMoments(format: Format, moments: readonly PlacedMoment[]): string[] {
  const named = moments
    .slice(0, MOST_NAMED)
    .map(({ moment, number }) =>
      MARKS.numbered({ name: isolateName(moment.text), number: format.number(number) }),
    );
  const rest = moments.length - named.length;
  return rest > 0 ? [...named, MARKS.more(format, { count: rest })] : named;
}

/**
 * What is said at a week: about it, then its chapter and its moments.
 * @param about empty texts are left out
 * @example describeMarkedWeek(format, …) // 'August 18 – 24, 2019 · so far · Toronto · Wedding (6)'
 */
export const describeMarkedWeek = (
  format: Format,
  about: readonly string[],
  chapter: PlacedChapter | undefined,
  moments: readonly PlacedMoment[],
): string =>
  [...about, chapter && isolateName(chapter.chapter.name), ...nameMoments(format, moments)]
    .filter(Boolean)
    .join(' · ');

/** What is said at a year: what its time goes to, then its moments. */
export const describeMarkedYear = (format: Format, text: string, moments: readonly PlacedMoment[]): string =>
  moments.length > 0
    ? MARKS.withMoments({ text, moments: nameMoments(format, moments).join(LANGUAGE.comma) })
    : text;

/** @example describeChapters(format, [school, berlin]) // 'Chapters: School, age 6 to 18; Berlin, from age 22.' */
export const describeChapters = (format: Format, chapters: readonly PlacedChapter[]): string =>
  MARKS.chapters({
    named: chapters.map((chapter) => nameChapter(format, chapter)).join(MARKS.chapterSeparator),
  });
