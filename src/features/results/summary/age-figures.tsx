import {
  AGE_MESSAGES,
  describeAtAge,
  describeAverage,
  describeCohort,
  describeEstimate,
  describeHeadlineFigure,
  labelChoice,
} from '../../../content/age-messages.ts';
import { LIFE_TABLE_MESSAGES } from '../../../content/life-table-messages.ts';
import { COUNTING_NOTE } from '../../../content/result-messages.ts';
import { estimateExpectedAge } from '../../../life/estimate-expected-age.ts';
import { expectedAgeInterval } from '../../../life/expected-age-interval.ts';
import { type ExpectedAges, isNearAverage, listChoices } from '../../../life/life-expectancies.ts';
import { Choice } from '../../../ui/choice.tsx';
import type { CountryFacts } from '../../../world/country-facts.ts';
import { useResults } from '../results-context.ts';
import type { ShownCountry } from '../shown-country.ts';
import { describeOrigin } from './describe-origin.ts';
import { describeNearAverage } from './near-average.ts';

/** What is known of people of the visitor's age, and the source of the life expectancy in the results. */
export function AgeFigures() {
  const model = useResults();
  const { shown, shownCountry, format } = model;
  const near = describeNearAverage(model);
  return (
    <>
      <div className={shownCountry ? 'age-figures figures-to-come' : 'age-figures'}>
        {near && <p className="beyond-average">{describeAverage(format, near.words)}</p>}
        <PeopleOfAge />
      </div>
      <p className="figure-source">{`${describeOrigin(format, shown)} ${COUNTING_NOTE}`}</p>
    </>
  );
}

/** From a life table, or as an estimate without a country. */
function PeopleOfAge() {
  const { shown, shownCountry, expected, format } = useResults();
  const { atBirth: lifeExpectancy, life } = shown;
  if (!shownCountry) {
    const { age } = life;
    const estimate = estimateExpectedAge(lifeExpectancy, age);
    return <p className="expected-age">{describeEstimate(format, { age, lifeExpectancy, estimate })}</p>;
  }
  const { place, facts, failed } = shownCountry;
  if (failed) return <p className="note">{AGE_MESSAGES.missing}</p>;
  if (facts === null) return <p className="note">{AGE_MESSAGES.none(place)}</p>;
  if (!facts || !expected) return <p className="note">{LIFE_TABLE_MESSAGES.loading}</p>;
  const { year, source } = facts.lifeTables;
  return (
    <>
      <BasisChoice of={shownCountry} expected={expected} />
      <AgeSentences of={shownCountry} expected={expected} tables={facts.lifeTables} />
      <p className="note">{AGE_MESSAGES.source(source, year)}</p>
    </>
  );
}

interface AgeFiguresProps {
  readonly of: ShownCountry;
  readonly expected: ExpectedAges;
}

/** Chooses the life expectancy that the results use. */
function BasisChoice({ of: { population, onChooseBasis }, expected }: AgeFiguresProps) {
  const { shown, format } = useResults();
  const { atBirth, basis, figure, life } = shown;
  const { age } = life;
  const choices = listChoices({ atBirth, age, expected });
  if (!onChooseBasis || choices.length < 2) return null;
  return (
    <Choice
      legend={AGE_MESSAGES.choice}
      options={choices.map((choice) => ({
        value: choice.basis,
        label: labelChoice(format, choice, { population, age, entered: figure === null }),
      }))}
      chosen={basis}
      onChoose={onChooseBasis}
    />
  );
}

/** What the table says. Near the average, its figure already stands above the cards. */
function AgeSentences({
  of: { population, place },
  expected,
  tables: { year, tables },
}: AgeFiguresProps & { readonly tables: CountryFacts['lifeTables'] }) {
  const { shown, format } = useResults();
  const { atBirth, figure, life } = shown;
  const people = { population, place, age: life.age };
  const interval = expectedAgeInterval(tables[population], life.age);
  const average = figure && { years: figure.lifeExpectancy, year: figure.year };
  return (
    <>
      <p className="expected-age">
        {isNearAverage(life.age, atBirth)
          ? describeHeadlineFigure(format, { age: life.age, expected: expected.period, year })
          : describeAtAge(format, { people, year, expected: expected.period, average })}
      </p>
      <p className="expected-age">{describeCohort(format, people, { ...expected, interval })}</p>
    </>
  );
}
