import { listChoices } from '../../life/life-expectancies.ts';
import { Button } from '../../ui/button.tsx';
import { type AgeAndAverage, describeSwitch } from '../../words/describe-summary.ts';
import { useResults } from '../results-context.ts';

/**
 * Switches the results to the age that people of the visitor's age reach on average, and back. The same choice is
 * further down; this button is beside the headline about that age. It is one button, so that the focus stays.
 */
export function BasisSwitch({ words }: { readonly words: AgeAndAverage }) {
  const { shownCountry, expected, format } = useResults();
  const { age, average: atBirth, basis } = words;
  const choice = listChoices({ atBirth, age, expected }).find((each) => each.basis === 'period');
  if (!shownCountry?.onChooseBasis || !choice) return null;
  const { onChooseBasis, population } = shownCountry;
  return (
    <p className="basis-switch">
      <Button onClick={() => onChooseBasis(basis === 'period' ? 'birth' : 'period')}>
        {describeSwitch(format, words, { expected: choice.lifeExpectancy, population })}
      </Button>
    </p>
  );
}
