import { useMemo } from 'react';
import { POPULATION } from '#words/results.ts';
import type { ShownLife } from '../../document/shown-life.ts';
import { daysBetween } from '../../life/calendar-date.ts';
import {
  type AgeDistribution,
  countByGroup,
  countByYear,
  distributeByAge,
  findPlaceByAge,
} from '../../life/population-by-age.ts';
import { exactAgeInWeek } from '../../life/weeks-of-life.ts';
import { useChartRoom } from '../../platform/use-chart-room.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Section } from '../../ui/section.tsx';
import { joinUnits } from '../../words/join-units.ts';
import world from '../../world/world-population.json' with { type: 'json' };
import { useResults } from '../results-context.ts';
import { describePeople, describePlace, describeSilhouette, nameAgeGroup } from './describe-population.ts';
import './population.css';
import { layOutPopulation } from './population-geometry.ts';
import { PopulationSilhouette } from './population-silhouette.tsx';

const HEIGHT = 150;
/** Of the calendar, on average. */
const DAYS_PER_YEAR = 365.2425;

const placeIn = (distribution: AgeDistribution, age: number) => ({
  ...findPlaceByAge(distribution, age),
  oldest: distribution.oldest,
});

/** Years of age: to the day, where it is known, since as many are born in each day of a first week; otherwise to the week. */
const exactAge = ({ life, dates }: ShownLife): number =>
  dates
    ? Math.max(life.age, daysBetween(dates.birthdate, dates.asOf) / DAYS_PER_YEAR)
    : exactAgeInWeek(life.presentWeek);

/** The share of people younger than the visitor, in the country and in the world: a sentence, a picture, a table. */
export function PlaceAmongTheLiving() {
  const { shown, shownCountry, format } = useResults();
  const known = shownCountry?.facts?.population;
  const population = (shownCountry?.facts && shownCountry.population) ?? 'everyone';
  const everywhere = useMemo(() => distributeByAge(world, population), [population]);
  const inCountry = useMemo(() => known && distributeByAge(known, population), [known, population]);
  const loading = shownCountry && shownCountry.facts === undefined && !shownCountry.failed;
  if (loading) return null;
  const age = exactAge(shown);
  const place = known ? (shownCountry?.place ?? null) : null;
  const distribution = inCountry ?? everywhere;
  const { source, year } = known ?? world;
  const inWorld = placeIn(everywhere, age);
  const here = inCountry ? placeIn(inCountry, age) : inWorld;
  const sentence = describePlace(format, {
    population,
    age,
    country: place === null ? null : { name: place, ...here },
    world: inWorld,
  });
  return (
    <Section id="place" title={POPULATION.title} table={<PopulationTable distribution={distribution} />}>
      <p className="sentence">{joinUnits(sentence)}</p>
      <Disclosure summary={POPULATION.chart}>
        <Silhouette
          distribution={distribution}
          age={age}
          label={describeSilhouette(format, {
            population,
            place,
            age: shown.life.age,
            share: here.share,
          })}
        />
        <p className="note">{POPULATION.source({ source, year })}</p>
      </Disclosure>
    </Section>
  );
}

interface SilhouetteProps {
  readonly distribution: AgeDistribution;
  /** The exact age, years. */
  readonly age: number;
  readonly label: string;
}

function Silhouette({ distribution, age, label }: SilhouetteProps) {
  const { shown, format } = useResults();
  const [ref, { width, scale }] = useChartRoom<HTMLDivElement>();
  return (
    <div className="place-picture" ref={ref}>
      {width > 0 && (
        <PopulationSilhouette
          geometry={layOutPopulation(countByYear(distribution), age, width, HEIGHT)}
          width={width}
          height={HEIGHT}
          scale={scale}
          label={label}
          mark={POPULATION.you(format, { age: shown.life.age })}
          formatAge={format.number}
        />
      )}
    </div>
  );
}

function PopulationTable({ distribution }: Pick<SilhouetteProps, 'distribution'>) {
  const { format } = useResults();
  return (
    <DataTable
      caption={POPULATION.title}
      columns={[POPULATION.columns.age, POPULATION.columns.people, POPULATION.columns.share]}
      rows={countByGroup(distribution).map(({ from, people, share }) => ({
        id: String(from),
        cells: [nameAgeGroup(format, from), describePeople(format, people), format.percent(share * 100)],
      }))}
    />
  );
}
