import { memo } from 'react';
import { FORM, MONTH_SENTENCES, MONTHS } from '#words/form.ts';
import { EXAMPLE_BIRTHDATE, EXAMPLE_FIGURE } from '../../document/example.ts';
import type { Activity } from '../../life/activity.ts';
import { parseCalendarDate } from '../../life/calendar-date.ts';
import { completedMonths, MONTHS_PER_YEAR, wholeMonths } from '../../life/completed-age.ts';
import { useLocale } from '../../platform/use-locale.ts';
import { useToday } from '../../platform/use-today.ts';
import { MonthField } from '../../weeks/month-field.tsx';
import { namePublisher } from '../../words/data-sources.ts';
import { type Format, formatFor } from '../../words/format.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import type { LifeExpectancy } from '../../world/life-expectancy.ts';
import type { FormModel, FormProps } from './form-model.ts';
import './life-preview.css';

/** A life in whole months. At least one of the two is known. */
interface LifeInMonths {
  /** Completed since birth; `null` without a birthdate. */
  readonly lived: number | null;
  /** Up to life expectancy; `null` without one. */
  readonly total: number | null;
}

/** The life in the picture above the form: the visitor's or the example's. */
type Whose = 'example' | 'own';

/** Whether the months lived are within a year of life expectancy, on either side. */
const isNear = (lived: number, total: number) => Math.abs(total - lived) <= MONTHS_PER_YEAR;

const NO_BREAK_SPACE = '\u00a0';

/** One sentence: the months so far and those that may lie ahead, as far as they are known. */
export function describeMonths(format: Format, { lived, total }: LifeInMonths, whose: Whose): string {
  if (lived === null) return MONTH_SENTENCES.total(format, { total: total ?? 0 });
  if (total === null) {
    return lived === 0 ? MONTH_SENTENCES.newborn({ whose }) : MONTH_SENTENCES.lived(format, { lived, whose });
  }
  const ahead = total - lived;
  if (lived === 0) return MONTH_SENTENCES.newbornAhead(format, { ahead, whose });
  if (isNear(lived, total)) return MONTH_SENTENCES.near(format, { lived, whose });
  return ahead > 0
    ? MONTH_SENTENCES.livedAhead(format, { lived, ahead, whose })
    : MONTH_SENTENCES.beyond(format, { lived, beyond: -ahead, whose });
}

/**
 * Describes the picture and says what to enter next.
 * @param figure the life expectancy of the example, with its source
 */
export function explainMonths({ lived, total }: LifeInMonths, whose: Whose, figure: string): string {
  const { key, example, needsBirthdate, needsCountry, noLimit } = MONTHS;
  if (whose === 'example')
    return joinSentences(example({ figure: figure.replaceAll(' ', NO_BREAK_SPACE) }), key);
  if (lived === null) return joinSentences(key, needsBirthdate);
  if (total === null) return joinSentences(key, needsCountry);
  return joinSentences(key, (lived >= total || isNear(lived, total)) && noLimit);
}

/** What the picture shows. */
interface PreviewedLife {
  readonly whose: Whose;
  readonly months: LifeInMonths;
  /** The life expectancy of the example. */
  readonly figure: Pick<LifeExpectancy, 'lifeExpectancy' | 'source' | 'year'>;
}

type Entries = Pick<FormModel, 'draft' | 'parsed' | 'asOf'> & {
  /** The chosen country's, once it is known. */
  readonly figure: LifeExpectancy | undefined;
};

/** The life of the entries so far: the example's until there is a birthdate or a life expectancy. */
export function previewLife(entries: Entries): PreviewedLife {
  const { draft, parsed, asOf, figure = EXAMPLE_FIGURE } = entries;
  const years = draft.manual ? parsed.lifeExpectancy : entries.figure?.lifeExpectancy;
  const { birthdate } = parsed;
  const lived = birthdate && completedMonths(birthdate, asOf);
  const own = { lived, total: years ? wholeMonths(years) : null };
  if (own.lived !== null || own.total !== null) return { whose: 'own', months: own, figure };
  const total = wholeMonths(figure.lifeExpectancy);
  return { whose: 'example', months: { lived: completedMonths(EXAMPLE_BIRTHDATE, asOf), total }, figure };
}

interface PictureProps extends LifeInMonths, Pick<PreviewedLife, 'whose' | 'figure'> {
  readonly activities: readonly Activity[];
}

/** Memoized: most days that follow hydration are in the month of the build. */
const Picture = memo(function Picture({ whose, lived, total, figure, activities }: PictureProps) {
  const format = formatFor(useLocale());
  const months = { lived, total };
  const { lifeExpectancy, source, year } = figure;
  const years = FORM.lifeExpectancyOf(format, {
    // Whole years, which need nothing of Intl before the page works.
    figure: Math.round(lifeExpectancy),
    source: namePublisher(source),
    year,
  });
  return (
    <figure className="life-preview screen-only">
      <p>{describeMonths(format, months, whose)}</p>
      <MonthField {...months} activities={activities} />
      <figcaption>{explainMonths(months, whose, years)}</figcaption>
    </figure>
  );
});

/** A life in months above the form, which follows the form's entries. */
export function LifePreview({ form }: FormProps) {
  // The form has no need of the day before there is a birthdate.
  const asOf = parseCalendarDate(useToday() ?? '') ?? form.asOf;
  const { whose, months, figure } = previewLife({ ...form, asOf, figure: form.countryChoice.figure.value });
  return <Picture {...months} whose={whose} figure={figure} activities={form.parsed.activities} />;
}
