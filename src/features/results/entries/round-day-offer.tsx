import { MOMENT_MESSAGES } from '#messages/moment-messages.ts';
import { describeRoundDay } from '../../../content/describe-entry-times.ts';
import { findNearestRoundDays } from '../../../life/round-days.ts';
import { Button } from '../../../ui/button.tsx';
import { useResults } from '../results-context.ts';
import type { MomentDraft, TimeReader } from './parse-entry.ts';

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
        {MOMENT_MESSAGES.roundDay}
      </span>
      {offered.map((day) => {
        const moment = { text: describeRoundDay(format, day), when: format.date(day.date) };
        return (
          <Button key={moment.text} onClick={() => onChoose(moment)}>
            {MOMENT_MESSAGES.roundDayOn(moment.text, moment.when)}
          </Button>
        );
      })}
    </div>
  );
}
