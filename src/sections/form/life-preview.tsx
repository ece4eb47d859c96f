import { type ComponentProps, memo } from 'react';
import { FORM, LANGUAGE, MONTH_SENTENCES, MONTHS } from '#words/form.ts';
import {
  EXAMPLE_BIRTHDATE,
  EXAMPLE_FIGURE,
  EXAMPLE_FRAGMENT,
  listExampleChapters,
} from '../../document/example.ts';
import type { Activity } from '../../life/activity.ts';
import {
  type CalendarDate,
  completedMonths,
  MONTHS_PER_YEAR,
  wholeMonths,
} from '../../life/calendar-date.ts';
import type { Chapter, LifeEvents } from '../../life/life-events.ts';
import { LEAST_YEARS_AHEAD } from '../../life/life-expectancies.ts';
import { placeChapters } from '../../life/place-events.ts';
import { WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { useToday } from '../../platform/clock.ts';
import { useFormat } from '../../platform/locale.ts';
import { estimateWidth, MonthField } from '../../weeks/month-field.tsx';
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

/** Whether life expectancy is less than three years ahead of the last birthday, or is reached. */
const isNearEnd = (lived: number, total: number) =>
  total - (lived - (lived % MONTHS_PER_YEAR)) < LEAST_YEARS_AHEAD * MONTHS_PER_YEAR;

/**
 * The headline: the page's own, or the months so far, as a part of the whole as far as that is known. From three years
 * before life expectancy on, they stand for themselves: it is no measure of a life that goes on.
 */
export function describeMonths(format: Format, { whose, lived, total }: LifeInMonths): string {
  if (whose === 'example') return MONTHS.headline;
  if (lived === null) return MONTH_SENTENCES.total(format, { total });
  const { newborn, newbornAhead, lived: alone, livedAhead } = MONTH_SENTENCES;
  if (total === null || isNearEnd(lived, total)) return lived === 0 ? newborn : alone(format, { lived });
  return lived === 0 ? newbornAhead(format, { total }) : livedAhead(format, { lived, total });
}

/** The sentence that asks for an entry. */
type Asking = 'needsBirthdate' | 'needsCountry' | 'needsYears';

/** Asks for the entry that the picture still lacks; `null` also while it is looked up, or where it is there but wrong. */
export function askForEntry(
  { draft }: Pick<FormModel, 'draft'>,
  { lived, total }: LifeInMonths,
): Asking | null {
  if (lived === null) return draft.birthdate === '' ? 'needsBirthdate' : null;
  if (total !== null) return null;
  if (draft.manual) return 'needsYears';
  return draft.country ? null : 'needsCountry';
}

/** Describes the picture, with at most one more sentence, so that it is short. @param hasChapters whether it has their colors */
export function explainMonths(
  { whose, lived, total }: LifeInMonths,
  hasChapters: boolean,
  asking: Asking | null,
): string {
  const { key, colors, example, noLimit } = MONTHS;
  if (whose === 'example') return joinSentences(example, key);
  if (asking) return joinSentences(key, MONTHS[asking]);
  const isNear = lived !== null && total !== null && isNearEnd(lived, total);
  return joinSentences(key, isNear ? noLimit : !hasChapters && colors);
}

/** In em: the width of a letter, and of the widest headline that fits two lines on a phone. A wider one is smaller. */
const HEADLINE = { letter: 0.42, width: 22 } as const;

/** The life of the entries so far: the example's until there is a birthdate or a life expectancy. */
export function previewLife(form: Pick<FormModel, 'parsed' | 'asOf' | 'countryChoice'>): LifeInMonths {
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

const toMonths = (weeks: number) => Math.round((weeks * MONTHS_PER_YEAR) / WEEKS_PER_YEAR);

/** The chapters of a life, in months since birth; none without a birthdate. */
export function placeInMonths(
  chapters: readonly Chapter[],
  birthdate: CalendarDate | null,
  lived: number | null,
): ComponentProps<typeof MonthField>['chapters'] {
  if (!birthdate || lived === null) return [];
  const now = Math.floor((lived * WEEKS_PER_YEAR) / MONTHS_PER_YEAR);
  return placeChapters(chapters, { birthdate, now }).map(({ chapter, from, until }) => ({
    ...chapter,
    from: toMonths(from),
    until: toMonths(until),
  }));
}

type PictureProps = LifeInMonths & {
  readonly birthdate: CalendarDate | null;
  readonly events: LifeEvents | null;
  readonly activities: readonly Activity[];
  readonly asking: Asking | null;
};

/** Memoized: most days that follow hydration are in the month of the build. */
const Picture = memo(function Picture({ birthdate, events, activities, asking, ...life }: PictureProps) {
  const format = useFormat();
  const isExample = life.whose === 'example';
  const headline = describeMonths(format, life);
  const size = estimateWidth(headline, HEADLINE.letter) > HEADLINE.width ? 'small' : 'medium';
  const chapters = isExample
    ? placeInMonths(listExampleChapters(), EXAMPLE_BIRTHDATE, life.lived)
    : placeInMonths(events?.chapters ?? [], birthdate, life.lived);
  return (
    <figure className="life-preview screen-only">
      <div>
        {/* Another sentence, at another place. */}
        <p key={life.whose} className="life-headline" data-size={isExample ? 'large' : size}>
          {headline}
        </p>
        <p>{FORM.lede}</p>
      </div>
      <MonthField lived={life.lived} total={life.total} chapters={chapters} activities={activities} />
      <figcaption>
        <span>{explainMonths(life, chapters.length > 0, asking) + (isExample ? LANGUAGE.space : '')}</span>
        {isExample && <a href={`#${EXAMPLE_FRAGMENT}`}>{MONTHS.seeExample}</a>}
      </figcaption>
    </figure>
  );
});

export function LifePreview({ form }: FormProps) {
  // The form has no need of the day before there is a birthdate.
  const asOf = useToday() ?? form.asOf;
  const { birthdate, activities } = form.parsed;
  const life = previewLife({ ...form, asOf });
  return (
    <Picture
      {...life}
      birthdate={birthdate}
      events={form.draft.events}
      activities={activities}
      asking={askForEntry(form, life)}
    />
  );
}
