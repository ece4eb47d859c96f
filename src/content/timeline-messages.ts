import type { CalendarDate } from '../life/calendar-date.ts';
import {
  type ActivityProjection,
  type Ages,
  type LifeProjection,
  shareOfLife,
} from '../life/life-projection.ts';
import type { Format } from '../messages/format.ts';
import { formatProjectedAge } from './format-projected-age.ts';
import { choosePlural, formatYears } from './plural.ts';

/** The words of the timeline. Texts that the specification quotes are letter for letter. */
export const TIMELINE_MESSAGES = {
  title: 'Life Timeline',
  birth: 'Birth',
  now: (age: string) => `Now, ${age}`,
  expectancy: (years: string) => `Life expectancy, ${years}`,
  projected: (age: string) => `Age ${age}`,
  slider: 'Interactive Timeline',
  today: 'Today',
  end: 'Life Expectancy',
  play: 'Play',
  stop: 'Pause',
  columns: { what: 'Marker', when: 'When' },
} as const;

const isShownAsZero = (format: Format, figure: number) => format.number(figure) === format.number(0);

const formatDays = (format: Format, daysRemaining: number) =>
  `${format.number(daysRemaining)} ${choosePlural(daysRemaining, { one: 'day', other: 'days' })}`;

/** Describes the time that remains, at the slider's age or today. */
export function describeRemaining(
  format: Format,
  projection: Ages & Pick<LifeProjection, 'yearsRemaining' | 'daysRemaining'>,
): string {
  const { yearsRemaining: years, daysRemaining } = projection;
  const at = formatProjectedAge(format, projection);
  const when = at === null ? 'Today' : `At ${at}`;
  if (daysRemaining === 0) return `${when}: life expectancy is reached.`;
  const days = formatDays(format, daysRemaining);
  return `${when}: ${isShownAsZero(format, years) ? days : `${formatYears(format, years)}, or ${days},`} to life expectancy.`;
}

/** The slider's age, and how far life expectancy is from there: `56 · 28 years ahead`. */
export function describeAhead(
  format: Format,
  {
    age,
    projectedAge,
    lifeExpectancy,
    yearsRemaining: years,
    daysRemaining: days,
  }: Ages & Pick<LifeProjection, 'yearsRemaining' | 'daysRemaining'>,
): string {
  const at = format.number(projectedAge);
  if (days === 0) return `${at} · ${age > lifeExpectancy ? 'past' : 'at'} life expectancy`;
  const left = isShownAsZero(format, years) ? formatDays(format, days) : formatYears(format, years);
  // “Ahead” would sound as if these days were all.
  return `${at} · ${left} ${years < 1 ? 'to life expectancy' : 'ahead'}`;
}

/** The years that each activity has taken, announced once the slider rests. */
export function describeSliderFigures(
  format: Format,
  activities: readonly Pick<ActivityProjection, 'name' | 'yearsSoFar'>[],
): string {
  const figures = activities.map(({ name, yearsSoFar }) => `${name} ${format.decimal(yearsSoFar)} years`);
  return `${figures.join(', ')}.`;
}

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
  const inYears = (years: number) =>
    isShownAsZero(format, years) ? 'within weeks' : `in ${formatYears(format, years)}`;
  return [
    {
      id: 'birth',
      title: birth,
      text: birthdate ? format.date(birthdate) : `${formatYears(format, now)} ago`,
    },
    {
      id: 'now',
      title: nowTitle(format.number(now)),
      text: describeShareOfLife(format, ages),
    },
    ...(moved
      ? [
          {
            id: 'projected' as const,
            title: projectedTitle(format.number(projected)),
            text: inYears(projected - now),
          },
        ]
      : []),
    {
      id: 'expectancy',
      title: expectancy(format.number(lifeExpectancy)),
      text: lifeExpectancy > now ? inYears(lifeExpectancy - now) : 'already reached',
    },
  ];
}

const formatShareOfLife = (format: Format, ages: Ages) => format.percent(shareOfLife(ages, ages.age) * 100);

/** How much of the life expectancy is lived: `50.0% of 84 years`; 100% past it. */
export const describeShareOfLife = (format: Format, ages: Ages) =>
  `${formatShareOfLife(format, ages)} of ${formatYears(format, ages.lifeExpectancy)}`;

/** The timeline in a sentence. */
export function describeTimeline(format: Format, ages: Ages): string {
  const { age, lifeExpectancy } = ages;
  const at = formatProjectedAge(format, ages);
  const share = formatShareOfLife(format, ages);
  const soFar =
    age > lifeExpectancy
      ? `${formatYears(format, age)} so far, past a life expectancy of ${format.number(lifeExpectancy)}.`
      : `${format.number(age)} of ${formatYears(format, lifeExpectancy)} so far, ${share}.`;
  return at === null ? soFar : `${soFar} The slider is at ${at}.`;
}
