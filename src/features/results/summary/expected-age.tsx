import type { Format } from '../../../content/format.ts';
import {
  describeEstimate,
  describeExpectedAge,
  LIFE_TABLE_MESSAGES,
} from '../../../content/life-table-messages.ts';
import { estimateExpectedAge } from '../../../life/estimate-expected-age.ts';
import { roundToStep } from '../../../life/input-limits.ts';
import { expectedAge, LAST_TABLE_AGE, type Population } from '../../../life/life-table.ts';
import { Button } from '../../../ui/button.tsx';
import type { Country } from '../../../world/life-expectancy.ts';
import { type LifeTables, pickTable } from '../../../world/life-table.ts';

/** The life tables of the chosen country, as far as they are known. */
export interface TablesOfCountry {
  readonly country: Country;
  /** The country's everyday name. */
  readonly place: string;
  /** `undefined` while they are looked up or where that has failed; `null` where there are none. */
  readonly found: LifeTables | null | undefined;
  readonly failed: boolean;
  readonly population: Population;
  readonly onChoosePopulation: (population: Population) => void;
  /** Takes a life expectancy, in years with one decimal, for the whole page; left out where there is no form. */
  readonly onUse: ((years: number) => void) | undefined;
  /** Goes back to the figure before; left out when none was taken. */
  readonly onUndo: (() => void) | undefined;
}

interface ExpectedAgeProps {
  /** `null` when no country is chosen. */
  readonly tables: TablesOfCountry | null;
  /** Completed age, years. */
  readonly age: number;
  readonly lifeExpectancy: number;
  readonly format: Format;
}

/** Life expectancy at the visitor's age: what a life table says, or an estimate where there is no country. */
export function ExpectedAge({ tables, age, lifeExpectancy, format }: ExpectedAgeProps) {
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
      {/* A figure in use already, one that its reader is past, or another age's, is nothing to take. */}
      {onUse && age <= LAST_TABLE_AGE && expected > age && expected !== roundToStep(lifeExpectancy) && (
        <Button onClick={() => onUse(expected)}>{LIFE_TABLE_MESSAGES.use(format.number(expected))}</Button>
      )}{' '}
      {onUndo && <Button onClick={onUndo}>{LIFE_TABLE_MESSAGES.undo}</Button>}
    </p>
  );
}
