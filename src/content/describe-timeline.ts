import { ROW_MESSAGES } from '#messages/row-messages.ts';
import {
  AHEAD_MESSAGES,
  MILESTONE_MESSAGES,
  REMAINING_MESSAGES,
  TIMELINE_MESSAGES,
  TIMELINE_SENTENCES,
} from '#messages/timeline-messages.ts';
import { decimalYears } from '#messages/units.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import {
  type ActivityProjection,
  type Ages,
  type LifeProjection,
  movedAge,
  shareOfLife,
} from '../life/life-projection.ts';
import type { Format } from '../messages/format.ts';
import { joinSentences } from './join-sentences.ts';

const isShownAsZero = (format: Format, figure: number) => format.number(figure) === format.number(0);

/** Describes the time that remains, at the slider's age or today. */
export function describeRemaining(
  format: Format,
  projection: Ages & Pick<LifeProjection, 'yearsRemaining' | 'daysRemaining'>,
): string {
  const { yearsRemaining: years, daysRemaining: days } = projection;
  const at = movedAge(projection);
  if (days === 0) return REMAINING_MESSAGES.reached(format, at);
  return isShownAsZero(format, years)
    ? REMAINING_MESSAGES.days(format, at, days)
    : REMAINING_MESSAGES.yearsAndDays(format, at, { years, days });
}

/** The slider's age, and how far life expectancy is from there: `56 · 28 years ahead`. */
export function describeAhead(
  format: Format,
  {
    age,
    projectedAge: at,
    lifeExpectancy,
    yearsRemaining: years,
    daysRemaining: days,
  }: Ages & Pick<LifeProjection, 'yearsRemaining' | 'daysRemaining'>,
): string {
  if (days === 0) return AHEAD_MESSAGES[age > lifeExpectancy ? 'past' : 'reached'](format, at);
  if (isShownAsZero(format, years)) return AHEAD_MESSAGES.days(format, at, days);
  return AHEAD_MESSAGES[years < 1 ? 'partOfYear' : 'years'](format, at, years);
}

/** The years that each activity has taken, announced once the slider rests. */
export const describeSliderFigures = (
  format: Format,
  activities: readonly Pick<ActivityProjection, 'name' | 'yearsSoFar'>[],
): string =>
  ROW_MESSAGES.sentence(
    activities.map(({ name, yearsSoFar }) => ROW_MESSAGES.named(name, decimalYears(format, yearsSoFar))),
  );

/** A marker of the timeline, with its description. */
interface Milestone {
  readonly id: 'birth' | 'now' | 'projected' | 'expectancy';
  readonly title: string;
  readonly text: string;
}

/** The markers of the timeline, from birth on. @param birthdate `null` where it is not known */
export function listMilestones(format: Format, birthdate: CalendarDate | null, ages: Ages): Milestone[] {
  const { age: now, projectedAge: projected, moved, lifeExpectancy } = ages;
  const { birth, now: nowTitle, projected: projectedTitle, expectancy } = TIMELINE_MESSAGES;
  const { ago, withinWeeks, inYears, reached } = MILESTONE_MESSAGES;
  const describeUntil = (years: number) =>
    isShownAsZero(format, years) ? withinWeeks : inYears(format, years);
  return [
    { id: 'birth', title: birth, text: birthdate ? format.date(birthdate) : ago(format, now) },
    { id: 'now', title: nowTitle(format, now), text: describeShareOfLife(format, ages) },
    ...(moved
      ? [
          {
            id: 'projected' as const,
            title: projectedTitle(format, projected),
            text: describeUntil(projected - now),
          },
        ]
      : []),
    {
      id: 'expectancy',
      title: expectancy(format, lifeExpectancy),
      text: lifeExpectancy > now ? describeUntil(lifeExpectancy - now) : reached,
    },
  ];
}

const formatShareOfLife = (format: Format, ages: Ages) => format.percent(shareOfLife(ages, ages.age) * 100);

/** How much of the life expectancy is lived: `50.0% of 84 years`; 100% past it. */
export const describeShareOfLife = (format: Format, ages: Ages): string =>
  MILESTONE_MESSAGES.share(format, formatShareOfLife(format, ages), ages.lifeExpectancy);

/** The timeline in a sentence. */
export function describeTimeline(format: Format, ages: Ages): string {
  const { age, lifeExpectancy } = ages;
  const { past, soFar, slider } = TIMELINE_SENTENCES;
  const at = movedAge(ages);
  const sentence =
    age > lifeExpectancy
      ? past(format, age, lifeExpectancy)
      : soFar(format, { age, lifeExpectancy, share: formatShareOfLife(format, ages) });
  return joinSentences(sentence, at !== null && slider(format, at));
}
