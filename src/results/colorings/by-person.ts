import { namePerson, ROW } from '#words/form.ts';
import { PERSON, PERSON_BASIS, WEEK_TABLE, WEEKS } from '#words/results.ts';
import {
  describeTimeTogether,
  isBeyondTables,
  isRange,
  roughly,
} from '../../events/describe-time-together.ts';
import type { Dates } from '../../life/life.ts';
import type { Person } from '../../life/life-events.ts';
import { countDaysAhead, countDaysUntil, divideTime, yearsFromToday } from '../../life/time-together.ts';
import { ageInWeek, startOfWeek, WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { isEveryDay, joinWeeks, LEAST_CHANCE, listWeeksTogether, STEPS } from '../../life/weeks-together.ts';
import { fillGaps } from '../../weeks/parts.ts';
import { type Look, type Looks, PAGE } from '../../weeks/styles.ts';
import type { Format } from '../../words/format.ts';
import { formatShare } from '../../words/format-share.ts';
import { isolateName } from '../../words/isolate-name.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import type { WeeksChoice } from '../results-context.ts';
import type { PersonFigures } from '../use-people-figures.ts';
import { type ColoredLife, type Coloring, USUAL } from './coloring.ts';

/** The next visit begins with the first person again. */
export const choosePerson = ({ id }: Pick<Person, 'id'>) =>
  ({ choice: `people ${id}`, by: 'people' }) as const satisfies WeeksChoice;

/** While there are no figures: the weeks are those of time. */
const WITHOUT_FIGURES = { ...USUAL, choice: 'people', by: 'people' } as const;

const nameChoice = (person: Person) => ({ ...choosePerson(person), label: namePerson(person.name) });

/** Each person with figures colors a week for every seven days together. */
export function byPeople({ people, dates, ...life }: ColoredLife): Coloring[] {
  const colorings = people.flatMap(({ figures }) =>
    figures && dates ? [colorTimeWith(figures, { ...life, dates })] : [],
  );
  if (colorings.length > 0 || !life.canAdd) return colorings;
  const unknown = people.map(({ person }) => ({ ...WITHOUT_FIGURES, ...nameChoice(person) }));
  if (unknown.length > 0) return unknown;
  // Nobody was added yet: the weeks wait.
  return [{ ...WITHOUT_FIGURES, parts: fillGaps([], OTHER_LOOKS), key: [], headline: WEEKS.nobody }];
}

/** As of today, wherever the slider is: solid so far, rings ahead. */
const looksSoFar = (lived: Look, ahead: Look): Looks => ({ lived, between: ahead, ahead });

const OTHERS = { paint: PAGE.ahead, size: 0.46 };
const SOLID: Look = { paint: 'person', ...PAGE.dots.lived };
/** Of each step, from the faintest to the full one. */
const BY_STEP = Array.from({ length: STEPS }, (_, index) => ({
  ...PAGE.dots.between,
  paint: SOLID.paint,
  opacity: (index + 1) / STEPS,
}));
const FAINT = BY_STEP[STEPS / 2 - 1] ?? SOLID;
const OTHER_LOOKS = looksSoFar(OTHERS, { ...OTHERS, size: 0.28 });
const LOOKS_BY_STEP = BY_STEP.map((ahead) => looksSoFar(SOLID, ahead));

type DatedLife = Omit<ColoredLife, 'people' | 'dates'> & { readonly dates: Dates };

function colorTimeWith(figures: PersonFigures, { projection, dates, format }: DatedLife): Coloring {
  const { person, time } = figures;
  const { now, total } = projection.weeks;
  const bothAlive = isBeyondTables(figures) ? () => 0 : time.bothAlive;
  const weeks = listWeeksTogether(person, dates, { bothAlive, total });
  const parts = joinWeeks(weeks).map(({ step, ...span }) => ({
    ...span,
    looks: LOOKS_BY_STEP[step - 1] ?? OTHER_LOOKS,
  }));
  const { shared } = WEEKS;
  const isFaint = weeks.some(({ share }) => share < 1);
  const key = [
    { look: SOLID, text: isEveryDay(person) ? shared.daily : shared.week },
    ...(weeks.some(({ week }) => week > now) ? [{ look: FAINT, text: WEEKS.ahead }] : []),
  ];
  return {
    ...USUAL,
    ...nameChoice(person),
    parts: fillGaps(parts, OTHER_LOOKS),
    key: weeks.length > 0 ? key : [],
    headline: describeTimeTogether(format, figures).headline,
    caption: joinSentences(
      time.shortTime !== null && person.diedIn === null && PERSON_BASIS.uncounted,
      time.daysAhead >= 1 && !isBeyondTables(figures) && PERSON.hint,
      isFaint && shared.ahead,
      !isBeyondTables(figures) && describeTimePastLine(format, figures, { dates, total }),
    ),
    days: {
      label: WEEK_TABLE.days({ name: isolateName(namePerson(person.name)) }),
      behind: time.daysBehind,
      within:
        isBeyondTables(figures) || isRange(figures) ? null : (years) => countDaysAhead(person, time, years),
    },
    describe: describeYears(format, { person, time, dates, weeks, now, bothAlive }),
  };
}

/** A smaller part of the days ahead is not said, on either side of the line. */
const LEAST_PART = 0.02;

/** The days of the headline that no dots stand for: those past the line of life expectancy, where the weeks end. */
function describeTimePastLine(
  format: Format,
  figures: PersonFigures,
  { dates, total }: { readonly dates: Dates; readonly total: number },
): string {
  const { person, time } = figures;
  const line = Math.max(0, yearsFromToday(dates, startOfWeek(dates.birthdate, total)));
  const past = time.daysAhead - countDaysAhead(person, time, line);
  if (time.daysAhead < 1 || past <= LEAST_PART * time.daysAhead) return '';
  // The headline has the number of all.
  const isAll = past >= (1 - LEAST_PART) * time.daysAhead;
  return isAll || isRange(figures)
    ? WEEKS.shared.past
    : WEEKS.shared.pastDays(format, { figure: roughly(past) });
}

interface DescribedWeeks {
  readonly person: Person;
  readonly dates: Dates;
  readonly weeks: ReturnType<typeof listWeeksTogether>;
  readonly now: number;
  readonly time: PersonFigures['time'];
  readonly bothAlive: PersonFigures['time']['bothAlive'];
}

/**
 * Says what is true at a week: the days and dots of its year, since nobody has entered which weeks those are in; ahead, in
 * how many pairs both are alive.
 */
function describeYears(format: Format, { person, time, dates, weeks, now, bothAlive }: DescribedWeeks) {
  const stretches = divideTime(person, dates);
  const [inOneHome] = stretches;
  const { shared } = WEEKS;
  const yearsTo = (week: number) => yearsFromToday(dates, startOfWeek(dates.birthdate, week));
  const describeYear = (birthday: number, isAhead: boolean) => {
    const [from, until] = [yearsTo(birthday), yearsTo(birthday + WEEKS_PER_YEAR)];
    // Of the days so far in it, nobody knows how many there were.
    if (time.shortTime !== null && from < 0) return '';
    if (inOneHome.from <= from && until <= inOneHome.until) return isAhead ? shared.daily : shared.together;
    const days = Math.round(countDaysUntil(stretches, until) - countDaysUntil(stretches, from));
    if (days === 0) return '';
    const isWhole = stretches[1].from <= from && until <= stretches[1].until;
    if (isWhole && isEveryDay(person)) return shared.daily;
    const dots = weeks.filter(({ week }) => week >= birthday && week < birthday + WEEKS_PER_YEAR).length;
    return shared.year(format, { days, dots });
  };
  return (week: number) => {
    const year = describeYear(ageInWeek(week) * WEEKS_PER_YEAR, week > now);
    if (week <= now || year === '') return year;
    const share = bothAlive((week - now) / WEEKS_PER_YEAR);
    return share < LEAST_CHANCE
      ? ''
      : ROW.beside({ one: year, other: shared.chance({ share: formatShare(format, share) }) });
  };
}
