import { CITATIONS, LIFE_TABLE, LIFE_TABLES } from '#words/results.ts';
import { estimateExpectedAge } from '../../life/estimate-expected-age.ts';
import { expectedAgeInterval } from '../../life/expected-age-interval.ts';
import {
  type Basis,
  type ExpectedAges,
  findChoice,
  isLifeNearAverage,
  type Choice as LifeExpectancyChoice,
  listChoices,
} from '../../life/life-expectancies.ts';
import type { Population } from '../../life/life-table.ts';
import { Choice } from '../../ui/choice.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import {
  describeAtAge,
  describeAverage,
  describeCohort,
  describeEstimate,
  describeHeadlineFigure,
  labelChoice,
} from '../../words/describe-expected-age.ts';
import { explainCounting } from '../../words/explain-counting.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import type { CountryFacts } from '../../world/country-facts.ts';
import { describeOrigin } from '../describe-origin.ts';
import { describeNearAverage } from '../near-average.ts';
import { useResults } from '../results-context.ts';
import type { ShownCountry } from '../shown-country.ts';
import './age-figures.css';

/** The life expectancy in the results in one line, with the choice of another one and its sources behind it. */
export function AgeFigures() {
  const model = useResults();
  const { shown, shownCountry, expected, format } = model;
  const { atBirth, basis, figure, life } = shown;
  const near = describeNearAverage(model);
  const { age } = life;
  const choices = listChoices({ atBirth, age, expected });
  const population = shownCountry?.population ?? 'everyone';
  const canChoose = Boolean(shownCountry?.onChooseBasis) && choices.length > 1;
  return (
    <div className="age-figures">
      {near && <p className="beyond-average">{describeAverage(format, near.words)}</p>}
      <Disclosure
        summary={
          <>
            <span>
              {labelChoice(format, findChoice(choices, basis), { population, age, entered: figure === null })}
            </span>
            <span className="age-figures-change">{LIFE_TABLES[canChoose ? 'change' : 'sources']}</span>
          </>
        }
      >
        <PeopleOfAge />
        <p className="figure-source">
          {joinSentences(describeOrigin(format, shown), explainCounting(life.activities))}
        </p>
      </Disclosure>
    </div>
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
  if (failed) return <p className="note">{LIFE_TABLES.missing}</p>;
  if (facts === null) return <p className="note">{LIFE_TABLES.none({ place })}</p>;
  if (!facts || !expected) return <p className="note">{LIFE_TABLE.loading}</p>;
  const choices = listChoices({ atBirth: lifeExpectancy, age: life.age, expected });
  const explanation = { of: shownCountry, expected, tables: facts.lifeTables };
  // The choice already shows the figures. Without it, only the sentences do.
  if (!shownCountry.onChooseBasis || choices.length < 2) return <Explanation {...explanation} />;
  return (
    <>
      <BasisChoice
        choices={choices}
        population={shownCountry.population}
        onChoose={shownCountry.onChooseBasis}
      />
      <Explanation {...explanation} />
    </>
  );
}

/** The sentences of the life table, with its source. */
function Explanation(props: AgeSentencesProps) {
  const { year, source } = props.tables;
  return (
    <>
      <AgeSentences {...props} />
      <p className="note">{CITATIONS.lifeTable({ source, year })}</p>
    </>
  );
}

interface BasisChoiceProps {
  readonly choices: readonly LifeExpectancyChoice[];
  readonly population: Population;
  readonly onChoose: (basis: Basis) => void;
}

/** Chooses the life expectancy that the results use. */
function BasisChoice({ choices, population, onChoose }: BasisChoiceProps) {
  const { shown, format } = useResults();
  const { basis, figure, life } = shown;
  return (
    <Choice
      legend={LIFE_TABLES.choice}
      options={choices.map((choice) => ({
        value: choice.basis,
        label: labelChoice(format, choice, { population, age: life.age, entered: figure === null }),
      }))}
      chosen={basis}
      onChoose={onChoose}
    />
  );
}

interface AgeSentencesProps {
  readonly of: ShownCountry;
  readonly expected: ExpectedAges;
  readonly tables: CountryFacts['lifeTables'];
}

/** The sentences of the life table. Near the average, its figure is already above the cards. */
function AgeSentences({ of: { population, place }, expected, tables: { year, tables } }: AgeSentencesProps) {
  const { shown, format } = useResults();
  const { atBirth, figure, life } = shown;
  const people = { population, place, age: life.age };
  const interval = expectedAgeInterval(tables[population], life.age);
  const average = figure && { years: figure.lifeExpectancy, year: figure.year };
  return (
    <>
      <p className="expected-age">
        {isLifeNearAverage(life, atBirth)
          ? describeHeadlineFigure(format, { age: life.age, expected: expected.period, year })
          : describeAtAge(format, { people, year, expected: expected.period, average })}
      </p>
      <p className="expected-age">{describeCohort(format, people, { ...expected, interval })}</p>
    </>
  );
}
