import { useMemo, useState } from 'react';
import { LANGUAGE } from '#words/form.ts';
import { CITATIONS, SURVIVAL } from '#words/results.ts';
import { LAST_TABLE_AGE } from '../../life/last-table-age.ts';
import {
  expectedAge,
  type LifeTable,
  type Population,
  type Survival as SurvivalOf,
  surviveFrom,
} from '../../life/life-table.ts';
import { ageReachedBy, shareReaching } from '../../life/reach-age.ts';
import { useChartRoom } from '../../platform/use-chart-room.ts';
import { ChartCursor } from '../../ui/chart-cursor.tsx';
import { Choice } from '../../ui/choice.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Section } from '../../ui/section.tsx';
import { joinUnits } from '../../words/join-units.ts';
import { useProjection } from '../projection.tsx';
import { useResults } from '../results-context.ts';
import type { ShownCountry } from '../shown-country.ts';
import { describeChance, describeChances, formatShare, roundQuantile } from './describe-survival.ts';
import './survival.css';
import { SurvivalCurve } from './survival-curve.tsx';
import { layOutSurvival } from './survival-geometry.ts';

/** Pixels: lower where the sentence above it takes more lines. */
const HEIGHT = { narrow: 200, wide: 260 };
const NARROW = 480;
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

/** The ages to list: the first one as given, then whole ages up to the table's last. */
function agesFrom(from: number): [number, ...number[]] {
  const later = Array.from({ length: LAST_TABLE_AGE }, (_, index) => index + 1).filter((age) => age > from);
  return [from, ...later];
}

