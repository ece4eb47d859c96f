import { memo } from 'react';
import { FORM, MONTH_SENTENCES, MONTHS } from '#words/form.ts';
import { EXAMPLE_BIRTHDATE, EXAMPLE_FIGURE } from '../../document/example.ts';
import type { Activity } from '../../life/activity.ts';
import { completedMonths, MONTHS_PER_YEAR, wholeMonths } from '../../life/calendar-date.ts';
import { useFormat } from '../../platform/use-locale.ts';
import { useToday } from '../../platform/use-today.ts';
import { MonthField } from '../../weeks/month-field.tsx';
import { namePublisher } from '../../words/data-sources.ts';
import type { Format } from '../../words/format.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import { type FormModel, type FormProps, lifeExpectancyOf } from './form-model.ts';
import './life-preview.css';

/**
 * The life in the picture above the form, in whole months: `lived` since birth, `null` without a birthdate, and `total` up
 * to life expectancy, `null` without one.
 */
type LifeInMonths = { readonly whose: 'example' | 'own' } & (
  | { readonly lived: number; readonly total: number | null }
  | { readonly lived: null; readonly total: number }
);

/** Whether life expectancy is less than three years ahead of the last birthday, or at most one year behind. */
const isNear = (lived: number, total: number) =>
  lived >= MONTHS_PER_YEAR &&
  total - (lived - (lived % MONTHS_PER_YEAR)) < 3 * MONTHS_PER_YEAR &&
  lived - total <= MONTHS_PER_YEAR;

/** One sentence: the months so far, as a part of the whole as far as that is known. */
export function describeMonths(format: Format, { whose, lived, total }: LifeInMonths): string {
  if (lived === null) return MONTH_SENTENCES.total(format, { total });
  if (total === null) {
    return lived === 0 ? MONTH_SENTENCES.newborn({ whose }) : MONTH_SENTENCES.lived(format, { lived, whose });
  }
  if (lived === 0) return MONTH_SENTENCES.newbornAhead(format, { total, whose });
  if (isNear(lived, total)) return MONTH_SENTENCES.near(format, { lived, whose });
  return lived < total
    ? MONTH_SENTENCES.livedAhead(format, { lived, total, whose })
    : MONTH_SENTENCES.beyond(format, { lived, beyond: lived - total, whose });
}

/** The example's life expectancy with its source. It never breaks between two lines. */
function describeExampleFigure(format: Format): string {
  const { lifeExpectancy, source, year } = EXAMPLE_FIGURE;
  return FORM.lifeExpectancyOf(format, {
    // Whole years, which need nothing of Intl before the page works.
    figure: Math.round(lifeExpectancy),
    source: namePublisher(source),
    year,
  }).replaceAll(' ', '\u00a0');
}

/** Describes the picture and says what to enter next. */
export function explainMonths(format: Format, { whose, lived, total }: LifeInMonths): string {
  const { key, example, needsBirthdate, needsCountry, noLimit } = MONTHS;
  if (whose === 'example') return joinSentences(example({ figure: describeExampleFigure(format) }), key);
  if (lived === null) return joinSentences(key, needsBirthdate);
  if (total === null) return joinSentences(key, needsCountry);
  return joinSentences(key, (lived >= total || isNear(lived, total)) && noLimit);
}

type LifeEntries = Pick<FormModel, 'draft' | 'parsed' | 'asOf' | 'countryChoice'>;

/** The life of the entries so far: the example's until there is a birthdate or a life expectancy. */
export function previewLife(form: LifeEntries): LifeInMonths {
  const { birthdate } = form.parsed;
  const years = lifeExpectancyOf(form);
  const total = years ? wholeMonths(years) : null;
  if (birthdate) return { whose: 'own', lived: completedMonths(birthdate, form.asOf), total };
  if (total !== null) return { whose: 'own', lived: null, total };
  return {
    whose: 'example',
    lived: completedMonths(EXAMPLE_BIRTHDATE, form.asOf),
    total: wholeMonths(EXAMPLE_FIGURE.lifeExpectancy),
  };
}

type PictureProps = LifeInMonths & { readonly activities: readonly Activity[] };

/** Memoized: most days that follow hydration are in the month of the build. */
const Picture = memo(function Picture({ activities, ...life }: PictureProps) {
  const format = useFormat();
  return (
    <figure className="life-preview screen-only">
      <p>{describeMonths(format, life)}</p>
      <MonthField lived={life.lived} total={life.total} activities={activities} />
      <figcaption>{explainMonths(format, life)}</figcaption>
    </figure>
  );
});

export function LifePreview({ form }: FormProps) {
  // The form has no need of the day before there is a birthdate.
  const asOf = useToday() ?? form.asOf;
  return <Picture {...previewLife({ ...form, asOf })} activities={form.parsed.activities} />;
}
