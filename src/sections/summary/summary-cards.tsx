import { RESULTS } from '#words/results.ts';
import { weeksLeft, yearsRemaining } from '../../life/weeks.ts';
import { describeAgeAndAverage } from '../../results/describe-age-and-average.ts';
import { useResults } from '../../results/results-context.ts';
import './summary-cards.css';

/** The three main figures. They are as of today, at any position of the slider. */
export function SummaryCards() {
  const model = useResults();
  const { age, lifeExpectancy } = model.shown.life;
  const atExpectancy = describeAgeAndAverage(model);
  const cards = [
    [RESULTS.yearsLived, age],
    [RESULTS.yearsRemaining, yearsRemaining(lifeExpectancy, age)],
    [RESULTS.weeksLeft, weeksLeft(model.shown.life)],
  ] as const;
  return (
    <div className="summary-cards">
      {atExpectancy && <p className="hint summary-goal">{atExpectancy.goal}</p>}
      <dl className="summary-figures">
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
