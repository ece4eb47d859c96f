import { useMemo } from 'react';
import { listComingDays } from '../life/coming-days.ts';
import { useFormat } from '../platform/locale.ts';
import { describeComingDay } from '../words/describe-coming-day.ts';
import { useLife } from './results-context.ts';
import { useLifeEvents } from './use-life-events.ts';

const NEXT = 3;

/** The next days or years that mean something in the life of the results, in sentences; none without a birthdate. */
export function useComingDays() {
  const { life, dates, whose } = useLife().shown;
  const format = useFormat();
  const { people } = useLifeEvents().events;
  const { lifeExpectancy } = life;
  return useMemo(
    () =>
      dates
        ? listComingDays({ ...dates, lifeExpectancy, people })
            .slice(0, NEXT)
            .map((day) => describeComingDay(format, day, { asOf: dates.asOf, whose }))
        : [],
    [dates, lifeExpectancy, people, whose, format],
  );
}
