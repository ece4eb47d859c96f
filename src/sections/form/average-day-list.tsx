import { useEffect, useRef, useState } from 'react';
import { AVERAGE_DAY } from '#words/entries.ts';
import { ROW } from '#words/results.ts';
import { colorAt } from '../../document/draft.ts';
import { averageHours } from '../../life/schedule.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { useLocale } from '../../platform/use-locale.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
import { Icon } from '../../ui/icon.tsx';
import { activityIcon } from '../../ui/name-activity-icon.ts';
import { SourceTitle } from '../../ui/source-title.tsx';
import { formatFor } from '../../words/format.ts';
import { placeName } from '../../words/shown-names.ts';
import type { CountryFacts } from '../../world/country-facts.ts';
import styles from './average-day-list.css?inline';
import { type AverageDay, describeDayPart, listAverageDays } from './average-days.ts';
import { DayBar } from './day-bar.tsx';
import { ageOf, type FormModel, type FormProps } from './form-model.ts';
import { listReadyMadeLives } from './ready-made-lives.ts';

adoptStyles(styles);

interface AverageDaysProps extends FormProps {
  readonly onUse: (day: AverageDay) => void;
}

/** The average in the chosen country; `null` until it is loaded, and where there is none. */
function useCountryAverage({ draft: { country }, countryChoice: { fetchFacts } }: FormModel) {
  const [loaded, setLoaded] = useState<CountryFacts | null>(null);
  const code = country?.code;
  useEffect(() => {
    if (code === undefined) return;
    // Without it, the list has the other days.
    fetchFacts(code).then(setLoaded, () => undefined);
  }, [code, fetchFacts]);
  const timeUse = loaded?.code === code ? loaded?.timeUse : undefined;
  return country && timeUse ? { place: placeName(country), timeUse } : null;
}

/** A list of average days, each a button, with their sources below. */
export default function AverageDayList({ form, onUse }: AverageDaysProps) {
  const list = useRef<HTMLDivElement>(null);
  const age = ageOf(form);
  const format = formatFor(useLocale());
  const days = listAverageDays(format, { age, country: useCountryAverage(form) });
  const lives = listReadyMadeLives(age);
  // A dialog focuses its content when it opens. This list may have loaded after that.
  useEffect(() => list.current?.focus(), []);
  return (
    <div ref={list} className="average-days" tabIndex={-1}>
      <p>{AVERAGE_DAY.hint}</p>
      <ul>
        {days.map((day) => (
          <li key={day.id}>
            <DayButton day={day} onUse={() => onUse(day)} />
          </li>
        ))}
      </ul>
      {lives.length > 0 && (
        <>
          <h3 className="average-days-title">{AVERAGE_DAY.lives}</h3>
          <p>{AVERAGE_DAY.livesHint}</p>
          <ul>
            {lives.map((life) => (
              <li key={life.id}>
                <DayButton day={life} onUse={() => onUse(life)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{AVERAGE_DAY.note}</p>
      <p>{AVERAGE_DAY.sources}</p>
      <ul className="average-days-sources">
        {[...new Set([...days, ...lives].map(({ source }) => source))].map((source) => (
          <li key={source}>
            <SourceTitle id={source} format={format} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DayButtonProps {
  readonly day: AverageDay;
  readonly onUse: () => void;
}

/** One average day: the population, and the hours as a bar and in words. */
function DayButton({ day: { id, title, about, activities }, onUse }: DayButtonProps) {
  const format = formatFor(useLocale());
  const drawn = activities.map((activity, index) => ({
    id: activity.name,
    name: activity.name,
    hours: averageHours(activity),
    color: colorAt(index),
    text: describeDayPart(format, activity),
  }));
  return (
    <div className="average-day">
      {/* It covers the whole row. */}
      <button
        type="button"
        className="average-day-title"
        aria-label={AVERAGE_DAY.use({ title })}
        aria-describedby={`day-${id}`}
        onClick={onUse}
      >
        {title}
      </button>
      <DayBar activities={drawn} />
      <span className="average-day-hours">
        {drawn.map(({ name, color, text }) => (
          <span key={name}>
            <Icon name={activityIcon(name)} color={activityPaint(color)} size="1rem" />
            {text}
          </span>
        ))}
      </span>
      <span>{about}</span>
      <span id={`day-${id}`} hidden>
        {AVERAGE_DAY.described({ hours: drawn.map(({ text }) => text).join(ROW.separator), about })}
      </span>
    </div>
  );
}
