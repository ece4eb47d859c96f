import { useMemo, useState } from 'react';
import { CITATIONS, SURVIVAL } from '#words/results.ts';
import { LAST_TABLE_AGE, type Population } from '../../life/life-table.ts';
import { useFormat } from '../../platform/locale.ts';
import {
  type CountryWithFacts,
  hasFacts,
  type ShownCountry,
  useLife,
} from '../../results/results-context.ts';
import { followSlider, useProjection } from '../../results/slider.tsx';
import { Choice } from '../../ui/choice.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Section } from '../../ui/section.tsx';
import { formatShare } from '../../words/format-share.ts';
import { joinUnits } from '../../words/join-sentences.ts';
import { followPeople } from './describe-chances.ts';
import { SurvivalCurve } from './survival-curve.tsx';

const TABLE_STEP_YEARS = 5;

/** The chances of reaching later ages from the slider's age, as a curve, a sentence and a table. */
export const Survival = followSlider(function Survival() {
  const { shownCountry } = useLife();
  const format = useFormat();
  const { projectedAge } = useProjection();
  if (!hasFacts(shownCountry)) return null;
  const { source, year } = shownCountry.facts.lifeTables;
  const isShown = projectedAge < LAST_TABLE_AGE;
  return (
    <Section
      id="survival"
      title={SURVIVAL.title}
      hint={isShown ? SURVIVAL.hint({ year }) : undefined}
      table={isShown ? <SurvivalTable country={shownCountry} /> : null}
    >
      {isShown ? (
        <>
          <PopulationChoice country={shownCountry} />
          <SurvivalPicture country={shownCountry} />
        </>
      ) : (
        <p>{SURVIVAL.ended(format, { lastAge: LAST_TABLE_AGE })}</p>
      )}
      <p className="note">{CITATIONS.lifeTable({ source, year })}</p>
    </Section>
  );
});

function useSurvival(country: CountryWithFacts) {
  const model = useLife();
  const format = useFormat();
  const projection = useProjection();
  return useMemo(
    () => followPeople(format, model, country, projection),
    [format, model, country, projection],
  );
}

function SurvivalPicture({ country }: { readonly country: CountryWithFacts }) {
  const chances = useSurvival(country);
  return (
    <>
      <p className="sentence">{joinUnits(chances.sentence)}</p>
      <SurvivalCurve country={country} {...chances} />
    </>
  );
}

function SurvivalTable({ country }: { readonly country: CountryWithFacts }) {
  const format = useFormat();
  const { points } = useSurvival(country);
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
        options={POPULATIONS.map((value) => ({ value, label: SURVIVAL.populations[value] }))}
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
