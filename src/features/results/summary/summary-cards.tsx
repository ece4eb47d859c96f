import type { Format } from '../../../content/format.ts';
import { RESULT_MESSAGES } from '../../../content/result-messages.ts';
import type { Result } from '../../../life/result.ts';

interface SummaryCardsProps {
  readonly result: Result;
  readonly format: Format;
}

/** The three figures that a life comes down to. They speak of today, wherever the slider stands. */
export function SummaryCards({ result, format }: SummaryCardsProps) {
  const cards = [
    [RESULT_MESSAGES.yearsLived, result.age],
    [RESULT_MESSAGES.yearsRemaining, result.yearsRemaining],
    [RESULT_MESSAGES.weeksLeft, result.weeksRemaining],
  ] as const;
  return (
    <dl className="summary">
      {cards.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{format.number(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}
