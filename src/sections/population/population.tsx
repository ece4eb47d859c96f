import { POPULATION, TIME_SPLIT, WEEKS } from '#words/results.ts';
import {
  type AgeDistribution,
  countByGroup,
  distributeByAge,
  findRankByAge,
} from '../../life/population-by-age.ts';
import { exactAge } from '../../life/time-together.ts';
import { exactAgeInWeek } from '../../life/weeks.ts';
import { useResults } from '../../results/results-context.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Section } from '../../ui/section.tsx';
import { joinUnits } from '../../words/join-sentences.ts';
import world from '../../world/world-population.json' with { type: 'json' };
import { describePeople, describeRank, describeSilhouette, nameAgeGroup } from './describe-population.ts';
import './population.css';
import { PopulationSilhouette } from './population-silhouette.tsx';

/** The share of people younger than the visitor, in the country and in the world: a sentence, a picture, a table. */
export function PopulationRank() {
  const { shown, shownCountry, format } = useResults();
  if (shownCountry && shownCountry.facts === undefined && !shownCountry.failed) return null;
  const population = (shownCountry?.facts && shownCountry.population) ?? 'everyone';
  // To the day, where it is known: of children in their first week, as many are born on each day.
  const age = shown.dates ? exactAge(shown.dates) : exactAgeInWeek(shown.life.presentWeek);
  const rankIn = (distribution: AgeDistribution) => findRankByAge(distribution, age);
  const inWorld = distributeByAge(world, population);
  const known = shownCountry?.facts?.population;
  const country = known && { name: shownCountry.countryPhrase, people: distributeByAge(known, population) };
  const distribution = country?.people ?? inWorld;
  const { source, year } = known ?? world;
  const sentence = describeRank(format, {
    whose: shown.whose,
    population,
    country: country ? { name: country.name, ...rankIn(country.people) } : null,
    world: rankIn(inWorld),
  });
  const label = describeSilhouette(format, {
    population,
    countryPhrase: country?.name ?? null,
    age: shown.life.age,
    share: rankIn(distribution).share,
  });
  return (
    <Section id="place" title={POPULATION.title} table={<PopulationTable of={distribution} />}>
      <p className="sentence">{joinUnits(sentence)}</p>
      <Disclosure summary={POPULATION.chart}>
        <PopulationSilhouette distribution={distribution} age={age} label={label} />
        <p className="note">{POPULATION.source({ source, year })}</p>
      </Disclosure>
    </Section>
  );
}

function PopulationTable({ of: distribution }: { readonly of: AgeDistribution }) {
  const { format } = useResults();
  return (
    <DataTable
      caption={POPULATION.title}
      columns={[WEEKS.age, POPULATION.columns.people, TIME_SPLIT.columns.share]}
      rows={countByGroup(distribution).map(({ from, people, share }) => ({
        id: String(from),
        cells: [nameAgeGroup(format, from), describePeople(format, people), format.percent(share * 100)],
      }))}
    />
  );
}
