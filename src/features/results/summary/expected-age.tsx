import {
  describeEstimate,
  describeExpectedAge,
  LIFE_TABLE_MESSAGES,
} from '../../../content/life-table-messages.ts';
import { COUNTING_NOTE, describeFigure } from '../../../content/result-messages.ts';
import { estimateExpectedAge } from '../../../life/estimate-expected-age.ts';
import { roundToStep } from '../../../life/input-limits.ts';
import { expectedAge, LAST_TABLE_AGE } from '../../../life/life-table.ts';
import { Button } from '../../../ui/button.tsx';
import { pickTable } from '../../../world/life-table.ts';
import { useResults } from '../results-context.ts';

/** The life expectancy at the visitor's age, and the source of the life expectancy in the results. */
export function ExpectedAge() {
  const { shown, format } = useResults();
  const { figure, fromTable, life } = shown;
  const { lifeExpectancy } = life;
  return (
    <>
      <ExpectedAgeSentence />
      <p className="figure-source">
        {describeFigure(format, { figure, lifeExpectancy, fromTable })} {COUNTING_NOTE}
      </p>
    </>
  );
}

/** The life table's figure for the visitor's age, or an estimate if there is no country. */
function ExpectedAgeSentence() {
  const { shown, tables, format } = useResults();
  const { age, lifeExpectancy } = shown.life;
  if (!tables) {
    const expected = estimateExpectedAge(lifeExpectancy, age);
    return <p className="expected-age">{describeEstimate(format, { age, lifeExpectancy, expected })}</p>;
  }
  const { place, found, failed, onUse, onUndo } = tables;
  if (failed) return <p className="note">{LIFE_TABLE_MESSAGES.missing}</p>;
  if (found === undefined) return <p className="note">{LIFE_TABLE_MESSAGES.loading}</p>;
  if (found === null) return <p className="note">{LIFE_TABLE_MESSAGES.none(place)}</p>;
  const { table, population } = pickTable(found, tables.population);
  const expected = roundToStep(expectedAge(table, Math.min(age, LAST_TABLE_AGE)));
  return (
    <p className="expected-age">
      {describeExpectedAge(format, { population, place, age, expected })}{' '}
      {/* A figure cannot be used if it is in use, for another age, or below the visitor's age. */}
      {onUse && age <= LAST_TABLE_AGE && expected > age && expected !== roundToStep(lifeExpectancy) && (
        <Button onClick={() => onUse(expected)}>{LIFE_TABLE_MESSAGES.use(format.number(expected))}</Button>
      )}{' '}
      {onUndo && <Button onClick={onUndo}>{LIFE_TABLE_MESSAGES.undo}</Button>}
    </p>
  );
}
