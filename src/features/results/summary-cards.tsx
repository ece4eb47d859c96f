import type { Format } from '../../content/format.ts';
import { RESULT_WORDS } from '../../content/result-words.ts';
import type { Result } from '../../life/result.ts';

interface SummaryCardsProps {
  readonly result: Result;
  readonly format: Format;
}

/** The three figures that a life comes down to. They speak of today, wherever the slider stands. */
export function SummaryCards({ result, format }: SummaryCardsProps) {
  const cards = [
    [RESULT_WORDS.yearsLived, result.age],
    [RESULT_WORDS.yearsRemaining, result.yearsRemaining],
    [RESULT_WORDS.weeksLeft, result.weeksRemaining],
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
