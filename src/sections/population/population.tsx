import { max, ticks } from 'd3-array';
import { area } from 'd3-shape';
import { useId } from 'react';
import { POPULATION, TIME_SPLIT, WEEKS } from '#words/results.ts';
import type { ShownLife } from '../../document/submitted-life.ts';
import { exactAgeAfterWeeks, exactAgeOn } from '../../life/exact-age.ts';
import {
  type AgeDistribution,
  countByGroup,
  countByYear,
  distributeByAge,
  findRankByAge,
} from '../../life/population-by-age.ts';
import { WEEKS_PER_YEAR } from '../../life/weeks.ts';
import { useFormat } from '../../platform/locale.ts';
import { useChartRoom } from '../../platform/use-chart-room.ts';
import { useLife } from '../../results/results-context.ts';
import { ChartDrawing } from '../../ui/charts/chart-drawing.tsx';
import { ChartText } from '../../ui/charts/chart-text.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Section } from '../../ui/section.tsx';
import { formatInTenths } from '../../words/format-share.ts';
import { joinUnits } from '../../words/join-sentences.ts';
import world from '../../world/world-population.json' with { type: 'json' };
import { describePeople, describeRank, describeSilhouette, nameAgeGroup } from './describe-population.ts';
import './population.css';

/**
 * The exact age by which a life is ranked among the living: in its first year to the day, then by its weeks, so that a link, which has
 * no date, says the same as the page.
 * @returns years; `null` for the first year in a link
 */
function findAge({ life: { weeksLived }, dates }: ShownLife): number | null {
  if (weeksLived >= WEEKS_PER_YEAR) return exactAgeAfterWeeks(weeksLived);
  return dates && exactAgeOn(dates);
}

/**
 * The share of people younger than the visitor, in the country and in the world: a sentence, a picture, a table. Not for
 * the first year in a link: within a week, the number of those born later is several times as large.
 */
export function PopulationRank() {
  const { shown, shownCountry } = useLife();
  const format = useFormat();
  if (shownCountry && shownCountry.facts === undefined && !shownCountry.failed) return null;
  const population = (shownCountry?.facts && shownCountry.population) ?? 'everyone';
  const age = findAge(shown);
  if (age === null) return null;
  const rankIn = (distribution: AgeDistribution) => findRankByAge(distribution, age);
  const inWorld = distributeByAge(world, population);
  const known = shownCountry?.facts?.population;
  const inCountry = known && distributeByAge(known, population);
  const rank = {
    whose: shown.whose,
    population,
    country: inCountry ? { name: shownCountry.countryPhrase, ...rankIn(inCountry) } : null,
    world: rankIn(inWorld),
  };
  const distribution = inCountry ?? inWorld;
  const { source, year } = known ?? world;
  return (
    <Section
      id="population"
      title={POPULATION.title}
      table={
        <DataTable
          caption={POPULATION.title}
          columns={[WEEKS.age, POPULATION.columns.people, TIME_SPLIT.columns.share]}
          rows={countByGroup(distribution).map(({ from, people, percentage }) => ({
            id: String(from),
            cells: [
              nameAgeGroup(format, from),
              describePeople(format, people),
              formatInTenths(format, percentage / 100),
            ],
          }))}
        />
      }
    >
      <p className="sentence">{joinUnits(describeRank(format, rank))}</p>
      <div className="population-chart">
        <Disclosure summary={POPULATION.chart}>
          <Silhouette
            distribution={distribution}
            age={age}
            label={describeSilhouette(format, rank, shown.life.age)}
          />
          <p className="note">{POPULATION.source({ source, year })}</p>
        </Disclosure>
      </div>
    </Section>
  );
}

const HEIGHT = 150;
const MARGIN = { top: 26, right: 14, bottom: 28, left: 14 };

/**
 * Lays out a population by age as a silhouette, with one age marked.
 * @param counts the people of each whole age, from 0 on
 * @param age exact age, years; past the last age, the end of the silhouette is marked
 * @param width of the whole chart, in pixels
 */
export function layOutPopulation(counts: readonly number[], age: number, width: number) {
  const span = counts.length;
  const right = Math.max(MARGIN.left + 1, width - MARGIN.right);
  const bottom = HEIGHT - MARGIN.bottom;
  const most = Math.max(1, max(counts) ?? 1);
  const x = (years: number) => MARGIN.left + (years / span) * (right - MARGIN.left);
  const y = (count: number) => bottom - (count / most) * (bottom - MARGIN.top);
  // The count of an age is drawn in the middle of its year.
  const points = [
    { years: 0, count: counts[0] ?? 0 },
    ...counts.map((count, index) => ({ years: index + 0.5, count })),
    { years: span, count: counts.at(-1) ?? 0 },
  ];
  const draw = area<(typeof points)[number]>(
    ({ years }) => x(years),
    bottom,
    ({ count }) => y(count),
  );
  return {
    outline: draw(points) ?? '',
    x: x(Math.min(Math.max(0, age), span)),
    ageTicks: ticks(0, span, 5).map((years) => ({ age: years, x: x(years) })),
    bottom,
  };
}

interface SilhouetteProps {
  readonly distribution: AgeDistribution;
  /** The visitor's exact age, years. */
  readonly age: number;
  readonly label: string;
}

/** A population by age, with the part that is younger than the visitor filled. */
function Silhouette({ distribution, age, label }: SilhouetteProps) {
  const { shown } = useLife();
  const format = useFormat();
  const [ref, { width, scale }] = useChartRoom<HTMLDivElement>();
  const youngerId = useId();
  const { outline, x, ageTicks, bottom } = layOutPopulation(countByYear(distribution), age, width);
  const line = { x1: x, x2: x, y1: MARGIN.top - 20, y2: bottom };
  const beforeTheLine = x > width / 2;
  return (
    <div className="population-picture" ref={ref}>
      {width > 0 && (
        <ChartDrawing role="img" aria-label={label} width={width} height={HEIGHT} scale={scale}>
          <clipPath id={youngerId}>
            <rect width={x} height={HEIGHT} />
          </clipPath>
          <path d={outline} fill="var(--track)" stroke="var(--edge)" strokeLinejoin="round" />
          <path d={outline} fill="var(--ink)" clipPath={`url(#${youngerId})`} />
          {ageTicks.map((tick) => (
            <ChartText key={tick.age} className="chart-label" x={tick.x} y={bottom + 20} textAnchor="middle">
              {format.number(tick.age)}
            </ChartText>
          ))}
          <line {...line} stroke="var(--now)" strokeWidth={3.5} />
          <line {...line} stroke="var(--glow)" strokeWidth={2} />
          <ChartText
            className="chart-now"
            x={x + (beforeTheLine ? -8 : 8)}
            y={MARGIN.top - 8}
            textAnchor={beforeTheLine ? 'end' : 'start'}
          >
            {POPULATION.you(format, { age: shown.life.age, whose: shown.whose })}
          </ChartText>
        </ChartDrawing>
      )}
    </div>
  );
}
