import { SurvivalCurve } from '../../../charts/survival-curve.tsx';
import { layOutSurvival } from '../../../charts/survival-geometry.ts';
import type { Format } from '../../../content/format.ts';
import {
  describeChance,
  describeChances,
  describeQuantile,
  SURVIVAL_MESSAGES,
} from '../../../content/survival-messages.ts';
import {
  ageReachedBy,
  LAST_TABLE_AGE,
  type LifeTable,
  type Population,
  survivalProbability,
} from '../../../life/life-table.ts';
import { useWidth } from '../../../platform/use-width.ts';
import { ChartCursor } from '../../../ui/chart-cursor.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Section } from '../../../ui/section.tsx';
import { TableDetails } from '../../../ui/table-details.tsx';
import { useChartCursor } from '../../../ui/use-chart-cursor.ts';
import { type LifeTables, pickTable } from '../../../world/life-table.ts';
import type { TablesOfCountry } from '../summary/expected-age.tsx';

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
/** Years that a key moves along the curve. */
const STEP_BY_KEY = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};
const words = SURVIVAL_MESSAGES;

/** Whole ages from one to the table's last, with the first as it is. */
function agesFrom(from: number): [number, ...number[]] {
  const later = Array.from({ length: LAST_TABLE_AGE }, (_, index) => index + 1).filter((age) => age > from);
  return [from, ...later];
}

/** How many people of the slider's age reach each later one: a curve, a sentence and a table. */
export function Survival({ tables, found, age, moved, format }: ChancesProps) {
  const { table, population } = pickTable(found, tables.population);
  return (
    <Section id="chances" title={words.title} hint={words.hint}>
      <PopulationChoice tables={tables} found={found} chosen={population} />
      {age < LAST_TABLE_AGE ? (
        <SurvivalPicture
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

function SurvivalPicture({ place, population, table, from, moved, format }: ChancesPictureProps) {
  const [ref, width, scale] = useWidth<HTMLDivElement>();
  const pointOf = (age: number) => ({ age, share: survivalProbability(table, from, age) });
  const [first, ...later] = agesFrom(from);
  const points = [pointOf(first), ...later.map(pointOf)] as const;
  const geometry = layOutSurvival(points, width, HEIGHT);
  const probe = useChartCursor<HTMLDivElement>({
    of: table,
    count: points.length,
    start: 0,
    scale,
    pointAt: ({ x }) => geometry.nearest(x),
    stepByKey: STEP_BY_KEY,
  });
  const shown = probe.shown === null ? undefined : points[probe.shown];
  const told = shown
    ? {
        at: geometry.place(shown),
        title: words.reaching(format.number(shown.age)),
        text: describeChance(format, { population, from, share: shown.share }),
      }
    : null;
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
      <p className="sentence">{sentence}</p>
      <div className="chances-picture" ref={ref}>
        {width > 0 && (
          <ChartCursor
            probe={probe}
            label={sentence}
            keys={words.keys}
            width={width}
            scale={scale}
            told={told}
          >
            <SurvivalCurve
              geometry={geometry}
              start={points[0]}
              marks={marks}
              width={width}
              height={HEIGHT}
              scale={scale}
              formatAge={format.number}
              formatShare={percent}
            >
              {told && (
                <circle
                  cx={told.at.x}
                  cy={told.at.y}
                  r={6}
                  fill="var(--ground)"
                  stroke="var(--ink)"
                  strokeWidth={2}
                />
              )}
            </SurvivalCurve>
          </ChartCursor>
        )}
      </div>
      <TableDetails
        summary={words.table}
        columns={[words.columns.age, words.columns.share]}
        rows={points
          .filter(({ age }) => age === from || age % TABLE_STEP_YEARS === 0)
          .map(({ age, share }) => ({ id: String(age), cells: [format.number(age), percent(share)] }))}
      />
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
    <>
      <Choice
        legend={words.whose}
        options={POPULATIONS.map((value) => ({
          value,
          label: words.populations[value],
          disabled: !found.tables[value],
        }))}
        chosen={chosen}
        onChoose={tables.onChoosePopulation}
      />
      {!hasAll && <p className="note">{words.noneBySex(tables.place)}</p>}
    </>
  );
}
