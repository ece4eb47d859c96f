import { memo } from 'react';
import { FORM } from '#words/form.ts';
import { EXAMPLE_BIRTHDATE, EXAMPLE_FIGURE } from '../../document/example.ts';
import type { Activity } from '../../life/activity.ts';
import { parseCalendarDate } from '../../life/calendar-date.ts';
import { completedMonths, wholeMonths } from '../../life/completed-age.ts';
import { useLocale } from '../../platform/use-locale.ts';
import { useToday } from '../../platform/use-today.ts';
import { MonthField } from '../../weeks/month-field.tsx';
import { namePublisher } from '../../words/data-sources.ts';
import { formatFor } from '../../words/format.ts';
import type { LifeExpectancy } from '../../world/life-expectancy.ts';
import { describeMonths, explainMonths, type LifeInMonths, type Whose } from './describe-months.ts';
import type { FormModel, FormProps } from './form-model.ts';
import './life-preview.css';

/** The life in the picture above the form. */
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
    <figure className="life-preview">
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
