import { LANGUAGE, ROW } from '#words/form.ts';
import { AHEAD, MILESTONES, REMAINING, TIMELINE, TIMELINE_SENTENCES } from '#words/results.ts';
import type { CalendarDate } from '../../life/calendar-date.ts';
import { withinYearOfExpectancy } from '../../life/life-expectancies.ts';
import {
  type ActivityProjection,
  type Ages,
  agesWithinYearOfExpectancy,
  type LifeProjection,
  movedAge,
} from '../../life/life-projection.ts';
import { roundToTenth } from '../../life/round.ts';
import type { Format } from '../../words/format.ts';
import { joinSentences } from '../../words/join-sentences.ts';

/**
 * The standing of an age relative to life expectancy. Within a year of it, nothing counts down: an average is not a date,
 * and an age is not exact.
 */
function standingAt(ages: Ages): 'before' | 'near' | 'past' {
  const { age, lifeExpectancy } = ages;
  if (age > lifeExpectancy) return 'past';
  return agesWithinYearOfExpectancy(ages) ? 'near' : 'before';
}

/** The time that remains, at the slider's age or today, in one sentence. */
export function describeRemaining(
  format: Format,
  projection: Ages & Pick<LifeProjection, 'yearsRemaining' | 'daysRemaining'>,
): string {
  const at = movedAge(projection);
  const standing = standingAt(projection);
  if (standing !== 'before') return REMAINING[standing](format, { at });
  const { yearsRemaining: years, daysRemaining: days } = projection;
  return REMAINING.yearsAndDays(format, { at, years, days });
}

/** How far life expectancy is from the slider's age or today: `At 56, 28 years to life expectancy`. */
export function describeAhead(format: Format, projection: Ages & Pick<LifeProjection, 'yearsRemaining'>) {
  const at = movedAge(projection);
  const standing = standingAt(projection);
  return standing === 'before'
    ? AHEAD.years(format, { at, figure: projection.yearsRemaining })
    : AHEAD[standing](format, { at });
}

/** The days of the years above the slider; nothing where none are counted. */
export const describeDays = (format: Format, projection: Ages & Pick<LifeProjection, 'daysRemaining'>) =>
  standingAt(projection) === 'before' ? REMAINING.days(format, { days: projection.daysRemaining }) : '';

/** The years that each activity has taken, except 0.0, announced once the slider rests. */
export function describeSliderFigures(
  format: Format,
  activities: readonly Pick<ActivityProjection, 'name' | 'yearsSoFar'>[],
): string {
  const parts = activities
    .filter(({ yearsSoFar }) => roundToTenth(yearsSoFar) > 0)
    .map(({ name, yearsSoFar: figure }) =>
      ROW.named({ name, figure: TIMELINE_SENTENCES.years(format, { figure }) }),
    );
  return parts.length === 0 ? '' : ROW.sentence({ items: parts.join(LANGUAGE.comma) });
}

/** The markers of the timeline, from birth on. @param birthdate `null` where it is not known */
export function listMilestones(format: Format, birthdate: CalendarDate | null, ages: Ages) {
  const { age, projectedAge, moved, lifeExpectancy } = ages;
  const { ago, aboutNow, nearOwnAge, inYears, reached } = MILESTONES;
  const untilExpectancy = withinYearOfExpectancy(age, lifeExpectancy)
    ? nearOwnAge
    : inYears(format, { figure: lifeExpectancy - age });
  const share = describeShareOfLife(format, ages);
  const ahead = projectedAge - age;
  const projected = {
    id: 'projected',
    title: TIMELINE.projected(format, { age: projectedAge }),
    text: ahead < 1 ? aboutNow : inYears(format, { figure: ahead }),
  };
  return [
    {
      id: 'birth',
      title: TIMELINE.birth,
      text: birthdate ? format.date(birthdate) : ago(format, { figure: age }),
    },
    {
      id: 'now',
      title: TIMELINE.now(format, { age }),
      text:
        share === null
          ? TIMELINE_SENTENCES.past(format, { age, lifeExpectancy })
          : MILESTONES.share(format, { share, lifeExpectancy }),
    },
    ...(moved ? [projected] : []),
    {
      id: 'expectancy',
      title: TIMELINE.expectancy(format, { figure: lifeExpectancy }),
      text: lifeExpectancy < age ? reached : untilExpectancy,
    },
  ];
}

const formatShareOfLife = (format: Format, { age, lifeExpectancy }: Ages) =>
  format.percent((age / lifeExpectancy) * 100);

/** How much of the life expectancy is lived, in percent; `null` past it. */
export const describeShareOfLife = (format: Format, ages: Ages): string | null =>
  ages.age > ages.lifeExpectancy ? null : formatShareOfLife(format, ages);

export function describeTimeline(format: Format, ages: Ages): string {
  const { age, lifeExpectancy } = ages;
  const { soFar, slider } = TIMELINE_SENTENCES;
  const at = movedAge(ages);
  const standing = standingAt({ ...ages, projectedAge: age });
  const sentence =
    standing === 'before'
      ? soFar(format, { age, lifeExpectancy, share: formatShareOfLife(format, ages) })
      : TIMELINE_SENTENCES[standing](format, { age, lifeExpectancy });
  return joinSentences(sentence, at !== null && slider(format, { age: at }));
}