/** The chances of reaching later ages from the slider's age, as a curve, a sentence and a table. */
export function Survival() {
  const { shownCountry, format } = useResults();
  const { projectedAge } = useProjection();
  if (!shownCountry?.facts) return null;
  const { place, population, facts } = shownCountry;
  const { source, year, tables } = facts.lifeTables;
  const table = tables[population];
  const isShown = projectedAge < LAST_TABLE_AGE;
  return (
    <Section
      id="chances"
      title={SURVIVAL.title}
      hint={isShown ? SURVIVAL.hint({ year }) : undefined}
      table={isShown ? <SurvivalTable of={table} /> : null}
    >
      <PopulationChoice of={shownCountry} />
      {isShown ? (
        <SurvivalPicture place={place} population={population} table={table} />
      ) : (
        <p>{SURVIVAL.ended(format, { lastAge: LAST_TABLE_AGE })}</p>
      )}
      <p className="note">{CITATIONS.lifeTable({ source, year })}</p>
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
function listPoints(survival: SurvivalOf, from: number) {
  const pointOf = (age: number) => ({
    age,
    share: shareReaching(survival, age) / shareReaching(survival, from),
  });
  const [first, ...later] = agesFrom(from);
  return [pointOf(first), ...later.map(pointOf)] as const;
}

const findQuantiles = (survival: SurvivalOf) => ({
  threeInFour: ageReachedBy(survival, SHARES.threeInFour),
  half: ageReachedBy(survival, SHARES.half),
  oneInFour: ageReachedBy(survival, SHARES.oneInFour),
});

/** The same people if death rates keep falling: those who reach the slider's age of all who are of today's age. */
function useOutlook(table: LifeTable, from: number) {
  const { shown, expected } = useResults();
  const { age } = shown.life;
  const differs = typeof expected?.cohort === 'number';
  const survival = useMemo(() => (differs ? surviveFrom(table, age, 'cohort') : null), [differs, table, age]);
  if (!survival) return null;
  return {
    points: listPoints(survival, from),
    half: ageReachedBy(survival, SHARES.half * shareReaching(survival, from)),
  };
}

function SurvivalPicture({ place, population, table }: SurvivalPictureProps) {
  const { format } = useResults();
  const { projectedAge: from, moved } = useProjection();
  const survival = useMemo(() => surviveFrom(table, from), [table, from]);
  const outlook = useOutlook(table, from);
  const points = listPoints(survival, from);
  const quantiles = findQuantiles(survival);
  const sentence = describeChances(format, {
    population,
    place,
    from,
    moved,
    ...quantiles,
    average: expectedAge(survival),
    outlookHalf: outlook?.half,
  });
  const marks = (['threeInFour', 'half', 'oneInFour'] as const).flatMap((quantile) => {
    const age = quantiles[quantile];
    if (age === null) return [];
    const label = SURVIVAL.quantiles[quantile](format, { age: roundQuantile(from, age) });
    return [{ age, share: SHARES[quantile], label }];
  });
  return (
    <>
      <p className="sentence">{joinUnits(sentence)}</p>
      <Curve
        of={table}
        points={points}
        outlook={outlook?.points}
        marks={marks}
        label={sentence}
        describe={({ age, share }, index) => ({
          title: SURVIVAL.reaching(format, { age }),
          text: describeChance(format, {
            population,
            from,
            share,
            outlook: outlook?.points[index]?.share ?? null,
          }),
        })}
      />
    </>
  );
}

function SurvivalTable({ of: table }: { readonly of: LifeTable }) {
  const { format } = useResults();
  const { projectedAge: from } = useProjection();
  const survival = useMemo(() => surviveFrom(table, from), [table, from]);
  const outlook = useOutlook(table, from)?.points;
  const { age: ageTitle, share: shareTitle, outlook: outlookTitle } = SURVIVAL.columns;
  const inPercent = (point: SurvivalPoint | undefined) => (point ? [formatShare(format, point.share)] : []);
  return (
    <DataTable
      caption={SURVIVAL.title}
      columns={[ageTitle, shareTitle, ...(outlook ? [outlookTitle] : [])]}
      rows={listPoints(survival, from).flatMap((point, index) =>
        index === 0 || point.age % TABLE_STEP_YEARS === 0
          ? [
              {
                id: String(point.age),
                cells: [format.number(point.age), ...inPercent(point), ...inPercent(outlook?.[index])],
              },
            ]
          : [],
      )}
    />
  );
}

interface CurveProps {
  /** The life table of the curve. The keyboard position is reset when it changes. */
  readonly of: LifeTable;
  readonly points: ReturnType<typeof listPoints>;
  /** The second curve, if there is one. */
  readonly outlook: readonly SurvivalPoint[] | undefined;
  readonly marks: readonly (SurvivalPoint & { readonly label: string })[];
  readonly label: string;
  readonly describe: (
    point: SurvivalPoint,
    index: number,
  ) => { readonly title: string; readonly text: string };
}

/** The curve with its cursor. */
function Curve({ of, points, outlook, marks, label, describe }: CurveProps) {
  const { format } = useResults();
  const [ref, { width, scale }] = useChartRoom<HTMLDivElement>();
  const height = width < NARROW ? HEIGHT.narrow : HEIGHT.wide;
  const geometry = layOutSurvival(points, width, height, outlook !== undefined);
  return (
    <div className="chances-picture" ref={ref}>
      {width > 0 && (
        <ChartCursor
          label={label}
          keys={SURVIVAL.keys}
          width={width}
          scale={scale}
          resetOn={of}
          count={points.length}
          start={0}
          pointAt={({ x }) => geometry.nearest(x)}
          stepByKey={STEP_BY_KEY}
          describe={(index) => {
            const point = points[index] ?? points[0];
            return { at: geometry.place(point), ...describe(point, index) };
          }}
        >
          {(index) => (
            <SurvivalCurve
              geometry={geometry}
              start={points[0]}
              second={
                outlook && {
                  points: outlook,
                  name: SURVIVAL.outlook.join(LANGUAGE.space),
                  nameInLines: SURVIVAL.outlook,
                }
              }
              marks={marks}
              width={width}
              height={height}
              scale={scale}
              formatAge={format.number}
              formatShare={(share) => format.wholePercent(share * 100)}
            >
              {index !== null && <Marker at={geometry.place(points[index] ?? points[0])} />}
            </SurvivalCurve>
          )}
        </ChartCursor>
      )}
    </div>
  );
}

const Marker = ({ at }: { readonly at: { readonly x: number; readonly y: number } }) => (
  <circle cx={at.x} cy={at.y} r={6} fill="var(--ground)" stroke="var(--ink)" strokeWidth={2} />
);

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
