import { type ComponentType, Suspense } from 'react';
import { LIFE_TABLE } from '#words/results.ts';
import { describeFigure } from '../../words/describe-summary.ts';
import { explainCounting } from '../../words/explain-counting.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import { useResults } from '../results-context.ts';
import './expected-age.css';

interface ExpectedAgeProps {
  /** The figures for the visitor's age, loaded after the first results. */
  readonly Figures: ComponentType;
}

/** The life expectancy at the visitor's age, and the source of the life expectancy in the results. */
export function ExpectedAge({ Figures }: ExpectedAgeProps) {
  const toCome = (
    <>
      <div className="figures-to-come">
        <p className="note">{LIFE_TABLE.loading}</p>
      </div>
      <FigureSource />
    </>
  );
  return (
    <Suspense fallback={toCome}>
      <Figures />
    </Suspense>
  );
}

/** The source as far as it is known without the figures for the visitor's age. */
export function FigureSource() {
  const { shown, format } = useResults();
  const { figure, basis, life } = shown;
  const origin = basis === 'birth' && describeFigure(format, life.lifeExpectancy, figure);
  return <p className="figure-source">{joinSentences(origin, explainCounting(life.activities))}</p>;
}
