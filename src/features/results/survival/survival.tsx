import { SurvivalCurve } from '../../../charts/survival-curve.tsx';
import { layOutSurvival } from '../../../charts/survival-geometry.ts';
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
import { useProjection } from '../projection-context.ts';
import { useResults } from '../results-context.ts';
import type { TablesOfCountry } from '../tables-of-country.ts';

const HEIGHT = 260;
const SHARES = { threeInFour: 0.75, half: 0.5, oneInFour: 0.25 } as const;
const TABLE_STEP_YEARS = 5;
/** The years that each key moves along the curve. */
const STEP_BY_KEY = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};
const words = SURVIVAL_MESSAGES;

/** The ages to list: the first one as given, then whole ages up to the table's last. */
function agesFrom(from: number): [number, ...number[]] {
  const later = Array.from({ length: LAST_TABLE_AGE }, (_, index) => index + 1).filter((age) => age > from);
  return [from, ...later];
}

/** The chances of reaching later ages from the slider's age, as a curve, a sentence and a table. */
export function Survival() {
  const { tables } = useResults();
  const { projectedAge } = useProjection();
  if (!tables?.found) return null;
  const { found } = tables;
  const { table, population } = pickTable(found, tables.population);
  return (
    <Section id="chances" title={words.title} hint={words.hint}>
      <PopulationChoice tables={tables} found={found} chosen={population} />
      {projectedAge < LAST_TABLE_AGE ? (
        <SurvivalPicture place={tables.place} population={population} table={table} />
      ) : (
        <p>{words.ended}</p>
      )}
      <p className="note">{words.source(found.source, found.year)}</p>
    </Section>
  );
}

interface SurvivalPictureProps {
  readonly place: string;
  readonly population: Population;
  readonly table: LifeTable;
}

type SurvivalPoint = ReturnType<typeof listPoints>[number];

/** The share of people alive at an age who reach each later age. */
function listPoints(table: LifeTable, from: number) {
  const pointOf = (age: number) => ({ age, share: survivalProbability(table, from, age) });
  const [first, ...later] = agesFrom(from);
  return [pointOf(first), ...later.map(pointOf)] as const;
}

const findQuantiles = (table: LifeTable, from: number) => ({
  threeInFour: ageReachedBy(table, from, SHARES.threeInFour),
  half: ageReachedBy(table, from, SHARES.half),
  oneInFour: ageReachedBy(table, from, SHARES.oneInFour),
});

function SurvivalPicture({ place, population, table }: SurvivalPictureProps) {
  const { format } = useResults();
  const { projectedAge: from, moved } = useProjection();
  const points = listPoints(table, from);
  const quantiles = findQuantiles(table, from);
  const sentence = describeChances(format, { population, place, from, moved, ...quantiles });
  const marks = (['threeInFour', 'half', 'oneInFour'] as const).flatMap((quantile) => {
    const age = quantiles[quantile];
    const label = age !== null && `${words.quantiles[quantile]}: ${describeQuantile(format, from, age)}`;
    return label ? [{ age, share: SHARES[quantile], label }] : [];
  });
  return (
    <>
      <p className="sentence">{sentence}</p>
      <Curve
        of={table}
        points={points}
        marks={marks}
        label={sentence}
        describe={({ age, share }) => ({
          title: words.reaching(format.number(age)),
          text: describeChance(format, { population, from, share }),
        })}
      />
      <TableDetails
        summary={words.table}
        columns={[words.columns.age, words.columns.share]}
        rows={points
          .filter(({ age }) => age === from || age % TABLE_STEP_YEARS === 0)
          .map(({ age, share }) => ({
            id: String(age),
            cells: [format.number(age), format.wholePercent(share * 100)],
          }))}
      />
    </>
  );
}

interface CurveProps {
  /** The life table of the curve. The keyboard position is reset when it changes. */
  readonly of: LifeTable;
  readonly points: ReturnType<typeof listPoints>;
  readonly marks: readonly (SurvivalPoint & { readonly label: string })[];
  readonly label: string;
  readonly describe: (point: SurvivalPoint) => { readonly title: string; readonly text: string };
}

/** The curve with its cursor. */
function Curve({ of, points, marks, label, describe }: CurveProps) {
  const { format } = useResults();
  const [ref, width, scale] = useWidth<HTMLDivElement>();
  const geometry = layOutSurvival(points, width, HEIGHT);
  const cursor = useChartCursor<HTMLDivElement>({
    of,
    count: points.length,
    start: 0,
    scale,
    pointAt: ({ x }) => geometry.nearest(x),
    stepByKey: STEP_BY_KEY,
  });
  const shown = cursor.shown === null ? undefined : points[cursor.shown];
  const point = shown ? { at: geometry.place(shown), ...describe(shown) } : null;
  return (
    <div className="chances-picture" ref={ref}>
      {width > 0 && (
        <ChartCursor
          cursor={cursor}
          label={label}
          keys={words.keys}
          width={width}
          scale={scale}
          point={point}
        >
          <SurvivalCurve
            geometry={geometry}
            start={points[0]}
            marks={marks}
            width={width}
            height={HEIGHT}
            scale={scale}
            formatAge={format.number}
            formatShare={(share) => format.wholePercent(share * 100)}
          >
            {point && (
              <circle
                cx={point.at.x}
                cy={point.at.y}
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
