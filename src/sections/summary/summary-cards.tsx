import { RESULTS } from '#words/results.ts';
import { weeksLeft, yearsRemaining } from '../../life/weeks.ts';
import { describeNearAverage } from '../near-average.ts';
import { useResults } from '../results-context.ts';
import './summary-cards.css';

/** The three main figures. They are as of today, at any position of the slider. */
export function SummaryCards() {
  const model = useResults();
  const { age, lifeExpectancy } = model.shown.life;
  const near = describeNearAverage(model);
  const cards = [
    [RESULTS.yearsLived, age],
    [RESULTS.yearsRemaining, yearsRemaining(lifeExpectancy, age)],
    [RESULTS.weeksLeft, weeksLeft(model.shown.life)],
  ] as const;
  return (
    <div className="summary-cards">
      {near && <p className="hint summary-goal">{near.goal}</p>}
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
