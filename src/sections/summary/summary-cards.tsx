import { describeAgeAndAverage } from '../../results/describe-age-and-average.ts';
import { MainFigures } from '../../results/main-figures.tsx';
import { useResults } from '../../results/results-context.ts';
import './summary-cards.css';

export function SummaryCards() {
  const model = useResults();
  const atExpectancy = describeAgeAndAverage(model);
  return (
    <div className="summary-cards">
      {atExpectancy && <p className="hint summary-goal">{atExpectancy.goal}</p>}
      <MainFigures className="summary-figures" life={model.shown.life} format={model.format} />
    </div>
  );
}
