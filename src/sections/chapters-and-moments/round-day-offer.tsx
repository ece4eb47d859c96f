import { MOMENTS } from '#words/entries.ts';
import type { MomentDraft } from '../../document/event-drafts.ts';
import { findNearestRoundDays } from '../../life/round-days.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { Button } from '../../ui/button.tsx';
import { describeRoundDay } from '../describe-event-times.ts';
import type { TimeReader } from '../parse-event.ts';
import { useResults } from '../results-context.ts';
import styles from './round-day-offer.css?inline';

adoptStyles(styles);

interface RoundDayOfferProps {
  readonly reader: TimeReader;
  readonly onChoose: (moment: MomentDraft) => void;
}

/** The last round day of the life and the next one, as moments to choose. */
export function RoundDayOffer({ reader: { birthdate, format }, onChoose }: RoundDayOfferProps) {
  const { dates } = useResults().shown;
  const { last, next } = findNearestRoundDays(birthdate, dates?.asOf ?? birthdate);
  const offered = [last, next].filter((day) => day !== null);
  if (offered.length === 0) return null;
  return (
    <div className="round-day-offer" role="group" aria-labelledby="round-day-offer">
      <span id="round-day-offer" className="field-label">
        {MOMENTS.roundDay}
      </span>
      {offered.map((day) => {
        const moment = { text: describeRoundDay(format, day), when: format.date(day.date) };
        return (
          <Button key={moment.text} onClick={() => onChoose(moment)}>
            {MOMENTS.roundDayOn({ name: moment.text, day: moment.when })}
          </Button>
        );
      })}
    </div>
  );
}
