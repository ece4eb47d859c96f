import { range } from 'd3-array';
import { useMemo, useState } from 'react';
import { CITATIONS, SURVIVAL } from '#words/results.ts';
import {
  ageReachedBy,
  expectedAge,
  LAST_TABLE_AGE,
  type LifeTable,
  type Population,
  shareReaching,
  surviveFrom,
} from '../../life/life-table.ts';
import { type ShownCountry, useResults } from '../../results/results-context.ts';
import { followSlider, useProjection } from '../../results/slider.tsx';
import { Choice } from '../../ui/choice.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Section } from '../../ui/section.tsx';
import { joinUnits } from '../../words/join-sentences.ts';
import { describeChances, formatShare, roundQuantile } from './describe-survival.ts';
import { SurvivalCurve } from './survival-curve.tsx';
import type { SurvivalPoint } from './survival-geometry.ts';

const SHARES = { threeInFour: 0.75, half: 0.5, oneInFour: 0.25 } as const;
const TABLE_STEP_YEARS = 5;

/** The chances of reaching later ages from the slider's age, as a curve, a sentence and a table. */
export const Survival = followSlider(function Survival() {
  const { shownCountry, format } = useResults();
  const { projectedAge } = useProjection();
  if (!shownCountry?.facts) return null;
  const { source, year, tables } = shownCountry.facts.lifeTables;
  const table = tables[shownCountry.population];
  const isShown = projectedAge < LAST_TABLE_AGE;
  return (
    <Section
      id="chances"
      title={SURVIVAL.title}
      hint={isShown ? SURVIVAL.hint({ year }) : undefined}
      table={isShown ? <SurvivalTable of={table} /> : null}
    >
      {isShown ? (
        <>
          <PopulationChoice of={shownCountry} />
          <SurvivalPicture of={shownCountry} table={table} />
        </>
      ) : (
        <p>{SURVIVAL.ended(format, { lastAge: LAST_TABLE_AGE })}</p>
      )}
      <p className="note">{CITATIONS.lifeTable({ source, year })}</p>
    </Section>
  );
});

/** The share of people of the slider's age who reach each later age, today and if death rates keep falling. */
function useSurvival(table: LifeTable) {
  const { shown, expected } = useResults();
  const { projectedAge: from } = useProjection();
  const { age } = shown.life;
  const hasOutlook = typeof expected?.cohort === 'number';
  const survival = useMemo(() => surviveFrom(table, from), [table, from]);
  // Of all who are of today's age, those who reach the slider's.
  const outlook = useMemo(
    () => (hasOutlook ? surviveFrom(table, age, 'cohort') : null),
    [hasOutlook, table, age],
  );
  const pointAt = (later: number): SurvivalPoint => ({
    age: later,
    share: shareReaching(survival, later),
    outlook: outlook && shareReaching(outlook, later) / shareReaching(outlook, from),
  });
  return {
    survival,
    // Its own age as it is, and then whole ages.
    points: [pointAt(from), ...range(Math.floor(from) + 1, LAST_TABLE_AGE + 1).map(pointAt)] as const,
    outlookHalf: outlook ? ageReachedBy(outlook, SHARES.half * shareReaching(outlook, from)) : undefined,
  };
}

function SurvivalPicture({ of, table }: { readonly of: ShownCountry; readonly table: LifeTable }) {
  const { format } = useResults();
  const { countryPhrase, population } = of;
  const { projectedAge: age, moved } = useProjection();
  const { survival, points, outlookHalf } = useSurvival(table);
  const quantiles = {
    threeInFour: ageReachedBy(survival, SHARES.threeInFour),
    half: ageReachedBy(survival, SHARES.half),
    oneInFour: ageReachedBy(survival, SHARES.oneInFour),
  };
  const people = { population, countryPhrase, age, moved };
  const average = expectedAge(survival);
  const sentence = describeChances(format, { ...people, ...quantiles, average, outlookHalf });
  const marks = (['threeInFour', 'half', 'oneInFour'] as const).flatMap((quantile) => {
    const reached = quantiles[quantile];
    if (reached === null) return [];
    const label = SURVIVAL.quantiles[quantile](format, { age: roundQuantile(age, reached) });
    return [{ age: reached, share: SHARES[quantile], label }];
  });
  return (
    <>
      <p className="sentence">{joinUnits(sentence)}</p>
      <SurvivalCurve of={table} population={population} points={points} marks={marks} label={sentence} />
    </>
  );
}

function SurvivalTable({ of: table }: { readonly of: LifeTable }) {
  const { format } = useResults();
  const { points } = useSurvival(table);
  const { columns } = SURVIVAL;
  const rows = points.filter(({ age }, index) => index === 0 || age % TABLE_STEP_YEARS === 0);
  return (
    <DataTable
      caption={SURVIVAL.title}
      columns={[columns.age, columns.share, ...(points[0].outlook === null ? [] : [columns.outlook])]}
      rows={rows.map(({ age, share, outlook }) => ({
        id: String(age),
        cells: [
          format.number(age),
          formatShare(format, share),
          ...(outlook === null ? [] : [formatShare(format, outlook)]),
        ],
      }))}
    />
  );
}

const POPULATIONS: readonly Population[] = ['everyone', 'women', 'men'];

function PopulationChoice({ of }: { readonly of: ShownCountry }) {
  const { population, onChoosePopulation } = of;
  const [chosen, setChosen] = useState<Population | null>(null);
  return (
    <>
      <Choice
        legend={SURVIVAL.whose}
        options={POPULATIONS.map((value) => ({ value, label: SURVIVAL.populations[value] }))}
        chosen={population}
        onChoose={(value) => {
          setChosen(value);
          onChoosePopulation(value);
        }}
      />
      {/* Most of the changes are out of sight. */}
      <p className="visually-hidden" role="status">
        {chosen && SURVIVAL.chosen[chosen]}
      </p>
    </>
  );
}
