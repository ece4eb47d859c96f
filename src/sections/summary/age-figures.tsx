import { CITATIONS, LIFE_TABLE, LIFE_TABLES } from '#words/results.ts';
import { atBirthOf, basisOf } from '../../document/submitted-life.ts';
import { exactAgeInWeek } from '../../life/exact-age.ts';
import {
  expectedAgeInterval,
  findChoice,
  listChoices,
  withinThreeYearsOfExpectancy,
} from '../../life/life-expectancies.ts';
import { useFormat } from '../../platform/locale.ts';
import {
  describeAgeAndAverage,
  describeAverage,
  isExpectedInHeadline,
} from '../../results/describe-age-and-average.ts';
import { describeOrigin } from '../../results/describe-origin.ts';
import { useLife } from '../../results/results-context.ts';
import { Choice } from '../../ui/choice.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { joinSentences } from '../../words/join-sentences.ts';
import {
  describeAtAge,
  describeCohort,
  describeEstimate,
  describeHeadlineFigure,
  explainCounting,
  labelChoice,
} from './describe-expected-age.ts';
import './age-figures.css';

/** The life expectancy in the results in one line, with the choice of another one and its sources behind it. */
export function AgeFigures() {
  const model = useLife();
  const { shown, shownCountry, expected, onChoose } = model;
  const format = useFormat();
  const { expectancy, life } = shown;
  const { kind, years: atBirth } = atBirthOf(expectancy);
  const basis = basisOf(expectancy);
  const atExpectancy = describeAgeAndAverage(format, model);
  const choices = listChoices({ atBirth, age: life.age, expected });
  const canChoose = choices.length > 1 && shown.whose !== 'shared';
  const population = shownCountry?.population ?? 'everyone';
  const label = (choice: ReturnType<typeof findChoice>) =>
    labelChoice(format, choice, { population, age: life.age, entered: kind === 'entered' });
  return (
    <div id="age-figures" className="quiet age-figures">
      {atExpectancy && <p className="age-beyond-average">{describeAverage(format, atExpectancy.words)}</p>}
      <Disclosure
        summary={
          <>
            <span>{label(findChoice(choices, basis))}</span>
            <span className="age-figures-change screen-only">
              {LIFE_TABLES[canChoose ? 'change' : 'sources']}
            </span>
          </>
        }
      >
        {canChoose && (
          <Choice
            legend={LIFE_TABLES.choice}
            options={choices.map((choice) => ({ value: choice.basis, label: label(choice) }))}
            chosen={basis}
            onChoose={(chosen) => onChoose({ basis: chosen })}
          />
        )}
        <PeopleOfAge />
        <p className="note">{joinSentences(describeOrigin(format, shown), explainCounting(life))}</p>
      </Disclosure>
    </div>
  );
}

/** What a life table says of people of the visitor's age, or an estimate without a country. */
function PeopleOfAge() {
  const { shown, shownCountry, expected } = useLife();
  const format = useFormat();
  const { expectancy, life } = shown;
  const atBirth = atBirthOf(expectancy);
  const { age } = life;
  if (!shownCountry) {
    return <p className="sentence">{describeEstimate(format, { age, lifeExpectancy: atBirth.years })}</p>;
  }
  const { countryPhrase, facts, failed, population } = shownCountry;
  if (failed) return <p className="note">{LIFE_TABLES.missing}</p>;
  if (facts === null) return <p className="note">{LIFE_TABLES.none({ country: countryPhrase })}</p>;
  if (!facts || !expected) return <p className="note">{LIFE_TABLE.loading}</p>;
  const { year, source, tables } = facts.lifeTables;
  const { period, cohort } = expected;
  const inHeadline = withinThreeYearsOfExpectancy(life, atBirth.years) && isExpectedInHeadline(age, period);
  // The tables end at 100: the average of those who reach that may be below one's own age.
  if (!inHeadline && period <= exactAgeInWeek(life.presentWeek)) return null;
  const people = { population, countryPhrase, age };
  const interval = expectedAgeInterval(tables[population], age);
  return (
    <>
      <p className="sentence">
        {/* Near the average, the figure is already above the cards. */}
        {inHeadline
          ? describeHeadlineFigure(format, { age, expected: period, year })
          : describeAtAge(format, {
              people,
              year,
              expected: period,
              average: atBirth.kind === 'birth' ? atBirth.figure : null,
            })}
      </p>
      <p className="sentence">{describeCohort(format, people, { cohort, interval, year })}</p>
      <p className="note">{CITATIONS.lifeTable({ source, year })}</p>
    </>
  );
}
