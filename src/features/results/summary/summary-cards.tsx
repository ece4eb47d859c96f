import { RESULT_MESSAGES } from '#messages/result-messages.ts';
import { weeksLeft, yearsRemaining } from '../../../life/weeks.ts';
import { useResults } from '../results-context.ts';
import { describeNearAverage } from './near-average.ts';

/** The three main figures. They are for today, whatever the slider's position. */
export function SummaryCards() {
  const model = useResults();
  const { age, lifeExpectancy } = model.shown.life;
  const near = describeNearAverage(model);
  const cards = [
    [RESULT_MESSAGES.yearsLived, age],
    [RESULT_MESSAGES.yearsRemaining, yearsRemaining(lifeExpectancy, age)],
    [RESULT_MESSAGES.weeksLeft, weeksLeft(model.shown.life)],
  ] as const;
  return (
    <div className="summary-cards">
      {near && <p className="summary-goal">{near.goal}</p>}
      <dl className="summary">
        {cards.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{model.format.number(figure)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
