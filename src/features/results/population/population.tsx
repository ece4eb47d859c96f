import { useMemo } from 'react';
import { POPULATION_MESSAGES } from '#messages/population-messages.ts';
import { layOutPopulation } from '../../../charts/population-geometry.ts';
import { PopulationSilhouette } from '../../../charts/population-silhouette.tsx';
import {
  describePeople,
  describePlace,
  describeSilhouette,
  nameAgeGroup,
} from '../../../content/describe-population.ts';
import { joinUnits } from '../../../content/join-units.ts';
import world from '../../../content/world-population.json' with { type: 'json' };
import {
  type AgeDistribution,
  countByGroup,
  countByYear,
  distributeByAge,
  findPlaceByAge,
} from '../../../life/population-by-age.ts';
import { exactAgeInWeek } from '../../../life/weeks-of-life.ts';
import { useWidth } from '../../../platform/use-width.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { ChartSection } from '../chart-section.tsx';
import { useResults } from '../results-context.ts';

const HEIGHT = 150;
const words = POPULATION_MESSAGES;

const placeIn = (distribution: AgeDistribution, age: number) => ({
  ...findPlaceByAge(distribution, age),
  oldest: distribution.oldest,
});

/** The share of people younger than the visitor, in the country and in the world: a sentence, a picture, a table. */
export function PlaceAmongTheLiving() {
  const { shown, shownCountry, format } = useResults();
  const known = shownCountry?.facts?.population;
  const population = (shownCountry?.facts && shownCountry.population) ?? 'everyone';
  const everywhere = useMemo(() => distributeByAge(world, population), [population]);
  const inCountry = useMemo(() => known && distributeByAge(known, population), [known, population]);
  const loading = shownCountry && shownCountry.facts === undefined && !shownCountry.failed;
  if (loading) return null;
  const age = exactAgeInWeek(shown.life.presentWeek);
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
    <ChartSection id="place" title={words.title} table={<PopulationTable distribution={distribution} />}>
      <p className="sentence">{joinUnits(sentence)}</p>
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
      <p className="note">{words.source(source, year)}</p>
    </ChartSection>
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
  const [ref, width, scale] = useWidth<HTMLDivElement>();
  return (
    <div className="place-picture" ref={ref}>
      {width > 0 && (
        <PopulationSilhouette
          geometry={layOutPopulation(countByYear(distribution), age, width, HEIGHT)}
          width={width}
          height={HEIGHT}
          scale={scale}
          label={label}
          mark={words.you(format, shown.life.age)}
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
      caption={words.title}
      columns={[words.columns.age, words.columns.people, words.columns.share]}
      rows={countByGroup(distribution).map(({ from, people, share }) => ({
        id: String(from),
        cells: [nameAgeGroup(format, from), describePeople(format, people), format.percent(share * 100)],
      }))}
    />
  );
}
