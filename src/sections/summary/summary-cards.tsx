import { useFormat } from '../../platform/locale.ts';
import { describeAgeAndAverage } from '../../results/describe-age-and-average.ts';
import { MainFigures } from '../../results/main-figures.tsx';
import { useLife } from '../../results/results-context.ts';
import './summary-cards.css';

export function SummaryCards() {
  const model = useLife();
  const format = useFormat();
  const atExpectancy = describeAgeAndAverage(format, model);
  return (
    <div className="summary-cards">
      {atExpectancy && <p className="quiet summary-goal">{atExpectancy.goal}</p>}
      <MainFigures className="summary-figures" life={model.shown.life} format={format} />
    </div>
  );
}
