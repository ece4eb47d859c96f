import { SurvivalCurve } from '../../charts/survival-curve.tsx';
import type { Format } from '../../content/format.ts';
import { describeChances, describeQuantile, LIFE_TABLE_WORDS } from '../../content/life-table-words.ts';
import {
  ageReachedBy,
  chanceOfReaching,
  LAST_TABLE_AGE,
  type LifeTable,
  type Population,
} from '../../life/life-table.ts';
import { useWidth } from '../../platform/use-width.ts';
import { type LifeTables, pickTable } from '../../world/life-table.ts';
import type { TablesOfCountry } from './expected-age.tsx';
import { Section } from './section.tsx';

interface ChancesProps {
  readonly tables: TablesOfCountry;
  readonly found: LifeTables;
  /** The slider's age, years. */
  readonly age: number;
  readonly moved: boolean;
  readonly format: Format;
}

const HEIGHT = 260;
const SHARES = { threeInFour: 0.75, half: 0.5, oneInFour: 0.25 } as const;
const TABLE_STEP_YEARS = 5;
const words = LIFE_TABLE_WORDS.chances;

/** Whole ages from one to the table's last, with the first as it is. */
function agesFrom(from: number): number[] {
  const later = Array.from({ length: LAST_TABLE_AGE }, (_, index) => index + 1).filter((age) => age > from);
  return [from, ...later];
}

/** How many people of the slider's age reach each later one: a curve, a sentence and a table. */
export function Chances({ tables, found, age, moved, format }: ChancesProps) {
  const { table, population } = pickTable(found, tables.population);
  return (
    <Section id="chances" title={words.title} hint={words.hint}>
      <PopulationChoice tables={tables} found={found} chosen={population} />
      {age < LAST_TABLE_AGE ? (
        <ChancesPicture
          place={tables.place}
          population={population}
          table={table}
          from={age}
          moved={moved}
          format={format}
        />
      ) : (
        <p>{words.ended}</p>
      )}
      <p className="note">{words.source(found.source, found.year)}</p>
    </Section>
  );
}

interface ChancesPictureProps {
  readonly place: string;
  readonly population: Population;
  readonly table: LifeTable;
  readonly from: number;
  readonly moved: boolean;
  readonly format: Format;
}

function ChancesPicture({ place, population, table, from, moved, format }: ChancesPictureProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const points = agesFrom(from).map((age) => ({ age, share: chanceOfReaching(table, from, age) }));
  const quantiles = {
    threeInFour: ageReachedBy(table, from, SHARES.threeInFour),
    half: ageReachedBy(table, from, SHARES.half),
    oneInFour: ageReachedBy(table, from, SHARES.oneInFour),
  };
  const marks = (['threeInFour', 'half', 'oneInFour'] as const).flatMap((quantile) => {
    const age = quantiles[quantile];
    const label = age !== null && `${words.quantiles[quantile]}: ${describeQuantile(format, from, age)}`;
    return label ? [{ age, share: SHARES[quantile], label }] : [];
  });
  const sentence = describeChances(format, { population, place, from, moved, ...quantiles });
  const percent = (share: number) => format.wholePercent(share * 100);
  return (
    <>
      <p className="chances-sentence">{sentence}</p>
      <div ref={ref} role="img" aria-label={sentence}>
        {width > 0 && (
          <SurvivalCurve
            points={points}
            marks={marks}
            width={width}
            height={HEIGHT}
            formatAge={format.number}
            formatShare={percent}
          />
        )}
      </div>
      <details className="table-details">
        <summary>{words.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.columns.age}</th>
              <th scope="col">{words.columns.share}</th>
            </tr>
          </thead>
          <tbody>
            {points
              .filter(({ age }) => age === from || age % TABLE_STEP_YEARS === 0)
              .map(({ age, share }) => (
                <tr key={age}>
                  <th scope="row">{format.number(age)}</th>
                  <td>{percent(share)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

const POPULATIONS: readonly Population[] = ['everyone', 'women', 'men'];

interface PopulationChoiceProps {
  readonly tables: TablesOfCountry;
  readonly found: LifeTables;
  readonly chosen: Population;
}

function PopulationChoice({ tables, found, chosen }: PopulationChoiceProps) {
  const hasAll = POPULATIONS.every((population) => found.tables[population]);
  return (
    <fieldset className="choice">
      <legend className="field-label">{words.whose}</legend>
      {POPULATIONS.map((population) => (
        <label key={population} className="checkbox">
          <input
            type="radio"
            name="population"
            checked={population === chosen}
            disabled={!found.tables[population]}
            onChange={() => tables.onChoosePopulation(population)}
          />
          {words.populations[population]}
        </label>
      ))}
      {!hasAll && <p className="note">{words.noneBySex(tables.place)}</p>}
    </fieldset>
  );
}
