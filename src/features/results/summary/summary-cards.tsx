import { describeBeyondAverage, RESULT_MESSAGES } from '../../../content/result-messages.ts';
import { weeksLeft, yearsRemaining } from '../../../life/weeks.ts';
import { useResults } from '../results-context.ts';

/** The three main figures. They are for today, whatever the slider's position. */
export function SummaryCards() {
  const {
    shown: { life },
    format,
  } = useResults();
  const { age, lifeExpectancy } = life;
  const cards = [
    [RESULT_MESSAGES.yearsLived, age],
    [RESULT_MESSAGES.yearsRemaining, yearsRemaining(lifeExpectancy, age)],
    [RESULT_MESSAGES.weeksLeft, weeksLeft(life)],
  ] as const;
  return (
    <>
      <dl className="summary">
        {cards.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{format.number(figure)}</dd>
          </div>
        ))}
      </dl>
      {age > lifeExpectancy && (
        <p className="beyond-average">{describeBeyondAverage(format, age, lifeExpectancy)}</p>
      )}
    </>
  );
}
