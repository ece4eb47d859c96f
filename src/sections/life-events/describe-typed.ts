import { TIME_DETAIL, TYPED_LIFE } from '#words/results.ts';
import { describeChapterTime, describeTime, type TimeContext } from '../../events/describe-events.ts';
import { describeDaysUntilThen, writeLifetime } from '../../events/describe-time-together.ts';
import type { TypedEvent } from '../../events/typed-life/parse-typed-life.ts';
import type { KindName, Person } from '../../life/life-events.ts';
import { endsAtOwnAge, LEAVING_HOME } from '../../life/relations.ts';
import { yearOf } from '../../life/when.ts';

/** The time of a line as it would be kept, whether or not it can be added. */
export function describeTyped(
  context: TimeContext,
  kind: KindName,
  { from, until }: Pick<TypedEvent, 'from' | 'until'>,
): string {
  const when = from ?? until;
  if (kind === 'chapters' && from) return describeChapterTime(context, { from, until }, null);
  const year = yearOf(when);
  if (kind !== 'people' || year === null) return when ? describeTime(context, when) : '';
  return describeLifetime({ birthYear: year, diedIn: from && yearOf(until) });
}

const describeLifetime = (lifetime: Pick<Person, 'birthYear' | 'diedIn'>): string =>
  lifetime.diedIn === null ? TYPED_LIFE.born({ year: String(lifetime.birthYear) }) : writeLifetime(lifetime);

/** The years of somebody, since when they are known, and the days a year that are taken for them, unless it is every day. */
export function describePerson({ format, birthdate }: TimeContext, person: Person): readonly string[] {
  const { since, birthYear, livedTogether, daysPerYear: figure, diedIn } = person;
  const together = livedTogether ? 'lived' : 'known';
  const until = livedTogether?.until ?? null;
  const endYear = birthdate && endsAtOwnAge(person, { birthdate }) ? null : until;
  const days = until
    ? describeDaysUntilThen(format, { endYear, age: LEAVING_HOME, figure })
    : TIME_DETAIL.atDays(format, { figure });
  const hasShared = diedIn === null || diedIn > Math.max(birthYear, birthdate?.year ?? 0);
  return [
    describeLifetime(person),
    since !== null && TYPED_LIFE.since({ together, year: String(since) }),
    (!livedTogether || until !== null) && hasShared && days,
  ].filter((note) => note !== false);
}
