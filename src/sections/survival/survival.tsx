import { useState } from 'react';
import { CITATIONS, SURVIVAL } from '#words/results.ts';
import { LAST_TABLE_AGE, type Population } from '../../life/life-table.ts';
import { useFormat } from '../../platform/locale.ts';
import { hasFacts, type ShownCountry, useLife } from '../../results/results-context.ts';
import { followSlider, useProjection } from '../../results/slider.tsx';
import { Choice, nameOptions } from '../../ui/choice.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Section } from '../../ui/section.tsx';
import { formatShare } from '../../words/format-share.ts';
import { joinUnits } from '../../words/join-sentences.ts';
import { followPeople } from './describe-chances.ts';
import { SurvivalCurve } from './survival-curve.tsx';

const TABLE_STEP_YEARS = 5;

/** The chances of reaching later ages from the slider's age, as a curve, a sentence and a table. */
export const Survival = followSlider(function Survival() {
  const model = useLife();
  const format = useFormat();
  const projection = useProjection();
  const { shownCountry } = model;
  if (!hasFacts(shownCountry)) return null;
  const { source, year } = shownCountry.facts.lifeTables;
  const isShown = projection.projectedAge < LAST_TABLE_AGE;
  const chances = isShown ? followPeople(format, model, shownCountry, projection) : null;
  return (
    <Section
      id="survival"
      title={SURVIVAL.title}
      hint={chances ? SURVIVAL.hint({ year }) : undefined}
      table={chances && <SurvivalTable points={chances.points} />}
    >
      {chances ? (
        <>
          <PopulationChoice country={shownCountry} />
          <p className="sentence">{joinUnits(chances.sentence)}</p>
          <SurvivalCurve country={shownCountry} {...chances} />
        </>
      ) : (
        <p>{SURVIVAL.ended(format, { lastAge: LAST_TABLE_AGE })}</p>
      )}
      <p className="note">{CITATIONS.lifeTable({ source, year })}</p>
    </Section>
  );
});

function SurvivalTable({ points }: Pick<ReturnType<typeof followPeople>, 'points'>) {
  const format = useFormat();
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

function PopulationChoice({ country }: { readonly country: ShownCountry }) {
  const { population } = country;
  const { onChoose } = useLife();
  const [chosen, setChosen] = useState<Population | null>(null);
  return (
    <>
      <Choice
        legend={SURVIVAL.whose}
        options={nameOptions(POPULATIONS, SURVIVAL.populations)}
        chosen={population}
        onChoose={(value) => {
          setChosen(value);
          onChoose({ population: value });
        }}
      />
      {/* Most of the changes are out of sight. */}
      <p className="visually-hidden" role="status">
        {chosen && SURVIVAL.chosen[chosen]}
      </p>
    </>
  );
}
