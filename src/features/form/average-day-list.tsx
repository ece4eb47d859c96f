import { useEffect, useRef } from 'react';
import {
  AVERAGE_DAYS,
  AVERAGE_DAYS_NOTE,
  AVERAGE_DAYS_WORDS,
  type AverageDay,
} from '../../content/average-days.ts';
import { SOURCES } from '../../content/sources.ts';
import { Button } from '../../ui/button.tsx';

interface AverageDaysProps {
  readonly onUse: (day: AverageDay) => void;
}

/** A list of average days: the population, the activities and the source of each. */
export default function AverageDayList({ onUse }: AverageDaysProps) {
  const days = useRef<HTMLDivElement>(null);
  // A dialog focuses its content when it opens. This list may have loaded after that.
  useEffect(() => days.current?.focus(), []);
  return (
    <div ref={days} className="average-days" tabIndex={-1}>
      <p>
        {AVERAGE_DAYS_WORDS.hint} {AVERAGE_DAYS_NOTE}
      </p>
      <ul>
        {AVERAGE_DAYS.map((day) => (
          <li key={day.id}>
            <h3>{day.title}</h3>
            <p className="day-hours">
              {day.activities.map(({ name, hours }) => `${name} ${hours} h`).join(', ')}
            </p>
            <p>{AVERAGE_DAYS_WORDS.whose(day.whose)}</p>
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
