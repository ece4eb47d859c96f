import { useEffect, useRef, useState } from 'react';
import {
  AVERAGE_DAYS_NOTE,
  AVERAGE_DAYS_WORDS,
  type AverageDay,
  listAverageDays,
} from '../../content/average-days.ts';
import { SOURCES } from '../../content/sources.ts';
import { parseCalendarDate } from '../../life/calendar-date.ts';
import { completedAge } from '../../life/completed-age.ts';
import { today } from '../../platform/clock.ts';
import { Button } from '../../ui/button.tsx';
import type { CountryFacts } from '../../world/country-facts.ts';
import { placeName } from '../../world/country-names.ts';
import type { FormModel, FormProps } from './form-model.ts';

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

function ageOf({ draft }: FormModel): number | null {
  const birthdate = parseCalendarDate(draft.birthdate);
  return birthdate && completedAge(birthdate, today());
}

/** A list of average days: the population, the activities and the source of each. */
export default function AverageDayList({ form, onUse }: AverageDaysProps) {
  const days = useRef<HTMLDivElement>(null);
  const country = useCountryAverage(form);
  // A dialog focuses its content when it opens. This list may have loaded after that.
  useEffect(() => days.current?.focus(), []);
  return (
    <div ref={days} className="average-days" tabIndex={-1}>
      <p>
        {AVERAGE_DAYS_WORDS.hint} {AVERAGE_DAYS_NOTE}
      </p>
      <ul>
        {listAverageDays({ age: ageOf(form), country }).map((day) => (
          <li key={day.id}>
            <h3>{day.title}</h3>
            <p className="day-hours">
              {day.activities.map(({ name, hours }) => `${name} ${hours} h`).join(', ')}
            </p>
            <p>{day.about}</p>
            <p>
              <a href={SOURCES[day.source].url} target="_blank" rel="noreferrer">
                {SOURCES[day.source].title}
              </a>
            </p>
            <Button onClick={() => onUse(day)}>{AVERAGE_DAYS_WORDS.use(day.title)}</Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
